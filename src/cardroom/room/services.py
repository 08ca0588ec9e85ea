"""What a room is put together from."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardroom.ledger.ledger import Ledger
from cardroom.room.identity.client_connection import Presence
from cardroom.room.identity.naming import Names
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import ComparedClock
from cardroom.room.runtime.entropy import Entropy
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.lifetime import Lifetime
from cardroom.room.runtime.loop_lag import LoopLag
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.timers import Timers
from cardroom.rules.rulebook import Rulebook
from cardroom.store.protocol import Store


@dataclass(frozen=True, slots=True)
class Services:
    """Handed to the room alone, whose constructor takes it apart: an organ names what it uses, and gets no more."""

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
    lifetime: Lifetime = field(default_factory=Lifetime)
    names: Names = field(default_factory=Names)

    @property
    def figures(self) -> Figures:
        """What the operator's alarms rest on."""
        return self.outbox.figures

    @property
    def book(self) -> Rulebook:
        """The main house's book: for what is the room's own and no table's."""
        return self.books.main
