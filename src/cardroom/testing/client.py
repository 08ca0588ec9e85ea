"""A client of a `TestRoom`: asks as a browser would, and keeps every word it was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

import msgspec

from cardroom.room.messages import asked, told
from cardroom.table.events import AnyEvent
from cardroom.table.table import Table
from cardroom.table.view import TableView

ToldT = TypeVar("ToldT", bound=told.Told)
EventT = TypeVar("EventT", bound=AnyEvent)

_decode = msgspec.json.Decoder(told.AnyTold).decode


class Host(Protocol):
    """The room a client talks to (`cardroom.testing.room.TestRoom`)."""

    @property
    def ids(self) -> Iterator[int]:
        """Numbers for requests that nobody has used."""

    def hear(self, client: TestClient, message: asked.AnyAsked) -> None:
        """Let the room hear a message; all of it is durable and told when this returns."""

    def table(self, table: str) -> Table:
        """An open table."""

    def disconnect(self, client: TestClient) -> None:
        """Break the client's line."""


class TestClient:
    """A connection of one player, or of a spectator (``player`` empty).

    ``texts`` is all it was told, byte for byte; ``told`` the same as messages; ``closed`` why the room hung up.
    """

    __test__ = False  # the name begins like a test's, but it is none

    def __init__(self, room: Host, player: str, name: str) -> None:
        self.player = player
        self.session = b""
        self.name = name
        self.texts: list[str] = []
        self.closed: tuple[int, str] | None = None
        self._room = room

    # The room's side of the connection

    def send(self, text: str) -> None:
        """See `cardroom.room.connection.Connection`."""
        self.texts.append(text)

    def close(self, code: int, reason: str) -> None:
        """See `cardroom.room.connection.Connection`."""
        self.closed = self.closed or (code, reason)

    # Asking

    def ask(self, message: asked.AnyAsked) -> told.Done | told.Refused | None:
        """Ask, wait until all of it is durable, and return the answer to the request's id (None where it has none)."""
        heard = len(self.texts)
        self._room.hear(self, message)
        wanted = getattr(message, "id", None)
        for text in self.texts[heard:]:
            answer = _decode(text)
            if isinstance(answer, told.Done | told.Refused) and answer.id == wanted:
                return answer
        return None

    def done(self, message: asked.AnyAsked) -> told.Done:
        """Ask what must be carried out."""
        answer = self.ask(message)
        assert isinstance(answer, told.Done), f"{self.name}: {message} was answered with {answer}"
        return answer

    def refusal(self, message: asked.AnyAsked) -> told.Refused:
        """Ask what must be refused."""
        answer = self.ask(message)
        assert isinstance(answer, told.Refused), f"{self.name}: {message} was answered with {answer}"
        return answer

    def new_id(self) -> str:
        """An id for a request that nobody has used."""
        return f"{self.name}-{next(self._room.ids)}"

    def join(self, pool: str, buy_in: int) -> asked.JoinPool:
        """The request for a seat."""
        return asked.JoinPool(self.new_id(), pool, buy_in)

    def watch(self, table: str) -> None:
        """Follow a table."""
        self.ask(asked.WatchTable(table))

    def act(self, table: str, action: str, amount: int = 0) -> asked.Act:
        """The request for a decision, with the tokens of the running turn."""
        hand = self._room.table(table).hand
        turn = hand.decision if hand else 0
        return asked.Act(self.new_id(), table, hand.hand if hand else "", turn, action, amount)

    def leave(self, table: str) -> asked.LeaveTable:
        """The request to leave."""
        return asked.LeaveTable(self.new_id(), table)

    def sit_out(self, table: str) -> asked.SitOut:
        """The request for a break."""
        return asked.SitOut(self.new_id(), table)

    def sit_in(self, table: str) -> asked.SitIn:
        """The request to come back."""
        return asked.SitIn(self.new_id(), table)

    def disconnect(self) -> None:
        """The line breaks."""
        self._room.disconnect(self)

    # Reading

    @property
    def told(self) -> list[told.AnyTold]:
        """All messages so far."""
        return [_decode(text) for text in self.texts]

    def all(self, kind: type[ToldT]) -> list[ToldT]:
        """All messages of one type so far."""
        return [message for message in self.told if isinstance(message, kind)]

    def last(self, kind: type[ToldT]) -> ToldT:
        """The latest message of one type."""
        return self.all(kind)[-1]

    def events(self, kind: type[EventT], table: str = "") -> list[EventT]:
        """All events of one type it was told, at one table or at all."""
        return [
            event
            for message in self.all(told.TableTold)
            if table in ("", message.table)
            for event in (*message.events, *message.private)
            if isinstance(event, kind)
        ]

    def view(self, table: str) -> TableView:
        """The table as this client may see it now."""
        self.watch(table)
        shown = [message.view for message in self.all(told.TableShown) if message.view.terms.table == table]
        return shown[-1]
