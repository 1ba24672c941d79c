"""The styles as they are built: what belongs to one game is in force at its table only."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page

from e2e.conftest import ROOT
from e2e.play import CATALOGUE
from e2e.server import SiteServer
from web.tools.environment import node

# Each selector, and each animation's name, of rules that hold on the whole page; then the scopes
# of all others. Without texts: of the page's own styles; else of these, as the browser reads them.
SELECTORS = """(texts) => {
  const sheets = texts
    ? texts.map((text) => { const own = new CSSStyleSheet(); own.replaceSync(text); return own; })
    : [...document.styleSheets];
  const [loose, scopes] = [[], []];
  // The page's layout may stand before the scope.
  const SCOPED = /^(:where.*? )?(:is\\()?:where\\(.table-root\\[/;
  const read = (rule) => {
    if (rule instanceof CSSKeyframesRule) loose.push(`@keyframes ${rule.name}`);
    else if (SCOPED.test(rule.selectorText))
      scopes.push(rule.selectorText.match(/data-game="(.+?)"/)[1]);
    else if (rule.selectorText) loose.push(...rule.selectorText.split(/, (?![^(]*\\))/));
    else [...(rule.cssRules ?? [])].forEach(read);
  };
  for (const sheet of sheets) [...sheet.cssRules].forEach(read);
  return [loose, scopes];
}"""


def built(folder: Path) -> list[str]:
    """Return the shared styles, compiled for the same browsers as the site's."""
    sources = [str(path) for path in (ROOT / "web/styles").rglob("*.css")]
    program = f"""import esbuild from "esbuild";
    import {{ bundling }} from "{ROOT}/web/tools/bundle.ts";
    const {{ target, plugins }} = bundling({{ web: "{ROOT}/web" }});
    const entryPoints = {json.dumps(sources)};
    await esbuild.build({{ entryPoints, outdir: "{folder}", target, plugins }});"""
    command = [node(), "--input-type=module", "-e", program]
    subprocess.run(command, cwd=ROOT / "web", check=True)
    return [path.read_text("utf-8") for path in folder.rglob("*.css")]


def test_a_games_styles_are_in_force_at_its_own_table_only(
    page: Page, site: SiteServer, tmp_path: Path
) -> None:
    page.goto(site.url)
    loose, scopes = page.evaluate(SELECTORS)
    everywhere, none = page.evaluate(SELECTORS, built(tmp_path))
    games = [one["id"] for one in CATALOGUE["games"]]
    styled = [game for game in games if (ROOT / f"web/games/{game}/{game}.css").exists()]
    assert not none
    assert [*dict.fromkeys(scopes)] == styled  # nesting is compiled away: a rule each
    of_games = Counter(loose) - Counter(everywhere)
    cloths = {f'[data-game="{game}"]' for game in games}
    assert cloths <= set(of_games)
    frames = tuple(f"@keyframes {game}-" for game in games)
    assert not [one for one in of_games if one not in cloths and not one.startswith(frames)]
