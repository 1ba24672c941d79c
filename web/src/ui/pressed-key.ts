// What a pressed key means to the page.

/** The combinations with Ctrl or ⌘ that are the page's. All others with Alt, Ctrl or ⌘ are the browser's. */
export const WITH_MODIFIER: readonly string[] = ["mod+z", "mod+s", "mod+enter"];

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey"> &
  Partial<Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "isComposing" | "keyCode">>;

/**
 * Returns the pressed key in lower case: `h`, `?`, `arrowleft`, `shift+h`, `shift+arrowleft`, `mod+z`. On layouts for
 * other scripts (Cyrillic, kana, Hangul, Arabic digits …) it is what the physical key has on a US keyboard.
 * @returns "": the key is the browser's, composes a text, or has no name, as when a browser fills in a form
 */
export function keyOf(event: Pressed): string {
  if (!event.key || event.isComposing || event.keyCode === 229) return "";
  const name = nameOf(event);
  const shift = event.shiftKey && (name.length > 1 || /\p{L}/u.test(name)) ? "shift+" : ""; // shift is part of a sign
  if (!event.altKey && !event.ctrlKey && !event.metaKey) return shift + name;
  const combination = `${event.altKey ? "alt+" : ""}mod+${shift}${name}`;
  return WITH_MODIFIER.includes(combination) ? combination : "";
}

function nameOf({ key, code, shiftKey }: Pressed): string {
  const latin = /^[\x20-\x7e\p{Script=Latin}]$/u.test(key);
  if (latin || [...key].length !== 1) return key.toLowerCase();
  const [, sign] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  if (sign) return sign.toLowerCase();
  return code === "Slash" && shiftKey ? "?" : key.toLowerCase();
}
