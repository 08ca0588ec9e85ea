"""The bus as the rest of the program sees it: `EmbeddedBus` serves one process, `NatsBus` several."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

import msgspec

from cardroom.bus.bus_subscription import BusSubscription

MOST_WAITING: Final = 1024
"""The messages that wait for a subscriber, unless it asks for another number."""

Answer = Callable[[str, bytes], Awaitable[bytes]]
"""Answers a question: called with its subject and its data, for each question by itself."""

WhyNot = Literal["nobody", "late", "failed", "away"]


class BusUnusable(Exception):
    """The bus cannot be used as it was asked for: its address, its password, its server. The message says which."""


class NotAnswered(Exception):
    """A question has no answer. The question may have been carried out all the same, unless there is nobody.

    `why`: `nobody` answers this subject; the answer was `late`, behind the deadline; answering `failed` on the other
    side; the bus is `away`.
    """

    def __init__(self, subject: str, why: WhyNot) -> None:
        super().__init__(f"{subject}: {why}")
        self.subject = subject
        self.why = why


class AnswerDeclined(Exception):
    """Raised by what answers questions to answer this one not at all: whoever asked is told that it `failed`."""


class BusState(msgspec.Struct, frozen=True):
    """The state of a bus: whether it is connected, how often it has come back, and what was never sent."""

    kind: Literal["embedded", "nats"]
    is_connected: bool
    since: float
    """The monotonic time of the last change of `is_connected`, in seconds."""
    returns: int = 0
    unsent: int = 0
    """The messages that were published while the bus was away, or faster than it took them."""
    unopened: int = 0
    """The messages that were not sealed with this process's secret, were sealed where it has none, or at another time."""
    untimely: int = 0
    """Those of them that were sealed with this process's secret, but not within the last minute by its clock, or were heard
    before.
    """


class Bus(Protocol):
    """Publishes, subscribes, asks. Everything may be lost; what a subscriber lost, it is told as a gap.

    A subject is words with dots between them (`table.t1.seat.3`); in a subscription `*` stands for one word, and `>`, at
    the end, for one or more. An invalid subject or too long a message raises ValueError. All calls are made on the
    event loop.
    """

    @property
    def state(self) -> BusState:
        """How the bus is doing."""

    def publish(self, subject: str, data: bytes) -> None:
        """Send to everybody who subscribes at this moment. Returns at once, and never raises for a bus that is away."""

    def retire(self, subject: str) -> None:
        """Forget a subject on which nothing more is published from here: its number is kept no longer."""

    async def subscribe(self, pattern: str, most: int = MOST_WAITING) -> BusSubscription:
        """Hear what is published from now on. While the bus is away it begins when the bus is back."""

    async def answer(self, pattern: str, answer: Answer) -> Callable[[], Awaitable[None]]:
        """Answer questions on these subjects until the returned function is called."""

    async def ask(self, subject: str, data: bytes, seconds: float) -> bytes:
        """The answer of whoever answers this subject. Raises `NotAnswered`, at the latest after so many seconds."""

    async def close(self) -> None:
        """End all subscriptions and answers. Messages on their way may be lost."""
