"""Finds the browsers for the tests, and installs those that are missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from .environment import PYTHON, Stop, run, say, with_tools

CHROMIUMS = (
    *("chromium", "google-chrome", "google-chrome-stable", "chromium-browser"),
    "chromium-headless-shell",
)
MINI_BROWSERS = ("usr/lib/*/webkit2gtk-4.*/MiniBrowser", "usr/libexec/webkit2gtk-4.*/MiniBrowser")
PLAYWRIGHT_PATIENCE = 300  # seconds for a download


def find_chromium() -> str:
    return next(filter(None, map(shutil.which, CHROMIUMS)), "")


def find_firefox() -> str:
    return shutil.which("firefox-esr") or shutil.which("firefox") or ""


def find_webkit() -> str:
    """Return WebKitGTK's small browser, if its driver and a screen are installed too."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return ""
    return str(max((path for glob in MINI_BROWSERS for path in Path("/").glob(glob)), default=""))


# Recommended packages are not installed: Chromium's include a print server.
APT_INSTALL = ("install", "-y", "-qq", "--no-install-recommends")
# How to find the system's browser, and Debian's packages for it.
SYSTEM: dict[str, tuple[Callable[[], str], tuple[str, ...]]] = {
    "chromium": (find_chromium, ("chromium-headless-shell", "fonts-liberation")),
    "firefox": (find_firefox, ("firefox-esr", "fonts-liberation")),
    "webkit": (find_webkit, ("webkit2gtk-driver", "xvfb", "libgl1-mesa-dri", "fonts-liberation")),
}
BROWSERS = tuple(SYSTEM)


def find_browser(name: str) -> str:
    """Return the path of a browser of the system; "" if Playwright's own is used.

    A missing browser is installed from Debian, if we are root, or downloaded by Playwright.
    """
    find, packages = SYSTEM[name]
    ways: dict[str, Callable[[], str | None]] = {
        "system": lambda: find() or None,
        "own": lambda: "" if Path(playwright_path(name)).exists() else None,
        "debian": lambda: find() or None if apt_gets(*packages) else None,
        "download": lambda: "" if playwright_gets(name) else None,
    }
    order = ("system", "own", "debian", "download")
    if name != "chromium":
        order = ("own", "system", "download", "debian")
    for way in order:
        if (found := ways[way]()) is not None:
            return found
    raise Stop(
        f"the browser tests need {name}, and none can be found or installed here. Install it "
        f"(Debian, as root: apt-get install --no-install-recommends {' '.join(packages)}), "
        f"or run: {PYTHON} -m playwright install --with-deps {name}"
    )


def playwright_gets(name: str) -> bool:
    say(f"asking Playwright for its {name}")
    command = [str(PYTHON), "-m", "playwright", "install", name]
    try:
        subprocess.run(command, env=with_tools(), check=True, timeout=PLAYWRIGHT_PATIENCE)
    except (subprocess.SubprocessError, OSError):
        say(f"Playwright could not download its {name}")
        return False
    return True


def apt_gets(*packages: str) -> bool:
    """Install packages of Debian, if there is apt and we are root."""
    apt, wanted = shutil.which("apt-get"), " and ".join(packages)
    if not apt or getattr(os, "geteuid", lambda: 1)() != 0:
        say(f"Debian's {wanted} cannot be installed: {'we are not root' if apt else 'no apt-get'}")
        return False
    say(f"installing Debian's {wanted}")
    subprocess.run([apt, "update", "-qq"], check=False, stdin=subprocess.DEVNULL)
    try:
        env = {"DEBIAN_FRONTEND": "noninteractive"}
        run(apt, *APT_INSTALL, *packages, env=env, stdout=sys.stderr)
    except Stop:
        say(f"apt-get could not install {wanted}")
        return False
    return True


def windowless(browser: str) -> str:
    """Return Debian's chromium-headless-shell if it is installed beside Chromium: its tests take
    two thirds of the time.
    """
    return (browser and shutil.which(f"{Path(browser).name}-headless-shell")) or browser


def playwright_path(name: str) -> str:
    """Return the path of Playwright's own browser, which may not exist."""
    code = (
        "import sys, playwright.sync_api as p\n"
        "with p.sync_playwright() as w: print(getattr(w, sys.argv[1]).executable_path)"
    )
    return run(PYTHON, "-c", code, name, stdout=subprocess.PIPE).strip()
