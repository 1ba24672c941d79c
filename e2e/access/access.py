"""Keys and names: what several tests do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from e2e.conftest import KEPT
from e2e.play import Table, change

# The focus at a prompt: null, or what is wrong with the element that has it.
MISPLACED = """() => {
  const now = document.activeElement;
  const kind = document.querySelector(".table").dataset.coach;
  const shown = `${kind ?? ""} ${now.outerHTML.slice(0, 160)}`;
  if (now.closest("[aria-disabled=true], :disabled")) return `dimmed: ${shown}`;
  const pointed = kind === "tap" && now.matches(".hand-card, .coach-answer");
  const card = now.matches(".hand-card[data-state=playable]");
  const control = now.matches("button:not(.hand-card, .sort, .pile), [role=spinbutton]")
    && now.closest(".actions, .middle, .coach-answers") && !now.closest(".reading, .bridge-own");
  return pointed || card || control || now.matches(".end h2") ? null : `no answer: ${shown}`;
}"""


def misplaced(table: Table, where: str) -> list[str]:
    found = table.page.evaluate(MISPLACED)
    return [f"{where}: {found}"] if found else []


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
