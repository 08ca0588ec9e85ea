"""The information a player may be given: the size of a bet, of the pot, of an opponent's stack, and nothing else."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.amount_meant import rules_of
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class CountAsked(Facts, frozen=True):
    """A request to have chips counted."""

    of: Annotated[Literal["bet", "pot", "stack"], Meta(description="what the player wants counted")]
    opponent_all_in: Annotated[bool, Meta(description="for a stack: whether that opponent is all-in")] = False


class InformationAsked(Facts, frozen=True):
    """A question to the dealer that is no count: who raised before the flop, what somebody bet in an earlier round."""


def count_asked(book: Rulebook, situation: Situation, facts: CountAsked) -> Ruling:
    """Whether the dealer counts it."""
    grounds = Grounds(book, situation, "count_asked")
    live = rules_of(grounds)
    if facts.of == "bet":
        grounds.use(live.bet_count)
        return grounds.ruling("told", "count-told")
    if facts.of == "pot":
        if grounds.use(live.pot_count) == "staff_decide":
            options = (Option("count-it"), Option("spread-it"))
            return grounds.ruling("staff_decide", "count-staff-decide", options=options)
        if situation.form == "pot_limit":
            return grounds.ruling("told", "count-told")
        return grounds.ruling("spread", "pot-spread")
    if grounds.use(live.stack_count) == "if_all_in" and facts.opponent_all_in:
        return grounds.ruling("told", "count-told")
    return grounds.ruling("estimate", "stack-estimated")


def information_asked(book: Rulebook, situation: Situation, facts: InformationAsked) -> Ruling:
    """Whether the dealer answers it."""
    grounds = Grounds(book, situation, "information_asked")
    if grounds.use(rules_of(grounds).other_information) == "not_told":
        return grounds.ruling("not_told", "information-not-told")
    options = (Option("tell-it"), Option("leave-it-untold"))
    return grounds.ruling("staff_decide", "information-staff-decide", options=options)


TOPICS = (
    Topic("count_asked", "betting", "A player asks for a count", CountAsked, ("form",), count_asked),
    Topic(
        "information_asked",
        "betting",
        "A player asks the dealer who raised, or what was done earlier",
        InformationAsked,
        (),
        information_asked,
    ),
)
