/** @file Every word on the screen: a Fluent bundle for each language, fetched when it is first wanted, switched without a
 *  reload. */

import { FluentBundle, FluentNumber } from "@fluent/bundle";
import catalogue from "nanafuda:catalogue";
import learning from "nanafuda:learning";
import files from "nanafuda:words";
import { beside, LANGS, LANGUAGES, preferred } from "./languages.js";
import { phrases, unbroken } from "./line-breaks.js";

export { beside, LANGS, LANGUAGES, preferred };

/** @typedef {Nanafuda.Lang} Lang */
/** @typedef {Record<string, string | number | boolean | null | undefined>} Args */

/** What messages may call: GAMES() is how many games there are. */
const FUNCTIONS = { GAMES: () => new Count(catalogue.games.length) };

/** Whether the browser must be told where a line of Japanese may break. */
const TELL = typeof CSS !== "undefined" && !CSS.supports("word-break", "auto-phrase") && "Segmenter" in Intl;
/** What has been said, with zero-width spaces where its line may break. @type {Map<string, string>} */
const told = new Map();

/** What has been fetched later: a game's lessons and exercises; "": what is said of all of them. @type {Set<string>} */
const learnt = new Set();

// No isolation marks: no language is written right to left, and they would get into names.
const bundles = /** @type {Record<Lang, FluentBundle>} */ (
  Object.fromEntries(LANGS.map((one) => [one, new FluentBundle(one, { useIsolating: false, functions: FUNCTIONS })]))
);

/** @type {Set<(lang: Lang) => void>} */
const listeners = new Set();

/** The language on the screen, once {@link setLang} has seen to its words. @type {Lang} */
export let lang = preferred();
/** The language last asked for: the one on the screen, or that whose words are on their way. */
export let wanted = lang;

/**
 * The message `id` in the language on the screen. A missing one is a bug: it is reported on the
 * console, and the id itself is shown.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  return say(lang, id, args);
}

/**
 * The message `id` in a given language, for the few places that show both.
 * @param {Lang} language
 * @param {string} id
 * @param {Args} [args]
 */
export function say(language, id, args) {
  const bundle = bundles[language];
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`No words for “${id}” in ${language}`);
    return id;
  }
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(message.value, plain(args), faults);
  for (const fault of faults) console.error(`Words for “${id}” in ${language}:`, fault);
  return LANGUAGES[language].spaced ? text : unbroken(TELL ? breakable(text) : text);
}

/** @param {string} text */
function breakable(text) {
  const known = told.get(text);
  if (known !== undefined) return known;
  if (told.size > 4000) told.clear();
  const made = phrases(text.replaceAll("\u200b", ""), "\u200b");
  told.set(text, made);
  return made;
}

/** Whether there are words for `id`. @param {string} id */
export function has(id) {
  return bundles[lang].hasMessage(id);
}

/**
 * Fetches, in every language, what is said where somebody learns or is advised, and in a game's lessons, exercises and hints; after that it is
 * said like all else. Rejects when it does not come.
 * @param {string} [game]
 */
export const learn = (game) => more("", ...(game ? [game] : []));

/** Likewise what is said of others at the same cards. */
export const compare = () => more("field");

/** Likewise what the aids at the table of a game say. @param {string} game */
export const aid = (game) => more("aids", game);

/** Likewise what is said where somebody practises. */
export const practise = () => more("practice");

/** Likewise what is said where a deal that was played is looked at, or played on. */
export const replay = () => more("replay");

/** Likewise what is said of stored data that is saved to a file, loaded or erased. */
export const data = () => more("data");

/** @param {...string} parts  of what is fetched later */
async function more(...parts) {
  const wanted = parts.filter((one) => !learnt.has(one));
  const found = await Promise.all(wanted.map((one) => learning[one]()));
  for (const [i, { default: more }] of found.entries()) {
    if (learnt.has(wanted[i])) continue;
    learnt.add(wanted[i]);
    for (const language of LANGS) add(language, more[language]);
  }
}

/**
 * The same where advice is asked for: should they not come, it does without its reasons. @param {string} game
 */
export const advise = (game) => learn(game).catch(() => {});

/** @param {Lang} language @param {import("@fluent/bundle").FluentResource["body"][]} bodies */
function add(language, bodies) {
  for (const body of bodies) for (const fault of bundles[language].addResource({ body })) console.error(fault);
}

/** The languages whose words are there. @type {Set<Lang>} */
const known = new Set();

/** Fetches the words of a language. Rejects when they do not come. @param {Lang} language */
export async function load(language) {
  if (known.has(language)) return;
  const { default: bodies } = await files[language]();
  if (known.has(language)) return;
  known.add(language);
  add(language, bodies);
}

/**
 * Changes the language once its words are there; until then all stays as it is. Rejects when they do not come.
 * @param {Lang} next
 */
export async function setLang(next) {
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

/**
 * Calls back after the language has changed.
 * @param {(lang: Lang) => void} listener
 * @returns {() => void} stops it
 */
export function onchange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A suit's name, or “No trump” for `N`. The pack says which S, C or H is meant.
 * @param {string} suit
 * @param {Nanafuda.Pack} [pack]
 */
export function suitName(suit, pack = "seven") {
  return suit === "N" ? t("suit-none") : t(`suit-${pack}-${suit.toLowerCase()}`);
}

/**
 * A card's name in words: “Coin 7”, 「コインの7」.
 * @param {string} code
 * @param {Nanafuda.Pack} [pack]
 */
export function cardName(code, pack = "seven") {
  if (code.startsWith("X")) return t("card-joker");
  const suit = suitName(code[0], pack);
  const rank = rankName(Number(code.slice(1)), pack);
  return t(pack === "french" ? "card-name-french" : "card-name", { suit, rank });
}

/**
 * The same in brief: “♠9”, 「タイム9」.
 * @param {string} code
 * @param {Nanafuda.Pack} [pack]
 */
export function cardSign(code, pack = "seven") {
  if (pack === "colours" || code.startsWith("X")) return cardName(code, pack);
  const rank = rankName(Number(code.slice(1)), pack);
  return t("card-sign", { pack, code: code[0], suit: suitName(code[0], pack), rank });
}

/**
 * A rank as it is printed: A and K in the Seven pack, J and Q too in the French one.
 * @param {number} rank
 * @param {Nanafuda.Pack} [pack]
 */
export function rankName(rank, pack = "seven") {
  if (pack === "colours") return String(rank);
  if (rank === 1) return "A";
  if (rank === 13) return "K";
  if (pack === "french" && rank > 10) return rank === 11 ? "J" : "Q";
  return String(rank);
}

/**
 * Who sits there: 0 at the viewer's seat, otherwise the number of the bot, who always has that name and that face.
 * @param {number} seat
 * @param {number} [viewer]
 */
export const sitter = (seat, viewer = 0) => (seat === viewer ? 0 : seat || viewer);

/** “You” or the bot's name. @param {number} seat @param {number} [viewer] */
export function seatName(seat, viewer = 0) {
  const bot = sitter(seat, viewer);
  return bot ? t("seat-bot", { seat: bot }) : t("seat-you");
}

/** @param {string | null} level */
export function levelName(level) {
  return level === null ? "" : t(`level-${dashed(level)}`);
}

/** @param {string} game */
export function gameName(game) {
  return t(`${game}-name`);
}

/** @param {string} game @param {string} option */
export function optionName(game, option) {
  return t(`${game}-option-${dashed(option)}`);
}

/**
 * One value of an option in words; on and off have words that all games share.
 * @param {string} game
 * @param {string} option
 * @param {Nanafuda.Value} value
 */
export function optionValue(game, option, value) {
  const name = dashed(String(value).toLowerCase());
  const own = `${game}-option-${dashed(option)}-value-${name}`;
  return t(typeof value === "boolean" && !has(own) ? `option-value-${name}` : own);
}

/**
 * The sentence for something the engine refused.
 * @param {Seam.Fault} fault
 */
export function errorText(fault) {
  const id = `error-${fault.id}`;
  const game = fault.args?.game;
  const named = game && has(`${game}-name`) ? { game: gameName(String(game)) } : {};
  const args = Object.entries(fault.args ?? {}).map(([name, value]) => [name, isolated(value)]);
  return has(id) ? t(id, { ...Object.fromEntries(args), ...named }) : fault.text;
}

/**
 * The sentences for an engine that does not run.
 * @param {{reason?: string | null, facts?: Record<string, string>}} failure
 */
export function engineText({ reason, facts }) {
  const args = { reason: reason ?? "", ...facts };
  return `${t("engine-failed", args)} ${t("engine-failed-why", args)}`;
}

/**
 * What came from outside and is repeated may be written right to left: what stands around it is not.
 * @param {string | number} value
 */
function isolated(value) {
  return typeof value === "string" && /[^ -~]/.test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * How far a saved match has come, and when it was saved; a game may have words of its own for its deals.
 * @param {string} game
 * @param {{deal: number, at: string}} saved
 */
export function savedText(game, { deal, at }) {
  const own = `${game}-saved-at`;
  return t(has(own) ? own : "saved-at", { deal, when: whenText(at) });
}

/** When something was, near enough to tell matches apart. @param {string} iso @param {boolean} [roughly]  the day, unless it is today */
export function whenText(iso, roughly = false) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "?";
  const today = at.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today
    ? { hour: "numeric", minute: "2-digit" }
    : { month: "short", day: "numeric", ...(!roughly && { hour: "numeric", minute: "2-digit" }) };
  return new Intl.DateTimeFormat(lang, form).format(at);
}

/** Ids in the engine may have underscores; ids of words have hyphens. @param {string} id */
function dashed(id) {
  return id.replaceAll("_", "-");
}

/**
 * Fluent takes text and numbers only.
 * @param {Args} [args]
 * @returns {Record<string, string | FluentNumber>}
 */
function plain(args = {}) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Count(value) : String(value ?? ""),
    ]),
  );
}

/** A small whole number looks alike in both languages; Intl takes long to say so the first time. */
class Count extends FluentNumber {
  /** @override @param {any} scope */
  toString(scope) {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}
