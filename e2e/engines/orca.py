"""Firefox under the screen reader Orca, played with real keys; what Orca says is noted.

A screen that nobody sees (Xvfb) and a session of its own (D-Bus, AT-SPI), so that no desktop is
needed. speech-dispatcher speaks through its dummy: nothing sounds. Orca's own debug file says what
it gives to the synthesizer, and when it has come to rest.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from e2e.conftest import PATIENCE, WITH_FONTS
from e2e.engines.window import FirefoxWindow, Window, firefox_windows, screen

PROGRAMS = ("orca", "speech-dispatcher", "xdotool", "dbus-launch", "Xvfb")
SPEECH = 'LogLevel 0\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nDefaultLanguage "en"\n'
PREFERENCES = """user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("termsofuse.bypassNotification", true);
user_pref("browser.shell.checkDefaultBrowser", false);
"""
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?: ?\{.*)?$")
ECHOES = ("tab", "return", "home", "d", "p", "x")
QUIET = 4.0  # seconds without anything new in its notes: Orca has no other way to say so


class Reader:
    """Somebody who hears Firefox and presses keys."""

    def __init__(
        self, window: Window, notes: Path, environment: dict[str, str], ends: ExitStack
    ) -> None:
        self.window = window
        self.notes = notes
        self.environment = environment
        self.ends = ends
        self.heard_so_far = 0

    def listen(self) -> list[str]:
        """Starts Orca and gives the window the focus; returns what is said at first."""
        orca = subprocess.Popen(
            ["orca", "--replace", f"--debug-file={self.notes}"],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.ends.callback(orca.wait, 30)
        self.ends.callback(orca.terminate)
        end = time.monotonic() + PATIENCE / 1000
        while not (self.notes.exists() and "SPEECH OUTPUT" in self.notes.read_text("utf-8")):
            assert time.monotonic() < end, "Orca did not start"
            time.sleep(0.2)
        shown = self.xdotool("search", "--sync", "--onlyvisible", "--class", "firefox").split()
        self.xdotool("windowfocus", "--sync", shown[-1])
        return self.heard()

    def rest(self) -> None:
        """Waits until the table waits for the person, and Orca has said what there was to say."""
        self.window.wait(".table[data-busy=no]")
        end = time.monotonic() + PATIENCE / 1000
        size, since = -1, time.monotonic()
        while time.monotonic() - since < QUIET:
            assert time.monotonic() < end, "Orca does not come to rest"
            if (now := self.notes.stat().st_size) != size:
                size, since = now, time.monotonic()
            time.sleep(0.1)

    def heard(self) -> list[str]:
        """Speech since the last call, without the names of pressed keys."""
        self.rest()
        lines = self.notes.read_text("utf-8", "replace").splitlines()
        new = [found[1] for line in lines[self.heard_so_far :] if (found := SPOKEN.search(line))]
        self.heard_so_far = len(lines)
        said = (text.strip() for text in new)
        return [text for text in said if text and text not in ECHOES]

    def press(self, key: str) -> list[str]:
        """Presses a key of the keyboard; returns what is said then."""
        self.xdotool("key", key)
        return self.heard()

    def xdotool(self, *command: str) -> str:
        run = subprocess.run(
            ["xdotool", *command], env=self.environment, check=True, capture_output=True, text=True
        )
        return run.stdout


@contextmanager
def reading(firefox: str) -> Iterator[Reader]:
    """Starts all but Orca, which is to find a page when it comes."""
    with ExitStack() as ends:
        # Sockets lie in it: their paths have to be short.
        folder = Path(ends.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        environment = surroundings(folder, ends.enter_context(screen()))
        session = subprocess.run(
            ["dbus-launch"], env=environment, check=True, capture_output=True, text=True
        )
        environment |= dict(line.split("=", 1) for line in session.stdout.splitlines())
        ends.callback(os.kill, int(environment["DBUS_SESSION_BUS_PID"]), 15)
        for schema, key in (
            ("org.gnome.desktop.a11y.applications", "screen-reader-enabled"),
            ("org.gnome.desktop.interface", "toolkit-accessibility"),
        ):
            subprocess.run(["gsettings", "set", schema, key, "true"], env=environment, check=False)
        windows = ends.enter_context(
            firefox_windows(firefox, folder, environment, PREFERENCES, "--kiosk")
        )
        window = windows()
        assert isinstance(window, FirefoxWindow)
        yield Reader(window, folder / "orca.txt", environment, ends)


def surroundings(folder: Path, display: str) -> dict[str, str]:
    """The environment of a home that is empty but for speech-dispatcher's settings."""
    home, runtime = folder / "home", folder / "run"
    speech = home / ".config/speech-dispatcher/speechd.conf"
    speech.parent.mkdir(parents=True)
    speech.write_text(SPEECH, "utf-8")
    runtime.mkdir(mode=0o700)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("DBUS_")},
        **WITH_FONTS,
        "DISPLAY": display,
        "GDK_BACKEND": "x11",
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "XDG_DATA_HOME": str(home / ".local/share"),
        "XDG_RUNTIME_DIR": str(runtime),
        "LANG": "C.UTF-8",
        "GNOME_ACCESSIBILITY": "1",
        "GTK_MODULES": "gail:atk-bridge",
    }


def missing() -> list[str]:
    return [name for name in PROGRAMS if not shutil.which(name)]
