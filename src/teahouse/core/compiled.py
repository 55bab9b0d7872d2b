"""The only module that knows Numba: what `compiled` means and where machine code is kept.

Machine code is cached in the user's cache directory, in a folder named by a hash of the package's sources:
Numba looks at one file at a time and would go on using a caller whose helper was edited in another file.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs
from numba import extending

config: Any = numba.config  # its attributes are made at run time
njit: Any = numba.njit  # its stubs do not know every option
types: Any = numba.types
overload: Any = extending.overload

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]

#: Folders of other versions that were not used for so long are removed.
KEEP_SECONDS = 30 * 24 * 3600

#: How functions are compiled; `_nrt` counts references to arrays, and left out it would be as in the caller.
SETTINGS = {"cache": True, "nogil": True, "no_cfunc_wrapper": True, "_nrt": True}

#: True when the rules run as plain Python (``NUMBA_DISABLE_JIT=1``).
interpreted: bool = bool(config.DISABLE_JIT)


def source_hash(package: Path = PACKAGE) -> str:
    """A hash of everything that machine code depends on: sources, data, and the compiler's settings.

    And of the place where the sources are: Numba keeps it apart by that too.
    """
    digest = hashlib.sha256(f"numba {numba.__version__} bounds {config.BOUNDSCHECK} in {package}".encode())
    for folder in ("core", "games", "bots"):
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes() + b"\0")
    for name, value in sorted(os.environ.items()):
        if name.startswith("TEAHOUSE_COMPONENTS_") and Path(value).is_file():  # a game says what is wrong with it
            digest.update(f"{name}\0".encode() + Path(value).read_bytes())
    return digest.hexdigest()[:16]


def open_cache(root: Path, name: str) -> Path:
    """Make the folder for this version's machine code and remove those long unused."""
    folder = root / name
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in root.iterdir():
        if other.stat().st_mtime < time.time() - KEEP_SECONDS:
            shutil.rmtree(other, ignore_errors=True)
    return folder


cache_folder: Path = open_cache(Path(platformdirs.user_cache_dir("teahouse")) / "compiled", source_hash())
config.CACHE_DIR = str(cache_folder)


def compiled(function: F) -> F:
    """Compile a function over records; it releases the GIL and its machine code is cached."""
    return _compiled(function)


def inlined(function: F) -> F:
    """Compile a function into those that call it: for hot rules that are called in one or two places.

    It makes no arrays, and nothing that it calls returns one to it: references to arrays are not counted in it.
    """
    return _compiled(function, forceinline=True, _nrt=False)


def entry_point(function: F) -> F:
    """Compile a function that Python calls with arrays; it makes no arrays, and nothing that it calls returns one.

    It borrows the arrays from Python: whatever it hands them to has no references to count, which costs a lock each.
    """
    return _compiled(function, _nrt=False)


def quick_entry_point(function: F) -> F:
    """An entry point that takes microseconds and keeps the interpreter's lock: to give it away would cost more.

    Another thread that waits for the lock is woken for it each time, only to find it taken again.
    """
    return _compiled(function, _nrt=False, nogil=False)


def _compiled(function: F, **settings: bool) -> F:
    """Compile a function; whatever the widths of the numbers it is called with, it is compiled for one.

    The rules read narrow fields and name constants everywhere, and a version for each of them would take a third of
    the time of a first start.
    """
    result: Any = njit(**(SETTINGS | settings))(function)
    if not interpreted:
        compile_exactly = result.compile
        result.compile = lambda kinds: compile_exactly(tuple(map(_widened, kinds)))
    return cast(F, result)


def _widened(kind: Any) -> Any:
    """The compiler's type for an argument: any signed number is a long one, and a constant is one of its kind."""
    if isinstance(kind, types.Integer) and kind.signed:
        return types.int64
    return types.boolean if isinstance(kind, types.Boolean) else kind


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The Python function behind a compiled one."""
    result: Callable[..., Any] = getattr(function, "py_func", function)
    return result


def by_record_type(stub: F, find: Callable[[Any], Callable[..., Any]]) -> F:
    """Let compiled code call `stub`: `find` gives the Python function for the type of the first argument."""
    if not interpreted:
        overload(stub, strict=False, jit_options={"_nrt": True})(lambda *arguments: find(arguments[0]))
    return stub


def record_type(dtype: Any) -> Any:
    """The compiler's name for a record layout."""
    return numba.from_dtype(dtype)


Step = tuple[str, Callable[[], object]]


def prepare(what: str, steps: Iterable[Step], show: Callable[[str], None] | None = None) -> None:
    """Run steps that make the compiler work, once for this version of the sources, and show how far it is."""
    marker = cache_folder / f"{what}.ready"
    if interpreted or marker.exists():
        return
    steps = list(steps)
    report = show or _show_on_stderr
    for number, (name, step) in enumerate(steps, 1):
        report(f"Compiling {what} for this machine (first start only): {number}/{len(steps)} {name}")
        step()
    report("")
    marker.touch()


def _show_on_stderr(line: str) -> None:
    """Show one line of progress, in place where the terminal can."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{line}")
    elif line:
        sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
