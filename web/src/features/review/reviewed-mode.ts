// Base of modes whose ended deals are reviewed in the background and can be opened in the review.

import { html, nothing } from "lit-html";
import { yes } from "../../table/draw/drawing.ts";
import { drawTold } from "../../table/draw/deal-end.ts";
import { outcomeFor, ownFeat } from "../../table/draw/headline.ts";
import { drawDealResult } from "../../table/draw/result-scene.ts";
import { stories as words } from "../../i18n/messages.ts";
import { comfortOfDeal } from "./comfort.ts";
import { isDone, progress, Reviews, reviewInWords, SUMMARISING, summaryOf } from "./reviews.ts";
import { Mode } from "../../table/mode.ts";
import { whileIdle } from "../../engine/idle.ts";
import type { Remarks } from "../voices/index.ts";
import type { Told } from "../../table/draw/result-scene.ts";
import type { Drawing, Scene, GameTable, Step } from "../../table/game-table.ts";
import type { Chosen, Pace } from "../../table/play/pace.ts";
import type { Item } from "../../table/draw/menu.ts";
import type { Assist } from "../../table/extensions.ts";
import type { TableView } from "../../table/table.ts";
import type { Compared, Stories, Storyteller } from "./storyteller.ts";
import type { Facts } from "../../table/deal-story.ts";

export interface ReviewOptions {
  since?: number; // index of the person's first action here; earlier ones are not reviewed
  // opens the review of a deal, from a replay link's fragment; with the cards that decided it
  watch: (fragment: string, decided?: Facts) => void;
  ended?: (table: TableView) => void; // called when a deal has ended and nothing is in progress
  below?: (scene: Scene) => unknown; // content below the result
  tryAgain?: (fragment: string) => void; // continues from the position in a replay link
  stories?: Stories; // the stories told; absent: none is told
  compared?: (scene: Scene) => Compared | null; // the deal on the table and its field, once complete
  headline?: (scene: Scene) => string | null; // headline of the result instead of the game's
  standing?: (scene: Scene) => string | null; // prompt at the end instead of the standing in the match
}

export class ReviewedMode extends Mode {
  declare reviews: Reviews;

  #closed = false;
  #options: ReviewOptions;
  #unsubscribe: () => void;
  #storyteller: Storyteller | null = null;
  #fetching = false;
  /** Whether the person has played here: before that there is nothing to judge. */
  #played = false;
  override assist: Assist | null = null;
  /** The bots' remarks; null: nobody speaks. */
  remarks: Remarks | null = null;

  constructor(table: TableView, options: ReviewOptions) {
    super(table);
    this.#options = options;
    this.#unsubscribe = table.ctx.settings.subscribe((key) => key === "aids" && this.#toggleAssist());
    const { since } = options;
    const { session } = table;
    this.reviews = new Reviews({
      kept: session.reviews,
      failed: (error) => table.failed(error),
      since,
      match: () => ({ do: "load", save: session.state.save }),
      ask: (request) => session.request(request),
      wanted: (deal) => !this.#closed && this.wantsReview(deal),
      changed: () => table.draw(true),
      done: (review) => {
        session.storeReview(review);
        const heard = this.speaks && table.ended === review.deal && !this.#spares(table.scene());
        if (heard) table.narration.say(reviewInWords(review, table.scene(), table.game));
        this.rests();
      },
    });
  }

  /** Whether to continue a deal's review. */
  wantsReview(deal: number) {
    return this.table.ended === deal;
  }

  /** Whether a deal's verdict is shown. */
  get speaks() {
    return true;
  }

  /** Returns the deal whose review should continue, if any. */
  nextReview() {
    return this.table.ended;
  }

  /** Passes on a replay link: of the last ended deal, or of a position. */
  withLink(use: (fragment: string) => void, place: { deal?: number; at?: number } = {}) {
    const asking = this.table.session.request({ do: "dealSummary", ...place });
    this.table.run(asking.then((reply) => "summary" in reply && use(reply.summary.replay)));
  }

  /** Opens the review of the last ended deal or of a decision. */
  openReview(place?: { deal?: number; at?: number }) {
    const decided = this.#storyteller?.cards.get(place?.deal ?? this.table.ended ?? 0);
    this.withLink((fragment) => this.#options.watch(fragment, decided), place);
  }

  /** Opens the share options for the last deal, once they are loaded. */
  share() {
    const { dialogs, ctx } = this.table;
    if (dialogs.panels.share) dialogs.toggle("share");
    else this.withLink(ctx.copyLink);
  }

  override told(step: Step) {
    this.remarks?.told(step);
  }

  override close() {
    this.remarks?.close();
    this.#closed = true;
    this.#unsubscribe();
  }

  /** Adds or removes the assist tools. */
  #toggleAssist() {
    const { ctx } = this.table;
    if (ctx.settings.get("aids")) return this.assist ?? this.table.run(this.#loadAssist());
    if (!this.assist) return;
    this.assist.end();
    this.assist = null;
    this.table.draw();
  }

  /** If loading fails, play continues without them; the next state tries again. */
  async #loadAssist() {
    const { ctx, game } = this.table;
    const found = await ctx.loadAssist?.(game.id).catch(() => null);
    if (!found || this.assist || this.#closed || !ctx.settings.get("aids")) return;
    this.assist = new found.Assist(this.table);
    this.table.draw();
    this.assist.plays();
  }

  override pace(chosen: Chosen): Pace {
    return this.assist?.finishing ? "instant" : super.pace(chosen);
  }

  override asks() {
    this.assist?.plays();
  }

  override shows({ table }: Step) {
    if (table.result) return;
    this.reviews.forget(table.deal);
    const { stories } = this.#options;
    if (stories?.of(table.deal)) stories.put(table.deal, null);
  }

  override play(action: string) {
    this.#played = true;
    super.play(action);
  }

  /** Continues the review of an ended deal, or prepares that of the running one. */
  override rests() {
    if (!this.assist) this.#toggleAssist();
    const deal = this.nextReview();
    if (deal !== null) this.reviews.go(deal);
    if (this.table.ended === null) return this.#judge();
    this.#options.ended?.(this.table);
    if (!this.#storyteller && !this.#fetching) void this.#fetchStoryteller();
  }

  /** Has the engine judge the decisions so far while the person thinks. */
  #judge() {
    const { session } = this.table;
    const { state } = session;
    const { since } = this.#options;
    if (!this.#played || state.next !== "person") return;
    whileIdle({
      wanted: () => !this.#closed && session.state === state && !document.hidden,
      slice: async () => {
        const reply = await session.request({ do: "reviewAhead", since });
        return !("left" in reply && reply.left);
      },
    }).catch((fault) => console.warn(fault)); // the review does all of it
  }

  /** Loads the storyteller. After a failure this deal has no story, and the next end tries again. */
  async #fetchStoryteller() {
    const { stories } = this.#options;
    if (!stories) return;
    this.#fetching = true;
    const found = await Promise.all([import("./storyteller.ts"), words(this.table.game.id)]).catch(() => null);
    this.#fetching = false;
    if (!found || this.#closed) return;
    const { session, narration } = this.table;
    this.#storyteller = new found[0].Storyteller({
      session,
      stories,
      redraw: () => this.table.draw(true),
      say: (text) => narration.say(text),
    });
    this.table.draw(true);
  }

  /** Menu items that show how the last deal was played. */
  override past(item: Item, scene: Scene): unknown {
    return this.ended(scene) ? item("look-back", () => this.openReview()) : nothing;
  }

  /** Adds the other participants' results and the verdict on the person's decisions. */
  override outcome(scene: Scene, game: GameTable): Drawing {
    return html`${drawDealResult(scene, game, this.head(scene, game))}
      ${drawTold(this.below(scene), ownFeat(scene, game) ? nothing : this.verdict(scene))}`;
  }

  /** The headline, if it is not the game's, and the story of the deal. */
  head(scene: Scene, game: GameTable): Told {
    const { headline, compared } = this.#options;
    const review = this.reviews.of(scene.table.deal);
    const lines = review && isDone(review) ? review.lines : null;
    const story = this.#storyteller?.draw(scene, game, lines, compared?.(scene) ?? null);
    const comfort = (!story || story === nothing) && this.#spares(scene) && comfortOfDeal(scene, game);
    return { headline: headline?.(scene), story: comfort ? html`<p class="story">${comfort}</p>` : story };
  }

  /** Once it is known, how the person stands against others at the same cards. */
  override ending(scene: Scene, game: GameTable) {
    const { standing, stories } = this.#options;
    const told = stories?.of(scene.table.deal)?.kind === "course"; // the story has the same figure
    return standing?.(scene) ?? (told ? scene.t("table-deal-over") : super.ending(scene, game));
  }

  /** The other participants' results. */
  below(scene: Scene): unknown {
    return this.#options.below?.(scene);
  }

  /** The review in a sentence, once it is complete, and ways to the costliest decision. */
  verdict(scene: Scene) {
    const { deal } = scene.table;
    const review = this.reviews.of(deal);
    const done = review && isDone(review);
    const costliest = done && summaryOf(review.lines).costliest;
    const { tryAgain, stories } = this.#options;
    const told = SUMMARISING.includes(stories?.of(deal)?.kind ?? "") || this.#spares(scene); // the story says the same
    return html`
      <div class="result-review">
        <p>${done && !told ? reviewInWords(review, scene, this.table.game) : nothing}</p>
        ${
          costliest
            ? html`
        <div class="row">
          <button type="button" class="button quiet" @click=${() => this.openReview({ deal, at: costliest.index })}>${scene.t("match-look")}</button>
          ${
            tryAgain
              ? html`<button type="button" class="button quiet"
            @click=${() => this.withLink(tryAgain, { deal, at: costliest.index })}>${scene.t("look-try")}</button>`
              : nothing
          }
        </div>`
            : nothing
        }
      </div>`;
  }

  /** Whether the deal was lost: the sentence below the headline says what decided it. */
  #spares({ table: { result }, me }: Scene) {
    return result !== null && outcomeFor(result, me, this.table.game) === "lost";
  }

  /** Button for looking back: at the last trick or play, or at the whole ended deal. */
  override beside(scene: Scene, game: GameTable) {
    if (!scene.table.result) return super.beside(scene, game);
    const review = this.reviews.of(scene.table.deal);
    return html`
    <button type="button" class="button quiet on-cloth look-open"
      data-going=${yes(review && !isDone(review))} @click=${() => this.openReview()}>${scene.t("look-back")}
      <progress max="1" .value=${progress(review)} aria-hidden="true"></progress></button>`;
  }
}
