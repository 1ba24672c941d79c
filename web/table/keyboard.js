/**
 * Whether the person has a keyboard: what is told of keys is told to nobody else. A screen's own keyboard does not count.
 */
let pressed = false;

addEventListener(
  "keydown",
  ({ key, keyCode, target }) => {
    const writing = target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
    if (keyCode !== 229 && key !== "Unidentified" && !writing) pressed = true;
  },
  { capture: true },
);

export const hasKeyboard = () => pressed || matchMedia("(any-hover: hover) and (any-pointer: fine)").matches;
