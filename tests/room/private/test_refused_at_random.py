"""Private games on a store that now and then refuses whatever comes: no game is lost, and its chips come to nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.legal_answers import quiet_answer
from tests.room.fickle import Fickle
from tests.room.private.friends import Friends
from tests.room.refusing import books_agree

NAMES = ("Anna", "Ben", "Carl", "Dora")


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    with capture_logs():
        yield


class Evening:
    """A host opens games and closes them again, friends come and go, in whatever order."""

    def __init__(self, room: Friends, chance: random.Random) -> None:
        self.room = room
        self.chance = chance
        self.links: dict[str, str] = {}
        self.rejected = self.closed = 0

    def go_on(self) -> None:
        """One thing happens, or time passes."""
        acts: list[Callable[[], Any]] = [
            *[self.play] * 8,
            self.come,
            self.come,
            self.sit,
            self.leave,
            self.pause,
        ]
        self.chance.choice([*acts, self.wait, self.open, self.close])()

    def tried(self, work: Callable[[], Any]) -> Any:
        try:
            return work()
        except Refused as refused:
            self.rejected += refused.code == "owner-fault"
            return None
        finally:
            self.room.settle()

    def table(self) -> str:
        """The id of an open game, "" without one."""
        return self.chance.choice([*self.room.room.private_games.open, ""])

    def wait(self) -> None:
        self.room.wait(ms=self.chance.choice([50, 3000, 20_000]))

    def open(self) -> None:
        if len(self.room.room.private_games.open) < 3:
            found = self.tried(self.room.game)
            if found is not None:
                self.links[found.table] = found.link

    def come(self) -> None:
        name, table = self.chance.choice(NAMES), self.table()
        if table in self.links:
            self.tried(lambda: self.room.guest(self.links[table], name))

    def sit(self) -> None:
        name, table = self.chance.choice(NAMES), self.table()
        if table and name in self.room._people:
            self.tried(lambda: self.room.sit(name, table, self.chance.choice([0, 400, 900])))

    def leave(self) -> None:
        for table, writer in list(self.room.room.tables.items())[:1]:
            for seat in list(writer.table.seats.values())[:1]:
                client = self.room.client(self.room.called(seat.player))
                self.tried(lambda table=table, client=client: client.ask(client.leave(table)))

    def pause(self) -> None:
        table = self.table()
        if table:
            self.tried(lambda: self.room.host(self.chance.choice(["pause", "resume"]), table))

    def play(self) -> None:
        table = self.table()
        writer = self.room.room.tables.get(table)
        hand = writer.table.hand if writer is not None else None
        if writer is None or hand is None or writer.is_halted:
            return self.wait()
        name = self.room.called(writer.table.seats[hand.actor_seat].player)
        view = writer.view(self.room._people[name].id)
        if view.hand is None or view.hand.turn is None or view.you is None:
            return self.wait()
        client = self.room.client(name)
        message = client.act(table, "fold")
        if self.chance.random() < 0.8:
            message = replace(message, **quiet_answer(view.hand.turn, view.you))
        return self.tried(lambda: client.ask(message))

    def close(self) -> None:
        table = self.table()
        if table and self.chance.random() < 0.5:
            self.tried(lambda: self.room.host("close", table))
            self.closed += table not in self.room.room.private_games.open


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_store_refuses_no_private_game_is_lost(tmp_path: Path, seed: int) -> None:
    chance, stores = random.Random(seed), []

    def wrap(store: Any) -> Any:
        stores.append(Fickle(store, chance))
        return stores[-1]

    with Friends(tmp_path, seed=seed, wrap=wrap) as room:
        for name in ("Host", "Boss"):
            room.person(name, role="admin" if name == "Boss" else "player")
        evening = Evening(room, chance)
        evening.open()
        stores[-1].in_a_thousand = 160
        for _ in range(300):
            evening.go_on()
            inside: Any = room.room
            assert room.faults == []
            assert set(inside.private_games.open) <= set(inside.tables), "a game without its table"
            for table in inside.private_games.open:
                assert f"private:{table}" in inside.pools and room.chips(table) == 0
        stores[-1].in_a_thousand = 0
        assert stores[-1].refused > 2
        for table, writer in list(room.room.tables.items()):
            if writer.is_halted:
                room.run(room.room.staff.thaw(room.person("Boss"), table, "the store takes it again"))
        room.settle()
        for table in list(room.room.private_games.open):
            evening.tried(lambda table=table: room.host("close", table))
        room.wait(seconds=3600)
        assert not room.room.private_games.open
        assert books_agree(room)
    assert audit_place(tmp_path).findings == []
