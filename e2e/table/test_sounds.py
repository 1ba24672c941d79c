"""Sounds and vibration at the table: each sound by its samples and its times."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

from nanafuda import Match
from playwright.sync_api import Page, expect

from e2e.conftest import Visit, until
from e2e.play import Table, change, match_at
from e2e.table.table import last_tricks

# An output that only counts, and a vibration that only notes.
RECORDER = """() => {
  globalThis.made = [];
  globalThis.felt = [];
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 48000, 48000); made.push(this); this.now = "running"; }
    get state() { return this.now; }
    get currentTime() { return performance.now() / 1000; }
    async resume() { this.now = "running"; }
    async suspend() { this.now = "suspended"; }
    async close() { this.now = "closed"; }
  };
  navigator.vibrate = (pattern) => felt.push(pattern);
}"""
# Notes each sound that is played from here on: the page has the same module.
LISTEN = """async (url) => {
  globalThis.sounded = [];
  const { SOUNDS } = await import(url);
  for (const [name, strokes] of Object.entries(SOUNDS))
    Object.defineProperty(SOUNDS, name, { get: () => (sounded.push(name), strokes) });
}"""
# Of each sound: seconds until the last sample that is heard, the highest one, the root mean square,
# and what tells it from the others: how its energy is spread over 8 bands, and over its time.
MEASURED = """async (url) => {
  const { SOUNDS, play } = await import(url);
  const rate = 24000;
  const render = async (name, nth) => {
    const context = new OfflineAudioContext(1, rate / 2, rate);
    play(context.destination, name, 0, nth);
    return (await context.startRendering()).getChannelData(0);
  };
  const band = async (samples, hertz) => {
    const context = new OfflineAudioContext(1, rate / 2, rate);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 1.4 });
    source.connect(filter).connect(context.destination);
    source.start();
    return (await context.startRendering()).getChannelData(0);
  };
  const energy = (samples) => samples.reduce((sum, one) => sum + one * one, 0);
  const out = {};
  for (const name of Object.keys(SOUNDS)) {
    const samples = await render(name, 0);
    const whole = energy(samples);
    const last = samples.findLastIndex((one) => Math.abs(one) > 2e-4);
    const bands = [];
    for (let hertz = 90; hertz < 12000; hertz *= 2) bands.push(energy(await band(samples, hertz)));
    const all = bands.reduce((sum, one) => sum + one);
    const envelope = [];
    const part = 0.04 * rate;
    for (let at = 0; at < 10 * part; at += part)
      envelope.push(energy(samples.slice(at, at + part)) / whole);
    const next = await render(name, 1);
    out[name] = {
      length: (last + 1) / rate,
      peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      level: Math.sqrt(whole / (last + 1)),
      shape: [...bands.map((one) => one / all), ...envelope],
      varies: samples.some((one, i) => one !== next[i]),
    };
  }
  return out;
}"""

STATES = "() => made.map((one) => one.state)"
FETCHED = """() => performance.getEntriesByType("resource")
  .map((one) => one.name).find((name) => name.includes("/sounds-"))"""


def switch_on(page: Page, off: str) -> str:
    """Presses the switch in the bar; returns the address of the script that is fetched for it."""
    page.locator(off).click()
    expect(page.locator(".bar-sound")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(FETCHED)
    return str(page.evaluate(FETCHED))


def test_every_sound_is_short_soft_and_its_own(visit: Visit) -> None:
    page = visit("en")
    page.evaluate(RECORDER)
    Table.resume(page, last_tricks())
    offer = page.locator(".bar-offer")
    expect(offer).to_have_text("Sound on")  # the first deal of all
    url = switch_on(page, ".bar-offer")
    expect(offer).to_have_count(0)
    sounds: dict[str, Any] = page.evaluate(MEASURED, url)
    assert len(sounds) >= 12
    for name, sound in sounds.items():
        assert 0.03 < sound["length"] < 0.4, name
        assert 0.05 < sound["peak"] < 0.34, (name, sound["peak"])
        assert sound["level"] > 0.01, name
        assert sound["varies"], f"{name} always sounds alike"
    assert min(sounds, key=lambda name: sounds[name]["peak"]) == "yours"
    for one, other in combinations(sounds, 2):
        pairs = zip(sounds[one]["shape"], sounds[other]["shape"], strict=True)
        apart = sum(abs(a - b) for a, b in pairs)
        assert apart > 0.8, f"{one} and {other} sound alike: {apart:.2f}"
    page.locator(".bar-sound").click()


# Sounds of an event that the person sees.
HEARD = {"deal": "deal", "call": "tap", "turned": "turn", "take": "draw", "discard": "draw"}
HEARD |= {"play": "lay", "trick": "gather"}


def sounds_of(record: str, link: str) -> list[str]:
    """Sounds of a match of Seven Euchre, in order."""
    match, sounds = Match.open(link), []
    for number, line in enumerate(record.partition("\ndeal")[2].split("\ndeal")):
        events = match.next_deal() if number else []
        for action in line.partition("\ncheck")[0].split():
            events += match.play(action)
        for event in events:
            if event["type"] == "result":
                won = event["made"] == (event["declarer"] in (0, 2))
                sounds.append("clap" if won else "fall")
            elif name := HEARD.get(event["type"]):
                sounds.append(name)
    return sounds


def test_what_is_seen_is_heard_in_its_order(visit: Visit) -> None:
    page = visit("en")
    page.evaluate(RECORDER)
    begun = match_at(
        "seven-euchre",
        lambda g: g.turn == 0 and g.held[0].bit_count() == 2 and len(g.legal()) == 1,
        4,
    )
    table = Table.resume(page, begun)
    change(page, pace="fast", vibration=True)
    refused = page.locator(".hand-card[data-state=refused]")
    switch = page.locator(".bar-sound")

    # Off: nothing is made, but what is wanted is felt.
    refused.click(force=True)
    expect(table.prompt).to_have_attribute("data-kind", "refusal")
    assert page.evaluate("() => [made.length, felt]") == [0, [[18], [25, 45, 25]]]

    # On: from here on everything that is seen is heard.
    page.evaluate(LISTEN, switch_on(page, ".bar-sound[aria-pressed=false]"))
    switch.click()
    switch.click()
    until(page, lambda: page.evaluate("() => sounded.length"), "what tells that it is on")
    refused.click(force=True)
    table.choose(table.playable)
    table.choose(table.playable)
    table.choose(table.main)
    kept = json.loads(page.evaluate("() => localStorage['nanafuda:save:seven-euchre']"))
    known = len(sounds_of(begun.record(), begun.link()))
    there_was = sounds_of(json.loads(kept["save"])["record"], begun.link())[known:]
    heard, felt = page.evaluate("() => [sounded, felt]")
    assert len(there_was) > 8 and {"gather", "deal", "tap"} < set(there_was)
    assert [name for name in heard if name != "yours"] == ["wood", "refuse", *there_was]
    assert heard.count("yours") == felt.count([18]) - 1 > 0

    # Undone actions are silent. With sounds off there is no output.
    table.choose(page.locator(".bid-box .pass"))
    heard = page.evaluate("() => sounded")
    table.choose(page.locator(".bar-undo"))
    assert page.evaluate(STATES) == ["closed", "running"]
    switch.click()
    assert page.evaluate(STATES) == ["closed", "closed"]
    table.choose(page.locator(".bid-box .pass"))
    assert page.evaluate("() => sounded") == heard
    change(page, pace="instant", vibration=False)
