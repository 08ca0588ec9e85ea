"""The chain of an owner has what its steps came with: money, log and hands; people's chains have the rest.

So whoever holds an owner writes with no other chain than the owner's, whatever others write meanwhile.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from cardroom.store.binding import bind_all
from cardroom.store.engines.store_location import AnyStore, Place, audit_place, open_place
from cardroom.store.people_rows import AddPlayer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.side import POSTGRES
from cardroom.store.rows import Commit, Head, LogRecord, Snapshot
from cardroom.store.sqlite import ROOM_FILE
from cardroom.store.sqlite.connect import connect_writing
from cardroom.store.sqlite.side import SQLITE
from tests.store.making import entry, hand, issue, opening, player, seed, step

OWNERS = ("t1", "t2", "t3")
PEOPLES = {"ledger", "log", "register"}


class Writers:
    """Commits of several owners and of people, drawn one after another."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.ends = dict.fromkeys(OWNERS, 0)
        self.hands = dict.fromkeys(OWNERS, 0)
        self.count = 0

    def next(self) -> Commit:
        """A commit that can be stored."""
        self.count += 1
        moved = [issue(f"e{self.count}-{n}", "wallet:ann", 3) for n in range(self.chance.randrange(3))]
        log = [
            LogRecord(self.count, "sue", "look", "ann", f"{n}")
            for n in range(self.chance.choice((0, 0, 1, 2)))
        ]
        if self.chance.random() < 0.4:
            changes = (AddPlayer(player(f"p{self.count}")),) if self.chance.random() < 0.3 else ()
            return Commit(entries=tuple(moved), log=tuple(log), changes=changes)
        owner = self.chance.choice(OWNERS)
        hand_id = f"{owner}-{self.hands[owner] + 1}"
        steps = []
        for _ in range(self.chance.choice((1, 1, 2))):
            self.ends[owner] += 1
            steps.append(step(self.ends[owner], owner, hand_id))
        ends = self.chance.random() < 0.5
        self.hands[owner] += ends
        return Commit(
            journal=tuple(steps),
            entries=tuple(moved),
            log=tuple(log),
            hand=hand(hand_id, self.hands[owner], owner) if ends else None,
            seeds=(seed(hand_id),) if ends else (),
            snapshot=Snapshot(owner, steps[-1].seq, b"as it stood") if self.chance.random() < 0.2 else None,
        )


def grown(before: Mapping[str, Head], now: Mapping[str, Head]) -> set[str]:
    return {name for name, head in now.items() if before.get(name) != head}


def check_stored(store: AnyStore, wanted: Commit) -> dict[str, Head]:
    """Store a commit and check which chains it moved."""
    before = store.blocking_reader.heads()
    store.commit_now(wanted)
    now = store.blocking_reader.heads()
    moved = grown(before, now)
    if wanted.journal:
        assert moved == {f"journal:{wanted.journal[0].table_id}"}, "an owner's step moves its own chain alone"
    else:
        assert moved <= PEOPLES
        assert ("ledger" in moved) == bool(wanted.entries) and ("log" in moved) == bool(wanted.log)
    return now


def test_a_step_moves_the_chain_of_its_owner_alone_and_each_head_holds_for_ever(place: Place) -> None:
    for number in range(4):
        chance = random.Random(number)
        store = open_place(place)
        if not number:
            store.commit_now(opening(*OWNERS))
            writers = Writers(chance)
            published = [store.blocking_reader.heads()]
        writers.chance = chance
        published += [check_stored(store, writers.next()) for _ in range(25)]
        store.close()
    report = audit_place(place, heads=published)
    assert report.findings == []
    assert report.entries > report.heads["ledger"].seq > 0 and report.log_lines > report.heads["log"].seq > 0


EDITS = (
    "UPDATE {table} SET {time} = {time} + 1",
    "UPDATE {table} SET owner = 't9'",
    "UPDATE {table} SET owner = NULL",
    "UPDATE {table} SET owner = 't2'",
    "UPDATE {table} SET seq = seq + 1",
    "UPDATE {table} SET reason = 'another'",
    "UPDATE {table} SET number = number + 1000",
    "UPDATE {table} SET chain = (SELECT chain FROM {table} ORDER BY number DESC LIMIT 1)",
    "DELETE FROM {table}",
)


def test_every_edit_of_a_row_that_a_step_came_with_is_found(place: Place) -> None:
    store = open_place(place)
    store.commit_now(opening("t1", "t2"))
    logged = LogRecord(5, "sue", "look", "ann", "why")
    for number in (1, 2):
        for owner in ("t1", "t2"):
            moved = issue(f"e{owner}{number}", "wallet:ann", 3)
            store.commit_now(Commit(journal=(step(number, owner),), entries=(moved,), log=(logged,)))
    store.close()
    assert audit_place(place).findings == []
    for table in ("entries", "log"):
        for edit in EDITS:
            edited = f"{edit.format(table=table, time='at_ms')} WHERE number = 1"
            undone = edit_behind(place, edited)
            found = [str(one) for one in audit_place(place).findings]
            assert any(words.startswith(("entry et11", "line of the log 1")) for words in found), (
                edited,
                found,
            )
            undone()
    assert audit_place(place).findings == []


def test_an_owners_entry_that_no_step_names_is_found(place: Place) -> None:
    store = open_place(place)
    store.commit_now(opening("t1"))
    store.commit_now(Commit(journal=(step(1),), entries=(entry("e", ("mint", -3), ("house", 3)),)))
    store.close()
    undone = edit_behind(
        place, "UPDATE journal SET bound = NULL, chain = chain WHERE table_id = 't1' AND seq = 1"
    )
    found = [str(one) for one in audit_place(place).findings]
    assert "entries: 1 rows, but only 0 of them are proven" in found
    undone()


def test_rows_of_before_owners_had_their_own_stay_the_first_part_of_peoples_chains(place: Place) -> None:
    store = open_place(place)
    store.commit_now(opening("t1"))
    for number in (1, 2, 3):
        logged = LogRecord(5, "sue", "look", "ann", "why")
        store.commit_now(Commit(entries=(issue(f"e{number}", "wallet:ann", 3),), log=(logged,)))
    published = store.blocking_reader.heads()
    store.close()
    as_before(place)
    store = open_place(place)
    heads = store.blocking_reader.heads()
    assert {name for name in heads if heads[name] != published[name]} == {"register"}, "the schema's step"
    store.commit_now(Commit(changes=(AddPlayer(player("ann")),)))
    for number in (1, 2):
        store.commit_now(
            Commit(journal=(step(number),), entries=(issue(f"s{number}", "house", 1),), log=(logged,))
        )
        store.commit_now(Commit(entries=(issue(f"p{number}", "house", 1),), log=(logged,)))
    store.close()
    report = audit_place(place, heads=(published, heads))
    assert report.findings == [] and (
        report.entries,
        report.heads["ledger"].seq,
        report.heads["log"].seq,
    ) == (7, 5, 5)
    undone = edit_behind(place, "UPDATE entries SET reason = 'another' WHERE number = 2")
    assert "ledger: row 2 was changed, or one before it was" in [
        str(one) for one in audit_place(place).findings
    ]
    undone()


def as_before(place: Place) -> None:
    """Take the columns away that the step of the schema adds: so a program before it left a store."""
    words = [
        words
        for table in ("entries", "log")
        for words in (
            f"DROP INDEX ix_{table}_people",
            f"ALTER TABLE {table} DROP COLUMN owner",
            f"ALTER TABLE {table} DROP COLUMN seq",
        )
    ]
    if isinstance(place, Address):
        server = PostgresConnection(place)
        for statement in (*words, "UPDATE alembic_version SET version_num = '0007'"):
            server.execute(statement)
        bind_all(server, POSTGRES)
        server.execute("UPDATE fences SET seq = (SELECT max(number) FROM register) WHERE stream = 'register'")
        server.close()
        return
    file = connect_writing(place / ROOM_FILE)
    for statement in (*words, "UPDATE alembic_version SET version_num = '0010'"):
        file.execute(statement)
    bind_all(file, SQLITE)
    file.close()


class Undo:
    """Puts a store back as it was before an edit."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._kept = (place / ROOM_FILE).read_bytes() if isinstance(place, Path) else b""

    def __call__(self) -> None:
        if isinstance(self._place, Path):
            (self._place / ROOM_FILE).write_bytes(self._kept)
            return
        connection = PostgresConnection(self._place)
        connection.script(
            "BEGIN; SET LOCAL session_replication_role = replica; "
            + "".join(
                f"TRUNCATE {name}; INSERT INTO {name} OVERRIDING SYSTEM VALUE SELECT * FROM kept_{name}; "
                f"DROP TABLE kept_{name}; "
                for name in ("entries", "log", "journal")
            )
            + "COMMIT"
        )
        connection.close()


def edit_behind(place: Place, statement: str) -> Undo:
    """Change a store as somebody who takes the laws away."""
    undo = Undo(place)
    if isinstance(place, Address):
        server = PostgresConnection(place)
        for name in ("entries", "log", "journal"):
            server.execute(f"CREATE TABLE kept_{name} AS SELECT * FROM {name}")
        server.execute("SET session_replication_role = replica")
        server.execute(statement)
        server.close()
        return undo
    file = connect_writing(place / ROOM_FILE)
    laws = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in laws:
        file.execute(f"DROP TRIGGER {name}")
    file.execute("PRAGMA foreign_keys = 0")
    file.execute(statement)
    for _, law in laws:
        file.execute(law)
    file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.close()
    return undo
