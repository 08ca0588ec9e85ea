"""The answers to clients' requests: each is answered exactly once, done or refused, when what it says is durable."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec

from cardroom.room.hosting.repeats import Repeats
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.outbox import OnRejected, Outbox, not_done
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import KeepMatter

_encode = msgspec.json.Encoder().encode


class Answers(NamedTuple):
    """The calls that answer a request later, when money has left the wallet or a commit of others is durable: one of
    them is called, once.
    """

    done: Callable[[to_client.Done], None]
    refused: Callable[[Refused], None]


NOBODY: Final = Answers(lambda done: None, lambda refused: None)
"""For requests whose answer nobody waits for."""


class UnderWay:
    """Requests that are being carried out, one for each player: the player's next request waits for the end of this
    one, so that requests are handled in the order in which they came, and a repeated one is served once.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, list[Callable[[], None]]] = {}
        """For each player with a request under way, the calls to make when it is over."""

    def begin(self, player: str) -> None:
        """Note that a player's request is being carried out."""
        self.waiting.setdefault(player, [])

    def over(self, player: str) -> None:
        """Note that the request is answered, and handle those that wait; if one takes time, the rest wait for it."""
        for again in self.waiting.pop(player, ()):
            again()


class Asker(NamedTuple):
    """The player who gives a command at a table, and the id of the request."""

    connection: ClientConnection
    person: Person
    table: str
    request: str


class Answering:
    """Answers requests, and remembers the answers: a request that is repeated is answered again and done once."""

    def __init__(self, outbox: Outbox, clock: Clock, figures: Figures, repeats: Repeats) -> None:
        self._outbox = outbox
        self._clock = clock
        self.figures: Final = figures
        self.repeats: Final = repeats
        self.under_way: Final = UnderWay()

    def again(self, connection: ClientConnection, player: str, request: str) -> bool:
        """Answer a request as it was answered before; False for one that has not been."""
        if self.repeats.answer(player, request) is None:
            return False
        self._outbox.after(partial(self._send_again, connection, player, request))
        return True

    def _send_again(self, connection: ClientConnection, player: str, request: str) -> None:
        """Send the earlier answer to a request again, unless the store has refused the request meanwhile."""
        before = self.repeats.answer(player, request)
        connection.send(text_of(before if before is not None else refusal(request, not_done())))

    def done(self, connection: ClientConnection, person: Person, done: to_client.Done) -> None:
        """Remember a carried-out request, and tell the client once it is durable."""
        self.repeats.remember(person.id, done)
        text = text_of(done)
        self._outbox.tell(lambda: connection.send(text), self.on_rejected(connection, person, done.id))

    def pong(self, connection: ClientConnection, sent_ms: int) -> None:
        """Answer a client that asks whether the room is there."""
        connection.send(text_of(to_client.Pong(sent_ms, self._clock.now_ms())))

    def refuse(self, connection: ClientConnection, request: str, refused: Refused) -> None:
        """Refuse a request; a refusal also reports a state, so it waits until that state is durable."""
        self.figures.refused.labels(refused.code).inc()
        text = text_of(refusal(request, refused))
        self._outbox.after(lambda: connection.send(text))

    def on_rejected(self, connection: ClientConnection, person: Person, request: str) -> OnRejected:
        """Return what refuses the request if the store refuses its commit."""

        def refuse(_: StoreRefused) -> None:
            self.repeats.forget(person.id, request)
            self.refuse(connection, request, not_done())

        return refuse

    def later(self, connection: ClientConnection, person: Person, request: str) -> Answers:
        """Return the callbacks that answer a request which waits for money, or is answered at once."""
        self.under_way.begin(person.id)

        def done(answer: to_client.Done) -> None:
            self.done(connection, person, answer)
            self.under_way.over(person.id)

        def refuse(refused: Refused) -> None:
            self.refuse(connection, request, refused)
            self.under_way.over(person.id)

        return Answers(done, refuse)

    def keeping(self, person: Person, table: str) -> tuple[KeepMatter, ...]:
        """Return the row of the answer to a request that moves money."""
        if person.asked is None:
            return ()
        return keeping(person.id, person.asked, self._clock.now_ms(), KeptAnswer(table))


def refusal(request: str, refused: Refused) -> to_client.Refused:
    """Return a refusal as the message to the client."""
    args = {k: v if isinstance(v, int | str) else str(v) for k, v in refused.arguments.items()}
    return to_client.Refused(request, refused.code, refused.message, refused.clauses, args)


def text_of(message: to_client.ServerMessage) -> str:
    """Return a message as it is sent."""
    return _encode(message).decode()
