// The practice page: themes, the day's three positions, and ratings.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import hands from "nanafuda:hands";

import { type Asked, ifRead, today, waiting } from "../progress/index.ts";
import { gameName, has, t } from "../../i18n/messages.ts";
import * as practised from "../../storage/practice-progress.ts";
import * as saves from "../../storage/saved-matches.ts";
import { statistics } from "../../storage/statistics.ts";
import { cardFace } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { dropdown, segmented } from "../../ui/controls.ts";
import { notice } from "../../ui/notices.ts";
import { head } from "../../ui/views.ts";
import { ratingInWords, SHOWN } from "./skill.ts";
import { ofDay, stockOf } from "./puzzle-stream.ts";
import type { Page, Route } from "../../base/page.ts";

/**
 * Matching positions: number per theme; once known, number of puzzles and of own mistakes that are due ("unread": the
 * deals cannot be read).
 */
type Found = { themes: Map<string, number>; counts: { stock: number; own: number | "unread" } | null };

/** A position of the day, and the cards in its hand. */
type Today = Asked & { hand: string[] };

/** Adds the hands, or none if they cannot be loaded. */
const withHands = (three: Asked[]): Promise<Today[]> =>
  Promise.all(
    three.map(async (asked) => {
      const of = await hands[asked.game]().catch(() => null);
      return { ...asked, hand: of?.default[asked.id]?.split(" ") ?? [] };
    }),
  );

/** ISO time of the game's last match; "": never played. */
const playedAt = (game: string) =>
  [saves.savedMatch(game)?.at ?? "", statistics(game).last?.at ?? ""].sort().at(-1) as string;

/** Ids of the games, those played last first. */
const byLastPlayed = () => catalogue.games.map(({ id }) => id).sort((a, b) => playedAt(b).localeCompare(playedAt(a)));

/** The chosen filter, at first the game played last. */
function filter() {
  const [last] = byLastPlayed();
  return practised.filter(playedAt(last) && last);
}

export function practiceChoicePage(page: Page): Route {
  let listed: Found = { themes: new Map(), counts: null };
  let three: Today[] | null = null;
  const day = today();
  let asked = 0;

  async function look() {
    const turn = ++asked;
    const { game, kind, theme } = filter();
    const own = kind === "stock" ? [] : await ifRead(waiting(game));
    const games = kind === "own" ? [] : game ? [game] : catalogue.games.map(({ id }) => id);
    const stocks = (await Promise.all(games.map(stockOf))).flat();
    if (turn !== asked) return;
    const counted = (some: string[][]) =>
      some.flat().reduce((all, name) => all.set(name, (all.get(name) ?? 0) + 1), new Map());
    const ofStock = counted(stocks.map((one) => one.themes));
    const ofOwn = counted(
      (own ?? []).map(({ mistake }) => mistake?.themes?.filter((name) => has(`theme-${name}`)) ?? []),
    );
    const themes = new Map(ofStock);
    for (const [name, count] of ofOwn) themes.set(name, (themes.get(name) ?? 0) + count);
    listed = {
      themes: game ? themes : new Map(),
      counts: {
        stock: theme ? (ofStock.get(theme) ?? 0) : stocks.length,
        own: !own ? "unread" : theme ? (ofOwn.get(theme) ?? 0) : own.length,
      },
    };
    page.changed();
  }
  function choose(chosen: Partial<practised.Filter>) {
    practised.setFilter({ ...filter(), ...chosen });
    listed.counts = null;
    page.changed();
    void look().catch(missing);
  }
  const missing = async () => {
    if (!(await page.lacksFiles())) notice(() => t("practice-missing"), [], { key: "practice" });
  };
  return {
    begin() {
      look().catch(missing);
      ofDay(day)
        .then(withHands)
        .then(
          (of) => {
            three = of;
            page.changed();
          },
          () => {
            three = []; // the error is already shown
            page.changed();
          },
        );
    },
    draw: () => choiceView({ listed, three, day, choose, page }),
  };
}

function choiceView({
  listed,
  three,
  day,
  choose,
  page,
}: {
  listed: Found;
  day: string;
  page: Page;
  three: Today[] | null;
  choose: (chosen: Partial<practised.Filter>) => void;
}) {
  const { game, kind, theme } = filter();
  const rated = practised.isRated();
  const erase = () => {
    const undo = practised.erase();
    const back = () => {
      undo();
      page.changed();
    };
    page.changed();
    notice(() => t("practice-erased"), [{ label: () => t("data-give-back"), run: back }], { key: "practice" });
  };
  const retry = () => {
    choose({});
    document.querySelector("h1")?.focus(); // the button has gone
  };
  const turn = (on: boolean) => {
    practised.setRated(on);
    page.changed();
  };
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", t("practice"))}
      <div class="panel learn practice">
        <p>${t("practice-lead")}</p>
        <h2>${t("practice-today")}</h2>
        <p class="help">${t("practice-today-about")}</p>
        ${three ? drawToday(three, day) : drawRoom()}
        <section>
        <h2>${t("practice-choose")}</h2>
        ${dropdown({
          name: "practice-game",
          label: t("practice-game"),
          value: game,
          values: [
            { value: "", text: t("practice-all-games") },
            ...byLastPlayed().map((id) => ({ value: id, text: gameName(id) })),
          ],
          onchange: (value) => choose({ game: value, theme: "" }),
        })}
        ${
          listed.themes.size
            ? dropdown({
                name: "practice-theme",
                label: t("practice-theme"),
                value: theme,
                values: [
                  { value: "", text: t("practice-all-themes") },
                  ...[...listed.themes].map(([id, count]) => ({
                    value: id,
                    text: t("practice-theme-of", { theme: t(`theme-${id}`), count }),
                  })),
                ],
                onchange: (value) => choose({ theme: value }),
              })
            : nothing
        }
        ${dropdown({
          name: "practice-kind",
          label: t("practice-kind"),
          value: kind,
          values: ["", "own", "stock"].map((value) => ({ value, text: t(`practice-kind-${value || "all"}`) })),
          onchange: (value) => choose({ kind: value }),
          help: t("practice-own-help"),
        })}
        <p class="help" aria-live="polite">${listed.counts ? t("practice-counts", listed.counts) : "…"}</p>
        ${
          listed.counts?.own === "unread"
            ? html`<button type="button" class="button" @click=${retry}>${t("retry")}</button>`
            : nothing
        }
        <div class="row"><a class="button solid" href="#practice=go" @click=${() => practised.setFilter(filter())}>${t("practice-go")}</a>
          <a class="button" href="#learn">${t("practice-course")}</a></div>
        </section>
        <section>
        <h2>${t("practice-ratings")}</h2>
        ${segmented({
          name: "practice-rated",
          label: t("practice-rating-on"),
          values: [true, false].map((value) => ({ value, text: t("coaching-value", { on: value ? "yes" : "no" }) })),
          value: rated,
          onchange: turn,
        })}
        ${rated ? drawRatings() : nothing}
        <p class="help">${t("practice-rating-help", { from: SHOWN })}</p>
        <div class="row">
          <button type="button" class="button" @click=${erase}>${t("practice-erase")}</button>
          <a class="button" href="#">${t("back")}</a>
        </div>
        </section>
      </div>
    </div>
  </main>`;
}

/** Placeholders until the three positions have loaded: the link below must not move while it is tapped. */
const drawRoom = () => html`<ol class="learn-list today-list" aria-hidden="true">${Array.from(
  { length: 3 },
  () => html`<li class="learn-item"><span class="today-hand"></span><span>…</span></li>`,
)}</ol>
  <div class="row"><span class="button">…</span></div>`;

function drawToday(three: Today[], day: string) {
  const known = practised.today(day);
  const left = three.filter(({ id }) => !(id in known)).length;
  const right = Object.values(known).filter(Boolean).length;
  return html`<ol class="learn-list today-list" role="list">${three.map(({ id, game, hand }, i) => {
    const state = !(id in known) ? "new" : known[id] ? "right" : "wrong";
    return html`<li class="learn-item" data-game=${game} data-state=${state}><span class="today-hand" aria-hidden="true">${hand.map((card) => drawCard(card, game))}</span>
      <span>${t("practice-today-nth", { n: i + 1, game: gameName(game), state })}</span></li>`;
  })}</ol>
  ${
    left
      ? html`<div class="row"><a class="button primary" href="#practice=today">${t("practice-today-go", { left })}</a></div>`
      : three.length
        ? html`<p>${t("practice-today-done", { right })}</p>`
        : nothing
  }`;
}

function drawCard(card: string, game: string) {
  const pack = catalogue.games.find(({ id }) => id === game)?.pack;
  return html`<i>${template(cardFace(card, { letters: "none", pack }))}</i>`;
}

function drawRatings() {
  return html`<table class="figures">
    <caption class="visually-hidden">${t("practice-ratings")}</caption>
    <thead><tr><th scope="col">${t("practice-game")}</th><th scope="col">${t("practice-rating")}</th>
      <th scope="col">${t("practice-answers")}</th></tr></thead>
    <tbody>${catalogue.games.map(({ id }) => {
      const known = practised.ratingOf(id);
      return html`<tr><th scope="row">${gameName(id)}</th>
        <td>${known && known.count >= SHOWN ? ratingInWords(known) : t("practice-rating-none")}</td>
        <td>${t("practice-rating-answers", { count: known?.count ?? 0 })}</td></tr>`;
    })}</tbody>
  </table>`;
}
