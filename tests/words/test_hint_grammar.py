"""The grammar of reasons: each is right wherever it may stand, in both languages, seen and heard.

Every message of a reason is rendered by the page's own modules: in a hint, for two choices that are
equal, in a review, and after a wrong answer to a puzzle, which must not give the right one away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import walks
import wording
from bots.choices import choices
from nanafuda import Match
from nanafuda.bots import asked as questions
from nanafuda.bots import explain
from nanafuda.bots.reasons import Comparison
from wording import asked, choice

from words.texts import WEB, messages, variables

# The choices that a reason compares, where a walk does not come to it: its id, the best, the other.
PAIRS = {
    "seven-euchre": [
        ("leave|defend|few", "pass", "bid"),
        ("contest|raise|correct|long|share", "bid", "pass"),
        ("jump|scores|tops|longer|fewer|by-(?:made|beaten|kept|safe)", "bid", "bid"),
        ("aside", "discard", "discard"),
    ],
    "sevens-heaven": [
        ("hint-fold", "fold", "bet"),
        ("hint-bet|alone|by-(?:pot|solvent)", "bet", "fold"),
        ("predict|by-chip|steal", "predict", "predict"),  # both name a seat
    ],
    "upside-down": [
        ("wait|keep-die|-all$", "pass", "play"),
        ("stop|hint-turn|safe|answer|hint-lead$", "play", "pass"),
        ("give", "give", "give"),
    ],
    "ring-of-sevens": [("hint-pass-", "pass", "play")],
    "seven-bridge": [
        ("claim|concealed|not-then|breaks", "(?:draw|pass)", "(?:chi|pon)"),
        (
            "first|hint-rid|then|both|places|goes-out|lay|hold",
            "(?:meld|lay)",
            "(?:meld|lay|discard)",
        ),
        ("", "discard", "discard"),
    ],
}
PLAIN = ("", "play", "play")
FACTS = {"count": 2, "points": 7, "here": 8, "there": 6, "fewer": 1, "tricks": 9, "top": "yes"}
FACTS |= {"few": 1, "many": 3, "more": 5, "left": 4, "trumps": 5, "suits": 3, "above": 2, "than": 6}
FACTS |= {"turns": 3, "kind": "set", "only": "no", "stacks": 2, "less": 3, "out": 4, "rank": 13}
# A figure of how much better the best is; words that point to nothing, or to the wrong choice.
GAIN = {"en": "Worth about|A little better", "ja": "得(?:になりそう|でした)"}
NEVER = {
    "en": r"[:;{}]|this one|for the first\b|hint-|undefined|NaN|  ",
    "ja": r"[:：{}]|先のほう|だと|これ|こちら|弱いほう|hint-|undefined|NaN"
    r"|この(?!トリック|ラウンド|ポット|手番)|次も",  # “again”, of a lead that was another seat’s
}
QUOTED = {"en": "“{}”", "ja": "「{}」"}
OF_BEST = {"en": "(?:With )?“{}”", "ja": "「{}」"}
SUBJECT = {
    "en": r"“|[Ee]ither|[Nn]either|Both|Each of|Nobody else|Every answer|None of",
    "ja": r"「|どちら|どう返しても|どれも",
}


def reasons(game: str) -> dict[str, set[str]]:
    """The reasons of a game, each with the arguments that it shows."""
    found = messages("en", f"games/{game}/{game}.hints.LANG.ftl")
    wanted = {id: text for id, text in found.items() if f"{game}-hint-" in id}
    parts = {id: variables(text) for id, text in found.items()}
    inner = {id: re.findall(r"\{ ([a-z][\w-]+) \}", text) for id, text in found.items()}
    parts = {
        id: shown.union(*(parts.get(one, ()) for one in inner[id])) for id, shown in parts.items()
    }
    denomination = {"denomination", "tricks"}
    return {
        id: parts[id].union(
            *(parts.get(one, denomination if "bid-name" in one else set()) for one in inner[id]),
            {"here", "there"} if "hint-chance" in inner[id] else set(),
        )
        for id in wanted
        # These follow a reason.
        if not id.endswith(("euchre-hint-stake", "hint-budget", "-keeps", "-would-keep"))
        and "-hint-rule-" not in id
    }


def told(
    match: Match, best: Any, other: Any, id: str, args: dict[str, Any], stake: Any = None
) -> dict[str, Any]:
    """The page's input for a reason: for a choice that is better, and for one that is as good."""
    assert match.turn is not None
    view = match.game.view(match.turn)
    reason = {"id": id, "args": {**args, "instead": view.text(other)}}
    whole: dict[str, Any] = {"unit": "win", "best": view.text(best), "reason": reason}
    whole |= {"stake": stake, "error": 0.0, "later": [], "plan": []}
    first = choice(view, best, "best", 0)
    apart = {
        **whole,
        "equal": [],
        "near": [],
        "choices": [first, choice(view, other, "behind", 0.123)],
    }
    both: dict[str, Any] = {**whole, "equal": [view.text(other)], "near": [view.text(other)]}
    both["choices"] = [first, choice(view, other, "equal", 0)]
    return asked(match, assessed=apart, tied=both)


def walked(game: str, count: int, seed: int) -> Iterator[dict[str, Any]]:
    """Every reason that some positions show, of any choice beside any other."""
    for match in choices(game, count, seed, 4):
        view = match.game.view(match.turn or 0)
        legal = view.legal()[:6]
        for best, other in ((one, two) for one in legal for two in legal if one != two):
            id, args = explain(Comparison(view, best, other, "behind", "win", {}))
            if id.startswith(f"{game}-"):
                yield told(match, best, other, id, args)


def ends_of(fails: int) -> dict[str, Any]:
    """A bid's three ends in ten deals."""
    makes = (10 - fails) // 2
    ends = {"makes": makes, "fails": fails, "outbid": 10 - fails - makes}
    named = "-".join(end for end, times in ends.items() if times)
    return {**ends, "against": ends["outbid"] // 2, "ends": named}


def staked(game: str) -> Iterator[dict[str, Any]]:
    """Stakes of a bid against a pass, and of a pass against a bid, at all frequencies."""
    for match in choices(game, 20, 73, 2):
        view = match.game.view(match.turn or 0)
        asked = questions(view, view.legal())
        if not asked:
            continue
        one, two = asked[:2]
        bid = next(view.text(move) for move in (one, two) if view.text(move) != "pass")
        for best, other, few in ((one, two, 0), (two, one, 1), (one, two, 4), (two, one, 10)):
            ends = ends_of(few)
            same = "yes" if ends["against"] == 10 - few else "no"
            figures = {"theirs": 10 - few, "points": few or 1, "same": same}
            figures["over"] = "yes" if few else "no"
            facts = {"instead": bid, **ends, **figures}
            stake = {"id": f"{game}-hint-stake", "args": facts}
            yield told(match, best, other, "hint-better", {}, stake)
            few_trumps = {"tricks": 9, "trumps": 3}
            yield told(match, best, other, f"{game}-hint-few", few_trumps, stake)


def invented(
    game: str, left: set[str], wide: Mapping[str, int] | None = None
) -> Iterator[dict[str, Any]]:
    """The other reasons, at a position with such choices and with plausible arguments."""
    wanted = reasons(game)
    for match in choices(game, 400, 72, 2):
        view = match.game.view(match.turn or 0)
        codes = {move: view.text(move) for move in view.legal()}
        for id in sorted(left):
            _, one, two = next(
                row for row in [*PAIRS.get(game, []), PLAIN] if re.search(row[0], id)
            )
            best = next((m for m, code in codes.items() if re.match(one, code)), None)
            other = next(
                (m for m, code in codes.items() if re.match(two, code) and m != best), None
            )
            if best is None or other is None:
                continue
            left.remove(id)
            used = re.findall(r"[A-Z]\d+", codes[best] + codes[other])
            free = [code for code in view.game.pack.codes if code not in used and code != "X0"]
            seats = [
                s for s in range(view.game.seats) if f":{s}" not in codes[best] and s != view.seat
            ]
            facts = {**FACTS, **(wide or {}), "seat": seats[0], "on": seats[-1], "cards": free[:2]}
            if re.search("predict-(?:along|stake|lead$)", id):  # these speak of the best itself
                facts["seat"] = int(codes[best].rpartition(":")[2])
            facts |= {"suit": free[9][0], "denomination": free[9][0]}
            facts |= dict.fromkeys(("taken", "twin", "lost", "turned", "card"), free[5])
            names = wanted[id] - {"best", "instead", "who"}  # these the page finds itself
            yield told(match, best, other, id, {name: facts.get(name, 2) for name in names})
        if not left:
            return


def check(lang: str, id: str, one: dict[str, Any], seats: list[str]) -> None:
    """One reason in every context, seen or heard."""
    assert "得でした" not in one["hint"] + one["tie"], id  # a hint comes before the choice,
    assert "得になりそう" not in one["best"] + one["bestTied"], id  # a review after it
    contexts = {
        name: text for name, text in one.items() if isinstance(text, str) and name != "other"
    }
    for name, text in contexts.items():
        assert not re.search(NEVER[lang], text), (id, name, text)
        assert len(re.findall(GAIN[lang], text)) <= 1, (id, name, text)
    answered = one["wrong"].replace(one["other"], "")  # Star 5-6 contains Star 5
    for name in one["names"]:
        assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", answered), (id, one["wrong"])
    for name in ("bestTied", "worseTied"):
        named = re.search(SUBJECT[lang], one[name]) or any(
            thing in one[name] for thing in (*seats, *one["facts"])
        )
        assert named or id == "hint-better", (id, one[name])  # which says no more than the cost
    whose(lang, id, one)


def whose(lang: str, id: str, one: dict[str, Any]) -> None:
    """The figure is of the best choice: it names the other, unless only the best has been named."""
    other = QUOTED[lang].format(one["other"])
    for text in re.split("(?<=[.。])", one["best"]):
        if re.search(GAIN[lang], text) and other not in text:
            lead = OF_BEST[lang].format(re.escape(one["subject"]))
            assert re.match(lead, one["worse"]), (id, one["best"])
            assert other not in one["worse"], (id, one["best"])


@walks.EVERY_GAME
def test_a_reason_names_its_subject_and_gives_no_answer_away(game: str) -> None:
    found = {
        (row["assessed"]["reason"]["id"], n % 2): row for n, row in enumerate(walked(game, 60, 71))
    }
    rows = [*found.values()]
    left = reasons(game).keys() - {id for id, _ in found}
    rows += [*invented(game, left), *staked(game)]
    assert not left, left
    for lang, answers in wording.said(rows).items():
        for row, one in zip(rows, answers, strict=True):
            for said in one["everywhere"]:
                check(lang, row["assessed"]["reason"]["id"], said, one["seats"])


# The event of each figure where a sentence counts several: English and Japanese name it before.
EVENTS = {
    "makes": ("your side .*makes a contract", "自分たちの成功"),
    "fails": ("your side .*fails", "(?:自分たちの|、)失敗"),
    "outbid": ("is outbid", "相手の競り上げ"),
    "against": ("They make one", "相手の成功は"),
    "theirs": ("after a pass", "パスなら"),
}


def test_every_figure_of_several_names_its_event_and_the_players_it_holds_for() -> None:
    counted = set()
    for path in WEB.glob("games/*/*.hints.ja.ftl"):
        name = str(path.relative_to(WEB)).replace(".ja.", ".LANG.")
        japanese, english = messages("ja", name), messages("en", name)
        for id, text in japanese.items():
            figures = set(re.findall(r"\{ \$(\w+) \}割", text)) - {
                "here"
            }  # an adverb, of one event
            counted |= figures
            for figure in figures:
                for words, said in zip((english[id], text), EVENTS[figure], strict=True):
                    before = words.split(f"{{ ${figure} }}")[0]
                    assert re.search(said, before, re.DOTALL), (id, figure)
            if figures and "-hint-" in id:
                assert "club players" in english[id] and "中級" in text, id
    assert counted == EVENTS.keys()
