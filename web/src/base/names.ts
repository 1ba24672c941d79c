// Names that people type, or that a link or a file brings.

/**
 * Returns the start of a name in at most `most` UTF-16 code units. It ends between two graphemes: half an emoji is a
 * lone surrogate, which no address can hold.
 */
export function shortName(name: string, most: number): string {
  const whole = name.replace(/\p{Cs}/gu, "").trim();
  if (whole.length <= most) return whole;
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(whole)) {
    if (short.length + segment.length > most) break;
    short += segment;
  }
  return short.trim();
}

/** Returns a name that is not taken: with a number if need be. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`;
  return free;
}
