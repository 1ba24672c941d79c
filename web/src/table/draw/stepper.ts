// A number input with buttons for more and fewer, and arrow keys.

import { html, nothing } from "lit-html";
import { keyOf } from "../../ui/pressed-key.ts";
import type { Scene } from "../game-table.ts";

export interface StepperState {
  now: number;
  low: number; // minimum
  high: number; // maximum
  set: (to: number) => void;
}

/** Handles keys: up and down work anywhere in the box, all stepping keys on the number itself. */
export function stepByKey(event: KeyboardEvent, { now, low, high, set }: StepperState) {
  const onNumber = event.target instanceof Element && event.target.matches("[role=spinbutton]");
  const key = keyOf(event);
  const more = { arrowright: now + 1, arrowleft: now - 1, home: low, end: high }[key];
  const to = { arrowup: now + 1, arrowdown: now - 1 }[key] ?? (onNumber ? more : undefined);
  if (to === undefined) return;
  event.preventDefault();
  set(Math.min(high, Math.max(low, to)));
}

/** Focuses the number, whose minimum or maximum says why a button does nothing. */
function toNumber({ currentTarget }: Event) {
  const box = (currentTarget as HTMLElement).parentElement;
  box?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
}

/**
 * Stepper for a number of tricks. Its buttons are not Tab stops, because the arrow keys do the same.
 * @param letter shortcut that focuses the number
 */
export function drawStepper(
  { now, low, high, set }: StepperState,
  letter: string,
  { say, shortcut }: Pick<Scene, "say" | "shortcut">,
) {
  const step = (to: number, label: string, sign: string) => {
    const over = to < low || to > high;
    return html`
    <button type="button" class="button" tabindex="-1" aria-label=${label} aria-disabled=${over ? "true" : nothing}
      @click=${over ? toNumber : () => set(to)}>${sign}</button>`;
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
