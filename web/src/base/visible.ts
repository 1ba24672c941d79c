// Text as people see it: for all that leaves the page or enters it by hand.

/** Format characters, but for joiners inside an emoji and the tags of a flag. */
const INVISIBLE =
  /(?![\u200d\u{e0020}-\u{e007f}])[\p{Cf}\u2061-\u2064]|\u200d(?!\p{Extended_Pictographic})|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}])\u200d/gu;

/** Returns the text without marks for breaks and direction and other signs that nobody sees. */
export const visible = (text: string) => text.replace(INVISIBLE, "");

/** Signs about as wide as two small letters. */
const WIDE = /[\p{Lu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u;

/** Returns a person's name as it fits a seat: so many small letters of it, cut between signs. */
export function shortened(name: string, room = 8) {
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    room -= WIDE.test(segment) ? 2 : 1;
    if (room < 0) return `${short}…`;
    short += segment;
  }
  return name;
}

/**
 * Returns a seed as a person means it: two people who read the same seed aloud type the same one. Only for what is
 * typed: seeds in links and records are exact.
 */
export const typedSeed = (text: string) =>
  visible(text.normalize("NFKC").toLowerCase().normalize("NFKC")).replace(/\s+/g, " ").trim();
