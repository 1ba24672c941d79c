"""The stages of `build.py test`, and the browsers that it installs."""

from __future__ import annotations

import sys
from argparse import Namespace
from functools import partial

import pytest

from web.tools import browsers
from web.tools.environment import Stop, run
from web.tools.stages import finish, spelled, stages_for, wanted

LASTED = """
70.50s call     tests/one/test_a.py::test_good[a/b.py::c d]
1.25s setup    tests/two/test_b.py::test_good
0.75s teardown tests/one/test_c.py::test_good
"""
REPORT = """
FAILED tests/test_a.py::test_bad[x] - assert 1 == 2
1 failed, 3 passed, 1 skipped in 2.50s
"""


def test_a_failure_is_shown_whole_and_stops_no_other_stage(
    capfd: pytest.CaptureFixture[str],
) -> None:
    stages = {
        "engine": partial(
            run, sys.executable, "-c", f"print({LASTED + REPORT!r}); raise SystemExit(1)"
        ),
        "ruff": partial(run, sys.executable, "-c", "print('much')"),
    }
    with pytest.raises(SystemExit):
        finish(stages)
    out, err = capfd.readouterr()
    assert "build: engine FAILED in" in err and REPORT in err
    assert "build: ruff passed in" in err and "much" not in err
    assert "alone: python3 build.py test 'tests/test_a.py::test_bad[x]'\n" in out
    assert "===== 1 failed, 4 passed, 1 skipped in" in out
    assert "build:   70.50 s tests/one/test_a.py::test_good[a/b.py::c d]\n" in err
    spent = [line.split()[1:] for line in err.splitlines() if line.startswith("build: engine   ")]
    assert spent == [["engine", "tests/one", "71.2", "s"], ["engine", "tests/two", "1.2", "s"]]


def asked(*only: str, k: str = "", browser: str = "", long: bool = False) -> list[str]:
    args = Namespace(only=list(only), k=k, browser=browser, long=long)
    return wanted(args, stages_for(args))


def test_which_stages_are_run() -> None:
    assert asked() == asked(long=True) and {"unit", "browser"} < {*asked()}
    assert asked("unit") == ["unit"]
    assert asked(browser="webkit") == asked("e2e/test_a.py::test_b") == ["site", "browser"]
    assert asked("browser") == ["site", "browser"]  # never of an older site
    assert asked("tests/test_a.py::test_b[x/y]") == ["engine"]
    assert asked(k="seven-bridge") == ["site", "engine", "browser"]
    with pytest.raises(Stop, match="no stage motor; there are ruff"):
        asked("motor")


def test_a_game_is_found_by_either_spelling() -> None:
    both = "(seven-bridge or seven_bridge)"
    assert spelled("seven-bridge") == spelled("seven_bridge") == both
    assert spelled("not seven_bridge and hint") == f"not {both} and hint"
    assert spelled("test_seven_bridge") == "test_seven_bridge"


def test_apt_installs_no_recommended_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr("subprocess.run", lambda *args, **kwargs: None)
    monkeypatch.setattr(browsers, "run", lambda *command, **kwargs: commands.append(command))
    assert browsers.apt_gets("firefox-esr")
    (command,) = commands
    assert command[:2] == ("apt-get", "install") and command[-1] == "firefox-esr"
    assert "--no-install-recommends" in command
