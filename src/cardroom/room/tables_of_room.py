"""The tables with cash of a room: who opens and seats them, who waits, and what follows their steps."""

from __future__ import annotations

from cardroom.room.accounts_of_room import AccountsOfRoom
from cardroom.room.archive.finder import PlayerFinder
from cardroom.room.hosting.foresight import Foresight
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.open_tables import TableWriters
from cardroom.room.hosting.seat_reports import SEAT_FREED, SEATS_CHANGED
from cardroom.room.hosting.table_subscribers import TableSubscribers
from cardroom.room.hosting.table_writer import TableServices
from cardroom.room.lobby.bringing import Bringing
from cardroom.room.lobby.cash_floor import CashFloor, SeatingRules
from cardroom.room.lobby.common_breaks import CommonBreaks
from cardroom.room.lobby.departures import Departures, longest_memory_ms
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.houses import Houses
from cardroom.room.lobby.jackpots import Jackpots
from cardroom.room.lobby.kept_apart import KeptApart
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import LobbyBoard
from cardroom.room.lobby.measures import Measures
from cardroom.room.lobby.moves import Moves
from cardroom.room.lobby.moving_by_staff import Moving
from cardroom.room.lobby.neighbours import Neighbours
from cardroom.room.lobby.penalty_desk import PenaltyDesk
from cardroom.room.lobby.pool import Pool, places_of, pools_of
from cardroom.room.lobby.table_closing import TableClosing
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.lobby.table_rebuilding import Rebuilding
from cardroom.room.mending import Mending
from cardroom.room.notices.notices import Notices
from cardroom.room.notices.seat_notices import SeatNotices
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.services import Services
from cardroom.table.events import (
    HandEnded,
    HandStarted,
    HandVoided,
    JackpotHit,
    PenaltyCounted,
    PlayerLeft,
    PlayerSeated,
    SatIn,
    SatOut,
)


class TablesOfRoom(AccountsOfRoom):
    """The parts of a room for its tables with cash, their seats and waiting lines."""

    # The constructor calls below read as a table of dependencies.
    # fmt: off
    def __init__(
        self, services: Services, houses: HouseWriters, demo: bool = False, sources: tuple[str, ...] = (),
    ) -> None:
        super().__init__(services, houses, demo)
        self.pools: dict[str, Pool] = {pool.id: pool for pool in pools_of(services.books, houses)}
        self.foresight = Foresight(services.clock)
        self._make_tables(sources)

    def _make_tables(self, sources: tuple[str, ...]) -> None:
        """Make the tables, the waiting lines, and the listeners to tables."""
        services, tables, pools = self.services, self.tables, self.pools
        subscribers, houses = TableSubscribers(services.figures, self.foresight), self.house_writers
        self._subscribers = subscribers
        notices = self.notices = Notices(
            services.presence, services.outbox, self.players, self.cashier, tables,
            lambda player: places_of(pools.values(), player), self.push,
        )
        self.private_games = PrivateGames(
            services.ledger, services.outbox, services.clock, services.settings, services.presence, tables, notices,
        )
        self.funding.lend = self.private_games.source_of
        self.lobby = LobbyBoard(
            pools, services.outbox, services.clock, services.timers, services.presence, services.settings,
        )
        self.moves = Moves(pools, houses)
        self.neighbours = Neighbours(services.settings, services.clock)
        self.kept_apart = KeptApart(houses.main.house, pools, self.moves, self.neighbours)
        self.departures = Departures(houses, pools, longest_memory_ms(pools.values()))
        self.bringing = Bringing(services.clock, tables, pools, self.departures, self.moves)
        floor = self.floor = CashFloor(houses, tables, pools, self.lobby, FloorBoard(services.outbox))
        rules = SeatingRules(self.kept_apart, self.moves, self.bringing)
        self.finder = PlayerFinder(services.store, tables)
        writers = TableWriters(
            TableServices(
                services.ledger, services.outbox, self.time, services.presence, services.settings, services.names,
                subscribers, self.funding,
            ),
            houses, services.plays,
        )
        self.keeper = TableKeeper(
            services.books, services.outbox, self.time, services.settings, floor, writers, self.private_games,
        )
        self.rebuilding = Rebuilding(services.books, services.ledger, houses, pools, writers)
        self.lines = Lines(self.time, services.presence, services.settings, floor, self.keeper, rules, notices)
        self.measures = Measures(
            services.books, services.outbox, services.clock, self.players, notices, pools, self.lines,
            self.identities,
        )
        self.penalties = PenaltyDesk(
            services.books, services.outbox, services.clock, services.names, self.players, floor, self.measures,
            notices,
        )
        self.jackpots = Jackpots(
            services.books, services.ledger, services.clock, services.timers, houses, tables, notices,
        )
        self.moving = Moving(services.outbox, self.time, self.players, floor, rules, self.penalties, self.funding)
        self.seating = SeatFinder(
            self.time, floor, self.lines, rules, self.penalties, self.cashier, self.funding,
        )
        self.table_closing = TableClosing(services.clock, floor, self.keeper, self.lines)
        self.houses = Houses(
            services.books, services.outbox, services.clock, self.players, floor, self.lines, self.departures, sources,
        )
        self.mending = Mending(
            services.outbox, self.time, services.presence, floor, notices, self.lines, self.table_closing, self.rebuilding,
        )
        self.seat_notices = SeatNotices(services.presence, tables, notices)
        self._subscribe(subscribers)

    def _subscribe(self, to: TableSubscribers) -> None:
        """Let parts of the room follow the steps of tables, in this order."""
        to.store_with(self.departures.records, {PlayerLeft})
        to.store_with(self.acceptance.records, {HandStarted})
        to.store_with(self.penalties.records, {PenaltyCounted})
        to.store_with(self.jackpots.records, {JackpotHit})
        to.store_with(self.readings.records, {HandEnded, HandVoided}, in_private_games=True)
        to.follow(self.jackpots.stepped)
        to.follow(self.tables.stepped, {PlayerSeated, PlayerLeft})
        to.follow(self.lines.left, {PlayerLeft})
        to.follow(self.lobby.stepped, SEATS_CHANGED)
        to.follow(self.seat_notices.stepped)
        to.follow(CommonBreaks(self.tables).stepped, {SatOut})
        to.follow(self.penalties.stepped, {PenaltyCounted, SatIn})
        to.follow(self.moving.stepped, {PlayerLeft})
        to.follow(self.private_games.left, {PlayerLeft})
        to.follow(self.lines.stepped, SEAT_FREED)
        to.follow(self.keeper.stepped, SEAT_FREED)
        to.follow_hands(self.seat_notices.went_on)
        self.floor.live.follow(self.tables, to)
        to.follow_put_backs(self.mending.put_back)
    # fmt: on
