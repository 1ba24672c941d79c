// Characters in a bot's text that cannot be seen, change the direction of text, or look like another letter.

/** Controls, formats, unusual spaces and fillers, without tab and line break. */
export const HIDDEN =
  /(?![\t\n])\p{Cc}|[\u034f\u115f\u1160\u17b4\u17b5\u2028\u2029\u2800\u3164\uffa0\p{Variation_Selector}\p{Cf}\p{Co}]|(?![ \u3000])\p{Zs}/gu;
/** Letters of alphabets with Latin shapes, and letters that Python reads as Latin ones. */
export const LOOKALIKE =
  /(?=\p{L})[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}ıȷɑɡɩʟǀǃǁᴀ-ᴢ\u2100-\u214f\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;

/** Returns a character's code point, for example "U+202E". */
export const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Code points of a text's hidden and look-alike characters, each once. */
export function oddSigns(source: string): string[] {
  return [...new Set([HIDDEN, LOOKALIKE].flatMap((some) => source.match(some) ?? []))].map((sign) =>
    /\p{L}/u.test(sign) && sign.match(LOOKALIKE) ? `${codeOf(sign)} ${sign}` : codeOf(sign),
  );
}
