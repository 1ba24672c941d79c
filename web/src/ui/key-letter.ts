// The letter of a pressed key, on layouts without Latin letters, too.

/**
 * Returns the key in lower case. On layouts for other scripts (Cyrillic, kana, Hangul, Arabic digits …) it is what the
 * physical key has on a US keyboard.
 */
export function letterOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const latin = /^[\x20-\x7e\p{Script=Latin}]$/u.test(key);
  if (latin || [...key].length !== 1) return key.toLowerCase();
  const [, sign] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  if (sign) return sign.toLowerCase();
  return code === "Slash" && shiftKey ? "?" : key.toLowerCase();
}
