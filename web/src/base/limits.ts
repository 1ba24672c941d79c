// Size limits of external input, checked before it is parsed, sent or shown.

import catalogue from "nanafuda:catalogue";

const { link: LINK, save: SAVE, depth: DEPTH } = catalogue.bounds;
export const { others: OTHERS, outright: OUTRIGHT } = catalogue.bounds;
/** Maximum commas of a JSON text outside strings: 10,000 deals have about 250,000. */
const COMMAS = 300_000;

/** Maximum bytes of an import file: enough for a full local storage and 10,000 deals. */
export const FILE = 12_000_000;

/** Truncates an address to one character more than allowed, so that it is still recognised as too long. */
export function shortened(address: string) {
  return address.slice(0, LINK + 1);
}

/** Returns the fault of an oversized request, which need not be sent; null if it fits. */
export function tooLarge(request: object): Protocol.Fault | null {
  const { link, replay, save } = request as { link?: string; replay?: string; save?: string };
  if ((link || replay || "").length > LINK) return fault("long-link", LINK);
  if (save === undefined) return null;
  if (save.length > SAVE) return fault("long-save", SAVE);
  return isShallow(save) ? null : fault("bad-save");
}

function fault(id: string, most?: number): Protocol.Fault {
  return { id, args: most === undefined ? {} : { most }, text: "" };
}

/** Parses JSON. Returns undefined if it is invalid, too deep or has too many parts. */
export function parsed(text: string | null): any {
  try {
    return text !== null && isShallow(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a large JSON text, yielding to the event loop between the steps. */
export async function parsedInTurns(text: string): Promise<any> {
  const fits = isShallow(text);
  await breath();
  try {
    return fits ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  } finally {
    await breath();
  }
}

/** Yields to the event loop. */
function breath() {
  return new Promise((done) => setTimeout(done));
}

const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [...'",[{\\'].map((sign) => sign.charCodeAt(0));

/** Signs of JSON's structure. The regular expression skips the rest of a large text much faster than a loop. */
const SIGN = /["[\]{},]/g;

/** Whether a JSON text is within the limits of commas and nesting, and has no strings that nothing separates. */
function isShallow(text: string) {
  let [depth, opened, commas, strings] = [0, 0, 0, 0];
  for (SIGN.lastIndex = 0; SIGN.test(text); ) {
    const sign = text.charCodeAt(SIGN.lastIndex - 1);
    if (sign === QUOTE) {
      strings += 1;
      SIGN.lastIndex = endOfString(text, SIGN.lastIndex - 1) + 1;
    } else if (sign === COMMA) commas += 1;
    else if (sign === BRACKET || sign === BRACE) [depth, opened] = [depth + 1, opened + 1];
    else depth -= 1;
    const most = 2 * (commas + opened) + 1; // each part of a list or an object has at most a key and a text
    if (depth > DEPTH || commas > COMMAS || strings > most) return false;
  }
  return true;
}

/** Returns the index of the closing quote of a string. */
function endOfString(text: string, from: number) {
  for (let end = text.indexOf('"', from + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - slashes - 1) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
