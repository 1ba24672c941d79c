// The difference between two versions of a bot.

/** Returns the first changed line of a text, and the number of lines between the first and the last change. */
export function difference(before: string, source: string): { line: string; count: number } {
  const [old, lines] = [before.split("\n"), source.split("\n")];
  const least = Math.min(old.length, lines.length);
  let start = 0;
  while (start < least && old[start] === lines[start]) start += 1;
  let end = 0;
  while (end < least - start && old[old.length - 1 - end] === lines[lines.length - 1 - end]) end += 1;
  const count = Math.max(old.length, lines.length) - start - end;
  const changed = [...lines.slice(start, lines.length - end), ...old.slice(start, old.length - end)];
  return { line: (changed.find((line) => line.trim()) ?? "").trim(), count };
}
