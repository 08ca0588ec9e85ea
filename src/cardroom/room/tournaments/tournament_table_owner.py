"""A table of a tournament as an owner: orders and reports go by mail, cards come from its hands' seeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec

from cardroom.room.hosting.owner import Asking, Letter, Ruled
from cardroom.room.hosting.pauses import rest_until
from cardroom.room.hosting.shown_cards import recall_unseen
from cardroom.room.hosting.shuffling import start_of_hand
from cardroom.room.hosting.table_owner import TableOwner, TableRuled, record_of
from cardroom.room.hosting.watched_table import Audience
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.tournaments.envelopes import (
    AtTable,
    DealNext,
    OpenTournamentTable,
    Ordered,
    Reported,
    ToTable,
)
from cardroom.room.tournaments.tournament_owner import BookOf
from cardroom.rules.refused import Refused
from cardroom.store.rows import CloseTable, LogRecord, RegisterTable
from cardroom.table.events import HandStarted
from cardroom.table.model.commands import Command, PassTime
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.table_messages import Declined, TableGone
from cardroom.tournament.tables.tournament_table import TournamentTable, open_tournament_table
from cardroom.tournament.tournament_terms import TournamentTerms

CHANCE_BYTES: Final = 8


class TableDump(msgspec.Struct, frozen=True):
    """The whole state of a table's owner."""

    opened: OpenTournamentTable | None
    table: dict[str, Any] | None
    now_ms: int
    rests_until_ms: int


class TournamentTableOwner:
    """See `room.hosting.owner.Owner`. `settings` set how long a finished hand can be looked at."""

    commands: Final = ToTable

    def __init__(
        self,
        name: str,
        book_of: BookOf,
        settings: RoomSettings,
        audience: Audience | None = None,
        currency: str = "",
    ) -> None:
        """`audience` are those who look at the table, for the records of its hands; `currency` is the room's money."""
        self.id = name
        self.audience = audience or Audience()
        self.table: TournamentTable | None = None
        self._held: TableOwner | None = None
        self._book_of = book_of
        self._currency = currency
        self._settings = settings
        self._opened: OpenTournamentTable | None = None
        self._now_ms = 0
        self._rests_until_ms = 0

    @property
    def terms(self) -> TournamentTerms | None:
        """The terms of its tournament, None before the first message."""
        return None if self._opened is None else self._opened.terms

    # ------------------------------------------------------------------ deciding

    def decide(self, command: OpenTournamentTable | Ordered | DealNext | AtTable, asking: Asking) -> Ruled:
        """Carry out an order, or a command at the table. Refuses as `Table` does, and "no-hand-now"."""
        self._now_ms = asking.now_ms
        if isinstance(command, OpenTournamentTable):
            self._opened = command
            row = record_of(self._open().terms, command.book, asking.now_ms)
            return Ruled([command], changes=[RegisterTable(row)])
        table = self.table
        assert table is not None, "its first message has opened it"
        if isinstance(command, DealNext):
            return self._deal(table, asking)
        if isinstance(command, Ordered):
            return self._carry_out(command.order, asking)
        wish = command.command
        ruled = self._carry_out(wish, asking)
        if command.by:
            what = str(wish.__struct_config__.tag)
            ruled.log.append(LogRecord(asking.now_ms, command.by, what, self.id, command.reason, {}))
        return ruled

    def _open(self) -> TournamentTable:
        opened = self._opened
        assert opened is not None, "it was told what it is"
        book = self._book_of(opened.terms.house, opened.book)
        self.table = open_tournament_table(book, opened.terms, opened.number, self._currency)
        assert self.table.terms.table == self.id, "a table goes by its owner's name"
        self._held = TableOwner(self.table, opened.book, self.audience)
        return self.table

    def _deal(self, table: TournamentTable, asking: Asking) -> Ruled:
        stakes = table.next_hand(asking.now_ms)
        if not isinstance(stakes, Stakes) or not table.ready_to_deal(asking.now_ms) or not asking.chance.deck:
            raise Refused("no-hand-now", "No hand can begin at this table now.")
        hand = self.begins_hand(DealNext())
        draw = int.from_bytes(asking.chance.drawn[:CHANCE_BYTES], "big")
        ruled = self._carry_out(start_of_hand(hand, stakes, asking.chance.deck, draw), asking)
        assert any(isinstance(event, HandStarted) for event in ruled.decided.events), (
            "nobody skips a hand of a tournament"
        )
        return ruled

    def _carry_out(self, command: Command, asking: Asking) -> TableRuled:
        opened, held = self._opened, self._held
        assert held is not None and opened is not None, "it is open"
        ruled = held.decide(command, asking)
        decided, over, now_ms = ruled.decided, held.table.over, self._now_ms
        self._rests_until_ms = rest_until(self._settings, decided.events, over, now_ms, self._rests_until_ms)
        ruled.letters = [Letter(opened.terms.id, Reported(cast(Any, report))) for report in decided.messages]
        if any(isinstance(report, TableGone) for report in decided.messages):
            ruled.closes = True
            ruled.changes.append(CloseTable(self.id, now_ms))
        return ruled

    # ------------------------------------------------------------------ the host's questions

    def decline(self, message: OpenTournamentTable | Ordered, asking: Asking, why: Refused) -> Ruled:
        """Answer an order that cannot be carried out by saying so."""
        order = getattr(message.order, "order", 0) if isinstance(message, Ordered) else 0
        if not order or self._opened is None:
            return Ruled()
        declined = Declined(self._opened.number, order, "not_here")
        return Ruled(letters=[Letter(asking.sender, Reported(declined))])

    def due(self) -> tuple[int, DealNext | AtTable] | None:
        """See `Owner`: the end of a turn, or the next hand."""
        table = self.table
        if table is None:
            return None
        due: list[tuple[int, DealNext | AtTable]] = []
        if (due_ms := table.due_at_ms()) is not None:
            due.append((due_ms, AtTable(PassTime())))
        if table.ready_to_deal(self._now_ms):
            due.append((max(self._rests_until_ms, self._now_ms), DealNext()))
        return min(due, key=lambda one: one[0], default=None)

    def begins_hand(self, command: object) -> str:
        """See `Owner`."""
        is_dealt = (
            isinstance(command, DealNext)
            and self.table is not None
            and self.table.ready_to_deal(self._now_ms)
        )
        return f"{self.id}-{self.table.hand_count + 1}" if is_dealt and self.table is not None else ""

    @property
    def can_dump(self) -> bool:
        """See `Owner`: cards in the middle of a hand are written nowhere."""
        return self.table is None or self.table.hand is None

    def dump(self) -> bytes:
        """See `Owner`."""
        table = self.table.dump() if self.table is not None else None
        return msgspec.json.encode(TableDump(self._opened, table, self._now_ms, self._rests_until_ms))

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        """See `Owner`."""
        known = msgspec.json.decode(dump, type=TableDump)
        self._opened, self._now_ms, self._rests_until_ms = known.opened, known.now_ms, known.rests_until_ms
        if known.table is not None:
            table = self._open()
            table.load(known.table)
            recall_unseen(table, seeds)
