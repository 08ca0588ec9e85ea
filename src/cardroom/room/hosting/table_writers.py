"""The making of table writers, with everything that a table of the room needs."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cardroom.cash.cash_table import CashTable, load_table, open_table
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.table_writer import TableServices, TableWriter
from cardroom.rules.rulebook import Rulebook
from cardroom.table.model.play import MakesPlay
from cardroom.table.model.view import TableTerms
from cardroom.table.told.told_play import told_by_person
from cardroom.table.which_play import play_of

Plays = Callable[[TableTerms], MakesPlay]
"""How a table with these terms is played: by the room's deck and clocks, or told by a person."""


def dealt_by_room_or_person(terms: TableTerms) -> MakesPlay:
    """Return the play of a table: a person deals at a live one, the room at all others."""
    return told_by_person if terms.live else play_of


class TableWriters:
    """Makes the writer of a table that opens or is loaded."""

    def __init__(self, services: TableServices, houses: HouseWriters, plays: Plays) -> None:
        """`plays` say by a table's terms how it is played there."""
        self._services = services
        self._houses = houses
        self._plays = plays

    def opened(self, terms: TableTerms, book: Rulebook, pool: str) -> TableWriter:
        """Open an empty table of this pool."""
        return self._writer(open_table(terms, book, self._plays(terms)), pool, 0, 0)

    def loaded(
        self,
        terms: TableTerms,
        book: Rulebook,
        pool: str,
        snapshot: bytes | None,
        seq: int,
        letters_sent: int,
    ) -> TableWriter:
        """Load a table of this pool from its newest snapshot, if it has one.

        Its journal has `seq` steps, which have sent its house so many letters.

        Raises ValueError or msgspec.ValidationError for other data.
        """
        plays = self._plays(terms)
        if snapshot is None:
            table = open_table(terms, book, plays)
        else:
            table = load_table(terms, book, msgspec.json.decode(snapshot), plays)
        return self._writer(table, pool, seq, letters_sent)

    def _writer(self, table: CashTable, pool: str, seq: int, letters_sent: int) -> TableWriter:
        house = self._houses[table.terms.house]
        return TableWriter(table, pool, self._services, house, seq, letters_sent)
