"""The bus of one process: a message is in its subscribers' queues when `publish` returns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from cardroom.bus.answerer import Answerer
from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import MOST_WAITING, Answer, Bus, BusState, NotAnswered
from cardroom.bus.bus_subscription import BusSubscription, Heard
from cardroom.bus.subjects import check_message, check_pattern, matches


class EmbeddedBus:
    """See `Bus`. It is connected until it is closed."""

    def __init__(self) -> None:
        self._subscriptions: list[BusSubscription] = []
        self._answerers: list[Answerer] = []
        self._since = time.monotonic()
        self._is_open = True

    @property
    def state(self) -> BusState:
        """See `Bus`."""
        return BusState("embedded", self._is_open, self._since)

    def publish(self, subject: str, data: bytes) -> None:
        """See `Bus`."""
        check_message(subject, data)
        for one in self._subscriptions:
            if matches(one.pattern, subject):
                one.put(Heard(subject, data))

    def retire(self, subject: str) -> None:
        """See `Bus`."""

    async def subscribe(self, pattern: str, most: int = MOST_WAITING) -> BusSubscription:
        """See `Bus`."""
        check_pattern(pattern)
        subscription = BusSubscription(pattern, most, self._ended)
        self._subscriptions.append(subscription)
        return subscription

    async def _ended(self, subscription: BusSubscription) -> None:
        if subscription in self._subscriptions:
            self._subscriptions.remove(subscription)

    async def answer(self, pattern: str, answer: Answer) -> Callable[[], Awaitable[None]]:
        """See `Bus`."""
        check_pattern(pattern)
        answerer = Answerer(pattern, answer)
        self._answerers.append(answerer)

        async def end() -> None:
            if answerer in self._answerers:
                self._answerers.remove(answerer)
            answerer.stop()

        return end

    async def ask(self, subject: str, data: bytes, seconds: float) -> bytes:
        """See `Bus`."""
        check_message(subject, data)
        if not self._is_open:
            raise NotAnswered(subject, "away")
        answered: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

        async def reply(found: bytes | None) -> None:
            if not answered.done():
                answered.set_result(found)

        found = [one for one in self._answerers if matches(one.pattern, subject)]
        if not found:
            raise NotAnswered(subject, "nobody")
        for one in found:
            one.begin(subject, data, reply)
        try:
            async with asyncio.timeout(seconds):
                answer = await answered
        except TimeoutError:
            raise NotAnswered(subject, "late") from None
        if answer is None:
            raise NotAnswered(subject, "failed")
        return answer

    async def close(self) -> None:
        """See `Bus`."""
        if self._is_open:
            self._is_open, self._since = False, time.monotonic()
        for one in self._subscriptions:
            one.end()
        for answerer in self._answerers:
            answerer.stop()
        self._subscriptions.clear()
        self._answerers.clear()


async def open_bus(address: BusAddress | None, name: str) -> Bus:
    """The bus at an address, or one within the process; `name` is what the server's tools show.

    Raises `BusUnusable` when no server takes us.
    """
    if address is None:
        return EmbeddedBus()
    from cardroom.bus.nats_bus import NatsBus  # loaded by rooms that have one

    return await NatsBus.connected(address, name)
