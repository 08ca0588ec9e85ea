"""The answer to an accepted command."""

from dataclasses import dataclass, field
from typing import Final

from cardroom.table.events import (
    Bet,
    BetsCollected,
    BoardDealt,
    BoardRunAnswered,
    BringInPosted,
    Called,
    CardsDealt,
    CardsPlaced,
    Checked,
    CommunityCardDealt,
    Completed,
    Discarded,
    Drew,
    Folded,
    HandRestated,
    PrivateEvent,
    PublicEvent,
    Raised,
    StoodPat,
    TimeBankStarted,
    TurnStarted,
    UncalledReturned,
    UpCardDealt,
)
from cardroom.table.values.message import Movement, TableMessage

COURSE_OF_A_HAND: Final[frozenset[type]] = frozenset(
    {
        TurnStarted,
        TimeBankStarted,
        HandRestated,
        Folded,
        Checked,
        Called,
        Bet,
        Raised,
        BringInPosted,
        Completed,
        UncalledReturned,
        BetsCollected,
        BoardDealt,
        BoardRunAnswered,
        UpCardDealt,
        CommunityCardDealt,
        CardsPlaced,
        CardsDealt,
        Discarded,
        StoodPat,
        Drew,
    }
)
"""Events within a hand that concern only the players at the table; most steps consist of these alone."""


@dataclass(slots=True)
class Decided:
    """The results of a command, in order.

    ``events`` are for everybody, ``private`` events only for the seat they are listed under, ``money`` is for the
    ledger, ``messages`` are for the table's owner. They belong to one transaction: all are stored before any is sent.
    A step in the course of a hand (``is_course_of_a_hand``, set by the table) concerns only the players at the table.
    """

    events: list[PublicEvent] = field(default_factory=list)
    private: dict[int, list[PrivateEvent]] = field(default_factory=dict)
    money: list[Movement] = field(default_factory=list)
    messages: list[TableMessage] = field(default_factory=list)
    is_course_of_a_hand: bool = False

    def tell(self, event: PublicEvent) -> None:
        """Add an event for everybody."""
        self.events.append(event)

    def whisper(self, seat: int, event: PrivateEvent) -> None:
        """Add an event for one seat alone."""
        self.private.setdefault(seat, []).append(event)

    def move(self, movement: Movement) -> None:
        """Add a movement of money."""
        self.money.append(movement)

    def report(self, message: TableMessage) -> None:
        """Add a message to the table's owner."""
        self.messages.append(message)
