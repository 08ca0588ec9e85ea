"""The waiting lists of a room: joining and leaving them, and keeping seats. The house records them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec

from cardroom.cash.waiting_list import Offer
from cardroom.room.hosting.house_commands import (
    HouseCommand,
    JoinLine,
    KeepSeats,
    LeaveLine,
    OfferSeat,
    WaitEnd,
    WithdrawSeat,
)
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.lobby.buy_in_told import costs_at
from cardroom.room.lobby.cash_floor import CashFloor, SeatingRules
from cardroom.room.lobby.pool import Pool, places_of
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.lobby.waiting_places import WaitingPlaces
from cardroom.room.notices.call import Call
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.stake_settings import StakeSettings
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.runtime.timers import Wake
from cardroom.rules.refused import Refused
from cardroom.store.rows import Change, Commit, LogRecord
from cardroom.table.events import PlayerLeft
from cardroom.table.model.decided import Decided

JOINED: Final = "join_line"
LEFT: Final = "leave_line"
OFFERED: Final = "offer_seat"
WITHDRAWN: Final = "withdraw_seat"


class LineChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """The log's details of a change of a waiting list.

    `waiting` is the number in line after it, `asked` the id of the request that caused it, "" for none.
    """

    waiting: int
    player: str
    buy_in: int = 0
    drawn: int | None = None
    offer: str = ""
    table: str = ""
    asked: str = ""


ROOM: Final = "room"


class SeatedFromLine(NamedTuple):
    """A wait that ends with a seat: its log record, the house's command, and the seat that was kept."""

    record: LogRecord
    command: LeaveLine
    offer: Offer | None


class Lines:
    """Puts players in line, offers free seats to the first of them, and opens a table when enough wait for one."""

    def __init__(
        self,
        time: TimeAndChance,
        presence: Presence,
        settings: RoomSettings,
        floor: CashFloor,
        keeper: TableKeeper,
        rules: SeatingRules,
        notices: Notices,
    ) -> None:
        self._clock = time.clock
        self._timers = time.timers
        self._entropy = time.entropy
        self._presence = presence
        self._settings = settings
        self._lifetime = time.lifetime
        self._houses = floor.houses
        self._tables = floor.tables
        self._pools = floor.pools
        self._keeper = keeper
        self._apart = rules.apart
        self._moves = rules.moves
        self._bringing = rules.bringing
        self._lobby = floor.board
        self._notices = notices
        self._places = WaitingPlaces(time.clock, time.timers, settings.lobby_every_ms, notices)
        self._wake: Wake | None = None

    def load(self) -> None:
        """At a start: give every kept seat its whole time again, since nobody could take it meanwhile.

        A seat at a table that no longer takes anybody is no longer kept, but the position in line is. Nobody waits any
        longer for a stake that the house no longer offers.
        """
        now_ms = self._clock.now_ms()
        for pool in list(self._pools.values()):
            for offer in list(pool.waiting.offers.values()):
                writer = self._tables.get(offer.table)
                if writer is None or not writer.free_seats:
                    self._withdraw(pool, offer)
            if not pool.is_offered:
                for waiting in list(pool.waiting.line):
                    self.leave(waiting.player, pool.id, why="staff")
            elif pool.waiting.offers:
                self._keep_until(pool, dict.fromkeys(pool.waiting.offers, pool.waiting.kept_until_ms(now_ms)))
        for pool in list(self._pools.values()):
            self.serve(pool)
        self._set_wake()

    # ------------------------------------------------------------------ the line

    def join(
        self,
        pool: Pool,
        player: str,
        buy_in: int,
        drawn: int | None,
        request: str,
        changes: tuple[Change, ...] = (),
    ) -> None:
        """Put a player at the end of the line, or ahead of it by chance (CH-2.6). Refuses "waiting-already"."""
        change = LineChange(len(pool.waiting) + 1, player, buy_in, drawn, asked=request)
        command = JoinLine(pool.line, player, buy_in, drawn)
        self._carry_out(
            pool, command, self._record(pool, player, JOINED, "", change), player, request, changes
        )
        self.changed(pool, player)
        self.serve(pool)

    def check_may_wait(self, player: str) -> None:
        """Refuse ("too-many-lines") a waiting list beyond the number that the operator allows a player at a time."""
        most = self._settings.lines_a_player
        if len(places_of(self._pools.values(), player)) >= most:
            words = f"You wait in {most} lines already; leave one of them first."
            raise Refused("too-many-lines", words, args={"most": most})

    def leave(self, player: str, pool_id: str, why: WaitEnd = "wish", request: str = "") -> None:
        """Leave a waiting list. Refuses "no-such-pool", "not-waiting"."""
        pool = self.pool(pool_id)
        offer = pool.waiting.offer_to(player)
        self._end_wait(pool, player, why, request)
        self._offer_over(pool, offer)
        self.changed(pool, player)
        self.serve(pool)

    def decline(
        self, pool: Pool, player: str, offer: str, request: str, changes: tuple[Change, ...] = ()
    ) -> None:
        """Give up a kept seat, and the position in line with it. Refuses "offer-over"."""
        declined = pool.waiting.open_offer(offer, player)
        self._end_wait(pool, player, "declined", request, changes)
        self._offer_over(pool, declined)
        self.changed(pool, player)
        self.serve(pool)

    def seating_of(self, pool: Pool, player: str) -> SeatedFromLine:
        """The wait that a seat ends: its record and the house's command go into the commit of sitting down itself."""
        change = LineChange(len(pool.waiting) - 1, player)
        record = self._record(pool, player, LEFT, "seated", change)
        return SeatedFromLine(record, LeaveLine(pool.line, player, "seated"), pool.waiting.offer_to(player))

    def seated(self, pool: Pool, player: str, seated: SeatedFromLine) -> None:
        """The player has sat down: the wait is over."""
        self._offer_over(pool, seated.offer)
        self.changed(pool, player)
        self.serve(pool)

    def pool(self, pool_id: str) -> Pool:
        """A stake. Refuses "no-such-pool"."""
        pool = self._pools.get(pool_id)
        if pool is None or pool.is_private:
            raise Refused("no-such-pool", f"There is no stake {pool_id!r} here.", args={"pool": pool_id})
        return pool

    def changed(self, pool: Pool, player: str) -> None:
        """Tell the lobby, and the player; soon those whose places in line have changed."""
        self._lobby.changed(pool.id)
        self._notices.tell_mine(player)
        self._places.changed(pool)

    # ------------------------------------------------------------------ kept seats

    def serve(self, pool: Pool) -> None:
        """Offer free seats to those in line, and open a table when enough wait for one."""
        now_ms = self._clock.now_ms()
        if self._lifetime.is_stopping or not pool.is_offered:
            return
        if pool.waiting.next_in_line() is None:
            self._set_wake()
            return
        for one in pool.with_seats():
            while one.takes_players and self._moves.free_seats(one.writer) > 0:
                if not self._offer(pool, one.table, now_ms):
                    break
        waiting = self._apart.together([one.player for one in pool.waiting.for_new_table()])
        if len(waiting) >= pool.book.seating.players_to_start.value and not pool.opening:
            self.open_table(pool)
        self._set_wake()

    def open_table(
        self,
        pool: Pool,
        log: Callable[[str], LogRecord] | None = None,
        own: StakeSettings | None = None,
        more: Callable[[str], tuple[Change, ...]] = lambda _: (),
    ) -> str:
        """Open a new table of a pool, and offer its seats to those in line once it is stored; return its id.

        `log`, `own` and `more` are as in `TableKeeper.open_table`.
        """
        return self._keeper.open_table(pool, partial(self.serve, pool), log, own, more)

    def serve_all(self, house: str) -> None:
        """Serve all waiting lists of a house, after they changed by no act of those in line."""
        for pool in [one for one in self._pools.values() if one.house == house]:
            self._lobby.changed(pool.id)
            self.serve(pool)
        self._set_wake()

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Serve the line of a table's stake, if anybody waits in it, after a step in which a seat may have come free."""
        pool = self._pools[writer.pool]
        if pool.waiting.line and pool.waiting.next_in_line() is not None:
            self.serve(pool)

    def _offer(self, pool: Pool, table: str, now_ms: int) -> bool:
        # A player who sits at this very table waits for another one, and holds up nobody.
        writer = self._tables[table]
        here = {seat.player for seat in writer.table.seats.values()} | self._apart.kept_from(writer)
        found = pool.waiting.next_in_line(here)
        if found is None:
            return False
        until_ms = pool.waiting.kept_until_ms(now_ms)
        offer = Offer(draw_id(self._entropy, "o"), found.player, table, found.buy_in, until_ms)
        change = LineChange(len(pool.waiting), offer.player, offer.buy_in, offer=offer.offer, table=table)
        self._carry_out(pool, OfferSeat(pool.line, offer), self._record(pool, ROOM, OFFERED, "", change))
        self._tell_offer(pool, offer, self._presence.of(offer.player))
        self._notices.call((offer.player,), Call("seat_ready", writer.terms.name, "/", offer.until_ms))
        return True

    def withdraw_at(self, pool: Pool, table: str) -> None:
        """The table takes nobody any more: its seats are no longer kept, but the positions in line are."""
        for offer in [one for one in pool.waiting.offers.values() if one.table == table]:
            self._withdraw(pool, offer)

    def keep_apart(self, pair: frozenset[str]) -> None:
        """Withdraw a kept seat at a table where the other of a pair kept apart sits or has a seat kept."""
        for pool in list(self._pools.values()):
            for offer in [one for one in pool.waiting.offers.values() if one.player in pair]:
                writer = self._tables[offer.table]
                if offer.offer in pool.waiting.offers and not self._apart.is_free_of(
                    offer.player, writer, offer.offer
                ):
                    self._withdraw(pool, offer)

    def _withdraw(self, pool: Pool, offer: Offer) -> None:
        change = LineChange(
            len(pool.waiting), offer.player, offer.buy_in, offer=offer.offer, table=offer.table
        )
        command = WithdrawSeat(pool.line, offer.offer)
        self._carry_out(pool, command, self._record(pool, ROOM, WITHDRAWN, "", change))
        self._offer_over(pool, offer)

    def show_offers(self, player: str, connection: ClientConnection) -> None:
        """Send a connection that has just opened the seats that are kept for its player."""
        for pool in self._pools.values():
            for offer in pool.waiting.offers.values():
                if offer.player == player:
                    self._tell_offer(pool, offer, (connection,))

    def left(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Players left a table: the seats kept meanwhile are shown again, as the stack must be brought to them."""
        for event in decided.events:
            if isinstance(event, PlayerLeft):
                for connection in self._presence.of(event.player):
                    self.show_offers(event.player, connection)

    def _tell_offer(self, pool: Pool, offer: Offer, connections: tuple[ClientConnection, ...]) -> None:
        buy_in = self._bringing.from_line(offer.player, pool, offer.buy_in)
        message = to_client.SeatOffered(
            offer.offer, pool.id, offer.until_ms, buy_in, costs_at((self._tables[offer.table],))
        )
        for connection in connections:
            self._notices.tell_one(connection, message)

    def _offer_over(self, pool: Pool, offer: Offer | None) -> None:
        if offer is None:
            return
        self._notices.tell(offer.player, to_client.OfferLapsed(offer.offer, pool.id))

    def extend(self, by_ms: int) -> None:
        """The room stood still: keep seats longer by that time, and notify the players they are kept for."""
        for pool in self._pools.values():
            if pool.waiting.offers:
                self._keep_until(
                    pool, {one.offer: one.until_ms + by_ms for one in pool.waiting.offers.values()}
                )
            for offer in pool.waiting.offers.values():
                self._tell_offer(pool, offer, self._presence.of(offer.player))
        self._set_wake()

    def _set_wake(self) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        due_ms = self.due_ms()
        if due_ms is not None:
            self._wake = self._timers.at(due_ms, self.rouse)

    def due_ms(self) -> int | None:
        """When the next kept seat lapses, None while none is kept."""
        due = [pool.waiting.due_at_ms() for pool in self._pools.values() if pool.waiting.offers]
        return min([at_ms for at_ms in due if at_ms is not None], default=None)

    def stop(self) -> None:
        """Let no kept seat lapse any more, and tell nothing more of places: the room stops."""
        self._places.stop()
        if self._wake is not None:
            self._wake.cancel()

    def rouse(self) -> None:
        """End the offers that nobody took: their seats go to the next in line."""
        self._wake = None
        now_ms = self._clock.now_ms()
        for pool in list(self._pools.values()):
            for offer in pool.waiting.late(now_ms):
                self._end_wait(pool, offer.player, "lapsed")
                self._offer_over(pool, offer)
                self.changed(pool, offer.player)
            self.serve(pool)
        self._set_wake()

    # ------------------------------------------------------------------ the house

    def _end_wait(
        self, pool: Pool, player: str, why: WaitEnd, request: str = "", changes: tuple[Change, ...] = ()
    ) -> None:
        change = LineChange(len(pool.waiting) - 1, player, asked=request)
        command = LeaveLine(pool.line, player, why)
        self._carry_out(
            pool, command, self._record(pool, player, LEFT, why, change), player, request, changes
        )

    def _keep_until(self, pool: Pool, until_ms: dict[str, int]) -> None:
        now_ms = self._clock.now_ms()
        self._houses[pool.house].carry_out(KeepSeats(pool.line, until_ms), Commit(), now_ms)

    def _record(self, pool: Pool, who: str, what: str, why: str, change: LineChange) -> LogRecord:
        now_ms = self._clock.now_ms()
        return LogRecord(now_ms, who, what, pool.line, why, msgspec.to_builtins(change))

    def _carry_out(
        self,
        pool: Pool,
        command: HouseCommand,
        record: LogRecord,
        player: str = "",
        request: str = "",
        changes: tuple[Change, ...] = (),
    ) -> None:
        house, commit = self._houses[pool.house], Commit(log=(record,), changes=changes)
        house.carry_out(command, commit, record.at_ms, player=player, request=request)
