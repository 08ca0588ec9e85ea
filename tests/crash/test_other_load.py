"""The measure of what others take of the machine counts neither this process nor what it has started."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time

import pytest

from tests.crash import other_load
from tests.crash.other_load import MOST, QUIET, OtherLoad, _own_seconds

SECONDS = 0.5
_BURN = f"import time\nwhile time.process_time() < {SECONDS}: pass"


def test_what_this_process_and_its_own_take_is_not_of_others() -> None:
    before = _own_seconds()
    until = time.process_time() + SECONDS
    while time.process_time() < until:
        pass
    alone = _own_seconds() - before
    assert alone >= SECONDS * 0.9, "its own"
    with subprocess.Popen([sys.executable, "-c", _BURN]) as started:
        while _own_seconds() - before < 1.8 * SECONDS:
            assert started.poll() is None, "a process that runs counts with this one"
            time.sleep(0.02)
    assert _own_seconds() - before >= 1.9 * SECONDS, "and one that has ended"


@pytest.mark.parametrize("seed", range(20))
def test_nothing_takes_longer_on_a_quiet_machine_and_elsewhere_as_much_as_others_take(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    cores, share, seconds = chance.randint(1, 64), chance.random(), chance.uniform(0.1, 600)
    begun, own = chance.uniform(0, 1e6), chance.uniform(0, 1e3)
    now = [begun, own, 0.0]
    monkeypatch.setattr(other_load, "_busy_seconds", lambda: now[0])
    monkeypatch.setattr(other_load, "_own_seconds", lambda: now[1])
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    monkeypatch.setattr(time, "monotonic", lambda: now[2])
    load = OtherLoad()
    ours = chance.uniform(0, 1 - share) * seconds * cores
    now = [begun + share * seconds * cores + ours, own + ours, seconds]
    assert load.share == pytest.approx(share, abs=1e-6)
    if share < QUIET:
        assert load.times_longer == 1
    elif share < MOST:
        assert load.times_longer * (1 - share) == pytest.approx(1, abs=1e-4)
    else:
        assert load.times_longer == pytest.approx(1 / (1 - MOST))
