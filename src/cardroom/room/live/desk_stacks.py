"""The next thing to be done between a desk and the tables at which hands are entered: one at a time.

It follows from what the desk, the tables and the ledger know, so after a stop it goes on where it was.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from cardroom.cash.cash_commands import PlayOver, TakeSeat, TopUp
from cardroom.desk.depth_commands import (
    BreakFollows,
    EndToldTable,
    PenaltyFollows,
    SeatFollows,
    StackComesBack,
)
from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.desk.desk_pieces import DeskSeat, DeskTable
from cardroom.desk.desk_state import DeskState
from cardroom.desk.stacks_back import to_serve
from cardroom.desk.table_depth import CLOSEST
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.house import desk_of
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.live.chips_out import ChipsOut
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import Change, Commit
from cardroom.table.model.command import Command
from cardroom.table.model.commands import ChangeSeat, LeaveTable, Penalise, SitOut
from cardroom.table.model.seat import Seat

Job = Callable[[], Awaitable[None]]
"""One thing that is to be done. Refuses what cannot be done now."""

_log: Final = structlog.get_logger("cardroom.desk_tables")


class DeskStacks:
    """Finds the next stack, seat, break or penalty of which only one side knows, and tells the other."""

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        desks: LiveDesks,
        live: DealtTables,
        funding: Funding,
        ledger: Ledger,
        close: Callable[[TableWriter, str], None],
    ) -> None:
        """`close` closes a table at which hands are entered, answered for by a person."""
        self._outbox = outbox
        self._time = time
        self._desks = desks
        self._live = live
        self._funding = funding
        self._ledger = ledger
        self._close = close

    def next(self, house: str) -> Job | None:
        """Return the next thing to be done at the tables of a house's desk; None where all is as it should be."""
        state = self._desks.state_of(house)
        for table in state.tables() if state is not None else ():
            if not table.told or state is None:
                continue
            writer = self._live.find(table.told)
            if writer is not None and writer.is_halted:
                continue
            job = self._of_table(house, state, table, writer)
            if job is not None:
                return job
        return None

    def _of_table(
        self, house: str, state: DeskState, table: DeskTable, writer: TableWriter | None
    ) -> Job | None:
        seats = [seat for seat in state.seats(table) if seat.player and seat.is_told]
        over = [seat for seat in state.seats(table) if seat.over is not None and seat.over.is_told]
        for is_over, some in ((False, seats), (True, over)):
            for seat in some:
                player = _player(seat, is_over)
                sits = writer is not None and writer.table.seat_of(player) is not None
                if not sits or (self._coming(house, player) and table.depth == CLOSEST):
                    return partial(self._stack, house, table, seat, is_over)
        if table.depth != CLOSEST:
            is_done = not (seats or over) if writer is None else not writer.is_closing
            return partial(self._end, house, table, writer) if is_done else None
        if writer is None or writer.is_closing:
            return None
        known = {seat.player for seat in seats} | {_player(seat, True) for seat in over}
        for at in writer.table.seats.values():  # a seat that was taken back: its chips are at the cage again
            if at.player not in known and not (at.stack or at.waiting_top_up or at.wants_to_leave):
                return partial(self._at_table, writer, LeaveTable(at.player, reason="staff"))
        for is_over, some in ((False, seats), (True, over)):
            for seat in some:
                job = self._follows(house, state, table, seat, is_over, writer)
                if job is not None:
                    return job
        return None

    async def _end(self, house: str, table: DeskTable, writer: TableWriter | None) -> None:
        if writer is None:
            await self._desks.settle(house, EndToldTable(table=table.number))
            return
        self._close(writer, self._by(table))
        await self._outbox.durable()

    # ------------------------------------------------------------------ stacks

    def _coming(self, house: str, player: str) -> int:
        return self._ledger.balance(accounts.seating(desk_of(house), player))

    async def _stack(self, house: str, table: DeskTable, seat: DeskSeat, is_over: bool) -> None:
        """Bring a stack to the table, or back from it."""
        writer, player = self._live.find(table.told), _player(seat, is_over)
        coming = self._coming(house, player)
        going = self._ledger.balance(accounts.leaving(desk_of(house), player))
        sits = writer is not None and writer.table.seat_of(player) is not None
        is_open = writer is not None and not writer.is_closing and table.depth == CLOSEST
        if writer is not None and (sits or (is_open and coming and not going)):
            try:
                await self._seat(writer, seat, coming, sits, is_over, self._by(table))
                return
            except Refused as refused:
                if sits:
                    raise
                _log.warning("seat_refused", house=house, table=table.number, code=refused.code)
        if coming:
            await self._turn_round(house, player, coming)
        back = StackComesBack(
            table=table.number, seat=seat.number, stack=going + coming, leaves=table.depth == CLOSEST,
            is_over=is_over, by=self._by(table),
        )  # fmt: skip
        await self._desks.settle(house, back)

    async def _seat(
        self, writer: TableWriter, seat: DeskSeat, cents: int, sits: bool, is_over: bool, by: str
    ) -> None:
        """Put chips that the desk has sold on the player's seat; for who sits there, as a top-up."""
        player = _player(seat, is_over)
        command: Command = TakeSeat(player, cents, 0, seat=seat.number)
        if sits:
            command = TopUp(player, cents)
        elif is_over:
            command = PlayOver(player, seat.number, cents, by)
        writer.check(command, player)
        fund = await self._funding.brought(writer.terms, player, cents, "top_up" if sits else "buy_in")
        try:
            writer.carry_out(command, StepContext(player=player, fund=fund))
            if seat.away is not None and not (sits or is_over):
                writer.carry_out_if_possible(SitOut(player))
        except Refused:
            self._funding.give_back(fund)
            await self._outbox.durable()
            raise
        await self._outbox.durable()

    async def put_back(self, out: ChipsOut) -> None:
        """Send chips from a table's box back to the stacks that they were taken out of, in one commit."""
        desk = desk_of(out.house)
        entries = [
            self._entry(((accounts.floor(desk), -cents), (accounts.seating(desk, player), cents)))
            for player, cents in out.taken
        ]
        await self._post(entries, out.closed())

    async def _turn_round(self, house: str, player: str, cents: int) -> None:
        """Send chips back to the desk that the table did not take."""
        desk = desk_of(house)
        postings = ((accounts.seating(desk, player), -cents), (accounts.leaving(desk, player), cents))
        await self._post([self._entry(postings)])

    def _entry(self, postings: tuple[tuple[str, int], ...]) -> Entry:
        entry_id = draw_id(self._time.entropy, "turned")
        return Entry(entry_id, self._time.clock.now_ms(), "returned", "not taken", postings, "room")

    async def _post(self, entries: list[Entry], *changes: Change) -> None:
        with self._ledger.attempt():
            for entry in entries:
                self._ledger.post(entry)

        def on_rejected(_: StoreRefused) -> None:
            for entry in reversed(entries):
                self._ledger.take_back(entry)

        await self._outbox.keep(Commit(entries=tuple(entries), changes=changes), on_rejected)

    def _by(self, table: DeskTable) -> str:
        """The person who answers for what the table does by itself: its dealer, or who opened it."""
        one = next((one for one in self._live.all() if one.table == table.told), None)
        return (one.dealer or one.by) if one is not None else table.opened_by

    # ------------------------------------------------------------------ seats, breaks, penalties

    def _follows(
        self,
        house: str,
        state: DeskState,
        table: DeskTable,
        seat: DeskSeat,
        is_over: bool,
        writer: TableWriter,
    ) -> Job | None:
        at = writer.table.seat_of(_player(seat, is_over))
        assert at is not None, "stacks come first"
        number, by = seat.number, self._by(table)
        if not is_over:
            has, going = at.home or at.number, seat.going
            if going is not None and going.to_table != table.number and not at.wants_to_leave:
                return partial(self._at_table, writer, LeaveTable(seat.player, reason="staff"))
            stays = going is not None and going.to_table == table.number and not at.moves_to
            moved = has != number and has <= table.seats and not state.seat(table.number, has).player
            if moved or (stays and has == number):
                follows = SeatFollows(table=table.number, seat=number, to_seat=has, by=by)
                return partial(self._desks.settle, house, follows)
            is_in = not (at.sits_out or at.wants_to_sit_out or at.home)
            if seat.away is not None and seat.over is None and is_in:
                back = BreakFollows(table=table.number, seat=number, by=by)
                return partial(self._desks.settle, house, back)
        return self._penalties(house, state, table, seat, is_over, writer, at)

    def _penalties(
        self,
        house: str,
        state: DeskState,
        table: DeskTable,
        seat: DeskSeat,
        is_over: bool,
        writer: TableWriter,
        at: Seat,
    ) -> Job | None:
        """Hands that the table has counted go off the desk's penalties; what the desk has given the table serves."""
        if writer.table.book.penalties is None:
            return None
        player, now_ms = _player(seat, is_over), self._time.clock.now_ms()
        known = seat.over.serving if is_over and seat.over is not None else seat.serving
        there, (hands, until_ms) = at.penalty_hands, to_serve(state, player, now_ms)
        there_until_ms = at.penalty_until_ms if at.penalty_until_ms > now_ms else 0
        followed: AnyDeskCommand | None = None
        follows = partial(PenaltyFollows, table=table.number, player=player, by=self._by(table))
        if there < known:
            followed = follows(served=known - there, left=there)
        elif there == hands != known:
            followed = follows(left=there)
        elif hands < known:
            followed = follows(left=hands)
        if followed is not None:
            return partial(self._desks.settle, house, followed)
        if (there, there_until_ms) != (hands, until_ms):
            return partial(self._at_table, writer, Penalise(player, hands, until_ms))
        return None

    async def _at_table(self, writer: TableWriter, command: LeaveTable | ChangeSeat | Penalise) -> None:
        writer.carry_out(command, StepContext(player=command.player))
        await self._outbox.durable()


def _player(seat: DeskSeat, is_over: bool) -> str:
    return seat.over.player if is_over and seat.over is not None else seat.player
