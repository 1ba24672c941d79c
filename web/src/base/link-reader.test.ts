import { expect, test } from "vitest";
import { linkIn, linksIn } from "./link-reader.ts";

const SITE = "https://cards.example/nanafuda/";
const REPLAY =
  "game=ring-of-sevens&v=1&seats=4&seed=k3f9&deal=1&moves=AYBvAAAAAA&at=3&check=cae14357&seat=0&level=club";
const DEAL =
  "game=ring-of-sevens&v=1&seats=4&cycles=2&joker=false&link=false&reverse=false&open=false&seed=%E4%B8%83%20%26k&check=ce3cb445";
const CHALLENGE =
  "game=ring-of-sevens&v=1&seats=4&seed=k3f9&deal=1&moves=AYBvAAAAAA&by=Ai%20%26%20%E8%8A%B1&level=club&check=81c30c02";
const HAND = `${REPLAY}&hand=R7.B12`;
const DAY = "day=seven-bridge&2026-11-23";
const PUZZLE = "puzzle=upside-down-19-51";
const BOT = "workshop=seven-euchre&v=1&name=Al%27s%20bot&bot=K0pNzk_-";

/** Codes all signs but letters once more, as a messenger does. */
const coded = (link: string) => encodeURIComponent(link);

/** Codes as Proofpoint does in its second form. */
function second(link: string) {
  const byte = (sign: string) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return link.replace(/[^\w./]|_/g, byte).replaceAll("/", "_");
}

test.each<[string, string, string]>([
  ["as it is", DEAL, DEAL],
  ["a full stop", `${DAY}.`, DAY],
  ["a comma", `${PUZZLE},`, PUZZLE],
  ["a bracket", `${REPLAY})`, REPLAY],
  ["a pointed bracket", `<${SITE}#${REPLAY}>`, REPLAY],
  ["a Japanese full stop", `${REPLAY}。`, REPLAY],
  ["a Japanese full stop, coded by the address bar", `${DAY}%E3%80%82`, DAY],
  ["a zero-width space, coded by the address bar", `${REPLAY}%E2%80%8B`, REPLAY],
  ["a zero-width space", `${DEAL}\u200b`, DEAL],
  ["a byte order mark", `\ufeff#${DAY}`, DAY],
  ["a zero-width space inside", REPLAY.replace("&moves", "\u200b&moves"), REPLAY],
  ["a soft hyphen inside", DEAL.replace("cycles", "cyc\u00adles"), DEAL],
  ["direction marks around it", `\u2068${SITE}#${CHALLENGE}\u2069`, CHALLENGE],
  ["a full stop after the hand", `${HAND}.`, HAND],
  ["straight quotes", `"${SITE}#${REPLAY}"`, REPLAY],
  ["typographic quotes", `“${SITE}#${DAY}”`, DAY],
  ["Japanese quotes", `「${SITE}#${PUZZLE}」`, PUZZLE],
  ["Markdown", `[a deal](${SITE}#${DEAL})`, DEAL],
  ["bold in a chat", `*${SITE}#${REPLAY}*`, REPLAY],
  ["an HTML attribute", `<a href="${SITE}#${REPLAY.replaceAll("&", "&amp;")}">`, REPLAY],
  ["&amp;", DAY.replace("&", "&amp;"), DAY],
  ["&amp; twice", DEAL.replaceAll("&", "&amp;amp;"), DEAL],
  ["&#38;", REPLAY.replaceAll("&", "&#38;"), REPLAY],
  ["coded once", `${SITE}#${coded(REPLAY)}`, REPLAY],
  ["coded once with its #", `${SITE}%23${coded(DEAL)}`, DEAL],
  ["coded twice", `${SITE}%2523${coded(coded(CHALLENGE))}`, CHALLENGE],
  ["coded three times", coded(coded(coded(DAY))), DAY],
  ["only & coded", DAY.replace("&", "%26"), DAY],
  ["only = coded", REPLAY.replaceAll("=", "%3D"), REPLAY],
  ["lower-case codes", PUZZLE.replace("=", "%3d"), PUZZLE],
  ["a coded prefix", `replay%26${coded(REPLAY)}`, `replay&${REPLAY}`],
  ["two #", `${SITE}##${DAY}`, DAY],
  ["# and its code", `${SITE}#%23${PUZZLE}`, PUZZLE],
  ["a full-width #", `${SITE}＃${DAY}`, DAY],
  ["all full-width", "＃ｄａｙ＝ｓｅｖｅｎ－ｂｒｉｄｇｅ＆２０２６－１１－２３", DAY],
  ["decoded by the address bar", DEAL.replace("%E4%B8%83%20", "七 "), DEAL],
  ["wrapped by a mail program", REPLAY.replace("&moves", "\r\n&moves"), REPLAY],
  ["wrapped and quoted", `> ${SITE}#${REPLAY.replace("&seed", "\n> &seed")}`, REPLAY],
  ["quoted-printable", REPLAY.replaceAll("=", "=3D").replace("&deal", "=\r\n&deal"), REPLAY],
  ["a message around it", `Hello! Try ${SITE}#${REPLAY}, it is #1 of the day :)`, REPLAY],
  ["the shared result", `Ring of Sevens, deal 1: 100 %.\n${SITE}#${HAND}\n\nSent from my phone`, HAND],
  ["Japanese around it", `これ${SITE}#${DAY}をどうぞ。`, DAY],
  ["a tracking value at its end", `${SITE}#${DEAL}&fbclid=IwAR0`, DEAL],
  ["a tracking value before the #", `${SITE}?utm_source=x#${DAY}`, DAY],
  ["a highlight of the browser", `${SITE}#${PUZZLE}:~:text=seven`, PUZZLE],
  ["the link of a bot", `(${SITE}#${BOT}).`, BOT],
  ["the bot’s link with &amp;", BOT.replaceAll("&", "&amp;"), BOT],
  ["the bot’s link with a gateway’s tail", `${SITE}#${BOT}&data=05%7C01&sdata=x&reserved=0`, BOT],
  ["the bot’s link coded, with a tail", `https://a.example/?url=${coded(`${SITE}#${BOT}`)}&data=05`, BOT],
  [
    "Proofpoint’s second form",
    `https://urldefense.proofpoint.com/v2/url?u=${second(`${SITE}#${REPLAY}`)}&d=DwM&c=e`,
    REPLAY,
  ],
  [
    "Proofpoint’s second form of a bot",
    `https://urldefense.proofpoint.com/v2/url?u=${second(`${SITE}#${BOT}`)}&d=D`,
    BOT,
  ],
  ["Proofpoint’s third form", `https://urldefense.com/v3/__${SITE}*${DAY}__;Iw!!abc!def$ now`, DAY],
  [
    "Proofpoint’s third form of a run",
    `https://urldefense.com/v3/__${SITE}${DEAL.replace("game=", "**Agame=")}__;LyM!!a!b$`,
    DEAL,
  ],
  ["quoted-printable in small letters", REPLAY.replaceAll("=", "=3d"), REPLAY],
  ["JSON", REPLAY.replaceAll("&", "\\u0026").replaceAll("=", "\\u003d"), REPLAY],
  ["a lesson", `${SITE}#lesson=seven-euchre-bids&step=3!`, "lesson=seven-euchre-bids&step=3"],
  ["a page", `${SITE}#days.`, "days"],
  ["a month", "#days=2026-11,", "days=2026-11"],
  ["a form", `${SITE}#new=sevens-heaven;`, "new=sevens-heaven"],
  ["a challenge of the list", "#challenge=t-0123abcd&play…", "challenge=t-0123abcd&play"],
  ["a tournament’s deal", `board=3&${tournament()}.`, `board=3&${tournament()}`],
  ["words before a link without its site", `look: ${PUZZLE}`, PUZZLE],
])("reads a link with %s", (_, text, link) => {
  expect(linkIn(text)).toBe(link);
  expect(linkIn(link)).toBe(link);
});

function tournament() {
  return "tournament=4&level=club&game=ring-of-sevens&v=1&seats=4&cycles=one&joker=false&link=false&reverse=false&open=false&seed=k&check=c388bb75";
}

test.each<[string, string, string]>([
  ["cut before its checksum", `${SITE}#${REPLAY.slice(0, 60)}…`, REPLAY.slice(0, 60)],
  ["cut in its checksum", `#${DEAL.slice(0, -3)}.`, DEAL.slice(0, -3)],
  ["with a changed seed", `#${REPLAY.replace("k3f9", "k3f8")}`, REPLAY.replace("k3f9", "k3f8")],
  ["of a bot without its text", "#workshop=seven-euchre&v=1&bot=.", "workshop=seven-euchre&v=1&bot="],
  ["of a bot in a newer form", "#workshop=seven-euchre&v=2&zip=AA", "workshop=seven-euchre&v=2&zip=AA"],
  ["in other letters", `#${DEAL.toUpperCase()}`, ""],
  ["to an unknown game", "#day=whist&2026-11-23", "day=whist&2026-11-23"],
])("leaves a link %s to its page, which names the fault", (_, text, link) => {
  expect(linkIn(text)).toBe(link);
});

test.each(["", "  ", SITE, "#nowhere", "We play days and deals.", "x=1", "https://other.example/?game=chess"])(
  "finds no link in %j",
  (text) => expect(linkIn(text)).toBe(""),
);

test("finds all links of a message in order, and those that cannot be read", () => {
  const broken = "workshop=seven-euchre&v=1&bot=";
  const text = `1. ${SITE}#${broken},\n2. ${SITE}#${DAY}, 3. ${SITE}#${BOT}`;
  expect(linksIn(text)).toEqual([broken, DAY, BOT]);
  expect(linkIn(text)).toBe(DAY);
});

test.each([
  ["#game=".repeat(60_000), 1],
  ["#new=x ".repeat(40_000), 40_000],
  [`${"#game= ".repeat(40_000)}&check=00000000`, 40_000],
  [`game=${" ".repeat(200_000)}\n&check=00000000`, 1],
])("a long hostile text ends", (text, count) => {
  expect(linksIn(text)).toHaveLength(count);
});
