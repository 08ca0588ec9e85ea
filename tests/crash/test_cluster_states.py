"""A process of a cluster stands by as long as the last that it said is that it does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.testing.cluster import OPENED, STANDS_BY, ClusterProcess

OTHER = b'{"event": "store_looked_over"}'


@pytest.mark.parametrize("seed", range(20))
def test_who_has_opened_the_room_stands_by_no_longer(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    said = [chance.choice((STANDS_BY, OPENED, OTHER)) for _ in range(chance.randint(0, 8))]
    log = tmp_path / "worker.log"
    log.write_bytes(b"\n".join(said))
    last = next((words for words in reversed(said) if words != OTHER), OTHER)
    assert ClusterProcess("worker", 1, (), log).stands_by == (last == STANDS_BY)
