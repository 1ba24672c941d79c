"""The site without its server, below any path, and when a new version of it comes  …"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

READY = re.compile("^Ready for offline")


def keep(page: Page) -> None:
    """Waits until the page says that all is kept for offline play."""
    expect(page.get_by_text(READY)).to_be_visible()
