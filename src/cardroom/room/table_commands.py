"""Players' commands at tables: each goes to its table, with what the room fills in or does beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from cardroom.cash import cash_commands as of_cash
from cardroom.room.client_answers import Answering, text_of
from cardroom.room.hosting.balances import Cashier
from cardroom.room.hosting.funding import Fund, Funding, FundKind, Target
from cardroom.room.hosting.open_tables import OpenTables, no_such_table
from cardroom.room.hosting.standing_still import check
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.identity.person import Person
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.penalty_desk import PenaltyDesk
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import TableRequest
from cardroom.room.tournaments.door import TournamentDoor
from cardroom.rules.refused import Refused
from cardroom.table.model import commands


class Asker(NamedTuple):
    """The player who gives a command at a table, and the id of the request."""

    connection: ClientConnection
    person: Person
    table: str
    request: str


class TableCommands:
    """Carries out what players command at tables."""

    def __init__(
        self,
        answering: Answering,
        tables: OpenTables,
        tournaments: TournamentDoor,
        seating: SeatFinder,
        penalties: PenaltyDesk,
        cashier: Cashier,
        funding: Funding,
        private: PrivateGames,
    ) -> None:
        self._answering = answering
        self._tables = tables
        self._open = tables.by_id
        self._tournaments = tournaments
        self._seating = seating
        self._penalties = penalties
        self._cashier = cashier
        self._funding = funding
        self._private = private

    def carry_out(self, connection: ClientConnection, person: Person, message: TableRequest) -> None:
        """Carry a command out, or refuse it. At a live table nobody acts by the own screen ("entered-by-staff")."""
        writer = self._open.get(message.table)
        if writer is not None and writer.terms.live:
            raise Refused("entered-by-staff", "At a live table its dealer enters what happens.")
        command = message.given_by(person.id)
        prepare = PREPARED.get(type(command), TableCommands._at_table)
        prepare(self, Asker(connection, person, message.table, message.id), command)

    def _at_table(self, asker: Asker, command: commands.Command) -> None:
        connection, person, table, request = asker
        done = to_client.Done(request, table)
        writer = self._open.get(table)
        if writer is None:
            if self._tournaments.tables.owner(table) is None:
                raise no_such_table(table)
            answers = self._answering.later(connection, person, request)
            self._tournaments.at_table(table, command, done, answers)
            return
        text = text_of(done)
        then = self._answering.figures.timed()
        on_rejected = self._answering.on_rejected(connection, person, request)
        writer.carry_out(
            command, asked=done, player=person.id, then=then, answer=(connection, text), on_rejected=on_rejected,
            changes=self._answering.keeping(person, table),
        )  # fmt: skip
        self._answering.repeats.remember(person.id, done)

    def _top_up(self, asker: Asker, command: of_cash.TopUp) -> None:
        connection, person, table, request = asker
        if self._tournaments.tables.owner(table) is not None:
            self._at_table(asker, command)
            return
        writer, amount = self._tables.writer(table), command.amount
        if not writer.terms.private:
            self._cashier.check_wallet(person.id, amount)

        def asked() -> of_cash.TopUp:
            return of_cash.TopUp(person.id, amount, self._seating.short_used(person.id, table))

        done = to_client.Done(request, table)
        check(writer.table, writer.is_frozen, asked(), person.id, done)
        source = self._private.source_of(writer.terms, person.id, amount) if writer.terms.private else ""
        answers = self._answering.later(connection, person, request)

        def brought(fund: Fund) -> None:
            try:
                kept = self._answering.keeping(person, table)
                writer = self._tables.writer(table)
                writer.carry_out(asked(), asked=done, player=person.id, fund=fund, changes=kept)
            except Refused as refused:
                self._funding.give_back(fund)
                answers.refused(refused)
            else:
                answers.done(done)

        to: Target = Target.table(writer.terms)
        kind: FundKind = "chips" if source else "top_up"
        self._funding.put(to, person.id, amount, kind, brought, answers.refused, source)

    def _sit_in(self, asker: Asker, command: commands.SitIn) -> None:
        if self._tournaments.tables.owner(asker.table) is None:
            self._penalties.check_may_sit_in(asker.person, asker.table)
        self._at_table(asker, command)

    def _skip(self, asker: Asker, command: commands.SkipNextBigBlind) -> None:
        self._at_table(asker, command)
        if asker.table in self._tables:
            self._tables.skip_everywhere(asker.person.id, asker.table, command.on)

    def _show_cards(self, asker: Asker, command: commands.ShowCards) -> None:
        owner = self._tournaments.tables.owner(asker.table)
        table = self._tables.writer(asker.table).table if owner is None else owner.table
        unseen = table.unseen_of(asker.person.id) if table is not None else {}
        places = tuple([unseen[card] for card in command.cards if card in unseen])
        self._at_table(asker, msgspec.structs.replace(command, places=places))


Prepared = Callable[[TableCommands, Asker, Any], None]

PREPARED: Final[dict[type[commands.Command], Prepared]] = {
    of_cash.TopUp: TableCommands._top_up,
    commands.SitIn: TableCommands._sit_in,
    commands.SkipNextBigBlind: TableCommands._skip,
    commands.ShowCards: TableCommands._show_cards,
}
"""Commands for which the room does more than pass them on, or fills in more than the player."""
