"""Calls to players whose page is closed: they say nothing that a hand or an account would have to hide."""

from __future__ import annotations

from typing import Final, Literal, Protocol

import msgspec

from cardroom.room.notices.subscription import Subscription

CallKind = Literal["seat_ready", "desk_call", "tournament_starts"]

KEPT_SECONDS: Final = 900
"""How long a push service keeps a call without an end of its own for a device that is off: later it is old news."""


class Call(msgspec.Struct, frozen=True):
    """A call to a player: something that concerns the player has come up.

    `name` is the table's or the tournament's as everybody sees it, `path` the page to open, `until_ms` the end of what
    is offered (0: none), `seat` the seat that a live desk calls to. The words are the client's, in the language of the
    device.
    """

    kind: CallKind
    name: str
    path: str
    until_ms: int = 0
    seat: int = 0

    def seconds_left(self, now_ms: int) -> int:
        """How many seconds the call is still worth sending; 0 when it is over."""
        return max(0, (self.until_ms - now_ms) // 1000) if self.until_ms else KEPT_SECONDS


class PushLetter(msgspec.Struct, frozen=True):
    """A call to one device. The push service may keep it for `seconds`; a newer one of the same `topic` replaces it."""

    to: Subscription
    text: bytes
    seconds: int
    topic: str


class PushGone(Protocol):
    """Called on the room's loop when a device no longer takes letters."""

    def __call__(self, subscription: Subscription) -> None: ...


class Courier(Protocol):
    """Takes letters at once and delivers them outside the room's loop; a letter that cannot be delivered is dropped."""

    @property
    def public_key(self) -> str:
        """The key that browsers bind their subscriptions to: an uncompressed point of P-256, base64url."""

    def carry(self, letter: PushLetter, gone: PushGone) -> None:
        """Deliver one letter."""
