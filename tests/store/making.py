"""Rows for tests: small makers with everything but the point of the test filled in."""

from __future__ import annotations

import hashlib

import msgspec

from cardroom.ledger import Entry
from cardroom.store.hand_counts_rows import HandCounts, HandShare
from cardroom.store.people_rows import PlayerRecord
from cardroom.store.rows import (
    Commit,
    HandRecord,
    HandSeed,
    JournalRow,
    KeepRulebook,
    OpenTable,
    Outcome,
    RulebookRecord,
    TableRecord,
)

T1, T2 = "t1", "t2"


def table(table_id: str, opened_ms: int = 1) -> TableRecord:
    return TableRecord(
        table_id, "casinohuone", "holdem", "no_limit", "1-2", f"Table {table_id}", opened_ms, {"seats": 6}
    )


def kept_rulebook(text: str = '{"id":"casinohuone"}') -> KeepRulebook:
    return KeepRulebook(RulebookRecord(hashlib.sha256(text.encode()).hexdigest(), "casinohuone", text))


def opening(*table_ids: str) -> Commit:
    return Commit(changes=tuple(OpenTable(table(table_id)) for table_id in table_ids))


def player(player_id: str, name: str | None = None) -> PlayerRecord:
    return PlayerRecord(player_id, name or player_id.title(), "$argon2id$...", "player", 7)


def step(
    seq: int, table_id: str = T1, hand_id: str | None = None, payload: bytes | None = None
) -> JournalRow:
    return JournalRow(
        table_id, seq, hand_id, 1_000 + seq, payload if payload is not None else b"step %d" % seq
    )


def entry(entry_id: str, *postings: tuple[str, int], kind: str = "test") -> Entry:
    return Entry(entry_id, 5, kind, f"reason of {entry_id}", postings, "tester")


def issue(entry_id: str, account: str, cents: int) -> Entry:
    return entry(entry_id, ("mint", -cents), (account, cents))


def hand(
    hand_id: str, number: int, table_id: str = T1, outcome: Outcome = "complete", *players: str
) -> HandRecord:
    dealt_in = players or ("ann", "ben")
    summary, record = b"summary of " + hand_id.encode(), b"record of " + hand_id.encode()
    return HandRecord(
        hand_id, table_id, number, number * 10, number * 10 + 5, dealt_in, summary, record, outcome
    )


def counted_hand(
    number: int, nets: dict[str, int | None], table_id: str = T1, ended_ms: int = 5, stake: str = "1-2"
) -> HandRecord:
    """A hand with its counts: everybody decided and entered, nobody raised, who won was at the showdown."""
    shares = {
        player: HandShare(net, 1, 1, 0, 1, int((net or 0) > 0), int((net or 0) > 0))
        for player, net in nets.items()
    }
    one = hand(f"{table_id}-{number}", number, table_id, "complete", *nets)
    counts = HandCounts("casinohuone", "holdem", stake, shares)
    return msgspec.structs.replace(one, started_ms=ended_ms - 1, ended_ms=ended_ms, counts=counts)


def seed(hand_id: str, byte: int = 7) -> HandSeed:
    return HandSeed(hand_id, bytes([byte]) * 32)


def played_hand(
    number: int, first_seq: int, table_id: str = T1, outcome: Outcome = "complete"
) -> list[Commit]:
    """The commits of a hand of three steps: its beginning with the seed, an action, its end with money moved."""
    hand_id = f"{table_id}-{number}"
    pays = (entry(f"hand:{hand_id}", ("wallet:ann", -2), ("wallet:ben", 1), ("rake:casinohuone", 1)),)
    return [
        Commit(journal=(step(first_seq, table_id, hand_id),), seeds=(seed(hand_id, number % 256),)),
        Commit(journal=(step(first_seq + 1, table_id, hand_id),)),
        Commit(
            journal=(step(first_seq + 2, table_id, hand_id),),
            entries=pays if outcome == "complete" else (),
            hand=hand(hand_id, number, table_id, outcome),
        ),
    ]
