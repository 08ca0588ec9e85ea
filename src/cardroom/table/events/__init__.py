"""The vocabulary of a table: one closed set of facts for the journal, the wire, the client and hand histories."""

from cardroom.table.events.base import Event
from cardroom.table.events.betting import (
    Bet,
    Called,
    Checked,
    Folded,
    Raised,
    TimeBankStarted,
    TurnStarted,
    UncalledReturned,
)
from cardroom.table.events.dealing import (
    AntePosted,
    BlindPosted,
    BoardDealt,
    DealerDrawn,
    HandStarted,
    HoleDealt,
    SeatInHand,
)
from cardroom.table.events.private import HoldingNamed, HoleSeen, WishesChanged
from cardroom.table.events.seating import (
    Disconnected,
    PlayAwaited,
    PlayerLeft,
    PlayerSeated,
    PlayInterrupted,
    PlayResumed,
    Reconnected,
    SatIn,
    SatOut,
    TableDrained,
    TableReopened,
    ToppedUp,
)
from cardroom.table.events.settling import (
    BetsCollected,
    HandEnded,
    HandShown,
    HandVoided,
    Pot,
    PotAwarded,
    RakeTaken,
    SeatStack,
    Words,
)

SeatingEvent = (
    PlayerSeated
    | ToppedUp
    | SatOut
    | SatIn
    | Disconnected
    | Reconnected
    | PlayerLeft
    | PlayAwaited
    | PlayInterrupted
    | PlayResumed
    | TableDrained
    | TableReopened
)
HandEvent = (
    DealerDrawn
    | HandStarted
    | AntePosted
    | BlindPosted
    | HoleDealt
    | BoardDealt
    | TurnStarted
    | TimeBankStarted
    | Folded
    | Checked
    | Called
    | Bet
    | Raised
    | UncalledReturned
    | BetsCollected
    | HandShown
    | RakeTaken
    | PotAwarded
    | HandEnded
    | HandVoided
)
PublicEvent = SeatingEvent | HandEvent
PrivateEvent = HoleSeen | HoldingNamed | WishesChanged
AnyEvent = PublicEvent | PrivateEvent

__all__ = [
    "AntePosted",
    "AnyEvent",
    "Bet",
    "BetsCollected",
    "BlindPosted",
    "BoardDealt",
    "Called",
    "Checked",
    "DealerDrawn",
    "Disconnected",
    "Event",
    "Folded",
    "HandEnded",
    "HandEvent",
    "HandShown",
    "HandStarted",
    "HandVoided",
    "HoldingNamed",
    "HoleDealt",
    "HoleSeen",
    "PlayAwaited",
    "PlayInterrupted",
    "PlayResumed",
    "PlayerLeft",
    "PlayerSeated",
    "Pot",
    "PotAwarded",
    "PrivateEvent",
    "PublicEvent",
    "Raised",
    "RakeTaken",
    "Reconnected",
    "SatIn",
    "SatOut",
    "SeatInHand",
    "SeatStack",
    "SeatingEvent",
    "TableDrained",
    "TableReopened",
    "TimeBankStarted",
    "ToppedUp",
    "TurnStarted",
    "UncalledReturned",
    "WishesChanged",
    "Words",
]
