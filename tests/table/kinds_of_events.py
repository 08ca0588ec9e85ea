"""Which public events name cards, and which tell what a table did of itself."""

from cardroom.table.events import (
    BlindPosted,
    BoardDealt,
    CardsDealt,
    CardsPlaced,
    Checked,
    CommunityCardDealt,
    DealerDrawn,
    Discarded,
    Folded,
    GameChosen,
    HandShown,
    HandVoided,
    OfferAccepted,
    OfferedUp,
    OfferRefused,
    PlayerLeft,
    PublicEvent,
    RakeTaken,
    RestOfBoardShown,
    RowsScored,
    SatOut,
    StoodPat,
    TimeBankStarted,
    TurnStarted,
    UpCardDealt,
)

OPEN = (
    BoardDealt,
    CommunityCardDealt,
    HandShown,
    UpCardDealt,
    OfferedUp,
    OfferAccepted,
    OfferRefused,
    TurnStarted,
    CardsDealt,
    CardsPlaced,
    RowsScored,
    RestOfBoardShown,
)
"""Events that name cards, all of which lie open from then on; a turn repeats the card that is offered."""


def is_automatic(event: PublicEvent) -> bool:
    """Whether the table did this of itself rather than a player."""
    if isinstance(event, Folded | Checked | Discarded | StoodPat | OfferAccepted | GameChosen | CardsPlaced):
        return event.automatic != ""
    if isinstance(event, PlayerLeft):
        return event.reason not in ("wish", "staff")
    return isinstance(event, SatOut | HandVoided | TimeBankStarted | DealerDrawn | BlindPosted | RakeTaken)
