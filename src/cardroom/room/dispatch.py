"""The way from a client's message to the part of the room that answers it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, get_args

import msgspec
import structlog

from cardroom.cash import cash_commands as of_cash
from cardroom.room.accounts.identity_checks import Identities
from cardroom.room.accounts.players import Players
from cardroom.room.at_table import COMMANDS
from cardroom.room.hosting.balances import Cashier
from cardroom.room.hosting.foresight import Foresight
from cardroom.room.hosting.funding import Fund, Funding, FundKind, Target
from cardroom.room.hosting.later_answers import Answers, UnderWay
from cardroom.room.hosting.open_tables import OpenTables, no_such_table
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.hosting.standing_still import check
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.permissions import GUEST_MESSAGES
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, PlayerRequest, fingerprint, keeping
from cardroom.room.identity.scopes import check_said
from cardroom.room.lobby.chosen_seat import chosen_of
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import LobbyBoard
from cardroom.room.lobby.penalty_desk import PenaltyDesk
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import (
    EnterTournament,
    TournamentRequest,
    TournamentWatch,
)
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.loop_lag import LoopLag
from cardroom.room.runtime.outbox import Outbox, not_done
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.talk.chat import TableChat
from cardroom.room.talk.reactions import TableReactions
from cardroom.room.tournaments.door import TournamentDoor
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import KeepMatter
from cardroom.table.model import commands

_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.dispatch")

Watching = (
    from_client.WatchLobby | from_client.UnwatchLobby | from_client.WatchTable | from_client.UnwatchTable
)

FULL: Final = "You follow as many tables as you may, or this one has as many spectators as it may."


class Dispatch:
    """Receives the messages of all clients."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        loop_lag: LoopLag,
        presence: Presence,
        settings: RoomSettings,
        figures: Figures,
        players: Players,
        tables: OpenTables,
        lobby: LobbyBoard,
        lines: Lines,
        seating: SeatFinder,
        penalties: PenaltyDesk,
        cashier: Cashier,
        funding: Funding,
        chat: TableChat,
        reactions: TableReactions,
        repeats: Repeats,
        tournaments: TournamentDoor,
        private: PrivateGames,
        foresight: Foresight,
        identities: Identities,
    ) -> None:
        self._identities = identities
        self._foresight = foresight
        self._tournaments = tournaments
        self._private = private
        self._funding = funding
        self._under_way = UnderWay()
        self._outbox = outbox
        self._clock = clock
        self._loop_lag = loop_lag
        self._presence = presence
        self._settings = settings
        self._figures = figures
        self._players = players
        self._tables = tables
        self._open = tables.by_id
        self._lobby = lobby
        self._lines = lines
        self._seating = seating
        self._penalties = penalties
        self._cashier = cashier
        self._chat = chat
        self._reactions = reactions
        self._repeats = repeats

    def hear(self, connection: ClientConnection, message: from_client.AnyClientMessage) -> bool:
        """Answer one message. Its request is answered exactly once: done, refused or shown.

        Returns False when it was refused. A message that came while the room stood still is not late.
        """
        self._loop_lag.look()
        person = self._presence.people.get(connection)
        self._outbox.begin()
        handler = HANDLERS.get(type(message))
        if handler is None:
            self._look(connection, message)
            return True
        request: Any = message  # a message with a handler has an id
        try:
            if person is None:
                raise Refused("not-signed-in", "Sign in to do that.")
            before_it = self._under_way.waiting.get(person.id)
            if before_it is not None:
                before_it.append(lambda: self._again(connection, message))
                return True
            self._players.check_open(person)
            if person.scopes is not None:
                check_said(person.scopes, type(request).__name__)
            said = fingerprint(_encode(request))
            self._repeats.heard(person.id, request.id, said)
            before = self._repeats.answer(person.id, request.id)
            if before is not None:
                self._outbox.after(partial(self._answer_again, connection, person.id, request.id))
                return True
            if self._private.open or person.guest:
                self._check_place(person, request)
            if type(message) is from_client.Act and self._foresight.waits(
                message.table, lambda: self._again(connection, message)
            ):
                return True
            if type(request) in from_client.MOVES_MONEY:
                person = msgspec.structs.replace(person, asked=PlayerRequest(request.id, said))
            handler(self, connection, person, request)
        except Refused as refused:
            self._refuse(connection, request.id, refused)
            if person is not None:
                self._under_way.over(person.id)
            return False
        return True

    def _check_place(self, person: Person, request: Any) -> None:
        """Refuse requests about games that are not the person's.

        A private table is refused as if it did not exist ("no-such-table") to people who are not at its game. A guest
        is refused everything outside their own game ("guest-elsewhere").
        """
        table = getattr(request, "table", "")
        if person.guest and (table != person.guest or type(request).__name__ not in GUEST_MESSAGES):
            raise Refused(
                "guest-elsewhere", "You are a guest of one game; for all else here it takes an account."
            )
        if self._private.hides(table, person.id):
            raise no_such_table(table)

    def _look(self, connection: ClientConnection, message: from_client.AnyClientMessage) -> None:
        """Handle a message that anybody may send, and that is never refused."""
        if isinstance(message, from_client.Ping):
            connection.send(_text(to_client.Pong(message.sent_ms, self._clock.now_ms())))
        elif isinstance(message, Watching):
            self._watch(connection, message)
        else:
            assert isinstance(message, TournamentWatch), "everything else has a handler"
            self._tournaments.watch(connection, message)

    def _again(self, connection: ClientConnection, message: from_client.AnyClientMessage) -> None:
        """Handle a request that came while another of the same player was carried out, which is over now."""
        self.hear(connection, message)

    def _answer_again(self, connection: ClientConnection, player: str, request: str) -> None:
        """Send the earlier answer to a request again, unless the store has refused the request meanwhile."""
        before = self._repeats.answer(player, request)
        connection.send(_text(before if before is not None else refusal(request, not_done())))

    def _on_rejected(
        self, connection: ClientConnection, player: str, request: str, _fault: StoreRefused
    ) -> None:
        """Refuse a request whose commit the store refused."""
        self._repeats.forget(player, request)
        self._refuse(connection, request, not_done())

    def _refuse(self, connection: ClientConnection, request: str, refused: Refused) -> None:
        self._figures.refused.labels(refused.code).inc()
        text = _text(refusal(request, refused))
        # A refusal also reports a state: it waits until that state is durable.
        self._outbox.after(lambda: connection.send(text))

    def _later(self, connection: ClientConnection, person: Person, request: str) -> Answers:
        """Return the callbacks that answer a request which waits for money, or is answered at once."""
        self._under_way.begin(person.id)

        def done(answer: to_client.Done) -> None:
            self._done(connection, person, answer)
            self._under_way.over(person.id)

        def refuse(refused: Refused) -> None:
            self._refuse(connection, request, refused)
            self._under_way.over(person.id)

        return Answers(done, refuse)

    def is_full(self, connection: ClientConnection, writer: TableWriter) -> bool:
        """Whether a connection may not follow one more table.

        It always may where its player sits, and where it follows already.
        """
        seated = {seat.player for seat in writer.table.seats.values()}
        if writer.audience.has(connection) or connection.player in seated:
            return False
        settings = self._settings
        most = settings.tables_followed if connection.player else settings.tables_followed // 3
        followed = len(self._presence.followed_by(connection))
        return followed >= most or writer.audience.besides(seated) >= settings.spectators_a_table

    def _is_full_of_tournaments(self, connection: ClientConnection, table: str) -> bool:
        """Whether a connection may not follow one more table of a tournament, by the same limits."""
        tables, settings = self._tournaments.tables, self._settings
        audience = tables.audience(table)
        if audience.has(connection) or tables.seat_of(connection.player, table):
            return False
        most = settings.tables_followed if connection.player else settings.tables_followed // 3
        seated = tables.players_at(table)
        followed = len(self._presence.followed_by(connection))
        return followed >= most or audience.besides(seated) >= settings.spectators_a_table

    def _watch(self, connection: ClientConnection, message: Watching) -> None:
        if isinstance(message, from_client.WatchLobby):
            self._lobby.watch(connection)
        elif isinstance(message, from_client.UnwatchLobby):
            self._lobby.unwatch(connection)
        elif isinstance(message, from_client.UnwatchTable):
            writer = self._tables.get(message.table)
            if writer is not None:
                writer.unwatch(connection)
            else:
                self._tournaments.tables.unwatch(message.table, connection)
        elif self._tournaments.tables.owner(message.table) is not None:
            if self._is_full_of_tournaments(connection, message.table):
                connection.send(_text(to_client.Unexpected(FULL)))
            else:
                self._tournaments.tables.watch(message.table, connection)
                self._chat.pauses.show(connection, message.table)
        else:
            writer = self._tables.get(message.table)
            if self._private.hides(message.table, connection.player):
                writer = None
            if writer is not None and self.is_full(connection, writer):
                connection.send(_text(to_client.Unexpected(FULL)))
            elif writer is not None:
                writer.watch(connection)
                self._chat.pauses.show(connection, message.table)
            else:
                text = _text(to_client.TableClosed(message.table))
                self._outbox.after(lambda: connection.send(text))

    def _done(self, connection: ClientConnection, person: Person, done: to_client.Done) -> None:
        """Remember a carried-out request, and tell the client once it is durable."""
        self._repeats.remember(person.id, done)
        text = _text(done)
        on_rejected = partial(self._on_rejected, connection, person.id, done.id)
        self._outbox.tell(lambda: connection.send(text), on_rejected)

    def _command(self, connection: ClientConnection, person: Person, message: Any) -> None:
        command = COMMANDS[type(message)](person.id, message)
        self._at_table(connection, person, message.table, message.id, command)

    def _at_table(
        self,
        connection: ClientConnection,
        person: Person,
        table: str,
        request: str,
        command: commands.Command,
    ) -> None:
        done = to_client.Done(request, table)
        writer = self._open.get(table)
        if writer is None:
            if self._tournaments.tables.owner(table) is None:
                raise no_such_table(table)
            self._tournaments.at_table(table, command, done, self._later(connection, person, request))
            return
        text = _text(done)
        then = self._figures.timed()
        on_rejected = partial(self._on_rejected, connection, person.id, request)
        writer.carry_out(
            command, asked=done, player=person.id, then=then, answer=(connection, text), on_rejected=on_rejected,
            changes=self._keeping(person, table),
        )  # fmt: skip
        self._repeats.remember(person.id, done)

    def _keeping(self, person: Person, table: str) -> tuple[KeepMatter, ...]:
        """Return the row of the answer to a request that moves money."""
        return (
            ()
            if person.asked is None
            else keeping(person.id, person.asked, self._clock.now_ms(), KeptAnswer(table))
        )

    def _tournament(self, connection: ClientConnection, person: Person, message: TournamentRequest) -> None:
        book = self._tournaments.tables.book_of(message.tournament)
        if isinstance(message, EnterTournament) and book is not None:
            self._identities.check_document(person, book)
        answers = self._later(connection, person, message.id)
        self._tournaments.ask(person, message, answers, connection.address)

    def _top_up(self, connection: ClientConnection, person: Person, message: from_client.TopUp) -> None:
        if self._tournaments.tables.owner(message.table) is not None:
            self._at_table(
                connection, person, message.table, message.id, of_cash.TopUp(person.id, message.amount)
            )
            return
        writer = self._tables.writer(message.table)
        if not writer.terms.private:
            self._cashier.check_wallet(person.id, message.amount)

        def asked() -> of_cash.TopUp:
            return of_cash.TopUp(
                person.id, message.amount, self._seating.short_used(person.id, message.table)
            )

        done = to_client.Done(message.id, message.table)
        check(writer.table, writer.is_frozen, asked(), person.id, done)
        source = (
            self._private.source_of(writer.terms, person.id, message.amount) if writer.terms.private else ""
        )
        answers = self._later(connection, person, message.id)

        def brought(fund: Fund) -> None:
            try:
                kept = self._keeping(person, message.table)
                writer = self._tables.writer(message.table)
                writer.carry_out(asked(), asked=done, player=person.id, fund=fund, changes=kept)
            except Refused as refused:
                self._funding.give_back(fund)
                answers.refused(refused)
            else:
                answers.done(done)

        to: Target = Target.table(writer.terms)
        kind: FundKind = "chips" if source else "top_up"
        self._funding.put(to, person.id, message.amount, kind, brought, answers.refused, source)

    def _sit_in(self, connection: ClientConnection, person: Person, message: from_client.SitIn) -> None:
        if self._tournaments.tables.owner(message.table) is None:
            self._penalties.check_may_sit_in(person, message.table)
        self._at_table(connection, person, message.table, message.id, commands.SitIn(person.id))

    def _skip(
        self, connection: ClientConnection, person: Person, message: from_client.SkipNextBigBlind
    ) -> None:
        self._at_table(
            connection, person, message.table, message.id, commands.SkipNextBigBlind(person.id, message.on)
        )
        if message.table in self._tables:
            self._tables.skip_everywhere(person.id, message.table, message.on)

    def _join(self, connection: ClientConnection, person: Person, message: from_client.JoinPool) -> None:
        answers = self._later(connection, person, message.id)
        chosen = chosen_of(message.table, message.seat)
        self._seating.join(person, message.pool, message.buy_in, message.id, answers, chosen, message.by_time)

    def _leave_queue(
        self, connection: ClientConnection, person: Person, message: from_client.LeaveQueue
    ) -> None:
        self._lines.leave(person.id, message.pool, request=message.id)
        self._done(connection, person, to_client.Done(message.id, pool=message.pool))

    def _answer_offer(
        self, connection: ClientConnection, person: Person, message: from_client.AnswerOffer
    ) -> None:
        answers = self._later(connection, person, message.id)
        self._seating.answer(
            person, message.offer, message.accept, message.id, answers, message.buy_in, message.by_time
        )

    def _say(self, connection: ClientConnection, person: Person, message: from_client.Say) -> None:
        self._chat.say(person, message.table, message.text, message.id)
        self._done(connection, person, to_client.Done(message.id, message.table))

    def _show_cards(
        self, connection: ClientConnection, person: Person, message: from_client.ShowCards
    ) -> None:
        owner = self._tournaments.tables.owner(message.table)
        table = self._tables.writer(message.table).table if owner is None else owner.table
        unseen = table.unseen_of(person.id) if table is not None else {}
        places = tuple([unseen[card] for card in message.cards if card in unseen])
        command = commands.ShowCards(person.id, message.hand, message.cards, places)
        self._at_table(connection, person, message.table, message.id, command)

    def _react(self, connection: ClientConnection, person: Person, message: from_client.React) -> None:
        self._reactions.react(person, message.table, message.reaction)
        self._done(connection, person, to_client.Done(message.id, message.table))


def refusal(request: str, refused: Refused) -> to_client.Refused:
    """Return a refusal as the message to the client."""
    args = {k: v if isinstance(v, int | str) else str(v) for k, v in refused.arguments.items()}
    return to_client.Refused(request, refused.code, refused.message, refused.clauses, args)


def _text(message: to_client.ServerMessage) -> str:
    return _encode(message).decode()


Handler = Callable[[Dispatch, ClientConnection, Person, Any], None]

HANDLERS: Final[dict[type[from_client.ClientMessage], Handler]] = {
    **dict.fromkeys(COMMANDS, Dispatch._command),
    from_client.TopUp: Dispatch._top_up,
    from_client.SitIn: Dispatch._sit_in,
    from_client.SkipNextBigBlind: Dispatch._skip,
    from_client.JoinPool: Dispatch._join,
    from_client.LeaveQueue: Dispatch._leave_queue,
    from_client.AnswerOffer: Dispatch._answer_offer,
    from_client.Say: Dispatch._say,
    from_client.React: Dispatch._react,
    from_client.ShowCards: Dispatch._show_cards,
    **dict.fromkeys(get_args(TournamentRequest), Dispatch._tournament),
}
