"""Players' commands at tables: each goes to its table, with what the room fills in or does beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from cardroom.cash import cash_commands as of_cash
from cardroom.room.hosting.balances import Balances
from cardroom.room.hosting.chip_sources import chips_of
from cardroom.room.hosting.client_answers import Answering, Asker
from cardroom.room.hosting.funding import Fund, Funding
from cardroom.room.hosting.hosted_tables import no_such_table
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.identity.person import Person
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.penalty_desk import PenaltyDesk
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import TableRequest
from cardroom.rules.refused import Refused
from cardroom.table.model import commands


class TableCommands:
    """Carries out what players command at tables."""

    def __init__(
        self,
        answering: Answering,
        tables: OpenTables,
        seating: SeatFinder,
        penalties: PenaltyDesk,
        cashier: Balances,
        funding: Funding,
    ) -> None:
        self._answering = answering
        self._tables = tables
        self._hosted = tables.hosted.by_id
        self._seating = seating
        self._penalties = penalties
        self._cashier = cashier
        self._funding = funding

    def carry_out(self, connection: ClientConnection, person: Person, message: TableRequest) -> None:
        """Carry a command out, or refuse it. At a live table nobody acts on their own screen ("entered-by-staff")."""
        hosted = self._hosted.get(message.table)
        if hosted is not None and hosted.table.terms.live:
            raise Refused("entered-by-staff", "At a live table its dealer enters what happens.")
        command = message.given_by(person.id)
        prepare = PREPARED.get(type(command), TableCommands._at_table)
        prepare(self, Asker(connection, person, message.table, message.id), command)

    def _at_table(self, asker: Asker, command: commands.Command) -> None:
        hosted = self._hosted.get(asker.table)
        if hosted is None:
            raise no_such_table(asker.table)
        hosted.answer(command, asker, self._answering)

    def _top_up(self, asker: Asker, command: of_cash.TopUp) -> None:
        connection, person, table, request = asker
        if table not in self._tables:  # no cash is played there, which the table says itself
            self._at_table(asker, command)
            return
        writer, amount = self._tables.writer(table), command.amount
        if chips_of(writer.terms).are_money:
            self._cashier.check_wallet(person.id, amount)

        def asked() -> of_cash.TopUp:
            return of_cash.TopUp(person.id, amount, self._seating.short_used(person.id, table))

        done = to_client.Done(request, table)
        writer.check(asked(), person.id, request)
        answers = self._answering.later(connection, person, request)

        def brought(fund: Fund) -> None:
            try:
                kept = self._answering.keeping(person, table)
                writer = self._tables.writer(table)
                writer.carry_out(
                    asked(), StepContext(request=request, player=person.id, fund=fund, changes=kept)
                )
            except Refused as refused:
                self._funding.give_back(fund)
                answers.refused(refused)
            else:
                answers.done(done)

        self._funding.bring(writer.terms, person.id, amount, "top_up", brought, answers.refused)

    def _sit_in(self, asker: Asker, command: commands.SitIn) -> None:
        if asker.table in self._tables:
            self._penalties.check_may_sit_in(asker.person, asker.table)
        self._at_table(asker, command)

    def _skip(self, asker: Asker, command: commands.SkipNextBigBlind) -> None:
        self._at_table(asker, command)
        if asker.table in self._tables:
            self._tables.skip_everywhere(asker.person.id, asker.table, command.on)

    def _show_cards(self, asker: Asker, command: commands.ShowCards) -> None:
        unseen = self._tables.hosted.find(asker.table).table.unseen_of(asker.person.id)
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
