// Match mode.

import { html, nothing } from "lit-html";
import { stories } from "../../i18n/messages.ts";
import { isDone, matchSummary } from "../review/index.ts";
import { yes } from "../../table/draw/drawing.ts";
import { Remarks } from "../voices/index.ts";
import { ReviewedMode, type ReviewOptions } from "../review/index.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import { drawReading } from "../../table/draw/actions.ts";
import { PACES, type Chosen, type Pace } from "../../table/play/pace.ts";
import type { Way } from "../../table/way.ts";
import type { Item } from "../../table/draw/menu.ts";
import type { TableView } from "../../table/table.ts";
import type { MatchSummary } from "../review/index.ts";

interface MatchOptions extends ReviewOptions {
  newMatch: (step?: -1 | 1) => void; // `step`: by so many levels
  levels: () => { below: boolean; above: boolean }; // what there is besides the match's own level
  record: () => string; // what the match did to statistics and title, in words
  whole: () => (() => void) | null; // starts a match of the usual length after a trial deal
  lesson: () => string; // address of the first lesson
  replaying: () => boolean; // called before the deal restarts; false: it may not
  coaching: { on: () => boolean; set: (on: boolean) => void }; // whether hints appear automatically
  title: () => string; // the person's title in the game, "" if it is not known
  rests: () => void; // called when the person may look around
  first: () => boolean; // whether it is the person's first match of the game
  firstOfAll: () => boolean; // and of any game
  /**
   * until the person acts: restores what this deal replaced, the same cards in their earlier position or another match
   */
  before: () => { same: boolean; back: () => void } | null;
  tryAgain: (fragment: string) => void; // continues from the position in a replay link
}

export class MatchMode extends ReviewedMode {
  #options: MatchOptions;
  override remarks = new Remarks(this.table);
  /** The match summary, once it is loaded. */
  #summary: MatchSummary | null = null;
  #fetching: Promise<void> | null = null;
  /** The deal that goes on without pauses, because the person is out of it. */
  #rushed: number | null = null;
  /** Whether the person has made a choice at this table. */
  #chosen = false;
  /** The save at which the aim was said with the question; "" before. */
  #aimed = "";

  constructor(table: TableView, options: MatchOptions) {
    super(table, options);
    this.#options = options;
  }

  /** At the match's end all deals are reviewed. */
  override wantsReview(deal: number) {
    return super.wantsReview(deal) || this.#over;
  }

  override nextReview() {
    if (!this.#over) return super.nextReview();
    return this.#deals.findLast((deal) => !this.#isReviewed(deal)) ?? null;
  }

  get #over() {
    return this.table.ended !== null && this.table.controller.step.table.over;
  }

  get #deals() {
    return this.table.controller.step.table.results.map(({ deal }) => deal);
  }

  #isReviewed(deal: number) {
    const review = this.reviews.of(deal);
    return review !== null && isDone(review);
  }

  /** Adds the match summary at the match's end. */
  override end(scene: Scene, game: GameTable) {
    if (!scene.table.over || !this.#summary) return super.end(scene, game);
    return this.#summary.draw(scene, game, this.head(scene, game), this.below(scene), this.details(scene, game));
  }

  /** At a match's end, the whole match is summed up instead. */
  override get speaks() {
    return !this.#over;
  }

  /** Loads the match summary when a deal has ended. */
  override rests() {
    super.rests();
    this.#options.rests();
    if (this.table.ended === null || this.#fetching) return;
    this.#fetching = this.#fetch().catch(() => {
      this.#fetching = null; // retried at the next call; until then the last deal's end is shown
    });
  }

  async #fetch() {
    const [{ MatchSummary }] = await Promise.all([matchSummary(), stories(this.table.game.id)]);
    const { tryAgain } = this.#options;
    this.#summary = new MatchSummary({
      reviews: this.reviews,
      engine: this.table.session,
      redraw: () => this.table.draw(),
      say: (text) => this.table.narration.say(text),
      failed: (fault) => this.table.failed(fault),
      look: (place) => this.openReview(place),
      tryAgain: (place) => this.withLink(tryAgain, place),
    });
    if (this.#over) this.table.draw();
  }

  override get ownTitle() {
    return this.#options.title();
  }

  /** Offered once: in the first deal of all. */
  override get offersSound() {
    return this.#options.firstOfAll() && this.table.controller.step.table.deal === 1;
  }

  override pace(chosen: Chosen): Pace {
    const first = chosen === "auto" && !this.assist?.finishing && this.#options.first();
    const pace = first ? "relaxed" : super.pace(chosen);
    const { table } = this.table.controller.step;
    if (!this.#watches(this.table.scene())) return pace;
    return this.#rushed === table.deal ? "instant" : PACES[pace].watched;
  }

  /** Whether the person is out of the running deal. */
  #watches(scene: Scene) {
    return !scene.table.result && Boolean(this.table.game.seat(scene.me, scene).out);
  }

  #rush() {
    this.#rushed = this.table.controller.step.table.deal;
    this.table.skip();
    this.table.draw();
  }

  override play(action: string) {
    this.#chosen ||= this.table.controller.legal.length > 1;
    super.play(action);
  }

  /** With coaching on, shows a hint if there is a choice, without blocking input. */
  override asks() {
    if (this.table.controller.legal.length) this.#aimed ||= this.table.session.state.save;
    if (this.assist?.plays()) return;
    if (this.#options.coaching.on() && this.table.controller.legal.length > 1) this.table.seekHint(true);
  }

  #coach(on: boolean) {
    this.#options.coaching.set(on);
    if (on) return this.asks();
    this.table.hint.hide();
    this.table.draw();
  }

  override replay() {
    const { narration, session } = this.table;
    if (!this.#options.replaying()) return;
    narration.note([{ type: "replayed" }]);
    this.table.run(session.replay());
  }

  override ways(scene: Scene) {
    if (this.#watches(scene) && !scene.legal.length && this.#rushed !== scene.table.deal)
      return [{ id: "to-end", label: scene.t("table-to-end"), run: () => this.#rush() }];
    const ways = super.ways(scene);
    if (!ways) return null;
    const again = {
      id: "again",
      label: scene.t("table-again"),
      run: () => this.#options.newMatch(),
      key: "n",
      main: true,
    };
    const share = {
      id: "share",
      label: scene.t("replay-share-deal"),
      icon: "share" as const,
      run: () => this.share(),
      quiet: true,
    };
    const whole = scene.table.over ? this.#options.whole() : null;
    if (whole) return [{ id: "whole", label: scene.t("table-whole"), run: whole, main: true }, share];
    return [...(scene.table.over ? [again, ...this.#otherLevel(scene)] : ways), share];
  }

  /** Offers a level up after a win and a level down after a loss. */
  #otherLevel(scene: Scene): Way[] {
    const { newMatch, levels } = this.#options;
    const { above, below } = levels();
    const up = above && (scene.table.winners.includes(scene.me) || !below);
    if (!up && !below) return [];
    const label = scene.t("table-again-level", { way: up ? "up" : "down" });
    return [{ id: "again-level", label, run: () => newMatch(up ? 1 : -1) }];
  }

  /** At a match's end: what it did to the person's record. */
  override ending(scene: Scene, game: GameTable) {
    return (scene.table.over && this.#options.record()) || super.ending(scene, game);
  }

  /** Whether the person has yet to choose in their first match of the game; a trial deal follows its lesson. */
  #isNew(scene: Scene) {
    if (this.#chosen || this.table.session.state.undo || scene.table.deal > 1 || scene.table.result) return false;
    return this.#options.first() && !this.#options.whole();
  }

  /** Until the person chooses, their first match has its aim above what is asked. It is spoken once. */
  override prompt(scene: Scene, game: GameTable, offered: readonly string[]) {
    const asked = super.prompt(scene, game, offered);
    if (!this.#isNew(scene)) return asked;
    const read = this.#aimed && this.#aimed !== this.table.session.state.save;
    return html`<span class="prompt-about prompt-aim" data-read=${yes(read)}>${scene.say("goal")}</span> ${asked}`;
  }

  override beside(scene: Scene, game: GameTable) {
    if (!this.#isNew(scene)) return super.beside(scene, game);
    const lesson = html`<a class="button quiet on-cloth" href=${this.#options.lesson()}>${scene.t("learn-lesson")}</a>`;
    return drawReading(scene, game, lesson);
  }

  /** At the match's end another match is in the details: few choose one at once. */
  override details(scene: Scene, game: GameTable) {
    const others = scene.table.over ? (super.ways(scene) ?? []) : [];
    return html`${super.details(scene, game)}${others.map(
      ({ id, label, run }) =>
        html`<div class="buttons"><button type="button" class="button" data-id=${id} @click=${run}>${label}</button></div>`,
    )}`;
  }

  override menu(item: Item) {
    const { newMatch, coaching } = this.#options;
    const { ctx, session } = this.table;
    const on = coaching.on();
    const before = this.#options.before();
    return {
      match: [
        before ? item(`before-${before.same ? "replay" : "match"}-back`, before.back) : nothing,
        item("table-new-match", () => newMatch()),
        item("table-replay", () => this.replay()),
        item(`coaching-${on ? "end" : "begin"}`, () => this.#coach(!on)),
        item("table-copy", () => ctx.copyLink(session.state.link)),
      ],
    };
  }
}
