"""The answer to an accepted command."""

from dataclasses import dataclass, field

from cardroom.table.events import PrivateEvent, PublicEvent
from cardroom.table.movement import Movement


@dataclass(slots=True)
class Decided:
    """What a command brought about, in order.

    ``events`` are for everybody, ``private`` for the seat they stand under alone, ``money`` for the ledger. The three
    belong to one transaction: all of them are stored before any of them is told.
    """

    events: list[PublicEvent] = field(default_factory=list)
    private: dict[int, list[PrivateEvent]] = field(default_factory=dict)
    money: list[Movement] = field(default_factory=list)

    def tell(self, event: PublicEvent) -> None:
        """Add an event for everybody."""
        self.events.append(event)

    def whisper(self, seat: int, event: PrivateEvent) -> None:
        """Add an event for one seat alone."""
        self.private.setdefault(seat, []).append(event)

    def move(self, movement: Movement) -> None:
        """Add a movement of money."""
        self.money.append(movement)
