"""No question of the room reads a whole table that grows: the plan is looked at, not the clock."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardroom.store.hand_counts_rows import HandWish
from cardroom.store.rows import Commit, LogRecord, Snapshot
from cardroom.store.sqlite import SqliteStore
from cardroom.store.sqlite.reader import SqliteReader
from tests.store.making import issue, opening, played_hand

GROWING = (
    "journal",
    "hands",
    "hand_players",
    "player_days",
    "entries",
    "postings",
    "log",
    "players",
    "sessions",
    "settings",
    "seals",
)

FEW_TO_SORT = ("table_states", "table_state", "heads", "sessions_of")
"""By the number of tables, and of one player's sign-ins."""

QUESTIONS: dict[str, Callable[[SqliteReader], object]] = {
    "table_states": lambda reader: reader.table_states(),
    "table_state": lambda reader: reader.table_state("t1"),
    "heads": lambda reader: reader.heads(),
    "journal": lambda reader: reader.journal("t1", 2),
    "hand": lambda reader: reader.hand("t1-1"),
    "hand_at": lambda reader: reader.hand_at("t1", 1),
    "hands_of": lambda reader: reader.hands_of("ann", before=9),
    "hands_found": lambda reader: reader.hands_found("ann", HandWish(game="holdem", stake="1-2", least=1)),
    "results_of": lambda reader: reader.results_of("ann"),
    "day_sums": lambda reader: reader.day_sums("ann", 0, 9),
    "hands_at": lambda reader: reader.hands_at("t1", before=9),
    "balance": lambda reader: reader.balance("wallet:ann"),
    "ledger_lines": lambda reader: reader.ledger_lines("wallet:ann", before=9),
    "entry": lambda reader: reader.entry("hand:t1-1"),
    "log": lambda reader: reader.log(before=9),
    "log of a verb": lambda reader: reader.log(what="say"),
    "log of a subject": lambda reader: reader.log(subject="t1"),
    "log of a verb and a subject": lambda reader: reader.log(what="close_table", subject="t1"),
    "player": lambda reader: reader.player("ann"),
    "player_named": lambda reader: reader.player_named("Ann"),
    "players": lambda reader: reader.players(after="a"),
    "session": lambda reader: reader.session(b"x"),
    "sessions_of": lambda reader: reader.sessions_of("ann"),
    "settings": lambda reader: reader.settings("ann"),
}


def plan_of(reader: SqliteReader, ask: Callable[[SqliteReader], object]) -> list[str]:
    """The steps of every statement a question is made of."""
    statements: list[str] = []
    reader.connection.set_trace_callback(statements.append)
    ask(reader)
    reader.connection.set_trace_callback(None)
    selects = [statement for statement in statements if statement.startswith("SELECT")]
    assert selects
    return [
        str(row[3]) for select in selects for row in reader.connection.execute(f"EXPLAIN QUERY PLAN {select}")
    ]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_reads_no_more_than_its_answer(store: SqliteStore, question: str) -> None:
    store.commit_now(opening("t1"))
    store.commit_now(
        Commit(entries=(issue("e", "wallet:ann", 9),), log=(LogRecord(1, "a", "say", "t1", ""),))
    )
    for commit in played_hand(1, 1):
        store.commit_now(commit)
    store.commit_now(Commit(snapshot=Snapshot("t1", 2, b"")))
    plan = plan_of(store.blocking_reader, QUESTIONS[question])
    reads_one_row = {"heads": {"SCAN entries", "SCAN log"}}.get(
        question, set()
    )  # the last row by key, LIMIT 1
    scans = [step for step in plan if step.startswith("SCAN") and step not in reads_one_row]
    assert [step for step in scans if step.split()[1] in GROWING or len(step.split()[1]) == 1] == []
    if question not in FEW_TO_SORT:
        assert "USE TEMP B-TREE FOR ORDER BY" not in plan


def test_the_plan_does_show_a_scan(store: SqliteStore) -> None:
    store.commit_now(opening("t1"))
    plan = plan_of(
        store.blocking_reader,
        lambda reader: reader.connection.execute("SELECT * FROM journal WHERE hand_id = 'x'").fetchall(),
    )
    assert plan == ["SCAN journal"]
