"""Power lost, a write torn, a bit turned: what is read back is a whole prefix of the commits, never a third thing."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

import pytest

from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit, Head
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE, open_store
from cardroom.store.sqlite.audit import audit_store
from cardroom.store.sqlite.reader import SqliteReader
from tests.store.making import issue, opening, played_hand

State = tuple[dict[str, Head], dict[str, int], int]
WAL = ROOM_FILE + "-wal"


def state_of(path: Path) -> State:
    """Everything that tells one prefix from another: the chains' heads stand for every row before them."""
    reader = SqliteReader(path)
    hands = reader.connection.execute("SELECT count(*) FROM hands").fetchone()[0]
    state = reader.heads(), reader.balances(), hands
    reader.close()
    return state


class Recorded:
    """A store caught while it ran: its files, and what they held after each commit."""

    def __init__(self, folder: Path) -> None:
        store = open_store(folder / "live")
        live = folder / "live"
        store.commit_now(opening("t1"))
        store.commit_now(Commit(entries=(issue("start", "wallet:ann", 1000),)))
        store._writer._main.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the writer waits: nobody else writes
        self.states = [state_of(live / ROOM_FILE)]
        self.ends = [0]
        for number in range(1, 8):
            for commit in played_hand(number, 3 * number - 2, outcome="void" if number == 4 else "complete"):
                store.commit_now(commit)
                self.states.append(state_of(live / ROOM_FILE))
                self.ends.append((live / WAL).stat().st_size)
        self.main = (live / ROOM_FILE).read_bytes()
        self.wal = (live / WAL).read_bytes()
        self.vault = folder / "vault"
        self.vault.mkdir()
        for file in (VAULT_FILE, VAULT_FILE + "-wal"):
            shutil.copyfile(live / file, self.vault / file)
        store.close()
        self.after = folder / "after"
        self.after.mkdir()

    def put(self, wal: bytes) -> Path:
        """The files as a crash left them."""
        for path in self.after.iterdir():
            path.unlink()
        (self.after / ROOM_FILE).write_bytes(self.main)
        (self.after / WAL).write_bytes(wal)
        for file in os.listdir(self.vault):
            shutil.copyfile(self.vault / file, self.after / file)
            (self.after / file).chmod(0o600)
        return self.after / ROOM_FILE

    def whole_commits_in(self, size: int) -> int:
        """How many commits lie before an offset of the WAL."""
        return max(place for place, end in enumerate(self.ends) if end <= size)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    return Recorded(tmp_path_factory.mktemp("torn"))


def test_the_record_is_worth_cutting(recorded: Recorded) -> None:
    assert len(set(recorded.ends)) == len(recorded.ends) == len(recorded.states) == 22
    assert recorded.ends[-1] == len(recorded.wal)
    assert state_of(recorded.put(recorded.wal)) == recorded.states[-1]


def test_a_cut_at_any_byte_leaves_a_whole_prefix(recorded: Recorded) -> None:
    chance = random.Random(3)
    edges = {end + shift for end in recorded.ends for shift in (-1, 0, 1)}
    cuts = {0, 1, 31, 32, 33} | edges | {chance.randrange(len(recorded.wal)) for _ in range(600)}
    for cut in sorted(cut for cut in cuts if 0 <= cut <= len(recorded.wal)):
        found = state_of(recorded.put(recorded.wal[:cut]))
        assert found == recorded.states[recorded.whole_commits_in(cut)], f"cut at byte {cut}"


def test_a_turned_bit_leaves_a_whole_prefix(recorded: Recorded) -> None:
    chance = random.Random(4)
    for _ in range(600):
        at = chance.randrange(len(recorded.wal))
        wal = bytearray(recorded.wal)
        wal[at] ^= 1 << chance.randrange(8)
        found = state_of(recorded.put(bytes(wal)))
        assert found in recorded.states[: recorded.whole_commits_in(at) + 1], f"bit turned in byte {at}"


def test_a_published_head_shows_every_cut(recorded: Recorded) -> None:
    published = recorded.states[-1][0]
    for cut in recorded.ends[:-1]:
        recorded.put(recorded.wal[:cut])
        assert audit_store(recorded.after).is_clean  # a whole prefix contradicts nothing in itself
        said = [str(finding) for finding in audit_store(recorded.after, published).findings]
        assert any("cut off" in finding for finding in said), f"cut at byte {cut}"


def test_a_store_goes_on_from_a_torn_tail(recorded: Recorded) -> None:
    recorded.put(recorded.wal[: recorded.ends[9] + 777])  # three hands are whole, the fourth was being told
    store = open_store(recorded.after)
    assert store.blocking_reader.table_states()[0].last_hand_number == 3
    for commit in played_hand(4, 10):
        store.commit_now(commit)
    store.close()
    assert audit_store(recorded.after).is_clean


def test_a_shortened_file_is_a_finding_or_a_refusal(recorded: Recorded) -> None:
    published = recorded.states[-1][0]
    chance = random.Random(5)
    sizes = {chance.randrange(100, len(recorded.main) - 1) for _ in range(30)}
    for size in sizes:
        path = recorded.put(recorded.wal)
        path.write_bytes(recorded.main[:size])
        (recorded.after / WAL).unlink()
        try:
            report = audit_store(recorded.after, published)
        except StoreUnusable as refusal:
            assert ROOM_FILE in refusal.message
        else:
            assert not report.is_clean
