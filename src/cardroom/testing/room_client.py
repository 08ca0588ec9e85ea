"""A client of a `TestRoom`: asks as a browser would, and records every message it gets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

import msgspec

from cardroom.cash.cash_table import CashTable
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, TableRequest, at_table
from cardroom.table.events import AnyEvent
from cardroom.table.model import commands
from cardroom.table.model.view import TableView
from cardroom.testing.legal_answers import answer_to

ToldT = TypeVar("ToldT", bound=to_client.ServerMessage)
EventT = TypeVar("EventT", bound=AnyEvent)

_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode


class ClientRoom(Protocol):
    """The room a client talks to (`cardroom.testing.whole_room.TestRoom`)."""

    @property
    def ids(self) -> Iterator[int]:
        """Numbers for requests that nobody has used."""

    def hear(self, client: TestClient, message: from_client.AnyClientMessage) -> None:
        """Let the room handle a message; all of it is durable and sent when this returns."""

    def table(self, table: str) -> CashTable:
        """An open table."""

    def disconnect(self, client: TestClient) -> None:
        """Break the client's line."""


class TestClient:
    """A connection of one player, or of a spectator (``player`` empty).

    ``texts`` is every message it got, byte for byte; ``told`` the same as messages; ``closed`` why the room hung up.
    """

    __test__ = False  # the name begins like a test's, but it is none

    def __init__(self, room: ClientRoom, player: str, name: str) -> None:
        self.player = player
        self.session = b""
        self.address = ""
        self.name = name
        self.texts: list[str] = []
        self.closed: tuple[int, str] | None = None
        self._room = room
        self._read: list[str] = []
        self._told: list[to_client.AnyServerMessage] = []

    # The room's side of the connection

    def send(self, *texts: str) -> None:
        """See `cardroom.room.identity.client_connection.Connection`."""
        self.texts += texts

    def close(self, code: int, reason: str) -> None:
        """See `cardroom.room.identity.client_connection.Connection`."""
        self.closed = self.closed or (code, reason)

    # Asking

    def ask(self, message: from_client.AnyClientMessage) -> to_client.Done | to_client.Refused | None:
        """Ask, wait until all of it is durable, and return the answer to the request's id (None where it has none)."""
        heard = len(self.texts)
        self._room.hear(self, message)
        wanted = getattr(message, "id", None)
        for text in self.texts[heard:]:
            answer = _decode(text)
            if isinstance(answer, to_client.Done | to_client.Refused) and answer.id == wanted:
                return answer
        return None

    def done(self, message: from_client.AnyClientMessage) -> to_client.Done:
        """Ask for something that must be carried out."""
        answer = self.ask(message)
        assert isinstance(answer, to_client.Done), f"{self.name}: {message} was answered with {answer}"
        return answer

    def refusal(self, message: from_client.AnyClientMessage) -> to_client.Refused:
        """Ask for something that must be refused."""
        answer = self.ask(message)
        assert isinstance(answer, to_client.Refused), f"{self.name}: {message} was answered with {answer}"
        return answer

    def new_id(self) -> str:
        """An id for a request that nobody has used."""
        return f"{self.name}-{next(self._room.ids)}"

    def join(self, pool: str, buy_in: int) -> from_client.JoinPool:
        """The request for a seat."""
        return from_client.JoinPool(self.new_id(), pool, buy_in)

    def watch(self, table: str) -> None:
        """Follow a table."""
        self.ask(from_client.WatchTable(table))

    def act(self, table: str, action: str, amount: int = 0) -> TableRequest:
        """The request for a decision, with the tokens of the running turn."""
        hand = self._room.table(table).hand
        turn = hand.decision if hand else 0
        return at_table(
            self.new_id(), table, commands.Act(ME, hand.hand if hand else "", turn, action, amount)
        )

    def leave(self, table: str) -> TableRequest:
        """The request to leave."""
        return at_table(self.new_id(), table, commands.LeaveTable(ME))

    def sit_out(self, table: str) -> TableRequest:
        """The request for a break."""
        return at_table(self.new_id(), table, commands.SitOut(ME))

    def sit_in(self, table: str) -> TableRequest:
        """The request to come back."""
        return at_table(self.new_id(), table, commands.SitIn(ME))

    def answer(self, table: str, agrees: bool = True) -> TableRequest:
        """The answer to the open question to all at a table."""
        return answer_to(self._room.table(table).economy.question, self.new_id(), table, agrees)

    def disconnect(self) -> None:
        """The line breaks."""
        self._room.disconnect(self)

    # Reading

    @property
    def told(self) -> list[to_client.AnyServerMessage]:
        """All messages so far; each is read once, for tests ask after every step."""
        if self.texts[: len(self._read)] != self._read:  # a test has forgotten what it got
            self._read, self._told = [], []
        self._told += [_decode(text) for text in self.texts[len(self._read) :]]
        self._read = list(self.texts)
        return list(self._told)

    def all(self, kind: type[ToldT]) -> list[ToldT]:
        """All messages of one type so far."""
        return [message for message in self.told if isinstance(message, kind)]

    def last(self, kind: type[ToldT]) -> ToldT:
        """The latest message of one type."""
        return self.all(kind)[-1]

    def events(self, kind: type[EventT], table: str = "") -> list[EventT]:
        """All events of one type it got, at one table or at all."""
        return [
            event
            for message in self.all(to_client.TableTold)
            if table in ("", message.table)
            for event in (*message.events, *message.private)
            if isinstance(event, kind)
        ]

    def view(self, table: str) -> TableView:
        """The table as this client may see it now."""
        self.watch(table)
        shown = [
            message.view for message in self.all(to_client.TableShown) if message.view.terms.table == table
        ]
        return shown[-1]
