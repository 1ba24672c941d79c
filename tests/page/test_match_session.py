"""The page's MatchSession, run by Node with a stub of the engine: no browser, no storage."""

import json
import subprocess
from pathlib import Path
from typing import Any

from web.tools.environment import node

WEB = Path(__file__).parents[2] / "web"
# The stub answers each request by the next of `replies`, and notes what it was asked.
HEAD = """
import { MatchSession } from "./src/table/session.ts";
const state = (save, next = "person", more = {}) =>
  ({ ok: true, save, next, legal: ["play:S7"], table: { deal: 3 }, events: [], ...more });
const asked = [], seen = [], replies = [];
const engine = { request: (request) => (asked.push(request.do), Promise.resolve(replies.shift())) };
const tell = () => console.log(JSON.stringify({ asked, seen }));
"""


def run(script: str) -> dict[str, Any]:
    command = [node(), "--input-type=module", "-e", HEAD + script + "\ntell();"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_play_reaches_the_observers_together_with_the_bots_move() -> None:
    told = run("""
replies.push(state("two", "bot"), state("three"));
const session = new MatchSession(state("one"), engine);
session.subscribe({ state: (now, before) => seen.push([before.save, now.save]) });
await session.play("play:S7");
""")
    assert told == {"asked": ["play", "think"], "seen": [["one", "two"], ["two", "three"]]}


def test_an_illegal_action_is_explained_and_changes_nothing() -> None:
    told = run("""
replies.push({ ok: false, error: { id: "follow-suit" } });
const session = new MatchSession(state("one"), engine);
const screen = { begin() {}, show() {}, failed() {}, refused: ({ id }) => seen.push(id) };
session.start(screen, "shown");
await session.play("play:S1");
seen.push(session.state.save);
""")
    assert told == {"asked": ["explainIllegal"], "seen": ["follow-suit", "one"]}


def test_a_second_command_is_dropped_while_one_is_under_way() -> None:
    told = run("""
replies.push(state("two"));
const session = new MatchSession(state("one"), engine);
await Promise.all([session.play("play:S7"), session.undo()]);
""")
    assert told["asked"] == ["play"]


def test_a_snapshot_sends_its_requests_once_the_engine_has_loaded_the_match() -> None:
    told = run("""
replies.push(state("two"));
const session = new MatchSession(state("one"), engine, { loading: true });
const playing = session.play("play:S7");
seen.push(session.early, ...asked);
session.confirm(state("one"));
await playing;
seen.push(session.state.save);
""")
    assert told == {"asked": ["play"], "seen": ["play:S7", "two"]}


def test_a_retired_session_takes_the_last_reply_and_asks_no_more() -> None:
    told = run("""
replies.push(new Promise((resolve) => setTimeout(resolve, 0, state("two"))));
const session = new MatchSession(state("one"), engine);
void session.play("play:S7");
await session.retire();
seen.push(session.state.save);
void session.undo();
await Promise.resolve();
""")
    assert told == {"asked": ["play"], "seen": ["two"]}


def test_a_hint_that_another_command_has_overtaken_is_dropped() -> None:
    told = run("""
let answer;
replies.push(new Promise((resolve) => { answer = resolve; }), state("two"));
const session = new MatchSession(state("one"), engine);
const hint = session.hint();
await session.play("play:S7");
answer({ ok: true, assessed: {} });
seen.push(await hint);
""")
    assert told == {"asked": ["hint", "play"], "seen": [None]}
