/**
 * A number to be set by buttons for more and fewer, or by the arrows.
 *
 * @typedef {Object} Stepped
 * @property {number} now
 * @property {number} low   the least that it can be
 * @property {number} high  the most
 * @property {(to: number) => void} set
 */
import { html, nothing } from "lit-html";

/**
 * The arrows up and down change the number from anywhere in its box; on the number itself all such keys do.
 * @param {KeyboardEvent} event @param {Stepped} stepped
 */
export function stepByKey(event, { now, low, high, set }) {
  const onNumber = event.target instanceof Element && event.target.matches("[role=spinbutton]");
  const more = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: low, End: high }[event.key];
  const to = { ArrowUp: now + 1, ArrowDown: now - 1 }[event.key] ?? (onNumber ? more : undefined);
  if (to === undefined) return;
  event.preventDefault();
  set(Math.min(high, Math.max(low, to)));
}

/**
 * A number of tricks. Its buttons are no Tab stops: whoever has keys has the arrows.
 * @param {Stepped} stepped @param {string} letter  sets the focus to the number
 * @param {Pick<import("../game-table.js").Scene, "say" | "shortcut">} scene
 */
export function drawStepper({ now, low, high, set }, letter, { say, shortcut }) {
  /** @param {number} to @param {string} label @param {string} sign */
  const step = (to, label, sign) => {
    const over = to < low || to > high;
    return html`
    <button type="button" class="button" tabindex="-1" aria-label=${label} aria-disabled=${over ? "true" : nothing}
      @click=${() => over || set(to)}>${sign}</button>`;
  };
  return html`
    <div class="stepper" role="group" aria-label=${say("tricks-to-bid")}>
      ${step(now - 1, say("fewer"), "−")}
      <span class="stepper-value" role="spinbutton" tabindex="0" aria-label=${say("tricks-to-bid")}
        data-key=${letter.toLowerCase()} data-key-does="focus" aria-keyshortcuts=${shortcut(letter)}
        aria-valuenow=${now} aria-valuemin=${low} aria-valuemax=${high}><b>${now}</b> <small>${say("tricks-unit")}</small></span>
      ${step(now + 1, say("more"), "+")}
    </div>`;
}
