// The workshop page: the person writes a bot, runs it, measures it, keeps it and shares it.

import { html } from "lit-html";
import catalogue from "nanafuda:catalogue";

import * as words from "../../i18n/messages.ts";
import * as bots from "../../storage/bots.ts";
import { forgetOld } from "../../storage/database.ts";
import { gameOf, stay } from "../../base/address.ts";
import { picture } from "../../ui/controls.ts";
import { letterOf } from "../../ui/key-letter.ts";
import { chooser, keepView, notes, save } from "./bots/bot-views.ts";
import { FIRST } from "./bots/bot-steps.ts";
import { readLink } from "./bots/bot-link.ts";
import { droppedFiles, readFiles, type HandedIn } from "./league/hand-in.ts";
import { Editor } from "./text/editor.ts";
import { League } from "./league/league.ts";
import { enter, leagueView } from "./league/league-view.ts";
import { offersOf, referenceView, stepsView } from "./text/reference-views.ts";
import { barView, faultView, resultView, runView } from "./measuring/run-views.ts";
import { textOf } from "./sandbox/fault-text.ts";
import { Runs } from "./measuring/runs.ts";
import { WorkshopStore, type Fault } from "./bots/store.ts";
import { addStyles } from "./styles.ts";
import type { Page, Route } from "../../base/page.ts";

const { t } = words;

/** @param chosen null: the game written for last @param fragment the rest of a link with a bot */
export function workshopPage(chosen: Protocol.GameEntry | null, fragment: string, page: Page): Route {
  addStyles();
  const game = chosen ?? lastGame();
  const { id: gameId } = game;
  let ended = false;
  let sought = ""; // in the reference
  const store = new WorkshopStore(gameId, {
    opened,
    followed: () => editor.follow(store.bot.source),
    changed: draw,
  });
  let { here } = store;
  const runs: Runs = new Runs({
    ...{ game: gameId, page, store, show, changed: draw },
    blocked: () => league.running,
  });
  const editor = new Editor({
    changed: edited,
    offers: (owner) => offersOf(gameId, owner),
    most: bots.LONGEST,
    refused: () => store.refuse("text-long"),
    measure: () => void runs.measure(),
  });
  const league = League.of(gameId);
  league.changed = draw;
  league.lacksFiles = () => void page.lacksFiles();
  editor.open(store.bot.source);
  if (here.fault) show(here.fault);

  function draw() {
    if (!ended) page.changed();
  }

  /** Shows another bot, or another text of this one. */
  function opened() {
    here = store.here;
    runs.runner.stop();
    editor.open(store.bot.source);
    draw();
  }

  function edited(source: string) {
    if (here.sent) stay(`workshop=${gameId}`);
    store.edit(source);
    draw();
  }

  /** Opens a file that was dropped onto the page; several enter the league. */
  async function dropped(event: DragEvent) {
    event.preventDefault();
    const files = await droppedFiles(event.dataTransfer);
    const [file] = files;
    if (files.length > 1) return showLeague(await readFiles(files));
    if (file) void store.openFile(file);
  }

  function showLeague(handedIn: HandedIn[]) {
    enter(league, handedIn);
    showPanel();
  }

  function showPanel() {
    const panel = document.querySelector<HTMLDetailsElement>(".workshop-league");
    if (panel) panel.open = true;
    panel?.scrollIntoView();
    panel?.querySelector("summary")?.focus();
  }

  function show(fault: Fault | null) {
    here.fault = fault;
    editor.mark(fault?.line ?? null, fault ? textOf(fault) : "");
    if (fault) requestAnimationFrame(inSight);
  }

  /** Scrolls the error's sentence into sight, below its line. */
  function inSight() {
    document.querySelector(".workshop-fault-head")?.scrollIntoView({ block: "nearest" });
  }

  /** Shows a deal that the bot has played, with its name. */
  function toReplay(replay: string, own = here.who) {
    page.go(`sent-replay&${replay}`, { noting: { own } });
  }

  function replayLink(replay: string, text: unknown, look: string, own = here.who) {
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      toReplay(replay, own);
    };
    return html`<a class=${look} href="#sent-replay&${replay}" @click=${follow}>${text}</a>`;
  }

  /** The keys of “Measure it” and “Save” work on the whole page; in the editor, the first by its own keys. */
  function pressed(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === "s") {
      event.preventDefault();
      if (!event.repeat) save(store);
      return;
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    void runs.measure();
  }

  // ---- Drawing

  function view() {
    const rivals = store.all().flatMap(([id]) => (id === store.id || !bots.of(id) ? [] : [id]));
    const idle = runs.busy === "" && !league.running;
    const running = { busy: runs.at ? "" : runs.busy, idle, progress: runs.runner.progress };
    return html`<main id="main" class="view">
      <div class="workshop" @keydown=${pressed} @dragover=${(event: Event) => event.preventDefault()} @drop=${dropped}>
        <div class="view-head" data-game=${gameId}>${picture(gameId, "head")}<div>
          <h1 tabindex="-1">${t("workshop")}</h1><p>${t("workshop-lead")} <button type="button" class="button" id="to-league" @click=${showPanel}>${t("class-lead")}</button></p></div></div>
        <div class="panel">
          ${chooser(store, gameId, (id) => page.go(`workshop=${id}`, { replace: true }))}
          <p class="help">${t("workshop-keys")}</p>
          ${editor.element}
          ${notes(store)} ${faultView(here.fault, (line) => editor.goTo(line), replayLink)}
          <h2 id="workshop-console">${t("workshop-console")}</h2>
          <pre class="workshop-console" tabindex="0" role="region" aria-labelledby="workshop-console">${here.printed.text}</pre>
        </div>
        <div class="panel">${runView(gameId, here, rivals, running, { watch: () => runs.watch((replay) => toReplay(replay)), play: runs.play })}
          ${resultView(here.measurement, (replay, text, look) => replayLink(replay, text, look, runs.who("one", here.measurement?.opponent)))}
          ${stepsView(gameId, begin)} ${keepView(store, gameId, (name, source) => showLeague([{ name, source, why: "" }]))} ${referenceView(gameId, begin, sought, seek)}</div>
        ${leagueView(league, store, runs.busy !== "", replayLink)}
        ${barView(running, runs)}
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
    match: () => runs.at,
    question: () => (league.running ? t("league-leave") : ""),
    begin() {
      if (!chosen) stay(`workshop=${gameId}`);
      page.keepPlain();
      forgetOld();
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
      runs.close();
      editor.close();
      store.close();
    },
    draw: view,
  };
}

/** Returns the game of the bot that was edited last; without a bot, the one to begin with. */
function lastGame(): Protocol.GameEntry {
  const newest = Object.values(bots.all()).reduce((a, b) => (b.at > a.at ? b : a), { at: "", game: "" });
  return gameOf(newest.game) ?? gameOf(FIRST) ?? catalogue.games[0];
}
