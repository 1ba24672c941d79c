// Reads a bot's file as engine/arena/files.py does: by its byte order mark, its coding line, else as UTF-8.

import * as bots from "../../../storage/bots.ts";

/** Unicode by its byte order mark. */
const MARKS: Record<string, string> = { "255 254": "utf-16le", "254 255": "utf-16be" };
/** A coding line; Python looks for it in the first two lines. */
const CODING = /^(?:[ \t\f]*(?:#[^\n]*)?\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*([-\w.]+)/;
/** The names of the encodings that are read. Browsers and Python decode more than these, but not alike. */
const ENCODINGS: [RegExp, string][] = [
  [/^(utf-?8(-.*)?|(us-)?ascii)$/, "utf-8"],
  [/^(latin-?1|iso-8859-1)$/, "latin-1"],
  [/^(cp932|ms932|windows-31j|shift-?jis|s-?jis)$/, "shift_jis"],
];

/** Reads a file. @returns its text, or the id of the message that says why it is no bot's */
export async function readBot(file: File): Promise<{ source: string; refused: string }> {
  const refuse = (refused: string) => ({ source: "", refused });
  if (file.name.endsWith(".ipynb")) return refuse("file-notebook");
  if (file.size > bots.LONGEST * 4) return refuse("file-long");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = MARKS[`${bytes[0]} ${bytes[1]}`];
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 400)).replaceAll("\r\n", "\n");
  const named = CODING.exec(head)?.[1].toLowerCase().replaceAll("_", "-") ?? "utf-8";
  const source = decoded(bytes, mark ?? ENCODINGS.find(([names]) => names.test(named))?.[1] ?? "")?.replaceAll(
    "\r\n",
    "\n",
  );
  if (source === undefined) return refuse(bytes.includes(0) ? "file-bad" : "file-encoding");
  if (source.includes("\0")) return refuse("file-bad");
  if (/^\s*\{.*"nbformat"\s*:/s.test(source)) return refuse("file-notebook");
  return source.length > bots.LONGEST ? refuse("file-long") : { source, refused: "" };
}

/** @returns undefined if the bytes are no text of this encoding, or it is not read */
function decoded(bytes: Uint8Array<ArrayBuffer>, label: string) {
  // Browsers read Windows-1252 under this name.
  if (label === "latin-1") return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
