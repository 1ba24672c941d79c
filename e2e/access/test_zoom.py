"""Zoom, large text and the user's own colours: nothing gets too small, covered or invisible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Literal

import pytest
from nanafuda import GAMES, Match
from playwright.sync_api import Page

from e2e import views
from e2e.conftest import ROOT, Visit
from e2e.play import DRAWN, LANGS, Table
from e2e.views import drawn

# Seats and, of a deal, the share after which the person's turn is looked at.
MIDDLES = {
    "seven-euchre": (4, 30),
    "sevens-heaven": (7, 18),
    "ring-of-sevens": (4, 24),
    "seven-bridge": (4, 36),
    "upside-down": (6, 16),
}
# Width, height and size of the text in per cent. The first: the smallest phone.
PHONE = (320, 568, 100)
ZOOMED = [(320, 256, 100), (360, 640, 200), (1280, 800, 200)]
# The width of the narrowest card or place for one in the middle.
NARROWEST = """() => Math.min(...[...document.querySelectorAll(
  ".middle :is([data-card], .slot, .card)")]
  .map((node) => node.getBoundingClientRect().width).filter((width) => width > 0))"""
# Cut, covered or off-screen parts. Only the table may scroll, and only up and down.
FAULTS = """() => {
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest(".visually-hidden, .side, .when-focused:not(:focus)"));
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    faults.push("the page scrolls");
  const table = document.querySelector(".table");
  if (table.scrollWidth > table.clientWidth)
    faults.push(`the table is ${table.scrollWidth} px wide`);
  const name = (node) =>
    node.className.split(" ")[0] + " " + (node.ariaLabel || node.textContent.trim());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const box = (node) => node.getBoundingClientRect();
  const apart = (selector, within) => {
    // Where the table scrolls, its content passes below the hand.
    const passes = (node) => node.matches(".hand")
      && table.scrollHeight > table.clientHeight && getComputedStyle(node).position === "sticky";
    const nodes = all(selector).filter((node) => box(node).height && !passes(node));
    for (const [i, one] of nodes.entries())
      for (const other of nodes.slice(i + 1))
        if (!one.contains(other) && !other.contains(one) && meet(box(one), box(other)))
          faults.push(`${name(one)} covers ${name(other)}`);
  };
  apart(".bar, .seats, .centre, .actions, .hand");
  apart(".bar-title, .bar button");
  apart(".seat");
  apart(".seat-name, .seat-state, .seat .sign");
  apart(".prompt, .actions button");
  apart(".bridge-top .stock, .bridge-top .pile, .penalty, .bridge-own button");
  apart(".ruler-rank b, .ruler-rank > span");
  apart(".ring-rank");
  for (const node of all(".table button")) {
    const { width, height } = box(node);
    if (Math.min(width, height) < 43.5) faults.push(`${name(node)} is ${width} × ${height}`);
    if (!node.matches(".card") && node.scrollWidth > node.clientWidth + 1)
      faults.push(`cut: ${name(node)}`);
  }
  for (const node of all(".seat-name, .prompt, .bar-title, .ring-rank, .ruler-rank b, .penalty"))
    if (node.scrollWidth > node.clientWidth + 1) faults.push(`cut: ${name(node)}`);
  return faults;
}"""


def middle_of(game: str) -> Match:
    """A match in the middle of its first deal, the person to act."""
    seats, plays = MIDDLES[game]
    for number in range(1000):
        match = Match(game, seats=seats, seed=f"middle {number}")
        rng = Random(number)
        for played in range(2 * plays):
            if match.turn is None or (played >= plays and match.turn == 0):
                break
            match.play(match.legal()[int(rng.random() * len(match.legal()))])
        if match.turn == 0:
            return match
    raise AssertionError(f"no middle of {game}")


def test_the_middle_of_every_game_stays_readable(visit: Visit) -> None:
    page = visit("ja")
    found: list[str] = []
    for game in MIDDLES:
        drawn(page, *PHONE)
        Table.resume(page, middle_of(game))
        least = page.evaluate(NARROWEST)
        for zoomed in ZOOMED:
            size = drawn(page, *zoomed)
            found += [f"{game} {size}: {fault}" for fault in page.evaluate(FAULTS)]
            narrowest = page.evaluate(NARROWEST)
            if narrowest < 0.9 * least:
                found.append(f"{game} {size}: a card of {narrowest:.0f} px, not {least:.0f}")
    assert not found, "\n".join(found)


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


def test_every_label_is_seen_in_forced_colours(visit: Visit) -> None:
    page = visit("ja")
    found: list[str] = []
    for game in MIDDLES:
        Table.resume(page, middle_of(game))
        found += unseen(page, game, SCHEMES)
    assert not found, "\n".join(found)


REACH = f"({(ROOT / 'e2e/access/reach.js').read_text('utf-8')})"
# Text as wide and as far apart as readers may set it (WCAG 1.4.12), or as it is.
SPACED = """(spaced) => {
  const sheet = new CSSStyleSheet();
  if (spaced) sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]


def out_of_reach(page: Page, name: str, sizes: list[tuple[int, int, int]]) -> Iterator[str]:
    """Parts that a view loses at these sizes of screen and text."""
    for zoomed in sizes:
        size = drawn(page, *zoomed)
        yield from (f"{name} {size}: {fault}" for fault in page.evaluate(REACH))


def unseen(page: Page, name: str, schemes: list[Literal["light", "dark"]]) -> Iterator[str]:
    """Parts of a view that are invisible in forced colours."""
    drawn(page, 1280, 800)
    for scheme in schemes:
        page.emulate_media(forced_colors="none", color_scheme=scheme)
        page.evaluate(BARE)
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        page.evaluate(DRAWN)
        yield from (f"{name}, {scheme}: {fault}" for fault in page.evaluate(FORCED))
    page.emulate_media(forced_colors="null", color_scheme="null")


def some_views(page: Page) -> Iterator[str]:
    """Those in which there is most to be shown."""
    yield from views.before_play(page, "seven-bridge")
    yield from views.settings(page)
    yield from views.ends(page, "upside-down")
    yield from islice(views.lists(page), 3)


def test_no_view_loses_anything(visit: Visit) -> None:
    """Zoomed in, with large text, in forced colours: nothing is cut, covered or out of reach."""
    page = visit("ja")
    found: list[str] = []
    for name in some_views(page):
        found += out_of_reach(page, name, ZOOMED[:2])
        found += unseen(page, name, ["dark"])
    assert not found, "\n".join(found)


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("game", [*GAMES, "elsewhere"])
def test_every_view_in_every_way(visit: Visit, lang: str, game: str) -> None:
    page = visit(lang)
    found: list[str] = []
    walk = views.elsewhere(page, lang) if game == "elsewhere" else views.of_game(page, game)
    for name in walk:
        found += out_of_reach(page, name, ZOOMED)
        page.evaluate(SPACED, True)
        found += out_of_reach(page, f"{name}, spaced", [(360, 640, 100), (1280, 800, 100)])
        page.evaluate(SPACED, False)
        found += unseen(page, name, SCHEMES)
    assert not found, "\n".join(found)


# Text and its ground, by their names in theme.css.
PAIRS = """--on-cloth --cloth, --on-cloth-muted --cloth, --on-cloth-line --cloth, --ink --paper,
  --muted --paper, --line --paper, --ink --paper-raised, --muted --paper-raised,
  --vermilion --cloth, --vermilion --paper, --on-vermilion --vermilion, --ivory-muted --ivory"""
CONTRASTS = """(pairs) => {
  const probe = document.body.appendChild(document.createElement("p"));
  const light = (name) => {
    probe.style.color = `var(${name})`;
    const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).map((one) => one / 255)
      .map((one) => one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const found = pairs.map((pair) => pair.trim().split(" ").map(light).sort((a, b) => a - b))
    .map(([dark, bright]) => (bright + 0.05) / (dark + 0.05));
  probe.remove();
  return found;
}"""


def test_more_contrast_is_given_where_it_is_wanted(visit: Visit) -> None:
    page = visit("en")
    pairs = PAIRS.split(",")
    for scheme in ("light", "dark"):
        page.emulate_media(contrast="more", color_scheme=scheme)
        found = page.evaluate(CONTRASTS, pairs)
        weak = [
            f"{scheme}: {pair.strip()} {contrast:.1f}"
            for pair, contrast in zip(pairs, found, strict=True)
            if contrast < 7
        ]
        assert not weak, weak
    page.emulate_media(contrast="null", color_scheme="null")
