/**
 * Whether the person has a keyboard: what is told of keys is told to nobody else. A screen's own keyboard does not count.
 */
let pressed = false;

addEventListener(
  "keydown",
  ({ key, isComposing, target }) => {
    const writing = target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
    if (!isComposing && key !== "Unidentified" && !writing) pressed = true;
  },
  { capture: true },
);

export const hasKeyboard = () => pressed || matchMedia("(any-hover: hover) and (any-pointer: fine)").matches;
