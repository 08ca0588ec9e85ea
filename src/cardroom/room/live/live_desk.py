"""The desk of live tables."""

from __future__ import annotations

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.funding import Funding
from cardroom.room.live.card_readers import CardReaders
from cardroom.room.live.dealing_desk import DealingDesk
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.live.hand_result import HandResults
from cardroom.room.live.live_opening import LiveOpening
from cardroom.room.live.live_seats import LiveSeats
from cardroom.room.live.live_streams import LiveStreams
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.store.protocol import Reader


class LiveDesk:
    """The desk for tables whose cards a person deals: `opening` opens them, `seats` fills them, `hands` deals; `readers`
    read cards, `streams` shows them late."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        time: TimeAndChance,
        players: Players,
        floor: CashFloor,
        keeper: TableKeeper,
        funding: Funding,
        desks: LiveDesks,
    ) -> None:
        self.tables = DealtTables(players, floor.tables)
        self.opening = LiveOpening(books, outbox, time, players, keeper, self.tables)
        self.seats = LiveSeats(outbox, time, players, self.tables, funding, desks)
        self.results = results = HandResults(desks.names, self.tables)
        floor.live.followers.append(results.changed)
        self.hands = DealingDesk(outbox, desks.names, self.tables, results)
        self.readers = CardReaders(outbox, time.clock, players, self.tables)
        self.streams = LiveStreams(outbox, time, desks.names, self.tables, floor.live, results)

    def load(self, reader: Reader) -> None:
        """Load, at a start, who deals at the tables that were open."""
        self.tables.load(reader)
