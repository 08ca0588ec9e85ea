"""From a client's message to the organ of the room that answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from cardroom.cash import commands
from cardroom.room.accounts.person import Person
from cardroom.room.connection import Connection
from cardroom.room.messages import client as from_client
from cardroom.room.messages import server as to_client
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.refused import Refused

if TYPE_CHECKING:
    from cardroom.room.room import Room

_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.dispatch")

FULL: Final = "You follow as many tables as you may, or this one has as many spectators as it may."

Handler = Callable[["Room", Connection, Person, Any], None]


def hear(room: Room, connection: Connection, person: Person | None, message: from_client.AnyAsked) -> bool:
    """Answer one message. Whatever it asks for, its own request is answered exactly once: done, refused or shown.

    False when it was refused.
    """
    if isinstance(message, from_client.Ping):
        connection.send(_text(to_client.Pong(message.sent_ms, room.services.clock.now_ms())))
        return True
    watching = from_client.WatchLobby | from_client.UnwatchLobby | from_client.WatchTable | from_client.UnwatchTable
    if isinstance(message, watching):
        _watch(room, connection, message)
        return True
    try:
        if person is None:
            raise Refused("not-signed-in", "Sign in to do that.")
        room.players.check_open(person)
        before = room.repeats.answer(person.id, message.id)
        if before is not None:
            room.services.outbox.tell(lambda: connection.send(_text(before)))
            return True
        HANDLERS[type(message)](room, connection, person, message)
    except Refused as refused:
        room.services.figures.refused.labels(refused.code).inc()
        text = _text(refusal(message.id, refused))
        # Also a refusal speaks of a state: it waits until what it rests on is durable.
        room.services.outbox.tell(lambda: connection.send(text))
        return False
    return True


def is_full(room: Room, connection: Connection, writer: TableWriter) -> bool:
    """Whether a connection may not follow one more table; who sits there always may, and who follows it already."""
    seated = {seat.player for seat in writer.table.seats.values()}
    if writer.audience.has(connection) or connection.player in seated:
        return False
    settings = room.services.settings
    most = settings.tables_followed if connection.player else settings.tables_followed // 3
    followed = len(room.services.presence.followed_by(connection))
    return followed >= most or writer.audience.besides(seated) >= settings.spectators_a_table


def refusal(request: str, refused: Refused) -> to_client.Refused:
    """A refusal as it is told."""
    args = {k: v if isinstance(v, int | str) else str(v) for k, v in refused.arguments.items()}
    return to_client.Refused(request, refused.code, refused.message, refused.clauses, args)


def _text(message: to_client.Told) -> str:
    return _encode(message).decode()


def _watch(
    room: Room,
    connection: Connection,
    message: from_client.WatchLobby | from_client.UnwatchLobby | from_client.WatchTable | from_client.UnwatchTable,
) -> None:
    if isinstance(message, from_client.WatchLobby):
        room.lobby.watch(connection)
    elif isinstance(message, from_client.UnwatchLobby):
        room.lobby.unwatch(connection)
    elif isinstance(message, from_client.UnwatchTable):
        writer = room.tables.get(message.table)
        if writer is not None:
            writer.unwatch(connection)
    else:
        writer = room.tables.get(message.table)
        if writer is not None and is_full(room, connection, writer):
            connection.send(_text(to_client.Unexpected(FULL)))
        elif writer is not None:
            writer.watch(connection)
        else:
            text = _text(to_client.TableClosed(message.table))
            room.services.outbox.tell(lambda: connection.send(text))


def _answer(room: Room, connection: Connection, person: Person, done: to_client.Done) -> Callable[[], None]:
    """Remember a carried-out request; what it returns tells the client, once durable."""
    room.repeats.remember(person.id, done)
    text = _text(done)
    return lambda: connection.send(text)


def _act(room: Room, connection: Connection, person: Person, message: from_client.Act) -> None:
    what = message.action, message.amount, message.cards, message.rows, message.game
    command = commands.Act(person.id, message.hand, message.turn, *what)
    _at_table(room, connection, person, message.table, message.id, command)


def _at_table(
    room: Room, connection: Connection, person: Person, table: str, request: str, command: commands.AnyCommand
) -> None:
    done = to_client.Done(request, table)
    text = _text(done)
    then = room.services.figures.timed(lambda: connection.send(text))
    room.writer(table).carry_out(command, asked=done, player=person.id, then=then)
    room.repeats.remember(person.id, done)


def _top_up(room: Room, connection: Connection, person: Person, message: from_client.TopUp) -> None:
    room.check_wallet(person.id, message.amount)
    short_used = room.seating.short_used(person.id, message.table)
    command = commands.TopUp(person.id, message.amount, short_used)
    _at_table(room, connection, person, message.table, message.id, command)


def _sit_out(room: Room, connection: Connection, person: Person, message: from_client.SitOut) -> None:
    _at_table(room, connection, person, message.table, message.id, commands.SitOut(person.id))


def _sit_in(room: Room, connection: Connection, person: Person, message: from_client.SitIn) -> None:
    room.penalties.check_may_sit_in(person, message.table)
    _at_table(room, connection, person, message.table, message.id, commands.SitIn(person.id))


def _skip(room: Room, connection: Connection, person: Person, message: from_client.SkipNextBigBlind) -> None:
    command = commands.SkipNextBigBlind(person.id, message.on)
    _at_table(room, connection, person, message.table, message.id, command)
    room.skip_everywhere(person.id, message.table, message.on)


def _straddle(room: Room, connection: Connection, person: Person, message: from_client.Straddle) -> None:
    _at_table(room, connection, person, message.table, message.id, commands.Straddle(person.id, message.most))


def _enter(room: Room, connection: Connection, person: Person, message: from_client.Enter) -> None:
    _at_table(room, connection, person, message.table, message.id, commands.Enter(person.id, message.by))


def _change_seat(room: Room, connection: Connection, person: Person, message: from_client.ChangeSeat) -> None:
    command = commands.ChangeSeat(person.id, message.seat)
    _at_table(room, connection, person, message.table, message.id, command)


def _leave(room: Room, connection: Connection, person: Person, message: from_client.LeaveTable) -> None:
    _at_table(room, connection, person, message.table, message.id, commands.LeaveTable(person.id))


def _stay(room: Room, connection: Connection, person: Person, message: from_client.StayAtTable) -> None:
    _at_table(room, connection, person, message.table, message.id, commands.StayAtTable(person.id))


def _answer_question(room: Room, connection: Connection, person: Person, message: from_client.AnswerQuestion) -> None:
    command = commands.AnswerQuestion(person.id, message.agrees)
    _at_table(room, connection, person, message.table, message.id, command)


def _join(room: Room, connection: Connection, person: Person, message: from_client.JoinPool) -> None:
    done = room.seating.join(person, message.pool, message.buy_in, message.id)
    room.services.outbox.tell(_answer(room, connection, person, done))


def _leave_queue(room: Room, connection: Connection, person: Person, message: from_client.LeaveQueue) -> None:
    room.lines.leave(person.id, message.pool, request=message.id)
    room.services.outbox.tell(_answer(room, connection, person, to_client.Done(message.id, pool=message.pool)))


def _answer_offer(room: Room, connection: Connection, person: Person, message: from_client.AnswerOffer) -> None:
    done = room.seating.answer(person, message.offer, message.accept, message.id)
    room.services.outbox.tell(_answer(room, connection, person, done))


def _say(room: Room, connection: Connection, person: Person, message: from_client.Say) -> None:
    room.say(person, message.table, message.text, message.id)
    room.services.outbox.tell(_answer(room, connection, person, to_client.Done(message.id, message.table)))


HANDLERS: dict[type[from_client.Asked], Handler] = {
    from_client.Act: _act,
    from_client.TopUp: _top_up,
    from_client.SitOut: _sit_out,
    from_client.SitIn: _sit_in,
    from_client.SkipNextBigBlind: _skip,
    from_client.Straddle: _straddle,
    from_client.Enter: _enter,
    from_client.ChangeSeat: _change_seat,
    from_client.LeaveTable: _leave,
    from_client.StayAtTable: _stay,
    from_client.AnswerQuestion: _answer_question,
    from_client.JoinPool: _join,
    from_client.LeaveQueue: _leave_queue,
    from_client.AnswerOffer: _answer_offer,
    from_client.Say: _say,
}
