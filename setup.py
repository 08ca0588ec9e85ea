"""The optional compiled build: `make compiled`, or CARDROOM_COMPILED=1 when a wheel is built. Else nothing is compiled.

mypyc turns the very same sources into extension modules (docs/decisions/0011-compiled-build.md). Named here are the
ones whose speed a simulation feels; all others stay Python.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HOT = {
    "cards/ranking": (
        "best_five",
        "front",
        "high",
        "histogram",
        "low",
        "omaha",
        "pair_keys",
        "soko",
        "visible",
    ),
    "games": ("rankers",),
    "engine": (
        "board_runs",
        "bounds",
        "dealing",
        "drawing",
        "dump",
        "events",
        "first_round",
        "hand",
        "openers",
        "posts",
        "options",
        "pots",
        "reshuffle",
        "rounds",
        "showdown",
        "showing",
        "state",
        "streets",
        "tasks",
        "terms",
    ),
    "openface": ("ending", "hand", "options", "rows", "scoring", "settlement", "state", "whole_deck"),
    "sim": ("playing", "policies"),
}

extensions = []
if os.environ.get("CARDROOM_COMPILED"):
    from mypyc.build import mypycify

    paths = [f"src/cardroom/{folder}/{name}.py" for folder, names in HOT.items() for name in names]
    extensions = mypycify(paths, opt_level="3")


class BuildWithPages(build_py):
    """The package as it is built; a room from a build without pages would show nobody anything, so that is said."""

    def run(self) -> None:
        super().run()
        page = Path(__file__).parent / "src" / "cardroom" / "web" / "static" / "index.html"
        if not page.is_file() and not self.editable_mode:
            print(  # noqa: T201  # setuptools' own warnings are silent with -q; this one is not to be missed
                "WARNING: the browser's pages are not built, so this build has none: its rooms serve the API alone. "
                "Run `make setup` first, then build again.",
                file=sys.stderr,
            )


setup(ext_modules=extensions, cmdclass={"build_py": BuildWithPages})
