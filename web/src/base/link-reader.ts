// Reads links as people pass them on: with signs that cling to the end, in brackets or quotes, coded once more by a
// messenger or a mail program, wrapped over lines, or inside a whole message. A link with a checksum is repaired only
// into a text that its checksum confirms.

import catalogue from "nanafuda:catalogue";
import { visible } from "./visible.ts";

/** Pages in front of the engine's part of a link. */
const PREFIX = /(?:(?:[a-z]+-)?(?:replay|again|decide)&|board=\d{1,2}&)/.source;
/** Start of a link that ends in a checksum. */
const SIGNED = RegExp(`${PREFIX}?(?:game|tournament)=`, "g");
/** End of the engine's part, and the values of the page that may follow. */
const CHECK = /&check=([0-9a-f]{8})(?![0-9a-f])((?:&(?:seat=\d|level=[a-z]+|hand=[A-Z\d.]*[A-Z\d]))*)/g;
/** All other addresses that carry a value. */
const VALUED = RegExp(
  [
    /(?:days=\d{4}-\d\d(?:-\d\d)?|day=[a-z-]+&\d{4}-\d\d-\d\d|puzzle=[a-z-]+-(?:\d{1,7}-\d{1,4}|exercise-\d\d))(?!\d)/,
    /(?:new|start|play)=[a-z]+(?:-[a-z]+)*/,
    /(?:lesson|learn|exercise)=[a-z\d]+(?:-[a-z\d]+)*(?:&step=\d{1,3})?/,
    /practice=(?:choose|go|today)|challenge=[ct]-[\da-f]{8}(?:&play)?/,
    /workshop=[a-z]+(?:-[a-z]+)*&v=1&(?:name=[\w.!~*'()%-]*&)?bot=[\w-]+/,
    /workshop=[a-z]+(?:-[a-z]+)*(?:(?![a-z-]|&v=)|&v=\d+(?:&[a-z]+=[\w.!~*'()%-]*)*&[a-z]+=[\w.!~*'()%-]*[\w-])/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join("|"),
  "g",
);
/** Pages without a value. In a sentence these are ordinary words, so they need their “#”. */
const PLAIN = /(?:learn|days|deals|practice|figures|challenges|tournaments|workshop)(?![\w=&-])/g;
/** Any address that carries a value, complete or not. */
const ANY = RegExp(
  `${PREFIX}?(?:game|tournament|days?|puzzle|new|start|play|lesson|learn|exercise|practice|challenge|workshop)=[^\\s"'<>]*`,
  "g",
);
/** Signs that end a sentence or a quotation. */
const CLOSING = /[.,;:!?…)\]}>。、，．！？）」』”’]+$/;

const ENTITIES: [RegExp, string][] = [
  [/&(?:amp|#0*38|#x0*26);|\\u0026/gi, "&"], // the latter in JSON
  [/&(?:equals|#0*61|#x0*3d);|\\u003d/gi, "="],
  [/&(?:num|#0*35|#x0*23);|\\u0023/gi, "#"],
];
const CODED = { 23: "#", 25: "%", 26: "&", "3D": "=", "3d": "=" };
/** Longest text that is searched. */
const MOST = 300_000;
/** Most checksums that are computed for a text: a hostile one has thousands of beginnings. */
const TRIES = 20;
/** Longest link of which a checksum is computed: each of its signs may be coded as three. */
const LONG = 3 * catalogue.bounds.link;

const withoutEntities = (text: string) => ENTITIES.reduce((text, [coded, sign]) => text.replace(coded, sign), text);

/** Addresses as a mail gateway of Proofpoint rewrites them: `-3D` for “=”, `_` for “/”. */
const SECOND = /urldefense\.proofpoint\.com\/v2\/url\?u=([\w.-]+)[^\s"'<>]*/g;
/** The same with “*” for each sign that follows in base 64, “**A” for two of them, “**B” for three … */
const THIRD = /urldefense\.(?:proofpoint\.)?com\/v3\/__(\S+?)__;([\w-]*)![^\s"'<>]*/g;
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Restores the addresses that a mail gateway has rewritten. */
function withoutGateways(text: string) {
  const second = (_: string, coded: string) =>
    coded.replaceAll("_", "/").replace(/-([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const third = (whole: string, address: string, coded: string) => {
    try {
      const bytes = Uint8Array.from(atob(coded.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
      const signs = [...new TextDecoder().decode(bytes)];
      const next = (_: string, run: string = "") => signs.splice(0, run ? RUNS.indexOf(run) + 2 : 1).join("");
      return address.replace(/\*(?:\*([\w-]))?/g, next);
    } catch {
      return whole; // not in base 64
    }
  };
  return text.replace(SECOND, second).replace(THIRD, third);
}

/** Ways to undo damage, each for the result of the one before. */
const REPAIRS: ((text: string) => string)[] = [
  (text) => text,
  visible,
  withoutGateways,
  ...Array.from({ length: 3 }, () => withoutEntities),
  (text) => text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)),
  (text) => text.replace(/=\r?\n/g, "").replace(/=3D/gi, "="), // quoted-printable, as mail is sent
  ...Array.from({ length: 3 }, () => (text: string) => text.replace(/%(23|25|26|3D)/gi, decodedSign)),
];

const decodedSign = (_: string, code: string) => CODED[code.toLowerCase().replace("d", "D") as keyof typeof CODED];

interface Found {
  at: number; // index in the text
  end: number;
  link: string;
  whole: boolean; // its checksum is right, or it needs none
}

/**
 * Returns the addresses of this site in a text, without “#”, in order. Returns a link that it cannot repair
 * unchanged: its page names the fault.
 */
export const linksIn = (text: string): string[] => search(text).map(({ link }) => link);

/** Returns the address in a text, preferably one that can be read; "" if there is none. */
export function linkIn(text: string): string {
  const found = search(text);
  return (found.find(({ whole }) => whole) ?? found[0])?.link ?? "";
}

/** Returns the id of the message that says why a text is not a link to a page of this site. */
export const faultOf = (text: string) =>
  text === ""
    ? "open-link-empty"
    : /[#＃]/.test(text)
      ? "open-link-nowhere"
      : /https?:/i.test(text)
        ? "open-link-cut"
        : "open-link-not-a-link";

/** Returns the addresses that the repair finds which makes most of the text readable. */
function search(text: string): Found[] {
  let tried = text.slice(0, MOST).trim();
  let best: Found[] = [];
  for (const repair of REPAIRS) {
    tried = repair(tried);
    const found = addressesIn(tried);
    if (!best.length || readable(found) > readable(best)) best = found;
  }
  return best;
}

/** Number of characters in whole addresses. */
const readable = (found: Found[]) => found.reduce((sum, { link, whole }) => sum + (whole ? link.length : 0), 0);

function addressesIn(text: string): Found[] {
  const addresses: Found[] = [];
  const taken = new Uint8Array(text.length);
  const take = (one: Found) => {
    addresses.push(one);
    taken.fill(1, one.at, one.end);
  };
  const add = (pattern: RegExp, whole: boolean, starts: (at: number, link: string) => boolean) => {
    for (const { 0: link, index } of text.matchAll(pattern))
      if (!taken[index] && starts(index, link)) take({ at: index, end: index + link.length, link, whole });
  };
  for (const one of signedLinks(text)) take(one);
  add(VALUED, true, (at) => startsAt(text, at));
  add(PLAIN, true, (at, link) => text[at - 1] === "#" || text === link);
  add(ANY, false, (at) => at === 0 || text[at - 1] === "#");
  for (const one of addresses) if (!one.whole) one.link = one.link.replace(CLOSING, "");
  return addresses.sort((a, b) => a.at - b.at);
}

function* signedLinks(text: string): Iterable<Found> {
  let from = 0;
  let tries = 0;
  for (const { 0: head, index } of text.matchAll(SIGNED)) {
    if (index < from || !startsAt(text, index)) continue;
    CHECK.lastIndex = index;
    const end = CHECK.exec(text);
    if (!end || ++tries > TRIES) return;
    if (end.index - index > LONG) continue;
    const prefix = head.replace(/(?:game|tournament)=$/, "");
    const body = encoded(text.slice(index + prefix.length, end.index));
    if (checksum(body) !== end[1]) continue;
    from = end.index + end[0].length;
    yield { at: index, end: from, link: `${prefix}${body}&check=${end[1]}${end[2]}`, whole: true };
  }
}

/** Whether an address can start here: not inside a word or another address. */
const startsAt = (text: string, at: number) => at === 0 || !/[\w&=%-]/.test(text[at - 1]);

/** Removes line breaks, with the marks of a quoted mail, and codes all that an address bar shows decoded. */
const encoded = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line, i) => (i ? line.replace(/^[>\s]+/, "") : line).trimEnd())
    .join("")
    .replace(/[^!-~]+/gu, (signs) => encodeURIComponent(signs.toWellFormed()));

/** The engine's checksum of a link: CRC-32 as eight hex digits. */
function checksum(text: string) {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, "0");
}
