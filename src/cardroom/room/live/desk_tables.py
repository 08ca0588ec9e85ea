"""Tables of live desks whose hands are entered: one table, whose seats the desk gives and whose stacks the play changes.

The desk sells chips and says who sits where; they go to the table's seats (`seating` in the ledger), and what the table
gives back (`leaving`) goes to the desk. Each chip is in one place of the ledger at any moment, so after a stop each stack
goes on where it was.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from typing import Final

import structlog
from msgspec.structs import replace

from cardroom.cash.cash_commands import TakeSeat, TopUp
from cardroom.desk.depth_commands import EndToldTable, SetTableDepth, StackComesBack
from cardroom.desk.desk_commands import AddToStack, AnyDeskCommand, LeaveDeskSeat, SeatDown
from cardroom.desk.desk_pieces import DeskSeat, DeskTable
from cardroom.desk.table_depth import CLOSEST
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.house import desk_of
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.person import Person
from cardroom.room.live.dealing_desk import close_decided, running
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.live.live_opening import AtDesk, LiveOpening
from cardroom.room.live_desk.live_desks import LiveDesks, StackInPlay
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.model.command import Command
from cardroom.table.model.commands import LeaveTable
from cardroom.table.model.hand_positions import clockwise_from

NOT_DONE: Final = 0
"""The number of an act that the table carries out when its hand is over."""
MOST_STEPS: Final = 500
"""More than all seats of a floor take at once: a settling that goes on longer is a defect."""

_log = structlog.get_logger("cardroom.desk_tables")


class DeskTables:
    """Opens and closes the tables at which hands of a desk's tables are entered, and brings each stack to its place."""

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        desks: LiveDesks,
        live: DealtTables,
        opening: LiveOpening,
        seating: SeatFinder,
        funding: Funding,
        ledger: Ledger,
    ) -> None:
        self._outbox = outbox
        self._time = time
        self._desks = desks
        self._live = live
        self._opening = opening
        self._seating = seating
        self._funding = funding
        self._ledger = ledger
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[None]] = set()
        desks.stacks_at = self._stacks_at

    def follow(self, board: FloorBoard) -> None:
        """Bring stacks on with each step of a desk, and of a table whose hands are entered."""

        def stepped(table: str) -> None:
            writer = self._live.find(table)
            if writer is not None and not writer.terms.desk_table:
                return
            for house in (
                self._houses() if writer is None else [writer.terms.house]
            ):  # a closed table names none
                self._outbox.after(partial(self._changed, house))
                if writer is not None and not writer.in_hand:
                    self._outbox.after(partial(board.desk_changed, house))

        board.followers.append(stepped)
        self._desks.followers.append(self._changed)

    async def begin(self) -> None:
        """At a start: close tables that no desk came to know of, and bring on what was on its way."""
        for one in self._live.all():
            writer = self._live.writer(one.table)
            number, state = writer.terms.desk_table, self._desks.state_of(writer.terms.house)
            at = state.table(number) if state is not None and number else None
            if number and (at is None or at.told != one.table):
                self._close(writer, one.by)
        for house in self._houses():
            await self.settle(house)

    def _houses(self) -> list[str]:
        desks = self._desks.hosts.of_kind("desk")
        return [house for host in desks if (house := getattr(host.owner, "house", ""))]

    # ------------------------------------------------------------------ acts

    async def act(self, by: Person, house: str, command: AnyDeskCommand) -> int:
        """Carry out an act of a desk; what the play has a part in, the table does first or next.

        Returns the number of the act, 0 for a player who leaves with the end of the hand. Refuses as `LiveDesks.act` does,
        "hand-running", and what opening a live table refuses.
        """
        state = self._desks.state_of(house)
        table = state.table(getattr(command, "table", 0)) if state is not None else None
        if table is not None and isinstance(command, SetTableDepth):
            return await self._set_depth(by, house, table, command)
        writer = self._live.find(table.told) if table is not None else None
        if table is None or writer is None or table.depth != CLOSEST:
            return await self._desks.act(by, house, command)
        if isinstance(command, LeaveDeskSeat):
            return await self._leave(by, house, table, command)
        if isinstance(command, SeatDown | AddToStack):
            close_decided(writer, by.id)
        if isinstance(command, AddToStack):
            stacks = self._stacks_at(table.told)
            if command.seat in stacks:
                command = replace(command, stack=stacks[command.seat].cents)
        number = await self._desks.act(by, house, command)
        await self.settle(house)
        return number

    async def _set_depth(self, by: Person, house: str, table: DeskTable, command: SetTableDepth) -> int:
        self._desks.checked(by, house, command)
        if command.depth == CLOSEST and not table.told:
            game, _, stake = table.pool.partition("/")
            at_desk = AtDesk(table.number, self._next_button(house, table))
            name, reason = f"T{table.number}", command.why or table.why
            told = await self._opening.open(by, house, game, stake, name, table.seats, reason, at_desk)
            try:
                number = await self._desks.act(by, house, command, told)
            except Refused:
                self._close(self._live.writer(told), by.id)
                raise
        else:
            writer, button = self._live.find(table.told), 0
            if writer is not None and table.depth == CLOSEST:
                close_decided(writer, by.id)
                if writer.in_hand:
                    words = f"Hand {running(writer).number} is not decided yet: change the depth between two hands."
                    raise Refused("hand-running", words, args={"hand": running(writer).hand})
                button = writer.view("").dealer
            number = await self._desks.act(by, house, command, button=button)
        await self.settle(house)
        return number

    def _next_button(self, house: str, table: DeskTable) -> int:
        state = self._desks.state_of(house)
        if table.last is None or state is None:
            return 0
        taken = [seat.number for seat in state.seats(table) if seat.player]
        return clockwise_from(table.last.dealer, taken)[0] if taken else 0

    async def _leave(self, by: Person, house: str, table: DeskTable, command: LeaveDeskSeat) -> int:
        self._desks.checked(by, house, command)
        state, writer = self._desks.state_of(house), self._live.writer(table.told)
        player = state.seat(table.number, command.seat).player if state is not None else ""
        if not player or writer.table.seat_of(player) is None:
            raise Refused("seat-empty", "Nobody sits there any more.", args={"seat": command.seat})
        close_decided(writer, by.id)
        details = {"seat": command.seat, "player": player}
        record = LogRecord(
            self._time.clock.now_ms(), by.id, "live_leave", table.told, command.why, dict(details)
        )
        if writer.table.seat_of(player) is not None:
            writer.carry_out(LeaveTable(player, reason="staff"), player=by.id, log=(record,))
        await self._outbox.durable()
        await self.settle(house)
        state = self._desks.state_of(house)
        is_gone = state is not None and state.seat(table.number, command.seat).player != player
        return state.number if state is not None and is_gone else NOT_DONE

    def _close(self, writer: TableWriter, by: str) -> None:
        record = LogRecord(
            self._time.clock.now_ms(), by, "close_table", writer.terms.table, "", {"pool": writer.pool}
        )
        if not (writer.is_closing or writer.is_frozen):
            self._seating.close_when_empty(writer, record)

    def _stacks_at(self, told: str) -> Mapping[int, StackInPlay]:
        writer = self._live.find(told)
        if writer is None:
            return {}
        return {
            seat.number: StackInPlay(seat.stack + seat.waiting_top_up, bool(seat.wants_to_leave))
            for seat in writer.table.seats.values()
        }

    # ------------------------------------------------------------------ stacks on their way

    def _changed(self, house: str) -> None:
        if self._time.lifetime.is_stopping or self._next(house) is None:
            return
        task = asyncio.get_running_loop().create_task(self.settle(house))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ended(self) -> None:
        """Wait for stacks that are being brought on."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def settle(self, house: str) -> None:
        """Bring each stack of a desk's tables to where it belongs, as far as the running hands let it."""
        async with self._locks[house]:
            for _ in range(MOST_STEPS):
                await self._outbox.settled()
                found = self._next(house)
                if found is None:
                    return
                try:
                    await self._bring_on(house, *found)
                except Refused as refused:
                    _log.warning("stack_waits", house=house, code=refused.code)
                    return
            _log.error("stacks_never_settle", house=house)

    def _next(self, house: str) -> tuple[DeskTable, DeskSeat | None] | None:
        """The next table and seat for which something is to be done; None for the seat: the table itself."""
        state = self._desks.state_of(house)
        for table in state.tables() if state is not None else ():
            if not table.told or state is None:
                continue
            writer = self._live.find(table.told)
            if writer is not None and writer.is_frozen:
                continue
            seats = [seat for seat in state.seats(table) if seat.player and seat.is_told]
            for seat in seats:
                sits = writer is not None and writer.table.seat_of(seat.player) is not None
                if not sits or (self._coming(house, seat.player) and table.depth == CLOSEST):
                    return table, seat
            if table.depth != CLOSEST and (not seats if writer is None else not writer.is_closing):
                return table, None
        return None

    def _coming(self, house: str, player: str) -> int:
        return self._ledger.balance(accounts.seating(desk_of(house), player))

    async def _bring_on(self, house: str, table: DeskTable, seat: DeskSeat | None) -> None:
        writer = self._live.find(table.told)
        if seat is None:
            if writer is not None:
                self._close(writer, self._by(table))
                await self._outbox.durable()
            else:
                await self._desks.settle(house, EndToldTable(table=table.number))
            return
        player, coming = seat.player, self._coming(house, seat.player)
        going = self._ledger.balance(accounts.leaving(desk_of(house), player))
        sits = writer is not None and writer.table.seat_of(player) is not None
        is_open = writer is not None and not writer.is_closing and table.depth == CLOSEST
        if writer is not None and (sits or (is_open and coming and not going)):
            try:
                await self._seat(writer, seat, coming, sits)
                return
            except Refused as refused:
                if sits:
                    raise
                _log.warning("seat_refused", house=house, table=table.number, code=refused.code)
        if coming:
            await self._turn_round(house, player, coming)
        leaves = table.depth == CLOSEST
        await self._desks.settle(
            house,
            StackComesBack(
                table=table.number, seat=seat.number, stack=going + coming, leaves=leaves, by=self._by(table)
            ),
        )

    def _by(self, table: DeskTable) -> str:
        """The person who answers for what the table does by itself: its dealer, or who opened it."""
        one = next((one for one in self._live.all() if one.table == table.told), None)
        return (one.dealer or one.by) if one is not None else table.opened_by

    async def _seat(self, writer: TableWriter, seat: DeskSeat, cents: int, sits: bool) -> None:
        """Put chips that the desk has sold on the player's seat; for who sits there, as a top-up."""
        player = seat.player
        command: Command = TopUp(player, cents) if sits else TakeSeat(player, cents, 0, seat=seat.number)
        writer.check(command, player)
        fund = await self._funding.brought(writer.terms, player, cents, "top_up" if sits else "buy_in")
        try:
            writer.carry_out(command, player=player, fund=fund)
        except Refused:
            self._funding.give_back(fund)
            await self._outbox.durable()
            raise
        await self._outbox.durable()

    async def _turn_round(self, house: str, player: str, cents: int) -> None:
        """Send chips back to the desk that the table did not take."""
        desk = desk_of(house)
        postings = ((accounts.seating(desk, player), -cents), (accounts.leaving(desk, player), cents))
        entry_id = draw_id(self._time.entropy, "turned")
        entry = Entry(entry_id, self._time.clock.now_ms(), "returned", "not taken", postings, "room")
        self._ledger.post(entry)
        await self._outbox.keep(Commit(entries=(entry,)), lambda _: self._ledger.take_back(entry))
