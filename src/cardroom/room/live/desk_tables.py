"""Tables of live desks whose hands are entered: one table, whose seats the desk gives and whose stacks the play changes.

The desk sells chips and says who sits where; they go to the table's seats (`seating` in the ledger), and what the table
gives back (`leaving`) goes to the desk. Each chip is in one place of the ledger at any moment, so after a stop each stack
goes on where it was.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from functools import partial
from typing import Final

import structlog
from msgspec.structs import replace

from cardroom.cash.cash_commands import PlayOver, TakeChips
from cardroom.desk.chips_taken import BROUGHT, TAKEN, brought_by, taken_by
from cardroom.desk.depth_commands import SetTableDepth
from cardroom.desk.desk_commands import (
    AddToStack,
    AnyDeskCommand,
    ChangeDeskSeat,
    EndDeskBreak,
    EndPlayOver,
    FreeSeat,
    LeaveDeskSeat,
    MoveToTable,
    PlayOverSeat,
    SeatDown,
    StartDeskBreak,
    TakeBackAct,
)
from cardroom.desk.desk_pieces import DeskTable
from cardroom.desk.money_commands import StoreStack
from cardroom.desk.table_depth import CLOSEST
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.person import Person
from cardroom.room.live.chips_out import ChipsOut, chips_out
from cardroom.room.live.dealing_desk import close_decided, is_decided, running
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.live.desk_stacks import DeskStacks
from cardroom.room.live.live_opening import AtDesk, LiveOpening
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.live_desk.stacks_in_play import CLOSED, StackInPlay, TableInPlay, in_play
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.lobby.table_closing import TableClosing
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.rows import Json, LogRecord
from cardroom.table.model.commands import ChangeSeat, LeaveTable, SitIn, SitOut, StayInSeat
from cardroom.table.model.hand_positions import clockwise_from

NOT_DONE: Final = 0
"""The number of an act that the table carries out when its hand is over."""
MOST_STEPS: Final = 500
"""More than all seats of a floor take at once: a settling that goes on longer is a defect."""

UNDONE_THERE: Final = (*BROUGHT, StartDeskBreak, EndDeskBreak, ChangeDeskSeat, MoveToTable)
"""Acts whose counter-act the table where hands are entered has a part in."""

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
        closing: TableClosing,
        funding: Funding,
        ledger: Ledger,
    ) -> None:
        self._outbox = outbox
        self._time = time
        self._desks = desks
        self._live = live
        self._opening = opening
        self._closing = closing
        self._stacks = DeskStacks(outbox, time, desks, live, funding, ledger, self._close)
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[None]] = set()
        desks.in_play = self._in_play
        self._shown: dict[str, TableInPlay] = {}

    def follow(self, board: FloorBoard) -> None:
        """Bring stacks on with each step of a desk, and of a table whose hands are entered."""

        def stepped(table: str) -> None:
            writer = self._live.find(table)
            if writer is not None and not writer.terms.desk_table:
                return
            looks_other = self._looks_other(table)
            for house in (
                self._houses() if writer is None else [writer.terms.house]
            ):  # a closed table names none
                self._outbox.after(partial(self._changed, house))
                if looks_other:
                    self._outbox.after(partial(board.desk_changed, house))

        board.followers.append(stepped)
        self._desks.followers.append(self._changed)

    def _looks_other(self, told: str) -> bool:
        """Whether a table's step has changed what its desk shows of it: few steps of a hand do."""
        now, before = self._in_play(told), self._shown.pop(told, None)
        if now is not CLOSED:
            self._shown[told] = now
        return now != before

    async def begin(self) -> None:
        """At a start: close tables that no desk came to know of, and bring on what was on its way."""
        for one in self._live.all():
            writer = self._live.writer(one.table)
            number, state = writer.terms.desk_table, self._desks.state_of(writer.terms.house)
            at = state.table(number) if state is not None and number else None
            if number and (at is None or at.told != one.table):
                self._close(writer, one.by)
        await self._give_back()
        for house in self._houses():
            await self.settle(house)

    def _houses(self) -> list[str]:
        return self._desks.houses()

    # ------------------------------------------------------------------ acts

    async def act(self, by: Person, house: str, command: AnyDeskCommand, contact: str = "") -> int:
        """Carry out an act of a desk; what the play has a part in, the table does first or next.

        `contact` is as in `LiveDesks.act`.

        Returns the number of the act, 0 for a player who leaves with the end of the hand. Refuses as `LiveDesks.act` does,
        "hand-running", and what opening a live table refuses.
        """
        if contact:
            return await self._desks.act(by, house, command, contact=contact)
        state = self._desks.state_of(house)
        undone = state.act(command.act) if state is not None and isinstance(command, TakeBackAct) else None
        of = undone.command if undone is not None and isinstance(undone.command, UNDONE_THERE) else command
        table = state.table(getattr(of, "table", 0)) if state is not None else None
        if table is not None and isinstance(command, SetTableDepth):
            return await self._set_depth(by, house, table, command)
        writer = self._live.find(table.told) if table is not None else None
        if table is None or writer is None or table.depth != CLOSEST:
            number = await self._desks.act(by, house, command)
            if isinstance(command, MoveToTable | TakeBackAct):
                await self.settle(house)
            return number
        if isinstance(command, LeaveDeskSeat | FreeSeat | EndPlayOver):
            return await self._leave(by, house, table, command)
        if of is not command and isinstance(of, ChangeDeskSeat | MoveToTable):
            return await self._call_off(by, house, writer, command, of)
        if isinstance(of, StartDeskBreak | EndDeskBreak):
            return await self._break(by, house, writer, command, of)
        if isinstance(command, TAKEN) or of is not command:
            return await self._take(by, house, table, writer, command)
        if isinstance(command, AddToStack | MoveToTable):
            there = self._stack_of(table, command.seat)
            command = replace(command, stack=there.cents) if there is not None else command
        if isinstance(command, PlayOverSeat):
            self._desks.check(by, house, command)
            writer.check(PlayOver(command.player, command.seat, command.stack, by.id), by.id)
        if isinstance(command, SeatDown | AddToStack | MoveToTable | ChangeDeskSeat):
            async with self._locks[house]:  # (nobody else is promised that seat between the two)
                if isinstance(command, ChangeDeskSeat):
                    self._change_seat(by, house, writer, command)
                number = await self._desks.act(by, house, command)
                close_decided(writer, by.id)  # (what is refused closes nothing)
        else:
            number = await self._desks.act(by, house, command)
        await self.settle(house)
        return number

    def _change_seat(self, by: Person, house: str, writer: TableWriter, command: ChangeDeskSeat) -> None:
        """Have the table move a player, at once or when the running hand is over; its rules say what that costs."""
        player = self._desks.check(by, house, command).seat(command.table, command.seat).player
        details: Json = {"seat": command.seat, "to_seat": command.to_seat, "player": player}
        record = self._record(by, "live_change_seat", writer.terms.table, command.why, details)
        context = StepContext(player=by.id, log=(record,))
        writer.carry_out(ChangeSeat(player, command.to_seat, by.id), context)

    async def _call_off(
        self,
        by: Person,
        house: str,
        writer: TableWriter,
        command: AnyDeskCommand,
        of: ChangeDeskSeat | MoveToTable,
    ) -> int:
        """Take back a change of seats or a move; where it waits for the end of the hand, the table has the player stay."""
        async with self._locks[house]:
            seat = self._desks.check(by, house, command).seat(of.table, of.seat)
            at = writer.table.seat_of(seat.player) if seat.player else None
            if seat.going is not None and at is not None and (at.wants_to_leave or at.moves_to):
                details: Json = {"seat": of.seat, "player": seat.player}
                record = self._record(by, "live_stay", writer.terms.table, command.why, details)
                writer.carry_out(StayInSeat(seat.player), StepContext(player=by.id, log=(record,)))
            number = await self._desks.act(by, house, command)
        await self.settle(house)
        return number

    async def _take(
        self, by: Person, house: str, table: DeskTable, writer: TableWriter, command: AnyDeskCommand
    ) -> int:
        """Have the table take chips out of stacks, all or none, and note what for. Where the desk then refuses, or the
        store does, they go back.
        """
        async with self._locks[house]:
            if isinstance(command, StoreStack):
                there = self._stack_of(table, command.seat)
                command = replace(command, stack=there.cents) if there is not None else command
            await self._desks.check_people(house, command)
            chips = taken_by(self._desks.check(by, house, command), command)
            takes = [TakeChips(one.player, one.cents, one.what) for one in chips]
            if isinstance(command, TakeBackAct):
                self._check_unplayed(house, writer, command)
            for take in takes:
                writer.check(take, by.id, once_closed=is_decided(writer))
            if takes:
                close_decided(writer, by.id)
            out = ChipsOut(draw_id(self._time.entropy, "taken"), house, self._time.clock.now_ms())
            try:
                for take in takes:
                    out = out.with_(take.player, take.amount)
                    details: Json = {"player": take.player, "cents": take.amount, "what": take.what}
                    record = self._record(by, "live_take", table.told, command.why, details)
                    writer.carry_out(take, StepContext(player=by.id, log=(record,), changes=(out.kept(),)))
                await self._outbox.durable()
                number = await self._desks.act(by, house, command, also=(out.closed(),) if takes else ())
            except Refused:
                await self._give_back(out.id)
                self._changed(house)
                raise
        await self.settle(house)
        return number

    def _check_unplayed(self, house: str, writer: TableWriter, command: TakeBackAct) -> None:
        """Refuse ("played-since") to take a seat back with which a hand was begun."""
        state = self._desks.state_of(house)
        act = brought_by(state, command) if state is not None else None
        if act is None or not isinstance(act.command, SeatDown):
            return
        for one in act.handed:
            at = writer.table.seat_of(one.player)
            if at is None or at.played_last_hand or at.stack + at.waiting_top_up != one.cents:
                words = "A hand was begun with that seat: let the player leave it instead."
                args = {"player": one.player, "seat": act.command.seat, "table": act.command.table}
                raise Refused("played-since", words, args=args)

    async def _give_back(self, taking: str = "") -> None:
        """Give chips back that were taken for an act which is not stored: of one `taking`, at a start of all."""
        for out in await self._outbox.read_settled(chips_out):
            if taking in ("", out.id) and out.house in self._houses():
                await self._stacks.put_back(out)

    async def _break(
        self,
        by: Person,
        house: str,
        writer: TableWriter,
        command: AnyDeskCommand,
        of: StartDeskBreak | EndDeskBreak,
    ) -> int:
        """Note a break, its end, or (`command`) that either is taken back; have the table deal the player out or in."""
        async with self._locks[house]:
            number = await self._desks.act(by, house, command)
            state = self._desks.state_of(house)
            player = state.seat(of.table, of.seat).player if state is not None else ""
            if writer.table.seat_of(player) is not None:
                out = isinstance(of, StartDeskBreak) == (of is command)
                writer.carry_out_if_possible(SitOut(player) if out else SitIn(player))
            await self._outbox.durable()
        return number

    async def _set_depth(self, by: Person, house: str, table: DeskTable, command: SetTableDepth) -> int:
        opens = command.depth == CLOSEST and not table.told
        self._desks.check(by, house, replace(command, told="to be opened") if opens else command)
        if opens:
            game, _, stake = table.pool.partition("/")
            at_desk = AtDesk(table.number, self._next_button(house, table), table.point_cents)
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
                if writer.in_hand and not is_decided(writer):
                    words = f"Hand {running(writer).number} is not decided yet: change the depth between two hands."
                    raise Refused("hand-running", words, args={"hand": running(writer).hand})
                button = writer.view("").dealer
            async with self._locks[house]:
                number = await self._desks.act(by, house, command, button=button)
                if writer is not None:
                    close_decided(writer, by.id)
        await self.settle(house)
        return number

    def _next_button(self, house: str, table: DeskTable) -> int:
        state = self._desks.state_of(house)
        if table.last is None or state is None:
            return 0
        taken = [seat.number for seat in state.seats(table) if seat.player]
        return clockwise_from(table.last.dealer, taken)[0] if taken else 0

    async def _leave(
        self, by: Person, house: str, table: DeskTable, command: LeaveDeskSeat | FreeSeat | EndPlayOver
    ) -> int:
        self._desks.checked(by, house, command)
        state, writer = self._desks.state_of(house), self._live.writer(table.told)
        assert state is not None, "the table is the desk's"
        seat, is_over = state.seat(table.number, command.seat), isinstance(command, EndPlayOver)
        player = (seat.over.player if seat.over is not None else "") if is_over else seat.player
        if not isinstance(command, LeaveDeskSeat):
            there = self._stack_of(table, command.seat, is_over=is_over)
            stack = there.cents if there is not None else command.stack
            self._desks.check(by, house, replace(command, stack=stack))
        if not player or writer.table.seat_of(player) is None:
            raise Refused("seat-empty", "Nobody sits there any more.", args={"seat": command.seat})
        if isinstance(command, LeaveDeskSeat) and seat.away is not None and seat.over is None:
            back = EndDeskBreak(table=table.number, seat=command.seat, why=command.why)
            await self._desks.act(by, house, back)  # who comes for the chips is there
        details: Json = {"seat": command.seat, "player": player}
        record = self._record(by, "live_leave", table.told, command.why, details)
        if writer.table.seat_of(player) is not None:
            writer.carry_out(LeaveTable(player, reason="staff"), StepContext(player=by.id, log=(record,)))
        close_decided(writer, by.id)
        await self._outbox.durable()
        await self.settle(house)
        at = state.seat_of(player)
        is_gone = at is None or (at.table, at.number) != (table.number, command.seat)
        return state.number if is_gone else NOT_DONE

    def _record(self, by: Person, what: str, told: str, why: str, details: Json) -> LogRecord:
        return LogRecord(self._time.clock.now_ms(), by.id, what, told, why, details)

    def _close(self, writer: TableWriter, by: str) -> None:
        record = LogRecord(
            self._time.clock.now_ms(), by, "close_table", writer.terms.table, "", {"pool": writer.pool}
        )
        if not (writer.is_closing or writer.is_halted):
            self._closing.close_when_empty(writer, record)

    def _in_play(self, told: str) -> TableInPlay:
        writer = self._live.find(told)
        return CLOSED if writer is None else in_play(writer.table, self._live.get(told).dealer)

    def _stack_of(self, table: DeskTable, number: int, *, is_over: bool = False) -> StackInPlay | None:
        """The stack of who has a seat, or plays over there."""
        state = self._desks.state_of(self._live.writer(table.told).terms.house)
        if state is None:
            return None
        seat = state.seat(table.number, number)
        player = (seat.over.player if seat.over is not None else "") if is_over else seat.player
        return self._in_play(table.told).stacks.get(player)

    # ------------------------------------------------------------------ stacks on their way

    def _changed(self, house: str) -> None:
        if self._time.lifetime.is_stopping or self._stacks.next(house) is None:
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
                job = self._stacks.next(house)
                if job is None:
                    return
                try:
                    await job()
                except Refused as refused:
                    _log.warning("stack_waits", house=house, code=refused.code)
                    return
            _log.error("stacks_never_settle", house=house)
