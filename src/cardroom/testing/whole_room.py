"""A whole room in one process: the real room on a real store, with a clock and chance that a test holds in its hand."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cardroom.cash.cash_table import CashTable
from cardroom.ledger import accounts
from cardroom.room.accounts.passwords import NO_PASSWORD
from cardroom.room.hosting.house import owner_of
from cardroom.room.hosting.open_tables import Plays, dealt_by_room_or_person
from cardroom.room.identity.person import Person
from cardroom.room.opening import open_room
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.room import Room
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.settings import PasswordCost, RoomSettings
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.store_location import Place, open_place
from cardroom.store.faults import StoreFault
from cardroom.store.people_rows import AddPlayer, PlayerRecord, Role
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, Json
from cardroom.table.model.running import RunningHand
from cardroom.testing.legal_answers import quiet_answer
from cardroom.testing.manual_timers import FakeClock, RoomTime
from cardroom.testing.one_thread import AtOnce, RoomLoop
from cardroom.testing.room_client import TestClient
from cardroom.testing.stored_by_room import StoredByRoom

ResultT = TypeVar("ResultT")

START_MS = 4_000_000_000_000
CHEAP = RoomSettings(
    password=PasswordCost(memory_kib=8, passes=1, lanes=1),
    accounts_a_day=10_000,
    credit_alone_cents=10**12,
    giver_alone_cents=10**12,
    room_alone_cents=10**12,
)
"""Settings for tests: no limits that matter, and passwords hashed in almost no time."""


LONGEST_WAIT_MS = 24 * 3_600_000
"""No table waits a day for its next hand; anything due later has another cause."""
SECONDS_TO_END = 5
MAX_ROUNDS = 10
"""A decision made when something else becomes durable needs another round; a store that holds back has no last one."""

BOSS = Person("staff", "staff", "admin")
"""Somebody who may do whatever staff may do, without an account of their own."""


OF_PARTS = (FaultKind.TELL_FAILED, FaultKind.UNDO_FAILED, FaultKind.TASK_DIED)
"""Defects that stop nothing and are therefore easily missed in a test."""


class TestRoom(StoredByRoom):
    """A room to be used from plain functions: it owns its event loop and runs it when needed.

    Every question, staff act and passing of time is durable and sent when its method returns (unless ``wrap`` put a
    store in between that waits). The same seed and the same calls send every client the same bytes.
    """

    __test__ = False  # the name begins like a test's, but it is none
    plays: Plays = staticmethod(dealt_by_room_or_person)
    """How each table is played."""
    beside = False
    """Whether it holds its houses alone, beside rooms of others on the same server."""

    def __init__(
        self,
        place: Place,
        seed: int = 0,
        book: Rulebook | None = None,
        settings: RoomSettings = CHEAP,
        wrap: Callable[[Any], Store] | None = None,
        more: tuple[Rulebook, ...] = (),
        sources: tuple[str, ...] = (),
        demo: bool = False,
    ) -> None:
        """`book` is the main house's, `more` are other houses'; `sources` are where the room reads them again."""
        self.place: Place = place
        self.folder = place if isinstance(place, Path) else Path("unused")
        self.book = book or house("casinohuone")
        self.more = more
        self.sources = sources
        self.demo = demo
        self.settings = settings
        self.time = RoomTime(FakeClock(START_MS))
        self.ids = itertools.count(1)
        self.faults: list[StoreFault] = []
        self.may_break = False
        """Whether a test breaks the room's parts on purpose: else no telling, undoing or task may end with a defect."""
        self.clients: list[TestClient] = []
        self._wrap = wrap
        self._chance = random.Random(seed)
        self._people: dict[str, Person] = {}
        self._loop = RoomLoop()
        self._open()

    def __enter__(self) -> TestRoom:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _open(self) -> None:
        self._end_tasks()
        families = [owner_of(one.id) for one in (self.book, *self.more)] if self.beside else []
        # of any kind, with all that only one has
        self.stored: Any = open_place(self.place, self._loop, families=families)
        if isinstance(self.place, Path):  # (a server's answer is waited for in a thread that runs no loop)
            self.stored.lanes = dict.fromkeys(self.stored.lanes, AtOnce())
        self.store: Store = self._wrap(self.stored) if self._wrap else self.stored
        try:
            self.room: Room = self.run(self._opened())
        except BaseException:
            self.close()  # a folder that no room opens on is free for the next one to try
            raise
        self.settle()

    async def _opened(self) -> Room:
        return await open_room(
            [self.book, *self.more],
            self.store,
            self.settings,
            demo=self.demo,
            sources=self.sources,
            clock=self.time,
            timers=self.time,
            entropy=self._chance.randbytes,
            plays=self.plays,
            on_failure=self.faults.append,
            others=self.stored if self.beside else None,
        )

    def close(self) -> None:
        """Close the room; all decisions are stored."""
        if self._loop.is_closed():
            return
        self.check_unbroken()
        self.time.forget()
        self.stored.close()
        self._end_tasks()
        self._loop.close()

    def check_unbroken(self) -> None:
        """Fail if a part of the room met a defect while it told, undid or tended something: the log alone says so."""
        room: Room | None = getattr(self, "room", None)
        if room is not None and not self.may_break:
            broken = {kind.value: n for kind in OF_PARTS if (n := room.services.figures.faults_of(kind))}
            assert not broken, f"parts of the room met defects: {broken}"

    def _end_tasks(self) -> None:
        """End what still waits: it goes with its process."""
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        if left:
            self.run(_ended(left))

    def restart(self) -> None:
        """Stop the server without warning and restart it: every connection is broken, the journal has the rest."""
        self.settle()
        self.check_unbroken()
        self.time.forget()
        self.stored.close()
        self.clients.clear()
        self._open()

    # ------------------------------------------------------------------ running

    def run(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Run something of the room's to its end."""
        return self._loop.run_until_complete(work)

    def do(self, work: Callable[[], ResultT]) -> ResultT:
        """Call something on the room's event loop, and wait until its decisions are stored and sent."""

        async def called() -> ResultT:
            return work()

        result = self.run(called())
        self.settle()
        return result

    def follow(self) -> None:
        """Take over what rooms beside this one have changed."""
        assert self.room.follower is not None, "there are none"
        self.run(self.room.follower.follow())
        self.settle()

    def settle(self) -> None:
        """Wait until everything handed to the disk so far has been answered, and sent."""

        async def stored() -> None:
            try:
                await self.room.sweep.ended()
                await self.room.closing.ended()
                await self.room.foresight.ended()
                for _ in range(MAX_ROUNDS):
                    await self._answered()
                    if not self.room.services.outbox.waiting:
                        await self.room.mending.ended()
                        await self.room.wallets.ended()
                        if not self.room.services.outbox.waiting:
                            break  # and nothing was decided when they were sent, or an owner was put back
                while True:
                    await self.room.hosts.settled()
                    if not self.room.tournament_door.is_busy and not self.room.overdue.is_busy:
                        break
                    await asyncio.sleep(0)
            except StoreFault:
                return  # the room has been notified of it as well

        self.run(stored())

    async def _answered(self) -> None:
        """Wait until the disk has answered everything that was handed to it, which most often is nothing: to wake the
        store's thread costs more than all else that happens between two wake-ups of the room.
        """
        is_idle = await self._loop.becomes_idle()
        if not is_idle or self.stored.failure is not None or self.stored.unanswered.count:
            # Answers come in the order of the commits: when this empty one is answered, so are all before it.
            await self.stored.commit(Commit())

    def wait(self, seconds: int = 0, ms: int = 0) -> None:
        """Let time pass; whatever is due on the way happens at its time."""
        for wake in self.time.wakes_until(self.time.now_ms() + seconds * 1000 + ms):
            self.do(wake.call)

    # ------------------------------------------------------------------ people

    def person(self, name: str, cents: int = 1_000_000, role: Role = "player") -> Person:
        """An account with money on its wallet, made at the first mention of the name."""
        if name not in self._people:
            player = draw_id(self._chance.randbytes, "p")
            flags: Json = {"document": "passport"} if self.room.identities.asks_identity else {}
            record = PlayerRecord(player, name, NO_PASSWORD, role, self.time.now_ms(), flags)
            self.run(self.stored.commit(Commit(changes=(AddPlayer(record),))))
            self._people[name] = Person(player, name, role)
            if cents:
                self.give(name, cents)
        return self._people[name]

    def knows(self, name: str, person: Person) -> None:
        """A person has an account that was made in another room on the same store."""
        self._people[name] = person

    def called(self, player: str) -> str:
        """A player's name by the id."""
        return next((name for name, person in self._people.items() if person.id == player), player)

    def give(self, name: str, cents: int) -> None:
        """Credit (or debit) a wallet from the mint, as staff would."""
        request = f"test-{self._chance.getrandbits(64):x}"
        outcome = self.run(self.room.payments.move(BOSS, self._people[name].id, cents, "for a test", request))
        assert outcome == "moved", "the settings of this room let nobody give so much alone"

    def connect(self, name: str = "", cents: int = 1_000_000) -> TestClient:
        """A new connection of a player, or of a spectator."""
        player = self.person(name, cents).id if name else ""
        person = self.run(self.room.players.person(player))
        client = TestClient(self, player, name)
        self.clients.append(client)
        self.do(lambda: self.room.arrivals.arrived(client, person))
        return client

    def disconnect(self, client: TestClient) -> None:
        """A connection breaks."""
        self.clients.remove(client)
        self.do(lambda: self.room.arrivals.departed(client))

    def hear(self, client: TestClient, message: from_client.AnyClientMessage) -> None:
        """A client asks something."""
        self.do(lambda: self.room.hear(client, message))

    # ------------------------------------------------------------------ tables

    def seat(self, pool: str, *names: str, buy_in: int = 0) -> str:
        """Bring players to one table of a pool, those in line included, with the largest buy-in; the table's id."""
        terms = self.room.pools[pool].terms("", "")
        for name in names:
            client = self.client(name)
            client.done(client.join(pool, buy_in or terms.max_buy_in))
            self.take_offers()
        tables = {self.room.tables.tables_of(self.person(name).id)[-1:] for name in names}
        assert len(tables) == 1 and () not in tables, f"{names} sit at {tables}"
        return next(iter(tables))[0]

    def client(self, name: str) -> TestClient:
        """The player's connection; opened when there is none."""
        return next((client for client in self.clients if client.name == name), None) or self.connect(name)

    def take_offers(self) -> None:
        """Every player who is offered a seat takes it."""
        for pool in self.room.pools.values():
            for offer in list(pool.waiting.offers.values()):
                name = next(name for name, person in self._people.items() if person.id == offer.player)
                client = self.client(name)
                client.done(from_client.AnswerOffer(client.new_id(), offer.offer, True))

    def table(self, table: str) -> CashTable:
        """A table, with all its cards: for the test to look at."""
        return self.room.tables[table].table

    def hand(self, table: str) -> RunningHand:
        """The hand being played at a table."""
        hand = self.table(table).hand
        assert isinstance(hand, RunningHand), "no hand of poker is running"
        return hand

    def deal(self, table: str) -> None:
        """Let time pass until a hand is being played at the table."""
        until_ms = self.time.now_ms() + LONGEST_WAIT_MS
        while self.table(table).hand is None:
            due = self.time.due()
            assert due is not None and due <= until_ms, "no hand will ever begin"
            self.wait(ms=max(0, due - self.time.now_ms()))

    def actor(self, table: str) -> TestClient:
        """The client of the player to act."""
        hand = self.table(table).hand
        assert hand is not None, "no hand is running"
        player = self.table(table).seats[hand.actor_seat].player
        name = next(name for name, person in self._people.items() if person.id == player)
        return self.client(name)

    def act(self, table: str, action: str, amount: int = 0) -> TestClient:
        """The player to act decides."""
        client = self.actor(table)
        client.done(client.act(table, action, amount))
        return client

    def play(self, table: str) -> None:
        """Play the running hand out: check where that is free, else call; in other games what is as quiet."""
        while self.table(table).hand is not None:
            self.go_on(table)

    def go_on(self, table: str) -> None:
        """Take the quietest action of the player to act, in any game."""
        client = self.actor(table)
        view = client.view(table)
        assert view.hand is not None and view.hand.turn is not None and view.you is not None
        answer = quiet_answer(view.hand.turn, view.you)
        client.done(msgspec.structs.replace(client.act(table, "fold"), **answer))

    def fold_out(self, table: str) -> None:
        """Play the running hand out: everyone to act folds."""
        while self.table(table).hand is not None:
            self.act(table, "fold")

    # ------------------------------------------------------------------ money

    def wallet(self, name: str) -> int:
        """The player's stored money off the tables."""
        return self.reader.balance(accounts.wallet(self.person(name).id))

    def refused(self, work: Coroutine[Any, Any, object]) -> Refused:
        """The refusal of an act that must be refused."""
        try:
            self.run(work)
        except Refused as refused:
            return refused
        raise AssertionError("it was not refused")


async def _ended(tasks: set[asyncio.Task[Any]]) -> None:
    """Wait for tasks that were cancelled."""
    await asyncio.wait(tasks, timeout=SECONDS_TO_END)
