"""The parts of the room that follow the steps of tables: each subscribes to what it wants to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardroom.room.hosting.foresight import Foresight
from cardroom.room.hosting.step_context import SideEffects
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.runtime.figures import Figures
from cardroom.table.model.decided import Decided

Records = Callable[[TableWriter, Decided, int], SideEffects]
"""Called with a step before it is stored, and its time: returns what must be in the same commit."""

Stepped = Callable[[TableWriter, Decided, int], None]
"""Called with a step that was decided and is on its way to the disk, and its time."""

WentOn = Callable[[TableWriter], None]
"""Called after a step of which only the table has to be known."""


class TableSubscribers:
    """The `Listener` of every table writer: counts steps, and calls who subscribed, in the order in which they did.

    Parts of the room open tables and also follow them, so this is made first and they subscribe when all are there.
    """

    def __init__(self, figures: Figures, foresight: Foresight) -> None:
        self._figures = figures
        self._foresight = foresight
        self._records: list[tuple[Records, frozenset[type], bool]] = []
        self._stepped: list[tuple[Stepped, frozenset[type]]] = []
        self._went_on: list[WentOn] = []
        self._of_live: list[WentOn] = []
        self._put_back: list[WentOn] = []

    # ------------------------------------------------------------------ subscribing

    def store_with(self, records: Records, to: Iterable[type], *, in_private_games: bool = False) -> None:
        """Ask for rows of the commit of each step that has an event of one of these types. A game among friends binds
        nobody at the house's tables.
        """
        self._records.append((records, frozenset(to), in_private_games))

    def follow(self, stepped: Stepped, to: Iterable[type] = ()) -> None:
        """Call with each step that has an event of one of these types, or with each step if there are none."""
        self._stepped.append((stepped, frozenset(to)))

    def follow_hands(self, went_on: WentOn) -> None:
        """Call after each step that only carries a hand on."""
        self._went_on.append(went_on)

    def follow_live(self, stepped: WentOn) -> None:
        """Call after each step of a table that a person deals."""
        self._of_live.append(stepped)

    def follow_put_backs(self, put_back: WentOn) -> None:
        """Call with a table whose memory differs from what is stored: it has to be read again."""
        self._put_back.append(put_back)

    # ------------------------------------------------------------------ the listener

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Ask every subscriber what it stores with a step."""
        kinds = {type(event) for event in decided.events}
        found = [
            records(writer, decided, now_ms)
            for records, to, in_private_games in self._records
            if not to.isdisjoint(kinds) and (in_private_games or not writer.terms.is_apart)
        ]
        return SideEffects(
            tuple([line for one in found for line in one.log]),
            tuple([row for one in found for row in one.changes]),
            tuple([letter for one in found for letter in one.letters]),
        )

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Tell every subscriber of a decided step."""
        self._figures.step(writer.terms.house, decided)
        self._foresight.look(writer.terms.table, writer.table)
        kinds = {type(event) for event in decided.events}
        for stepped, to in self._stepped:
            if not to or not to.isdisjoint(kinds):
                stepped(writer, decided, now_ms)
        if writer.terms.live:
            for live in self._of_live:
                live(writer)

    def went_on(self, writer: TableWriter) -> None:
        """Tell those who follow every step that a hand went on."""
        self._figures.steps.inc()
        self._foresight.look(writer.terms.table, writer.table)
        for went_on in self._went_on:
            went_on(writer)
        if writer.terms.live:
            for live in self._of_live:
                live(writer)

    def put_back(self, writer: TableWriter) -> None:
        """Have a table read again."""
        for put_back in self._put_back:
            put_back(writer)
