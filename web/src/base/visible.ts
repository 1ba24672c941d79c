// Text as people see it: for all that leaves the page or enters it by hand.

/** Format characters, but for joiners inside an emoji and the tags of a flag. */
const INVISIBLE =
  /(?![\u200d\u{e0020}-\u{e007f}])[\p{Cf}\u2061-\u2064]|\u200d(?!\p{Extended_Pictographic})|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}])\u200d/gu;

/** Returns the text without marks for breaks and direction and other signs that nobody sees. */
export const visible = (text: string) => text.replace(INVISIBLE, "");

/**
 * Returns a seed as a person means it: two people who read the same seed aloud type the same one. Only for what is
 * typed: seeds in links and records are exact.
 */
export const typedSeed = (text: string) =>
  visible(text.normalize("NFKC").toLowerCase().normalize("NFKC")).replace(/\s+/g, " ").trim();
