"""The seats of a live table: people with or without an account, and chips counted in and out at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from cardroom.cash.cash_commands import TakeSeat, TopUp
from cardroom.desk.desk_commands import AddToStack, AnyDeskCommand, SeatDown
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.permissions import check_not_self
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.live.dealing_desk import close_decided, is_decided
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.protocol.live_bodies import SeatAct
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.rows import LogRecord
from cardroom.table.model.commands import Command, Enter, LeaveTable, SitIn, SitOut
from cardroom.table.model.seat import Seat

SOMEBODY: Final = "somebody"
"""Stands for a person who gets an id only with a seat."""


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
        self.at_desk: Callable[[Person, str, AnyDeskCommand], Awaitable[int]] = desks.act
        """Carries out an act of a live desk, whose seats and chips some tables have."""

    async def sit(self, by: Person, table: str, seat: int, name: str, player: str, buy_in: int) -> str:
        """Seat somebody with chips, an account holder by id (`player`) or a guest by `name`; return the id.

        A name that the house's desk knows is that person; at a table of the desk the desk seats, by its lists. Refuses
        "not-the-dealer", "no-name", "seat-taken", "table-closing", "already-seated", whom the house's desk keeps away
        ("desk-excluded") and wrong buy-ins.
        """
        _, writer = self._live.check(by, table)
        held = writer.table
        if self._lifetime.is_stopping or held.draining or writer.is_closing:
            raise Refused("table-closing", f"{writer.terms.name} is closing; nobody is seated there now.")
        if seat not in held.open_seats:
            clauses = held.book.seating.seats.clauses
            raise Refused("seat-taken", f"Seat {seat} is not free.", clauses, {"seat": seat})
        house, number = writer.terms.house, writer.terms.desk_table
        name = " ".join(name.split())
        if not (player or name):
            raise Refused("no-name", "Say what the player is called.")
        player = player or self._desks.people.named(house, name)
        if number:
            seated = SeatDown(table=number, seat=seat, player=player or SOMEBODY, stack=buy_in)
            self._desks.check(by, house, seated)  # nobody is named for a seat that is refused
            player = player or await self._desks.add_person(by, house, name)
            await self.at_desk(by, house, replace(seated, player=player))
            return player
        writer.check(TakeSeat(player or SOMEBODY, buy_in, 0, seat=seat), player or SOMEBODY)
        player = await self._person(by, table, house, name, player)
        await self._bring(writer, by, player, buy_in, "live_buy_in", TakeSeat(player, buy_in, 0, seat=seat))
        return player

    async def _person(self, by: Person, table: str, house: str, name: str, player: str) -> str:
        """Return the id of who sits down: an account's, that of a person whom the house's desk knows by name, or a guest's.

        Refuses "no-such-player", whom staff keep out, and "desk-excluded".
        """
        people = self._desks.people
        if player and not people.is_known(player, house):
            self._players.check_open(await self._players.must_know(player))
        if player:
            self._desks.check_let_in(player, house, "house")
            return player
        return (await self._players.add_guest(table, name, {"by": by.id, "table": table})).id

    async def act(self, by: Person, table: str, number: int, what: SeatAct, amount: int) -> None:
        """Carry out what a player at a seat asks for: leave, sit out or in, come in by a post or a straddle, add chips.

        Refuses "not-the-dealer", "seat-empty" and what the table refuses.
        """
        _, writer = self._live.check(by, table)
        seat = self._seat(writer, number)
        if what == "add" and writer.terms.desk_table:
            add = AddToStack(table=writer.terms.desk_table, seat=number, cents=amount)
            await self.at_desk(by, writer.terms.house, add)
            return
        if what == "add":
            command = TopUp(seat.player, amount)
            await self._bring(writer, by, seat.player, amount, "live_top_up", command)
            return
        record = self._record(by, f"live_{what}", table, {"seat": number, "player": seat.player})
        if writer.table.seat_of(seat.player) is not None:
            kept = keeping(by.id, by.asked, record.at_ms)
            context = StepContext(player=by.id, log=(record,), changes=kept)
            writer.carry_out(_command(what, seat.player), context)
        if what == "leave":
            close_decided(writer, by.id)
        await self._outbox.durable()

    async def _bring(
        self,
        writer: TableWriter,
        by: Person,
        player: str,
        cents: int,
        kind: str,
        command: TakeSeat | TopUp,
    ) -> None:
        """Count chips in, and have the table take them; a decided hand is closed, before chips are added to a stack.

        Refuses "own-account" as well: somebody else sells chips to those who enter what happens.
        """
        check_not_self(by, player)
        terms, adds = writer.terms, isinstance(command, TopUp)
        writer.check(command, player, once_closed=adds and is_decided(writer))
        fund = await self._funding.brought(terms, player, cents, "buy_in")
        record = self._record(by, kind, terms.table, {"player": player, "cents": cents})
        try:
            _, now = self._live.check(by, terms.table)  # much may have changed meanwhile
            kept = keeping(by.id, by.asked, record.at_ms)
            if adds and is_decided(now):
                now.check(command, player, once_closed=True)
                close_decided(now, by.id)
            now.carry_out(command, StepContext(player=by.id, fund=fund, log=(record,), changes=kept))
            close_decided(now, by.id)
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
            return Enter(player, what)
