"""How the functions of a hand are compiled, and where the compiled code is cached.

Numba looks at one file to tell whether its cache is still valid, but a function here calls those of other files. So
the cache lies in a folder named after the contents of all files of this package. Where that folder cannot be written
nothing is cached: numba's own places would be those of one file.
"""

import os
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from cardroom.extras import needed

with needed():
    import numba
    from numba.core import config


PART: Final[Any] = {
    "error_model": "numpy",
    "_nrt": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
numbas: Final[Any] = config
P = ParamSpec("P")
R = TypeVar("R")


@cache
def kept_in() -> str:
    """The folder of what was compiled from these very files."""
    digest = sha256(numba.__version__.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    base = os.environ.get("NUMBA_CACHE_DIR") or str(Path.home() / ".cache" / "cardroom")
    return str(Path(base) / digest.hexdigest()[:16])


@cache
def can_keep() -> bool:
    """Whether what is compiled can be written to `kept_in`."""
    folder = Path(kept_in())
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def is_kept(loop: str) -> bool:
    """Whether a loop lies in the cache under this name, so that its first call need not compile it."""
    return any(Path(kept_in()).rglob(f"*.{loop}-*.nbi"))


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A part of a hand, for other compiled functions only. It makes no array, so none is counted on its way."""
    made: Callable[P, R] = numba.njit(**PART)(function)
    return made


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A part that is written into each place that calls it: a call hands over whole arrays, which a short part costs
    more than its work.
    """
    made: Callable[P, R] = numba.njit(forceinline=True, **PART)(function)
    return made


def from_python(function: Callable[P, R]) -> Callable[P, R]:
    """A loop that Python calls: compiled when it is first called, and kept for the next process where it can be.
    Threads may run it next to each other.
    """
    before = numbas.CACHE_DIR
    numbas.CACHE_DIR = kept_in()
    try:
        made: Callable[P, R] = numba.njit(cache=can_keep(), nogil=True, error_model="numpy")(function)
    finally:
        numbas.CACHE_DIR = before
    return made
