"""Finds a world for each two values of each decision in which they differ, and writes it down: ``shown.toml``.

``.venv/bin/python -m tests.decisions.searching`` looks for those that are not shown yet, or not any more.
"""

import sys
import tomllib
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.decisions.plays import PLAYS
from tests.decisions.switching import READ, choices, own_value, switched, watched

SHOWN = Path(__file__).with_name("shown.toml")
Pair = tuple[Any, Any]


def pairs(point: str) -> set[Pair]:
    """Any two values of a decision."""
    return set(combinations(choices()[point], 2))


def differing(point: str, world: str) -> set[Pair]:
    """The pairs of values of a decision that are told apart in a world, "play house seed". A value with which the
    world cannot be played is told apart from none.
    """
    name, house, seed = world.split()
    own = own_value(watched(house), point)
    told: dict[Any, Any] = {}
    for value in choices()[point]:
        try:
            book = watched(house) if own is None else switched(house, point, value)
            told[value] = PLAYS[name].tell(book, seed)
        except Exception:  # another house's value may break what the world expects
            continue
    return {(a, b) for a, b in pairs(point) if a in told and b in told and told[a] != told[b]}


def kept() -> dict[str, list[str]]:
    """The worlds that are written down, by decision."""
    return tomllib.loads(SHOWN.read_text("utf-8")) if SHOWN.exists() else {}


def missing(worlds: dict[str, list[str]]) -> dict[str, set[Pair]]:
    """What no world shows, by decision."""
    shown = {point: [differing(point, one) for one in worlds.get(point, ())] for point in choices()}
    found = {point: pairs(point).difference(*by) for point, by in shown.items()}
    return {point: left for point, left in found.items() if left}


def search(worlds: Iterable[str], open_: dict[str, set[Pair]], found: dict[str, list[str]]) -> None:
    """Look in these worlds for differences that are open, and move them from there into ``found``."""
    for world in worlds:
        name, house, seed = world.split()
        READ.clear()
        try:
            PLAYS[name].tell(watched(house), seed)
        except Exception:  # a world that nobody can play shows nothing
            continue
        for point in sorted(READ & open_.keys()):
            if shown := differing(point, world) & open_[point]:
                found.setdefault(point, []).append(world)
                open_[point] -= shown
                if not open_[point]:
                    del open_[point]
        if not open_:
            return


def alike(world: str) -> Iterator[str]:
    """Other worlds of the same play, house and kind."""
    name, house, seed = world.split()
    kind, dot, _ = seed.rpartition(".")
    yield from [f"{name} {house} {kind}{dot}{number}" for number in range(min(30, PLAYS[name].worlds))]


def _worlds(name: str) -> Iterator[str]:
    for seed in PLAYS[name].seeds():
        yield from [f"{name} {house} {seed}" for house in PLAYS[name].houses]


def write(worlds: dict[str, list[str]]) -> None:
    """Write them down, by decision."""
    lines = [
        "# Written by tests/decisions/searching.py: the worlds in which the values of a decision differ."
    ]
    lines += [
        f'"{point}" = {sorted(set(found))!r}'.replace("'", '"') for point, found in sorted(worlds.items())
    ]
    SHOWN.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Look in the worlds of the plays that are named, or of all that are quick."""
    written = kept()
    left = missing(written)
    for name in sys.argv[1:] or [name for name, one in PLAYS.items() if not one.is_slow]:
        search(_worlds(name), left, written)
        write(written)
        sys.stdout.write(f"{name}: {len(left)} decisions are left\n")
    for point, two in sorted(left.items()):
        sys.stdout.write(f"{point}: {sorted(map(str, two))}\n")


if __name__ == "__main__":
    main()
