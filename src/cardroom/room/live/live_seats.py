"""The seats of a live table: people with or without an account, and chips counted in and out at the table."""

from __future__ import annotations

from collections.abc import Callable

from cardroom.cash.cash_commands import TakeSeat, TopUp
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.live.dealing_desk import close_decided
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.protocol.live_bodies import SeatAct
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.rows import LogRecord
from cardroom.table.model.commands import Command, Enter, LeaveTable, SitIn, SitOut
from cardroom.table.model.seat import Seat


class LiveSeats:
    """Seats people at live tables. Chips are sold for cash, which goes into the house's till."""

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        players: Players,
        live: DealtTables,
        funding: Funding,
        desks: LiveDesks,
    ) -> None:
        self._outbox = outbox
        self._clock = time.clock
        self._lifetime = time.lifetime
        self._players = players
        self._live = live
        self._funding = funding
        self._desks = desks

    async def sit(self, by: Person, table: str, seat: int, name: str, player: str, buy_in: int) -> str:
        """Seat somebody with chips, an account holder by id (`player`) or a guest by `name`; return the id.

        Refuses "not-the-dealer", "no-name", "seat-taken", "table-closing", "already-seated", whom the
        house's desk keeps away ("desk-excluded") and wrong buy-ins.
        """
        _, writer = self._live.check(by, table)
        held = writer.table
        if self._lifetime.is_stopping or held.draining or writer.is_closing:
            raise Refused("table-closing", f"{writer.terms.name} is closing; nobody is seated there now.")
        if seat not in held.open_seats:
            clauses = held.book.seating.seats.clauses
            raise Refused("seat-taken", f"Seat {seat} is not free.", clauses, {"seat": seat})
        if player:
            person = await self._players.must_know(player)
            self._players.check_open(person)
            self._desks.check_let_in(player, writer.terms.house, "house")
        else:
            name = " ".join(name.split())
            if not name:
                raise Refused("no-name", "Say what the player is called.")
            person = await self._players.add_guest(table, name, {"by": by.id, "table": table})
        close_decided(writer, by.id)
        await self._bring(
            writer, by, person.id, buy_in, "live_buy_in", lambda: TakeSeat(person.id, buy_in, 0, seat=seat)
        )
        return person.id

    async def act(self, by: Person, table: str, number: int, what: SeatAct, amount: int) -> None:
        """Carry out what a player at a seat asks for: leave, sit out or in, post to come in, add chips.

        Refuses "not-the-dealer", "seat-empty" and what the table refuses.
        """
        _, writer = self._live.check(by, table)
        seat = self._seat(writer, number)
        if what == "add":
            close_decided(writer, by.id)
            command = TopUp(seat.player, amount)
            await self._bring(writer, by, seat.player, amount, "live_top_up", lambda: command)
            return
        if what == "leave":
            close_decided(writer, by.id)
        record = self._record(by, f"live_{what}", table, {"seat": number, "player": seat.player})
        if writer.table.seat_of(seat.player) is not None:
            kept = keeping(by.id, by.asked, record.at_ms)
            writer.carry_out(_command(what, seat.player), player=by.id, log=(record,), changes=kept)
        await self._outbox.durable()

    async def _bring(
        self,
        writer: TableWriter,
        by: Person,
        player: str,
        cents: int,
        kind: str,
        command: Callable[[], Command],
    ) -> None:
        """Count chips in, and have the table take them."""
        terms = writer.terms
        writer.check(command(), player)
        fund = await self._funding.brought(terms, player, cents, "buy_in")
        record = self._record(by, kind, terms.table, {"player": player, "cents": cents})
        try:
            _, now = self._live.check(by, terms.table)  # much may have changed meanwhile
            kept = keeping(by.id, by.asked, record.at_ms)
            now.carry_out(command(), player=by.id, fund=fund, log=(record,), changes=kept)
        except Refused:
            self._funding.give_back(fund)
            await self._outbox.durable()
            raise
        await self._outbox.durable()

    def _seat(self, writer: TableWriter, number: int) -> Seat:
        seat = writer.table.seats.get(number)
        if seat is None:
            raise Refused("seat-empty", f"Nobody sits at seat {number}.", args={"seat": number})
        return seat

    def _record(self, by: Person, what: str, table: str, details: dict[str, str | int]) -> LogRecord:
        return LogRecord(self._clock.now_ms(), by.id, what, table, "", dict(details))


def _command(what: SeatAct, player: str) -> Command:
    match what:
        case "leave":
            return LeaveTable(player, reason="staff")
        case "sit_out":
            return SitOut(player)
        case "sit_in":
            return SitIn(player)
        case _:
            return Enter(player, "wait" if what == "wait" else "post")
