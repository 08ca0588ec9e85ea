"""The tables of tournaments as tables of the room: who looks, what is sent, who sits where."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from cardroom.room.hosting.client_answers import Answering, Asker
from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.hosting.journal import check_writable, with_places
from cardroom.room.hosting.owner_host import OwnerHost, Then
from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.hosting.recent import Recent
from cardroom.room.hosting.watched_table import Audience, TableNews, WatchedTable
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import Act
from cardroom.room.identity.person import Person
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox, not_done, nothing_to_put_back
from cardroom.room.tournaments.envelopes import AT_TOURNAMENTS, AtTable
from cardroom.room.tournaments.not_there import not_there
from cardroom.room.tournaments.seats_in_tournaments import OwnSeats
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.room.tournaments.tournament_table_owner import TournamentTableOwner
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.rows import Change, Commit, LogRecord
from cardroom.table.events import PlayerLeft, PlayerSeated
from cardroom.table.model.commands import Command, Disconnect, Extend, Interrupt, VoidHand
from cardroom.table.model.view import TableView
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.tables.tournament_table import TournamentTable

POSTED: Final = (
    "small_blind",
    "big_blind",
    "ante",
    "ante_for_all",
    "bring_in",
    "small_bet",
    "big_bet",
    "point",
)

HostOf = Callable[[str], OwnerHost | None]
_encode = msgspec.json.Encoder().encode


class HostedTournamentTable:
    """A tournament's table, which its owner decides. See `HostedTable`."""

    def __init__(
        self, name: str, host_of: HostOf, outbox: Outbox, clock: Clock, presence: Presence, names: Names
    ) -> None:
        self.name = name
        self.watched = WatchedTable(name, presence, names)
        self._host_of = host_of
        self._outbox = outbox
        self._clock = clock

    @property
    def owner(self) -> TournamentTableOwner | None:
        """The owner; None before its first message, and when it is over."""
        host = self._host_of(self.name)
        owner = host.owner if host is not None else None
        return owner if isinstance(owner, TournamentTableOwner) and owner.table is not None else None

    @property
    def table(self) -> TournamentTable:
        """See `HostedTable`."""
        owner = self.owner
        assert owner is not None and owner.table is not None, "it is open"
        return owner.table

    @property
    def audience(self) -> Audience:
        """See `HostedTable`."""
        return self.watched.audience

    @property
    def _host(self) -> OwnerHost:
        host = self._host_of(self.name)
        assert host is not None, "it is open"
        return host

    # ------------------------------------------------------------------ commands

    def answer(self, command: Command, asker: Asker, answering: Answering) -> None:
        """See `HostedTable`: a refusal describes a state, and waits until that is durable."""
        answers = answering.later(asker.connection, asker.person, asker.request)
        done = to_client.Done(asker.request, self.name)

        def then(fault: StoreFault | None) -> None:
            if fault is None:
                answers.done(done)
            else:
                answers.refused(not_done())

        try:
            self.carry_out(command, then, asker.request)
        except Refused as refused:
            why = refused
            self._host.when_still(lambda: answers.refused(why))

    def carry_out(self, command: Command, then: Then | None = None, request: str = "") -> None:
        """Carry out a command of a player, in a `request` of this id, or of the room for one.

        Refuses as `Table` does, "not-in-a-tournament".
        """
        if not isinstance(command, AT_TOURNAMENTS):
            raise Refused("not-in-a-tournament", "Tournament tables don't allow that.")
        written = with_places(command, self.table)
        check_writable(written, "", request)
        self._host.carry_out(AtTable(written, request=request), then)

    def carry_out_if_possible(self, command: Command) -> None:
        """See `HostedTable`. After a failure of the store the room ends, and nothing is carried out."""
        try:
            self.carry_out(command)
        except (Refused, StoreFailed):
            return

    async def void(self, by: Person, reason: str, changes: tuple[Change, ...]) -> None:
        """See `HostedTable`: the hand is dealt again. Author and reason are stored with it."""
        await self._host.ask(AtTable(VoidHand("staff"), by.id, reason), changes)

    def check_staff(self, act: Act) -> None:
        """See `HostedTable`: what a tournament decides is no act at one of its tables ("not-in-a-tournament")."""
        raise not_there(self.table.book, act)

    def extend(self, by_ms: int) -> bool:
        """See `HostedTable`."""
        if self.table.due_at_ms() is None:
            return False
        self.carry_out_if_possible(Extend(by_ms))
        return True

    def store_said(self, record: LogRecord, request: str) -> None:
        """See `HostedTable`."""
        self._outbox.commit(Commit(log=(record,)), on_rejected=nothing_to_put_back)

    # ------------------------------------------------------------------ watching

    def watch(self, connection: ClientConnection) -> None:
        """See `HostedTable`: a view is built once none of the table's steps waits for the disk."""
        self.watched.come(connection)
        self._host.when_still(lambda: self.show(connection))

    def show(self, connection: ClientConnection) -> None:
        """Show the table to a connection that still follows it."""
        if not self.audience.has(connection):
            return
        if self.owner is None:
            connection.send(_encode(to_client.TableClosed(self.name)).decode())
            return
        connection.send(self.watched.shown(self.view(connection.player), connection.player))
        self.audience.shown(connection)

    def view(self, viewer: str) -> TableView:
        """Return the table as this player (or, with "", a spectator) may see it.

        It has the stakes of its last hand, as everybody there knows them; before the first hand, those to come.
        """
        now_ms, table = self._clock.now_ms(), self.table
        view, coming = table.view(viewer or None, now_ms), table.next_hand(now_ms)
        stakes = coming if isinstance(coming, Stakes) and not table.hand_count else table.stakes
        posted = {name: getattr(stakes, name) for name in POSTED}
        terms = msgspec.structs.replace(view.terms, **posted, unit=stakes.unit)
        return msgspec.structs.replace(view, terms=terms)

    def unwatch(self, connection: ClientConnection) -> None:
        """See `HostedTable`."""
        self.watched.leave(connection)

    def tell_all(self, text: str) -> None:
        """See `HostedTable`."""
        self._outbox.tell(lambda: self.watched.send(text))


class TournamentTables:
    """Opens and closes tournaments' tables for the room, and sends their events, each step when it is durable."""

    def __init__(
        self,
        hosted: HostedTables,
        hosts: OwnerHosts,
        outbox: Outbox,
        clock: Clock,
        presence: Presence,
        names: Names,
    ) -> None:
        self.hosts = hosts
        self._hosted = hosted
        self._presence = presence
        self._make = partial(
            HostedTournamentTable,
            host_of=hosts.get,
            outbox=outbox,
            clock=clock,
            presence=presence,
            names=names,
        )
        self._known: dict[str, HostedTournamentTable] = {}
        self.own_seats = OwnSeats(presence)
        self._looked_at_soon: set[str] = set()
        self.followers: list[Callable[[HostedTournamentTable, TableNews, int], None]] = []
        """Called with each durable step of a table, and its time."""

    def _shown(self, name: str) -> HostedTournamentTable:
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = self._make(name)
        return found

    def audience(self, table: str) -> Audience:
        """The connections that look at a table, which may be about to open."""
        return self._shown(table).audience

    def owner(self, table: str) -> TournamentTableOwner | None:
        """The owner of an open table of a tournament, None for anything else."""
        found = self._known.get(table)
        return None if found is None else found.owner

    def book_of(self, tournament: str) -> Rulebook | None:
        """The book of a tournament that is not over."""
        owner = self.hosts.find(tournament, TournamentOwner)
        return owner.tournament.book if owner is not None and owner.tournament is not None else None

    def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables of tournaments that a player sits at."""
        return tuple([table for table in self._hosted.of_player.get(player, ()) if table in self._known])

    def seat_of(self, player: str, table: str) -> int:
        """A player's seat at a table, 0 for none."""
        owner = self.owner(table)
        seats = owner.table.seats if owner is not None and owner.table is not None else {}
        return next((number for number, seat in seats.items() if seat.player == player), 0)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who sits at a table of a tournament."""
        return tuple([player for player in self._hosted.of_player if self.tables_of(player)])

    def begin(self) -> None:
        """At a start: nobody is connected yet, and hands wait for their players as the house says."""
        for shown in list(self._known.values()):
            if shown.owner is not None and shown.table.seats:
                shown.carry_out_if_possible(Interrupt())

    # ------------------------------------------------------------------ what owners tell

    def told(self, table: str, news: TableNews) -> None:
        """A step is durable."""
        shown = self._shown(table)
        if table not in self._hosted and shown.owner is not None:
            self._hosted.put(table, shown)
        shown.audience.note(news.events)
        texts = shown.watched.stepped(news)
        texts.telling(shown.audience, None)()
        for event in news.events:
            if isinstance(event, PlayerSeated):
                self._hosted.sat_down(event.player, table)
                if not self._presence.is_present(event.player):
                    shown.carry_out_if_possible(Disconnect(event.player))
            elif isinstance(event, PlayerLeft):
                self._hosted.left(event.player, table)
        self._look_when_still(table)
        for follower in self.followers:
            follower(shown, news, news.at_ms)

    def _look_when_still(self, table: str) -> None:
        """Send its players their seats there, once none of its steps waits for the disk."""
        host = self.hosts.get(table)
        if host is None or table in self._looked_at_soon:
            return

        def look() -> None:
            self._looked_at_soon.discard(table)
            owner = self.owner(table)
            if owner is not None:
                self.own_seats.look(table, owner.table, self.audience(table))

        self._looked_at_soon.add(table)
        host.when_still(look)

    def loaded(self, table: str) -> None:
        """A table was loaded from the store: show it again to everybody who looks at it."""
        shown = self._shown(table)
        shown.watched.recent = Recent()
        self._hosted.put(table, shown)
        self._look_when_still(table)
        for connection in shown.audience.all:
            shown.show(connection)

    def over(self, table: str) -> None:
        """A table no longer exists."""
        self._hosted.remove(table)
        self._looked_at_soon.discard(table)
        shown = self._known.pop(table, None)
        if shown is None:
            return
        self.own_seats.look(table, None, shown.audience)
        text = _encode(to_client.TableClosed(table)).decode()
        for connection in shown.audience.all:
            connection.send(text)
            shown.unwatch(connection)
