"""The checks of a cluster are no formality: a subscription that is not renewed is found by them.

A fence taken out is found in `test_houses_apart`, and what is told before it is stored by the simulator.
"""

from __future__ import annotations

import asyncio
import sys

import pytest

from cardroom.testing.cluster import missing, opened
from tests.crash.breaking import Scene, kill_bus
from tests.crash.cluster_play import begin, play
from tests.crash.fences import FencesSeen
from tests.crash.load import Record

pytestmark = [
    pytest.mark.crash,
    pytest.mark.exhaustive,
    pytest.mark.skipif(bool(missing()), reason=missing()),
]
WITHIN_SECONDS = 30.0
"""So long the bots may take to play again: three times what a cluster without a fault is given."""


def test_a_subscription_that_is_not_renewed_is_found() -> None:
    with opened((sys.executable, "-m", "tests.crash.planted_process")) as cluster:
        begin(cluster)
        scene = Scene(cluster, Record(), within=WITHIN_SECONDS)
        with pytest.raises(AssertionError, match="bots do not play after"):
            asyncio.run(play(scene, FencesSeen(), 0, (kill_bus,)))
