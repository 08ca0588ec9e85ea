"""Many private games at once under attack: requests that cross each other, hosts who close while guests sit, and a room
that dies in between. Chips that games lend stay theirs, bounded, and move nobody's money.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.ledger.auditor import audit
from cardroom.room.identity.sessions import Origin
from cardroom.room.protocol.private_answers import PrivateOpened
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules.adjusting import Wish
from tests.room.private.friends import ALLOWED, POOL, Friends
from tests.room.private.test_abused import at_once
from tests.room.private.test_chips import all_in, is_right, largest

MOST: Final = 9 * 10**5
"""So much a game may lend."""
SETTINGS: Final = msgspec.structs.replace(
    ALLOWED, private_chips_cents=MOST, private_games_a_player=2, private_games_open=4, private_people=8,
    private_games_a_day=1_000,
)  # fmt: skip
HOSTS: Final = ("Hal", "Hedy", "Hugo")
GUESTS: Final = tuple(f"G{number}" for number in range(8))
AMOUNTS: Final = (
    0,
    0,
    1,
    -1,
    1_000,
    MOST // 9,
    MOST // 9 + 1,
    MOST // 18,
    MOST // 36,
    MOST,
    10**12,
    2**53,
    2**63,
)
ROUNDS, DAILY, OFTEN = 50, range(2), range(10, 60)


def lent(room: Friends, table: str) -> int:
    """What a game has lent, with nothing on its way."""
    return -room.balances().get(accounts.game(table), 0) // 2


def test_chips_that_are_on_their_way_to_several_players_count_as_lent(tmp_path: Path) -> None:
    """At one moment 1,000,000, 500,000 and 250,000 were lent, where 1,000,000 was left."""
    left = MOST // 9
    with Friends(tmp_path, settings=SETTINGS) as room:
        game = room.game(wish=small())
        clients = {name: room.guest(game.link, name) for name in ("Anna", "Ben", "Carl", "Dora")}
        while True:
            out = []
            for name in ("Anna", "Ben"):
                seat = room.table(game.table).seat_of(clients[name].player)
                if seat is not None and not seat.stack:
                    clients[name].done(clients[name].leave(game.table))
                if seat is None or not seat.stack:
                    out.append(name)
            if lent(room, game.table) >= MOST - left and out:
                break
            for name in out:
                room.sit(name, game.table)
            all_in(room, game.table)
        people = (*out, "Carl", "Dora")
        asked = [
            room.room.private.seats.sit(room.anybody(name), game.table, left >> place)
            for place, name in enumerate(people)
        ]
        assert at_once(room, *asked) == [None, *["private-chips"] * (len(people) - 1)]
        assert lent(room, game.table) == MOST and is_right(room)


def small() -> Wish:
    """A game whose dearest seat is a ninth of what a game may lend."""
    return Wish({"small_blind_cents": 500, "big_blind_cents": 1_000}, largest(MOST).decisions | {
        "buy_in.maximum_big_blinds": MOST // 9 // 1_000,
    })  # fmt: skip


class Evening:
    """Some games, their hosts and guests, and what they ask for at one moment."""

    def __init__(self, room: Friends, seed: int) -> None:
        self.room, self.chance = room, random.Random(f"private games {seed}")
        self.games: list[PrivateOpened] = []
        self.answers = Counter[str]()
        self.names = [*HOSTS, *GUESTS]
        for name in (*HOSTS, *GUESTS[:3]):  # some have accounts
            room.person(name)
        self.wallets = self.of_wallets()

    def of_wallets(self) -> dict[str, int]:
        return {one: cents for one, cents in self.room.balances().items() if not is_of_games(one)}

    def game(self) -> PrivateOpened:
        return self.chance.choice(self.games)

    def who(self) -> Any:
        return self.chance.choice([one for one in self.room._people.values() if one.role == "player"])

    def opens(self) -> Coroutine[Any, Any, Any]:
        async def opened() -> None:
            wish, money = small(), self.chance.choice(("play", "settle_up"))
            host = self.room.anybody(self.chance.choice(HOSTS))
            found = await self.room.room.private.opening.open(host, POOL, "", money, wish)
            assert found.table, found.faults
            self.games.append(found)

        return opened()

    def enters(self) -> Coroutine[Any, Any, Any]:
        name = self.chance.choice(GUESTS[3:])

        async def entered() -> None:
            game = self.game()
            entry = await self.room.room.private.entrance.enter(game.link, name, None, Origin())
            if (person := await self.room.room.players.of_session(entry.session)) is not None:
                self.room._people[name] = person

        if self.chance.random() < 0.5:
            return self.room.room.private.entrance.enter(
                self.game().link, "", self.room.anybody(GUESTS[0]), Origin()
            )
        return entered()

    def comes(self) -> Coroutine[Any, Any, Any]:
        person = self.room.anybody(self.chance.choice((*HOSTS, *GUESTS[:3])))
        return self.room.room.private.entrance.enter(self.game().link, "", person, Origin())

    def sits(self) -> Coroutine[Any, Any, Any]:
        return self.room.room.private.seats.sit(self.who(), self.game().table, self.chance.choice(AMOUNTS))

    def says(self) -> Coroutine[Any, Any, Any]:
        """A message over the socket: chips more, or leaving."""
        room, person, table = self.room, self.who(), self.game().table
        client = next((one for one in room.clients if one.player == person.id), None) or room.back(
            person.name
        )
        bounds = [one for one in AMOUNTS if 0 <= one <= 10**12]
        message = self.chance.choice((
            at_table(client.new_id(), table, of_cash.TopUp(ME, self.chance.choice(bounds))),
            client.leave(table),
        ))  # fmt: skip

        async def said() -> None:
            room.room.hear(client, message)

        return said()

    def hosts(self) -> Coroutine[Any, Any, Any]:
        hosting, table, by = (
            self.room.room.hosting,
            self.game().table,
            self.room.anybody(self.chance.choice(HOSTS)),
        )
        other = self.who().id
        acts: tuple[Callable[[], Coroutine[Any, Any, Any]], ...] = (
            lambda: hosting.pause(by, table, "why"), lambda: hosting.resume(by, table, "why"),
            lambda: hosting.remove(by, table, other, "why"), lambda: hosting.let_back(by, table, other, "why"),
            lambda: hosting.hand_over(by, table, other, "why"), lambda: hosting.close(by, table, "why"),
        )  # fmt: skip
        return self.chance.choice(acts)()

    def round(self) -> None:
        """Some of it at one moment, then some play."""
        if not self.games:
            self.games.append(self.room.game(HOSTS[0], wish=small()))
        kinds = (
            self.opens,
            self.enters,
            *3 * (self.comes,),
            *6 * (self.sits,),
            *2 * (self.says,),
            self.hosts,
        )
        asked = [self.chance.choice(kinds)() for _ in range(self.chance.randint(1, 8))]
        for found in at_once(self.room, *asked):
            assert found is None or isinstance(found, str) or not isinstance(found, BaseException), repr(
                found
            )
            self.answers[str(found)[:20] if isinstance(found, str) else "done"] += 1
        self.check()
        for table in list(self.room.room.private_games.open):
            if table in self.room.room.tables and self.chance.random() < 0.3:
                self.plays(table)
        self.check()

    def plays(self, table: str) -> None:
        """A hand in which all who can put everything in."""
        writer = self.room.room.tables[table]
        if writer.table.hand is None:
            self.room.wait(seconds=self.chance.choice((3, 60)))
        for _ in range(100):
            if (
                table not in self.room.room.tables
                or (hand := self.room.table(table).hand) is None
                or hand.turn is None
            ):
                return
            if (turn := hand.turn).max_raise_to:
                action, amount = "raise", turn.max_raise_to
            else:
                action, amount = ("call" if turn.call else "check"), 0
            player = self.room.table(table).seats[hand.actor_seat].player
            name = next(name for name, one in self.room._people.items() if one.id == player)
            client = next((one for one in self.room.clients if one.player == player), None) or self.room.back(
                name
            )
            client.ask(client.act(table, action, amount))

    def check(self) -> None:
        """No game lends more than it may, its chips come to nothing, and no money of the room has moved."""
        assert not self.room.faults
        assert not [one for one in self.room.room.tables.values() if one.is_halted]
        assert self.of_wallets() == self.wallets
        assert len(self.room.room.private_games.open) <= SETTINGS.private_games_open
        for game in self.games:
            assert self.room.chips(game.table) == 0, game.table
            assert 0 <= lent(self.room, game.table) <= MOST, game.table

    def dies(self) -> None:
        self.room.restart()
        self.check()
        assert audit(self.room.reader.entries(), self.room.balances()) == []


def is_of_games(account: str) -> bool:
    return account.split(":")[0] in ("game", "lent", "claim", "stack", "in")


def attacked(folder: Path, seed: int) -> Counter[str]:
    with Friends(folder, seed=seed, settings=SETTINGS) as room:
        evening = Evening(room, seed)
        for number in range(ROUNDS):
            evening.round()
            if number % 16 == 15:
                evening.dies()
        for game in list(room.room.private_games.open.values()):
            host = room.run(room.room.players.must_know(game.host))
            at_once(room, room.room.hosting.close(host, game.table, "it is late"))
        room.wait(seconds=3_600)
        evening.check()
        assert not room.room.private_games.open, "every game is over"
        assert not [one for one, cents in room.balances().items() if cents and is_of_games(one)]
        evening.dies()
        return evening.answers


@pytest.mark.parametrize("seed", DAILY)
def test_no_game_lends_or_moves_more_than_it_may_whatever_crosses(tmp_path: Path, seed: int) -> None:
    answers = attacked(tmp_path, seed)
    assert {"done", "private-room-full"} <= answers.keys(), answers


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", OFTEN)
def test_none_does_whatever_the_seed(tmp_path: Path, seed: int) -> None:
    attacked(tmp_path, seed)
