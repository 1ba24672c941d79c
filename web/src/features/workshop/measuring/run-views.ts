// Views of a run of the bot: its buttons, what went wrong, and the result of a measurement.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { gameOf } from "../../../base/address.ts";
import * as words from "../../../i18n/messages.ts";
import * as bots from "../../../storage/bots.ts";
import { heard } from "../../../table/draw/drawing.ts";
import { dropdown } from "../../../ui/controls.ts";
import { signed } from "../text/reference-views.ts";
import type { OwnBot } from "../../../table/players.ts";
import { textOf } from "../sandbox/fault-text.ts";
import type { Measurement } from "./measurement.ts";
import type { Fault, Session } from "../bots/store.ts";

const { t } = words;

/** Numbers of deals to choose from. */
const DEALS = [80, 400, 800, 1600];
export const OPPONENTS = ["random", ...catalogue.levels];

/** A link to a deal that the bot has played. @param look class of the link @param own who played it; default: the last run */
export type ReplayLink = (replay: string, text: unknown, look: string, own?: OwnBot | null) => unknown;

export function faultView(fault: Fault | null, goTo: (line: number) => void, replayLink: ReplayLink) {
  return html`<div class="workshop-fault" role="alert" ?hidden=${!fault}>${
    fault
      ? html`<h2 class="workshop-fault-head">${textOf(fault)}</h2>
        ${fault.trace.length ? html`<pre>${fault.trace.join("\n")}</pre>` : nothing}
        <div class="row">
          ${fault.line === null ? nothing : html`<button type="button" class="button" @click=${() => goTo(fault.line ?? 1)}>${t("workshop-to-line", { line: fault.line })}</button>`}
          ${fault.replay ? replayLink(fault.replay, t("workshop-position"), "button") : nothing}
        </div>`
      : nothing
  }</div>`;
}

interface Running {
  busy: string; // what runs on this page; "" if nothing does
  idle: boolean; // nothing runs, at a table either
  progress: { loaded: number; total: number } | null; // of the start
}

type Ways = Record<"measure" | "watch" | "play" | "stop", () => void>;

/** @param rivals ids of the other bots of the person */
export function runView(
  game: string,
  here: Session,
  rivals: readonly string[],
  { busy, idle, progress }: Running,
  { watch, play }: Pick<Ways, "watch" | "play">,
) {
  const off = idle ? nothing : "true";
  const opponents = [...OPPONENTS, ...rivals.map((id) => `${bots.OWN}${id}`)];
  return html`<h2>${t("workshop-run")}</h2>
    ${conditions("workshop", game, here, opponents, (chosen) => Object.assign(here, chosen))}
    <div class="row">
      <button type="button" class="button" id="workshop-watch" aria-disabled=${off} @click=${watch}>${t("workshop-watch")}</button>
      <button type="button" class="button" id="workshop-play" aria-disabled=${off} @click=${play}>${t("workshop-play")}</button>
    </div>
    <p role="status">${statusOf(here, busy, progress)}</p>
    <p class="help">${t("workshop-limits", { seconds: catalogue.bounds.seconds })}</p>`;
}

type Conditions = Pick<Session, "opponent" | "deals">;

/** Against whom and over how many deals bots are measured. @param kind of the page, for the names of its fields */
export const conditions = (
  kind: "workshop" | "league",
  game: string,
  { opponent, deals }: Conditions,
  opponents: readonly string[],
  choose: (chosen: Partial<Conditions>) => void,
) =>
  html`${dropdown({
    name: `${kind}-opponent`,
    label: t("workshop-opponent"),
    value: opponent,
    values: opponents.map((value) => ({ value, text: opponentName(value) })),
    onchange: (value) => choose({ opponent: value }),
  })}
    ${dropdown({
      name: `${kind}-deals`,
      label: t("workshop-deals"),
      value: deals,
      values: DEALS.map((value) => ({ value, text: t("workshop-many", { deals: value }) })),
      onchange: (value) => choose({ deals: value }),
    })}
    ${gameOf(game)?.partners ? html`<p class="help">${t("workshop-partner-help")}</p>` : nothing}`;

/** What runs; afterwards, for screen readers, how much the bot has printed. */
function statusOf({ printed }: Session, busy: string, progress: Running["progress"]) {
  if (progress) {
    // The number is not text: a live region would speak each one.
    const { loaded, total } = progress;
    return html`${t("workshop-starting")} <progress aria-label=${t("workshop-starting")} max=${total || 1} .value=${loaded}></progress>`;
  }
  if (busy) return t("workshop-running");
  return printed.count ? heard(t("workshop-printed-lines", { count: printed.count })) : "";
}

/** The bar that is always in sight. */
export function barView({ busy, idle }: Running, { measure, stop }: Pick<Ways, "measure" | "stop">) {
  const toReference = () => document.getElementById("workshop-reference")?.scrollIntoView();
  return html`<div class="workshop-bar wraps">
    <button type="button" class="button primary" id="workshop-measure" aria-keyshortcuts="Control+Enter" aria-disabled=${idle ? nothing : "true"} @click=${measure}>${t("workshop-measure")}</button>
    ${busy ? html`<button type="button" class="button" id="workshop-stop" @click=${stop}>${t("workshop-stop")}</button>` : nothing}
    <button type="button" class="button" @click=${toReference}>${t("workshop-reference")}</button>
  </div>`;
}

export function resultView(measurement: Measurement | null, replayLink: ReplayLink) {
  const figures = measurement?.figures;
  if (!measurement || !figures) return nothing;
  const { done, of, worst, running } = measurement;
  const { mean, width, deals, different, state, verdict } = figures;
  const opponent = opponentName(measurement.opponent);
  const spoken = { mean: signed(mean), low: signed(mean - width), high: signed(mean + width) };
  return html`<h2>${t(state === "result" ? "workshop-result" : "workshop-so-far")}</h2>
    <p class="workshop-figure">${t("workshop-mean", { mean: signed(mean), width: width.toFixed(2) })}</p>
    <p role="status">${
      running
        ? ""
        : html`${t(`workshop-${verdict}`, { opponent, deals, different })} ${heard(t("workshop-mean-spoken", spoken))}`
    }</p>
    <progress max=${of} value=${done} aria-label=${t("workshop-progress", { done, of })}></progress>
    ${measurement.plot()}
    <p class="help">${t(rivalOf(measurement.opponent) ? "workshop-rival-help" : "workshop-mean-help")} ${state === "result" ? "" : t("workshop-running-help")}</p>
    ${
      worst && !running
        ? html`<h3>${t("workshop-worst")}</h3><p>${replayLink(worst.replay, t("workshop-lost", { deal: worst.deal, opponent: opponentName(levelOf(measurement.opponent)), own: signed(worst.own), level: signed(worst.level) }), "")}</p>`
        : nothing
    }`;
}

/** Returns the bot of the person that an opponent is; null if it is none. */
export function rivalOf(opponent: string): { id: string; bot: bots.Bot } | null {
  const id = opponent.slice(bots.OWN.length);
  const bot = opponent.startsWith(bots.OWN) ? bots.of(id) : null;
  return bot && { id, bot };
}

/** Returns the players of the other seats: two bots of the person play the same cards beside club players. */
export const levelOf = (opponent: string) => (rivalOf(opponent) ? "club" : opponent);

export const opponentName = (opponent: string) =>
  opponent === "random"
    ? t("workshop-random")
    : opponent.startsWith(bots.OWN)
      ? (rivalOf(opponent)?.bot.name ?? t("workshop-unnamed"))
      : words.levelName(opponent);
