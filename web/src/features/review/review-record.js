/** @file What a review has found is kept with its deal: what the mistakes cost, and what they are about. */

import { foundBy } from "./review.js";
import { engine } from "../../app/bootstrap.js";
import * as kept from "../../storage/deals.js";

/**
 * Keeps what a review has found. Without what tells themes it goes as well.
 * @param {string} replay  names the deal @param {readonly Seam.Line[]} lines
 */
export async function noteReview(replay, lines) {
  const { mistakes, ...found } = foundBy(lines);
  await kept.noteReview(replay, { ...found, mistakes: await themed(replay, lines, mistakes).catch(() => mistakes) });
}

/** @param {string} replay @param {readonly Seam.Line[]} lines @param {kept.Mistake[]} mistakes @returns {Promise<kept.Mistake[]>} */
async function themed(replay, lines, mistakes) {
  if (!mistakes.length) return mistakes;
  const { default: sources } = await import("nanafuda:themes");
  engine.supply(sources);
  const decisions = mistakes.map(({ index }) => {
    const line = /** @type {Seam.Line} */ (lines.find((one) => one.index === index));
    return { index, best: [...new Set([line.best, ...line.equal])] };
  });
  const reply = await engine.request({ do: "themes", replay, decisions });
  return reply.ok ? mistakes.map((one, i) => ({ ...one, themes: reply.themes[i] })) : mistakes;
}
