"""Parts shared by the rulings at the showdown: the house's sections, seats, and a penalty left to staff."""

from dataclasses import replace
from typing import Annotated, Any

from msgspec import Meta

from cardroom.floor.model.facts import BadCase, fields_of, missing
from cardroom.floor.model.grounds import Grounds, game_of
from cardroom.floor.model.ruling import Option, Right
from cardroom.floor.model.situation import Situation
from cardroom.rules.decisions import LiveShowdown, Showdown

PLAYER = "player"
Seat = Annotated[int, Meta(ge=1, le=12)]
"""A seat by its number."""
NoSeat = Annotated[int, Meta(ge=0, le=12)]
"""A seat by its number, or 0."""
PENALTY = (Right("staff", ("penalise",)),)
"""The hand is decided; only the penalty is left to staff."""
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
    own: dict[str, Any] = dict(book.overrides.get(named[0], {}).get("showdown", {})) if named else {}
    return replace(book.showdown, **own)


def all_show(grounds: Grounds) -> bool:
    """Whether all hands are turned up once somebody is all-in and the betting is over."""
    policy = live(grounds).all_in_hands
    if policy.value == "when_betting_ends_in_tournaments" and grounds.situation.play is None:
        raise BadCase([missing("situation", one) for one in fields_of(Situation) if one.name == "play"])
    if policy.value == "when_betting_ends" or grounds.situation.play == "tournament":
        grounds.use(policy)
        return True
    grounds.use(common(grounds).all_in_reveal)
    return False


def is_stud(grounds: Grounds) -> bool:
    """Whether open cards, and not a button, say who comes first in the game of the situation."""
    game = game_of(grounds)
    return game is not None and game.opener is not None


def seat(number: int) -> str:
    """The name of a seat's player in a ruling."""
    return f"seat_{number}"
