"""Contrast of text with the pixels that are drawn behind it (contrast.js)."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page

from e2e.play import STILL

FAINT = f"""(pictures) => {{
{Path(__file__).with_name("contrast.js").read_text("utf-8")}
return faint(pictures);
}}"""
# The colour itself stays: lines and marks may be drawn in it.
BARE = """(bare) => {
  const sheet = (globalThis.bareText ??= new CSSStyleSheet());
  sheet.replaceSync(bare ? `* { -webkit-text-fill-color: transparent !important }
    svg text, svg tspan { fill: transparent !important }` : "");
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}"""


def faint(page: Page) -> list[str]:
    """The texts in the window that do not stand out from what they stand on."""
    page.evaluate(STILL)
    pictures = []
    for bare in (False, True):
        page.evaluate(BARE, bare)
        pictures.append(b64encode(page.screenshot(animations="disabled")).decode())
    page.evaluate(BARE, False)
    found: list[str] = page.evaluate(FAINT, pictures)
    return found
