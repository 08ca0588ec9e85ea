"""What somebody is called for when the page is closed: nothing that a hand or an account would have to hide."""

from __future__ import annotations

from typing import Final, Literal, Protocol

import msgspec

from cardroom.room.notices.subscription import Subscription

CallKind = Literal["seat_ready", "tournament_starts"]

KEPT_SECONDS: Final = 900
"""So long a push service keeps a call without an end of its own for a device that is not on: later it is old news."""


class Call(msgspec.Struct, frozen=True):
    """`name` is the table's or the tournament's as everybody sees it, `path` the page to open, `until_ms` the end of
    what is offered (0: none). The words are the client's, in the language of the device.
    """

    kind: CallKind
    name: str
    path: str
    until_ms: int = 0

    def seconds_left(self, now_ms: int) -> int:
        """How long it is worth telling; 0 when it is over."""
        return max(0, (self.until_ms - now_ms) // 1000) if self.until_ms else KEPT_SECONDS


class PushLetter(msgspec.Struct, frozen=True):
    """A call to one device. `seconds` are what the push service may keep it; a newer one of a `topic` replaces it."""

    to: Subscription
    text: bytes
    seconds: int
    topic: str


class PushGone(Protocol):
    """Hears, on the room's loop, that a device takes no letters any more."""

    def __call__(self, subscription: Subscription) -> None: ...


class Courier(Protocol):
    """Takes letters away at once and carries them beside the room's loop; what cannot be brought is dropped."""

    @property
    def public_key(self) -> str:
        """What browsers bind their subscriptions to: an uncompressed point of P-256, base64url."""

    def carry(self, letter: PushLetter, gone: PushGone) -> None:
        """Bring one letter."""
