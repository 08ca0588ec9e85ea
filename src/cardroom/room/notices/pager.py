"""Messages to the house's own system (a pager, text messages): who is called to which seat, and how a call ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from cardroom.room.protocol.desk_answers import PageFault

PageEvent = Literal["called", "ended"]
CallEnd = Literal["", "seated", "lapsed", "withdrawn"]
"""The end of a call: the player sits, its time was up, or staff or the player took it back; "" for one that begins."""


class SeatPage(msgspec.Struct, frozen=True):
    """A message about a call to a seat.

    `id` is the message's own and the same each time it is sent again; `call` is that of the call, in both its messages.
    `name` is as the list shows it, `contact` the phone or pager number that the place carries, "" for none. `game` is as
    the house's book calls it ("holdem-nl/NL200"), `language` the house's, by ISO 639. Times are milliseconds since 1970.
    """

    id: str
    event: PageEvent
    call: str
    house: str
    table: int
    seat: int
    game: str
    name: str
    contact: str
    called_ms: int
    until_ms: int
    language: str
    end: CallEnd = ""


class PageOutcome(msgspec.Struct, frozen=True):
    """The outcome of an attempt: `fault` "" when the system took the message; `status` of its answer, 0 for none."""

    fault: PageFault = ""
    status: int = 0


class Pager(Protocol):
    """Takes messages at once, and sends them outside of any act, those of one call in their order."""

    def carry(self, page: SeatPage, told: Callable[[PageOutcome], None]) -> None:
        """Send a message, again where that may help; `told` gets the outcome of each attempt, on the room's loop."""
