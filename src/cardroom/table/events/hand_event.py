"""The union of the facts of a hand, which a restatement tells again."""

from cardroom.table.events.board_events import BoardRunAnswered, BoardRunsSet, ChancesTold
from cardroom.table.events.deal_events import (
    AntePosted,
    BlindPosted,
    BoardDealt,
    CommunityCardDealt,
    DeadBlindPosted,
    DealerDrawn,
    GameAnnounced,
    GameChosen,
    HandStarted,
    HoleDealt,
    MuckReshuffled,
    RestOfBoardShown,
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
from cardroom.table.events.money_events import DropTaken, JackpotHit
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
    PotAwarded,
    RakeTaken,
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

HandEvent = (
    DealerDrawn
    | HandStarted
    | GameAnnounced
    | GameChosen
    | AntePosted
    | BlindPosted
    | DeadBlindPosted
    | HoleDealt
    | UpCardDealt
    | BoardDealt
    | BoardRunAnswered
    | BoardRunsSet
    | CommunityCardDealt
    | MuckReshuffled
    | TurnStarted
    | TimeBankStarted
    | Folded
    | ChancesTold
    | Checked
    | Called
    | Bet
    | Raised
    | BringInPosted
    | Completed
    | Discarded
    | StoodPat
    | Drew
    | OfferedUp
    | OfferAccepted
    | OfferRefused
    | CardsDealt
    | CardsPlaced
    | RowsScored
    | HandsCompared
    | PointsPaid
    | ResultSettled
    | UncalledReturned
    | BetsCollected
    | HandShown
    | HandMucked
    | CardsShown
    | RakeTaken
    | RestOfBoardShown
    | DropTaken
    | JackpotHit
    | PotAwarded
    | HandEnded
    | HandVoided
)
