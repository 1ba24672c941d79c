// Challenges: the introduction of a sent challenge, and the ranking of all who have played it.

import { html, nothing } from "lit-html";

import { icon } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { heard, yes } from "../../table/draw/drawing.ts";
import { figure } from "../../table/announcer/phrases.ts";
import { gameName, t } from "../../i18n/messages.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import * as dealStore from "../../storage/deals.ts";
import { engine } from "../../engine/connection.ts";
import { PageEngine } from "../../engine/request.ts";
import { notice } from "../../ui/notices.ts";
import { offerUndo } from "../../ui/files.ts";
import { aboutLink } from "../../table/shared-link.ts";
import { badLink, dealFacts, head, lessonFirst, news, submit, waiting } from "../../ui/views.ts";
import { gameOf, noted } from "../../base/address.ts";
import { unitOf, unusual } from "../review/index.ts";
import { duplicateDealPage } from "./duplicate-deal.ts";
import { withPendingComparisons } from "./pending-comparisons.ts";
import { challengeDeal, drawNaming, senderOf } from "./new-challenge.ts";
import { OUTRIGHT } from "../../base/limits.ts";
import { helps } from "./standing.ts";
import type { Page, Route } from "../../base/page.ts";

type Sent = { link: string; said: Protocol.Rival };

/** `rival`: null for the person. */
type Player = { name: string; result: number; rival: Sent | null; marks: string[] };

/** Storage id of a challenge's list. */
const listOf = (id: string) => `${id}/0`;

/** Replay link of the person's first try. */
const ownOf = (id: string) => duplicates.of(listOf(id))?.mine ?? duplicates.of(`${id}/1`)?.first?.replay;

/** The page of a challenge link: adds the sender to the list and shows it, at the link's address. */
export function sentChallengePage(fragment: string, page: Page): Route {
  const reading = new PageEngine(page.changed);
  const game = gameOf(new URLSearchParams(fragment).get("game") ?? "");
  const playing: string | undefined = noted("playing");
  let shown = playing ? challengeDealPage(playing, page) : null;
  let ended = false;

  async function read() {
    const reply = await reading.ask({ do: "inspectChallenge", link: fragment });
    if (reply) await join(reply.rival, fragment);
    if (ended) return;
    if (reply) {
      const { id } = reply.rival;
      shown = challengePage(id, page, () => page.go(fragment, { replace: true, noting: { playing: id } }));
      shown.begin?.();
      page.changed();
      page.toTop();
    } else if (reading.phase === "refused") document.querySelector("h1")?.focus();
  }
  return {
    game,
    get pageEngine() {
      return shown?.pageEngine ?? reading;
    },
    match: () => shown?.match?.() ?? null,
    begin: () => void (shown ? shown.begin?.() : read()),
    end() {
      ended = true;
      reading.end();
      shown?.end?.();
    },
    draw() {
      if (shown) return shown.draw();
      return reading.phase === "refused" ? badLink(reading.fault) : readingView(game?.id ?? "", reading, read);
    },
  };
}

async function join({ id, deal, setup }: Protocol.Rival, link: string) {
  const mine = duplicates.of(listOf(id))?.mine ? {} : await played(link, deal, setup);
  const list = duplicates.of(listOf(id)) ?? { link }; // another tab may have changed it meanwhile
  const rivals = list.rivals ?? [];
  const listed = link === list.sent || rivals.includes(link);
  if (!listed && rivals.length === duplicates.NAMES) {
    return void notice(() => t("challenge-full", { most: duplicates.NAMES }), [], {
      key: "challenge",
      follows: "once",
    });
  }
  duplicates.put(listOf(id), { ...mine, ...list, rivals: listed ? rivals : [...rivals, link] });
}

/** Returns the person's own play of the deal, if they have already played it as a match's first deal. */
async function played(link: string, deal: number, { level }: Protocol.Setup) {
  const [begun, rest] = link.split("&deal=");
  const seat = new URLSearchParams(rest).get("seat") ?? "0";
  // Optional: if the database does not respond, there is none yet.
  const own = deal === 1 ? (await dealStore.all().catch(dealStore.unstored)).reverse() : [];
  const mine = own.find(
    (one) => one.replay.split("&deal=")[0] === begun && one.deal === 1 && one.level === level && `${one.seat}` === seat,
  );
  return mine && { mine: mine.replay };
}

/**
 * The page of a challenge: its ranking, or the introduction before it is played.
 * @param play starts the deal; default: at an address of its own
 */
export function challengePage(id: string, page: Page, play?: () => void): Route {
  const pageEngine = new PageEngine(page.changed);
  const { sent: own = "", rivals = [] } = duplicates.of(listOf(id)) ?? {};
  const links = [own, ...rivals].filter(Boolean);
  const game = gameOf(new URLSearchParams(links[0]).get("game") ?? "");
  const sent: Sent[] = [];
  let done = false;
  let compared = false; // read with the person's own play

  async function read() {
    done = false;
    const mine = ownOf(id);
    compared = mine !== undefined;
    for (const link of links.slice(sent.length)) {
      const reply = await pageEngine.ask({ do: "inspectChallenge", link, ...(mine && { mine }) });
      if (reply) sent.push({ link, said: reply.rival });
      else if (pageEngine.phase === "failed") return;
      else if (pageEngine.phase === "refused" && links.length > 1)
        continue; // dealt by another version
      else break;
    }
    done = true;
    page.changed();
  }
  function remove(gone: Sent) {
    const undo = duplicates.strike(listOf(id), gone.link);
    const [at] = [sent.indexOf(gone), sent.splice(sent.indexOf(gone), 1)];
    const back = async () => {
      if (undo()) sent.splice(at, 0, gone);
    };
    offerUndo(() => t("challenge-removed", { name: senderOf(gone.link) }), back, page.changed);
    if (!sent.length) return page.go("challenges", { replace: true });
    page.changed();
    document.querySelector("h1")?.focus(); // the button has been removed
  }
  async function send(name: string) {
    const own = ownOf(id);
    if (own && (await challengeDeal(name, own))) page.go(`challenge=${id}`, { replace: true });
  }
  const list: Route = {
    game,
    pageEngine,
    begin: () => void (links.length ? read() : page.go("challenges", { replace: true })),
    end: () => pageEngine.end(),
    update() {
      if (!done || compared || !ownOf(id)) return;
      sent.length = 0; // the end of the deal was stored only now
      void read();
    },
    draw() {
      if (done && !sent.length) return badLink(pageEngine.fault);
      if (!done) return readingView(game?.id ?? "", pageEngine, read);
      return sent[0].said.beside
        ? listView(id, sent, { send, remove, page })
        : introductionView(id, sent, pageEngine, {
            play: play ?? (() => page.go(`challenge=${id}&play`)),
            remove: play ? null : remove, // who came by the link knows no list
          });
    },
  };
  return withPendingComparisons(list, page);
}

const readingView = (
  game: string,
  pageEngine: PageEngine,
  retry: () => Promise<void>,
) => html`<main id="main" class="view"><div class="narrow">
    ${head(game, t("challenge"))}
    <form class="panel" @submit=${submit(() => void retry())}>${waiting(pageEngine, t("link-reading"))}</form>
  </div></main>`;

/** The introduction of a challenge, shown without revealing the deal. */
function introductionView(
  id: string,
  sent: Sent[],
  pageEngine: PageEngine,
  { play, remove }: { play: () => void; remove: ((gone: Sent) => void) | null },
) {
  const [{ link, said }] = sent;
  const { setup, deal } = said;
  const unit = unitOf(setup.game);
  const start = t(duplicates.of(`${id}/1`) ? "challenge-on" : "challenge-play");
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(setup.game, t(said.name ? "challenge-by" : "challenge-from", { name: senderOf(link) }))}
      <div class="panel">
        ${aboutLink(setup.game, setup, [])}
        <p>${t("challenge-lead", { unit })}</p>
        ${dealFacts(unusual(setup, true), [t("sent-number", { unit }), deal])}
        <p class="small-print">${t("challenge-packed")}</p>
        ${remove ? html`<button type="button" class="button bare" @click=${() => remove(sent[0])}>${t("challenge-remove")}</button>` : nothing}
        <div class="form-end">
          ${news(pageEngine, "")}
          <button type="button" class="button primary" @click=${play}>${start}</button>
          ${lessonFirst(setup.game)}
          <a class="button" href="#challenges">${t("back")}</a>
        </div>
      </div>
    </div>
  </main>`;
}

/** The ranking, best first. */
function listView(
  id: string,
  sent: Sent[],
  { send, remove, page }: { send: (name: string) => Promise<void>; remove: (gone: Sent) => void; page: Page },
) {
  const [{ said }] = sent;
  const { setup, lowest } = said;
  const unit = unitOf(setup.game);
  const own = duplicates.of(listOf(id))?.sent;
  const rivals = sent.filter(({ link }) => link !== own);
  const players = playersOf(id, sent, rivals);
  players.sort((a, b) => (lowest ? a.result - b.result : b.result - a.result));
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(setup.game, t("challenge-of-deal", { deal: said.deal, unit }))}
      <div class="panel challenge">
        <table class="figures challenge-table">
          <caption class="visually-hidden">${t("challenge-list")}</caption>
          <thead><tr><th scope="col">${t("field-who")}</th><th scope="col">${t("field-came-to")}</th>
            <th scope="col">${heard(t("challenge-remove"))}</th></tr></thead>
          <tbody>${players.map(
            (player) =>
              html`<tr data-mine=${yes(!player.rival)}><th scope="row">${player.name}${
                player.marks.length ? html` <span class="help">${player.marks.join(t("table-comma"))}</span>` : nothing
              }</th><td>${resultInWords(player.result, said)}</td><td>${drawRemove(player, remove)}</td></tr>`,
          )}</tbody>
        </table>
        ${rivals.length ? rivals.map((rival) => drawRival(rival, page, rivals.length === 1)) : html`<p>${t("challenge-waits")}</p>`}
        <section><h2>${t(own ? "challenge-send" : "challenge-answer")}</h2>
        ${drawNaming(t(own ? "challenge-again" : "challenge-make"), (name) => void send(name))}</section>
        <div class="row">
          <a class="button" href="#start=${setup.game}">${t("play-game", { game: gameName(setup.game) })}</a>
          <a class="button" href="#challenges">${t("back")}</a>
        </div>
      </div>
    </div>
  </main>`;
}

function playersOf(id: string, sent: Sent[], rivals: Sent[]): Player[] {
  const [{ said }] = sent;
  const me = {
    name: t("field-player", { level: "you" }),
    result: said.beside?.mine ?? 0,
    rival: null,
    marks: helps(duplicates.of(`${id}/1`)?.first),
  };
  return [
    me,
    ...rivals.map((rival) => {
      const { beside } = rival.said;
      const marks = beside?.undone ? [t("deals-undone")] : [];
      return { name: senderOf(rival.link), result: beside?.theirs ?? 0, rival, marks };
    }),
  ];
}

function resultInWords(result: number, { unit, lowest }: Protocol.Rival) {
  if (Math.abs(result) === OUTRIGHT) return t("field-outright", { won: result > 0 ? "yes" : "no" });
  const signed = `${result > 0 && !lowest ? "+" : ""}${figure(result)}`;
  return t("field-result", { by: unit, count: Math.abs(result), result: signed });
}

/** Leads to the first decision where the person and a rival differ. */
function drawRival({ link, said }: Sent, page: Page, open: boolean) {
  const name = senderOf(link);
  const { look, parted, replay } = said.beside as Protocol.Rivalry;
  const go = () => {
    if (!look || !parted) return;
    page.go(`replay&${look}`, { noting: { beside: { ...parted, by: name } } });
  };
  return html`<details class="rival" ?open=${open}><summary>${t("challenge-with", { name })}</summary>
    ${look ? nothing : html`<p>${t("challenge-same")}</p>`}
    <div class="row">
      ${look ? html`<button type="button" class="button" @click=${go}>${template(icon("rewind"))}${t("challenge-parted")}</button>` : nothing}
      <button type="button" class="button" @click=${() => page.go(`sent-replay&${replay}`, { noting: { by: said.name && name } })}>${template(icon("play"))}${t("challenge-watch")}</button>
    </div></details>`;
}

/** Renders the button that removes a rival; the person has none. */
function drawRemove({ name, rival }: Player, remove: (gone: Sent) => void) {
  if (!rival) return nothing;
  const label = t("challenge-remove-which", { name });
  return html`<button type="button" class="button bare" aria-label=${label} @click=${() => remove(rival)}>${template(icon("close"))}</button>`;
}

/** Returns the winner of the two and the margin. */
function headlineInWords({ mine, theirs }: Protocol.Rivalry, { unit, lowest }: Protocol.Rival, name: string) {
  const ahead = lowest ? theirs - mine : mine - theirs;
  const how = ahead > 0 ? "won" : ahead < 0 ? "lost" : "level";
  if (ahead && [mine, theirs].some((result) => Math.abs(result) === OUTRIGHT))
    return t("challenge-outright", { how, name });
  return unit === "place" && ahead
    ? t("challenge-places", { mine, theirs, name })
    : t("challenge-headline", { how, gap: Math.abs(ahead), name });
}

export function challengeDealPage(id: string, page: Page): Route {
  const list = duplicates.of(listOf(id));
  const link = list?.rivals?.[0] ?? list?.sent ?? "";
  const game = gameOf(new URLSearchParams(link).get("game") ?? "");
  if (!game) return challengePage(id, page);
  const home = `challenge=${id}`;
  const made = duplicateDealPage(
    {
      id: `${id}/1`,
      ask: { do: "openDuplicate", challenge: link },
      home,
      game: () => game,
      title: () => t("challenge"),
      place: () => t("challenge"),
      shared: () => ({
        when: t("challenge"),
        words: (standing) => t("share-words", { when: `${gameName(game.id)}: ${t("challenge")}`, standing }),
        link,
        listed: true,
      }),
      async headline(replay) {
        const reply = await engine.request({ do: "inspectChallenge", link, mine: replay });
        const beside = reply.ok ? reply.rival.beside : null;
        return reply.ok && beside ? () => headlineInWords(beside, reply.rival, senderOf(link)) : null;
      },
      next: () => ({ label: t("challenge-compare"), run: () => page.go(home) }),
    },
    page,
  );
  const waits = made.draw;
  return { ...made, draw: () => (made.pageEngine.phase === "refused" ? badLink(made.pageEngine.fault) : waits()) };
}
