"""The changes of workers of other houses to people and their money: they are read again and again, and taken over.

Accounts of players, sign-ins, bans and whatever waits for a member of staff are shared by all processes on a store. The
register and the numbers of entries are in the order of commits, so nothing is missed, and what comes twice changes
nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, Protocol

from cardroom.ledger.accounts import kind_of
from cardroom.room.hosting.house import owner_of
from cardroom.room.room import Room
from cardroom.room.runtime.tending import tended
from cardroom.store.answers import ChangedRows
from cardroom.store.protocol import Reader
from cardroom.store.rows import Matter

EVERY_SECONDS: Final = 1.0
"""The longest pause between two readings, whatever the bus says."""
LEAST_SECONDS: Final = 0.05
"""The shortest, however often others change something."""
LAST: Final = 1 << 62
"""Behind every line and entry."""

SHARED: Final = frozenset({"wallet", "held", "ticket", "house", "charity", "mint"})
"""Accounts that any process moves."""
OF_HOUSES: Final = frozenset({"rake", "till", "fund"})
"""Accounts that name a house; all others name the table, the tournament or the desk that they belong to."""

Follow = Callable[[Matter], Awaitable[None]]


class OtherProcesses(Protocol):
    """The processes that hold other houses of the store."""

    def followed(self, number: int) -> None:
        """Take it that the room knows every line of the register up to this one."""


class ChangesSeen(NamedTuple):
    """The changes, and the rows as they stand now."""

    changed: ChangedRows
    over: frozenset[bytes]
    """Sign-ins that have ended, by the hashes of their tokens."""
    matters: tuple[Matter, ...]
    elsewhere: frozenset[str]
    """Accounts that another process alone moves."""


def changes_behind(reader: Reader, register: int, entries: int) -> ChangesSeen:
    """Read what has changed behind a line of the register and an entry."""
    with reader.moment():
        changed = reader.changed_after(register, entries)
        named = [(kind, subject.split(" ")) for kind, subject in changed.rows]
        hashes = [bytes.fromhex(names[0]) for kind, names in named if kind == "sessions"]
        over = frozenset([one for one in hashes if reader.session(one) is None])
        found = [reader.matter(names[0], names[1]) for kind, names in named if kind == "matters"]
        owners = {account: owner for account in changed.balances if (owner := owner_named(account))}
        elsewhere = reader.held_elsewhere(owners.values())
    matters = tuple([one for one in found if one is not None])
    return ChangesSeen(
        changed, over, matters, frozenset([one for one, owner in owners.items() if owner in elsewhere])
    )


def owner_named(account: str) -> str:
    """The owner of a stream whose money an account is; "" for one that any process moves."""
    kind, *names = account.split(":")
    if kind in SHARED:
        return ""
    return owner_of(names[0]) if kind_of(account) in OF_HOUSES else names[0]


class OthersFollowed:
    """Takes over what others have changed: when it is woken, and once a second."""

    def __init__(self, room: Room, others: OtherProcesses, begin: ChangedRows) -> None:
        """`begin` says where the room's own reading has begun."""
        self._room = room
        self._others = others
        self._register, self._entries = begin.register, begin.entries
        self._desks: Mapping[str, Follow] = _desks_of(room)
        self._one_at_a_time = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        others.followed(begin.register)

    def begin(self) -> None:
        """Follow from now on, until the room ends."""
        figures = self._room.services.figures
        self._task = asyncio.get_running_loop().create_task(tended("what others change", self._run, figures))
        self._room.follower = self

    def stop(self) -> None:
        """See `FollowsOthers`."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            await self.follow()
            await asyncio.sleep(LEAST_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY_SECONDS):
                    await self._woken.wait()

    def wake(self) -> None:
        """See `FollowsOthers`."""
        self._woken.set()

    async def follow(self) -> None:
        """See `FollowsOthers`."""
        async with self._one_at_a_time:
            await self._follow()

    async def _follow(self) -> None:
        room = self._room
        question = partial(changes_behind, register=self._register, entries=self._entries)
        found = await room.services.outbox.read_behind(question)
        await self._people(found)
        for matter in found.matters:
            if matter.kind in self._desks:
                await self._desks[matter.kind](matter)
        await self._money(found)
        self._register, self._entries = found.changed.register, found.changed.entries
        self._others.followed(self._register)

    async def _people(self, found: ChangesSeen) -> None:
        room, moved = self._room, False
        for kind, player in found.changed.rows:
            if kind != "players":
                continue
            known = await room.players.learn_again(player)
            if known is None:
                await room.players.came_elsewhere(player)
                continue
            before, now = known
            if before.role != now.role:
                room.notices.tell_role(player)
            if now.closed and not before.closed:
                room.notices.hang_up(player, "account closed")
            moved = moved or before != now
        if found.over:
            room.notices.hang_up_sessions(found.over, "signed out")
        if moved:
            await room.send_away()

    async def _money(self, found: ChangesSeen) -> None:
        ledger, room = self._room.services.ledger, self._room
        for account, cents in found.changed.balances.items():
            if account in found.elsewhere:
                ledger.learn(account, cents)
            elif (
                not owner_named(account)
                and ledger.balance(account) != cents
                and await room.wallets.put_right(account)
                and account.startswith("wallet:")
            ):
                room.notices.tell_mine(account.removeprefix("wallet:"))


def _desks_of(room: Room) -> Mapping[str, Follow]:
    """The desks that know matters of people, by the kinds of these."""

    def at_once(follow: Callable[[Matter], None]) -> Follow:
        async def follow_now(matter: Matter) -> None:
            follow(matter)

        return follow_now

    async def household(matter: Matter) -> None:
        room.neighbours.households.follow(matter)
        await room.apart.changed()

    return {
        "ban": room.bans.follow,
        "mute": at_once(room.mutes.all.follow),
        "credit": at_once(room.proposals.follow),
        "given_alone": at_once(room.proposals.follow_alone),
        "invitation": at_once(room.invitations.follow),
        "second_reset": at_once(room.second_resets.wishes.follow),
        "half_code": at_once(room.codes.halves.follow),
        "house_money": at_once(room.house_money.asked.follow),
        "complaint": at_once(room.complaints.follow),
        "household": household,
        "payouts": at_once(room.payouts.follow),
    }


def closes_days(node: str, reader: Reader) -> bool:
    """Whether a process closes the days of the room: of those whose leases run, the one that has held longest."""
    live = [one for one in reader.leases() if one.left_ms is None or one.left_ms > 0]
    return not live or min(live, key=lambda one: (one.since_ms, one.node)).node == node
