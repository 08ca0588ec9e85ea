"""The checks of a cluster are no formality: each fault that is planted into its processes is found by them.

The simulator finds such faults in hosts, store and bus each day (`tests/simulation`), and a fence taken out of processes
that run is found in `test_houses_apart`.
"""

from __future__ import annotations

import asyncio
import sys

import pytest

from cardroom.testing.cluster import missing, opened
from tests.crash import cluster_play
from tests.crash.breaking import Fault, Scene, kill_bus, kill_database_and_worker, still_worker
from tests.crash.cluster_play import begin, check, play
from tests.crash.fences import FencesSeen
from tests.crash.load import Record
from tests.crash.planted_process import FAULTS

pytestmark = [
    pytest.mark.crash,
    pytest.mark.exhaustive,
    pytest.mark.skipif(bool(missing()), reason=missing()),
]
WITHIN_SECONDS = 30.0
"""So long the bots may take to play again: three times what a cluster without a fault is given."""
FOUND = {
    "not_renewed": (kill_bus, "bots do not play after"),
    "no_fence": (still_worker, "3 workers have 2 houses open"),
    "told_before_stored": (kill_database_and_worker, "acknowledged and lost"),
}
"""What is broken, and the words in which the fault is found."""


def broken_and_checked(planted: str, fault: Fault) -> None:
    """Play in a cluster with a planted fault while it is broken, and read the books."""
    with opened((sys.executable, "-m", "tests.crash.planted_process", planted)) as cluster:
        begin(cluster)
        scene, fences = Scene(cluster, Record(), within=WITHIN_SECONDS), FencesSeen()
        asyncio.run(play(scene, fences, 0, (fault,)))
        cluster.end()
        check(scene, fences)


def test_each_is_looked_for() -> None:
    assert FOUND.keys() == FAULTS.keys()


@pytest.mark.parametrize("planted", FOUND)
def test_a_planted_fault_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_play, "BEGIN_SECONDS", 60.0)
    fault, words = FOUND[planted]
    with pytest.raises(AssertionError, match=words):
        broken_and_checked(planted, fault)
