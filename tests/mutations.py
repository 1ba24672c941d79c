"""Mutation tests of the page: `build.py planted [NAME …]`.

Each patch of tests/planted is applied to a copy of the tree; one of the tests that it names must
fail.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from web.tools.browsers import find_browser, windowless
from web.tools.environment import BUILD, PYTHON, ROOT, WEB, Failed, Stop, node, run, say
from web.tools.site import build_site

FAULTS = ROOT / "tests/planted"
# A test that waits for what a fault prevents need not wait for long.
HURRY = "15000"
LEFT_OUT = (".git", ".venv", BUILD.name, ".*_cache", ".hypothesis", "node_modules", "__pycache__")


def plant(names: Sequence[str]) -> None:
    """Plants these faults, or all; says which were noticed, and stops if one was not."""
    faults = {path.stem: path for path in sorted(FAULTS.glob("*.patch"))}
    if unknown := set(names) - set(faults):
        raise Stop(f"no fault {', '.join(sorted(unknown))} in {FAULTS.relative_to(ROOT)}")
    copy = copied()
    missed = [name for name in names or faults if not noticed(copy, faults[name])]
    if missed:
        raise Stop(f"not noticed: {', '.join(missed)}")


def copied() -> Path:
    """A copy of the tree with its tools, built."""
    build_site()
    copy = BUILD / "planted"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (copy / ".venv").symlink_to(PYTHON.parents[1])
    (copy / "web/node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(BUILD, copy / ".build", ignore=shutil.ignore_patterns("planted", "lock"))
    return copy


def noticed(copy: Path, fault: Path) -> bool:
    """Whether one of its tests fails where the fault is planted."""
    text = fault.read_text("utf-8")
    found = re.search(r"^Noticed by: (\S+)(?: -k (.*))?$", text, re.MULTILINE)
    if not found:
        raise Stop(f"{fault.name} names no tests")
    change = ("--unsafe-paths", f"--directory={copy}", fault)
    env = {
        "PYTHONPATH": os.pathsep.join(map(str, (copy, copy / "engine"))),
        "NANAFUDA_BROWSER_PATH": windowless(find_browser("chromium")),
        "NANAFUDA_PATIENCE": HURRY,
    }
    run("git", "apply", *change)
    try:
        if found[1].endswith(".test.ts"):
            vitest = copy / "web/node_modules/vitest/vitest.mjs"
            run(node(), vitest, "run", copy / found[1], cwd=copy / "web")
            return missed(fault)
        run(PYTHON, copy / "build.py", "test", "site", cwd=copy)
        options = ["-qx", "--tb=no", "-p", "no:cacheprovider", "-k", found[2] or ""]
        run(PYTHON, "-m", "pytest", *options, found[1], cwd=copy, env=env)
    except Failed as failed:
        if failed.code != 1 or "build.py" in str(failed):
            raise Stop(f"{fault.stem}: {failed}") from failed
        say(f"{fault.stem}: noticed")
        return True
    finally:
        run("git", "apply", "-R", *change)
    return missed(fault)


def missed(fault: Path) -> bool:
    say(f"{fault.stem}: NOT NOTICED")
    return False


if __name__ == "__main__":
    try:
        plant(sys.argv[1:])
    except Stop as error:
        sys.exit(f"build: {error}")
