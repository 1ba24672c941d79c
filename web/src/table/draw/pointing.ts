// Finds the visible target of a coach's pointer: a card by its code, an action's control by the action, a seat
// ("seat:2": its result row once the deal has ended), the hand, or a part of the table by name (`data-part`).

import { controlsOf } from "../play/action-words.ts";
import type { GameTable } from "../game-table.ts";

type Box = { left: number; top: number; right: number; bottom: number };

const CARD = /^[A-Z]\d+$/;

/** Returns the visible target elements. */
export function pointedAt(root: HTMLElement, at: string, game: GameTable): HTMLElement[] {
  const [first, number] = at.split(":");
  const named = [`[data-part~="${CSS.escape(at)}"]`];
  if (first === "seat") named.push(`.seat[data-seat="${number}"]`, `.end [data-seat-row="${number}"]`);
  if (first === "place") named.push(`.middle [data-at="${number}"]`);
  if (at === "hand") named.push(".table > .hand");
  if (CARD.test(at)) named.push(`[data-card="${at}"]`);
  const found = seen(root, named.join());
  if (found.length) return found;
  if (CARD.test(at)) return seen(root, `[data-shown="${at}"]`);
  const controls = controlsOf(root, at, game).filter(isSeen);
  // A verb alone matches all its controls.
  return controls.length ? controls : seen(root, `[data-action^="${at}:"], .actions [data-id^="${at}:"]`);
}

/**
 * Returns the visible cards outside the hand by code, each in one place: where it lies, or else where its picture is.
 */
export function cardsOnTable(root: HTMLElement) {
  const [lying, pictures] = ["card", "shown"].map((kind) => seen(root, `:is(.seats, .centre) [data-${kind}]`));
  const last = [...lying, ...pictures].reverse();
  return new Map(last.map((card) => [card.dataset.card ?? card.dataset.shown ?? "", card]));
}

const seen = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(`.table :is(${selector})`)].map((one) => one as HTMLElement).filter(isSeen);

function isSeen(element: Element): element is HTMLElement {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden")) return false;
  const { left, top, right, bottom } = boxOf(element);
  return right > left && bottom > top;
}

/** Returns the visible part of an element: for a card in a row, the part that the next card does not cover. */
export function boxOf(element: Element): Box {
  const card = element.matches(".hand-card");
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!around.matches(card ? ".hand-slot, .table" : ".scroll, .side, .table")) continue;
    if (!around.getClientRects().length) continue; // `display: contents`: it has no box of its own
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const next = element.closest(".fanned") && element.nextElementSibling?.getBoundingClientRect().left;
  return { left, top, right: Math.min(right, next || right), bottom };
}
