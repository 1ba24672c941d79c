# mypy: ignore-errors
"""A bot that tries every way out of its interpreter. The test puts the site's address in HOME.

Prints one line for each way: `open NAME` or `shut NAME`.
"""

import contextlib
import gc
import importlib
import sys

import js

HOME = "http://localhost/"
GLOBALS = [
    "fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource",
    "Worker", "SharedWorker", "importScripts", "BroadcastChannel", "indexedDB", "caches",
    "cookieStore", "navigator.storage", "navigator.storageBuckets", "navigator.locks",
    "navigator.serviceWorker", "navigator.usb", "navigator.hid", "navigator.serial",
    "navigator.gpu", "navigator.permissions", "navigator.sendBeacon", "navigator.connection",
    "Notification", "webkitRequestFileSystem", "webkitRequestFileSystemSync",
    "webkitResolveLocalFileSystemURL", "webkitResolveLocalFileSystemSyncURL", "postMessage",
    "onmessage", "onmessageerror", "addEventListener", "dispatchEvent", "close", "reportError",
    "MessagePort", "MessageEvent", "EventTarget", "RTCPeerConnection", "RTCDataChannel",
    "URL.createObjectURL", "name", "origin", "isSecureContext", "structuredClone",
    "FileSystemObserver", "FileReaderSync", "Request", "Response", "scheduler", "trustedTypes",
    "StorageManager", "LockManager", "StorageBucketManager", "FileSystemDirectoryHandle",
    "IDBFactory", "CacheStorage", "FontFace", "fonts",
]  # fmt: skip


def global_by(path):
    """The object of this path, from the globals or any of their prototypes."""
    here = js.globalThis
    for name in path.split("."):
        found, scope = None, here
        while scope is not None and found is None:
            own = js.Object.getOwnPropertyDescriptor(scope, name)
            found = (
                getattr(own, "value", None)
                or getattr(own, "get", None)
                or getattr(own, "set", None)
            )
            scope = js.Object.getPrototypeOf(scope)
        here = found
        if here is None:
            raise AttributeError(path)
    return here


def module_call(module, name, *args):
    return lambda: getattr(importlib.import_module(module), name)(*args)


def captured():
    """The `fetch` that pyodide.http has kept."""
    kept = importlib.import_module("pyodide.http._pyfetch")._jsfetch
    if kept is None:
        raise AttributeError
    return kept(HOME + "way-captured")


def socket():
    import socket as sockets
    import urllib.request

    urllib.request.urlopen(HOME + "way-urllib", timeout=1)
    return sockets


def by_constructor(source):
    return lambda: js.Object.constructor.constructor(source)()


def import_module():
    return importlib.import_module("pyodide.code").run_js(f"import('{HOME}way-module')")


def patched_message():
    """Reads the ports of messages that come later."""
    event = js.MessageChannel.new().port1.constructor.prototype
    descriptor = js.Object.getOwnPropertyDescriptor(event, "onmessage")
    js.Object.defineProperty(event, "postMessage", descriptor)


def hidden_match():
    """A match, a measurement or another seat's cards in memory."""
    names = {type(one).__name__ for one in gc.get_objects()}
    if not names & {"Match", "Setup", "Remote", "Session", "JsonSession"}:
        raise LookupError
    return names


def hidden_frame():
    frame = sys._getframe()
    while frame:
        if frame.f_code.co_name in ("deal", "deal_steps", "thinking"):
            return frame
        frame = frame.f_back
    raise LookupError


def file_system():
    importlib.import_module("pyodide_js").mountNativeFS(
        "/mnt", global_by("FileSystemDirectoryHandle")
    )


WAYS = {name: (lambda name=name: global_by(name)) for name in GLOBALS}
WAYS |= {
    "open_url": module_call("pyodide.http", "open_url", HOME + "way-open_url"),
    "pyodide XMLHttpRequest": lambda: importlib.import_module("pyodide.http").XMLHttpRequest.new(),
    "captured fetch": captured,
    "urllib": socket,
    "eval": lambda: js.eval("1"),
    "Function": lambda: js.Function.new("return 1")(),
    "constructor.constructor": by_constructor("return fetch"),
    "run_js": module_call("pyodide.code", "run_js", f"fetch('{HOME}way-run_js')"),
    "import()": import_module,
    "patched port": patched_message,
    "match in memory": hidden_match,
    "match in frames": hidden_frame,
    "file system": file_system,
}

# These fail without an error: the server's log tells.
SILENT = [
    lambda: js.setTimeout(f"fetch('{HOME}way-timer')", 0),
    lambda: importlib.import_module("pyodide_js").loadPackage(HOME + "way-package.whl"),
    lambda: js.console.log(HOME + "way-console"),
]


def try_all():
    for attempt in SILENT:
        with contextlib.suppress(BaseException):
            attempt()
    for way, attempt in WAYS.items():
        try:
            attempt()
        except BaseException as error:
            print("shut", way, type(error).__name__)
        else:
            print("open", way)
    print("tried", len(WAYS))


def play(view):
    if WAYS:
        try_all()
        WAYS.clear()
    return view.legal()[0]
