"""Run inside Pyodide: bytecode must come from the very Python that will load it."""

import ast
import base64
import hashlib
import importlib
import pkgutil
import re
import site
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

ARCHIVE = "/lib/python{}{}.zip".format(*sys.version_info)  # of the library, inside Pyodide
PACKAGES = site.getsitepackages()[0]
EPOCH = (1980, 1, 1, 0, 0, 0)  # equal inputs give equal archives
# Parts of the engine that nobody needs in a browser: declared shapes, puzzles, environments.
APART = re.compile(
    r"nanafuda/(messages\b|analysis/puzzles\b"
    r"|games/(types|\w+/(schema|puzzles))\b"
    r"|(duplicate/measure|episode|evaluation|pettingzoo|gymnasium)\b)"
)
# Parts that only a person's bot asks for: no part of the image.
TRAINED = re.compile(r"nanafuda/(games/\w+/(actions|observation)|mechanics/planes|spaces)\b")
# Modules that the standard library imports only after an error, or only in a browser.
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
# and all the rest that they import; the engine has no use for them. Keep the order of their imports
# from JavaScript: a restored image finds it by number. Modules about Python itself, such as syntax
# trees, have only the names that imports need; anything else fails with an AttributeError.
IMAGE = {
    "ipaddress.py": "",  # urllib.parse has no addresses to look at
    "asyncio/__init__.py": "def get_event_loop(): raise RuntimeError('there is no event loop')",
    "pyodide/__init__.py": "from pyodide_js._api import scheduleCallback",
    "pyodide/code.py": "from _pyodide._base import eval_code",
    "pyodide/_package_loader.py": """
from pyodide_js import loadedPackages
SITE_PACKAGES = DSO_DIR = object()  # folders that nothing is installed into
def init_loaded_packages(): pass
""",
    "_pyodide/_base.py": """
from importlib import import_module

def eval_code(source, globals=None, *rest, **more):
    before, _, value = source.rpartition("; ")  # as Pyodide writes it when it restores an image
    exec(before, globals)
    return eval(value, globals)

def pyimport_impl(path):
    stem, *names = path.rsplit(".", 1)
    found = __import__(stem, fromlist=names)
    for name in names:
        found = getattr(found, name, None) or import_module(path)
    return found
""",
    "_pyodide/docstring.py": "def get_cmeth_docstring(call): return call.__name__",
    "traceback.py": """
import sys

def format_exception(*about, **more):
    error = next(one for one in about if isinstance(one, BaseException))
    lines, tb = ["Traceback (most recent call last):\\n"], error.__traceback__
    while tb:
        code, tb = tb.tb_frame.f_code, tb.tb_next
        lines.append(f'  File "{code.co_filename}", in {code.co_qualname}\\n')
    return [*lines, f"{type(error).__name__}: {error}\\n"]

def print_exception(*about, **more):
    print("".join(format_exception(*about)), end="", file=sys.stderr)
""",
    "inspect.py": """
from types import CoroutineType, MethodType, SimpleNamespace

class Parameter:
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)
    empty = object()

def isclass(thing): return isinstance(thing, type)
def ismethod(thing): return isinstance(thing, MethodType)
def iscoroutinefunction(call): return bool(call.__code__.co_flags & 128)
def unwrap(call): return unwrap(call.__wrapped__) if hasattr(call, "__wrapped__") else call
def getattr_static(*about): raise NotImplementedError

def signature(call, **how):
    code = getattr(call, "__code__", None)
    if isclass(call) or code is None or code.co_argcount or code.co_kwonlyargcount:
        raise ValueError("no signatures here")
    kinds = {4: Parameter.VAR_POSITIONAL, 8: Parameter.VAR_KEYWORD}
    kinds = [kind for flag, kind in kinds.items() if code.co_flags & flag]
    named = zip(code.co_varnames, kinds)
    return SimpleNamespace(
        parameters={name: SimpleNamespace(name=name, kind=kind) for name, kind in named}
    )
""",
    "annotationlib.py": """
from enum import IntEnum

Format = IntEnum("Format", "VALUE VALUE_WITH_FAKE_GLOBALS FORWARDREF STRING")

class ForwardRef:
    __forward_code__ = None  # whether it compiles is not looked at
    def __init__(self, arg, **more): self.__forward_arg__ = arg

def get_annotations(thing, **how): return dict(getattr(thing, "__annotations__", None) or {})
def get_annotate_from_class_namespace(names): return names.get("__annotate_func__")
def call_annotate_function(annotate, format, **how): return annotate(Format.VALUE)
""",
}


def library(source: str, target: str, keep: set[str] | None, other: dict[str, str]) -> None:
    """Writes the modules in `keep` of a standard library archive, compiled, without sources.

    All of them if `keep` is None. `other` has the text of modules that are to be others than the
    archive's.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if name.endswith(".py") and (keep is None or module in keep):
                own, path = other.get(name), f"{ARCHIVE}/{name}"
                text = old.read(name) if own is None else own.encode()
                write(new, name + "c", spare(text, path) if other else bytecode(text, path, 2))


def wheel(source: str, target: str) -> None:
    """Copies a wheel and puts the bytecode of every module beside its source.

    Leaves out the modules in APART.
    """
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(source) as old:
        for name in sorted(old.namelist()):
            if APART.match(name):
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


def unpack(source: str, folder: str) -> None:
    """Writes the modules of a wheel as the image holds them, without their sources."""
    with zipfile.ZipFile(source) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and not TRAINED.match(name):
                path = Path(folder, name + "c")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(spare(archive.read(name), f"{PACKAGES}/{name}"))


async def rehearse(url: str) -> set[str]:
    """Installs and imports all that the worker will, and returns the modules that took."""
    import micropip

    await micropip.install(url, deps=False)
    engine = importlib.import_module("nanafuda")
    for module in pkgutil.walk_packages(engine.__path__, "nanafuda."):
        if not APART.match(module.name.replace(".", "/")):
            importlib.import_module(module.name)
    for name in ALSO:
        importlib.import_module(name)
    return set(sys.modules)
