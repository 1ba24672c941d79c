// Detects browsers that are too old. Compiled for browsers of 2017 (see tools/bundle.ts); calls no newer function.

const LOOKBEHIND = "(?<=a)b"; // a string: as a literal it would be a syntax error in this script

/** Whether the browser has the newest features that the page needs. */
export function isSupported() {
  try {
    RegExp(LOOKBEHIND); // Safari since 16.4
    return Boolean(
      Intl.Segmenter && // Firefox since 125
        CSS.supports("selector(:has(a))") &&
        CSS.supports("grid-template-rows", "subgrid"), // Chrome since 117
    );
  } catch {
    return false;
  }
}

/** Token in the user agent, and common name. Ordered: a user agent may also contain the tokens of later entries. */
const NAMES = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Version", "Safari"],
];

function nameOf(agent: string) {
  const system = /(?:iPhone|CPU) OS (\d+)_(\d+)/.exec(agent); // every browser on iOS is Safari of that version
  if (system) return `iOS ${system[1]}.${system[2]}`;
  for (const [part, name] of NAMES) {
    const version = RegExp(`${part}/(\\d+(\\.[1-9]\\d*)?)`).exec(agent);
    if (version) return `${name} ${version[1]}`;
  }
  return "?";
}

/** Returns the language from the settings, or the browser's. */
function language() {
  try {
    const own = localStorage["nanafuda:settings:lang"];
    return (own ? JSON.parse(own) : JSON.parse(localStorage["nanafuda:settings"]).lang) || navigator.language;
  } catch {
    return navigator.language;
  }
}

/** Shows the message in the player's language. */
export function sayUnsupported() {
  const box = document.getElementById("unsupported") as HTMLElement;
  const own = box.querySelector(`[lang=${language().slice(0, 2)}]`) || box.querySelector("[lang=en]");
  for (const one of box.querySelectorAll("[lang]")) (one as HTMLElement).hidden = one !== own;
  for (const one of box.querySelectorAll("[data-browser]")) one.textContent = nameOf(navigator.userAgent);
  box.hidden = false;
}
