"""The way from a client's message to the part of the room that answers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec

from cardroom.room.accounts.identity_checks import Identities
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.client_answers import Answering
from cardroom.room.hosting.foresight import Foresight
from cardroom.room.hosting.hosted_tables import no_such_table
from cardroom.room.hosting.repeats import fingerprint
from cardroom.room.hosting.wallet_copies import SHORT, WalletCopies
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import PlayerRequest
from cardroom.room.identity.scopes import check_said
from cardroom.room.lobby.chosen_seat import chosen_of
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.lines import Lines
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import TABLE_REQUESTS
from cardroom.room.protocol.tournament_client import EnterTournament, TournamentRequest
from cardroom.room.runtime.loop_lag import LoopLag
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.table_commands import TableCommands
from cardroom.room.talk.chat import TableChat
from cardroom.room.talk.reactions import TableReactions
from cardroom.room.tournaments.door import TournamentDoor
from cardroom.room.watch_requests import WatchRequests
from cardroom.rules.refused import Refused
from cardroom.table.model import commands

_encode = msgspec.json.Encoder().encode

Handler = Callable[[ClientConnection, Person, Any], None]
"""Carries out a request, or refuses it."""

ACT: Final = TABLE_REQUESTS[commands.Act]
"""The most frequent message: a decision in a hand."""


@dataclass(frozen=True, slots=True)
class SeatRequests:
    """Requests for seats at cash tables."""

    answering: Answering
    seating: SeatFinder
    lines: Lines

    def handlers(self) -> dict[type[from_client.ClientMessage], Handler]:
        """Return the handler of each message."""
        return {
            from_client.JoinPool: self._join,
            from_client.LeaveQueue: self._leave_queue,
            from_client.AnswerOffer: self._answer_offer,
        }

    def _join(self, connection: ClientConnection, person: Person, message: from_client.JoinPool) -> None:
        answers = self.answering.later(connection, person, message.id)
        chosen = chosen_of(message.table, message.seat)
        self.seating.join(person, message.pool, message.buy_in, message.id, answers, chosen, message.by_time)

    def _leave_queue(
        self, connection: ClientConnection, person: Person, message: from_client.LeaveQueue
    ) -> None:
        self.lines.leave(person.id, message.pool, request=message.id)
        self.answering.done(connection, person, to_client.Done(message.id, pool=message.pool))

    def _answer_offer(
        self, connection: ClientConnection, person: Person, message: from_client.AnswerOffer
    ) -> None:
        answers = self.answering.later(connection, person, message.id)
        self.seating.answer(
            person, message.offer, message.accept, message.id, answers, message.buy_in, message.by_time
        )


@dataclass(frozen=True, slots=True)
class TalkRequests:
    """Requests to say something at a table."""

    answering: Answering
    chat: TableChat
    reactions: TableReactions

    def handlers(self) -> dict[type[from_client.ClientMessage], Handler]:
        """Return the handler of each message."""
        return {from_client.Say: self._say, from_client.React: self._react}

    def _say(self, connection: ClientConnection, person: Person, message: from_client.Say) -> None:
        self.chat.say(person, message.table, message.text, message.id)
        self.answering.done(connection, person, to_client.Done(message.id, message.table))

    def _react(self, connection: ClientConnection, person: Person, message: from_client.React) -> None:
        self.reactions.react(person, message.table, message.reaction)
        self.answering.done(connection, person, to_client.Done(message.id, message.table))


@dataclass(frozen=True, slots=True)
class TournamentRequests:
    """Requests about tournaments."""

    answering: Answering
    tournaments: TournamentDoor
    identities: Identities

    def handlers(self) -> dict[type[from_client.ClientMessage], Handler]:
        """Return the handler of each message."""
        return dict.fromkeys(get_args(TournamentRequest), self._carry_out)

    def _carry_out(self, connection: ClientConnection, person: Person, message: TournamentRequest) -> None:
        book = self.tournaments.tables.book_of(message.tournament)
        if isinstance(message, EnterTournament) and book is not None:
            self.identities.check_document(person, book)
        answers = self.answering.later(connection, person, message.id)
        self.tournaments.ask(person, message, answers, connection.address)


@dataclass(frozen=True, slots=True)
class RequestDesks:
    """The parts of the room that carry out requests, each with those of its subject."""

    at_tables: TableCommands
    for_seats: SeatRequests
    talk: TalkRequests
    in_tournaments: TournamentRequests
    wallets: WalletCopies

    def handlers(self) -> dict[type[from_client.ClientMessage], Handler]:
        """Return the handler of each message that has an id."""
        return {
            **dict.fromkeys(TABLE_REQUESTS.values(), self.at_tables.carry_out),
            **self.for_seats.handlers(),
            **self.talk.handlers(),
            **self.in_tournaments.handlers(),
        }


class Dispatch:
    """Receives the messages of all clients."""

    def __init__(
        self,
        outbox: Outbox,
        loop_lag: LoopLag,
        presence: Presence,
        players: Players,
        private: PrivateGames,
        foresight: Foresight,
        following: WatchRequests,
        desks: RequestDesks,
    ) -> None:
        self._outbox = outbox
        self._loop_lag = loop_lag
        self._presence = presence
        self._players = players
        self._private = private
        self._foresight = foresight
        self._following = following
        self._answering = desks.talk.answering
        self._wallets = desks.wallets
        self._handlers = desks.handlers()

    def hear(self, connection: ClientConnection, message: from_client.AnyClientMessage) -> bool:
        """Answer one message. Its request is answered exactly once: done, refused or shown.

        Returns False when it was refused. A message that came while the room stood still is not late.
        """
        self._loop_lag.look()
        person = self._presence.people.get(connection)
        self._outbox.begin()
        handler = self._handlers.get(type(message))
        if handler is None:
            if isinstance(message, from_client.Ping):
                self._answering.pong(connection, message.sent_ms)
            else:
                self._following.look(connection, message)
            return True
        request: Any = message  # a message with a handler has an id
        answering = self._answering
        try:
            if person is None:
                raise Refused("not-signed-in", "Sign in to do that.")
            before_it = answering.under_way.waiting.get(person.id)
            if before_it is not None:
                before_it.append(lambda: self._again(connection, message))
                return True
            self._players.check_open(person)
            if person.scopes is not None:
                check_said(person.scopes, request.token)
            said = fingerprint(_encode(request))
            answering.repeats.heard(person.id, request.id, said)
            if answering.again(connection, person.id, request.id):
                return True
            if self._private.open or person.guest:
                self._check_place(person, request)
            if type(message) is ACT and self._foresight.waits(
                request.table, lambda: self._again(connection, message)
            ):
                return True
            if request.moves_money:
                person = msgspec.structs.replace(person, asked=PlayerRequest(request.id, said))
            handler(connection, person, request)
        except Refused as refused:
            if person is not None and refused.code in SHORT:
                self._ask_store(connection, person, request, refused)
                return False
            answering.refuse(connection, request.id, refused)
            if person is not None:
                answering.under_way.over(person.id)
            return False
        return True

    def _ask_store(
        self, connection: ClientConnection, person: Person, request: Any, refused: Refused
    ) -> None:
        """Refuse who has too little money only by what the store has: a wallet that was filled elsewhere is heard again."""
        under_way = self._answering.under_way
        under_way.begin(person.id)

        def looked(differed: bool) -> None:
            behind = under_way.waiting.pop(person.id, [])
            if differed:
                self._again(connection, request)
            else:
                self._answering.refuse(connection, request.id, refused)
            for again in behind:
                again()

        self._wallets.look_again(person.id, looked)

    def _check_place(self, person: Person, request: Any) -> None:
        """Refuse requests about games that are not the person's.

        A private table is refused as if it did not exist ("no-such-table") to people who are not at its game. A guest
        is refused everything outside their own game ("guest-elsewhere").
        """
        table = getattr(request, "table", "")
        if person.guest and (table != person.guest or not request.for_guests):
            raise Refused(
                "guest-elsewhere", "You are a guest of one game; for all else here it takes an account."
            )
        if self._private.hides(table, person.id):
            raise no_such_table(table)

    def _again(self, connection: ClientConnection, message: from_client.AnyClientMessage) -> None:
        """Handle a request that came while another of the same player was carried out, which is over now."""
        self.hear(connection, message)
