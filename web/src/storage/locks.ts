// Of all tabs, one is at a game's table: it holds a lock for as long as it is there.
//
// What several tabs are promised, wherever it is kept (each with its test in e2e/kept/test_two_tabs.py):
// - Who comes to a table at which another tab sits is told so, and may take it over. The other keeps its last move
// first;
// one that sleeps loses the table, and a move that it still had is put aside (match-page.ts).
// - A match that another tab begins, a file or “Erase everything” takes the table in the same way; the tab that has
// lost
// it says what has happened (backup.ts, other-tab.ts).
// - Nobody writes over what he does not know: what a table does not know is left in its place, its own put aside
// (`Place`
// in saved-matches.ts). That holds without locks, too (an address that is not secure, a file on some browsers): there
// everybody
// gets one.
// - Settings, choices, statistics and what was learned are kept part by part; of what two tabs write side by side
// nothing
// is lost (store.ts). Deals are each kept once, by their replay links (deals.ts).
// - Several tabs may play a deal of the day, a tournament or a challenge. The first result that is stored stays; no tab
// overwrites a position that another has stored since, or restores an erased entry
// (src/features/duplicate/duplicate-deal.ts; tested in
// e2e/table/test_results.py).

/** How long a page that is just going may take, in milliseconds. */
const GOING = 500;
/** How long one that is asked may take to store its last move: one that sleeps never does. */
const PATIENCE = 2000;

/** Settles when the lock that was given back last is free. */
let given: Promise<unknown> = Promise.resolve();

export type Claim = { release: () => void };

/** Claims a game's table for this tab. @returns null: another tab has it */
export async function claim(
  game: string,
  {
    take = false,
    asked = () => {},
    lost = () => {},
  }: {
    take?: boolean; // another tab that has it is asked for it; should it not answer, it loses it
    asked?: () => void; // another tab asks for it: it is to be released soon
    lost?: () => void; // it was taken without an answer
  } = {},
): Promise<Claim | null> {
  await given;
  if (take) ask(game);
  const give =
    (await lock(game, { ifAvailable: true }, lost)) ??
    (await lock(game, { signal: AbortSignal.timeout(take ? PATIENCE : GOING) }, lost)) ??
    (take ? await lock(game, { steal: true }, lost) : null);
  if (!give) return null;
  const channel = open();
  channel?.addEventListener("message", ({ data }) => {
    if (data === game) asked();
  });
  return {
    release() {
      channel?.close();
      give();
    },
  };
}

/** @returns gives it back; null when it was not to be had in time */
function lock(game: string, options: LockOptions, lost: () => void): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const held = Promise.withResolvers();
    let mine = false;
    const hold = (granted: Lock | null) => {
      if (!granted) return resolve(null);
      mine = true;
      resolve(() => {
        held.resolve(undefined);
        given = request;
      });
      return held.promise;
    };
    const failed = () => {
      if (mine) lost();
      else resolve(options.signal?.aborted ? null : () => {});
    };
    if (!navigator.locks) return failed();
    const request = navigator.locks.request(`nanafuda:${game}`, options, hold).catch(failed);
  });
}

/** Asks whoever has it to give it back. */
function ask(game: string) {
  const channel = open();
  channel?.postMessage(game);
  channel?.close();
}

function open() {
  try {
    return new BroadcastChannel("nanafuda");
  } catch {
    return null;
  }
}
