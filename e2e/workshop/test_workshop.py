"""The workshop: a bot is written, run, measured and shared, and an error shows where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Visit, comes, prepare
from e2e.play import Table, go, reload
from e2e.server import SiteServer
from e2e.workshop.workshop import ERROR, LAST, open_workshop, write

CHANCE = """import random

def play(view):
    print('turn', view.seat, view.observation()[view.action_id(view.legal()[0])])
    world = view.determinize()
    cards = sorted(world.hand((view.seat + 1) % view.seats))
    return random.choice(view.legal()) if 'H1' in cards else view.legal()[-1]
"""
# Collects what the editor announces: it empties its live region after 200 ms.
SPOKEN = """(region) => {
  window.spoken = "";
  new MutationObserver(() => { window.spoken += region.textContent; })
    .observe(region, { childList: true, subtree: true, characterData: true });
}"""
# Whether the service worker has both the site and the workshop's Python.
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  }
  return ["stdlib.whole.zip", "micropip-", "nanafuda-", "index.html"].every((part) =>
    kept.some((url) => url.includes(part)));
}"""


def test_a_bot_is_written_measured_and_kept(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    write(page, CHANCE)
    page.locator("#workshop-opponent").select_option(label="Random")
    page.locator("#workshop-deals").select_option(index=0)
    page.locator("#workshop-measure").click()
    expect(page.locator("progress")).to_have_attribute("value", "80")
    expect(page.locator(".workshop-figure")).to_contain_text("±")
    expect(page.locator(".workshop-console")).to_contain_text("turn 3")
    expect(page.locator(".workshop-console")).to_contain_text("Deal 80, seat 3")
    expect(page.locator(".workshop-plot svg path")).to_have_count(3)
    page.locator("p a[href^='#sent-replay&']").first.click()
    expect(page.locator("#table")).to_be_visible()
    page.go_back()
    expect(page.locator(".workshop-figure")).to_contain_text("±")
    reload(page)
    expect(page.locator(".cm-content")).to_contain_text("'turn'")
    name = page.locator("#workshop-name")
    first = name.input_value()
    page.get_by_role("button", name="New bot").click()
    expect(name).not_to_have_value(first)
    page.locator("#workshop-deals").select_option(index=0)
    page.locator("#workshop-opponent").select_option(label=first)
    page.locator("#workshop-opponent").press("Control+Enter")
    expect(page.locator(".workshop-figure")).to_contain_text("±")
    page.locator("#workshop-stop").click()
    expect(page.locator("#workshop-stop")).to_have_count(0)
    expect(page.locator(".workshop-console")).not_to_contain_text("turn 3")


def test_errors(visit: Visit) -> None:
    """An error shows its line."""
    page = visit("en")
    open_workshop(page)
    fault = page.locator(".workshop-fault")
    write(page, ERROR)
    page.locator("#workshop-watch").click()
    expect(fault).to_contain_text("Line 3: ")
    expect(fault.locator("pre")).to_contain_text("return carts[0]")
    fault.locator("a").click()
    expect(page.locator("#table")).to_be_visible()
    page.go_back()
    write(page, LAST)
    page.locator("#workshop-play").click()
    expect(page.locator("#table")).to_be_visible()


def test_a_link_is_read_before_it_runs(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page, "seven-bridge")
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => { window.copied = text; } }"
    )
    write(page, LAST)
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("() => window.copied")
    link = str(page.evaluate("() => window.copied")).partition("#")[2]
    page.get_by_role("button", name="New bot").click()
    go(page, link)
    expect(page.get_by_text("Read it first")).to_be_visible()
    expect(page.locator(".cm-content")).to_contain_text("turn")
    expect(page.locator(".workshop-console")).to_be_empty()
    go(page, "workshop=seven-bridge&v=1&bot=AAAA")
    expect(page.get_by_text("damaged")).to_be_visible()
    go(page, "workshop=seven-bridge&v=2&bot=AAAA")
    expect(page.get_by_text("newer version")).to_be_visible()


@pytest.mark.keeps
def test_a_bot_is_measured_without_the_server(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en")
    go(page, "workshop=upside-down", site.url)
    write(page, "import statistics\n" + LAST)
    comes(page, KEPT)
    site.stop()
    page.close()
    page = context.new_page()
    go(page, "workshop=upside-down", site.url)
    expect(page.locator(".cm-content")).to_contain_text("statistics")
    page.locator("#workshop-opponent").select_option(label="Random")
    page.locator("#workshop-deals").select_option(index=0)
    page.locator("#workshop-measure").click()
    expect(page.locator("progress")).to_have_attribute("value", "80")
    expect(page.locator(".workshop-fault")).to_be_hidden()


def test_the_keyboard_leaves_the_editor_and_axe_finds_nothing(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    Table(page).axe("workshop")
    editor = page.locator(".cm-content")
    described = """(node) => node.getRootNode()
      .getElementById(node.getAttribute("aria-describedby")).textContent"""
    assert "Esc, then Tab" in editor.evaluate(described)
    before = editor.inner_text()
    editor.focus()
    page.keyboard.press("Tab")
    expect(editor).not_to_be_focused()
    assert editor.inner_text() == before
    editor.focus()
    page.keyboard.press("End")
    page.keyboard.type("#")
    page.keyboard.press("Tab")
    expect(editor).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(editor).not_to_be_focused()


def test_help_on_a_name_has_a_key_and_closes_by_escape(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    write(page, "def play(view):\n    return view.legal")
    box = page.locator(".workshop-hover")
    page.keyboard.press("Escape")  # closes what is offered while typing
    page.locator(".cm-announced").evaluate(SPOKEN)
    page.keyboard.press("F1")
    expect(box).to_contain_text("legal")
    page.wait_for_function("() => window.spoken.includes('legal')")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
