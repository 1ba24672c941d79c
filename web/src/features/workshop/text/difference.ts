// The difference between two versions of a bot.

/** Returns how many items two sequences have in common at their beginning, and after that at their end. */
export function common(a: ArrayLike<string>, b: ArrayLike<string>): { start: number; end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return { start, end };
}

/** Returns the first changed line of a text, and the number of lines between the first and the last change. */
export function difference(before: string, source: string): { line: string; count: number } {
  const [old, lines] = [before.split("\n"), source.split("\n")];
  const { start, end } = common(old, lines);
  const count = Math.max(old.length, lines.length) - start - end;
  const changed = [...lines.slice(start, lines.length - end), ...old.slice(start, old.length - end)];
  return { line: (changed.find((line) => line.trim()) ?? "").trim(), count };
}
