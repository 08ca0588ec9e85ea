"""A store that now and then refuses whatever comes: the room never stops, and knows what is stored and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.legal_answers import quiet_answer
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.room.fickle import Fickle
from tests.room.refusing import books_agree

POOLS = ("holdem-nl10", "omaha-pl10")
NAMES = tuple("ABCDEFGH")


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    with capture_logs():
        yield


class Storm:
    """People and staff who do whatever comes to their minds."""

    def __init__(self, room: TestRoom, chance: random.Random) -> None:
        self.room = room
        self.chance = chance
        self.boss = room.person("Boss", 0, role="admin")
        self.done = self.on_rejected = 0

    def go_on(self) -> None:
        """One thing happens, or time passes."""
        at_tables = (
            [self.act] * 12
            + [self.pass_time] * 3
            + [self.join] * 2
            + [self.leave, self.leave_line, self.take]
        )
        self.chance.choice([*at_tables, self.say, self.desk, self.desk, self.open, self.close])()

    def ask(self, name: str, message: from_client.AnyClientMessage) -> None:
        answer = self.room.client(name).ask(message)
        self.done += isinstance(answer, to_client.Done)
        self.on_rejected += isinstance(answer, to_client.Refused) and answer.code == "owner-fault"

    def act(self) -> None:
        writers = [
            writer for writer in self.room.room.tables.values() if writer.table.hand and not writer.is_halted
        ]
        if not writers:
            return self.pass_time()
        writer = self.chance.choice(writers)
        hand = writer.table.hand
        assert hand is not None
        name = self.room.called(writer.table.seats[hand.actor_seat].player)
        view = writer.view(self.room.person(name).id)
        if view.hand is None or view.hand.turn is None or view.you is None:
            return self.pass_time()
        message = self.room.client(name).act(writer.terms.table, "fold")
        if self.chance.random() < 0.8:
            message = replace(message, **quiet_answer(view.hand.turn, view.you))
        return self.ask(name, message)

    def pass_time(self) -> None:
        self.room.wait(ms=self.chance.choice([50, 3000, 20_000]))

    def join(self) -> None:
        name, pool = self.chance.choice(NAMES), self.chance.choice(POOLS)
        self.ask(name, self.room.client(name).join(pool, 1000))

    def leave(self) -> None:
        name = self.chance.choice(NAMES)
        for table in self.room.room.tables.tables_of(self.room.person(name).id):
            self.ask(name, self.room.client(name).leave(table))

    def leave_line(self) -> None:
        name, pool = self.chance.choice(NAMES), self.chance.choice(POOLS)
        self.ask(name, from_client.LeaveQueue(self.room.client(name).new_id(), pool))

    def take(self) -> None:
        for pool in self.room.room.pools.values():
            for offer in list(pool.waiting.offers.values()):
                name = self.room.called(offer.player)
                self.ask(name, from_client.AnswerOffer(self.room.client(name).new_id(), offer.offer, True))

    def say(self) -> None:
        name = self.chance.choice(NAMES)
        for table in self.room.room.tables.tables_of(self.room.person(name).id)[:1]:
            self.ask(name, from_client.Say(self.room.client(name).new_id(), table, "well"))

    def desk(self) -> None:
        inside, person = self.room.room, self.room.person(self.chance.choice(NAMES))
        request, cents = f"r{self.chance.randrange(40)}", self.chance.choice([500, 90_000, -300])
        self.staff(
            self.chance.choice(
                [
                    lambda: inside.payments.move(self.boss, person.id, cents, "x", request),
                    lambda: inside.payments.withhold(self.boss, person.id, 100, "x", request),
                    lambda: inside.complaints.complain(person, "they talk", "", request),
                    lambda: inside.people.invite(self.boss, "somebody"),
                    lambda: inside.measures.shut_out(self.boss, person.id, "omaha", "x"),
                    lambda: inside.measures.let_in(self.boss, person.id, "omaha", "x"),
                ]
            )
        )

    def open(self) -> None:
        self.staff(
            lambda: self.room.room.staff.open_table(self.boss, "casinohuone", "holdem", "NL10", "more")
        )

    def close(self) -> None:
        for table, writer in list(self.room.room.tables.items())[:1]:
            if writer.is_halted:
                self.staff(lambda table=table: self.room.room.staff.thaw(self.boss, table, "once more"))
            elif len(self.room.room.tables) > 3:
                self.staff(lambda table=table: self.room.room.staff.close_table(self.boss, table, "less"))

    def staff(self, work: Callable[[], Any]) -> None:
        try:
            self.room.run(work())
            self.done += 1
        except Refused as refused:
            self.on_rejected += refused.code == "owner-fault"
        self.room.settle()


@pytest.mark.parametrize("seed", range(8))
def test_whatever_the_store_refuses_the_room_plays_on_and_knows_what_is_stored(
    tmp_path: Path, seed: int
) -> None:
    chance, stores = random.Random(seed), []

    def wrap(store: Any) -> Any:
        stores.append(Fickle(store, chance))
        return stores[-1]

    settings = replace(CHEAP, credit_alone_cents=100_000)
    with TestRoom(tmp_path, seed, settings=settings, wrap=wrap) as room:
        for name in NAMES:
            room.person(name, 0)
            room.give(name, 50_000)
        room.seat(POOLS[0], *NAMES[:4], buy_in=1000)
        room.seat(POOLS[1], *NAMES[3:7], buy_in=1000)
        storm = Storm(room, chance)
        stores[-1].in_a_thousand = 60
        for _ in range(400):
            storm.go_on()
            assert room.faults == []
        stores[-1].in_a_thousand = 0
        assert stores[-1].refused > 5 and storm.done > 100 and storm.on_rejected
        for table, writer in list(room.room.tables.items()):
            if writer.is_halted:
                room.run(room.room.staff.thaw(storm.boss, table, "the store takes it again"))
        room.settle()
        room.run(room.room.sweep.sweep(room.time.now_ms()))
        room.settle()
        assert books_agree(room)
        before = state(room)
        room.restart()
        assert state(room) == before, "a start finds what the room knew"
    assert audit_place(tmp_path).findings == []


def state(room: TestRoom) -> dict[str, object]:
    """Who sits where with what, who waits, what desks know: what a start must find again."""
    inside: Any = room.room
    return {
        "seats": {
            table: {seat.player: (number, seat.stack) for number, seat in writer.table.seats.items()}
            for table, writer in sorted(inside.tables.items())
            if writer.table.seats  # those who wait may have had one opened at the start
        },
        "lines": {
            name: [one.player for one in pool.waiting.line]
            for name, pool in sorted(inside.pools.items())
            if pool.waiting.line
        },
        "people": {name: room.run(inside.players.must_know(room.person(name).id)).shut_out for name in NAMES},
        "complaints": dict(inside.complaints._all),
        "credits": dict(inside.proposals.all),
        "invitations": dict(inside.invitations.all),
    }
