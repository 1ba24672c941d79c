// Links that carry a bot's text, compressed.

/** Version of the format. Raise it when older pages could not read the link. */
const VERSION = 1;
/** Maximum characters of a bot in a link. */
export const LINKED = 6000;

/** Returns the address of a bot's text. */
export async function linkOf(game: string, source: string): Promise<string> {
  const packed = new Blob([source]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const code = base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `workshop=${game}&v=${VERSION}&bot=${code}`;
}

/** Reads the fragment of a link after its game. @returns `source`, or what is wrong with it */
export async function readLink(fragment: string): Promise<{ source: string } | "link-newer" | "link-bad"> {
  const said = new URLSearchParams(fragment.replaceAll("+", "%2B"));
  const version = Number(said.get("v"));
  if (Number.isInteger(version) && version > VERSION) return "link-newer";
  if (version !== VERSION) return "link-bad";
  try {
    const code = (said.get("bot") ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const source = await unpacked(Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0)));
    return source.trim() && source.length <= LINKED ? { source } : "link-bad";
  } catch {
    return "link-bad";
  }
}

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

/** Returns a text's UTF-8 in base64, as the engine receives it. */
export const encoded = (source: string) => base64(new TextEncoder().encode(source));

export function base64(bytes: Uint8Array) {
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs);
}
