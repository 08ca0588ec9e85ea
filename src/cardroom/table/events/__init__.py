"""The vocabulary of a table: one closed set of facts for the journal, the wire, the client and hand histories."""

from cardroom.table.events.agreement_events import (
    AllAnswered,
    AllAsked,
    ConsentGiven,
    LastRoundAnnounced,
    SeatAdded,
)
from cardroom.table.events.base import Event
from cardroom.table.events.board_events import BoardRunAnswered, BoardRunsSet, ChancesTold, SeatChance
from cardroom.table.events.deal_events import (
    AntePosted,
    BlindPosted,
    BoardDealt,
    BombPot,
    CardDrawn,
    CommunityCardDealt,
    DeadBlindPosted,
    DealerDrawn,
    GameAnnounced,
    GameChosen,
    HandStarted,
    HoleDealt,
    MuckReshuffled,
    RestOfBoardShown,
    SeatInHand,
    UpCardDealt,
)
from cardroom.table.events.exchange_events import (
    Discarded,
    Drew,
    OfferAccepted,
    OfferedUp,
    OfferRefused,
    StoodPat,
)
from cardroom.table.events.hand_event import HandEvent
from cardroom.table.events.mentioned import players_in
from cardroom.table.events.money_events import (
    ChipsTakenAway,
    DropTaken,
    JackpotHit,
    SeatCharge,
    TimeCharged,
    TimeChargeSet,
    TriggeringHand,
)
from cardroom.table.events.open_face_events import (
    CardsDealt,
    CardsPlaced,
    HandsCompared,
    PointsPaid,
    ResultSettled,
    RowsScored,
)
from cardroom.table.events.pot_events import (
    BetsCollected,
    CardsShown,
    HandEnded,
    HandMucked,
    HandShown,
    HandVoided,
    Pot,
    PotAwarded,
    RakeTaken,
    SeatStack,
    ShareWords,
    Words,
)
from cardroom.table.events.private_events import (
    CardsToPlace,
    EntryOffered,
    EntryOption,
    HoldingNamed,
    HoleSeen,
    StraddleAsked,
    WishesChanged,
)
from cardroom.table.events.restated import HandRestated
from cardroom.table.events.seat_events import (
    BlindsMissed,
    ClocksExtended,
    Disconnected,
    PenaltyCounted,
    PlayAwaited,
    PlayerLeft,
    PlayerSeated,
    PlayInterrupted,
    PlayResumed,
    Reconnected,
    SatIn,
    SatOut,
    SeatChanged,
    SeatUntil,
    TableDrained,
    TableReopened,
    ToppedUp,
)
from cardroom.table.events.turn_events import (
    Bet,
    BringInPosted,
    Called,
    Checked,
    Completed,
    Folded,
    Raised,
    TimeBankStarted,
    TurnStarted,
    UncalledReturned,
)

SeatingEvent = (
    PlayerSeated
    | ToppedUp
    | SatOut
    | SatIn
    | BlindsMissed
    | PenaltyCounted
    | SeatChanged
    | Disconnected
    | Reconnected
    | PlayerLeft
    | PlayAwaited
    | PlayInterrupted
    | PlayResumed
    | ClocksExtended
    | TableDrained
    | TableReopened
    | TimeChargeSet
    | TimeCharged
    | ChipsTakenAway
    | LastRoundAnnounced
    | SeatAdded
    | AllAsked
    | ConsentGiven
    | AllAnswered
)
PublicEvent = SeatingEvent | HandEvent | HandRestated
PrivateEvent = HoleSeen | HoldingNamed | CardsToPlace | WishesChanged | EntryOffered | StraddleAsked
AnyEvent = PublicEvent | PrivateEvent

__all__ = [
    "AllAnswered",
    "AllAsked",
    "AntePosted",
    "AnyEvent",
    "Bet",
    "BetsCollected",
    "BlindPosted",
    "BlindsMissed",
    "BoardDealt",
    "BoardRunAnswered",
    "BoardRunsSet",
    "BombPot",
    "CardDrawn",
    "BringInPosted",
    "Called",
    "CardsDealt",
    "CardsPlaced",
    "CardsShown",
    "CardsToPlace",
    "ChancesTold",
    "Checked",
    "ChipsTakenAway",
    "ClocksExtended",
    "CommunityCardDealt",
    "Completed",
    "ConsentGiven",
    "DeadBlindPosted",
    "DealerDrawn",
    "Discarded",
    "Disconnected",
    "Drew",
    "DropTaken",
    "EntryOffered",
    "EntryOption",
    "Event",
    "Folded",
    "GameAnnounced",
    "GameChosen",
    "HandEnded",
    "HandEvent",
    "HandMucked",
    "HandRestated",
    "HandShown",
    "HandStarted",
    "HandVoided",
    "HandsCompared",
    "HoldingNamed",
    "HoleDealt",
    "HoleSeen",
    "JackpotHit",
    "LastRoundAnnounced",
    "MuckReshuffled",
    "OfferAccepted",
    "OfferRefused",
    "OfferedUp",
    "PenaltyCounted",
    "PlayAwaited",
    "PlayInterrupted",
    "PlayResumed",
    "PlayerLeft",
    "PlayerSeated",
    "PointsPaid",
    "Pot",
    "PotAwarded",
    "PrivateEvent",
    "PublicEvent",
    "Raised",
    "RakeTaken",
    "RestOfBoardShown",
    "Reconnected",
    "ResultSettled",
    "RowsScored",
    "SatIn",
    "SatOut",
    "SeatAdded",
    "SeatChanged",
    "SeatChance",
    "SeatCharge",
    "SeatInHand",
    "SeatStack",
    "SeatUntil",
    "SeatingEvent",
    "ShareWords",
    "StoodPat",
    "StraddleAsked",
    "TableDrained",
    "TableReopened",
    "TimeBankStarted",
    "TimeChargeSet",
    "TimeCharged",
    "ToppedUp",
    "TriggeringHand",
    "TurnStarted",
    "UncalledReturned",
    "UpCardDealt",
    "WishesChanged",
    "Words",
    "players_in",
]
