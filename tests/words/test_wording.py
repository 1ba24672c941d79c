"""The words of hints as they stand on the screen: short, and one figure for one thing.

Read are the sentences that the page's own modules make, in Node, not what the engine answers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks
import wording
from bots.choices import choices, hurried
from nanafuda import Match
from nanafuda.analysis.advice import assess
from nanafuda.analysis.puzzles import PUZZLES, Puzzle
from nanafuda.analysis.reviews import judged
from nanafuda.bots import asked as questions
from nanafuda.bots import decide, explain
from nanafuda.bots.reasons import Comparison, Standing
from nanafuda.bots.search import result_of
from nanafuda.game import View
from nanafuda.games import GAMES
from wording import asked, choice

ROOM = {
    "en": 115,
    "ja": 60,
}  # characters of a hint's choice and reason: two lines of a small window
GAMES_FTL = Path(__file__).parents[2] / "web/games"


# In an exchange everybody has as many cards.
NEVER = {"give:": ("upside-down-hint-by-rival",)}


# Wrong answers

ANSWER = {"en": r"[Tt]he right (?:choice|card|discard)", "ja": "正解の(?:手|1枚)"}
NO_REASON = {"en": "No simple reason.", "ja": "ひとことで言える理由はありません。"}
BARE = "hint-better"  # says no more than the cost


def answered(one: Puzzle, action: str) -> dict[str, Any]:
    """The page's input for a wrong answer to a puzzle."""
    replay = Match.open_replay(one["replay"])
    match = replay.before(replay.at or 0)
    wrong = one["wrong"][action]
    id, args = wrong["reason"]
    told = choice(match.game.view(one["seat"]), match.game.move(action), "behind", wrong["loss"])
    reason = {"id": id, "args": {**args, "instead": action}}
    told = {"unit": "win", "best": one["best"][0], "equal": [], "near": [], "choices": [told]}
    told |= {"later": [], "plan": []}
    told["reason"] = reason
    return asked(match, assessed=told)


@pytest.mark.parametrize("game", [game for game in GAMES if PUZZLES[game]])
def test_a_wrong_answer_is_told_why_it_fails(game: str) -> None:
    """Of itself or of the right choice, which it does not name."""
    some = [
        (one, action)
        for one in PUZZLES[game][:: max(1, len(PUZZLES[game]) // 40)]
        for action in list(one["wrong"])[:2]
    ]
    for lang, found in wording.said([answered(*one) for one in some]).items():
        told = [one["wrong"] for one in found]
        for (one, action), why in zip(some, told, strict=True):
            assert why, (one["id"], action)
            bare = one["wrong"][action]["reason"][0] == BARE
            assert (why == NO_REASON[lang]) == bare, (one["id"], action)
        introduced = sum(bool(re.search(ANSWER[lang], why)) for why in told)
        assert introduced
        assert not any(re.search(r"[{}]|hint-|undefined|NaN|  ", why) for why in told)


# Short


def compared(view: View[Any], rng: Random) -> Iterator[dict[str, Any]]:
    """Plausible value of a position, given all that is visible."""
    legal = view.legal()
    best = decide("club", view, "wording")
    others = [move for move in legal if move != best]
    other, third = (others[int(rng.random() * len(others))] for _ in range(2))
    standing: Standing = ("equal", "small", "behind")[int(rng.random() * 3)]
    id, args = explain(Comparison(view, best, other, standing, "win", {}))
    description_of = [choice(view, best, "best", 0), choice(view, other, standing, 0.123)]
    if third != other:
        description_of.append(choice(view, third, "small", 0.0456))
    told = {
        "unit": "win",
        "best": view.text(best),
        "equal": [view.text(other)] if standing == "equal" else [],
        "near": [view.text(other)] if standing == "equal" else [],
        "later": [],
        "plan": [],
        "choices": description_of,
        "reason": {"id": id, "args": args},
        "stake": None,
    }
    yield told
    # The outcomes of both moves use the same form.
    ids = [id for id in outcomes_of(view.game.id) if id not in NEVER.get(view.text(best)[:5], ())]
    id = ids[int(rng.random() * len(ids))]
    seat = next(s for s in range(view.game.seats) if s != view.seat)
    figures = {"here": 8, "there": 7, "seat": seat, "instead": view.text(other)}
    apart = [description_of[0], choice(view, other, "behind", 0.123), *description_of[2:]]
    told |= {"equal": [], "near": [], "choices": apart}
    yield {**told, "reason": {"id": id, "args": figures}}
    if questions(view, legal):
        passing = view.text(best) == "pass"
        bid = view.text(other if passing else best)
        ends = {"makes": 3, "fails": 4, "outbid": 3, "ends": "makes-fails-outbid"}
        figures = {"against": 2, "theirs": 10, "same": "no", "points": 15, "over": "yes"}
        staked = {**ends, **figures, "passing": "yes" if passing else "no"}
        stake = {"id": f"{view.game.id}-hint-stake", "args": {**staked, "instead": bid}}
        why = {"id": "hint-better", "args": {"instead": view.text(other)}}
        yield {**told, "reason": why, "stake": stake}


def outcomes_of(game: str) -> list[str]:
    """The reasons that tell a figure."""
    text = (GAMES_FTL / f"{game}/{game}.hints.en.ftl").read_text("utf-8")
    return re.findall(rf"^({game}-hint-by-[\w-]+) =", text, re.MULTILINE)


def short(game: str, count: int) -> None:
    """No hint has more before “More” than there is room for, and none is without a word."""
    rng = Random(f"short {game}")
    lines = [
        asked(match, assessed=told)
        for match in choices(game, count, 40, 5)
        for told in compared(match.game.view(match.turn or 0), rng)
    ]
    for lang, found in wording.said(lines).items():
        assert len(found) == len(lines)
        for one in found:
            for hint in one["hints"]:
                assert 0 < len(hint["parts"][0]) <= ROOM[lang], hint
                assert max(map(len, hint["parts"])) <= 2 * ROOM[lang], hint
                assert not re.search(r"[{}]|hint-|undefined|NaN|  ", "".join(hint["parts"]))
                assert hint["heard"]


@walks.EVERY_GAME
def test_a_hint_is_short_before_more(game: str) -> None:
    short(game, 120)


@pytest.mark.long
@walks.EVERY_GAME
def test_many_hints_are_short_before_more(game: str) -> None:
    short(game, 2000)


# One figure for one thing

COST = {
    "en": r"(?:about )?([\d.]+) (?:tricks?|points?|wins? in 100|places?)",
    "ja": r"(?:勝率で|平均順位で)?約([\d.]+)(?:トリック|点|ポイント)?",
}
# A reason may have figures of other things: a hint's own stand at the end of a comparison.
BESIDE = {
    "en": ("Worth {} more", r"A little better than [^(]*\({}\)"),
    "ja": ("{}得になりそう", "わずかに得になりそうです（{}）"),
}
# A review ends with its own.
LOST = {
    "en": ("[Cc]ost:? {}[^.]*.$",),
    "ja": ("差は{}[^。]*。[^。]*。?$", "」は{}の損[^。]*。[^。]*。?$"),
}
TIES = {
    "?": {
        "en": "[Tt]oo close|” is close|A close call",
        "ja": "差は読|僅差|よりわずかに良さそう",
    },
    "0": {
        "en": "[Aa]bout (?:the same|equal)|same in every|does as well|Both will do|does not matter",
        "ja": "ほぼ同じ|すべて同じ|大差|どちらでも構いません",
    },
}


def figure(lang: str, text: str, *patterns: str) -> str | None:
    """Return the difference in a sentence: "?" if unclear, "0" for equals, None without one."""
    tie = next((sign for sign, words in TIES.items() if re.search(words[lang], text)), None)
    if tie:
        return tie
    some = (re.search(one.format(COST[lang]), text) for one in patterns or ("{}",))
    return next((found[1] for found in some if found), None)


def table_of(lang: str, one: dict[str, Any], told: Any) -> dict[str, str | None]:
    """How far each choice is behind by a table, whose means say the same.

    No choice stands below another that has a better figure. Choices that are tied with the best
    have its figure; it is called as the one is that is recommended along with it.
    """
    rows = one["choices"]
    behind = {row["code"]: figure(lang, row["behind"]) for row in rows}
    means = {row["code"]: float(row["mean"].replace("−", "-")) for row in rows}
    assert [*means.values()] == sorted(means.values(), reverse=told["unit"] != "place"), rows
    best = told["best"]
    for code, mean in means.items():
        if (cost := behind[code]) and cost not in TIES:
            rounded = (1.0 if told["unit"] == "win" else 0.1) + (0.051 if "." in cost else 0.51)
            assert abs(abs(mean - means[best]) - float(cost)) <= rounded, rows
    assert len({means[code] for code in (best, *told["equal"])}) == 1, rows
    ties = {one["action"]: one["standing"] for one in told["choices"] if one["action"] != best}
    assert {code for code, sign in behind.items() if sign in TIES} - {best} == {*told["equal"]}
    assert all((behind[code] == "?") is (ties[code] == "unclear") for code in told["equal"]), rows
    other = near(told)
    assert behind[best] == (behind[other] if other else None), rows
    return behind


def near(told: Any) -> str | None:
    """The alternative that a hint names as near."""
    named = told["reason"]["args"].get("instead")
    return named if named in told["near"] else next(iter(told["near"]), None)


def hints_agree(lang: str, one: dict[str, Any], assessed: Any) -> Counter[str]:
    """A hint, what is said when it is asked for again, and a table of the same."""
    seen = Counter[str]()
    behind = table_of(lang, one, assessed)
    first, *again = ({**hint, "all": "".join(hint["parts"])} for hint in one["hints"])
    heard = {row["code"]: row["heard"] for row in one["choices"]}
    name = heard[assessed["best"]]  # its Japanese verb ends otherwise before a next step
    assert first["heard"].startswith(name[:-1] if assessed["plan"] else name), first
    assert first["marked"] == assessed["best"], first
    told = figure(lang, first["all"], *BESIDE[lang])
    assert (told in TIES) is bool(near(assessed)), first
    if told == "?":
        assert behind[assessed["best"]] == "?", (first, one["choices"])
    elif told and told != "0":
        assert told == behind[assessed["reason"]["args"]["instead"]], (first, one["choices"])
        seen["hint"] += 1
    for other, hint in zip(assessed["choices"][1:], again, strict=True):
        told = figure(lang, hint["all"])
        if other["action"] in assessed["later"]:
            assert told is None, hint
            continue
        assert told == behind[other["action"]], (hint, one["choices"])
        seen["again"] += told not in TIES
    return seen


def look_agrees(lang: str, look: dict[str, Any], line: Any) -> Counter[str]:
    """A verdict, its reason and the table of what the choices come to."""
    seen = Counter[str]()
    behind = table_of(lang, look, line)
    if line["hard"]:
        return seen
    if line["verdict"] in ("mistake", "small"):  # the better choice, why, and at what cost
        assert figure(lang, look["said"], *LOST[lang]) == behind[line["action"]], look
        seen["cost"] += 1
    told = figure(lang, look["verdict"])
    if line["verdict"] in ("best", "equal", "unclear"):
        # Both of two tied choices read as a tie, equal or unclear like their rows.
        tied = line["near"] if line["verdict"] == "best" else line["equal"]
        assert (told in TIES) is (tied != []), look
        assert not told or told == behind[line["action"]], look
    else:
        assert told == behind[line["action"]] is not None, look
        seen["verdict"] += 1
    if line["verdict"] == "best" and (told := figure(lang, look["why"], *BESIDE[lang])):
        assert told in (behind[line["reason"]["args"]["instead"]], *TIES), look
        seen["why"] += told not in TIES
    return seen


def agree(game: str, count: int, seed: int = 70) -> Counter[str]:
    """Figures of one thing agree everywhere."""
    lines = []
    for n, match in enumerate(choices(game, count, seed, 5)):
        assert match.turn is not None
        view, luck = match.game.view(match.turn), f"{seed} {n}"
        told = assess(view, luck)
        action = view.legal()[n % len(view.legal())] if n % 2 else view.move(told["best"])
        line = result_of(judged(view, n, view.text(action), luck))
        lines.append(asked(match, assessed=told, line=line))
    seen = Counter[str]()
    for lang, found in wording.said(lines).items():
        for one, given in zip(found, lines, strict=True):
            seen += hints_agree(lang, one, given["assessed"])
            seen += look_agrees(lang, one["look"], given["line"])
    return seen


@walks.EVERY_GAME
def test_one_thing_has_one_figure(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch, game, worlds=16)
    seen = agree(game, 12)
    assert sum(seen.values()) > 0, seen


@pytest.mark.long
@walks.EVERY_GAME
def test_a_thousand_things_have_one_figure_each(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert agree(game, 40)
    hurried(monkeypatch, game, worlds=24)
    assert agree(game, 1000, 300)
