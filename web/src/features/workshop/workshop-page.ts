// The workshop page: the person writes a bot, runs it, measures it, keeps it and shares it.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { Mode } from "../../table/mode.ts";
import * as words from "../../i18n/messages.ts";
import * as bots from "../../storage/bots.ts";
import { gameOf, stay } from "../../base/address.ts";
import { dropdown, picture } from "../../ui/controls.ts";
import { MatchSession } from "../../table/session.ts";
import { playersOf, type OwnBot } from "../../table/players.ts";
import { SessionTable } from "../../table/table-page.ts";
import { chooser, keepView, notes } from "./bot-views.ts";
import { encoded, readLink } from "./bot-link.ts";
import { Editor } from "./editor.ts";
import { Measurement } from "./measurement.ts";
import { Packages } from "./packages.ts";
import { offersOf, referenceView, signed, stepsView } from "./reference-views.ts";
import { BotTimeout, Runner, Stopped } from "./runner.ts";
import { WorkshopStore, type Fault } from "./store.ts";
import { addStyles } from "./styles.ts";
import type { OpenTable } from "../../base/page.ts";
import type { Page, Route } from "../../base/page.ts";
import { EngineError } from "../../engine/client.ts";
import type { Reply, Request } from "../../engine/client.ts";

const { t } = words;

/** Seconds that a decision may take, as in the engine (workshop/bot.py). */
const SECONDS = 5;
const DEALS = [20, 100, 500, 2000];
const OPPONENTS = ["random", ...catalogue.levels];
/** Milliseconds between renderings of a measurement. */
const REDRAW = 250;
/** Printed lines that are kept. */
const LINES = 400;
/** @param chosen null: the game written for last @param fragment the rest of a link with a bot */
export function workshopPage(chosen: Protocol.GameEntry | null, fragment: string, page: Page): Route {
  addStyles();
  const game = chosen ?? lastGame();
  const { id: gameId } = game;
  let busy: "" | "table" | "watch" | "measure" | "install" = "";
  let at: OpenTable | null = null;
  let ended = false;
  const store = new WorkshopStore(gameId, {
    opened,
    followed: () => editor.follow(store.bot.source),
    changed: draw,
    removed: () => packages.drop(),
  });
  let { here } = store;
  const runner: Runner = new Runner(
    () => draw(),
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

  /** Opens a file that was dropped onto the page. */
  function dropped(event: DragEvent) {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void (file.name.endsWith(".py") ? store.openFile(file) : packages.add(file));
  }

  // ---- Running it

  function show(fault: Fault | null) {
    here.fault = fault;
    editor.mark(fault?.line ?? null, fault ? textOf(fault) : "");
  }

  function note(lines: string[]) {
    here.printed = [...here.printed, ...lines].slice(-LINES);
  }

  /** Runs something with the bot, unless something runs already. */
  async function run(what: typeof busy, work: (source: string) => Promise<void>) {
    if (busy) return;
    busy = what;
    store.run();
    here.printed = [];
    here.who = whoPlays(what === "watch" ? "one" : what === "table" ? "rest" : "side");
    store.refused = "";
    show(null);
    draw();
    try {
      await packages.loading;
      await work(encoded(store.bot.source));
    } catch (error) {
      if (!ended) failed(error);
    }
    busy = "";
    draw();
  }

  function failed(error: unknown) {
    if (error instanceof Stopped) return;
    if (error instanceof BotTimeout)
      show({ id: "slow", args: { seconds: SECONDS }, line: null, trace: [], replay: null });
    else {
      const { reason, facts } = error instanceof EngineError ? error : {};
      store.refused = "engine";
      store.why = t("engine-failed-why", { reason: reason ?? "", ...facts });
    }
  }

  function stop() {
    if (busy) runner.stop();
  }

  /** Plays one deal of a trial. @returns null if the bot has failed */
  async function trial(source: string, opponent: string, seed: string, once: boolean) {
    const reply = await runner.request({ do: "trial", source, game: gameId, opponent, seed, once });
    if ("cancelled" in reply) return null;
    if (!reply.ok) throw new Error(reply.error.id);
    note(reply.printed);
    if (reply.trial.broken) show(reply.trial.broken);
    return reply.trial.broken ? null : reply.trial;
  }

  const measure = () =>
    run("measure", async (source) => {
      const { opponent, deals } = here;
      const measurement = new Measurement(gameId, opponent, deals);
      here.measurement = measurement;
      let drawn = 0;
      try {
        for (let n = 1; n <= deals && !ended; n++) {
          const found = await trial(source, opponent, `w${n}`, false);
          if (!found) break;
          measurement.add(found);
          if (performance.now() - drawn < REDRAW) continue;
          drawn = performance.now();
          draw();
        }
      } finally {
        measurement.running = false;
      }
    });

  const watch = () =>
    run("watch", async (source) => {
      const found = await trial(source, here.opponent, bots.freshId(), true);
      if (found) toReplay(found.played[0].replay);
    });

  const play = () =>
    run("table", async (source) => {
      const state = await runner.request({ do: "duel", source, game: gameId });
      if (!("table" in state)) return trouble();
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
    note(reply.printed);
    show(reply.broken);
  }

  // ---- Drawing

  function view() {
    return html`<main id="main" class="view">
      <div class="workshop" @dragover=${(event: Event) => event.preventDefault()} @drop=${dropped}>
        <div class="view-head">${picture(gameId, "head")}<div>
          <h1 tabindex="-1">${t("workshop")}</h1><p>${t("workshop-lead")}</p></div></div>
        <div class="panel">
          ${chooser(store, gameId, (id) => page.go(`workshop=${id}`, { replace: true }))} ${editor.element}
          <p class="help" id="workshop-keys">${t("workshop-keys")}</p>
          ${notes(store)} ${faultView()}
          <h2 id="workshop-console">${t("workshop-console")}</h2>
          <pre class="workshop-console" tabindex="0" role="region" aria-labelledby="workshop-console">${here.printed.join("\n")}</pre>
        </div>
        <div class="panel">${runView()} ${resultView()} ${stepsView(gameId, begin)}
          ${keepView(store, gameId)} ${packages.view()} ${referenceView(gameId, begin)}</div>
      </div>
    </main>`;
  }

  function faultView() {
    const { fault } = here;
    return html`<div class="workshop-fault" role="alert" ?hidden=${!fault}>${
      fault
        ? html`<p><b>${textOf(fault)}</b></p>
          ${fault.trace.length ? html`<pre>${fault.trace.join("\n")}</pre>` : nothing}
          <div class="row">
            ${fault.line === null ? nothing : html`<button type="button" class="button" @click=${() => editor.goTo(fault.line ?? 1)}>${t("workshop-to-line", { line: fault.line })}</button>`}
            ${fault.replay ? replayLink(fault.replay, t("workshop-position"), "button") : nothing}
          </div>`
        : nothing
    }</div>`;
  }

  function runView() {
    const { progress } = runner;
    const idle = busy === "" ? nothing : "true";
    return html`<h2>${t("workshop-run")}</h2>
      ${dropdown({
        name: "workshop-opponent",
        label: t("workshop-opponent"),
        value: here.opponent,
        values: OPPONENTS.map((value) => ({ value, text: opponentName(value) })),
        onchange: (value) => {
          here.opponent = value;
        },
      })}
      ${dropdown({
        name: "workshop-deals",
        label: t("workshop-deals"),
        value: here.deals,
        values: DEALS.map((value) => ({ value, text: t("workshop-many", { deals: value }) })),
        onchange: (value) => {
          here.deals = value;
        },
      })}
      <div class="row">
        <button type="button" class="button primary" id="workshop-measure" aria-disabled=${idle} @click=${measure}>${t("workshop-measure")}</button>
        <button type="button" class="button" id="workshop-watch" aria-disabled=${idle} @click=${watch}>${t("workshop-watch")}</button>
        <button type="button" class="button" id="workshop-play" aria-disabled=${idle} @click=${play}>${t("workshop-play")}</button>
        ${busy && !at ? html`<button type="button" class="button" id="workshop-stop" @click=${stop}>${t("workshop-stop")}</button>` : nothing}
      </div>
      <p role="status">${progress ? t("workshop-starting", { percent: Math.floor((100 * progress.loaded) / (progress.total || 1)) }) : busy && !at ? t(busy === "install" ? "workshop-installing" : "workshop-running") : ""}</p>
      <p class="help">${t("workshop-limits", { seconds: SECONDS })}</p>`;
  }

  function resultView() {
    const { measurement } = here;
    if (!measurement?.done) return nothing;
    const { mean, width } = measurement.at();
    const { done, of, worst, opponent } = measurement;
    const figure = { mean: signed(mean), width: width.toFixed(2) };
    const verdict = Math.abs(mean) <= width ? "even" : mean > 0 ? "ahead" : "behind";
    return html`<h2>${t("workshop-result")}</h2>
      <p class="workshop-figure">${Number.isFinite(width) ? t("workshop-mean", figure) : signed(mean)}</p>
      <p role="status">${measurement.running ? "" : t(`workshop-${verdict}`, { opponent: opponentName(opponent), deals: done })}</p>
      <progress max=${of} value=${done} aria-label=${t("workshop-progress", { done, of })}></progress>
      ${measurement.plot()}
      <p class="help">${t("workshop-mean-help")}</p>
      ${
        worst.length && !measurement.running
          ? html`<h3>${t("workshop-worst")}</h3><ol>${worst.map(
              ({ margin, replay }) =>
                html`<li>${replayLink(replay, t("workshop-lost", { margin: signed(margin) }), "", { ...whoPlays("side"), against: opponent })}</li>`,
            )}</ol>`
          : nothing
      }`;
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
      void readLink(fragment).then((found) => {
        if (ended) return;
        if (typeof found !== "string") store.begin(t("workshop-from-link"), found.source, true);
        else store.refuse(found);
      });
    },
    end() {
      ended = true;
      runner.stop();
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

const opponentName = (id: string) => (id === "random" ? t("workshop-random") : words.levelName(id));

/** Says what is wrong with a bot. */
function textOf({ id, args, line }: Fault): string {
  const game =
    typeof args.game === "string" && words.has(`${args.game}-name`) ? { game: words.gameName(args.game) } : {};
  const text = t(`bot-${id}`, { ...args, ...game });
  return line === null ? text : t("workshop-at-line", { line, text });
}
