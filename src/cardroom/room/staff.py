"""The acts of staff. Every act has a reason, is recorded in the transaction that does it, and none can show a card."""

from __future__ import annotations

from cardroom.cash.cash_commands import AskAll, ChargeByTime
from cardroom.cash.time_charge import JACKPOT
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.identity.permissions import Act, TableAct, check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.table_closing import TableClosing
from cardroom.room.mending import Mending
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.staff_acts import STAFF_ACTS
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.rows import Json, LogRecord
from cardroom.table.model.commands import Command
from cardroom.table.values.kinds import ChargeKind


class Staff:
    """The staff's desk of a room."""

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        players: Players,
        floor: CashFloor,
        lines: Lines,
        seating: SeatFinder,
        closing: TableClosing,
        mending: Mending,
    ) -> None:
        self._outbox = outbox
        self._clock = time.clock
        self._lifetime = time.lifetime
        self._players = players
        self._tables = floor.tables
        self._floor = floor
        self._lines = lines
        self._seating = seating
        self._closing = closing
        self._mending = mending

    async def at_table(self, by: Person, table: str, act: TableAct, data: WithReason) -> None:
        """Do an act that is one command to the table; ``data`` is the body that `STAFF_ACTS` names for it."""
        declared = STAFF_ACTS[act]
        await self._give(by, table, declared.command(data, by.id), act, data.reason)

    async def void(self, by: Person, table: str, reason: str) -> None:
        """Make the running hand void: stacks are as at its start. At a tournament's table it is dealt again."""
        check_may(self._players.now(by), "void_hand")
        kept = keeping(by.id, by.asked, self._clock.now_ms())
        await self._tables.hosted.find(table).void(by, reason, kept)

    async def thaw(self, by: Person, table: str, reason: str) -> None:
        """Restore a table that is frozen after a fault; a hand that was under way is void."""
        self.check_may_there(by, table, "thaw")
        await self._mending.thaw(by, table, self._record(by, "thaw", table, reason))

    async def agree_buy_in(self, by: Person, table: str, player: str, amount: int, reason: str) -> None:
        """Ask all players at a table whether one may buy in for less or more than its limits (CK-TH.2)."""
        self.check_may_there(by, table, "ask_all")
        await self._players.must_know(player)
        await self._give(by, table, AskAll("buy_in", 0, player, amount), "ask_all", reason)

    async def play_over(self, by: Person, table: str, player: str, seat: int, reason: str) -> None:
        """Let a player who waits for a seat use the seat of one who is away (CH-4.36)."""
        self.check_may_there(by, table, "play_over")
        person = await self._players.must_know(player)
        record = self._record(by, "play_over", table, reason, {"player": player, "seat": seat})
        await self._seating.play_over(person, table, seat, by, record)
        await self._outbox.durable()

    async def charge_by_time(
        self, by: Person, table: str, what: ChargeKind, seconds: int, reason: str
    ) -> None:
        """Set that `what` ("rake", "jackpot") is paid by the time from the next hand on; 0 seconds: from the pots
        (CH-1.71).

        The jackpot's drop is paid by the time once all players have agreed: they are asked (CH-7.11).
        """
        if what == JACKPOT and seconds:
            await self._give(by, table, AskAll("jackpot_by_time", seconds), "ask_all", reason)
            return
        await self._give(by, table, ChargeByTime(what, seconds), "charge_by_time", reason)

    async def open_table(self, by: Person, house: str, game: str, stake: str, reason: str) -> str:
        """Open a table of any house, game and stake that is offered here; return its id."""
        check_may(self._players.now(by), "open_table")
        if self._lifetime.is_stopping:
            raise Refused("room-stopping", "The room is about to stop; no table opens now.")
        pool = self._floor.offered(house, game, stake)
        opened = self._lines.open_table(
            pool, lambda table: self._record(by, "open_table", table, reason, {"pool": pool.id})
        )
        await self._outbox.durable()
        return opened

    async def close_table(self, by: Person, table: str, reason: str) -> None:
        """Take everybody from a table (at the end of the hand, for those who are in it), then close it."""
        self.check_may_there(by, table, "close_table")
        writer = self._tables.writer(table)
        record = self._record(by, "close_table", table, reason, {"pool": writer.pool})
        self._closing.close_when_empty(writer, record, keeping(by.id, by.asked, record.at_ms))
        await self._outbox.durable()

    async def _give(self, by: Person, table: str, command: Command, what: Act, reason: str) -> None:
        assert "staff" in command.rights.by, f"{command}: declared as no command of staff"
        self.check_may_there(by, table, what)
        record = self._record(by, what, table, reason)
        kept = keeping(by.id, by.asked, record.at_ms)
        self._tables.writer(table).carry_out(command, StepContext(player=by.id, log=(record,), changes=kept))
        await self._outbox.durable()

    def check_may_there(self, by: Person, table: str, what: Act) -> None:
        """Refuse staff without the permission, and acts that do not fit such a table.

        The latter have the code "not-in-a-tournament" and its clauses.
        """
        check_may(self._players.now(by), what)
        hosted = self._tables.hosted.by_id.get(table)
        if hosted is not None:
            hosted.check_staff(what)

    def _record(
        self, by: Person, what: str, subject: str, reason: str, details: Json | None = None
    ) -> LogRecord:
        return LogRecord(self._clock.now_ms(), by.id, what, subject, reason, details or {})
