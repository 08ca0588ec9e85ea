"""The making of table writers, with everything that a table of the room needs."""

from __future__ import annotations

from collections.abc import Callable

from cardroom.cash.cash_table import open_table
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

    def opened(self, terms: TableTerms, book: Rulebook, pool: str, opened_by: str = "") -> TableWriter:
        """Open an empty table of this pool, which a stored one is loaded into: it was `opened_by` this version of the
        rulebook.
        """
        table = open_table(terms, book, self._plays(terms))
        return TableWriter(table, pool, self._services, self._houses[terms.house], opened_by)
