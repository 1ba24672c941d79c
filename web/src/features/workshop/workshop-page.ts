// The workshop page: the person writes a bot, runs it, measures it, keeps it and shares it.

import { html } from "lit-html";
import catalogue from "nanafuda:catalogue";

import * as words from "../../i18n/messages.ts";
import * as bots from "../../storage/bots.ts";
import { forgetOld } from "../../storage/old-databases.ts";
import { gameOf, stay } from "../../base/address.ts";
import { picture } from "../../ui/controls.ts";
import { keyOf } from "../../ui/pressed-key.ts";
import { notice } from "../../ui/notices.ts";
import { chooser, keepView, notes, save } from "./bots/bot-views.ts";
import { FIRST } from "./bots/bot-steps.ts";
import { readLink } from "./bots/bot-link.ts";
import { droppedFiles, readFiles, type HandedIn } from "./league/hand-in.ts";
import { Editor } from "./text/editor.ts";
import { spaced } from "./text/indentation.ts";
import { League } from "./league/league.ts";
import { enter, leagueView } from "./league/league-view.ts";
import { offersOf, referenceView, stepsView } from "./text/reference-views.ts";
import { barView, faultView, resultView, runView } from "./measuring/run-views.ts";
import { textOf } from "./sandbox/fault-text.ts";
import { Runs } from "./measuring/runs.ts";
import { WorkshopStore, type Fault } from "./bots/store.ts";
import css from "../../../styles/workshop.css" with { type: "text" };
import type { Page, Route } from "../../base/page.ts";

const { t } = words;

/** The workshop's styles: no other visitor needs them. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** @param chosen null: the game written for last @param fragment the rest of a link with a bot */
export function workshopPage(chosen: Protocol.GameEntry | null, fragment: string, page: Page): Route {
  const game = chosen ?? lastGame();
  const workshop = new Workshop(game.id, page);
  return {
    game,
    match: () => workshop.runs.at,
    question: () => (workshop.league.running ? t("league-leave") : ""),
    begin() {
      if (!chosen) stay(`workshop=${game.id}`);
      page.keepPlain();
      forgetOld();
      if (fragment) void workshop.openLink(fragment);
    },
    end: () => workshop.close(),
    draw: () => workshop.view(),
  };
}

class Workshop {
  #game: Protocol.GameEntry["id"];
  #page: Page;
  #ended = false;
  #sought = ""; // in the reference
  #store: WorkshopStore;
  #editor: Editor;
  readonly runs: Runs;
  readonly league: League;

  constructor(game: Protocol.GameEntry["id"], page: Page) {
    this.#game = game;
    this.#page = page;
    this.league = League.of(game);
    const store = new WorkshopStore(game, {
      opened: () => this.#opened(),
      followed: () => this.#editor.follow(store.bot.source),
      changed: this.#draw,
    });
    this.#store = store;
    this.runs = new Runs({
      ...{ game, page, store, show: (fault) => this.#show(fault), changed: this.#draw },
      blocked: () => this.league.running,
    });
    this.#editor = new Editor({
      changed: (source) => this.#edited(source),
      offers: (owner) => offersOf(game, owner),
      most: bots.LONGEST,
      refused: () => store.refuse("text-long"),
      measure: () => void this.runs.measure(),
    });
    this.league.page = { changed: this.#draw, lacksFiles: () => void page.lacksFiles() };
    this.#openText();
    if (this.#store.here.fault) this.#show(this.#store.here.fault);
  }

  #draw = () => {
    if (!this.#ended) this.#page.changed();
  };

  /** Shows another bot, or another text of this one. */
  #opened() {
    this.runs.runner.stop();
    this.#openText();
    this.#draw();
  }

  #openText() {
    const { source } = this.#store.bot;
    const shown = this.#spaced(source);
    this.#editor.open(shown);
    if (shown !== source) this.#store.edit(shown);
  }

  /** Returns a text without tabs at the beginning of its lines, and says if it had some. */
  #spaced(text: string) {
    const source = spaced(text);
    if (source !== text) notice(() => t("workshop-tabs"), [], { key: "workshop" });
    return source;
  }

  #edited(source: string) {
    if (this.#store.here.sent) stay(`workshop=${this.#game}`);
    this.#store.edit(source);
    this.#draw();
  }

  async openLink(fragment: string) {
    const found = await readLink(this.#game, fragment);
    if (this.#ended) return;
    if (typeof found !== "string")
      this.#store.begin(found.name || t("workshop-from-link"), this.#spaced(found.source), true);
    else this.#store.refuse(found);
  }

  /** Opens a file that was dropped onto the page; several enter the league. */
  async #dropped(event: DragEvent) {
    event.preventDefault();
    const files = await droppedFiles(event.dataTransfer);
    const [file] = files;
    if (files.length > 1) return this.#showLeague(await readFiles(files));
    if (file) void this.#store.openFile(file);
  }

  #showLeague(handedIn: HandedIn[]) {
    enter(this.league, handedIn);
    showPanel();
  }

  #show(fault: Fault | null) {
    this.#store.here.fault = fault;
    this.#editor.mark(fault?.line ?? null, fault ? textOf(fault) : "");
    // The error's sentence, below its line.
    const inSight = () => document.querySelector(".workshop-fault-head")?.scrollIntoView({ block: "end" });
    if (fault) requestAnimationFrame(inSight);
  }

  /** Shows a deal that the bot has played, with its name. */
  #toReplay(replay: string, own = this.#store.here.who) {
    this.#page.go(`sent-replay&${replay}`, { noting: { own } });
  }

  #replayLink = (replay: string, text: unknown, look: string, own = this.#store.here.who) => {
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#toReplay(replay, own);
    };
    return html`<a class=${look} href="#sent-replay&${replay}" @click=${follow}>${text}</a>`;
  };

  /** The keys of “Measure it” and “Save” work on the whole page; in the editor, the first by its own keys. */
  #pressed(event: KeyboardEvent) {
    const key = keyOf(event);
    if (key === "mod+s") {
      event.preventDefault();
      if (!event.repeat) save(this.#store);
      return;
    }
    if (key !== "mod+enter" || event.defaultPrevented) return;
    event.preventDefault();
    void this.runs.measure();
  }

  // ---- Drawing

  view() {
    const game = this.#game;
    return html`<main id="main" class="view">
      <div class="workshop" @keydown=${(event: KeyboardEvent) => this.#pressed(event)}
        @dragover=${(event: Event) => event.preventDefault()} @drop=${(event: DragEvent) => this.#dropped(event)}>
        <div class="view-head" data-game=${game}>${picture(game, "head")}<div>
          <h1 tabindex="-1">${t("workshop")}</h1><p>${t("workshop-lead")} <button type="button" class="button" id="to-league" @click=${showPanel}>${t("class-lead")}</button></p></div></div>
        ${this.#text()} ${this.#results()}
        ${leagueView(this.league, this.#store, this.runs.busy !== "", this.#replayLink)}
        ${barView(this.#running, this.runs)}
      </div>
    </main>`;
  }

  get #running() {
    const { at, busy, runner } = this.runs;
    return { busy: at ? "" : busy, idle: busy === "" && !this.league.running, progress: runner.progress };
  }

  /** The bot's text, its faults and its output. */
  #text() {
    return html`<div class="panel">
      ${chooser(this.#store, this.#game, (id) => this.#page.go(`workshop=${id}`, { replace: true }))}
      <p class="help">${t("workshop-keys")}</p>
      ${this.#editor.element}
      ${notes(this.#store)} ${faultView(this.#store.here.fault, (line) => this.#editor.goTo(line), this.#replayLink)}
      <h2 id="workshop-console">${t("workshop-console")}</h2>
      <pre class="workshop-console" tabindex="0" role="region" aria-labelledby="workshop-console">${this.#store.here.printed.text}</pre>
    </div>`;
  }

  /** Its runs and measurements, the steps, the file and the reference. */
  #results() {
    const store = this.#store;
    const { measurement } = this.#store.here;
    const watch = () => this.runs.watch((replay) => this.#toReplay(replay));
    const measured = (replay: string, text: unknown, look: string) =>
      this.#replayLink(replay, text, look, this.runs.who("one", measurement?.opponent));
    const begin = (name: string, source: string) => this.#store.begin(name, source);
    const toLeague = (name: string, source: string) => this.#showLeague([{ name, source, why: "" }]);
    const seek = (words: string) => {
      this.#sought = words;
      this.#draw();
    };
    return html`<div class="panel">
      ${runView(this.#game, store.here, store.rivals, this.#running, { watch, play: this.runs.play })}
      ${resultView(measurement, measured)} ${stepsView(this.#game, begin)}
      ${keepView(this.#store, this.#game, toLeague)} ${referenceView(this.#game, begin, this.#sought, seek)}</div>`;
  }

  close() {
    this.#ended = true;
    this.league.stop();
    this.runs.close();
    this.#editor.close();
    this.#store.close();
  }
}

function showPanel() {
  const panel = document.querySelector<HTMLDetailsElement>(".workshop-league");
  if (panel) panel.open = true;
  panel?.scrollIntoView();
  panel?.querySelector("summary")?.focus();
}

/** Returns the game of the bot that was edited last; without a bot, the one to begin with. */
function lastGame(): Protocol.GameEntry {
  const newest = Object.values(bots.all()).reduce((a, b) => (b.at > a.at ? b : a), { at: "", game: "" });
  return gameOf(newest.game) ?? gameOf(FIRST) ?? catalogue.games[0];
}
