// Links that carry a bot's name and its text, compressed.

import { NAME } from "../../../storage/bots.ts";
import { shortName } from "../../../base/names.ts";
import * as links from "../../../base/link-reader.ts";

/** Version of the format. Raise it when older pages could not read the link. */
const VERSION = 1;
/** Maximum characters of a bot in a link. */
export const LINKED = 6000;

interface Linked {
  game: string;
  name: string; // "" in links of earlier versions
  source: string;
}

/** Returns the address of a bot. */
export async function linkOf({ game, name, source }: Linked): Promise<string> {
  const packed = new Blob([source]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const code = base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `workshop=${game}&v=${VERSION}&name=${encodeURIComponent(shortName(name, NAME))}&bot=${code}`;
}

/** Reads the fragment of a link after its game. @returns the bot, or what is wrong with the link */
export async function readLink(game: string, fragment: string): Promise<Linked | "link-newer" | "link-bad"> {
  const said = new URLSearchParams(fragment.replaceAll("+", "%2B"));
  const version = Number(said.get("v"));
  if (Number.isInteger(version) && version > VERSION) return "link-newer";
  if (version !== VERSION) return "link-bad";
  try {
    const code = (said.get("bot") ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const source = await unpacked(Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0)));
    const name = shortName(said.get("name") ?? "", NAME);
    return source.trim() && source.length <= LINKED ? { game, name, source } : "link-bad";
  } catch {
    return "link-bad";
  }
}

/** Reads all links to bots in a text, in order. */
export const linksIn = (text: string) =>
  Promise.all(
    links
      .linksIn(text)
      .map((link) => /^workshop=([a-z-]+)&(v=.*)$/s.exec(link))
      .flatMap((bot) => (bot ? readLink(bot[1], bot[2]) : [])),
  );

/** Decompresses a text; stops as soon as it is too long. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }))
    .getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= LINKED) continue;
    await reader.cancel();
    return text;
  }
}

function base64(bytes: Uint8Array) {
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs);
}
