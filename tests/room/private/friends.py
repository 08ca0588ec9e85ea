"""A room whose operator allows private games, and friends who come to one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cardroom.ledger import accounts
from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import Origin
from cardroom.room.protocol.private_answers import PrivateGameBody, PrivateOpened
from cardroom.rules.adjusting import Wish
from cardroom.rules.refused import Refused
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import CHEAP, TestRoom

ALLOWED = msgspec.structs.replace(CHEAP, private_games="settle_up", sign_up="closed")
POOL = "holdem-nl10"


class Friends(TestRoom):
    """A room with a host's game."""

    __test__ = False

    def __init__(self, folder: Path, **more: Any) -> None:
        super().__init__(folder, **{"settings": ALLOWED, **more})

    def game(
        self,
        host: str = "Host",
        money: Any = "settle_up",
        wish: Wish = Wish(),
        name: str = "",
        pool: str = POOL,
    ) -> PrivateOpened:
        """A private game; its link works."""
        opened = self.run(self.room.private.opening.open(self.person(host), pool, name, money, wish))
        self.settle()
        assert opened.table, opened.faults
        return opened

    def guest(self, link: str, name: str) -> TestClient:
        """A friend without an account comes in by the link, with a socket open."""
        entry = self.run(self.room.private.entrance.enter(link, name, None, Origin()))
        person = self.run(self.room.players.of_session(entry.session))
        assert person is not None and person.guest == entry.table
        self._people[name] = person
        return self.back(name)

    def back(self, name: str) -> TestClient:
        """A guest's socket opens, for the first time or behind a start."""
        person = self._people[name]
        client = TestClient(self, person.id, name)
        self.clients.append(client)
        self.do(lambda: self.room.arrivals.arrived(client, person))
        return client

    def sit(self, name: str, table: str, buy_in: int = 0) -> None:
        """Somebody sits down."""
        self.run(self.room.private.seats.sit(self._people[name], table, buy_in))
        self.settle()

    def body(self, name: str, table: str) -> PrivateGameBody:
        """The game as somebody sees it."""
        return self.run(self.room.private.pages.shown(self._people[name], table))

    def host(self, act: str, table: str, *args: str) -> Any:
        """An act of the host."""
        found = self.run(getattr(self.room.hosting, act)(self.person("Host"), table, *args, "for a test"))
        self.settle()
        return found

    def refusal(self, work: Any) -> Refused:
        """How something is refused."""
        found = self.refused(work)
        self.settle()
        return found

    def chips(self, table: str) -> int:
        """What stacks, debts and claims of a game come to: zero, always."""
        total = 0
        for account, cents in self.balances().items():
            kind, *names = account.split(":")
            if names[:1] == [table] and kind in ("stack", "claim", "lent"):
                total += -cents if kind == "lent" else cents
        return total

    def anybody(self, name: str) -> Person:
        """Who is called so."""
        return self._people[name]

    def lent(self, table: str, name: str) -> int:
        """What a game has lent somebody."""
        return self.reader.balance(accounts.lent(table, self._people[name].id))


def enter(room: Friends, link: str, name: str = "Zoe") -> str:
    """How somebody is refused who comes by a link."""
    return room.refusal(room.room.private.entrance.enter(link, name, None, Origin())).code
