"""Penalties in the log: what staff gave and ended, and every hand missed; the ledgers of all players out of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from cardroom.floor.conduct.penalties import Penalty, PenaltyLedger
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogLine, LogRecord

GIVEN: Final = "penalise"
MISSED: Final = "miss_hand"
ENDED: Final = "end_penalty"
PAGE: Final = 500

Key = tuple[str, str]
"""(house, player): a penalty is served at the tables of the house that gave it."""


class GivenAt(msgspec.Struct, frozen=True):
    """What the log keeps of a penalty beside itself: the house, the table and its stake where it was given."""

    house: str
    table: str
    penalty: Penalty
    kind: str
    pool: str = ""


class MissedAt(msgspec.Struct, frozen=True):
    """What the log keeps of a hand missed."""

    house: str
    table: str
    hand: str


class EndedOf(msgspec.Struct, frozen=True):
    """What the log keeps of a penalty that staff ended."""

    house: str
    penalty: str


class Entry(msgspec.Struct, frozen=True):
    """One penalty with whose it is, who gave it, and at which table."""

    player: str
    by: str
    at: GivenAt


class PenaltyRecord:
    """The ledgers by house and player, and who gave what where. It changes with the records it is made of."""

    def __init__(self) -> None:
        self.ledgers: dict[Key, PenaltyLedger] = {}
        self.entries: dict[str, Entry] = {}

    def load(self, reader: Reader) -> None:
        """Everything the log has of penalties, in the order it happened."""
        lines = [line for what in (GIVEN, MISSED, ENDED) for line in _lines(reader, what)]
        for line in sorted(lines, key=lambda line: line.number):
            self.follow(line.record)

    def of(self, house: str, player: str) -> PenaltyLedger:
        """A player's penalties in a house."""
        return self.ledgers.get((house, player), PenaltyLedger())

    def follow(self, record: LogRecord) -> None:
        """Take in one record; of anything else than penalties it makes nothing."""
        player = record.subject
        if record.what == GIVEN:
            at = msgspec.convert(record.details, GivenAt)
            key = at.house, player
            self.ledgers[key] = self.of(*key).given(at.penalty)
            self.entries[at.penalty.id] = Entry(player, record.who, at)
        elif record.what == MISSED:
            key = msgspec.convert(record.details, MissedAt).house, player
            self.ledgers[key] = self.of(*key).hand_missed()
        elif record.what == ENDED:
            ended = msgspec.convert(record.details, EndedOf)
            key = ended.house, player
            self.ledgers[key] = self.of(*key).ended(ended.penalty, record.reason)


def _lines(reader: Reader, what: str) -> Iterator[LogLine]:
    before: int | None = None
    while True:
        page = reader.log(before=before, limit=PAGE, what=what)
        yield from page.rows
        before = page.older
        if before is None:
            return
