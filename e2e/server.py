"""A local web server that behaves as a good static host does: types, compression, caching."""

from __future__ import annotations

import base64
import fnmatch
import functools
import gzip
import http.server
import sys
import threading
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

Rule = tuple[str, dict[str, str]]  # a pattern of paths, and headers
Rules = list[Rule]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder below a path prefix as a good static host would."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # a body would wait 40 ms for the receipt of its head
    extensions_map = {  # noqa: RUF012 - as the base class has it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".svg": "image/svg+xml",
    }

    def __init__(
        self,
        *args: Any,
        site: Path,
        prefix: str,
        asked: list[str],
        rules: Rules,
        clean: bool,
        weak: bool,
        login: str,
        **kwargs: Any,
    ) -> None:
        self.clean = clean
        self.weak = weak
        self.login = login
        self.prefix = prefix
        self.rules = rules
        self.asked = asked
        super().__init__(*args, directory=str(site), **kwargs)

    def do_GET(self) -> None:
        self.answer(body=True)

    def do_HEAD(self) -> None:
        self.answer(body=False)

    def answer(self, body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        if self.login and self.headers.get("Authorization") != f"Basic {self.login}":
            return self.reply(401, b"", "text/plain", body, WWW_Authenticate='Basic realm="cards"')
        self.asked.append(path)
        if self.clean and path.endswith(".html"):
            shorter = path.removesuffix("index.html").removesuffix(".html")
            return self.reply(308, b"", "text/plain", body, Location=shorter)
        if path + "/" == self.prefix:
            return self.reply(302, b"", "text/plain", body, Location=self.prefix)
        file = Path(self.translate_path("/" + path.removeprefix(self.prefix)))
        if path.endswith("/"):
            file /= "index.html"
        if self.clean and not file.is_file():
            file = file.with_name(f"{file.name}.html")
        if not path.startswith(self.prefix) or not file.is_file():
            missing = Path(self.directory) / "404.html"
            text = missing.read_bytes() if missing.exists() else b"Not found"
            return self.reply(404, text, "text/html; charset=utf-8", body)
        lasting = "/assets/" in path
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        kind = self.guess_type(str(file))
        data = file.read_bytes()
        tag = f'W/"{zlib.crc32(data)}"'
        if self.weak and self.headers.get("If-None-Match") == tag:
            return self.reply(304, b"", kind, body, ETag=tag)
        more = {"ETag": tag} if self.weak else {}
        if "gzip" in self.headers.get("Accept-Encoding", "") and file.suffix not in (
            ".zip",
            ".whl",
        ):
            return self.reply(
                200,
                zipped(data),
                kind,
                body,
                Content_Encoding="gzip",
                Vary="Accept-Encoding",
                Cache_Control=cache,
                **more,
            )
        self.reply(200, data, kind, body, Cache_Control=cache, **more)

    def reply(self, status: int, data: bytes, kind: str, body: bool, **headers: str) -> None:
        self.send_response(status)
        sent = {"Content-Type": kind, "Content-Length": str(len(data))}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        for pattern, more in self.rules:
            if fnmatch.fnmatchcase(urlsplit(self.path).path, pattern):
                sent |= more
        for name, value in sent.items():
            self.send_header(name, value)
        self.end_headers()
        if body:
            self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@functools.lru_cache(maxsize=256)
def zipped(data: bytes) -> bytes:
    """Returns data compressed, what was asked for before at once: copies of a site share it."""
    return gzip.compress(data, 6)


def read_rules(path: Path) -> Rules:
    """Returns what a file _headers says: for each pattern of paths, the headers to send."""
    rules: Rules = []
    for line in path.read_text("utf-8").splitlines():
        name, _, value = line.strip().partition(": ")
        if value:
            rules[-1][1][name] = value
        else:
            rules.append((name, {}))
    return rules


class SiteServer:
    """A local server for a folder: `with SiteServer(folder, "/nanafuda/") as site: site.url`.

    With `headers`, one of those that send what the folder's _headers says. `rules` are headers of
    an odd host by patterns of paths; with `clean`, it redirects pages to names without ".html";
    with `weak`, it sends weak ETags and answers them with 304; `login` is a name and a password
    ("name:password") without which it sends nothing.
    """

    def __init__(
        self,
        folder: Path,
        prefix: str = "/",
        host: str = "127.0.0.1",
        port: int = 0,
        headers: bool = False,
        rules: Sequence[Rule] = (),
        clean: bool = False,
        weak: bool = False,
        login: str = "",
    ) -> None:
        self.folder = folder
        self.asked: list[str] = []  # the paths of all requests so far
        handler = functools.partial(
            Handler,
            site=folder,
            prefix=prefix,
            asked=self.asked,
            rules=[*(read_rules(folder / "_headers") if headers else []), *rules],
            clean=clean,
            weak=weak,
            login=base64.b64encode(login.encode()).decode(),
        )
        self._address = (host, port)
        self._handler = handler
        self._prefix = prefix
        self._server: http.server.ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        host, port = self._address
        return f"http://{host}:{port}{self._prefix}"

    def start(self) -> SiteServer:
        """Starts, or starts again on the same port."""
        self._server = Quiet(self._address, self._handler)
        self._address = (self._address[0], self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self) -> None:
        """Stops listening and cuts the connections that are open."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def __enter__(self) -> SiteServer:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.stop()


class Quiet(http.server.ThreadingHTTPServer):
    """Does not complain when a browser goes away in the middle of a file."""

    daemon_threads = True

    def __init__(self, *args: Any) -> None:
        self.open: set[Any] = set()
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.open.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        super().server_close()
        for request in list(self.open):
            self.shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)
