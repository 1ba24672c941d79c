// Text that a person selects and copies has only the signs that they see.

import { visible } from "../base/visible.ts";

document.addEventListener("copy", (event) => {
  const { target } = event;
  if (event.defaultPrevented || (target instanceof Element && target.closest("input, textarea, [contenteditable]")))
    return;
  const text = String(getSelection());
  if (!event.clipboardData || visible(text) === text) return;
  event.clipboardData.setData("text/plain", visible(text));
  event.preventDefault();
});
