"""Old browsers: what is replaced for them, and what is said if they are too old."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import ROOT, Faults
from e2e.server import SiteServer
from e2e.start.start import first_hand, plain_files
from web.tools.environment import node

pytestmark = pytest.mark.keeps
# Functions that are newer than the oldest browsers.
NEWER = """
delete Promise.withResolvers; delete Promise.try; delete Map.groupBy; delete Object.groupBy;
delete Response.prototype.bytes; delete globalThis.Iterator; delete AbortSignal.any;
delete WebAssembly.Suspending; delete WebAssembly.promising; delete WebAssembly.JSTag;
for (const name of ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf"])
  delete Set.prototype[name];
"""
WORKER = re.compile(r"/worker-[^/]*\.js$")


def test_game_starts_without_features_newer_than_the_oldest_browsers(
    page: Page, site: SiteServer
) -> None:
    asked: list[str] = []

    def older(route: Route) -> None:
        """Imports are evaluated first: what the worker lacks goes into a module before it."""
        asked.append(route.request.url)
        if route.request.url.endswith("?whole"):
            return route.continue_(url=route.request.url.removesuffix("?whole"))
        name = route.request.url.rpartition("/")[2]
        body = f'import "./newer-taken-away.js"; import "./{name}?whole";'
        route.fulfill(body=body, content_type="text/javascript")

    page.add_init_script(NEWER)
    page.route(re.compile(rf"{WORKER.pattern[:-1]}(\?whole)?$"), older)
    page.route(
        "**/newer-taken-away.js",
        lambda route: route.fulfill(body=NEWER, content_type="text/javascript"),
    )
    first_hand(page, site)
    assert len(asked) == 2
    assert not plain_files(site)
    assert page.evaluate("() => !('Iterator' in globalThis)")


@pytest.mark.long  # another Pyodide brings another wasm
def test_wasm_needs_no_garbage_collection(folder: Path) -> None:
    """Safari has had it since 18.2; without it, Pyodide's whole wasm would have to be fetched."""
    (wasm,) = folder.glob("assets/py/*/slim/pyodide.asm.wasm")
    code = """
      const { default: binaryen } = await import(process.argv[1]);
      const { readFileSync } = await import("node:fs");
      const wasm = readFileSync(process.argv[2]);
      const module = binaryen.readBinary(wasm);
      const { All, GC, CompactImports } = binaryen.Features;
      module.setFeatures(All & ~GC & ~CompactImports);
      console.log(Buffer.compare(wasm, module.emitBinary()));
    """
    library = ROOT / "web/node_modules/binaryen/index.js"
    command = [node(), "--input-type=module", "-e", code, str(library), str(wasm)]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    assert found.stdout.strip() == "0"


def lacks(what: str) -> str:
    """A script that takes a feature of styles away."""
    return f"""{{
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...asked) => !asked.join().includes("{what}") && supports(...asked);
    }}"""


KHTML = "(KHTML, like Gecko)"
IOS = f"Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 {KHTML}"
CHROME = (
    f"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 {KHTML} Chrome/110.0.0.0 Safari/537.36"
)


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        pytest.param(
            lacks("subgrid"),
            "お使いのブラウザー（Chrome 110）",
            marks=pytest.mark.context(user_agent=CHROME, locale="ja-JP"),
        ),
        pytest.param(
            "delete Intl.Segmenter",
            "This browser (Edge 110) is too old",
            marks=pytest.mark.context(user_agent=f"{CHROME} Edg/110.0.1"),
        ),
        pytest.param(
            lacks(":has"),
            "This browser (iOS 16.3) is too old",
            marks=pytest.mark.context(
                user_agent=f"{IOS} CriOS/120.0 Mobile/15E148 Safari/604.1", locale="fr-FR"
            ),
        ),
    ],
)
def test_browser_that_is_too_old_is_told_so(
    page: Page, site: SiteServer, missing: str, said: str
) -> None:
    page.add_init_script(missing)
    page.goto(site.url)
    box = page.locator("#unsupported")
    expect(box).to_contain_text(said)
    expect(box.locator("p:visible")).to_have_count(1)
    expect(box).to_contain_text(re.compile("Chrome.*117.*Firefox 125.*Safari 16.4"))
    expect(page.locator(".not-yet")).to_be_hidden()
    expect(page.get_by_role("link", name=re.compile("Learn|学ぶ")).first).to_be_visible()


def test_oldest_browsers_are_named_wherever_they_are_read() -> None:
    code = "import { OLDEST } from './tools/bundle.ts'; console.log(JSON.stringify(OLDEST));"
    command = [node(), "--input-type=module", "-e", code]
    found = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True)
    oldest = json.loads(found.stdout)
    named = f"Edge {oldest['chrome']}.*Firefox {oldest['firefox']}.*Safari {oldest['safari']}"
    for path in ("README.md", "web/pages/about.en.md", "web/pages/about.ja.md"):
        assert re.search(named, (ROOT / path).read_text("utf-8")), path


def test_host_that_sends_scripts_as_text_is_told_apart(
    page: Page, site: SiteServer, faults: Faults
) -> None:
    """As Python's server does on some Windows."""
    faults.allow("MIME type")

    def mistype(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "text/plain"})

    page.route("**/*.js", mistype)
    page.goto(site.url)
    told = page.locator("#mistyped")
    expect(told).to_contain_text(re.compile(r"The server sends \S+\.js with the type text/plain"))
    expect(page.locator("#incomplete")).to_be_hidden()
