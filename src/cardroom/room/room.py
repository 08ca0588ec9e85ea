"""The room: one object that holds the organs and lets people in and out."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from cardroom.cash.commands import AnyCommand, Disconnect, Drain, Reconnect, SkipNextBigBlind
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room import dispatch
from cardroom.room.acceptance import Acceptance
from cardroom.room.accounts.newcomers import Newcomers
from cardroom.room.accounts.permissions import is_staff
from cardroom.room.accounts.person import Person
from cardroom.room.accounts.players import Players
from cardroom.room.apart import Apart
from cardroom.room.cashier import Cashier
from cardroom.room.chat import SAY, ChatGate
from cardroom.room.closing import Closing
from cardroom.room.complaints import ComplaintDesk
from cardroom.room.connection import Connection
from cardroom.room.hands import Hands
from cardroom.room.houses import Houses
from cardroom.room.identities import Identities
from cardroom.room.jackpots import Jackpots
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import Lobby
from cardroom.room.lobby.pool import Pool, pools_of
from cardroom.room.lobby.seating import Seating
from cardroom.room.measures import Measures
from cardroom.room.messages import client as from_client
from cardroom.room.messages import server as to_client
from cardroom.room.moving import Moving
from cardroom.room.own_account import OwnAccount
from cardroom.room.payments import Payments
from cardroom.room.penalties import PenaltyDesk
from cardroom.room.people import PeopleDesk
from cardroom.room.readings import Readings
from cardroom.room.repeats import Repeats
from cardroom.room.reports.desk import Reports
from cardroom.room.services import Services
from cardroom.room.staff import Staff
from cardroom.room.sweep import Sweep
from cardroom.room.table_listener import TableListener
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord, SessionRecord
from cardroom.table.view import TableView

STOP_WITHIN_SECONDS: Final = 180
"""A stopping room waits this long for its hands; what is then unfinished goes on, or is void, at the next start."""

_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.room")


class Room:
    """A card room with its tables. All happens on one event loop; what waits for the disk waits in the outbox."""

    def __init__(
        self,
        services: Services,
        demo: bool = False,
        repeats: Repeats | None = None,
        sources: tuple[str, ...] = (),
    ) -> None:
        self.services = services
        self.demo = demo
        self.tables: dict[str, TableWriter] = {}
        self.pools: dict[str, Pool] = {pool.id: pool for pool in pools_of(services.books)}
        self.players = Players(
            services.store, services.clock, services.entropy, services.settings, lambda: services.books.main.conduct
        )
        self.newcomers = Newcomers(self)
        self.own_account = OwnAccount(self)
        self.hands = Hands(services.store)
        self.readings = Readings(self)
        self.cashier = Cashier(services.store, services.ledger)
        self.lobby = Lobby(self.pools, services)
        self.acceptance = Acceptance(self)
        self.apart = Apart(self)
        self.complaints = ComplaintDesk(self)
        self.identities = Identities(self)
        self.moving = Moving(self)
        self.jackpots = Jackpots(self)
        self.floor = TableListener(self)
        self.seating = Seating(self)
        self.lines = Lines(self)
        self.payments = Payments(self)
        self.houses = Houses(self, sources)
        self.measures = Measures(self)
        self.penalties = PenaltyDesk(self)
        self.people = PeopleDesk(self)
        self.staff = Staff(self)
        self.sweep = Sweep(self)
        self.closing = Closing(self)
        self.reports = Reports(self)
        self.repeats = repeats or Repeats()
        self._chat = ChatGate()
        self._people: dict[Connection, Person | None] = {}
        self.stopping = False

    # ------------------------------------------------------------------ people

    async def sign_up(
        self, name: str, password: str, address: str = "", invitation: str = "", of_age: bool = False
    ) -> Person:
        """A new account, with a balance to start with where the operator gives one.

        Where a house asks for the age (CK-H.1) the player says to be old enough, and that is kept; a demo asks nobody.
        """
        if not self.demo:
            self.identities.check_age(of_age)
        person = await self.newcomers.sign_up(name, password, address, invitation)
        if of_age:
            await self.identities.note_age(person.id)
        await self.welcome(person)
        return person

    async def welcome(self, person: Person, at_least: int = 0) -> None:
        """Give a new player the welcome money from the mint, once; in a demo `at_least` so much."""
        cents = self.services.settings.welcome_cents
        if cents and self.demo:
            cents = max(cents, at_least)
        if not cents:
            return
        entry = Entry(
            id=f"welcome:{person.id}",
            at_ms=self.services.clock.now_ms(),
            kind="welcome",
            reason="balance to start with",
            postings=((accounts.MINT, -cents), (accounts.wallet(person.id), cents)),
            by="room",
        )
        if await self.services.store.read(lambda reader: reader.entry(entry.id)) is not None:
            return
        self.services.ledger.post(entry)
        self.services.outbox.commit(Commit(entries=(entry,)))
        await self.durable()

    async def sign_out(self, token: str) -> None:
        """End a session; the sockets that came in with it close."""
        session = await self.players.sessions.find(token)
        if session is not None:
            await self.own_account.sign_out(session)

    def hang_up(self, player: str, why: str, session: SessionRecord | None = None) -> None:
        """Close a player's sockets, or those of one session: it is over."""
        text = _encode(to_client.SignedOut(why)).decode()
        for connection in self.services.presence.of(player):
            if session is None or connection.session == session.token_hash:
                connection.send(text)
                connection.close(4401, why)

    def tell_role(self, player: str) -> None:
        """Tell somebody who is here what the room is to them from now on."""
        text = _encode(to_client.RoleChanged()).decode()
        for connection in self.services.presence.of(player):
            connection.send(text)

    def balance(self, player: str) -> int:
        """What a player has off the tables."""
        return self.services.ledger.balance(accounts.wallet(player))

    def check_wallet(self, player: str, amount: int) -> None:
        """Refuse ("wallet-too-small") an amount the wallet does not hold."""
        balance = self.balance(player)
        if amount > balance:
            raise Refused(
                "wallet-too-small",
                f"Your wallet holds {balance}, that is less than {amount}.",
                args={"balance": balance, "amount": amount},
            )

    # ------------------------------------------------------------------ connections

    def arrived(self, connection: Connection, person: Person | None) -> None:
        """A connection opened: welcome it, and tell the tables that its player is back."""
        self.services.pulse.look()
        self._people[connection] = person
        first = self.services.presence.arrived(connection)
        welcome = to_client.Welcome(
            now_ms=self.services.clock.now_ms(),
            house=self.services.books.main.name,
            houses=tuple(to_client.House(book.id, book.name) for book in self.services.books.values()),
            player=person.id if person else "",
            name=person.name if person else "",
            role=self.players.now(person).role if person else "",
            balance=self.balance(person.id) if person else 0,
            demo=self.demo,
        )
        text = _encode(welcome).decode()
        self.services.outbox.tell(lambda: connection.send(text))
        self.jackpots.show(connection)
        if person is None:
            return
        if first:
            for writer in self.seats_of(person.id):
                self.carry_out_if_possible(writer, Reconnect(person.id))
        self.tell_mine(person.id, connection)
        self.lines.show_offers(person.id, connection)

    def departed(self, connection: Connection) -> None:
        """A connection closed; with a player's last one the tables learn of the break."""
        self.services.pulse.look()
        person = self._people.pop(connection, None)
        last = self.services.presence.left(connection)
        self.lobby.unwatch(connection)
        for table in self.services.presence.followed_by(connection):
            if (writer := self.tables.get(table)) is not None:
                writer.unwatch(connection)
        if person is not None and last and not self.stopping:
            for writer in self.seats_of(person.id):
                self.carry_out_if_possible(writer, Disconnect(person.id))

    def staff_present(self) -> tuple[Connection, ...]:
        """The connections of staff and admins."""
        people = self._people.items()
        return tuple(one for one, person in people if person is not None and is_staff(self.players.now(person)))

    def carry_out_if_possible(self, writer: TableWriter, command: AnyCommand) -> None:
        """Carry out a command of the room's own that the table may find pointless by now."""
        try:
            writer.carry_out(command)
        except Refused as refused:
            _log.info(
                "pointless_command",
                table=writer.terms.table,
                command=type(command).__name__,
                code=refused.code,
            )

    def hear(self, connection: Connection, message: from_client.AnyAsked) -> bool:
        """Answer a message of a client; False when it was refused. What came while the room stood still is not late."""
        self.services.pulse.look()
        return dispatch.hear(self, connection, self._people.get(connection), message)

    # ------------------------------------------------------------------ tables

    def writer(self, table: str) -> TableWriter:
        """The writer of an open table. Refuses ("no-such-table")."""
        writer = self.tables.get(table)
        if writer is None:
            raise Refused("no-such-table", f"There is no open table {table!r}.", args={"table": table})
        return writer

    def table_shown(self, table: str) -> TableView:
        """A table as a spectator sees it."""
        return self.writer(table).view("")

    def seats_of(self, player: str) -> list[TableWriter]:
        """The tables a player sits at."""
        return [self.tables[table] for table in self.floor.tables_of(player)]

    def skip_everywhere(self, player: str, first: str, on: bool) -> None:
        """The wish to skip the next big blind holds at every table of the house the player sits at (CO-8)."""
        house = self.writer(first).terms.house
        for writer in self.seats_of(player):
            if writer.terms.table != first and writer.terms.house == house:
                self.carry_out_if_possible(writer, SkipNextBigBlind(player, on))

    def say(self, person: Person, table: str, text: str, request: str) -> None:
        """Chat at a table one sits at; kept in the log with the request it came by."""
        writer = self.writer(table)
        if writer.table.seat_of(person.id) is None:
            raise Refused(
                "chat-not-seated", "Only players at this table can talk here.", args={"table": table}
            )
        now_ms = self.services.clock.now_ms()
        clean = self._chat.admit(person.id, text, now_ms)
        record = LogRecord(now_ms, person.id, SAY, table, clean, {"asked": request})
        self.services.outbox.commit(Commit(log=(record,)))
        writer.tell_all(_encode(to_client.ChatSaid(table, person.id, person.name, clean, now_ms)).decode())

    def tell_mine(self, player: str, only: Connection | None = None) -> None:
        """Tell a player (or one connection of theirs) their seats, places and balance as of now, once durable."""
        if only is None and not self.services.presence.is_present(player):
            return
        text = _encode(self._mine(player)).decode()

        def tell() -> None:
            for connection in (only,) if only is not None else self.services.presence.of(player):
                connection.send(text)

        self.services.outbox.tell(tell)

    def _mine(self, player: str) -> to_client.MineChanged:
        seats = []
        for writer in self.seats_of(player):
            seat = writer.table.seat_of(player)
            assert seat is not None, "seats_of found it"
            hand = writer.table.hand
            mine = to_client.MySeat(
                table=writer.terms.table,
                name=writer.terms.name,
                seat=seat.number,
                stack=seat.stack,
                your_turn=hand is not None and hand.actor_seat == seat.number,
                sitting_out=seat.sits_out,
            )
            seats.append(mine)
        return to_client.MineChanged(self.balance(player), tuple(seats), self.lines.places_of(player))

    # ------------------------------------------------------------------ end

    async def durable(self) -> None:
        """Wait until everything decided so far is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell() -> None:
            if not done.done():
                done.set_result(None)

        self.services.outbox.tell(tell)
        await done

    async def stop(self) -> None:
        """Finish the hands, then stop: tables deal no more, and what is decided is stored."""
        self.stopping = True
        for writer in self.tables.values():
            if writer.table.state != "draining":
                try:
                    writer.carry_out(Drain("stopping"))
                except Refused:
                    continue  # drained by staff already, or frozen
        for _ in range(STOP_WITHIN_SECONDS * 10):
            if not any(writer.in_hand and not writer.is_frozen for writer in self.tables.values()):
                break
            await asyncio.sleep(0.1)
        for writer in self.tables.values():
            writer.stop()
        self.lobby.stop()
        await self.sweep.ended()
        await self.closing.ended()
        await self.durable()
        for connection in tuple(self.services.presence.all):
            connection.close(1001, "the room stops")
