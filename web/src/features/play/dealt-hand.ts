// The `hand` parameter of a deal link: the cards that the recipient will hold. The sender's page appends it, so that
// the recipient's page can show the hand before the engine starts. The engine's reply to the link is authoritative.

import catalogue from "nanafuda:catalogue";
import tables from "nanafuda:tables";

import { sceneOf } from "../../table/draw/scene.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import { settings } from "../../storage/settings.ts";
import { gameOf } from "../../app/router.ts";

const PART = /&hand=([^&]*).*$/s;

/** Splits a link into the engine's part and the hand. The hand is empty if it is missing or invalid. */
export function parted(fragment: string): { link: string; hand: string[] } {
  const link = fragment.replace(PART, "");
  const hand = PART.exec(fragment)?.[1].split(".") ?? [];
  const pack = packOf(new URLSearchParams(link).get("game") ?? "");
  const isHand = new Set(hand).size === hand.length && hand.every((card) => pack.includes(card));
  return { link, hand: isHand ? hand : [] };
}

/** All cards of a game's pack. */
function packOf(game: string): string[] {
  const about = gameOf(game);
  if (!about) return [];
  const { suits, joker } = catalogue.packs[about.pack];
  const ranks = ({ suit, low, high }: (typeof suits)[number]) =>
    Array.from({ length: high - low + 1 }, (_, i) => `${suit}${low + i}`);
  return [...suits.flatMap(ranks), ...(joker ? [joker] : [])];
}

/** Appends the hand to a link, if the engine is ready. */
export async function withHand(link: string) {
  if (engine.status.phase !== "ready") return link;
  const reply = await engine.request({ do: "inspectLink", link }).catch(() => null);
  return reply?.ok ? `${link}&hand=${inOrder(reply.setup.game, reply.setup.hand).join(".")}` : link;
}

/** Sorts cards as the game's table does. */
export function inOrder(game: string, hand: readonly string[]) {
  const table = tables.find(({ id }) => id === game);
  if (!table) return hand;
  const scene = { ...sceneOf(table, 0, { settings, words }), table: { hand }, own: {} };
  return table.hand(scene as any);
}
