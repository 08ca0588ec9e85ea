"""A player without a browser who acts only when the test says so, through the room's own socket."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from typing import Self, TypeVar

import httpx
import msgspec
from websockets.sync.client import connect

from cardroom.bots.follower import Follower
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from cardroom.table.model.view import TableView
from tests.browser.shown import called
from tests.patience import PATIENCE_SECONDS

_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode
_encode = msgspec.json.Encoder().encode
T = TypeVar("T", bound=to_client.ServerMessage)


class Puppet:
    """Signs up, joins a pool, takes what seat is offered, follows its table and acts on demand."""

    def __init__(self, url: str, name: str, cookie: str = "") -> None:
        """With a `cookie` the puppet is one more connection of somebody who is signed in elsewhere."""
        self.name = name
        self.cards: tuple[str, ...] = ()
        self.followed: Follower | None = None
        self.view: TableView | None = None
        self.heard: list[to_client.AnyServerMessage] = []
        self._watching = bool(cookie)
        if not cookie:
            answer = httpx.post(
                f"{url}/api/sign-up",
                json={"name": name, "password": f"the words of puppets {time.time_ns()}"},
                timeout=PATIENCE_SECONDS,
            )
            answer.raise_for_status()
            cookie = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())
        self.cookie = cookie
        headers = {"Cookie": cookie, "Origin": url}
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(f"ws{url.removeprefix('http')}/ws", additional_headers=headers)
        )
        welcome = self.until(to_client.Welcome)
        self.player = welcome.player

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # ------------------------------------------------------------------ asking

    def ask(self, message: from_client.ClientMessage) -> None:
        """Send a message without waiting for an answer."""
        self._socket.send(_encode(message).decode())

    def join(self, pool: str, buy_in: int) -> None:
        """Ask for a seat; `sit` waits for it."""
        self.ask(from_client.JoinPool(self._id(), pool, buy_in))

    def sit(self) -> None:
        """Wait until seated (taking an offer when one comes) and following the table."""
        self.wait(lambda: self.followed is not None and self.followed.seat != 0, "a seat")

    def watch(self, table: str) -> TableView:
        """The whole table as this player may see it now."""
        self.view = None
        self.ask(from_client.WatchTable(table))
        self.wait(lambda: self.view is not None, "the table")
        assert self.view is not None
        return self.view

    def act(self, action: str, amount: int = 0) -> None:
        """Decide, as soon as it is this player's turn; the room must agree."""
        self.wait_for_turn()
        followed = self.followed
        assert followed is not None and followed.turn is not None
        request = at_table(
            self._id(),
            followed.terms.table,
            commands.Act(ME, followed.hand, followed.turn.turn, action, amount),
        )
        self.ask(request)
        while True:
            answer = self._hear(time.monotonic() + PATIENCE_SECONDS, "an answer")
            if isinstance(answer, to_client.Refused):
                raise AssertionError(f"{self.name} was refused: {answer.message}")
            if isinstance(answer, to_client.Done) and answer.id == request.id:
                if followed.turn and followed.turn.turn == request.turn:
                    followed.turn = None  # decided; the room's word on it may still be under way
                return

    def check_or_call(self) -> None:
        """The cheapest way to stay in."""
        self.wait_for_turn()
        assert self.followed is not None and self.followed.turn is not None
        turn = self.followed.turn
        self.act("bring_in" if turn.bring_in else "call" if turn.call else "check")

    def come_back(self) -> None:
        """Into the game again, if the clock has put this player out."""
        if self.followed is not None and self.followed.seat and self.followed.sitting_out:
            self.followed.sitting_out = False
            self.ask(at_table(self._id(), self.followed.terms.table, commands.SitIn(ME)))

    def raise_all(self) -> None:
        """Put in as much as is allowed."""
        self.wait_for_turn()
        most = self.followed.turn.max_raise_to if self.followed and self.followed.turn else None
        if most is None:
            self.check_or_call()
        else:
            self.act("raise", most)

    # ------------------------------------------------------------------ hearing

    @property
    def on_turn(self) -> bool:
        """Whether this player is to act, as far as heard; `catch_up` hears all there is."""
        return self.followed is not None and self.followed.is_my_turn()

    def catch_up(self) -> None:
        """Hear what has come so far."""
        while self._listen(0.0) is not None:
            pass

    def wait_for_turn(self) -> None:
        """Hear until it is this player's turn."""
        self.wait(lambda: self.on_turn, f"the turn of {self.name}")

    def wait(self, happened: Callable[[], bool], what: str) -> None:
        """Hear until something has happened."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not happened():
            self._hear(deadline, what)

    def until(self, kind: type[T]) -> T:
        """Hear until a message of this kind."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            message = self._hear(deadline, kind.__name__)
            if isinstance(message, kind):
                return message

    def _hear(self, deadline: float, what: str) -> to_client.AnyServerMessage:
        message = self._listen(deadline - time.monotonic())
        if message is None:
            raise AssertionError(f"{self.name} waited in vain for {what}; last heard: {self.heard[-3:]}")
        return message

    def _listen(self, seconds: float) -> to_client.AnyServerMessage | None:
        try:
            text = self._socket.recv(timeout=max(0.0, seconds))
        except TimeoutError:
            return None
        message = _decode(text)
        self.heard.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message: to_client.AnyServerMessage) -> None:
        if isinstance(message, to_client.TableShown | to_client.TableTold):
            called.update(message.names)
        if isinstance(message, to_client.SeatOffered):
            self.ask(from_client.AnswerOffer(self._id(), message.offer, accept=True))
        elif isinstance(message, to_client.MineChanged):
            if message.seats and not self._watching:
                self._watching = True
                self.ask(from_client.WatchTable(message.seats[0].table))
        elif isinstance(message, to_client.TableShown):
            self.view = message.view
            self.followed = Follower(self.player, message.view)
            self.cards = message.view.you.cards if message.view.you else ()
        elif isinstance(message, to_client.TableTold) and self.followed is not None:
            for event in (*message.events, *message.private):
                self.followed.see(event)
                if type(event).__name__ == "HoleSeen":
                    self.cards = tuple(getattr(event, "cards", ()))

    def _id(self) -> str:
        return uuid.uuid4().hex
