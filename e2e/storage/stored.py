"""Matches, deals and tabs: what several tests of stored data do."""

from __future__ import annotations

import functools
import itertools
import json
from typing import Any

from nanafuda import Match
from nanafuda.protocol import JsonSession
from playwright.sync_api import Locator, Page, expect

from e2e.play import Table, go, kept_of, match_at

GAME = "seven-euchre"
SAVE, ASIDE = f"nanafuda:save:{GAME}", f"nanafuda:aside:{GAME}:"


@functools.cache
def before_the_last_card() -> dict[str, Any]:
    """The stored entry of a match that ends with the person's next card."""
    session = JsonSession()

    def ask(**request: Any) -> Any:
        return json.loads(session.handle(json.dumps(request)))

    def play_on(state: Any, until: str) -> Any:
        """Plays the first legal action for the person, up to the last card or the end."""
        while state["next"] in ("bot", "person"):
            if state["next"] == "person":
                if until == "last card" and state["table"]["counts"][0] == 1:
                    return state
                state = ask(do="play", action=state["legal"][0])
            else:
                reply = ask(do="think")
                state = state if reply.get("thinking") else reply
        return state

    for number in itertools.count():
        new = {"game": GAME, "seed": f"k3f9-{number}", "options": {"target": "one"}}
        state = play_on(ask(do="startMatch", level="beginner", **new), "last card")
        if state["next"] == "person" and play_on(state, "the end")["next"] == "over":
            break
    return kept_of(state)


def stored(page: Page) -> dict[str, str]:
    return page.evaluate("() => ({...localStorage})")  # type: ignore[no-any-return]


def hold(verb: str) -> str:
    """A script: the test says when requests of this type go on to the engine."""
    return f"""
      window.held = []; window.answers = 0;
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {{
        const send = () => post.call(this, message, ...rest);
        if (window.holds && message.includes('"do":"{verb}"')) window.held.push(send);
        else send();
      }};
      window.Worker = class extends Worker {{
        constructor(...how) {{
          super(...how);
          this.addEventListener("message", () => {{ window.answers += 1; }});
        }}
      }};
    """


def third_deal() -> Match:
    """A match in its third deal in which the person has played a card and is to play another."""
    return match_at(
        GAME, lambda g: g.deal_no == 3 and g.turn == 0 and sum(g.won) == 3, 4, target=77
    )


def choose_file(page: Page, text: str) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load from a file").click()
    file: Any = {"name": "data.json", "mimeType": "application/json", "buffer": text.encode()}
    chooser.value.set_files(file)


def near_the_end(game: str = "seven-euchre") -> Match:
    """A match whose deal ends when everybody has laid the last card."""
    return match_at(game, lambda g: g.turn == 0 and all(h.bit_count() == 1 for h in g.held[:4]), 4)


def finish(page: Page, match: Match) -> Table:
    """Sits down at the match and plays the last trick; the deal has ended then."""
    table = Table.resume(page, match)
    while table.next == "person":
        table.choose(table.playable.first)
    assert table.next in ("deal", "over")
    return table


def open_deals(page: Page, count: int) -> Locator:
    """Goes to the list; there are so many deals in it."""
    go(page, "deals")
    expect(page.locator(".deals .panel")).to_have_attribute("aria-busy", "false")  # not just empty
    rows = page.locator(".deal-item")
    expect(rows).to_have_count(count)
    return rows


def erase(page: Page) -> None:
    """Erases everything, in the settings."""
    page.locator("#erase").click()
    page.get_by_role("button", name="Yes, erase").click()


# It does not hear what other tabs say and write.
ASLEEP = """
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === "storage" || this instanceof BroadcastChannel) return;
    listen.call(this, type, ...rest);
  };
"""
