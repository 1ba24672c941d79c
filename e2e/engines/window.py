"""A window of any browser, with the little that the tests of all three engines need.

Chromium, and every browser that Playwright brings itself, is driven by Playwright. Debian's
Firefox speaks WebDriver BiDi, so that no geckodriver is needed; WebKitGTK speaks WebDriver. Both
by selenium. Each `Window` is a profile of its own: nothing that one keeps is seen in another.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from selenium import webdriver
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.websocket_connection import WebSocketConnection
from urllib3.exceptions import ReadTimeoutError

from e2e.conftest import PATIENCE, WITH_FONTS, launch

BROWSER = os.environ.get("NANAFUDA_BROWSER", "chromium")
HERE = Path(__file__).parent
# MiniBrowser's own buttons leave room for a window as narrow as a phone.
NARROW = "entry, button { min-width: 0; padding: 0; font-size: 1px; }"
STARTS = 3  # WebKitWebDriver waits for good for a MiniBrowser that went away as it began
PLACE = (HERE / "place.js").read_text("utf-8")
ENTER = "\ue007"  # as WebDriver names the key


class Window(ABC):
    """A window of a browser. Page functions are given as "() => …"; in and out goes JSON."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Goes to an address; the page has been loaded when this returns."""

    @abstractmethod
    def reload(self) -> None:
        """Loads the page again."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Gives the page so many pixels, or as few as the window can have."""

    @abstractmethod
    def evaluate(self, function: str, text: str) -> str:
        """Calls a function of the page, which may be asynchronous, with a text for a text."""

    @abstractmethod
    def act(self, *actions: dict[str, Any]) -> None:
        """Does what a pointer or a keyboard does, said as WebDriver says it."""

    def run(self, function: str, *args: object) -> Any:
        """Calls a function of the page and returns its answer."""
        call = f"async (text) => JSON.stringify(await ({function})(...JSON.parse(text)) ?? null)"
        return json.loads(self.evaluate(call, json.dumps(args)))

    def until(self, function: str, *args: object) -> Any:
        """Waits until the page's function returns something, and returns it."""
        end = time.monotonic() + PATIENCE / 1000
        while not (found := self.run(function, *args)):
            if time.monotonic() > end:
                seen = self.run("() => document.body.innerText.slice(0, 3000)")
                raise AssertionError(f"waited in vain for {function} {args}; there is:\n{seen}")
            time.sleep(0.05)
        return found

    def sees(self, selector: str) -> bool:
        return bool(self.run("(selector) => document.querySelector(selector) !== null", selector))

    def wait(self, selector: str) -> None:
        """Waits for an element."""
        self.until("(selector) => document.querySelector(selector) !== null", selector)

    def press(self, selector: str) -> None:
        """Presses the first such control, with the pointer, where it is seen."""
        end = time.monotonic() + PATIENCE / 1000
        while isinstance(place := self.run(PLACE, selector), str):
            assert time.monotonic() < end, f"{selector} cannot be pressed: {place}"
            time.sleep(0.05)
        x, y = place
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        press = [{"type": f"pointer{way}", "button": 0} for way in ("Down", "Up")]
        self.act({"type": "pointer", "id": "mouse", "actions": [move, *press]})

    def key(self, key: str) -> None:
        """Presses a key that writes a character, or Enter."""
        press = [{"type": f"key{way}", "value": key} for way in ("Down", "Up")]
        self.act({"type": "key", "id": "keys", "actions": press})


class PlaywrightWindow(Window):
    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def evaluate(self, function: str, text: str) -> str:
        return str(self.page.evaluate(function, text))

    def act(self, *actions: dict[str, Any]) -> None:
        for one in (each for source in actions for each in source["actions"]):
            match one["type"]:
                case "pointerMove":
                    self.page.mouse.move(one["x"], one["y"])
                case "pointerDown":
                    self.page.mouse.down()
                case "pointerUp":
                    self.page.mouse.up()
                case "keyDown":
                    self.page.keyboard.down("Enter" if one["value"] == ENTER else one["value"])
                case "keyUp":
                    self.page.keyboard.up("Enter" if one["value"] == ENTER else one["value"])


class FirefoxWindow(Window):
    """A tab of a running Firefox, by WebDriver BiDi."""

    def __init__(self, send: Callable[..., Any], tab: str) -> None:
        self.send = partial(send, context=tab)
        self.evaluating = partial(send, "script.callFunction", target={"context": tab})

    def open(self, url: str) -> None:
        self.send("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self.run("() => { window.outgoing = true; }")
        self.send("browsingContext.reload", wait="complete")
        # Firefox may answer for the page that is about to go.
        self.until("() => !window.outgoing && document.readyState === 'complete'")

    def resize(self, width: int, height: int) -> None:
        self.send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def evaluate(self, function: str, text: str) -> str:
        arguments = [{"type": "string", "value": text}]
        called = {"functionDeclaration": function, "arguments": arguments, "awaitPromise": True}
        answer = self.evaluating(**called)
        assert answer["type"] == "success", answer
        return str(answer["result"]["value"])

    def act(self, *actions: dict[str, Any]) -> None:
        self.send("input.performActions", actions=actions)


class WebKitWindow(Window):
    """The window of a MiniBrowser, by WebDriver."""

    def __init__(self, driver: webdriver.Remote) -> None:
        self.driver = driver
        # Size of the window around the page; later it may be read in the middle of a change.
        outside = driver.get_window_size()
        width, height = self.run("() => [innerWidth, innerHeight]")
        self.frame = outside["width"] - width, outside["height"] - height

    def open(self, url: str) -> None:
        self.driver.get(url)

    def reload(self) -> None:
        self.driver.refresh()

    def resize(self, width: int, height: int) -> None:
        self.driver.set_window_size(width + self.frame[0], height + self.frame[1])

    def evaluate(self, function: str, text: str) -> str:
        return str(self.driver.execute_script(f"return ({function})(arguments[0])", text))

    def act(self, *actions: dict[str, Any]) -> None:
        self.driver.execute("actions", {"actions": actions})


Windows = Callable[[], Window]


@contextmanager
def playwright_windows() -> Iterator[Windows]:
    with sync_playwright() as playwright:
        browser = launch(playwright, BROWSER)

        def window() -> Window:
            for other in browser.contexts:
                other.close()
            context = browser.new_context(locale="en-GB")
            context.set_default_timeout(PATIENCE)
            return PlaywrightWindow(context.new_page())

        yield window
        browser.close()


@contextmanager
def firefox_windows(
    program: str,
    folder: Path,
    environment: Mapping[str, str] = {**os.environ, **WITH_FONTS},
    preferences: str = "",
    how: str = "--headless",
) -> Iterator[Windows]:
    """Tabs of a Firefox, each in a container of its own."""
    profile = folder / "firefox"
    profile.mkdir()
    (profile / "user.js").write_text(preferences, "utf-8")
    options = [how, "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    with ExitStack() as ends:
        firefox = subprocess.Popen(
            [program, *options],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        ends.callback(firefox.wait, 30)
        ends.callback(firefox.terminate)
        assert firefox.stderr
        lines = (re.search(r"BiDi listening on (ws://\S+)", line) for line in firefox.stderr)
        address = next((found[1] for found in lines if found), None)
        assert address, f"{program} went away"
        connect: Any = WebSocketConnection  # it has no types
        connection = connect(f"{address}/session", PATIENCE / 1000, 0.005)
        ends.callback(connection.close)

        def send(method: str, **params: object) -> Any:
            answer = connection.send_cmd(method, params)
            assert "error" not in answer, f"{method}: {answer}"
            return answer["result"]

        send("session.new", capabilities={})
        used: list[str] = []

        def window() -> Window:
            for container in used:
                send("browser.removeUserContext", userContext=container)
            used[:] = [send("browser.createUserContext")["userContext"]]
            created = send("browsingContext.create", type="tab", userContext=used[0])
            return FirefoxWindow(send, created["context"])

        yield window


@contextmanager
def webkit_windows(program: str, folder: Path) -> Iterator[Windows]:
    """Windows of MiniBrowser, on a screen that nobody sees."""
    style = folder / "gtk-3.0/gtk.css"
    style.parent.mkdir()
    style.write_text(NARROW, "utf-8")
    with ExitStack() as ends:
        display = ends.enter_context(screen())
        here = {"DISPLAY": display, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": str(folder)}
        environment = {**os.environ, **WITH_FONTS, **here}
        open_one = ends.enter_context(ExitStack())

        def window() -> Window:
            open_one.close()
            options = webdriver.WebKitGTKOptions()
            options.binary_location = program
            options.add_argument("--automation")
            for _ in range(STARTS):
                service = webdriver.WebKitGTKService(
                    shutil.which("WebKitWebDriver"), env=environment, log_output=subprocess.DEVNULL
                )
                service.start()
                open_one.callback(service.stop)
                at = ClientConfig(service.service_url, timeout=2 * PATIENCE // 1000)
                try:
                    driver = webdriver.Remote(RemoteConnection(client_config=at), options=options)
                except ReadTimeoutError:
                    open_one.close()
                    continue
                open_one.callback(driver.quit)
                driver.set_script_timeout(PATIENCE / 1000)
                return WebKitWindow(driver)
            raise AssertionError("no MiniBrowser came up")

        yield window


@contextmanager
def screen() -> Iterator[str]:
    """Starts an X server without a screen; gives its display."""
    ours, its = os.pipe()
    command = ["Xvfb", "-displayfd", str(its), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[its], stderr=subprocess.DEVNULL)
    os.close(its)
    try:
        with os.fdopen(ours) as said:
            number = said.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(30)


@contextmanager
def windows(folder: Path) -> Iterator[Windows]:
    """Gives windows of the browser under test, one at a time; `folder` is for what it keeps."""
    path = os.environ.get("NANAFUDA_BROWSER_PATH", "")
    if BROWSER == "firefox" and path:
        made = firefox_windows(path, folder)
    elif BROWSER == "webkit" and path:
        made = webkit_windows(path, folder)
    else:
        made = playwright_windows()
    with made as window:
        yield window
