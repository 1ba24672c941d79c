// The workshop page: the person writes a bot, runs it, measures it, keeps it and shares it.

import { html } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { Mode } from "../../table/mode.ts";
import * as words from "../../i18n/messages.ts";
import * as bots from "../../storage/bots.ts";
import { gameOf, stay } from "../../base/address.ts";
import { picture } from "../../ui/controls.ts";
import { MatchSession } from "../../table/session.ts";
import { playersOf, type OwnBot } from "../../table/players.ts";
import { SessionTable } from "../../table/table-page.ts";
import { chooser, keepView, notes } from "./bot-views.ts";
import { readLink } from "./bot-link.ts";
import { droppedFiles, readFiles } from "./hand-in.ts";
import { Editor } from "./editor.ts";
import { League } from "./league.ts";
import { leagueView } from "./league-view.ts";
import { Measurement } from "./measurement.ts";
import { Packages } from "./packages.ts";
import { offersOf, referenceView, stepsView } from "./reference-views.ts";
import { barView, faultView, resultView, runView, textOf } from "./run-views.ts";
import { Output } from "./output.ts";
import { Runner, Stopped } from "./runner.ts";
import { WorkshopStore, type Fault } from "./store.ts";
import { addStyles } from "./styles.ts";
import type { OpenTable } from "../../base/page.ts";
import type { Page, Route } from "../../base/page.ts";
import { EngineError } from "../../engine/client.ts";
import type { Reply, Request } from "../../engine/client.ts";

const { t } = words;

/** Milliseconds between renderings of a measurement. */
const REDRAW = 250;

/** @param chosen null: the game written for last @param fragment the rest of a link with a bot */
export function workshopPage(chosen: Protocol.GameEntry | null, fragment: string, page: Page): Route {
  addStyles();
  const game = chosen ?? lastGame();
  const { id: gameId } = game;
  let busy: "" | "table" | "watch" | "measure" | "install" = "";
  let at: OpenTable | null = null;
  let ended = false;
  let sought = ""; // in the reference
  const store = new WorkshopStore(gameId, {
    opened,
    followed: () => editor.follow(store.bot.source),
    changed: draw,
    removed: () => packages.drop(),
  });
  let { here } = store;
  const runner: Runner = new Runner(
    {
      changed: () => draw(),
      line(...line) {
        here.printed.add(...line);
        soon();
      },
    },
    () => packages.wheels,
  );
  const packages = new Packages({
    bot: () => store.id,
    keep: () => store.keep(),
    runner: () => runner,
    busy: () => busy !== "",
    installing,
    changed: draw,
  });
  packages.load();
  const editor = new Editor({
    changed: edited,
    offers: (owner) => offersOf(gameId, owner),
    most: bots.LONGEST,
    refused: () => store.refuse("text-long"),
  });
  const league = League.of(gameId);
  league.changed = draw;
  editor.open(store.bot.source);
  if (here.fault) show(here.fault);

  function draw() {
    if (!ended) page.changed();
  }

  /** Shows another bot, or another text of this one. */
  function opened() {
    here = store.here;
    runner.stop(); // its worker has the packages of another bot
    packages.load();
    editor.open(store.bot.source);
    draw();
  }

  function edited(source: string) {
    if (here.sent) stay(`workshop=${gameId}`);
    store.edit(source);
    draw();
  }

  async function installing(work: () => Promise<void>) {
    busy = "install";
    draw();
    try {
      await work();
    } catch (error) {
      if (!ended) failed(error);
    }
    busy = "";
    draw();
  }

  /** Opens a file that was dropped onto the page; several enter the league. */
  async function dropped(event: DragEvent) {
    event.preventDefault();
    const files = await droppedFiles(event.dataTransfer);
    const [file] = files;
    if (!file) return;
    if (files.length > 1 && !league.begun) return league.enter(await readFiles(files));
    void (file.name.endsWith(".py") ? store.openFile(file) : packages.add(file));
  }

  // ---- Running it

  function show(fault: Fault | null) {
    here.fault = fault;
    editor.mark(fault?.line ?? null, fault ? textOf(fault) : "");
  }

  let drawing: ReturnType<typeof setTimeout> | undefined;

  /** Draws what a bot prints, a few times a second. */
  function soon() {
    if (drawing !== undefined) return;
    drawing = setTimeout(() => {
      drawing = undefined;
      draw();
    }, REDRAW);
  }

  /** Runs something with the bot, unless something runs already. */
  async function run(what: typeof busy, work: () => Promise<void>) {
    if (busy || league.running) return;
    busy = what;
    store.run();
    here.printed = new Output();
    here.who = whoPlays(what === "watch" ? "one" : what === "table" ? "rest" : "side");
    store.refused = "";
    show(null);
    draw();
    try {
      await packages.loading;
      const fault = await runner.begin(store.bot.source, gameId);
      if (fault) show(fault);
      else await work();
    } catch (error) {
      if (!ended) failed(error);
    }
    busy = "";
    draw();
  }

  function failed(error: unknown) {
    if (error instanceof Stopped) return;
    const { reason, facts } = error instanceof EngineError ? error : {};
    store.refused = "engine";
    store.why = t("engine-failed-why", { reason: reason ?? "", ...facts });
  }

  function stop() {
    if (busy) runner.stop();
  }

  /** Plays one deal of a trial. @returns null if the bot has failed */
  async function trial(opponent: string, run: string, number: number, once: boolean) {
    const reply = await runner.request({ do: "trial", game: gameId, opponent, run, number, once });
    if ("cancelled" in reply) return null;
    if (!reply.ok) throw new Error(reply.error.id);
    if (reply.trial.broken) show(reply.trial.broken);
    return reply.trial.broken ? null : reply.trial;
  }

  const measure = () =>
    run("measure", async () => {
      const { opponent, deals } = here;
      const id = bots.freshId();
      const measurement = new Measurement(gameId, opponent, deals);
      here.measurement = measurement;
      const look = async (found: object) => {
        const reply: any = await runner.request({ do: "measured", ...found } as Request);
        return reply.ok ? reply : null;
      };
      await measurement.run(async (n) => (ended ? null : trial(opponent, id, n, false)), look, draw);
    });

  const watch = () =>
    run("watch", async () => {
      const found = await trial(here.opponent, bots.freshId(), 1, true);
      if (found) toReplay(found.played[0].replay);
    });

  const play = () =>
    run("table", async () => {
      const state = await runner.request({ do: "duel", game: gameId });
      if (!("table" in state)) throw new Error("no table");
      const session = new MatchSession(state, { request: (request) => asked(request) });
      const players = playersOf(whoPlays("rest"), state.table);
      const surroundings = { leave: () => leaveTable(), showSettings: page.showSettings, players };
      at = new SessionTable(session, (table) => new Mode(table), surroundings);
    });

  function whoPlays(plays: OwnBot["plays"]): OwnBot {
    return { name: store.bot.name, plays, against: here.opponent };
  }

  /** Shows a deal that the bot has played, with its name. */
  function toReplay(replay: string, own = here.who) {
    page.go(`sent-replay&${replay}`, { noting: { own } });
  }

  function replayLink(replay: string, text: string, look: string, own = here.who) {
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      toReplay(replay, own);
    };
    return html`<a class=${look} href="#sent-replay&${replay}" @click=${follow}>${text}</a>`;
  }

  function leaveTable() {
    at?.close();
    at = null;
    draw();
    document.querySelector("h1")?.focus();
  }

  /** Sends a table's request. If the bot fails, the table closes and the error is shown. */
  async function asked<R extends Request>(request: R): Promise<Reply<R>> {
    const reply: any = await runner.request(request).catch((error) => error);
    if (!at) return new Promise(() => {});
    if (reply instanceof Error) failed(reply);
    else if (reply.ok || reply.error.id !== "bot-broken") return reply;
    else await trouble();
    leaveTable();
    return new Promise(() => {});
  }

  async function trouble() {
    const reply = await runner.request({ do: "trouble" });
    if (!reply.ok) return;
    show(reply.broken);
  }

  // ---- Drawing

  function view() {
    const idle = busy === "" && !league.running;
    const running = { busy: at ? "" : busy, idle, progress: runner.progress };
    return html`<main id="main" class="view">
      <div class="workshop" @dragover=${(event: Event) => event.preventDefault()} @drop=${dropped}>
        <div class="view-head" data-game=${gameId}>${picture(gameId, "head")}<div>
          <h1 tabindex="-1">${t("workshop")}</h1><p>${t("workshop-lead")}</p></div></div>
        <div class="panel">
          ${chooser(store, gameId, (id) => page.go(`workshop=${id}`, { replace: true }))}
          <p class="help">${t("workshop-keys")}</p>
          ${editor.element}
          ${notes(store)} ${faultView(here.fault, (line) => editor.goTo(line), replayLink)}
          <h2 id="workshop-console">${t("workshop-console")}</h2>
          <pre class="workshop-console" tabindex="0" role="region" aria-labelledby="workshop-console">${here.printed.text}</pre>
        </div>
        <div class="panel">${runView(here, running, { watch, play })}
          ${resultView(here.measurement, (replay, text, look) => replayLink(replay, text, look, { ...whoPlays("side"), against: here.measurement?.opponent ?? "" }))}
          ${stepsView(gameId, begin)} ${keepView(store, gameId)} ${packages.view()} ${referenceView(gameId, begin, sought, seek)}</div>
        ${leagueView(league, store, busy !== "", replayLink)}
        ${barView(running, { measure, stop })}
      </div>
    </main>`;
  }

  function seek(words: string) {
    sought = words;
    draw();
  }

  function begin(name: string, source: string) {
    store.begin(name, source);
  }

  return {
    game,
    match: () => at,
    begin() {
      if (!chosen) stay(`workshop=${gameId}`);
      page.keepPlain();
      if (!fragment) return;
      void readLink(gameId, fragment).then((found) => {
        if (ended) return;
        if (typeof found !== "string") store.begin(found.name || t("workshop-from-link"), found.source, true);
        else store.refuse(found);
      });
    },
    end() {
      ended = true;
      league.stop();
      runner.close();
      at?.close();
      editor.close();
      store.close();
    },
    draw: view,
  };
}

/** Returns the game of the bot that was edited last; the first game if there is none. */
function lastGame(): Protocol.GameEntry {
  const newest = Object.values(bots.all()).reduce((a, b) => (b.at > a.at ? b : a), { at: "", game: "" });
  return gameOf(newest.game) ?? catalogue.games[0];
}
