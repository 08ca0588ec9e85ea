"""What the rulings at the showdown have in common: the house's sections, seats, and a penalty left to staff."""

from dataclasses import replace
from typing import Annotated

from msgspec import Meta

from cardroom.floor.grounds import Grounds
from cardroom.floor.ruling import Option
from cardroom.games import GAMES
from cardroom.rules.decisions import LiveShowdown, Showdown

PLAYER = "player"
Seat = Annotated[int, Meta(ge=1, le=12)]
"""A seat by its number."""
NoSeat = Annotated[int, Meta(ge=0, le=12)]
"""A seat by its number, or 0."""
PENALTY = (Option("penalty"), Option("no-penalty"))
RESTORE = (Option("hand-restored"), Option("hand-dead"))


def live(grounds: Grounds) -> LiveShowdown:
    """The house's rules of the showdown at a live table; a house without them is refused before."""
    found = grounds.book.live_showdown
    assert found is not None
    return found


def common(grounds: Grounds) -> Showdown:
    """The rules that every showdown of the house has, as the game of the situation has them."""
    book, game = grounds.book, grounds.situation.game
    named = [offer.id for offer in book.games.values() if game and game in (offer.id, offer.deal)]
    own = book.overrides.get(named[0], {}).get("showdown", {}) if named else {}
    return replace(book.showdown, **own)


def all_show(grounds: Grounds) -> bool:
    """Whether all hands are turned up once somebody is all-in and the betting is over."""
    if grounds.use(live(grounds).all_in_hands) == "when_betting_ends":
        return True
    return grounds.situation.play == "tournament"


def is_stud(grounds: Grounds) -> bool:
    """Whether open cards, and not a button, say who comes first in the game of the situation."""
    code = grounds.situation.game or ""
    deal = grounds.book.games[code].deal if code in grounds.book.games else code
    return deal in GAMES and GAMES[deal].opener is not None


def seat(number: int) -> str:
    """What a ruling calls the player of a seat."""
    return f"seat_{number}"
