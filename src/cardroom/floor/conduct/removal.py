"""The removal of a player from a tournament by a penalty: the finish, the chips, the prize money."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.conduct.offences import rules_of
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

Field = Annotated[int, Meta(ge=1, le=1_000_000)]


class TakenOut(Facts, frozen=True):
    """A player is out of the tournament by a penalty."""

    how: Annotated[
        Literal["removed", "disqualified"], Meta(description="whether the player is removed or disqualified")
    ]
    players_in_event: Annotated[
        Field, Meta(description="players left in the tournament, the player included")
    ]
    places_paid: Annotated[
        Annotated[int, Meta(ge=0, le=1_000_000)], Meta(description="how many places are paid")
    ]


def taken_out(book: Rulebook, situation: Situation, facts: TakenOut) -> Ruling:
    """The player's place and prize; the chips go out of play in either case."""
    grounds = Grounds(book, situation, "taken_out")
    penalties = rules_of(grounds)
    grounds.use(penalties.removed_chips)
    place = facts.players_in_event
    told = {"place": place, "paid": "yes" if place <= facts.places_paid else "no"}
    if facts.how == "removed":
        if grounds.use(penalties.removal) == "place_of_the_moment":
            return grounds.ruling("keeps_place", "removed-keeps-place", told)
        options = (Option("gets-the-place", place), Option("gets-nothing"))
        return grounds.ruling("staff_decide", "removed-staff-decide", told, options=options)
    grounds.use(penalties.disqualified_buy_in)
    prize = grounds.use(penalties.disqualification)
    if prize == "no_prize":
        if grounds.use(penalties.places_below) == "rise":
            return grounds.ruling("no_prize", "disqualified-places-rise", told)
        options = (Option("places-rise"), Option("places-stay"))
        return grounds.ruling("no_prize", "disqualified-no-prize", told, options=options)
    options = (Option("gets-nothing"), Option("gets-the-place", place))
    return grounds.ruling("staff_decide", "disqualified-staff-decide", told, options=options)


TOPICS = (
    Topic(
        "taken_out", "conduct", "A player is removed from a tournament or disqualified", TakenOut, (), taken_out,
        "penalties",
    ),
)  # fmt: skip
