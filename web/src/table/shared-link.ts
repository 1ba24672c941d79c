// Deal links at the sender's and at the recipient's page. Their parameter `hand` has the cards that the recipient will
// hold. The sender's page appends it, so that the recipient's page can show the hand before the engine starts. The
// engine's reply to the link is authoritative.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import tables from "nanafuda:tables";

import { drawCardRow } from "./draw/drawing.ts";
import { sceneOf } from "./draw/scene.ts";
import { shareLink } from "../ui/dialogs.ts";
import * as words from "../i18n/messages.ts";
import { engine } from "../engine/connection.ts";
import { settings } from "../storage/settings.ts";
import { gameOf, LINK } from "../base/address.ts";

const PART = /&hand=([^&]*).*$/s;

/** The part of a link that the page parses. The engine parses and checks the rest. */
export interface SharedLink {
  link: string; // the engine's part
  game: string; // "" if there is no such game
  replays: boolean; // a played deal, not a deal to play
  asks: boolean; // of a played deal: asks for one of its decisions
  hand: readonly string[]; // [] if it is missing or invalid
}

export function parseLink(fragment: string): SharedLink {
  const link = fragment.replace(PART, "");
  const fields = new URLSearchParams(link);
  const game = gameOf(fields.get("game") ?? "")?.id ?? "";
  const hand = PART.exec(fragment)?.[1].split(".") ?? [];
  const pack = packOf(game);
  const isHand = new Set(hand).size === hand.length && hand.every((card) => pack.includes(card));
  return {
    link,
    game,
    replays: fields.get("moves") !== null,
    asks: fields.get("at") !== null,
    hand: isHand ? hand : [],
  };
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

/**
 * Appends the hand to the link of a deal, if the engine is ready. Signs that cling to the link then damage its last part
 * alone, which is not needed.
 */
export async function withHand(link: string) {
  if (!LINK.test(link) || engine.status.phase !== "ready") return link;
  const reply = await engine.request({ do: "inspectLink", link }).catch(() => null);
  return reply?.ok ? `${link}&hand=${inOrder(reply.setup.game, reply.setup.hand).join(".")}` : link;
}

/** Sorts cards as the game's table does. */
function inOrder(game: string, hand: readonly string[]) {
  const table = tables.find(({ id }) => id === game);
  if (!table) return hand;
  const scene = { ...sceneOf(table, 0, { settings, words }), table: { hand }, own: {} };
  return table.hand(scene as any);
}

/** Shares or copies a link to this page. */
export const copyLink = async (fragment: string, copied?: string) => shareLink(await withHand(fragment), copied);

/**
 * Introduces visitors who came by a link: the game in a sentence, and their hand.
 * @param setup null while it is being read
 * @param handed cards of the hand, as given in the link
 */
export function aboutLink(game: string, setup: Protocol.Setup | null, handed: readonly string[]) {
  const table = tables.find(({ id }) => id === game);
  if (!table) return nothing;
  const scene = sceneOf(table, 0, { settings, words });
  return html`<p>${words.t(`${game}-about`)}</p>
    <div class="link-hand">
      <h2>${words.t("link-hand")}</h2>
      ${setup || handed.length ? drawCardRow(inOrder(game, setup?.hand ?? handed), scene) : nothing}
    </div>`;
}
