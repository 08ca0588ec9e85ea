"""The tournaments that this room hosts, with their tables, and those that are over."""

from __future__ import annotations

import contextlib

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.room.identity.naming import Names
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.tournaments.ended import EndedTournaments
from cardroom.room.tournaments.kept_books import announced_books
from cardroom.room.tournaments.tickets import Tickets
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.room.tournaments.tournament_table_owner import TournamentTableOwner
from cardroom.room.tournaments.watched_tables import TournamentTables
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.protocol import Store
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.tournament_terms import TournamentTerms


class HostedTournaments:
    """Hosts tournaments and their tables, and finds them."""

    def __init__(
        self,
        books: Books,
        store: Store,
        ledger: Ledger,
        tables: TournamentTables,
        names: Names,
        settings: RoomSettings,
    ) -> None:
        self._books = books
        self._store = store
        self._ledger = ledger
        self._names = names
        self.tables_shown = tables
        self.hosts = tables.hosts
        self.hosts.serve(
            {
                "tournament": lambda name: TournamentOwner(name, books.loaded),
                "tournament_table": lambda name: TournamentTableOwner(
                    name, books.loaded, settings, tables.audience(name), books.currency
                ),
            }
        )
        self.tickets = Tickets(store, ledger, self.found)
        self.past = EndedTournaments(
            store,
            names,
            lambda record: books.of_version(record.version, record),
            lambda name: TournamentOwner(name, books.loaded),
        )

    async def begin(self) -> None:
        """At a start: load the rulebooks that tournaments were announced by, then all tournaments with their tables. A
        tournament whose rulebook this program cannot read is frozen.
        """
        for record in await self._store.read(announced_books):
            with contextlib.suppress(RulebookFaults):
                self._books.of_version(record.version, record)
        await self.tickets.load()
        await self.hosts.begin("tournament", "tournament_table")

    def all(self) -> list[TournamentOwner]:
        """Every tournament that is not over."""
        return self.hosts.all_of("tournament", TournamentOwner)

    def entrants(self, tournament: str) -> dict[str, str]:
        """The names of the players who have entered, by their ids."""
        found = self.owner(tournament).tournament
        return {} if found is None else self._names.of(found.state.entrants)

    def owner(self, tournament: str) -> TournamentOwner:
        """A tournament. Refuses "no-such-tournament"."""
        owner = self.hosts.find(tournament, TournamentOwner)
        if owner is None:
            raise _no_such(tournament)
        return owner

    async def known(self, tournament: str) -> TournamentOwner:
        """A tournament, also one that is over. Refuses "no-such-tournament"."""
        host = self.hosts.get(tournament)
        owner = host.owner if host is not None else await self.past.find(tournament)
        if not isinstance(owner, TournamentOwner) or owner.tournament is None:
            raise _no_such(tournament)
        return owner

    def terms(self, tournament: str) -> TournamentTerms:
        """The terms of a tournament. Refuses "no-such-tournament"."""
        return self._running(tournament).terms

    def found(self, tournament: str) -> Tournament | None:
        """A tournament that is not over, None where there is none."""
        owner = self.hosts.find(tournament, TournamentOwner)
        return None if owner is None else owner.tournament

    def tables(self, tournament: str) -> list[TournamentTableOwner]:
        """The open tables of a tournament."""
        tables = self.hosts.all_of("tournament_table", TournamentTableOwner)
        return [owner for owner in tables if owner.id.startswith(f"{tournament}-")]

    def _running(self, tournament: str) -> Tournament:
        """A tournament that is not over. Refuses "no-such-tournament"."""
        found = self.owner(tournament).tournament
        if found is None:
            raise _no_such(tournament)
        return found

    def _host(self, tournament: str) -> OwnerHost:
        """The host of a tournament; a table is none. Refuses "no-such-tournament"."""
        self.owner(tournament)
        return self.hosts[tournament]

    def book(self, house: str) -> Rulebook:
        """The rulebook of a house that is in force. Refuses "no-such-house"."""
        book = self._books.get(house)
        if book is None:
            raise Refused("no-such-house", f"There is no house {house!r} here.")
        return book


def _no_such(tournament: str) -> Refused:
    return Refused("no-such-tournament", "There is no such tournament.", args={"tournament": tournament})
