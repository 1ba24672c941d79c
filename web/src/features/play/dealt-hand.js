/**
 * @file The hand that whoever opens a link will hold. The page that makes the link writes it behind it, so that the other
 * one can show it before the engine is there; what counts is what the engine says of the link.
 */

import catalogue from "nanafuda:catalogue";
import tables from "nanafuda:tables";

import { sceneOf } from "../../table/draw/scene.js";
import * as words from "../../i18n/messages.js";
import { engine } from "../../app/bootstrap.js";
import { settings } from "../../storage/settings.js";
import { gameOf } from "../../app/router.js";

const PART = /&hand=([^&]*).*$/s;

/**
 * A link as the engine knows it, and the hand that stands behind it: none where there is none, or no hand of its game.
 * @param {string} fragment @returns {{link: string, hand: string[]}}
 */
export function parted(fragment) {
  const link = fragment.replace(PART, "");
  const hand = PART.exec(fragment)?.[1].split(".") ?? [];
  const pack = packOf(new URLSearchParams(link).get("game") ?? "");
  const isHand = new Set(hand).size === hand.length && hand.every((card) => pack.includes(card));
  return { link, hand: isHand ? hand : [] };
}

/** Every card of a game's pack. @param {string} game @returns {string[]} */
function packOf(game) {
  const about = gameOf(game);
  if (!about) return [];
  const { suits, joker } = catalogue.packs[about.pack];
  const ranks = (/** @type {typeof suits[number]} */ { suit, low, high }) =>
    Array.from({ length: high - low + 1 }, (_, i) => `${suit}${low + i}`);
  return [...suits.flatMap(ranks), ...(joker ? [joker] : [])];
}

/** A link with the hand behind it, if the engine is there to tell. @param {string} link */
export async function withHand(link) {
  if (engine.status.phase !== "ready") return link;
  const reply = await engine.request({ do: "inspect", link }).catch(() => null);
  return reply?.ok ? `${link}&hand=${inOrder(reply.setup.game, reply.setup.hand).join(".")}` : link;
}

/** Cards in the order in which a game's table shows them. @param {string} game @param {readonly string[]} hand */
export function inOrder(game, hand) {
  const table = tables.find(({ id }) => id === game);
  if (!table) return hand;
  const scene = { ...sceneOf(table, 0, { settings, words }), table: { hand }, own: {} };
  return table.hand(/** @type {any} */ (scene));
}
