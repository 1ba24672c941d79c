// The workshop page: the person writes a bot, runs it, measures it, keeps it and shares it.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import reference from "nanafuda:reference";

import { Mode } from "../../table/mode.ts";
import * as words from "../../i18n/messages.ts";
import * as bots from "../../storage/bots.ts";
import * as stored from "../../storage/wheels.ts";
import { gameOf, stay } from "../../base/address.ts";
import { dropdown, picture } from "../../ui/controls.ts";
import { shareLink } from "../../ui/dialogs.ts";
import { chosenFile, download } from "../../ui/files.ts";
import { notice } from "../../ui/notices.ts";
import { MatchSession } from "../../table/session.ts";
import { SessionTable } from "../../table/table-page.ts";
import { base64, encoded, LINKED, linkOf, readLink } from "./bot-link.ts";
import { bareName, Editor, type Offer, type Owner } from "./editor.ts";
import { Measurement } from "./measurement.ts";
import { BotTimeout, Runner, Stopped } from "./runner.ts";
import { classOf, stepsOf } from "./bot-steps.ts";
import { addStyles } from "./styles.ts";
import type { OpenTable } from "../../base/page.ts";
import type { Page, Route } from "../../base/page.ts";
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
/** Maximum bytes of a package, as in the engine (workshop/wheels.py), and maximum packages of a bot. */
const WHEEL = 5_000_000;
const WHEELS = 10;

type Fault = Pick<Protocol.BotFault, "id" | "args" | "line" | "trace" | "replay">;

/** State of a game's workshop, kept while another page is shown. */
interface Session {
  id: string; // of the stored bot
  bot: bots.Bot;
  sent: boolean; // came by a link and has not been kept yet
  fault: Fault | null;
  printed: string[];
  measurement: Measurement | null;
  opponent: string;
  deals: number;
}

const sessions: Map<string, Session> = new Map();

/** @param chosen null: the game written for last @param fragment the rest of a link with a bot */
export function workshopPage(chosen: Protocol.GameEntry | null, fragment: string, page: Page): Route {
  addStyles();
  const game = chosen ?? lastGame();
  const { id: gameId } = game;
  let here = sessions.get(gameId) ?? open(gameId);
  sessions.set(gameId, here);
  let busy: "" | "table" | "watch" | "measure" | "install" = "";
  let refused = ""; // message id of a link or file that cannot be read
  let refusedWheel: { id: string; python?: string } | null = null; // why a package cannot be used
  let wheels: stored.Wheel[] = [];
  let loading = loadWheels();
  let at: OpenTable | null = null;
  let ended = false;
  const runner = new Runner(
    () => draw(),
    () => wheels,
  );
  const editor = new Editor(edited, offersOf);
  editor.open(here.bot.source);
  if (here.fault) show(here.fault);

  function draw() {
    if (!ended) page.changed();
  }

  // ---- The bot's text

  function edited(source: string) {
    here.bot = { ...here.bot, source: source.slice(0, bots.LONGEST), at: new Date().toISOString() };
    if (here.sent) stay(`workshop=${gameId}`);
    here.sent = false;
    bots.put(here.id, here.bot);
  }

  /** Opens a bot in the editor. */
  function openSession(session: Partial<Session> & Pick<Session, "id" | "bot">) {
    runner.stop(); // its worker has the packages of another bot
    here = { ...here, sent: false, fault: null, printed: [], measurement: null, ...session };
    sessions.set(gameId, here);
    refused = "";
    refusedWheel = null;
    loading = loadWheels();
    editor.open(here.bot.source);
    draw();
  }

  /** Starts a bot with this text. */
  function begin(name: string, source: string, sent = false) {
    const bot = { name: name.slice(0, bots.NAME), game: gameId, source, at: new Date().toISOString(), versions: [] };
    const id = bots.freshId();
    if (!sent) bots.put(id, bot);
    openSession({ id, bot, sent });
  }

  function rename(name: string) {
    here.bot = { ...here.bot, name: name.trim().slice(0, bots.NAME) || t("workshop-unnamed") };
    bots.put(here.id, here.bot);
    draw();
  }

  function remove() {
    const undo = bots.drop(here.id);
    const gone = here;
    const packages = wheels;
    void stored.drop(packages);
    const back = async () => {
      undo();
      await stored.add(packages);
      openSession(gone);
    };
    notice(() => t("workshop-removed"), [{ label: () => t("workshop-give-back"), run: () => void back() }], {
      key: "workshop",
    });
    openSession(open(gameId));
  }

  async function openFile(file: File) {
    refused = file.size > bots.LONGEST * 4 ? "file-long" : "";
    const source = refused ? "" : await file.text();
    if (source.length > bots.LONGEST) refused = "file-long";
    else if (/[\0\ufffd]/.test(source)) refused = "file-bad";
    if (refused) return draw();
    begin(file.name.replace(/\.py$/, ""), source.replaceAll("\r\n", "\n"));
  }

  async function share() {
    const { source } = here.bot;
    if (source.length > LINKED) refused = "link-long";
    else shareLink(await linkOf(gameId, source));
    draw();
  }

  // ---- Packages

  async function loadWheels() {
    const { id } = here;
    const found = await stored.all(id);
    if (id !== here.id) return;
    wheels = found;
    draw();
  }

  /** Installs a package and keeps it with the bot. */
  async function addWheel(file: File) {
    if (busy) return;
    await loading;
    const id = file.size > WHEEL ? "large" : wheels.length >= WHEELS ? "many" : "";
    refusedWheel = id ? { id } : null;
    if (id) return draw();
    busy = "install";
    draw();
    try {
      const content = base64(new Uint8Array(await file.arrayBuffer()));
      const found = await runner.install({ file: file.name, content });
      if (found.wrong === undefined) await keepWheel({ bot: here.id, file: file.name, content, ...found });
      else refusedWheel = { id: found.wrong, python: found.python };
    } catch (error) {
      if (!ended) failed(error);
    }
    busy = "";
    draw();
  }

  /** Keeps a package in place of another version. */
  async function keepWheel(wheel: stored.Wheel) {
    const older = wheels.filter(({ name }) => name === wheel.name);
    if (older.length) runner.stop(); // Python has both
    await stored.drop(older);
    wheels = [...wheels.filter((one) => !older.includes(one)), wheel];
    bots.put(here.id, here.bot);
    if (!(await stored.add([wheel]))) refusedWheel = { id: "unstored" };
  }

  async function removeWheel(wheel: stored.Wheel) {
    if (busy) return;
    runner.stop();
    wheels = wheels.filter((one) => one !== wheel);
    await stored.drop([wheel]);
    draw();
    document.getElementById("workshop-wheel")?.focus();
  }

  /** Opens a file that was dropped onto the page. */
  function dropped(event: DragEvent) {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void (file.name.endsWith(".py") ? openFile(file) : addWheel(file));
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
    here.bot = bots.noted(here.bot);
    here.sent = false;
    bots.put(here.id, here.bot);
    here.printed = [];
    refused = "";
    show(null);
    draw();
    try {
      await loading;
      await work(encoded(here.bot.source));
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
    else refused = "engine";
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
      if (found) page.go(`sent-replay&${found.played[0].replay}`);
    });

  const play = () =>
    run("table", async (source) => {
      const state = await runner.request({ do: "duel", source, game: gameId });
      if (!("table" in state)) return trouble();
      const session = new MatchSession(state, { request: (request) => asked(request) });
      const surroundings = { leave: () => leaveTable(), showSettings: page.showSettings };
      at = new SessionTable(session, (table) => new Mode(table), surroundings);
    });

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

  /** The members of a name, with their explanation. */
  function offersOf(owner: Owner): Offer[] {
    const [entries, kind] = owner === "table" ? [reference.tables[gameId], gameId] : [reference[owner], owner];
    return entries.map(({ name }) => ({ label: name, info: t(`ref-${kind}-${bareName(name)}`) }));
  }

  function view() {
    return html`<main id="main" class="view">
      <div class="workshop" @dragover=${(event: Event) => event.preventDefault()} @drop=${dropped}>
        <div class="view-head">${picture(gameId, "head")}<div>
          <h1 tabindex="-1">${t("workshop")}</h1><p>${t("workshop-lead")}</p></div></div>
        <div class="panel">
          ${chooser()} ${editor.element}
          <p class="help" id="workshop-keys">${t("workshop-keys")}</p>
          ${sentNote()} ${faultView()}
          <h2 id="workshop-console">${t("workshop-console")}</h2>
          <pre class="workshop-console" tabindex="0" role="region" aria-labelledby="workshop-console">${here.printed.join("\n")}</pre>
        </div>
        <div class="panel">${runView()} ${resultView()} ${stepsView()} ${keepView()} ${packagesView()} ${referenceView()}</div>
      </div>
    </main>`;
  }

  function chooser() {
    const games = catalogue.games.map(({ id }) => ({ value: id, text: words.gameName(id) }));
    const own = Object.entries(bots.all()).filter(([, one]) => one.game === gameId);
    if (!own.some(([id]) => id === here.id)) own.push([here.id, here.bot]);
    return html`<div class="workshop-top">
      ${dropdown({
        name: "workshop-game",
        label: t("workshop-game"),
        value: gameId,
        values: games,
        onchange: (id) => page.go(`workshop=${id}`, { replace: true }),
      })}
      ${dropdown({
        name: "workshop-bot",
        label: t("workshop-bot"),
        value: here.id,
        values: own.map(([id, { name }]) => ({ value: id, text: name })),
        onchange: (id) => {
          const bot = bots.of(id);
          if (bot) openSession({ id, bot });
        },
      })}
    </div>`;
  }

  function sentNote() {
    const wrong = refused
      ? html`<p class="form-note fault">${t(`workshop-${refused}`, { most: refused === "link-long" ? LINKED : bots.LONGEST })}</p>`
      : nothing;
    return html`${here.sent ? html`<p class="form-note">${t("workshop-sent")}</p>` : nothing}
      <div role="alert">${wrong}</div>`;
  }

  function faultView() {
    const { fault } = here;
    return html`<div class="workshop-fault" role="alert" ?hidden=${!fault}>${
      fault
        ? html`<p><b>${textOf(fault)}</b></p>
          ${fault.trace.length ? html`<pre>${fault.trace.join("\n")}</pre>` : nothing}
          <div class="row">
            ${fault.line === null ? nothing : html`<button type="button" class="button" @click=${() => editor.goTo(fault.line ?? 1)}>${t("workshop-to-line", { line: fault.line })}</button>`}
            ${fault.replay ? html`<a class="button" href="#sent-replay&${fault.replay}">${t("workshop-position")}</a>` : nothing}
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
                html`<li><a href="#sent-replay&${replay}">${t("workshop-lost", { margin: signed(margin) })}</a></li>`,
            )}</ol>`
          : nothing
      }`;
  }

  function stepsView() {
    return html`<h2>${t("workshop-steps")}</h2>
      <p class="help">${t("workshop-steps-help")}</p>
      <ol class="workshop-steps" role="list">${stepsOf(gameId).map(
        ({ id, source, gain }) => html`<li><b>${t(`workshop-step-${id}`)}</b> ${t(`workshop-step-${id}-about`)}
          ${gain ? html`<span class="help">${t("workshop-step-gain", { gain: signed(gain[0]), width: gain[1].toFixed(2) })}</span>` : nothing}
          <div><button type="button" class="button" aria-label=${t("workshop-step-open-which", { step: t(`workshop-step-${id}`) })}
            @click=${() => begin(t(`workshop-step-${id}`), source)}>${t("workshop-step-open")}</button></div></li>`,
      )}</ol>`;
  }

  function keepView() {
    const { name, source, versions } = here.bot;
    const named = (event: Event) => rename((event.target as HTMLInputElement).value);
    const older = versions.filter((one) => one.source !== source);
    return html`<h2>${t("workshop-keep")}</h2>
      <label class="option"><span class="option-label">${t("workshop-name")}</span>
        <input class="field" id="workshop-name" maxlength=${bots.NAME} .value=${name} @change=${named} /></label>
      <div class="row">
        <button type="button" class="button" @click=${() => begin(t("workshop-unnamed"), stepsOf(gameId)[0].source)}>${t("workshop-new")}</button>
        <button type="button" class="button" @click=${() => download(`${fileName(name)}.py`, source)}>${t("workshop-export")}</button>
        <label class="button">${t("workshop-import")}<input class="visually-hidden" type="file" accept=".py,text/x-python,text/plain"
          @change=${(event: Event) => {
            const file = chosenFile(event);
            if (file) void openFile(file);
          }} /></label>
        <button type="button" class="button" @click=${() => void share()}>${t("workshop-share")}</button>
        <button type="button" class="button" @click=${remove}>${t("workshop-remove")}</button>
      </div>
      ${
        older.length
          ? html`<details><summary>${t("workshop-versions")}</summary><ol>${older.map(
              (one) =>
                html`<li>${words.whenText(one.at)} <button type="button" class="button" @click=${() => restore(one.source)}>${t("workshop-restore")}</button></li>`,
            )}</ol></details>`
          : nothing
      }`;
  }

  function packagesView() {
    const why = refusedWheel;
    const args = { most: why?.id === "many" ? WHEELS : WHEEL / 1e6, python: why?.python ?? "" };
    return html`<h2>${t("workshop-packages")}</h2>
      <p class="help">${t("workshop-packages-help", { most: WHEEL / 1e6 })}</p>
      <ul class="workshop-packages" role="list">${wheels.map(
        (wheel) => html`<li>${wheel.name} ${wheel.version}
          <button type="button" class="button" aria-label=${t("workshop-packages-remove-which", { name: wheel.name })}
            @click=${() => void removeWheel(wheel)}>${t("workshop-remove")}</button></li>`,
      )}</ul>
      <div role="alert">${why ? html`<p class="form-note fault">${t(`workshop-wheel-${why.id}`, args)}</p>` : nothing}</div>
      <label class="button">${t("workshop-packages-add")}<input class="visually-hidden" id="workshop-wheel" type="file" accept=".whl"
        @change=${(event: Event) => {
          const file = chosenFile(event);
          if (file) void addWheel(file);
        }} /></label>`;
  }

  /** Returns to an earlier version; the present text becomes one. */
  function restore(source: string) {
    const bot = { ...bots.noted(here.bot), source, at: new Date().toISOString() };
    bots.put(here.id, bot);
    openSession({ id: here.id, bot });
  }

  function referenceView() {
    const list = (owner: Owner) =>
      html`<dl>${offersOf(owner).map(
        ({ label, info }) =>
          html`<dt>${owner === "table" ? nothing : html`${owner}.<wbr />`}${label}</dt><dd>${info}</dd>`,
      )}</dl>`;
    const example = classOf(gameId);
    return html`<h2>${t("workshop-reference")}</h2>
      <p class="help">${t("workshop-reference-help")}</p>
      <details><summary>view</summary>${list("view")}</details>
      <details><summary>view.<wbr />determinize()</summary>${list("world")}</details>
      <details><summary>view.table()</summary>${list("table")}</details>
      <details><summary>class Bot</summary>
        <p class="help">${t("workshop-class-help", { phases: reference.phases[gameId].join(", ") })}</p>
        ${
          example
            ? html`<pre class="workshop-console" tabindex="0" role="region" aria-label="class Bot">${example}</pre>
          <button type="button" class="button" @click=${() => begin("class Bot", example)}>${t("workshop-class-open")}</button>`
            : nothing
        }</details>`;
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
        if (typeof found !== "string") return begin(t("workshop-from-link"), found.source, true);
        refused = found;
        draw();
      });
    },
    end() {
      ended = true;
      runner.stop();
      at?.close();
      editor.close();
    },
    draw: view,
  };
}

/** Returns the game of the bot that was edited last; the first game if there is none. */
function lastGame(): Protocol.GameEntry {
  const newest = Object.values(bots.all()).reduce((a, b) => (b.at > a.at ? b : a), { at: "", game: "" });
  return gameOf(newest.game) ?? catalogue.games[0];
}

/** Opens the bot that was edited last for a game, or a first one. */
function open(game: string): Session {
  const own = Object.entries(bots.all()).filter(([, one]) => one.game === game);
  const at = new Date().toISOString();
  const fresh: [string, bots.Bot] = [
    bots.freshId(),
    { name: t("workshop-unnamed"), game, source: stepsOf(game)[0].source, at, versions: [] },
  ];
  const [id, bot] = own.reduce((a, b) => (b[1].at > a[1].at ? b : a), own[0] ?? fresh);
  if (!own.length) bots.put(id, bot);
  return { id, bot, sent: false, fault: null, printed: [], measurement: null, opponent: "beginner", deals: 100 };
}

const opponentName = (id: string) => (id === "random" ? t("workshop-random") : words.levelName(id));

const signed = (value: number) => (value > 0 ? `+${value.toFixed(2)}` : value.toFixed(2).replace("-", "−"));

const fileName = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "bot";

/** Says what is wrong with a bot. */
function textOf({ id, args, line }: Fault): string {
  const game =
    typeof args.game === "string" && words.has(`${args.game}-name`) ? { game: words.gameName(args.game) } : {};
  const text = t(`bot-${id}`, { ...args, ...game });
  return line === null ? text : t("workshop-at-line", { line, text });
}
