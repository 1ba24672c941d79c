// How large what comes from outside may be: measured here before it is parsed, sent or shown.

import catalogue from "nanafuda:catalogue";
import type { Request } from "./client.ts";

const { link: LINK, save: SAVE, depth: DEPTH } = catalogue.bounds;
/** Commas of a JSON text outside its strings: ten thousand deals have some two hundred and fifty thousand. */
const COMMAS = 300_000;

/** Bytes of a file to import: more than a browser keeps of texts for a site, and ten thousand deals. */
export const FILE = 12_000_000;

/** As much of an address as shows that it is too long. */
export function shortened(address: string) {
  return address.slice(0, LINK + 1);
}

/** Why the engine need not even be asked. */
export function tooLarge(request: Request): Seam.Fault | null {
  const link = ("link" in request ? request.link : "replay" in request && request.replay) || "";
  if (link.length > LINK) return fault("long-link", LINK);
  if (!("save" in request)) return null;
  if (request.save.length > SAVE) return fault("long-save", SAVE);
  return isShallow(request.save) ? null : fault("bad-save");
}

function fault(id: string, most?: number): Seam.Fault {
  return { id, args: most === undefined ? {} : { most }, text: "" };
}

/** What a JSON text says; undefined when it is none, or deeper or of more parts than any of ours. */
export function parsed(text: string | null): any {
  try {
    return text !== null && isShallow(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The same of a text that may be large: between measuring and reading it the page has a breath. */
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

/** Lets the page do what else it has to do. */
function breath() {
  return new Promise((done) => setTimeout(done));
}

const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [...'",[{\\'].map((sign) => sign.charCodeAt(0));
/** What closes comes so many signs after what opens. */
const CLOSED = 2;

/** Whether a JSON text has not too many parts, and its brackets are not too deep within each other. */
function isShallow(text: string) {
  let depth = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at); // in large texts much quicker than the sign itself
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) commas += 1;
    else if (sign === BRACKET || sign === BRACE) depth += 1;
    else if (sign === BRACKET + CLOSED || sign === BRACE + CLOSED) depth -= 1;
    if (depth > DEPTH || commas > COMMAS) return false;
  }
  return true;
}

/** Where the string ends that begins here. */
function endOfString(text: string, from: number) {
  for (let end = text.indexOf('"', from + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - slashes - 1) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
