"""A law: what tables told their house arrives once, wherever the room is cut off between two commits, on both stores."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from cardroom.ledger import audit
from cardroom.room.hosting.house import owner_of
from cardroom.room.hosting.house_commands import Depart, HitJackpot, HouseCommand, MissHand, PayJackpot
from cardroom.room.hosting.owner_step import OwnerStep, decode_owner_step
from cardroom.room.lobby.penalty_desk import PenaltyAsked
from cardroom.room.protocol import client_messages as from_client
from cardroom.rules.book_loading import house, load_rulebook
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.store_location import audit_place
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.protocol import Done
from cardroom.store.rows import Commit
from cardroom.table.events import JackpotHit, PlayerLeft
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.postgres import SIDES, server

POOLS = {"eager": "omaha-pl-pl200", "casino-kruh": "holdem-nl-nl10/20"}
"""The houses, the one with jackpots and the other with penalties that are served hand by hand; and where they play."""
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fay")
ResultT = TypeVar("ResultT")
CUT = StoreFailed("store-failed", "the current is gone")
BOOK = """
id = "eager"
name = "A house whose jackpot any hand wins that is beaten"
extends = "casino-helsinki"

[jackpot.criteria]
clauses = ["CH-7.12"]
reading = "For tests: seven high is enough."
value = [{ category = 1, games = ["omaha"], least_hand = "2s 3s 4s 5s 7h" }]
"""


class CutStore:
    """The store it is given, from which the current is gone after so many commits: nothing more is stored or told."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.left = 10**9
        self.given = 0
        self.is_cut_off = False
        """Whether something was asked for behind the cut."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    @property
    def is_cut(self) -> bool:
        return self.left <= 0

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        """See `Store`."""
        self._count(commit)
        self._store.submit(commit, done)

    async def commit(self, commit: Commit) -> None:
        """See `Store`."""
        self._count(commit)
        await self._store.commit(commit)

    def _count(self, commit: Commit) -> None:
        if commit == Commit():  # the test waits for the store
            return
        if self.is_cut:
            self.is_cut_off = True
            raise CUT
        self.given += 1
        self.left -= 1


class CutRoom(TestRoom):
    """A room that a test does not wait for once the current is gone: some of its work then never ends."""

    __test__ = False

    def run(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Run something of the room's to its end. Raises `StoreFailed` once the current is gone."""

        async def unless_cut() -> ResultT:
            task = asyncio.ensure_future(work)
            while not task.done():
                if self.store.is_cut_off:  # type: ignore[attr-defined]  # a `CutStore`
                    task.cancel()
                    raise CUT
                await asyncio.wait({task}, timeout=0.1)
            return task.result()

        return super().run(unless_cut())

    def _end_tasks(self) -> None:
        with contextlib.suppress(
            StoreFailed
        ):  # (they are cancelled; nobody waits for them where the current is gone)
            super()._end_tasks()

    def settle(self) -> None:
        """Wait until everything given to the store is answered, or the current is gone."""
        with contextlib.suppress(StoreFailed):
            super().settle()


class Evening:
    """Six people at Omaha: they play, leave with what they have, come back, are penalised, and hit the jackpot."""

    def __init__(self, place: Any, book: Rulebook, seed: int) -> None:
        self.stores: list[CutStore] = []
        self.room = CutRoom(place, seed, book, wrap=self._between)
        self._chance = random.Random(seed)
        for name in NAMES:
            self.room.connect(name)
        self.room.person("Sirpa", role="admin")
        self._pool = POOLS[book.id]
        self.room.seat(self._pool, *NAMES[:5])

    def _between(self, store: Any) -> Any:
        self.stores.append(CutStore(store))
        return self.stores[-1]

    def play(self, acts: int, most: int = 10**9) -> int:
        """Play on until the store is cut off behind so many commits; how many there were."""
        store = self.stores[-1]
        store.left, before = most, store.given
        try:
            for number in range(acts):
                self._act(number)
        except (AssertionError, StoreFault, LookupError):
            if not store.is_cut:
                raise
        return store.given - before

    def _act(self, number: int) -> None:
        room = self.room
        seated = {name: tables for name in NAMES if (tables := room.room.tables.tables_of(_id(room, name)))}
        kind = self._chance.choices(("hand", "leave", "join", "penalty", "day"), (6, 4, 4, 1, 1))[0]
        if kind == "hand":
            room.wait(60)
            for table in list(room.room.tables):
                self._play_out(table)
        elif kind == "leave" and seated:
            name = self._chance.choice(sorted(seated))
            client = room.client(name)
            client.ask(client.leave(seated[name][0]))
        elif kind == "join":
            client = room.client(self._chance.choice([name for name in NAMES if name not in seated] or NAMES))
            client.ask(client.join(self._pool, self._chance.choice((200_00, 400_00, 1_000_00))))
            self._take_offers()
        elif kind == "penalty" and seated:
            name = self._chance.choice(sorted(seated))
            self._penalise(room.client(name), seated[name][0], number)
        elif kind == "day":
            room.wait(self._chance.choice((600, 86_400)))

    def _take_offers(self) -> None:
        """Everybody says yes to a seat that they are offered; the house may have a reason against it by now."""
        for pool in self.room.room.pools.values():
            for offer in list(pool.waiting.offers.values()):
                client = self.room.client(self.room.called(offer.player))
                client.ask(from_client.AnswerOffer(client.new_id(), offer.offer, True))

    def _play_out(self, table: str) -> None:
        """Everybody checks or calls, so that there is a showdown."""
        room = self.room
        while table in room.room.tables and room.table(table).hand is not None:
            options = room.hand(table).engine.options()
            room.act(table, "check" if options.can_check else "call")

    def _penalise(self, client: TestClient, table: str, number: int) -> None:
        if self.room.book.id == "eager":  # it has none that is served hand by hand
            return
        kind, player, reason = "missed_hands", client.player, "threw a card"
        wish = PenaltyAsked(id=f"p{number}", table=table, player=player, kind=kind, reason=reason, count=2)
        with contextlib.suppress(Refused):
            self.room.run(self.room.room.penalties.give(self.room.person("Sirpa"), wish))


def _id(room: TestRoom, name: str) -> str:
    return room.person(name).id


def house_steps(room: TestRoom) -> list[tuple[HouseCommand, OwnerStep]]:
    rows = room.reader.journal(owner_of(room.book.id), limit=10**9)
    steps = [decode_owner_step(row.payload) for row in rows]
    return [(msgspec.json.decode(step.command, type=HouseCommand), step) for step in steps]


def check_told(room: TestRoom) -> Counter[str]:
    """The house knows exactly what happened at its tables."""
    at_tables: Counter[tuple[object, ...]] = Counter()
    for record in room.reader.tables(with_closed=True):
        for _, step in room.steps(record.id):
            for event in step.events:
                if isinstance(event, PlayerLeft):
                    at_tables["left", record.id, event.player, event.stack] += 1
                elif isinstance(event, JackpotHit):
                    at_tables["hit", event.hand] += 1
    known: Counter[tuple[object, ...]] = Counter()
    paid: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for command, step in house_steps(room):
        kinds[type(command).__name__] += 1
        assert bool(step.sender) == isinstance(command, Depart | HitJackpot | MissHand) or step.number
        if isinstance(command, Depart):
            known["left", step.sender, command.player, command.left.stack] += 1
        elif isinstance(command, HitJackpot):
            known["hit", command.hit.won.hand] += 1
        elif isinstance(command, PayJackpot):
            paid[command.hand] += 1
    assert known == at_tables
    assert set(paid.values()) <= {1}
    waiting = {hit.won.hand for hit in room.room.house_writers.main.house.hits}
    assert paid.keys() | waiting == {subject[1] for subject in known if subject[0] == "hit"}
    assert not paid.keys() & waiting
    assert room.reader.with_mail() == []
    seats = room.room.house_writers.main.house.seats
    assert seats.grants == {}
    assert {table: (sorted(one.players), one.free) for table, one in seats.tables.items()} == {
        table: (sorted(seat.player for seat in writer.table.seats.values()), writer.table.free_seats)
        for table, writer in room.room.tables.items()
    }
    assert audit(room.reader.entries(), room.balances()) == []
    return kinds


def book_of(house_id: str, folder: Path) -> Rulebook:
    if house_id != "eager":
        return house(house_id)
    path = folder / "eager.toml"
    path.write_text(BOOK)
    return load_rulebook(path)


def check(tmp_path: Path, side: str, house_id: str, seed: int, acts: int, cuts: int) -> Counter[str]:
    """An evening in which the room is cut off so many times, each behind a commit that chance chose."""
    place = server().store() if side == "postgres" else tmp_path / f"{house_id}-{seed}"
    book = book_of(house_id, tmp_path)
    chance = random.Random(seed)
    kinds: Counter[str] = Counter()
    evening = Evening(place, book, seed)
    for _ in range(cuts):
        evening.play(acts, chance.randrange(1, 60))
        evening.room.restart()
        kinds = check_told(evening.room)
    evening.room.close()
    assert audit_place(place).findings == []
    if side == "postgres":
        server().drop(place)  # type: ignore[arg-type]  # its address
    return kinds


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("house_id", POOLS)
def test_what_tables_tell_their_house_arrives_once_wherever_a_room_is_cut_off(
    tmp_path: Path, side: str, house_id: str
) -> None:
    kinds = check(tmp_path, side, house_id, 1, acts=30, cuts=6)
    assert kinds["Depart"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("first", range(100, 120, 5))
def test_the_same_over_many_evenings(tmp_path: Path, side: str, first: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(first, first + 5):
        for house_id in POOLS:
            kinds += check(tmp_path, side, house_id, seed, acts=40, cuts=12)
    assert {"Depart", "HitJackpot", "MissHand", "PayJackpot"} <= kinds.keys()
