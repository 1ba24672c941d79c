"""A Chromium that nothing watches: driven over its pipe, with no more than a timing takes.

Playwright listens to every response and keeps what is in it, which costs a start more than
fetching it does; a person's browser does no such thing.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from typing import Any

from e2e.conftest import FLAGS


class Chrome:
    """`with Chrome(program, profile) as chrome`: a new process with one empty page."""

    def __init__(self, program: str, profile: str) -> None:
        self._command = [program, "--headless", "--remote-debugging-pipe", *FLAGS]
        if not getattr(os, "geteuid", lambda: 1)():
            self._command.append("--no-sandbox")
        self._command += [f"--user-data-dir={profile}", "about:blank"]
        self._count = 0
        self._left = b""
        self._session = ""

    def __enter__(self) -> Chrome:
        hears, self._tell = os.pipe()
        self._hear, tells = os.pipe()

        def wire() -> None:  # the browser reads from 3 and writes to 4
            high = [os.dup2(fd, at) for fd, at in ((hears, 103), (tells, 104))]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self._process = subprocess.Popen(
            self._command,
            preexec_fn=wire,
            close_fds=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(hears)
        os.close(tells)
        while not (pages := self._pages()):
            time.sleep(0.05)
        attach = self("Target.attachToTarget", targetId=pages[0], flatten=True)
        self._session = attach["sessionId"]
        time.sleep(1)  # the browser's own start is not what is timed
        return self

    def _pages(self) -> list[str]:
        targets = self("Target.getTargets")["targetInfos"]
        return [target["targetId"] for target in targets if target["type"] == "page"]

    def __exit__(self, *error: object) -> None:
        self._session = ""
        self("Browser.close")
        self._process.wait(20)
        os.close(self._tell)
        os.close(self._hear)

    def __call__(self, method: str, **params: object) -> Any:
        """Sends one command of the DevTools protocol and returns its result."""
        self._count += 1
        message: dict[str, Any] = {"id": self._count, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._tell, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self._left:
                chunk = os.read(self._hear, 2**16)
                if not chunk:
                    raise RuntimeError(f"the browser went away at {method}")
                self._left += chunk
            text, _, self._left = self._left.partition(b"\0")
            reply = json.loads(text)
            if reply.get("id") == self._count:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]

    def evaluate(self, expression: str) -> Any:
        reply = self(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        return reply["result"].get("value")

    def open(self, url: str, script: str = "") -> None:
        """Goes to a page; `script` runs in it before its own."""
        if script:
            self("Page.enable")
            self("Page.addScriptToEvaluateOnNewDocument", source=script)
        self("Page.navigate", url=url)

    def wait(self, expression: str, seconds: float = 60) -> Any:
        """Returns the expression's value once it is one."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if (value := self.evaluate(expression)) is not None:
                return value
            time.sleep(0.2)
        raise RuntimeError(f"nothing came of {expression}")
