"""The processes of a room, as they tell of themselves over the bus each second.

This is for people who look after them. Nothing is decided by it: a process that is not heard of may run all the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec
import structlog

from cardroom.bus.bus_protocol import Bus
from cardroom.bus.bus_subscription import Heard
from cardroom.bus.subjects import check_word

EVERY_SECONDS: Final = 1.0
SILENT_SECONDS: Final = 5.0
"""A process that was not heard of for so long is silent."""
FORGOTTEN_SECONDS: Final = 3600.0
"""A process that was not heard of for so long is not shown any more."""
MOST_SEEN: Final = 1024
"""The processes that are kept in mind: a bus that is not sealed tells of as many as somebody likes."""
EVERYBODY: Final = "node.*.standing"
STANDS_BY: Final = "stands_by"
"""The state of a process that waits for the store of another."""


class NodeStanding(msgspec.Struct, frozen=True):
    """The word of a process on itself.

    `node` is its name, new with each start; `store` where its books are, without a password, "" for a gateway; `state`
    as `/health` says, or `STANDS_BY`.
    """

    node: str
    store: str
    version: str
    since_ms: int
    state: str
    tables: int
    connections: int
    role: str = "all"


class NodeSeen(msgspec.Struct, frozen=True):
    """A process, and how many seconds ago it was last heard of."""

    standing: NodeStanding
    seconds_ago: float

    @property
    def is_silent(self) -> bool:
        """Whether it has said nothing for longer than it ought to."""
        return self.seconds_ago > SILENT_SECONDS


NOT_OPENED: Final = "others on the bus have another secret than this process, or one of them has none"
NOT_IN_TIME: Final = (
    "others on the bus have this process's secret, and what they say was sealed a minute or more from this machine's time: "
    "set the clocks right; or this process stood still, or somebody repeats there what was said before"
)
SAYS_AGAIN_SECONDS: Final = 60.0
"""The shortest pause between two lines about messages that are not heard: whoever has the bus could fill the log."""
_log = structlog.get_logger("cardroom.bus")


class UnopenedSaid:
    """Says in the log what of the bus a process could not open, and why: at once, then once a minute while it goes on."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._unopened = self._untimely = 0
        self._silent_until = 0.0

    def say(self, now: float) -> None:
        """Say what was not heard since it was last said; `now` is a monotonic time."""
        state = self._bus.state
        if state.unopened == self._unopened or now < self._silent_until:
            return
        why = NOT_IN_TIME if state.untimely > self._untimely else NOT_OPENED
        _log.critical("bus_not_opened", messages=state.unopened - self._unopened, says=why)
        self._unopened, self._untimely = state.unopened, state.untimely
        self._silent_until = now + SAYS_AGAIN_SECONDS


@contextlib.asynccontextmanager
async def heard_meanwhile(bus: Bus) -> AsyncIterator[None]:
    """Hear those who tell of themselves while something else is done: that they have another secret is said at once."""
    subscription, said = await bus.subscribe(EVERYBODY), UnopenedSaid(bus)

    async def say_on() -> None:
        while True:
            said.say(time.monotonic())
            await asyncio.sleep(EVERY_SECONDS / 4)

    saying = asyncio.create_task(say_on())
    try:
        yield
    finally:
        saying.cancel()
        await subscription.close()


class Nodes:
    """Tells of this process, and hears of all that share the bus, this one too."""

    def __init__(self, bus: Bus, own: Callable[[], NodeStanding] | None) -> None:
        """`own` is asked each second; a process without a standing of its own only hears."""
        self.bus = bus
        self._own = own
        self._seen: dict[str, tuple[NodeStanding, float]] = {}
        self._said = UnopenedSaid(bus)

    @property
    def seen(self) -> list[NodeSeen]:
        """All that were heard of, by name."""
        now = time.monotonic()
        found = [NodeSeen(standing, now - at) for standing, at in self._seen.values()]
        return sorted(found, key=lambda one: one.standing.node)

    async def run(self) -> None:
        """Tell and hear until it is cancelled."""
        subscription = await self.bus.subscribe(EVERYBODY)
        telling = asyncio.create_task(self._tell_on())
        try:
            async for one in subscription:  # behind a gap everybody tells anew within a second
                if isinstance(one, Heard):
                    self._hear(one)
        finally:
            telling.cancel()
            await subscription.close()

    async def _tell_on(self) -> None:
        while True:
            now = time.monotonic()
            if self._own is not None:
                self._said.say(now)
                standing = self._own()
                self.bus.publish(subject_of(standing.node), msgspec.json.encode(standing))
            for node in [node for node, (_, at) in self._seen.items() if now - at > FORGOTTEN_SECONDS]:
                del self._seen[node]
            await asyncio.sleep(EVERY_SECONDS)

    def _hear(self, one: Heard) -> None:
        with contextlib.suppress(ValueError):  # of another version, or of a stranger
            standing = msgspec.json.decode(one.data, type=NodeStanding)
            is_kept = standing.node in self._seen or len(self._seen) < MOST_SEEN
            if subject_of(standing.node) == one.subject and is_kept:
                self._seen[standing.node] = standing, time.monotonic()


def subject_of(node: str) -> str:
    """The subject on which a process tells of itself. Raises ValueError for a name that is no word of a subject."""
    check_word(node)
    return f"node.{node}.standing"
