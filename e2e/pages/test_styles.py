"""The styles as they are built: what belongs to one game is in force at its table only."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from playwright.sync_api import Page

from e2e.conftest import ROOT
from e2e.play import CATALOGUE
from web.tools.server import SiteServer

# Each selector, and each animation's name, of rules that hold on the whole page; then the scopes
# of all others. Without texts: of the page's own styles; else of these, as the browser reads them.
SELECTORS = """(texts) => {
  const sheets = texts
    ? texts.map((text) => { const own = new CSSStyleSheet(); own.replaceSync(text); return own; })
    : [...document.styleSheets];
  const [loose, scopes] = [[], []];
  const read = (rule) => {
    if (rule instanceof CSSKeyframesRule) loose.push(`@keyframes ${rule.name}`);
    else if (rule.selectorText?.startsWith(":where(.table-root[")) scopes.push(rule.selectorText);
    else if (rule.selectorText) loose.push(...rule.selectorText.split(/, (?![^(]*\\))/));
    else [...(rule.cssRules ?? [])].forEach(read);
  };
  for (const sheet of sheets) [...sheet.cssRules].forEach(read);
  return [loose, scopes];
}"""


def test_a_games_styles_are_in_force_at_its_own_table_only(page: Page, site: SiteServer) -> None:
    page.goto(site.url)
    loose, scopes = page.evaluate(SELECTORS)
    shared = [path.read_text("utf-8") for path in Path(ROOT / "web/style").rglob("*.css")]
    everywhere, none = page.evaluate(SELECTORS, shared)
    games = [one["id"] for one in CATALOGUE["games"]]
    styled = [game for game in games if (ROOT / f"web/games/{game}/{game}.css").exists()]
    assert not none
    assert scopes == [f':where(.table-root[data-game="{game}"])' for game in styled]
    of_games = Counter(loose) - Counter(everywhere)
    assert all(name.startswith(tuple(f"@keyframes {game}-" for game in games)) for name in of_games)
