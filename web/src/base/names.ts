// Names that people type, or that a link or a file brings.

/**
 * Returns the start of a name in at most `most` UTF-16 code units. It ends between two graphemes: half an emoji is a
 * lone surrogate, which no address can hold.
 */
export function shortName(name: string, most: number): string {
  const whole = name.replace(/\p{Cs}/gu, "").trim();
  if (whole.length <= most) return whole;
  let short = "";
  for (const sign of graphemes(whole)) {
    if (short.length + sign.length > most) break;
    short += sign;
  }
  return short.trim();
}

/** Browsers without Intl.Segmenter cut between code points. */
const graphemes = (text: string) =>
  "Segmenter" in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];
