"""A room that is asked for one thing, over its socket or by HTTP, and stops dead at one moment of it."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal

import httpx
import msgspec

from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KIND
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.room import Room
from cardroom.store.engines.store_location import Place
from cardroom.store.people_rows import Role
from cardroom.store.rows import Commit, KeepMatter
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Settings
from tests.houses import book_of
from tests.room.private.friends import ALLOWED
from tests.web.site import WIDE

STOPPED: Final = 77
"""What a process ends with that stopped where it was told to."""
Moment = Literal["given", "durable", "kept", "told"]
"""When it stops: a commit was given to the store, is durable and has not been told; the one that keeps the answer is
durable; the answer was told, and is lost on its way.
"""
MAX_ALONE: Final = 2_000_000
SETTINGS = msgspec.structs.replace(ALLOWED, sign_up="open", credit_alone_cents=MAX_ALONE)


class Request(msgspec.Struct, frozen=True):
    """Something asked for by somebody: a message as JSON, or a POST at a path with a body, under a key."""

    by: str
    message: str = ""
    path: str = ""
    body: dict[str, Any] = {}
    key: str = "the-very-same"


class Told(msgspec.Struct, frozen=True):
    """What it was answered with."""

    what: dict[str, Any]
    repeated: bool


class Stop:
    """Ends the process at the `number`th moment of its kind once it is `armed`, as by a power cut."""

    def __init__(self, at: Moment | Literal[""] = "", number: int = 1) -> None:
        self.armed = False
        self._at = at
        self._left = number

    def reach(self, moment: Moment) -> None:
        """The process may end here."""
        if self.armed and moment == self._at:
            self._left -= 1
            if not self._left:
                os._exit(STOPPED)


class StoppingStore:
    """The store that it is given, which is another thing to stop in."""

    def __init__(self, store: Any, stop: Stop) -> None:
        self._store = store
        self._stop = stop

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def submit(self, commit: Commit, done: Callable[[Any], None] | None = None) -> None:
        """See `Store`. A commit of nothing is a test's own, and no moment."""
        if commit == Commit():
            self._store.submit(commit, done)
            return

        def answered(fault: Any) -> None:
            if keeps_answer(commit):
                self._stop.reach("kept")
            self._stop.reach("durable")
            if done is not None:
                done(fault)

        self._store.submit(commit, answered)
        self._stop.reach("given")

    async def commit(self, commit: Commit) -> None:
        """See `Store`."""
        await self._store.commit(commit)
        if keeps_answer(commit):
            self._stop.reach("kept")
        self._stop.reach("durable")


def keeps_answer(commit: Commit) -> bool:
    """Whether a commit keeps the answer to a request."""
    return any(isinstance(one, KeepMatter) and one.matter.kind == KIND for one in commit.changes)


class AskedRoom(TestRoom):
    """A room that knows again who has an account, and answers requests by HTTP too."""

    __test__ = False

    def __init__(
        self, place: Place, houses: tuple[str, ...], stop: Stop | None = None, seed: int = 1
    ) -> None:
        book, *more = [book_of(name) for name in houses]
        self._stopping = stop or Stop()
        self._app: tuple[Room, Application] | None = None
        self._tokens: dict[str, str] = {}
        super().__init__(
            place,
            seed,
            book,
            SETTINGS,
            self._between,
            more=tuple(more),
            demo=len(houses) > 1,
        )

    def _between(self, store: Any) -> Any:
        return StoppingStore(store, self._stopping)

    def person(self, name: str, cents: int = 1_000_000, role: Role = "player") -> Person:
        """See `TestRoom`; whoever is stored already is the same person."""
        if name not in self._people:
            record = self.reader.player_named(name)
            person = self.run(self.room.players.person(record.id)) if record is not None else None
            if person is not None:
                self._people[name] = person
        return super().person(name, cents, role)

    def asks(self, request: Request) -> Told:
        """What a request is answered with; all that it brings about at once is stored."""
        if request.message:
            message = _message(request.message)
            answer = self.client(request.by).ask(message)
            assert isinstance(answer, to_client.Done), f"{request} was answered with {answer}"
            what = msgspec.to_builtins(msgspec.structs.replace(answer, repeated=False))
            return Told(what, answer.repeated)
        answered = self.post(request.by, request.path, request.body, request.key)
        assert answered.is_success, f"{request} was answered with {answered.status_code} {answered.text}"
        what = {"status": answered.status_code, "body": answered.json() if answered.content else None}
        return Told(what, answered.headers.get("idempotent-replayed") == "true")

    def post(self, by: str, path: str, body: dict[str, Any], key: str = "") -> httpx.Response:
        """Somebody's POST."""
        (answered,) = self.posts(Request(by, path=path, body=body, key=key))
        return answered

    def token(self, by: str) -> str:
        """Somebody's session."""
        if by not in self._tokens:
            self._tokens[by] = self.run(self.room.players.open_session(self.person(by).id))
        return self._tokens[by]

    def forget_token(self, by: str) -> None:
        """Somebody's session is over; the next request opens another."""
        self._tokens.pop(by, None)

    def posts(self, *requests: Request) -> list[httpx.Response]:
        """POSTs of one person, all at once."""
        token = self.token(requests[0].by)
        if self._app is None or self._app[0] is not self.room:
            self._app = (
                self.room,
                Application(self.room, Settings(data=self.folder, room=SETTINGS, doors=WIDE)),
            )
        app = self._app[1]
        signed = {"Authorization": f"Bearer {token}"}

        async def posted() -> list[httpx.Response]:
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://127.0.0.1:8000", headers=signed
            ) as one:
                asked = [
                    one.post(
                        request.path,
                        json=request.body,
                        headers={"Idempotency-Key": request.key} if request.key else {},
                    )
                    for request in requests
                ]
                return list(await asyncio.gather(*asked))

        answered = self.run(posted())
        self.settle()
        return answered

    def keeps(self, request: Request) -> bool:
        """Whether the answer to this very request is kept."""
        name = (
            msgspec.json.decode(request.message)["id"] if request.message else f"{request.path} {request.key}"
        )
        return any(one.body["request"] == name for one in self.reader.matters(KIND))

    def knows(self, request: Request) -> bool:
        """Whether the step that carried a message out is in a journal."""
        return self.room.repeats.kept(self.person(request.by).id, _message(request.message).id) is not None

    def refusal(self, request: Request) -> str:
        """The code with which a message is refused."""
        return self.client(request.by).refusal(_message(request.message)).code

    def money(self) -> dict[str, int]:
        """What every account holds that holds anything. Tournaments that are made anew have other names: what those
        hold counts by its sums.
        """
        found = {account: cents for account, cents in self.balances().items() if cents}
        for kind in ("escrow", "reserve"):
            sums = sorted(found.pop(account) for account in list(found) if account.startswith(f"{kind}:"))
            found |= {f"{kind} {number}": cents for number, cents in enumerate(sums)}
        return found


@contextmanager
def opened(
    place: Place, houses: tuple[str, ...], stop: Stop | None = None, seed: int = 1
) -> Iterator[AskedRoom]:
    """A room at a place, as it was left."""
    room = AskedRoom(place, houses, stop, seed)
    try:
        yield room
    finally:
        room.close()


@dataclass(frozen=True)
class Row:
    """One way in which money may move: `make` brings a room to where it can be asked for and says what is asked.

    `of` is the message, or the POST by its route. `told_once` are parts of the first answer that are kept nowhere.
    `by_step`: the id stands in the step alone. `by_player`: a stop behind the answer may leave a stack in the wallet.
    """

    of: type[from_client.ClientMessage] | str
    make: Callable[[AskedRoom], Request]
    name: str = ""
    houses: tuple[str, ...] = ("casinohuone",)
    moves: bool = True
    told_once: tuple[str, ...] = ()
    by_step: bool = False
    by_player: bool = False

    @property
    def id(self) -> str:
        """What a test is called by."""
        of = self.of if isinstance(self.of, str) else self.of.__name__
        return f"{of} {self.name}".strip()


def of_players(money: dict[str, int]) -> Counter[str]:
    """The same money, with what a player has on tables and in the wallet added up."""
    found: Counter[str] = Counter()
    for account, cents in money.items():
        kind, *names = account.split(":")
        found[names[-1] if kind in ("wallet", "stack") else account] += cents
    return found


def said(client: TestClient, message: from_client.AnyClientMessage) -> Request:
    """A message as a request."""
    return Request(client.name, msgspec.json.encode(message).decode())


_message = msgspec.json.Decoder(from_client.AnyClientMessage).decode
