"""SIGKILL in the nights of a tournament of three days: while a day ends, while chips are bagged, overnight, and while
the next day begins. Every chip and cent is in its place at the end, and each prize is paid once.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from cardroom.store.engines.store_location import audit_place
from tests.crash import days_server
from tests.crash.test_cup_killed import ENDS_WITHIN_SECONDS, check
from tests.forks import Forked, begin

ENTRIES = 14
TOURNAMENTS = 10
"""So many at most, until one was killed at each stage of a night: a short one may be over before, and most are not."""
KILLS = 10
NIGHT = {"ending", "bagging", "night", "opens"}
STAGES = NIGHT | {"day 2", "day 3"}
"""How the days stand when the room is killed; behind a kill it goes on to another stage before the next."""


def run(folder: Path, seed: int, log: Path) -> Forked:
    """The room, from wherever it was."""
    asked = [str(folder), str(ENTRIES), str(seed)]
    with log.open("ab") as errors:
        return begin(days_server.__name__, *asked, log=errors)


@pytest.mark.crash
def test_a_tournament_killed_in_its_nights_ends_with_every_chip_and_prize_in_place(tmp_path: Path) -> None:
    met: set[str] = set()
    for seed in range(8, 8 + TOURNAMENTS):
        met |= killed_and_ended(tmp_path / str(seed), seed)
        if met >= NIGHT:
            return
    raise AssertionError(f"killed at {met} alone")


def killed_and_ended(at: Path, seed: int) -> set[str]:
    """One tournament, killed at each stage that comes; the stages at which it was."""
    at.mkdir()
    folder, log, chance = at / "room", at / "server.log", random.Random(seed)
    met, last = set(), ""
    for kill in range(KILLS):
        process = run(folder, kill, log)
        others = STAGES - {last}
        last = next((line.strip() for line in process.stdout if line.strip() in others), "")
        if not last:  # it was over before
            assert process.wait(ENDS_WITHIN_SECONDS) == 0, log.read_text()[-3000:]
            process.close()
            break
        met.add(last)
        time.sleep(chance.choice((0, 0.002, 0.02)))  # before it is stored, while it is, and behind that
        process.kill()
        process.close()
        assert audit_place(folder).findings == [], f"killed at {last!r}"
    end = run(folder, KILLS, log)
    assert end.wait(ENDS_WITHIN_SECONDS) == 0, log.read_text()[-3000:]
    check(at, ENTRIES)
    return met
