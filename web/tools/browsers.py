"""The browsers that the tests run in: how one is found here, and installed where there is none."""

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
    "chromium-headless-shell",  # alone; beside another one, the tests take it themselves
)
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")
PLAYWRIGHT_PATIENCE = 300  # seconds for a download


def find_chromium() -> str:
    return next(filter(None, map(shutil.which, CHROMIUMS)), "")


def find_firefox() -> str:
    return shutil.which("firefox-esr") or shutil.which("firefox") or ""


def find_webkit() -> str:
    """WebKitGTK's own small browser, if what drives it and a screen for it are here too."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return ""
    found = [path for pattern in MINI_BROWSERS for path in Path("/").glob(pattern.lstrip("/"))]
    return str(max(found)) if found else ""


# Recommended packages are not installed: Chromium's bring a print server, WebKit's a set of
# codecs. Those that the tests need are named here: fonts, software rendering, a voice.
APT_INSTALL = ("install", "-y", "-qq", "--no-install-recommends")
BY_HAND = "apt-get install --no-install-recommends"
# Of each engine: the system's own browser, and Debian's packages for it.
SYSTEM: dict[str, tuple[Callable[[], str], tuple[str, ...]]] = {
    "chromium": (find_chromium, ("chromium-headless-shell", "fonts-liberation")),
    "firefox": (find_firefox, ("firefox-esr", "fonts-liberation")),
    "webkit": (
        find_webkit,
        ("webkit2gtk-driver", "xvfb", "libgl1-mesa-dri", "fonts-liberation"),
    ),
}
BROWSERS = tuple(SYSTEM)
# The screen reader, its voice, and what presses its keys.
ORCA = (
    *("orca", "at-spi2-core", "speech-dispatcher", "speech-dispatcher-espeak-ng"),
    *("xdotool", "dbus-x11", "xvfb"),
)


def find_browser(name: str) -> str:
    """Returns the path of a browser of the system, or "" where Playwright's own serves.

    The system's Chromium is preferred to Playwright's, Playwright's Firefox and WebKit to the
    system's. A missing browser is installed from Debian, if we are root, or downloaded by
    Playwright; of Chromium, Debian has one without windows, which is smaller and quicker.
    """
    find, packages = SYSTEM[name]

    def system() -> str | None:
        return find() or None

    def own() -> str | None:
        return "" if playwright_has(name) else None

    def debian() -> str | None:
        return find() or None if apt_gets(*packages) else None

    def download() -> str | None:
        return "" if playwright_gets(name) else None

    chromium = name == "chromium"
    for way in (system, own, debian, download) if chromium else (own, system, download, debian):
        if (found := way()) is not None:
            return found
    raise Stop(
        f"the browser tests need {name}, and none can be found or installed here. Install it "
        f"(Debian, as root: {BY_HAND} {' '.join(packages)}), "
        f"or run: {PYTHON} -m playwright install --with-deps {name}"
    )


def find_orca() -> None:
    """Sees to the screen reader, if that is possible; its test says what is missing otherwise."""
    if not (shutil.which("orca") and shutil.which("xdotool") and shutil.which("dbus-launch")):
        apt_gets(*ORCA)


def playwright_gets(name: str) -> bool:
    say(f"asking Playwright for its {name}")
    command = [str(PYTHON), "-m", "playwright", "install", name]
    try:
        subprocess.run(
            command,
            env=with_tools(),
            check=True,
            timeout=PLAYWRIGHT_PATIENCE,
            stdin=subprocess.DEVNULL,
        )
    except (subprocess.SubprocessError, OSError):
        say(f"Playwright could not download its {name}")
        return False
    return True


def apt_gets(*packages: str) -> bool:
    """Installs packages of Debian, where there is apt and we are root."""
    apt, wanted = shutil.which("apt-get"), " and ".join(packages)
    if not apt or getattr(os, "geteuid", lambda: 1)() != 0:
        say(f"Debian's {wanted} cannot be installed: {'we are not root' if apt else 'no apt-get'}")
        return False
    say(f"installing Debian's {wanted}")
    subprocess.run([apt, "update", "-qq"], check=False, stdin=subprocess.DEVNULL)
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(apt, *APT_INSTALL, *packages, env=quiet, stdout=sys.stderr)
    except Stop:
        say(f"apt-get could not install {wanted}")
        return False
    return True


def windowless(browser: str) -> str:
    """Returns the system's Chromium without windows, if there is one: Debian's
    chromium-headless-shell runs the same tests in two thirds of the time."""
    name = f"{Path(browser).name}-headless-shell"
    return (browser and shutil.which(name)) or browser


def playwright_path(name: str) -> str:
    """Returns where Playwright keeps, or would keep, its own browser."""
    code = (
        "import sys, playwright.sync_api as p\n"
        "with p.sync_playwright() as w: print(getattr(w, sys.argv[1]).executable_path)"
    )
    return run(PYTHON, "-c", code, name, stdout=subprocess.PIPE).strip()


def playwright_has(name: str) -> bool:
    return Path(playwright_path(name)).exists()
