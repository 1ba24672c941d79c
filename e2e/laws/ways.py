"""The laws of a view that take long: axe, names, zoom and large text, forced colours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from e2e.contrast import faint
from e2e.laws import names
from e2e.laws.crawler import STOPS
from e2e.play import DRAWN, GEOMETRY, ZOOMED, axe_faults
from e2e.views import drawn

# Text in forced colours: text as dark on its ground as theirs is,
# and no line where there is none otherwise (but around a seat, whose own ground is lost). Behind
# text the browser lays the ground's own colour, unless the page says that it chooses itself.
BARE = """() => {
  const sides = ["Top", "Right", "Bottom", "Left"];
  for (const node of document.querySelectorAll("body *:not(.seat)")) {
    const style = getComputedStyle(node);
    const bare = sides.filter((side) => style[`border${side}Color`].endsWith(", 0)")
      && style[`border${side}Style`] !== "none" && parseFloat(style[`border${side}Width`]) > 0);
    if (bare.length) node.dataset.bare = bare.join(" ");
    else delete node.dataset.bare;
  }
}"""
FORCED = """() => {
  const parts = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((one) => one / 255)
    .map((one) => one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (a, b) => {
    const [dark, bright] = [light(parts(a)), light(parts(b))].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  const probe = document.body.appendChild(document.createElement("p"));
  probe.style.cssText = "color: CanvasText; background: Canvas";
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const clear = (colour) => parts(colour)[3] === 0;
  const ground = (node) => {
    for (let one = node; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!clear(backgroundColor)) return backgroundColor;
    }
    return canvas;
  };
  const faults = new Set();
  const seen = { visibilityProperty: true, opacityProperty: true };
  const shows = (node) => node.checkVisibility(seen)
    && !node.closest(".visually-hidden") && node.getBoundingClientRect().width > 1;
  const name = (node) => `${node.tagName} ${node.getAttribute("class") ?? ""}`;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !shows(node) || node.closest("svg")) continue;
    const style = getComputedStyle(node);
    const behind = style.forcedColorAdjust === "none" ? ground(node) : canvas;
    const found = contrast(style.color, behind);
    const least = node.closest("[aria-disabled=true], :disabled") ? 2.5 : 4.5;
    if (found < least)
      faults.add(`unseen (${found.toFixed(1)}): ${name(node)} "${text.data.trim()}"`);
  }
  for (const node of document.querySelectorAll("[data-bare]")) {
    const style = getComputedStyle(node);
    for (const side of node.dataset.bare.split(" ")) {
      const colour = style[`border${side}Color`];
      if (shows(node) && !clear(colour) && colour !== canvas)
        faults.add(`a line where there is none: ${name(node)}`);
    }
  }
  return [...faults];
}"""
# Text as wide and as far apart as readers may set it (WCAG 1.4.12), or as it is.
SPACED = """(spaced) => {
  const sheet = new CSSStyleSheet();
  if (spaced) sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
# Where a focused control is covered most easily.
NARROW = [(320, 568, 100), (360, 640, 200)]
SPACES = [(360, 640, 100), (1280, 800, 100)]
Size = tuple[int, int, int]
Schemes = tuple[Literal["light", "dark"], ...]
Found = Iterator[tuple[str, str]]
TWICE = f"() => {{ {Path(__file__).with_name('twice.js').read_text('utf-8')} return twice(); }}"


def of_state(page: Page) -> Found:
    """The laws of each state in which there is something new."""
    # The editor scrolls with the cursor in it.
    yield from (("axe", what) for what in axe_faults(page) if "cm-scroller" not in what)
    yield from (("L6", what) for what in page.evaluate(GEOMETRY, True))
    yield from (("L13", what) for what in page.evaluate(TWICE))


def of_view(page: Page, sizes: list[Size] = ZOOMED[:2], schemes: Schemes = ("dark",)) -> Found:
    """The laws of a view that is seen for the first time."""
    dialog = page.locator("dialog[open]")
    root = dialog.last if dialog.count() else page.locator("body")
    yield from (("L10", what) for what in names.faults(root))
    yield from (("L11", what) for what in unseen(page, schemes))
    yield from (("L12", what) for what in faint(page))
    yield from (("L6", what) for what in at_sizes(page, sizes))
    if not page.locator("#table").count():
        yield from along_tab(page, NARROW if sizes is ZOOMED else [narrow(page)])


def in_every_way(page: Page) -> Found:
    """The same at all sizes, in both schemes, and with text as far apart as readers may set it."""
    yield from of_view(page, ZOOMED, ("light", "dark"))
    page.evaluate(SPACED, True)
    yield from (("L6", f"spaced, {what}") for what in at_sizes(page, SPACES))
    page.evaluate(SPACED, False)


def at_sizes(page: Page, sizes: list[Size]) -> Iterator[str]:
    own = page.viewport_size
    assert own
    for zoomed in sizes:
        size = drawn(page, *zoomed)
        yield from (f"{size}: {fault}" for fault in page.evaluate(GEOMETRY, True))
    drawn(page, own["width"], own["height"])


def narrow(page: Page) -> Size:
    """By default a phone looks at the small screen, a desk at the large text."""
    own = page.viewport_size
    assert own
    return NARROW[own["width"] > NARROW[-1][0]]


def along_tab(page: Page, screens: list[Size]) -> Found:
    """Focused controls of a small screen and of a large text that are covered."""
    own = page.viewport_size
    assert own
    for screen in screens:
        size = drawn(page, *screen)
        for _ in range(min(page.evaluate("() => crawl.view().stops") + 1, STOPS)):
            page.keyboard.press("Tab")
            if what := page.evaluate("() => crawl.covered()"):
                yield "L2", f"{size}: by Tab: {what}"
    drawn(page, own["width"], own["height"])


def unseen(page: Page, schemes: Schemes) -> Iterator[str]:
    """Parts of a view that are invisible in forced colours."""
    own = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    for scheme in schemes:
        page.emulate_media(forced_colors="none", color_scheme=scheme)
        page.evaluate(BARE)
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        page.evaluate(DRAWN)
        yield from (f"{scheme}: {fault}" for fault in page.evaluate(FORCED))
    page.emulate_media(forced_colors="null", color_scheme="dark" if own else "light")
