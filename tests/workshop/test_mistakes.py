"""Beginners' mistakes: the line and a sentence in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from nanafuda import Match
from nanafuda.workshop import Bot, Broken
from nanafuda.workshop.fault import KINDS

LOCALES = Path(__file__).parents[2] / "web/locales"
PLAY = "def play(view):\n    "
# The file (a line alone stands in `play`), the line of the error, the beginning of its sentence.
MISTAKES = [
    # Full-width signs, as an input method for Japanese makes them
    ("def play(view)：\n    pass", 1, "Write “:” instead of “：”"),
    ("return max（view.legal())", 2, "Write “(” instead of “（”"),
    ("return view.legal()[０]", 2, "Write “0” instead of “０”"),
    ("return “pass”", 2, 'Write “"” instead of ““”'),
    ("return ‘pass’", 2, "Write “'” instead of “‘”"),
    ("a，b = 1, 2", 2, "Write “,” instead of “，”"),
    ("a ＝ 1", 2, "Write “=” instead of “＝”"),
    ("a = 1 ＋ 2", 2, "Write “+” instead of “＋”"),
    ("a = 1 × 2", 2, "Write “*” instead of “×”"),
    ("if 1 ≦ 2: pass", 2, "Write “<=” instead of “≦”"),
    ("return 「pass」", 2, 'Write “"” instead of “「”'),
    ("print('a')。", 2, "Write “.” instead of “。”"),
    ("def play(view):\n\u3000return 1", 2, "There is a space here"),
    ("a\u00a0= 1", 2, "There is a space here"),
    ("a = 1 ★", 2, "The character U+2605 cannot stand here"),
    # Colons, blocks, brackets, quotation marks
    ("def play(view)\n    pass", 1, "Python expects a colon"),
    ("if 1 == 1\n        pass", 2, "Python expects a colon"),
    ("for a in view.hand\n        pass", 2, "Python expects a colon"),
    ("def play(view):\nreturn 1", 2, "Line 1 begins a block"),
    ("for a in view.hand:\n    return a", 3, "Line 2 begins a block"),
    ("a = 1\n        b = 2", 3, "This line is indented too far"),
    ("if 1:\n            a = 1\n        b = 2", 4, "The indentation matches no line above"),
    ("if 1:\n        a = 1\n\tb = 2", 4, "Tabs and spaces are mixed"),
    ("return max(view.legal()", 2, "The bracket “(” is never closed"),
    ("return view.legal()[0", 2, "The bracket “[” is never closed"),
    ("return view.legal())", 2, "“)” closes a bracket that was never opened"),
    ("return max(view.legal()]", 2, "“]” closes a bracket that was opened with “(”"),
    ("return 'pass", 2, "A text is not closed"),
    ("a = '''pass", 2, "A text is not closed"),
    # Words and signs of other languages
    ("if view.seat = 1: pass", 2, "“=” stores a value"),
    ("if 1:\n        pass\n    else if 2:\n        pass", 4, "Write “elif” instead of “else if”"),
    ("if 1 && 2: pass", 2, "Write “and” instead of “&&”"),
    ("if 1 || 2: pass", 2, "Write “or” instead of “||”"),
    ("if 1 => 2: pass", 2, "Write “>=” instead of “=>”"),
    ("a = 1\n    a++", 3, "Write “+= 1” instead of “++”"),
    ("print 'a'", 2, "print needs parentheses"),
    ("def play(view):\n    pass\nreturn 1", 3, "“return” stands outside a function"),
    ("break", 2, "“break” stands outside a loop"),
    ("a = 07", 2, "A number cannot begin with 0"),
    ("2nd = 1", 2, "A name cannot begin with a digit"),
    ("1 = a", 2, "“=” stores a value"),
    ("try:\n        pass\n    return 1", 4, "“try” needs"),
    ("a = [1 2]", 2, "Something is missing between two values"),
    ("return return", 2, "This is not valid Python. Look at"),
    # Errors of running code
    ("return view.legal()[99]", 2, "“view.legal()” has too few entries for [99]"),
    ("a = []\n    return a[0]", 3, "“a” has too few entries for [0]"),
    ("return max([])", 2, "There is nothing to take or compare"),
    ("return 'a' + 1", 2, "“+” cannot join the types str and int"),
    ("a = 1\n    return a + 'a'", 3, "“+” cannot join the types str and int"),
    ("import nothing_here as n", 2, "The module “nothing_here” is not available"),
    ("a = None\n    return a > 1", 3, "“>” compares with None"),
    ("return 1 + None", 2, "“+” does not work with None"),
    ("return '7' > 7", 2, "“>” cannot compare str with int"),
    ("t = view.table()\n    return t.phase", 3,
     '“t” is a dict. Read its entry with brackets: t["phase"]'),
    ("a = {}\n    return a['H7']", 3, "“a” has no entry 'H7'"),
    ("t = view.table()\n    s = {}\n    return s[view.hand[0][1:]]", 4, "“s” has no entry"),
    ("t = view.table()\n    return t['tricks_won']", 3, "view.table() has no 'tricks_won'"),
    ("t = view.table()\n    return t['counts'][0][0]", 3, "“t['counts'][0]” has the type int"),
    ("a = view.hand.sort()\n    return a[0]", 3, "“a” is None here"),
    ("a = view.hand\n    return a(0)", 3, "“a” has the type list, and is not a function"),
    ("for a in 7:\n        pass", 2, "“7” has the type int"),
    ("return len(7)", 2, "Values of type int have no length"),
    ("a = [1]\n    return a['x']", 3, "“a” is a list or a text"),
    ("def f(a): return a\n    return f()", 3, "f( ) was called without a value for 'a'"),
    ("def f(a): return a\n    return f(1, 2)", 3, "f( ) was given too many values: 2"),
    ("a = a + 1", 2, "“a” has no value yet"),
    ("return {[1]: 2}", 2, "Values of type list cannot be keys"),
    ("return 1 / 0", 2, "A number is divided by 0"),
    ("return int('H7')", 2, "'H7' cannot be read as a number"),
    ("return [1].index(2)", 2, "The value is not there"),
    ("a, b = [1]", 2, "The number of names on the left"),
    ("a = 'H7'\n    a[0] = 'S'", 3, "“a” has the type str, whose entries cannot be changed"),
    ("return view.hand.first", 2, "“view.hand” has no “first”"),
    # The interface
    ("return view.legal", 2, "“view.legal” is a function. Call it with"),
    ("return view.legal[0]", 2, "“view.legal” is a function. Call it with"),
    ("return view.cards['a']", 2,
     "“view.cards” is a function. Call it with parentheses: view.cards(action)"),
    ("w = view.determinize()\n    return w.margin[0]", 3,
     "“w.margin” is a function. Call it with parentheses: w.margin(seat)"),
    ("return view.hand()[0]", 2, "“hand” is a value, not a function"),
    ("return view.hand[0]", 2, "F8 is a card. Return an action, for example “pass”"),
    ("return view.hnad", 2, "There is no “hnad”. Did you mean “hand”"),
    ("return card", 2, "The name “card” is not defined"),
    ("return random.random()", 2, "“random” is not imported"),
]  # fmt: skip


@cache
def words(lang: str) -> dict[str, str]:
    text = (LOCALES / lang / "workshop.ftl").read_text("utf-8")
    return dict(re.findall(r"^bot-([\w-]+) = (.+)$", text, re.MULTILINE))


def said(fault: Any, lang: str) -> str:
    named = r"\{ \$(\w+) \}"
    return re.sub(named, lambda found: str(fault["args"][found[1]]), words(lang)[fault["id"]])


@pytest.mark.parametrize(("text", "line", "sentence"), MISTAKES)
def test_a_mistake_has_its_line_and_a_sentence_in_both_languages(
    text: str, line: int, sentence: str
) -> None:
    with pytest.raises(Broken) as caught:
        source = text if text.startswith("def play") else PLAY + text
        Bot(source).decide(Match("seven-euchre", seed="k3f9").game, "1")
    fault = caught.value.fault
    assert (said(fault, "en")[: len(sentence)], fault["line"]) == (sentence, line)
    japanese = said({**fault, "args": dict.fromkeys(fault["args"], "")}, "ja")
    assert re.search("[ぁ-ん]", japanese) and not re.search(r"[a-z]{3,} [a-z]{2,} [a-z]", japanese)
    assert said(fault, "ja")


def test_every_kind_has_a_sentence_in_both_languages() -> None:
    assert words("en").keys() == words("ja").keys() == KINDS
    arguments = [
        {id: set(re.findall(r"\$(\w+)", text)) for id, text in words(lang).items()}
        for lang in ("en", "ja")
    ]
    assert arguments[0] == arguments[1]
