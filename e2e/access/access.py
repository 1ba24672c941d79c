"""Keys and names: what several tests do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from e2e.conftest import KEPT
from e2e.play import change


@contextmanager
def setting(page: Page, **changed: object) -> Iterator[None]:
    """A setting that is another for a while, as if it were changed in another tab."""
    change(page, **changed)
    yield
    page.evaluate(
        """([key, parts]) => {
          for (const part of parts) localStorage.removeItem(`${key}:${part}`);
          dispatchEvent(new StorageEvent("storage", { key }));
        }""",
        [KEPT, list(changed)],
    )
