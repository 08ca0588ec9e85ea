"""The rulings that staff made in a hand at a live table, for the record: those that stand when the hand is closed."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from cardroom.floor import Ruling
from cardroom.floor.live.deciding import OTHERWISE
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.store.rows import LogRecord
from cardroom.table.told.told_facts import EnterDecision, EnterIrregular
from cardroom.table.told.told_hand import ToldHand

RULING: Final = "ruling"
"""The verb of the log under which rulings are kept."""


class RulingPlace(NamedTuple):
    """The place of a ruling: the table's name, the number of the hand there (0: none), the ids of the players it was
    about, and the id and the name of the event.
    """

    table: str
    hand: int = 0
    players: tuple[str, ...] = ()
    tournament: str = ""
    event: str = ""


def decided_rulings(writer: TableWriter) -> tuple[LogRecord, ...]:
    """The rulings of the running hand that staff decided or set aside; what was taken back is none."""
    hand = writer.table.hand
    if not isinstance(hand, ToldHand) or hand.live is None:
        return ()
    found = []
    for line, entry, question in hand.ruled:
        fact = line.fact
        if isinstance(fact, EnterDecision) and question is not None:
            told = (fact.option, fact.to, fact.reason)
            found.append(
                _record(writer, hand, line.by, question.ruling, question.player, told, question.facts)
            )
        elif isinstance(fact, EnterIrregular) and fact.set_aside:
            about = hand.index_of.get(fact.seat, -1)
            told = (OTHERWISE, 0, fact.set_aside)
            found.append(_record(writer, hand, line.by, entry.rulings[0], about, told, dict(fact.facts)))
    return tuple(found)


def _record(
    writer: TableWriter,
    hand: ToldHand,
    by: str,
    ruling: Ruling,
    about: int,
    told: tuple[str, int, str],
    facts: dict[str, Any],
) -> LogRecord:
    option, to, reason = told
    players = (hand.players[about].player,) if about >= 0 else ()
    place = RulingPlace(writer.terms.name, hand.number, players, writer.terms.tournament)
    details: dict[str, Any] = {
        "house": ruling.house,
        "topic": ruling.topic,
        "situation": {},
        "facts": msgspec.to_builtins(facts, enc_hook=str),
        "proposed": msgspec.to_builtins(ruling),
        "decided": option,
        "to": to,
        **place._asdict(),
    }
    return LogRecord(writer.now_ms, by, RULING, writer.terms.table, reason, details)
