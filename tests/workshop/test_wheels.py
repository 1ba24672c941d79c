"""Wheels for a bot: which are accepted, and why others are not."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZipFile

import pytest
from nanafuda.limits import WHEEL
from nanafuda.workshop.wheels import Unfit, check

PYTHON = (3, 14, 2)
NAME = "deck-1.2-py3-none-any.whl"


def wheel(needs: str = "", **more: str) -> bytes:
    """Return a wheel with one module; `more` are further files, by path with `__` for a slash."""
    data = BytesIO()
    with ZipFile(data, "w") as archive:
        archive.writestr("deck.py", "SEVENS = 4\n")
        archive.writestr("deck-1.2.dist-info/WHEEL", "Wheel-Version: 1.0\n")
        head = f"Requires-Python: {needs}\n" if needs else ""
        archive.writestr("deck-1.2.dist-info/METADATA", f"Name: deck\n{head}\nRequires-Python: 2")
        for name, text in more.items():
            archive.writestr(name.replace("__", "/"), text)
    return data.getvalue()


@pytest.mark.parametrize("needs", ["", ">=3.8", ">=3.8,<4", "~=3.10", "==3.14.*", "!=3.13", "odd"])
def test_a_wheel_in_pure_python_is_accepted(needs: str) -> None:
    assert check(NAME, wheel(needs), PYTHON) == ("deck", "1.2")


def test_a_folder_and_a_module_that_is_named_like_the_engine_inside_a_package_are_accepted() -> (
    None
):
    more = {"deck__": "", "deck__nanafuda.py": ""}
    assert check(NAME, wheel(**more), PYTHON) == ("deck", "1.2")


@pytest.mark.parametrize("tag", ["py2.py3", "py310", "py314", "cp314"])
def test_a_wheel_for_this_python_is_accepted(tag: str) -> None:
    assert check(f"deck-1.2-1-{tag}-none-any.whl", wheel(), PYTHON) == ("deck", "1.2")


@pytest.mark.parametrize(
    ("file", "content", "why"),
    [
        ("deck.whl", wheel(), "bad"),
        ("../deck-1.2-py3-none-any.whl", wheel(), "bad"),
        (NAME, b"", "bad"),
        (NAME, b"PK" + b"\0" * 100, "bad"),
        (NAME, wheel()[:-40], "bad"),
        (NAME, wheel().replace(b"SEVENS", b"EIGHTS"), "bad"),
        (NAME, wheel(**{"..__out.py": ""}), "bad"),
        (NAME, wheel(nanafuda__game="x"), "bad"),
        (NAME, wheel(**{".__nanafuda__game.py": "x"}), "bad"),
        (NAME, wheel(**{"deck__.__..__nanafuda__game.py": "x"}), "bad"),
        (NAME, wheel(**{".\\nanafuda\\game.py": "x"}), "bad"),
        (NAME, wheel(**{"____nanafuda__game.py": "x"}), "bad"),
        (NAME, wheel(**{"nanafuda.py": "x"}), "bad"),
        (NAME, wheel(**{"deck-1.2.data__purelib__nanafuda__game.py": "x"}), "bad"),
        (NAME, b"0" * (WHEEL + 1), "large"),
        ("deck-1.2-cp314-cp314-manylinux_2_28_x86_64.whl", wheel(), "native"),
        ("deck-1.2-cp314-cp314-pyemscripten_2026_0_wasm32.whl", wheel(), "native"),
        (NAME, wheel(**{"deck__fast.cpython-314.so": ""}), "native"),
        ("deck-1.2-py2-none-any.whl", wheel(), "python"),
        ("deck-1.2-cp312-none-any.whl", wheel(), "python"),
        ("deck-1.2-py315-none-any.whl", wheel(), "python"),
        (NAME, wheel(">=3.15"), "python"),
        (NAME, wheel(">=3.8, <3.14"), "python"),
        (NAME, wheel("~=3.10.2"), "python"),
        (NAME, wheel("==2.*"), "python"),
    ],
)
def test_another_wheel_is_refused_with_the_reason(file: str, content: bytes, why: str) -> None:
    with pytest.raises(Unfit) as caught:
        check(file, content, PYTHON)
    assert caught.value.id == why


def test_a_wheel_that_unpacks_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nanafuda.workshop.wheels.UNPACKED", 10)
    with pytest.raises(Unfit, match="large"):
        check(NAME, wheel(), PYTHON)
