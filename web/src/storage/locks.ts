// A tab with a game's table open holds the lock of that game.
//
// Guarantees across tabs, wherever they are implemented (tested in e2e/storage/test_two_tabs.py):
// - A tab that opens a table of another tab says so and offers to take it over. The other tab stores its last move
//   first. A suspended tab loses the lock, and its unsaved move is quarantined (match-page.ts).
// - A match begun in another tab, an import or “Erase everything” takes the lock in the same way. The tab that lost it
//   shows the reason (backup.ts, match-page.ts).
// - A table never overwrites a save that it has not read: it quarantines its own (`Slot` in saved-matches.ts). This
//   also holds without locks (insecure origin, file: URL in some browsers), where every tab gets the claim.
// - A bot of the workshop is written only over the text that this tab has just read; a replaced one becomes a version (open-bot.ts,
//   tested in e2e/workshop/test_texts.py).
// - Settings, choices, statistics and learning progress are stored one key a part, so concurrent writes are not lost
//   (store.ts). Each deal is stored once, by its replay link (deals.ts).
// - Several tabs may play the same deal of the day or challenge. The first stored result stays. No tab
//   overwrites a position that another has stored since, or restores an erased entry
//   (src/features/duplicate/duplicate-deal.ts; tested in e2e/table/test_results.py).

/** Timeout for a page that is just closing, in milliseconds. */
const CLOSING = 500;
/** Timeout in milliseconds for a tab to store its last move after a request. A suspended tab never does. */
const HANDOVER = 2000;

export type Claim = { release: () => void };

/** Claims a game's table for this tab. @returns null: another tab holds it */
export async function claim(
  game: string,
  {
    take = false,
    asked = () => {},
    lost = () => {},
  }: {
    take?: boolean; // request it from another tab; after a timeout, steal it
    asked?: () => void; // another tab requests it: release it soon
    lost?: () => void; // another tab stole it after the timeout
  } = {},
): Promise<Claim | null> {
  if (take) post(game);
  const inTime = () => ({ signal: AbortSignal.timeout(take ? HANDOVER : CLOSING) });
  // The first request has no timeout: a slow browser could grant a free lock to a request that was given up meanwhile,
  // and the next one would find it held. The last one is for a lock that became free as the time ended.
  const free: LockOptions = { ifAvailable: true };
  const unlock =
    (await lock(game, free, lost)) ??
    (await lock(game, inTime(), lost)) ??
    (await lock(game, take ? { steal: true } : free, lost));
  if (!unlock) return null;
  const channel = open();
  channel?.addEventListener("message", ({ data }) => {
    if (data === game) asked();
  });
  return {
    release() {
      channel?.close();
      unlock();
    },
  };
}

/** @returns releases the lock; null after a timeout, or if it is not available. Without locks every tab gets it. */
async function lock(game: string, options: LockOptions, lost: () => void): Promise<(() => void) | null> {
  if (!navigator.locks) return () => {};
  const granted = Promise.withResolvers<(() => void) | null>();
  const held = Promise.withResolvers<void>();
  let mine = false;
  const hold = (free: Lock | null) => {
    if (!free) return granted.resolve(null);
    mine = true;
    granted.resolve(held.resolve);
    return held.promise;
  };
  navigator.locks.request(`nanafuda:${game}`, options, hold).catch(() => {
    if (mine) lost();
    else granted.resolve(options.signal?.aborted ? null : () => {});
  });
  return granted.promise;
}

/** Asks the tab that holds the lock to release it. */
function post(game: string) {
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
