"""What a cluster says of its processes: who stands by, and whether every house is served."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.testing.cluster import OPENED, STANDS_BY, Cluster, ClusterProcess

OTHER = b'{"event": "store_looked_over"}'


@pytest.mark.parametrize("seed", range(20))
def test_who_has_opened_the_room_stands_by_no_longer(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    said = [chance.choice((STANDS_BY, OPENED, OTHER)) for _ in range(chance.randint(0, 8))]
    log = tmp_path / "worker.log"
    log.write_bytes(b"\n".join(said))
    last = next((words for words in reversed(said) if words != OTHER), OTHER)
    assert ClusterProcess("worker", 1, (), log).stands_by == (last == STANDS_BY)


@pytest.mark.parametrize("seed", range(20))
def test_a_cluster_by_load_is_whole_when_each_house_is_carried_once(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    carried = {port: tuple(house for house in "ab" if chance.random() < 0.4) for port in range(3)}
    away = chance.choice((None, None, *range(5)))

    def health(process: ClusterProcess) -> dict[str, object] | None:
        if process.port == away:
            return None
        return {"houses": {house: {} for house in carried[process.port]}} if process.by_load else {}

    monkeypatch.setattr(ClusterProcess, "_health", property(health))
    monkeypatch.setattr(ClusterProcess, "pid", 1)
    cluster = Cluster.__new__(Cluster)
    cluster.by_load, cluster.houses = True, 2
    cluster.workers = [ClusterProcess("worker", port, (), Path(), by_load=True) for port in range(3)]
    cluster.gateways = [ClusterProcess("gateway", port, (), Path()) for port in (3, 4)]
    for one in cluster.workers:
        has = one.port != away and bool(carried[one.port])
        assert (one.serves, one.stands_by) == (has, one.port != away and not has)
    found = sorted(house for houses in carried.values() for house in houses)
    assert cluster.is_whole == (away is None and found == ["a", "b"])
