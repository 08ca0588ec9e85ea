"""No message of a player freezes a table, and one that is refused leaves everything as it was, in every game."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from cardroom.rules.book_loading import house
from cardroom.store.postgres.address import Address
from tests.attack.attack import Attack, Tally
from tests.attack.frames import KINDS
from tests.postgres import needs_postgres, server

FRAMES = int(os.environ.get("CARDROOM_ATTACK_FRAMES", "10000"))
"""In all; the daily run sends ten thousand, and has been run with a million."""
A_ROOM = 10_000
"""A room sees so many frames at most: then the next seed has a new one."""
FAST_DISK = Path("/dev/shm")


HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
GAMES = {name: len(house(name).games) for name in HOUSES}

WANTED = (
    *("field-not-taken", "stale-action", "not-your-turn", "not-seated", "not-your-card", "wrong-card-count"),
    *(
        "unknown-action",
        "no-such-card",
        "nothing-offered",
        "raise-too-small",
        "not-to-discard",
        "not-to-draw",
    ),
    *(
        "not-signed-in",
        "no-such-table",
        "no-such-pool",
        "offer-over",
        "buy-in-out-of-range",
        "wallet-too-small",
    ),
)
"""Refusals that an attack meets, or it has become empty."""

_tallies: dict[str, Tally] = {}


def attacked(name: str, frames: int, seed: int, on: Callable[[], Address] | None = None) -> Tally:
    """Attack a house until so many frames were sent; `on` names a new store for each of its rooms."""
    tally = Tally()
    while tally.frames < frames:
        folder = Path(tempfile.mkdtemp(dir=FAST_DISK if FAST_DISK.is_dir() else None))
        with capture_logs():
            attack = Attack(folder / "data", house(name), seed, on() if on else None)
            try:
                tally.add(attack.run(min(A_ROOM, frames - tally.frames)))
            finally:
                attack.close()
                shutil.rmtree(folder, ignore_errors=True)
        seed += 1
    return tally


@pytest.mark.parametrize("name", HOUSES)
def test_no_message_of_a_player_freezes_a_table_and_what_is_refused_changes_nothing(name: str) -> None:
    frames = FRAMES * GAMES[name] // sum(GAMES.values())
    tally = _tallies[name] = attacked(name, frames, seed=20)
    assert tally.frames >= frames
    assert tally.done > frames // 10 and tally.refused.total() > frames // 10, (
        "both what is allowed and what is not"
    )
    assert tally.hands >= GAMES[name], "hands were dealt while it went on"


@needs_postgres
def test_nothing_of_it_freezes_a_table_on_postgresql_either() -> None:
    frames = FRAMES // 5
    tally = attacked("casinohuone", frames, seed=30, on=server().store)
    assert tally.frames >= frames and tally.done > frames // 10 and tally.hands


def test_each_field_of_each_message_was_tried() -> None:
    if len(_tallies) < len(HOUSES):
        pytest.skip("counts the runs of the test before it, and not all of them ran")
    in_all = Tally()
    for tally in _tallies.values():
        in_all.add(tally)
    fields = {(kind.__name__, field.name) for kind in KINDS for field in msgspec.structs.fields(kind)}
    assert not fields - in_all.tried
    assert not [code for code in WANTED if not in_all.refused[code]]
    assert in_all.frames >= FRAMES - len(HOUSES)
    print(in_all)  # noqa: T201  # the figures of a long run; pytest shows them with -s
