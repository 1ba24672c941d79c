"""Announcements follow the animation: what several tests do."""

from __future__ import annotations

# Controls to press in a turn; the first that exists is used.
TURN = """() => {
  const ways = ["[data-id=discard]", "[data-id=give]", "[data-id=play]", "[data-id=draw]",
    ".bid-button", "[data-id=bet]", "button.candidate", "[data-id^='steal']",
    ".hand-card[data-state=playable]:not([aria-pressed=true])", "[data-id=pass]", "[data-id=drop]"];
  for (const way of ways) {
    const found = document.querySelector(`.table ${way}:not([aria-disabled=true])`);
    if (found) return found.click();
  }
}"""
