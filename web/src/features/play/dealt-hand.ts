// The hand that whoever opens a link will hold. The page that makes the link writes it behind it, so that the other one
// can show it before the engine is there; what counts is what the engine says of the link.

import catalogue from "nanafuda:catalogue";
import tables from "nanafuda:tables";

import { sceneOf } from "../../table/draw/scene.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import { settings } from "../../storage/settings.ts";
import { gameOf } from "../../app/router.ts";

const PART = /&hand=([^&]*).*$/s;

/**
 * A link as the engine knows it, and the hand that stands behind it: none where there is none, or no hand of its game.
 */
export function parted(fragment: string): { link: string; hand: string[] } {
  const link = fragment.replace(PART, "");
  const hand = PART.exec(fragment)?.[1].split(".") ?? [];
  const pack = packOf(new URLSearchParams(link).get("game") ?? "");
  const isHand = new Set(hand).size === hand.length && hand.every((card) => pack.includes(card));
  return { link, hand: isHand ? hand : [] };
}

/** Every card of a game's pack. */
function packOf(game: string): string[] {
  const about = gameOf(game);
  if (!about) return [];
  const { suits, joker } = catalogue.packs[about.pack];
  const ranks = ({ suit, low, high }: (typeof suits)[number]) =>
    Array.from({ length: high - low + 1 }, (_, i) => `${suit}${low + i}`);
  return [...suits.flatMap(ranks), ...(joker ? [joker] : [])];
}

/** A link with the hand behind it, if the engine is there to tell. */
export async function withHand(link: string) {
  if (engine.status.phase !== "ready") return link;
  const reply = await engine.request({ do: "inspect", link }).catch(() => null);
  return reply?.ok ? `${link}&hand=${inOrder(reply.setup.game, reply.setup.hand).join(".")}` : link;
}

/** Cards in the order in which a game's table shows them. */
export function inOrder(game: string, hand: readonly string[]) {
  const table = tables.find(({ id }) => id === game);
  if (!table) return hand;
  const scene = { ...sceneOf(table, 0, { settings, words }), table: { hand }, own: {} };
  return table.hand(scene as any);
}
