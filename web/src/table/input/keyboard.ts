/** Detects a keyboard: key hints are shown only to people who have one. A virtual keyboard does not count. */
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
