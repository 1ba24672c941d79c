"""Wheels that a player adds to a bot in the browser: their check and their installation."""

from __future__ import annotations

import json
import re
import sys

from ..limits import WHEEL

UNPACKED = 50_000_000  # bytes of its files
NATIVE = re.compile(r"\.(so|pyd|dll|dylib)(\.|$)")
# Name, version, an optional build, and the tags: Pythons, ABIs, platforms.
FILE = re.compile(
    r"(\w[\w.]*)-(\w[\w.!+]*)(?:-\d[\w.]*)?-([\w.]+)-([\w.]+)-([\w.]+)\.whl", re.ASCII
)
# Errors of a damaged archive, besides those of zipfile and zlib.
MORE = (EOFError, LookupError, OSError, RuntimeError, StopIteration, ValueError)
CLAUSE = re.compile(r"(~=|==|!=|<=|>=|<|>)\s*(\d+(?:\.\d+)*)(\.\*)?")

Version = tuple[int, ...]


class Unfit(Exception):
    """A wheel that cannot be installed; `id` says why."""

    def __init__(self, id: str) -> None:
        self.id = id
        super().__init__(id)


def check(file: str, content: bytes, python: Version = sys.version_info[:3]) -> tuple[str, str]:
    """Return the package's name and version. Raises Unfit.

    The reasons: large, bad (no wheel, or damaged), native (compiled code), python (for another
    Python).

    >>> check("six-1.17.0-py2-none-any.whl", b"")
    Traceback (most recent call last):
    nanafuda.workshop.wheels.Unfit: python
    """
    from io import BytesIO
    from zipfile import BadZipFile, ZipFile
    from zlib import error as BadData

    found = FILE.fullmatch(file)
    if not found:
        raise Unfit("bad")
    name, version, pythons, abis, platforms = found.groups()
    if len(content) > WHEEL:
        raise Unfit("large")
    if "none" not in abis.split(".") or "any" not in platforms.split("."):
        raise Unfit("native")
    if not any(_runs(tag, python) for tag in pythons.split(".")):
        raise Unfit("python")
    try:
        with ZipFile(BytesIO(content)) as wheel:
            names = wheel.namelist()
            if sum(one.file_size for one in wheel.infolist()) > UNPACKED:
                raise Unfit("large")
            if any(map(NATIVE.search, names)):
                raise Unfit("native")
            if wheel.testzip() is not None or not all(map(_is_inside, names)):
                raise Unfit("bad")
            folder = next(one for one in names if re.fullmatch(r"[^/]+\.dist-info/WHEEL", one))
            text = wheel.read(folder.replace("/WHEEL", "/METADATA")).decode()
    except (BadZipFile, BadData, *MORE):
        raise Unfit("bad") from None
    wanted = re.search(r"^Requires-Python:(.*)$", text.partition("\n\n")[0], re.MULTILINE)
    if wanted and not all(_allows(clause, python) for clause in wanted[1].split(",")):
        raise Unfit("python")
    return name, version


def _runs(tag: str, python: Version) -> bool:
    """Whether code with this Python tag runs: "py3", "py310" and older, "cp314"."""
    found = re.fullmatch(r"(py|cp)3(\d*)", tag)
    if not found:
        return False
    kind, minor = found.groups()
    return not minor or int(minor) == python[1] or (kind == "py" and int(minor) < python[1])


def _allows(clause: str, python: Version) -> bool:
    """Whether a clause of `Requires-Python` allows this Python; unknown clauses do."""
    found = CLAUSE.fullmatch(clause.strip())
    if not found:
        return True
    sign, digits, prefix = found.groups()
    version = tuple(map(int, digits.split(".")))
    if prefix or sign == "~=":
        length = len(version) if prefix else len(version) - 1
        same = python[:length] == version[:length]
        return {"!=": not same, "~=": same and python >= version}.get(sign, same)
    width = max(len(version), len(python))
    mine, other = (one + (0,) * (width - len(one)) for one in (python, version))
    return {
        "==": mine == other,
        "!=": mine != other,
        "<": mine < other,
        ">": mine > other,
        "<=": mine <= other,
        ">=": mine >= other,
    }[sign]


def _is_inside(path: str) -> bool:
    """Whether a file stays in the folder of packages, and is not one of the engine's.

    Installers put the files below a folder `….data` elsewhere, so nothing there may have a name of
    the engine's.
    """
    first, *rest = path.replace("\\", "/").removesuffix("/").split("/")
    names = {
        name.removesuffix(".py")
        for name in ([first, *rest] if first.endswith(".data") else [first])
    }
    return not names & {"nanafuda", "micropip"} and not {"", ".", ".."} & {first, *rest}


def install(file: str, content: str) -> str:
    """Install a wheel in a bot's interpreter; return the reply as JSON.

    `content` is in base64. The reply has `name` and `version`, or `wrong`: why it is not possible,
    and `python`: the version that runs here.
    """
    from base64 import b64decode
    from importlib import invalidate_caches
    from io import BytesIO
    from site import getsitepackages
    from zipfile import ZipFile

    try:
        data = b64decode(content)
        name, version = check(file, data)
        with ZipFile(BytesIO(data)) as wheel:
            wheel.extractall(getsitepackages()[0])
    except Unfit as unfit:
        return json.dumps({"wrong": unfit.id, "python": "{}.{}".format(*sys.version_info)})
    except Exception:
        return json.dumps({"wrong": "bad", "python": ""})
    finally:
        invalidate_caches()
    return json.dumps({"name": name, "version": version})
