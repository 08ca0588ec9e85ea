"""SIGKILL at random moments: what was acknowledged is there, and each commit is there as a whole or not at all."""

from __future__ import annotations

import random
import signal
import time
from pathlib import Path

from cardroom.store.sqlite import open_store
from cardroom.store.sqlite.audit import audit_store
from tests.forks import begin
from tests.store import worker

KILLS = 8


def run_and_kill(folder: Path, seconds: float) -> dict[str, int]:
    """Let a worker commit for a while, kill it: the last acknowledged number of each table."""
    process = begin(worker.__name__, str(folder))
    assert process.stdout.readline() == "ready\n"
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    acknowledged: dict[str, int] = {}
    for line in process.stdout:
        if not line.endswith("\n"):
            continue  # the kill cut the worker's own word short: it counts as not said
        word, table_id, number = line.split()
        assert word == "ack"
        assert int(number) > acknowledged.get(table_id, 0)
        acknowledged[table_id] = int(number)
    assert process.wait() == -signal.SIGKILL
    process.close()
    return acknowledged


def check(folder: Path, acknowledged: dict[str, int]) -> int:
    """Look at what is stored: the number of commits."""
    store = open_store(folder)
    expected: set[str] = set()
    for state in store.blocking_reader.table_states():
        table_id, commits = state.table.id, state.last_hand_number
        assert commits >= acknowledged.get(table_id, 0), "an acknowledged commit is lost"
        assert state.last_seq == 2 * commits, "a commit is half there"
        expected |= {f"{table_id}-{number}" for number in range(1, commits + 1)}
    stored = len(expected)
    assert {entry.id for entry in store.blocking_reader.entries()} == {f"hand:{name}" for name in expected}
    assert {line.record.subject for line in store.blocking_reader.log(limit=stored + 9).rows} == expected
    assert store.blocking_reader.balance("wallet:ann") == stored == -store.blocking_reader.balance("mint")
    store.close()
    assert audit_store(folder).findings == []  # chains, hands against journal, seeds against seals
    return stored


def test_a_killed_room_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(20)
    acknowledged: dict[str, int] = {}
    for _ in range(KILLS):
        acknowledged |= run_and_kill(tmp_path, chance.uniform(0.0, 0.2))
        check(tmp_path, acknowledged)
    assert len(acknowledged) == 3 and min(acknowledged.values()) > KILLS  # the kills did meet work
