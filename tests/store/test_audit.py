"""The audit finds what was changed behind the store's back: planted faults, and hundreds of random ones."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from cardroom.store.rows import Commit, Head, LogRecord, OpenTable, Snapshot
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE, open_store
from cardroom.store.sqlite.audit import audit_store
from cardroom.store.store_audit import AuditReport
from tests.store.making import entry, hand, issue, kept_rulebook, opening, played_hand, seed, step


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two tables, hands finished, void and running."""
    folder = tmp_path_factory.mktemp("sound")
    store = open_store(folder)
    book = kept_rulebook()
    first, second = opening("t1", "t2").changes
    assert isinstance(first, OpenTable)
    dealt_by = OpenTable(msgspec.structs.replace(first.table, book=book.book.version))
    store.commit_now(Commit(changes=(book, dealt_by, second)))
    store.commit_now(Commit(entries=(issue("start", "wallet:ann", 500), issue("start2", "wallet:ben", 500))))
    for table_id in ("t1", "t2"):
        for number in range(1, 6):
            for commit in played_hand(
                number, 3 * number - 2, table_id, "void" if number == 3 else "complete"
            ):
                store.commit_now(commit)
    store.commit_now(Commit(journal=(step(16, "t1", "t1-6"), step(17, "t1", "t1-6")), seeds=(seed("t1-6"),)))
    store.commit_now(Commit(log=tuple(LogRecord(n, "staff", "look", "ann", f"reason {n}") for n in range(5))))
    store.commit_now(Commit(snapshot=Snapshot("t1", 15, b"as it stood")))
    store.close()
    return folder


def tamper(sound: Path, folder: Path, *statements: str) -> Path:
    """A copy of the sound folder, changed by someone who first took the triggers away."""
    for file in (ROOM_FILE, VAULT_FILE):
        shutil.copyfile(sound / file, folder / file)
    connection = sqlite3.connect(folder / ROOM_FILE)
    triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        assert connection.execute(statement).rowcount > 0, "the tampering touched nothing"
    for _, sql in triggers:
        connection.execute(sql)
    connection.commit()
    connection.close()
    return folder


def said(report: AuditReport) -> str:
    return "\n".join(map(str, report.findings))


def test_a_sound_store_is_clean_and_counted(sound: Path) -> None:
    report = audit_store(sound)
    assert said(report) == ""
    assert report.is_clean and report.trial_balance == 0
    counts = (report.journal_rows, report.hands, report.entries, report.accounts, report.log_lines)
    assert counts == (32, 10, 10, 4, 5)
    assert {name: head.seq for name, head in report.heads.items()} == {
        "journal:t1": 17,
        "journal:t2": 15,
        "ledger": 2,  # who issued money and looked had no step; the hands have theirs
        "log": 5,
        "register": 7,
    }
    assert audit_store(sound, report.heads).is_clean


PLANTED = [
    ("UPDATE balances SET cents = cents + 1 WHERE account = 'wallet:ben'", "account wallet:ben: the balance"),
    ("UPDATE postings SET amount = 3 WHERE entry = 4 AND account = 'wallet:ben'", "account entry hand:t1-2"),
    ("UPDATE postings SET account = 'wallet:eve' WHERE entry = 4 AND line = 1", "entry hand:t1-2: is not as"),
    ("UPDATE postings SET account = 'wallet:eve' WHERE entry = 1 AND line = 1", "ledger: row 1 was changed"),
    ("UPDATE entries SET reason = 'another' WHERE number = 5", "entry hand:t1-4: is not as"),
    ("UPDATE entries SET reason = 'another' WHERE number = 2", "ledger: row 2 was changed"),
    ("UPDATE entries SET owner = 't2' WHERE number = 5", "entry hand:t1-4: is not as the room wrote it"),
    ("UPDATE entries SET owner = NULL WHERE number = 5", "ledger: after 2 comes"),
    ("DELETE FROM entries WHERE number = 5", "entry hand:t1-4: is gone"),
    ("DELETE FROM entries WHERE number = 1", "ledger: after 0 comes 2"),
    ("UPDATE log SET owner = 't2' WHERE number = 2", "line of the log 2: is not as the room wrote it"),
    ("UPDATE journal SET payload = x'00' WHERE table_id = 't2' AND seq = 7", "journal:t2: row 7 was changed"),
    ("UPDATE journal SET at_ms = 1 WHERE table_id = 't2' AND seq = 7", "journal:t2: row 7 was changed"),
    ("DELETE FROM journal WHERE table_id = 't1' AND seq = 8", "journal:t1: after 7 comes 9"),
    ("DELETE FROM journal WHERE table_id = 't1' AND seq = 1", "journal:t1: after 0 comes 2"),
    ("UPDATE log SET reason = 'none' WHERE number = 2", "log: row 2 was changed"),
    ("DELETE FROM log WHERE number = 4", "log: after 3 comes 5"),
    ("UPDATE hands SET hand_id = 'x' WHERE hand_id = 't1-4'", "hand x: has a record, but no step"),
    ("UPDATE hands SET hand_id = 'x' WHERE hand_id = 't1-4'", "hand t1-4: was begun and left"),
    ("UPDATE hands SET number = 9 WHERE hand_id = 't1-4'", "is number 9"),
    (
        "UPDATE hands SET outcome = 'void' WHERE hand_id = 't1-4'",
        "entry hand:t1-4: moves money for a void hand",
    ),
    ("UPDATE entries SET id = 'hand:none' WHERE number = 4", "moves money for a hand without a record"),
    ("UPDATE snapshots SET seq = 99", "the snapshot is of step 99"),
    ("UPDATE seals SET digest = zeroblob(32) WHERE hand_id = 't1-2'", "hand t1-2: the vault has no seed"),
    ("UPDATE journal SET table_id = 't9' WHERE table_id = 't2'", "names a row of owners that is not there"),
    ("UPDATE rulebooks SET text = '{}'", "rulebook of casinohuone: its text is not that of version"),
    ("DELETE FROM rulebooks", "table t1: the rulebook it was opened by is not kept"),
]


@pytest.mark.parametrize(("statement", "finding"), PLANTED)
def test_a_planted_fault_is_named(sound: Path, tmp_path: Path, statement: str, finding: str) -> None:
    assert finding in said(audit_store(tamper(sound, tmp_path, statement)))


def test_a_snapshot_may_be_of_the_last_step_and_of_none_behind_it(tmp_path: Path) -> None:
    sound, forged = tmp_path / "sound", tmp_path / "forged"
    store = open_store(sound)
    store.commit_now(opening("t1"))
    store.commit_now(Commit(journal=(step(1), step(2)), snapshot=Snapshot("t1", 2, b"as it stood")))
    store.close()
    assert audit_store(sound).findings == []
    forged.mkdir()
    report = audit_store(tamper(sound, forged, "UPDATE snapshots SET seq = 3"))
    assert any("the snapshot is of step 3, the journal ends at 2" in str(one) for one in report.findings)


def test_random_tampering_with_chained_rows_is_always_found(sound: Path, tmp_path: Path) -> None:
    chance = random.Random(6)
    published = audit_store(sound).heads
    columns = {
        "journal": ("seq", "hand_id", "at_ms", "payload", "chain"),
        "entries": ("id", "at_ms", "kind", "reason", "ordered_by", "chain", "owner", "seq"),
        "postings": ("account", "line", "amount"),
        "log": ("at_ms", "who", "what", "subject", "reason", "details", "chain", "owner", "seq"),
    }
    counts = {"journal": 32, "entries": 10, "postings": 28, "log": 5}
    keys = {
        "journal": "(table_id, seq)",
        "entries": "number",
        "postings": "(entry, account)",
        "log": "number",
    }
    for _ in range(80):
        table = chance.choice(list(columns))
        key = keys[table]
        row = f"SELECT {key.strip('()')} FROM {table} LIMIT 1 OFFSET {chance.randrange(counts[table])}"
        if chance.random() < 0.3:
            act = f"DELETE FROM {table} WHERE {key} = ({row})"
        else:
            column = chance.choice(columns[table])
            changed = {
                "chain": "randomblob(32)",
                "payload": "randomblob(5)",
                "details": "'[1]'",
                "owner": "coalesce(owner, '') || 'x'",
            }.get(column) or (
                f"{column} + 1000" if column in ("seq", "at_ms", "line", "amount") else f"'x' || {column}"
            )
            if column == "hand_id":
                changed = "'another'"
            if column == "line":
                changed = "line + 5 * (line = 0) - 5 * (line > 0)"  # another order of the same postings
            act = f"UPDATE {table} SET {column} = {changed} WHERE {key} = ({row})"
        report = audit_store(tamper(sound, tmp_path, act), published)
        assert not report.is_clean, act


def test_a_chain_written_anew_is_shown_by_a_published_head(tmp_path: Path) -> None:
    """Whoever can write the file can write another history; not one that fits what was published."""
    heads = []
    for amount in (5, 6):
        folder = tmp_path / str(amount)
        store = open_store(folder)
        store.commit_now(opening("t1"))
        store.commit_now(Commit(entries=(issue("e1", "house", amount),), journal=(step(1), step(2))))
        store.close()
        heads.append(audit_store(folder).heads)
        assert audit_store(folder).is_clean
    report = audit_store(tmp_path / "6", heads[0])
    assert [str(finding) for finding in report.findings] == ["journal:t1: row 2 is not what was published"]


def test_a_whole_journal_that_is_gone_is_shown_by_a_published_head(sound: Path) -> None:
    report = audit_store(sound, {"journal:t7": Head(3, b"x" * 32)})
    assert "journal:t7: a head was published" in said(report)


def test_faults_of_the_room_itself_are_found(tmp_path: Path) -> None:
    """Commits the store cannot refuse one by one, and that are wrong together."""
    store = open_store(tmp_path)
    store.commit_now(opening("t1"))
    store.commit_now(Commit(journal=(step(1, hand_id="h1"), step(2, hand_id="h2"), step(3, hand_id="h1"))))
    store.commit_now(Commit(hand=hand("h2", 1)))
    store.commit_now(
        Commit(
            hand=hand("h1", 3), entries=(issue("a", "house", 1), entry("hand:h7", ("house", -1), ("mint", 1)))
        )
    )
    store.close()
    text = said(audit_store(tmp_path))
    for finding in (
        "hand h1: goes on at step 3 after another hand had begun",
        "hand h1 is number 3, but record 2 in order",
        "not in the order in which the hands began",
        "entry hand:h7: moves money for a hand without a record",
    ):
        assert finding in text


def test_an_audit_runs_beside_a_working_room(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.commit_now(opening("t1"))
    for begin in range(0, 400, 40):
        for seq in range(begin + 1, begin + 41):
            store.submit(Commit(journal=(step(seq),), entries=(issue(f"e{seq}", "house", 1),)))
        report = audit_store(tmp_path)
        assert report.is_clean and report.entries == report.journal_rows
    store.close()
    assert audit_store(tmp_path).journal_rows == 400
