"""The bus over NATS: core subjects alone, nothing is kept there.

The connection is made by `nats-py`, and kept by this module: its own reconnecting ends for ever at errors like an
account that was changed meanwhile, and tells no subscriber that something is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscription
from nats.errors import NoRespondersError, NoServersError, SlowConsumerError

from cardroom.bus.answerer import Answerer
from cardroom.bus.bus_address import BusAddress, BusServer
from cardroom.bus.bus_frames import Frames, OpenFrames
from cardroom.bus.bus_protocol import MOST_WAITING, Answer, BusState, BusUnusable, NotAnswered
from cardroom.bus.bus_secret import BusSecret
from cardroom.bus.bus_subscription import BusSubscription, Heard
from cardroom.bus.nats_connection import (
    CONNECT_SECONDS,
    FAULTS,
    end_whole,
    in_time,
    left_alone,
    stopped,
    unsubscribed,
    until_known,
    words_of,
)
from cardroom.bus.subjects import check_message, check_pattern

AGAIN_SECONDS: Final = (0.1, 0.5)
"""The pause before the bus is tried again: the first, and the longest, as each is twice the one before. Few processes try,
and a server that is not there says so at once: players wait for nothing but this pause.
"""
PING_SECONDS: Final = 2
"""How often a server is asked whether it is there; two questions without an answer end the connection."""
LOOK_SECONDS: Final = 0.5
"""How often the connection is looked at besides: the library does not always say that it has ended."""
MOST_ARRIVED: Final = 65_536
"""The messages that the library holds for each subscription while the event loop is busy; one more is lost."""
MOST_UNSENT: Final = 16_384
"""The messages that wait to be sent; one more is lost."""
NUMBERED: Final = 16
"""The bytes before each message: the publisher's sign, and the message's number on this subject, 1, 2, 3 ..."""
MOST_PUBLISHERS: Final = 8192
"""The numbers that a subscription keeps, one for each publisher on each subject: with one more it begins anew, with a gap.
Only a stranger has so many names.
"""

_log = structlog.get_logger("cardroom.bus")


class _Wanted:
    """A subscription of ours and what the present connection knows of it; `numbers` are the last ones heard."""

    __slots__ = ("client", "frames", "numbers", "of_nats", "subscription")

    def __init__(self, subscription: BusSubscription, frames: Frames) -> None:
        self.subscription = subscription
        self.frames = frames
        self.client: Client | None = None
        self.of_nats: NatsSubscription | None = None
        self.numbers: dict[tuple[bytes, str], int] = {}

    async def hear(self, message: Msg) -> None:
        """Queue a message; first tell what is missing before it. One that was heard already is dropped, and so is one that
        cannot be opened: it says nothing of what is missing.
        """
        data = self.frames.hear_told(message.subject, message.data)
        if data is None or len(data) < NUMBERED:
            return
        publisher, number = data[:8], int.from_bytes(data[8:NUMBERED])
        last = self.numbers.get((publisher, message.subject))
        if last is not None and number <= last:
            return
        if last is None and len(self.numbers) >= MOST_PUBLISHERS:
            self.numbers.clear()
            self.subscription.put_gap(None)
        self.numbers[publisher, message.subject] = number
        if self.subscription.is_full:
            await asyncio.sleep(0)  # many came at once: a reader that keeps up gets its turn
        if last is not None and number > last + 1:
            self.subscription.put_gap(number - last - 1)
        self.subscription.put(Heard(message.subject, data[NUMBERED:]))


def frames_of(secret: BusSecret | None) -> Frames:
    """Return the frames of a process that has this secret, or none."""
    if secret is None:
        return OpenFrames()
    from cardroom.bus.sealed_frames import SealedFrames  # loads a library that others do without

    return SealedFrames(secret)


class NatsBus:
    """See `Bus`. Made by `connected`."""

    def __init__(self, address: BusAddress, name: str) -> None:
        self._address = address
        self._name = name
        self._frames = frames_of(address.secret)
        self._sign = os.urandom(8)
        self._numbers: dict[str, int] = {}
        self._unsent: deque[tuple[str, bytes]] = deque()
        self._lost = 0
        self._returns = 0
        self._since = time.monotonic()
        self._client: Client | None = None
        self._wanted: list[_Wanted] = []
        self._answerers: dict[Answerer, NatsSubscription | None] = {}
        self._has_unsent, self._is_away = asyncio.Event(), asyncio.Event()
        self._sending: asyncio.Task[None] | None = None
        self._coming_back: asyncio.Task[None] | None = None

    @classmethod
    async def connected(cls, address: BusAddress, name: str) -> NatsBus:
        """A bus that is connected, and comes back for ever whenever it is not. `name` is shown by the server's tools.

        Raises `BusUnusable` when no server of the address takes us now.
        """
        bus = cls(address, name)
        bus._client = await bus._dial()
        loop = asyncio.get_running_loop()
        bus._sending, bus._coming_back = (
            loop.create_task(bus._send_on()),
            loop.create_task(bus._come_back_on()),
        )
        return bus

    @property
    def state(self) -> BusState:
        """See `Bus`."""
        frames = self._frames
        return BusState(
            "nats",
            self._client is not None,
            self._since,
            self._returns,
            self._lost,
            frames.unopened,
            frames.untimely,
        )

    # ------------------------------------------------------------------ publishing

    def publish(self, subject: str, data: bytes) -> None:
        """See `Bus`. A message that is not sent takes its number all the same: subscribers find it missing."""
        check_message(subject, data)
        number = self._numbers[subject] = self._numbers.get(subject, 0) + 1
        if self._client is None or len(self._unsent) >= MOST_UNSENT:
            self._lost += 1
            return
        numbered = b"".join((self._sign, number.to_bytes(8), data))
        self._unsent.append((subject, self._frames.told(subject, numbered)))
        self._has_unsent.set()

    def retire(self, subject: str) -> None:
        """See `Bus`."""
        self._numbers.pop(subject, None)

    async def _send_on(self) -> None:
        while True:
            await self._has_unsent.wait()
            self._has_unsent.clear()
            while self._unsent:
                subject, data = self._unsent.popleft()
                try:
                    if self._client is None:
                        raise ConnectionError
                    await self._client.publish(subject, data)
                except FAULTS:
                    self._lost += 1
                    self._leave_closed()
                except asyncio.CancelledError:
                    if (task := asyncio.current_task()) is not None and task.cancelling():
                        raise
                    self._leave_closed()  # the library cancels what waits for a connection that ends

    # ------------------------------------------------------------------ subscribing

    async def subscribe(self, pattern: str, most: int = MOST_WAITING) -> BusSubscription:
        """See `Bus`."""
        check_pattern(pattern)
        wanted = _Wanted(BusSubscription(pattern, most, self._ended), self._frames)
        self._wanted.append(wanted)
        if self._client is not None:
            async with left_alone():  # the connection has just broken: it begins with the next one
                await self._begin(self._client, wanted)
                await until_known(self._client)
        return wanted.subscription

    async def _begin(self, client: Client, wanted: _Wanted) -> None:
        """Subscribe on a connection. A subscriber of an earlier one may have missed something since."""
        if wanted.client is client:
            return
        if wanted.client is not None:
            wanted.numbers.clear()
            wanted.subscription.put_gap(None)
        wanted.client = client
        wanted.of_nats = await client.subscribe(
            wanted.subscription.pattern, cb=wanted.hear, pending_msgs_limit=MOST_ARRIVED
        )

    async def _ended(self, subscription: BusSubscription) -> None:
        for wanted in [one for one in self._wanted if one.subscription is subscription]:
            self._wanted.remove(wanted)
            await unsubscribed(wanted.of_nats)

    # ------------------------------------------------------------------ questions

    async def answer(self, pattern: str, answer: Answer) -> Callable[[], Awaitable[None]]:
        """See `Bus`."""
        check_pattern(pattern)
        answerer = Answerer(pattern, answer)
        self._answerers[answerer] = None
        if self._client is not None:
            async with left_alone():
                await self._begin_answering(self._client, answerer)
                await until_known(self._client)

        async def end() -> None:
            await unsubscribed(self._answerers.pop(answerer, None))
            if self._client is not None:
                async with left_alone():
                    await until_known(self._client)  # whoever asks from now on is told that there is nobody
            answerer.stop()

        return end

    async def _begin_answering(self, client: Client, answerer: Answerer) -> None:
        async def hear(message: Msg) -> None:
            async def reply(found: bytes | None) -> None:
                said = b"\0" if found is None else b"\1" + found
                frame = self._frames.answer(message.subject, message.data, said)
                async with left_alone():  # whoever asked waits until the deadline
                    await client.publish(message.reply, frame)

            asked = self._frames.hear_question(message.subject, message.data) if message.reply else None
            if asked is not None:
                answerer.begin(message.subject, asked, reply)

        self._answerers[answerer] = await client.subscribe(answerer.pattern, cb=hear)

    async def ask(self, subject: str, data: bytes, seconds: float) -> bytes:
        """See `Bus`."""
        check_message(subject, data)
        if self._client is None:
            raise NotAnswered(subject, "away")
        question = self._frames.question(subject, data)
        try:
            async with in_time(seconds + 1):
                answered = await self._client.request(subject, question, timeout=seconds)
        except NoRespondersError:
            raise NotAnswered(subject, "nobody") from None
        except TimeoutError:
            raise NotAnswered(subject, "late") from None
        except FAULTS:
            self._leave_closed()
            raise NotAnswered(subject, "away") from None
        answer = self._frames.hear_answer(subject, question, answered.data)
        if answer is None:  # somebody else's: what came of the question nobody knows
            raise NotAnswered(subject, "late")
        if answer[:1] != b"\1":
            raise NotAnswered(subject, "failed")
        return answer[1:]

    # ------------------------------------------------------------------ the connection

    async def _dial(self) -> Client:
        """Connect to the first server that takes us with all subscriptions and answers. Raises `BusUnusable` with what the
        last one said.
        """
        words = ""
        for server in self._address.servers:
            client, said = Client(), list[Exception]()
            try:
                async with in_time():
                    await self._connect(client, server, said)
                async with in_time():
                    await self._begin_all(client)
                return client
            except Exception as fault:  # whatever the library says of a server that ends just now
                heard = said[-1] if said and isinstance(fault, NoServersError) else fault
                words = f"{self._address}: {words_of(heard, server)}"
                await end_whole(client)
        raise BusUnusable(words)

    async def _connect(self, client: Client, server: BusServer, said: list[Exception]) -> None:
        async def on_error(fault: Exception) -> None:
            said.append(fault)
            del said[:-1]
            if client is self._client and not isinstance(fault, SlowConsumerError):  # which is told as a gap
                _log.warning("bus_error", fault=type(fault).__name__)

        async def on_closed() -> None:
            self._leave_closed()

        await client.connect(
            [server.url], name=self._name, error_cb=on_error, closed_cb=on_closed, allow_reconnect=False,
            connect_timeout=int(CONNECT_SECONDS), max_reconnect_attempts=1, reconnect_time_wait=0,
            ping_interval=PING_SECONDS, user=server.user, password=server.password, token=server.token,
        )  # fmt: skip

    async def _come_back_on(self) -> None:
        """Connect again whenever the connection has ended, for as long as it takes."""
        client = self._client
        while True:
            while not self._is_away.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._is_away.wait()
                self._leave_closed()
            self._is_away.clear()
            self._lost += len(self._unsent)
            self._unsent.clear()
            _log.warning("bus_away", bus=str(self._address))
            await end_whole(client)
            await stopped(self._sending)  # it may wait for ever for the connection that has ended
            self._sending = asyncio.get_running_loop().create_task(self._send_on())
            client = await self._dial_again()
            self._client, self._since = client, time.monotonic()
            self._returns += 1
            _log.info("bus_back", bus=str(self._address))
            async with left_alone():
                await self._begin_all(client)  # those that were made meanwhile
            self._leave_closed()  # it broke before it was ours

    def _leave_closed(self) -> None:
        """Leave a connection that has ended, and have another one made.

        The library calls nobody where it breaks with something still to be written: its own end breaks then too.
        """
        client = self._client
        if client is not None and client.is_closed:
            self._client, self._since = None, time.monotonic()
            self._is_away.set()

    async def _begin_all(self, client: Client) -> None:
        """Subscribe, and answer, on a connection whatever does not yet."""
        for wanted in tuple(self._wanted):
            await self._begin(client, wanted)
        for answerer, at in tuple(self._answerers.items()):
            if at is None or at._conn is not client:
                await self._begin_answering(client, answerer)
        await until_known(client)

    async def _dial_again(self) -> Client:
        """Connect for as long as it takes."""
        pause, longest = AGAIN_SECONDS
        said = ""
        while True:
            try:
                return await self._dial()
            except BusUnusable as fault:
                if str(fault) != said:
                    said = str(fault)
                    _log.warning("bus_still_away", says=said)
            await asyncio.sleep(pause)
            pause = min(longest, 2 * pause)

    async def close(self) -> None:
        """See `Bus`."""
        client, self._client, self._since = self._client, None, time.monotonic()
        await stopped(self._coming_back)
        await stopped(self._sending)
        for wanted in self._wanted:
            wanted.subscription.end()
        for answerer in self._answerers:
            answerer.stop()
        self._wanted.clear()
        self._answerers.clear()
        if client is not None:
            with contextlib.suppress(*FAULTS):
                while self._unsent:
                    await client.publish(*self._unsent.popleft())
                await client.flush(timeout=1)
            await end_whole(client)
