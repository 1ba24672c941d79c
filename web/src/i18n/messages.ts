// Every word on the screen: a Fluent bundle for each language, fetched when it is first wanted, switched without a
// reload.

import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";
import catalogue from "nanafuda:catalogue";
import learning from "nanafuda:learning";
import files from "nanafuda:words";
import { beside, LANGS, LANGUAGES, preferred } from "./languages.ts";
import { phrases, unbroken } from "./line-breaks.ts";

export { beside, LANGS, LANGUAGES, preferred };

type Lang = Nanafuda.Lang;

type Args = Record<string, string | number | boolean | null | undefined>;

/** What messages may call: GAMES() is how many games there are. */
const FUNCTIONS = { GAMES: () => new Count(catalogue.games.length) };

/** Whether the browser must be told where a line of Japanese may break. */
const TELL = typeof CSS !== "undefined" && !CSS.supports("word-break", "auto-phrase") && "Segmenter" in Intl;
/** What has been said, with zero-width spaces where its line may break. */
const told: Map<string, string> = new Map();

/** What has been fetched later: a game's lessons and exercises; "": what is said of all of them. */
const learnt: Set<string> = new Set();

// No isolation marks: no language is written right to left, and they would get into names.
const bundles = Object.fromEntries(
  LANGS.map((one) => [one, new FluentBundle(one, { useIsolating: false, functions: FUNCTIONS })]),
) as Record<Lang, FluentBundle>;

const listeners: Set<(lang: Lang) => void> = new Set();

/** The language on the screen, once {@link setLang} has seen to its words. */
export let lang: Lang = preferred();
/** The language last asked for: the one on the screen, or that whose words are on their way. */
export let wanted = lang;

/**
 * The message `id` in the language on the screen. A missing one is a bug: it is reported on the console, and the id
 * itself is shown.
 */
export function t(id: string, args?: Args) {
  return say(lang, id, args);
}

/** The message `id` in a given language, for the few places that show both. */
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
  const known = told.get(text);
  if (known !== undefined) return known;
  if (told.size > 4000) told.clear();
  const made = phrases(text.replaceAll("\u200b", ""), "\u200b");
  told.set(text, made);
  return made;
}

/** Whether there are words for `id`. */
export function has(id: string) {
  return bundles[lang].hasMessage(id);
}

/**
 * Fetches, in every language, what is said where somebody learns or is advised, and in a game's lessons, exercises and
 * hints; after that it is said like all else. Rejects when it does not come.
 */
export const learn = (game?: string) => more("", ...(game ? [game] : []));

/** Likewise what is said of others at the same cards. */
export const compare = () => more("field");

/** Likewise what the aids at the table of a game say. */
export const aid = (game: string) => more("aids", game);

/** Likewise what is said where somebody practises. */
export const practise = () => more("practice");

/** Likewise what is said where a deal that was played is looked at, or played on. */
export const replay = () => more("replay");

/** Likewise what is said of stored data that is saved to a file, loaded or erased. */
export const data = () => more("data");

/** @param parts of what is fetched later */
async function more(...parts: string[]) {
  const wanted = parts.filter((one) => !learnt.has(one));
  const found = await Promise.all(wanted.map((one) => learning[one]()));
  for (const [i, { default: more }] of found.entries()) {
    if (learnt.has(wanted[i])) continue;
    learnt.add(wanted[i]);
    for (const language of LANGS) add(language, more[language]);
  }
}

/** The same where advice is asked for: should they not come, it does without its reasons. */
export const advise = (game: string) => learn(game).catch(() => {});

function add(language: Lang, bodies: FluentResource["body"][]) {
  for (const body of bodies) for (const fault of bundles[language].addResource({ body })) console.error(fault);
}

/** The languages whose words are there. */
const known: Set<Lang> = new Set();

/** Fetches the words of a language. Rejects when they do not come. */
export async function load(language: Lang) {
  if (known.has(language)) return;
  const { default: bodies } = await files[language]();
  if (known.has(language)) return;
  known.add(language);
  add(language, bodies);
}

/** Changes the language once its words are there; until then all stays as it is. Rejects when they do not come. */
export async function setLang(next: Lang) {
  wanted = next;
  try {
    await load(next);
  } catch (fault) {
    if (next === wanted) wanted = lang;
    for (const listener of [...listeners]) listener(lang);
    throw fault;
  }
  if (next !== wanted) return; // another one has been asked for since
  const changed = next !== lang;
  lang = next;
  document.documentElement.lang = next;
  if (changed) for (const listener of [...listeners]) listener(next);
}

/** Calls back after the language has changed. @returns stops it */
export function onchange(listener: (lang: Lang) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A suit's name, or “No trump” for `N`. The pack says which S, C or H is meant. */
export function suitName(suit: string, pack: Nanafuda.Pack = "seven") {
  return suit === "N" ? t("suit-none") : t(`suit-${pack}-${suit.toLowerCase()}`);
}

/** A card's name in words: “Coin 7”, 「コインの7」. */
export function cardName(code: string, pack: Nanafuda.Pack = "seven") {
  if (code.startsWith("X")) return t("card-joker");
  const suit = suitName(code[0], pack);
  const rank = rankName(Number(code.slice(1)), pack);
  return t(pack === "french" ? "card-name-french" : "card-name", { suit, rank });
}

/** The same in brief: “♠9”, 「タイム9」. */
export function cardSign(code: string, pack: Nanafuda.Pack = "seven") {
  if (pack === "colours" || code.startsWith("X")) return cardName(code, pack);
  const rank = rankName(Number(code.slice(1)), pack);
  return t("card-sign", { pack, code: code[0], suit: suitName(code[0], pack), rank });
}

/** A rank as it is printed: A and K in the Seven pack, J and Q too in the French one. */
export function rankName(rank: number, pack: Nanafuda.Pack = "seven") {
  if (pack === "colours") return String(rank);
  if (rank === 1) return "A";
  if (rank === 13) return "K";
  if (pack === "french" && rank > 10) return rank === 11 ? "J" : "Q";
  return String(rank);
}

/** Who sits there: 0 at the viewer's seat, otherwise the number of the bot, who always has that name and that face. */
export const sitter = (seat: number, viewer: number = 0) => (seat === viewer ? 0 : seat || viewer);

/** “You” or the bot's name. */
export function seatName(seat: number, viewer: number = 0) {
  const bot = sitter(seat, viewer);
  return bot ? t("seat-bot", { seat: bot }) : t("seat-you");
}

export function levelName(level: string | null) {
  return level === null ? "" : t(`level-${dashed(level)}`);
}

export function gameName(game: string) {
  return t(`${game}-name`);
}

export function optionName(game: string, option: string) {
  return t(`${game}-option-${dashed(option)}`);
}

/** One value of an option in words; on and off have words that all games share. */
export function optionValue(game: string, option: string, value: Nanafuda.Value) {
  const name = dashed(String(value).toLowerCase());
  const own = `${game}-option-${dashed(option)}-value-${name}`;
  return t(typeof value === "boolean" && !has(own) ? `option-value-${name}` : own);
}

/** The sentence for something the engine refused. */
export function errorText(fault: Seam.Fault) {
  const id = `error-${fault.id}`;
  const game = fault.args?.game;
  const named = game && has(`${game}-name`) ? { game: gameName(String(game)) } : {};
  const args = Object.entries(fault.args ?? {}).map(([name, value]) => [name, isolated(value)]);
  return has(id) ? t(id, { ...Object.fromEntries(args), ...named }) : fault.text;
}

/** The sentences for an engine that does not run. */
export function engineText({ reason, facts }: { reason?: string | null; facts?: Record<string, string> }) {
  const args = { reason: reason ?? "", ...facts };
  return `${t("engine-failed", args)} ${t("engine-failed-why", args)}`;
}

/** What came from outside and is repeated may be written right to left: what stands around it is not. */
function isolated(value: string | number) {
  return typeof value === "string" && /[^ -~]/.test(value) ? `\u2068${value}\u2069` : value;
}

/** How far a saved match has come, and when it was saved; a game may have words of its own for its deals. */
export function savedText(game: string, { deal, at }: { deal: number; at: string }) {
  const own = `${game}-saved-at`;
  return t(has(own) ? own : "saved-at", { deal, when: whenText(at) });
}

/** When something was, near enough to tell matches apart. @param roughly the day, unless it is today */
export function whenText(iso: string, roughly: boolean = false) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "?";
  const today = at.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: "numeric", minute: "2-digit" }
    : { month: "short", day: "numeric", ...(!roughly && { hour: "numeric", minute: "2-digit" }) };
  return new Intl.DateTimeFormat(lang, form).format(at);
}

/** Ids in the engine may have underscores; ids of words have hyphens. */
function dashed(id: string) {
  return id.replaceAll("_", "-");
}

/** Fluent takes text and numbers only. */
function plain(args: Args = {}): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Count(value) : String(value ?? ""),
    ]),
  );
}

/** A small whole number looks alike in both languages; Intl takes long to say so the first time. */
class Count extends FluentNumber {
  override toString(scope: any) {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}
