"""The services that a room is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.open_tables import Plays, dealt_by_room_or_person
from cardroom.room.identity.client_connection import Presence
from cardroom.room.identity.naming import Names
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import ComparedClock
from cardroom.room.runtime.entropy import Entropy
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.loop_lag import LoopLag
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.time_and_chance import Lifetime
from cardroom.room.runtime.timers import Timers
from cardroom.rules.rulebook import Rulebook
from cardroom.store.protocol import Store


class FollowsOthers(Protocol):
    """Takes over what other processes change about people and their money."""

    async def follow(self) -> None:
        """Take over what has changed since the last time."""

    def wake(self) -> None:
        """Take over soon what has changed: somebody says that something has."""

    def stop(self) -> None:
        """Take over nothing more."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a room.

    Only the room gets them all: its constructor hands each part those that the part names.
    """

    books: Books
    store: Store
    ledger: Ledger
    outbox: Outbox
    clock: ComparedClock
    timers: Timers
    loop_lag: LoopLag
    entropy: Entropy
    presence: Presence
    settings: RoomSettings
    plays: Plays = dealt_by_room_or_person
    lifetime: Lifetime = field(default_factory=Lifetime)
    names: Names = field(default_factory=Names)

    @property
    def figures(self) -> Figures:
        """Return the metrics on which the operator's alarms are based."""
        return self.outbox.figures

    @property
    def book(self) -> Rulebook:
        """Return the main house's book: it applies to everything in the room that belongs to no table."""
        return self.books.main
