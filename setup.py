"""The optional compiled build: `make compiled`, or CARDROOM_COMPILED=1 when a wheel is built. Else nothing is compiled.

mypyc turns the very same sources into extension modules (docs/decisions/0011-compiled-build.md). Named here are the
ones whose speed a simulation feels; all others stay Python.
"""

import os

from setuptools import setup

HOT = {
    "cards/ranking": ("best_five", "front", "high", "histogram", "low", "omaha", "soko", "visible"),
    "games": ("rankers",),
    "engine": (
        "dealing",
        "drawing",
        "dump",
        "events",
        "first_round",
        "hand",
        "openers",
        "opening",
        "options",
        "pots",
        "reshuffle",
        "rounds",
        "showdown",
        "showing",
        "state",
        "tasks",
        "terms",
    ),
    "sim": ("playing", "policies"),
}

extensions = []
if os.environ.get("CARDROOM_COMPILED"):
    from mypyc.build import mypycify

    paths = [f"src/cardroom/{folder}/{name}.py" for folder, names in HOT.items() for name in names]
    extensions = mypycify(paths, opt_level="3")

setup(ext_modules=extensions)
