// Messages on the screen: a Fluent bundle per language, loaded on first use and switched without a reload.

import type { MessageId } from "../base/message-id.ts";
import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";
import catalogue from "nanafuda:catalogue";
import learning from "nanafuda:learning";
import files from "nanafuda:words";
import { beside, brand, brandTerms, LANGS, LANGUAGES, preferred, regional } from "./languages.ts";
import { phrases, unbroken } from "./line-breaks.ts";

export { beside, brand, LANGS, LANGUAGES, preferred, regional };

type Lang = Nanafuda.Lang;

type Args = Record<string, string | number | boolean | null | undefined>;

/** Fluent functions: GAMES() returns the number of games. */
const FUNCTIONS = { GAMES: () => new Count(catalogue.games.length) };

/** Whether Japanese needs explicit break opportunities in this browser. */
const TELL = typeof CSS !== "undefined" && !CSS.supports("word-break", "auto-phrase") && "Segmenter" in Intl;
/** Cache of messages with zero-width spaces at possible breaks. */
const formatted: Map<string, string> = new Map();

/** Message groups loaded later: a game's lessons and exercises; "": the texts that all of them share. */
const learnt: Set<string> = new Set();

// No isolation marks: no language is right-to-left, and the marks would end up in names.
const bundles = Object.fromEntries(
  LANGS.map((one) => [one, new FluentBundle(one, { useIsolating: false, functions: FUNCTIONS })]),
) as Record<Lang, FluentBundle>;

for (const one of LANGS) bundles[one].addResource(brandTerms(one));

const listeners: Set<(lang: Lang) => void> = new Set();

/** The current language, once {@link setLang} has loaded its messages. */
export let lang: Lang = preferred();
/** The last requested language: the current one, or one whose messages are loading. */
export let wanted = lang;

/**
 * Returns the message `id` in the current language. A missing message is a bug: it is logged to the console and the id
 * is shown.
 */
export function t<const S extends string>(id: MessageId<S>, args?: Args) {
  return say(lang, id, args);
}

/** Returns the message `id` in a given language, for the few places that show both. */
export function say(language: Lang, id: string, args?: Args) {
  const bundle = bundles[language];
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`No words for “${id}” in ${language}`);
    return id;
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(message.value, plain(args), faults);
  for (const fault of faults) console.error(`Words for “${id}” in ${language}:`, fault);
  return LANGUAGES[language].spaced ? text : unbroken(TELL ? breakable(text) : text);
}

function breakable(text: string) {
  const known = formatted.get(text);
  if (known !== undefined) return known;
  if (formatted.size > 4000) formatted.clear();
  const made = phrases(text.replaceAll("\u200b", ""), "\u200b");
  formatted.set(text, made);
  return made;
}

export function has(id: string) {
  return bundles[lang].hasMessage(id);
}

/**
 * Loads the messages for learning and advice, and a game's lessons, exercises and hints, in all languages. Rejects if
 * loading fails.
 */
export const learn = (game?: string) => more("", ...(game ? [game] : []));

/** Loads the messages for duplicate comparison. */
export const compare = () => more("field");

/** Loads the messages of a game's assist tools. */
export const aid = (game: string) => more("aids", game);

/** Loads the messages for the lobby of people who have played before. */
export const progress = () => more("progress");

/** Loads the messages of the settings. */
export const settings = () => more("settings");

/** Loads the messages of the form that starts a match, and of a deal's link. */
export const setUp = () => more("setup");

/** Loads the messages for practice. */
export const practise = () => more("practice");

/** Loads the bots’ remarks. */
export const voices = () => more("voices");

/** Loads the stories of ended deals of a game. */
export const stories = (game: string) => more("", "stories", game);

/** Loads the messages of the workshop. */
export const workshop = () => more("workshop");

/** Loads the messages for the review and for replays. */
export const replay = () => more("replay");

/** Loads the messages for exporting, importing and erasing stored data. */
export const data = () => more("data");

/** @param parts message groups */
async function more(...parts: string[]) {
  const wanted = parts.filter((one) => !learnt.has(one));
  const found = await Promise.all(wanted.map((one) => learning[one]()));
  for (const [i, { default: more }] of found.entries()) {
    if (learnt.has(wanted[i])) continue;
    learnt.add(wanted[i]);
    for (const language of LANGS) add(language, more[language]);
  }
}

/** Loads the messages for advice; if loading fails, advice has no reasons. */
export const advise = (game: string) => learn(game).catch(() => {});

function add(language: Lang, bodies: FluentResource["body"][]) {
  for (const body of bodies) for (const fault of bundles[language].addResource({ body })) console.error(fault);
}

/** Languages whose messages are loaded. */
const known: Set<Lang> = new Set();

/** Loads the messages of a language. Rejects if loading fails. */
export async function load(language: Lang) {
  if (known.has(language)) return;
  const { default: bodies } = await files[language]();
  if (known.has(language)) return;
  known.add(language);
  add(language, bodies);
}

/** Changes the language once its messages are loaded. Rejects if loading fails. */
export async function setLang(next: Lang) {
  wanted = next;
  try {
    await load(next);
  } catch (fault) {
    if (next === wanted) wanted = lang;
    for (const listener of [...listeners]) listener(lang);
    throw fault;
  }
  if (next !== wanted) return; // superseded by a later request
  const changed = next !== lang;
  lang = next;
  document.documentElement.lang = next;
  if (changed) for (const listener of [...listeners]) listener(next);
}

/** Subscribes to language changes. @returns unsubscribes */
export function onchange(listener: (lang: Lang) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a suit's name, or “No trump” for `N`. The pack distinguishes suits with the codes S, C and H. */
export function suitName(suit: string, pack: Nanafuda.Pack = "seven") {
  return suit === "N" ? t("suit-none") : t(`suit-${pack}-${suit.toLowerCase()}`);
}

/** Returns a card's name: “Coin 7”, 「コインの7」. */
export function cardName(code: string, pack: Nanafuda.Pack = "seven") {
  if (code.startsWith("X")) return t("card-joker");
  const suit = suitName(code[0], pack);
  const rank = rankName(Number(code.slice(1)), pack);
  return t(pack === "french" ? "card-name-french" : "card-name", { suit, rank });
}

/** Returns a card's short name: “♠9”, 「タイム9」. */
export function cardSign(code: string, pack: Nanafuda.Pack = "seven") {
  if (pack === "colours" || code.startsWith("X")) return cardName(code, pack);
  const rank = rankName(Number(code.slice(1)), pack);
  return t("card-sign", { pack, code: code[0], suit: suitName(code[0], pack), rank });
}

/** Returns a rank as printed: A and K in the Seven pack, J and Q too in the French one. */
export function rankName(rank: number, pack: Nanafuda.Pack = "seven") {
  if (pack === "colours") return String(rank);
  if (rank === 1) return "A";
  if (rank === 13) return "K";
  if (pack === "french" && rank > 10) return rank === 11 ? "J" : "Q";
  return String(rank);
}

/** Returns the player at a seat: 0 for the viewer, else the bot's number, which determines its name and face. */
export const portraitOf = (seat: number, viewer: number = 0) => (seat === viewer ? 0 : seat || viewer);

/** Returns “You” or the bot's name. */
export function seatName(seat: number, viewer: number = 0) {
  const bot = portraitOf(seat, viewer);
  return bot ? t("seat-bot", { seat: bot }) : t("seat-you");
}

export function levelName(level: string | null) {
  return level === null ? "" : t(`level-${dashed(level)}`);
}

/** Its second name in brackets may take a line of its own, which `word-break: auto-phrase` does not allow. */
export function gameName(game: string) {
  return t(`${game}-name`).replace(/\u200b?（/, "\u200b（");
}

/** The mark of a feat in My deals; "" for one that is no longer known. */
export function featName(game: string, feat: string) {
  return has(`${game}-mark-${feat}`) ? t(`${game}-mark-${feat}`) : "";
}

export function optionName(game: string, option: string) {
  return t(`${game}-option-${dashed(option)}`);
}

/** Returns an option's value in words; on and off share messages across games. */
export function optionValue(game: string, option: string, value: Nanafuda.Value) {
  const name = dashed(String(value).toLowerCase());
  const own = `${game}-option-${dashed(option)}-value-${name}`;
  return t(typeof value === "boolean" && !has(own) ? `option-value-${name}` : own);
}

/** Returns the message for an engine refusal. */
export function errorText(fault: Protocol.Fault) {
  const id = `error-${fault.id}`;
  const game = fault.args?.game;
  const named = game && has(`${game}-name`) ? { game: gameName(String(game)) } : {};
  const args = Object.entries(fault.args ?? {}).map(([name, value]) => [name, isolated(value)]);
  return has(id) ? t(id, { ...Object.fromEntries(args), ...named }) : fault.text;
}

/** Returns the messages for an engine that does not run. */
export function engineText({ reason, facts }: { reason?: string | null; facts?: Record<string, string> }) {
  const args = { reason: reason ?? "", ...facts };
  return `${t("engine-failed", args)} ${t("engine-failed-why", args)}`;
}

/** Isolates external text, which may be right-to-left, from its surroundings. */
function isolated(value: string | number) {
  return typeof value === "string" && /[^ -~]/.test(value) ? `\u2068${value}\u2069` : value;
}

/** Describes a saved match by progress and time; a game may have its own word for a deal. */
export function savedText(game: string, { deal, at }: { deal: number; at: string }) {
  const own = `${game}-saved-at`;
  return t(has(own) ? own : "saved-at", { deal, when: whenText(at) });
}

/** Formats a time precisely enough to distinguish matches. @param roughly only the day, unless it is today */
export function whenText(iso: string, roughly: boolean = false) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "?";
  const today = at.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: "numeric", minute: "2-digit" }
    : { month: "short", day: "numeric", ...(!roughly && { hour: "numeric", minute: "2-digit" }) };
  return new Intl.DateTimeFormat(regional(lang), form).format(at);
}

/** Ids in the engine may contain underscores; message ids have hyphens. */
function dashed(id: string) {
  return id.replaceAll("_", "-");
}

/** Converts arguments to the types that Fluent accepts: text and numbers. */
function plain(args: Args = {}): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Count(value) : String(value ?? ""),
    ]),
  );
}

/** Small integers look alike in both languages; the first call of Intl is slow. */
class Count extends FluentNumber {
  override toString(scope: any) {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}
