"""From a client's message to the organ of the room that answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from cardroom.cash import commands
from cardroom.room.accounts.person import Person
from cardroom.room.accounts.players import Players
from cardroom.room.cashier import Cashier
from cardroom.room.chat import TableChat
from cardroom.room.connection import Connection
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import Lobby
from cardroom.room.lobby.seating import Seating
from cardroom.room.messages import client as from_client
from cardroom.room.messages import server as to_client
from cardroom.room.penalties import PenaltyDesk
from cardroom.room.repeats import Repeats
from cardroom.room.services import Services
from cardroom.room.tables.open_tables import OpenTables
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.refused import Refused

_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.dispatch")

FULL: Final = "You follow as many tables as you may, or this one has as many spectators as it may."


class Dispatch:
    """Hears the messages of all clients."""

    def __init__(
        self,
        services: Services,
        players: Players,
        tables: OpenTables,
        lobby: Lobby,
        lines: Lines,
        seating: Seating,
        penalties: PenaltyDesk,
        cashier: Cashier,
        chat: TableChat,
        repeats: Repeats,
    ) -> None:
        self._services = services
        self._players = players
        self._tables = tables
        self._lobby = lobby
        self._lines = lines
        self._seating = seating
        self._penalties = penalties
        self._cashier = cashier
        self._chat = chat
        self._repeats = repeats

    def hear(self, connection: Connection, person: Person | None, message: from_client.AnyAsked) -> bool:
        """Answer one message. Whatever it asks for, its own request is answered exactly once: done, refused or shown.

        False when it was refused.
        """
        if isinstance(message, from_client.Ping):
            connection.send(_text(to_client.Pong(message.sent_ms, self._services.clock.now_ms())))
            return True
        watching = from_client.WatchLobby | from_client.UnwatchLobby | from_client.WatchTable | from_client.UnwatchTable
        if isinstance(message, watching):
            self._watch(connection, message)
            return True
        try:
            if person is None:
                raise Refused("not-signed-in", "Sign in to do that.")
            self._players.check_open(person)
            before = self._repeats.answer(person.id, message.id)
            if before is not None:
                self._services.outbox.tell(lambda: connection.send(_text(before)))
                return True
            HANDLERS[type(message)](self, connection, person, message)
        except Refused as refused:
            self._services.figures.refused.labels(refused.code).inc()
            text = _text(refusal(message.id, refused))
            # Also a refusal speaks of a state: it waits until what it rests on is durable.
            self._services.outbox.tell(lambda: connection.send(text))
            return False
        return True

    def is_full(self, connection: Connection, writer: TableWriter) -> bool:
        """Whether a connection may not follow one more table; who sits there always may, and who follows it already."""
        seated = {seat.player for seat in writer.table.seats.values()}
        if writer.audience.has(connection) or connection.player in seated:
            return False
        settings = self._services.settings
        most = settings.tables_followed if connection.player else settings.tables_followed // 3
        followed = len(self._services.presence.followed_by(connection))
        return followed >= most or writer.audience.besides(seated) >= settings.spectators_a_table

    def _watch(
        self,
        connection: Connection,
        message: from_client.WatchLobby | from_client.UnwatchLobby | from_client.WatchTable | from_client.UnwatchTable,
    ) -> None:
        if isinstance(message, from_client.WatchLobby):
            self._lobby.watch(connection)
        elif isinstance(message, from_client.UnwatchLobby):
            self._lobby.unwatch(connection)
        elif isinstance(message, from_client.UnwatchTable):
            writer = self._tables.get(message.table)
            if writer is not None:
                writer.unwatch(connection)
        else:
            writer = self._tables.get(message.table)
            if writer is not None and self.is_full(connection, writer):
                connection.send(_text(to_client.Unexpected(FULL)))
            elif writer is not None:
                writer.watch(connection)
            else:
                text = _text(to_client.TableClosed(message.table))
                self._services.outbox.tell(lambda: connection.send(text))

    def _answer(self, connection: Connection, person: Person, done: to_client.Done) -> Callable[[], None]:
        """Remember a carried-out request; what it returns tells the client, once durable."""
        self._repeats.remember(person.id, done)
        text = _text(done)
        return lambda: connection.send(text)

    def _act(self, connection: Connection, person: Person, message: from_client.Act) -> None:
        what = message.action, message.amount, message.cards, message.rows, message.game
        command = commands.Act(person.id, message.hand, message.turn, *what)
        self._at_table(connection, person, message.table, message.id, command)

    def _at_table(
        self, connection: Connection, person: Person, table: str, request: str, command: commands.AnyCommand
    ) -> None:
        done = to_client.Done(request, table)
        text = _text(done)
        then = self._services.figures.timed(lambda: connection.send(text))
        self._tables.writer(table).carry_out(command, asked=done, player=person.id, then=then)
        self._repeats.remember(person.id, done)

    def _top_up(self, connection: Connection, person: Person, message: from_client.TopUp) -> None:
        self._cashier.check_wallet(person.id, message.amount)
        short_used = self._seating.short_used(person.id, message.table)
        command = commands.TopUp(person.id, message.amount, short_used)
        self._at_table(connection, person, message.table, message.id, command)

    def _sit_out(self, connection: Connection, person: Person, message: from_client.SitOut) -> None:
        self._at_table(connection, person, message.table, message.id, commands.SitOut(person.id))

    def _sit_in(self, connection: Connection, person: Person, message: from_client.SitIn) -> None:
        self._penalties.check_may_sit_in(person, message.table)
        self._at_table(connection, person, message.table, message.id, commands.SitIn(person.id))

    def _skip(self, connection: Connection, person: Person, message: from_client.SkipNextBigBlind) -> None:
        command = commands.SkipNextBigBlind(person.id, message.on)
        self._at_table(connection, person, message.table, message.id, command)
        self._tables.skip_everywhere(person.id, message.table, message.on)

    def _straddle(self, connection: Connection, person: Person, message: from_client.Straddle) -> None:
        self._at_table(connection, person, message.table, message.id, commands.Straddle(person.id, message.most))

    def _enter(self, connection: Connection, person: Person, message: from_client.Enter) -> None:
        self._at_table(connection, person, message.table, message.id, commands.Enter(person.id, message.by))

    def _change_seat(self, connection: Connection, person: Person, message: from_client.ChangeSeat) -> None:
        command = commands.ChangeSeat(person.id, message.seat)
        self._at_table(connection, person, message.table, message.id, command)

    def _leave(self, connection: Connection, person: Person, message: from_client.LeaveTable) -> None:
        self._at_table(connection, person, message.table, message.id, commands.LeaveTable(person.id))

    def _stay(self, connection: Connection, person: Person, message: from_client.StayAtTable) -> None:
        self._at_table(connection, person, message.table, message.id, commands.StayAtTable(person.id))

    def _answer_question(self, connection: Connection, person: Person, message: from_client.AnswerQuestion) -> None:
        command = commands.AnswerQuestion(person.id, message.agrees)
        self._at_table(connection, person, message.table, message.id, command)

    def _join(self, connection: Connection, person: Person, message: from_client.JoinPool) -> None:
        done = self._seating.join(person, message.pool, message.buy_in, message.id)
        self._services.outbox.tell(self._answer(connection, person, done))

    def _leave_queue(self, connection: Connection, person: Person, message: from_client.LeaveQueue) -> None:
        self._lines.leave(person.id, message.pool, request=message.id)
        self._services.outbox.tell(self._answer(connection, person, to_client.Done(message.id, pool=message.pool)))

    def _answer_offer(self, connection: Connection, person: Person, message: from_client.AnswerOffer) -> None:
        done = self._seating.answer(person, message.offer, message.accept, message.id)
        self._services.outbox.tell(self._answer(connection, person, done))

    def _say(self, connection: Connection, person: Person, message: from_client.Say) -> None:
        self._chat.say(person, message.table, message.text, message.id)
        self._services.outbox.tell(self._answer(connection, person, to_client.Done(message.id, message.table)))


def refusal(request: str, refused: Refused) -> to_client.Refused:
    """A refusal as it is told."""
    args = {k: v if isinstance(v, int | str) else str(v) for k, v in refused.arguments.items()}
    return to_client.Refused(request, refused.code, refused.message, refused.clauses, args)


def _text(message: to_client.Told) -> str:
    return _encode(message).decode()


Handler = Callable[[Dispatch, Connection, Person, Any], None]

HANDLERS: Final[dict[type[from_client.Asked], Handler]] = {
    from_client.Act: Dispatch._act,
    from_client.TopUp: Dispatch._top_up,
    from_client.SitOut: Dispatch._sit_out,
    from_client.SitIn: Dispatch._sit_in,
    from_client.SkipNextBigBlind: Dispatch._skip,
    from_client.Straddle: Dispatch._straddle,
    from_client.Enter: Dispatch._enter,
    from_client.ChangeSeat: Dispatch._change_seat,
    from_client.LeaveTable: Dispatch._leave,
    from_client.StayAtTable: Dispatch._stay,
    from_client.AnswerQuestion: Dispatch._answer_question,
    from_client.JoinPool: Dispatch._join,
    from_client.LeaveQueue: Dispatch._leave_queue,
    from_client.AnswerOffer: Dispatch._answer_offer,
    from_client.Say: Dispatch._say,
}
