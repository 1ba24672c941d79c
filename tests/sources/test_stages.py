"""The stages of `build.py test`: their selection and their summary."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from web.tools import browsers, stages
from web.tools.environment import Stop, run
from web.tools.stages import SINGLE, Outcome, finish, spelled, stages_for, wanted

SAYS_MUCH = "import sys; [print(sys.argv[1], flush=True) for _ in range(500)]; sys.exit('ends')"
REPORT = """<testsuites><testsuite>
  <testcase file="tests/test_a.py" name="test_good" time="0.5"/>
  <testcase file="tests/test_a.py" name="test_bad[x y]" time="7.25"><failure/></testcase>
  <testcase file="tests/test_a.py" name="test_not_here" time="0"><skipped/></testcase>
</testsuite></testsuites>"""


def test_each_failure_is_told_whole_and_stops_no_other(
    capfd: pytest.CaptureFixture[str],
) -> None:
    failing: dict[str, Callable[[], object]] = {
        name: partial(run, sys.executable, "-c", SAYS_MUCH, name) for name in sorted(SINGLE)
    }
    with pytest.raises(SystemExit):
        finish(failing)
    out, err = capfd.readouterr()
    told = iter(err.splitlines())
    for name in failing:
        assert next(told).startswith(f"build: {name} FAILED in ")
        assert [next(told) for _ in range(501)] == [name] * 500 + ["ends"]
        assert next(told).endswith("… failed")
        assert f"alone: python3 build.py test {name}\n" in out


def test_what_passes_takes_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    finish({"ruff": partial(run, sys.executable, "-c", "print('much')")})
    out, err = capfd.readouterr()
    assert err.startswith("build: ruff passed in ") and err.count("\n") == 1
    assert out.startswith("===== 1 passed in ")


def test_a_failing_test_is_told_with_how_to_run_it_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def engine() -> None:
        (tmp_path / "engine.xml").write_text(REPORT, "utf-8")
        raise Stop("pytest failed")

    monkeypatch.setattr(stages, "report", lambda stage: tmp_path / f"{stage}.xml")
    with pytest.raises(SystemExit):
        finish({"engine": engine})
    out, err = capfd.readouterr()
    assert ", 1 tests\n" in err
    assert out.startswith("Longest:\n    7.2 s  tests/test_a.py::test_bad[x y]\n    0.5 s")
    assert "alone: python3 build.py test 'tests/test_a.py::test_bad[x y]'\n" in out
    assert "1 failed, 1 passed, 1 skipped in" in out


def asked(*only: str, k: str = "", browser: str = "", long: bool = False) -> list[str]:
    args = Namespace(only=list(only), k=k, browser=browser, long=long)
    return wanted(args, stages_for(args))


def test_which_stages_are_run() -> None:
    everything = asked(long=True)
    assert everything[-1] == "lighthouse" and asked() == everything[:-1]
    assert asked("lighthouse") == ["lighthouse"]
    assert asked(browser="webkit") == asked("e2e/test_a.py::test_b") == ["site", "browser"]
    assert asked("tests/test_a.py::test_b[x/y]") == ["engine"]
    assert asked(k="seven-bridge") == ["site", "engine", "browser"]
    with pytest.raises(Stop, match="no stage motor; there are ruff"):
        asked("motor")


def test_a_game_is_found_by_either_spelling() -> None:
    both = "(seven-bridge or seven_bridge)"
    assert spelled("seven-bridge") == spelled("seven_bridge") == both
    assert spelled("not seven_bridge and hint") == f"not {both} and hint"
    assert spelled("test_seven_bridge") == "test_seven_bridge"


def test_a_browser_without_windows_is_installed_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shell = "chromium-headless-shell"
    here: set[str] = set()
    monkeypatch.setattr("shutil.which", lambda name: f"/{name}" if name in here else None)
    monkeypatch.setattr(browsers, "playwright_has", lambda name: False)
    monkeypatch.setattr(browsers, "playwright_gets", lambda name: False)
    with pytest.raises(Stop, match=f"apt-get install --no-install-recommends {shell}"):
        browsers.find_browser("chromium")
    wanted = f"{shell} and fonts-liberation"
    assert f"Debian's {wanted} cannot be installed: no apt-get" in capfd.readouterr().err

    def installed(*names: str) -> bool:
        here.update(names)
        return True

    monkeypatch.setattr(browsers, "apt_gets", installed)
    assert browsers.find_browser("chromium") == f"/{shell}"
    assert browsers.windowless(f"/{shell}") == f"/{shell}"
    here.add("chromium")
    assert browsers.find_browser("chromium") == "/chromium"
    assert browsers.windowless("/chromium") == f"/{shell}"


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


def test_outcomes_count_a_test_once(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT.replace("<failure/>", "<failure/><error/>"))
    outcome = Outcome()
    outcome.read(tmp_path / "report.xml")
    assert (outcome.passed, outcome.skipped, len(outcome.failures)) == (1, 1, 1)
