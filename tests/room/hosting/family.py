"""A parent and its children for tests of the hosting: chips are carried from one child to another by messages.

The move is that of a tournament: an order to lift, the chips carried by the parent, the order to put them down, which
a child that is full declines; then the parent draws another, or keeps them. All chips there are lie with children, are
carried by the parent or by a message.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import msgspec

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.owner import Asking, Letter, Owner, Ruled
from cardroom.room.hosting.owner_host import Make
from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.time_and_chance import Lifetime, TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import AnyStore, Place, open_place
from cardroom.store.rows import Commit, OpenHouse, OpenOwner, OwnerKind
from cardroom.testing.manual_timers import FakeClock, RoomTime

HOUSE, CUP = "house:main", "cup"
CHILDREN = ("cup-1", "cup-2", "cup-3")
CHIPS, MOST = 100, 130
"""What each child begins with, and the most it holds."""


class Begin(msgspec.Struct, frozen=True, tag=True):
    """The parent opens its children with chips."""


class Move(msgspec.Struct, frozen=True, tag=True):
    """The parent orders chips lifted at one child, for another."""

    source: str
    target: str
    chips: int


class Seat(msgspec.Struct, frozen=True, tag=True):
    """A child begins with chips."""

    chips: int


class Lift(msgspec.Struct, frozen=True, tag=True):
    """A child gives chips up. Refuses "too-few"."""

    target: str
    chips: int


class Put(msgspec.Struct, frozen=True, tag=True):
    """A child takes chips. Refuses "too-many"."""

    chips: int


class Lifted(msgspec.Struct, frozen=True, tag=True):
    """Chips that a child has given up are on their way to the parent: none, when it has declined."""

    target: str
    chips: int


class Declined(msgspec.Struct, frozen=True, tag=True):
    """A child has not taken chips."""

    chips: int


class End(msgspec.Struct, frozen=True, tag=True):
    """The parent has its children give up all, and close; it closes last."""


class Close(msgspec.Struct, frozen=True, tag=True):
    """A child gives up all its chips and closes."""


class Closed(msgspec.Struct, frozen=True, tag=True):
    """The last message of a child."""

    chips: int


class Break(msgspec.Struct, frozen=True, tag=True):
    """A defect: what carries it out raises once it has changed what it knows."""

    times: int = 1


class Parent:
    """Opens children, and carries chips between them."""

    can_dump = True
    commands = Begin | Move | Lifted | Declined | Closed | End | Break

    def __init__(self, name: str) -> None:
        self.id = name
        self.carried = 0
        self.open: list[str] = []
        self.moves = 0
        self.is_ending = False

    def decide(
        self, command: Begin | Move | Lifted | Declined | Closed | End | Break, asking: Asking
    ) -> Ruled:
        if isinstance(command, Begin):
            if self.open:
                raise Refused("begun", "It has begun.")
            self.open = list(CHILDREN)
            opens = [OpenOwner(child, "tournament_table", self.id) for child in CHILDREN]
            return Ruled(letters=[Letter(child, Seat(CHIPS)) for child in CHILDREN], opens=opens)
        if isinstance(command, Move):
            if command.source not in self.open:
                raise Refused("no-child", "No such child.")
            self.moves += 1
            return Ruled([command], letters=[Letter(command.source, Lift(command.target, command.chips))])
        if isinstance(command, Break):
            self.carried += 1
            raise RuntimeError("a defect")
        if isinstance(command, End):
            self.is_ending = True
            return Ruled(letters=[Letter(child, Close()) for child in self.open])
        if isinstance(command, Closed):
            self.open.remove(asking.sender)
            self.carried += command.chips
            return Ruled([command], closes=not self.open, told=[f"{asking.sender} has closed"])
        self.carried += command.chips
        is_kept = isinstance(command, Declined) and asking.chance.drawn[0] % 2
        if self.is_ending or is_kept or not command.chips:  # who closes takes nothing more
            return Ruled([command])
        target = command.target if isinstance(command, Lifted) else self._drawn(asking)
        self.carried -= command.chips
        return Ruled([command], letters=[Letter(target, Put(command.chips))])

    def _drawn(self, asking: Asking) -> str:
        return self.open[int.from_bytes(asking.chance.drawn, "big") % len(self.open)]

    def decline(self, message: object, asking: Asking, why: Refused) -> Ruled:
        raise AssertionError("the parent takes what its children say")

    def due(self) -> None:
        return None

    def begins_hand(self, command: object) -> str:
        return ""

    def dump(self) -> bytes:
        return msgspec.json.encode((self.carried, self.open, self.moves, self.is_ending))

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        self.carried, self.open, self.moves, self.is_ending = msgspec.json.decode(dump)


class Child:
    """Holds chips."""

    can_dump = True
    commands = Seat | Lift | Put | Close | Break

    def __init__(self, name: str) -> None:
        self.id = name
        self.chips = 0
        self.heard: list[str] = []
        self.breaks = 0

    def decide(self, command: Seat | Lift | Put | Close | Break, asking: Asking) -> Ruled:
        if isinstance(command, Break):
            self.chips += 1
            raise RuntimeError("a defect")
        if isinstance(command, Seat):
            self.chips = command.chips
            return self._ruled(command)
        if isinstance(command, Close):
            chips, self.chips = self.chips, 0
            return Ruled([command], letters=[Letter(asking.sender, Closed(chips))], closes=True)
        if isinstance(command, Put):
            if self.chips + command.chips > MOST:
                raise Refused("too-many", "The child is full.")
            self.chips += command.chips
            return self._ruled(command)
        if command.chips > self.chips:
            raise Refused("too-few", "The child does not have them.")
        self.chips -= command.chips
        return self._ruled(command, Letter(asking.sender, Lifted(command.target, command.chips)))

    def _ruled(self, command: msgspec.Struct, *letters: Letter) -> Ruled:
        self.heard.append(type(command).__name__)
        return Ruled([command], letters=list(letters), told=[type(command).__name__])

    def decline(self, message: Lift | Put, asking: Asking, why: Refused) -> Ruled:
        if isinstance(message, Put):
            return Ruled(letters=[Letter(asking.sender, Declined(message.chips))])
        return Ruled(letters=[Letter(asking.sender, Lifted(message.target, 0))])

    def due(self) -> None:
        return None

    def begins_hand(self, command: object) -> str:
        return ""

    def dump(self) -> bytes:
        return msgspec.json.encode((self.chips, self.heard))

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        self.chips, self.heard = msgspec.json.decode(dump)


KINDS: dict[OwnerKind, Make] = {"tournament": Parent, "tournament_table": Child}


class Family:
    """The hosts of a parent and its children on a store, with an event loop of their own."""

    def __init__(
        self,
        place: Place,
        seed: int = 0,
        hosts: type[OwnerHosts] = OwnerHosts,
        wrap: Callable[[AnyStore], AnyStore] = lambda store: store,
    ) -> None:
        self.place = place
        self.loop = asyncio.new_event_loop()
        self.stored = open_place(place, self.loop)
        self.chance = random.Random(seed)
        self.heard: list[tuple[str, object]] = []
        store = wrap(self.stored)
        self.time = RoomTime(FakeClock(1_000))
        self.ledger = Ledger(self.stored.blocking_reader.balances())
        self.figures = Figures()
        time = TimeAndChance(self.time, self.time, self.chance.randbytes, Lifetime())
        self.hosts = hosts(store, self.ledger, time, self.figures)
        self.hosts.serve(KINDS)
        self.hosts.listen(self, *KINDS)
        self.run(self._begin())

    async def _begin(self) -> None:
        if self.stored.blocking_reader.owners("tournament") == [] and not self._was():
            await self.stored.commit(Commit(changes=(OpenHouse(HOUSE), OpenOwner(CUP, "tournament", HOUSE))))
        await self.hosts.begin(*KINDS)
        await self.hosts.settled()
        if CUP in self.hosts and not self.parent.open:
            self.hosts[CUP].carry_out(Begin())
            await self.hosts.settled()

    def told(self, owner: str, news: object) -> None:
        self.heard.append((owner, news))

    def loaded(self, owner: str) -> None:
        """Nobody looks at an owner here."""

    def over(self, owner: str, last: Owner) -> None:
        """Nor when it closes."""

    def _was(self) -> bool:
        return self.stored.blocking_reader.owner_state(CUP).last_seq > 0

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        self.loop.run_until_complete(work)

    def settle(self) -> None:
        self.run(self.hosts.settled())

    def wait(self, ms: int) -> None:
        """Let time pass; whatever is due on the way happens at its time."""
        for wake in self.time.wakes_until(self.time.now_ms() + ms):

            async def call() -> None:
                wake.call()  # noqa: B023  # awaited within the round

            if not wake.cancelled:
                self.run(call())
            self.settle()

    def close(self) -> None:
        self.hosts.stop()
        self.time.forget()
        self.stored.close()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    @property
    def parent(self) -> Parent:
        owner = self.hosts[CUP].owner
        assert isinstance(owner, Parent)
        return owner

    def child(self, name: str) -> Child:
        owner = self.hosts[name].owner
        assert isinstance(owner, Child)
        return owner

    @property
    def chips(self) -> int:
        """All chips with the parent and its children."""
        return self.parent.carried + sum(self.child(name).chips for name in CHILDREN if name in self.hosts)

    def move(self, source: str, target: str, chips: int) -> None:
        """Order a move; it is under way when this returns, and no more."""

        async def ordered() -> None:
            self.hosts[CUP].carry_out(Move(source, target, chips))

        self.run(ordered())


def random_moves(family: Family, count: int, seed: int) -> None:
    """Moves at random, all at once: some cannot be lifted, some are declined."""
    chance = random.Random(seed)
    for _ in range(count):
        source, target = chance.sample(CHILDREN, 2)
        family.move(source, target, chance.randrange(1, 60))
    family.settle()
