"""Why the game does not start: a server error, a damaged file, a wrong type, no connection."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import prepare
from e2e.play import go
from e2e.server import SiteServer


def answer(**how: Any) -> Any:
    return lambda route: route.fulfill(**how)


def cut(route: Route) -> None:
    body = route.fetch().body()
    route.fulfill(body=body[: len(body) // 2], content_type="application/octet-stream")


CASES = {
    "error": (r"/python/|\.wasm$", answer(status=500, body="no"), "answered with an error (500)"),
    "damaged": (r"\.wasm$", cut, "arrived damaged"),
    "page": (
        r"\.wasm$",
        answer(body="<p>no</p>", content_type="text/html"),
        "with the type text/html",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_the_cause_is_told(
    context: BrowserContext, page: Page, site: SiteServer, case: str
) -> None:
    pattern, handler, said = CASES[case]
    prepare(context, "en")
    context.route(re.compile(pattern), handler)
    go(page, "new=upside-down", site.url)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("body")).to_contain_text(said)
    expect(page.locator("body")).not_to_contain_text("You are offline")
