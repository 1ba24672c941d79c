"""Run inside Pyodide: bytecode must come from the very Python that will load it."""

import ast
import base64
import hashlib
import importlib
import pkgutil
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import cache_from_source, source_hash
from pathlib import Path
from types import CodeType

ARCHIVE = "/lib/python{}{}.zip".format(*sys.version_info)  # of the library, inside Pyodide
EPOCH = (1980, 1, 1, 0, 0, 0)  # equal inputs give equal archives
# Parts of the engine that nobody needs in a browser: declared shapes, the catalogue.
APART = ("nanafuda/puzzles", "nanafuda/seam", "nanafuda/catalogue", "nanafuda/typescript")
# What the standard library imports only when something goes wrong, or only in a browser.
ALSO = ("encodings.ascii", "encodings.latin_1", "encodings.utf_16", "traceback", "pyodide.http")


def bytecode(source: bytes, path: str, optimize: int) -> bytes:
    """Returns the .pyc of a module, never checked against its source when imported."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def spare(source: bytes, path: str) -> bytes:
    """The same as the memory image holds it: nothing that only a person or a debugger reads.

    No docstrings or assertions, as by Python's own -OO, no types of arguments, no line numbers;
    a traceback still names modules and functions.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None

    def bare(code: CodeType) -> CodeType:
        parts = (bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
        return code.replace(co_linetable=b"", co_consts=tuple(parts))

    code = bare(compile(tree, path, "exec", dont_inherit=True, optimize=2))
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def write(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, EPOCH), data, zipfile.ZIP_DEFLATED, 9)


# Python as the memory image holds it: of Pyodide's own package no more than its loader asks for
# when it restores an image. The event loop and the installer stay out, and asyncio, zipfile, ssl
# and all the rest that they import; the engine has no use for them. What they import from
# JavaScript must be imported in the same order: a restored image finds it by number.
IMAGE = {
    "ipaddress.py": b"",  # urllib.parse has no addresses to look at
    "asyncio/__init__.py": b"def get_event_loop(): raise RuntimeError('there is no event loop')",
    "pyodide/__init__.py": b"from pyodide_js._api import scheduleCallback",
    "pyodide/_package_loader.py": (
        b"from pyodide_js import loadedPackages\n"
        b"SITE_PACKAGES = DSO_DIR = object()\n"  # folders that nothing is installed into
        b"def init_loaded_packages(): pass"
    ),
}


def library(source: str, target: str, keep: set[str] | None, other: dict[str, bytes]) -> None:
    """Writes the modules in `keep` of a standard library archive, compiled, without sources.

    All of them if `keep` is None. `other` has the text of modules that are to be others than the
    archive's.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if name.endswith(".py") and (keep is None or module in keep):
                text, path = other.get(name) or old.read(name), f"{ARCHIVE}/{name}"
                write(new, name + "c", spare(text, path) if other else bytecode(text, path, 2))


def wheel(source: str, target: str) -> None:
    """Copies a wheel and puts the bytecode of every module beside its source.

    What nobody needs in a browser stays out.
    """
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(source) as old:
        for name in sorted(old.namelist()):
            if name.startswith(APART):
                continue
            files[name] = data = old.read(name)
            if name.endswith(".py"):
                folder, _, stem = name.removesuffix(".py").rpartition("/")
                tag = sys.implementation.cache_tag
                files[f"{folder}/__pycache__/{stem}.{tag}.pyc"] = bytecode(data, name, 0)
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    lines = []
    for name, data in files.items():
        if name != record:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(data)}")
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    with zipfile.ZipFile(target, "w") as new:
        for name, data in files.items():
            write(new, name, data)


def spare_all(folder: str) -> None:
    """Puts what the image holds in the place of the bytecode of installed modules."""
    for path in Path(folder).rglob("*.py"):
        Path(cache_from_source(str(path))).write_bytes(spare(path.read_bytes(), str(path)))


async def rehearse(url: str) -> set[str]:
    """Installs and imports all that the worker will, and returns the modules that took."""
    import micropip

    await micropip.install(url, deps=False)
    engine = importlib.import_module("nanafuda")
    for module in pkgutil.walk_packages(engine.__path__, "nanafuda."):
        if not module.name.replace(".", "/").startswith(APART):
            importlib.import_module(module.name)
    for name in ALSO:
        importlib.import_module(name)
    return set(sys.modules)
