"""Amounts that are no bet: too small, off the unit, too large, less than the call; and what may be bet at all."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.amount_meant import PLAYER, action_for, call, rules_of
from cardroom.floor.betting.bets import bets_of
from cardroom.floor.betting.one_action import answer, sentence_for
from cardroom.floor.betting.silent_chips import NEEDS, Value
from cardroom.floor.betting.undercalls import undercall_ruling
from cardroom.floor.model.contradictions import beyond_stack
from cardroom.floor.model.facts import Facts, Fault
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Right, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class Amount(Facts, frozen=True):
    """An amount put in or named."""

    to: Annotated[
        Value, Meta(description="the total the player's bet of this round goes to, chips in front included")
    ]
    by: Annotated[
        Literal["chips", "number", "raise_said"],
        Meta(description="put in as chips, named as a bare number, or named after the word raise"),
    ] = "chips"


class Undercall(Facts, frozen=True):
    """Fewer chips than the call."""

    chips: Annotated[Value, Meta(description="the chips put in, less than there is to call")]
    said: Annotated[Literal["nothing", "call"], Meta(description="what was said")] = "nothing"


class Bounds(Facts, frozen=True):
    """The facts that bound a bet."""

    ante_for_all: Annotated[
        Number, Meta(description="what of the pot is an ante that one player posted for all")
    ] = 0


def _against(situation: Situation, facts: Amount) -> list[str]:
    """Chips that the player does not have, or a total of less than lies in front; what is said may be anything."""
    if facts.by != "chips":
        return []
    in_front = situation.in_front or 0
    if facts.to < in_front:
        words = f'fact "to" is {facts.to}, less than the {in_front} that the player had in front before'
        return [Fault.of("fact", "to", words)]
    return beyond_stack(situation, "to", facts.to - in_front)


def amount(book: Rulebook, situation: Situation, facts: Amount) -> Ruling:
    """A bet or raise of an amount that the rules do not know."""
    grounds = Grounds(book, situation, "short_raise")
    bets = bets_of(grounds)
    live = rules_of(grounds)
    put_in = max(min(facts.to, bets.all_in) - bets.in_front, 0) if facts.by == "chips" else 0
    if facts.by != "chips":
        grounds.use(live.spoken)
        grounds.use(live.spoken_amount)
    if facts.to < bets.to_call and facts.by != "raise_said":
        return undercall_ruling(grounds, bets, put_in)
    action = action_for(grounds, bets, facts.to, raise_said=facts.by == "raise_said")
    return answer(grounds, bets, action, put_in, sentence_for(action))


def undercall(book: Rulebook, situation: Situation, facts: Undercall) -> Ruling:
    """Fewer chips than there are to call."""
    grounds = Grounds(book, situation, "undercall")
    bets = bets_of(grounds)
    if bets.in_front + facts.chips >= bets.to_call:
        return answer(grounds, bets, call(bets), facts.chips, sentence_for(call(bets)))
    return undercall_ruling(grounds, bets, facts.chips, facts.said == "call")


def bounds(book: Rulebook, situation: Situation, facts: Bounds) -> Ruling:
    """The least and the most the player may bet or raise to."""
    grounds = Grounds(book, situation, "bet_limits")
    betting = book.betting
    bets = bets_of(grounds, facts.ante_for_all)
    if bets.is_opening:
        grounds.use(betting.minimum_bet)
    else:
        grounds.use(betting.minimum_raise)
    if situation.form == "pot_limit":
        grounds.use(betting.pot_limit_maximum)
        if bets.round.base > bets.price:
            grounds.use(betting.pot_limit_short_blind)
    elif situation.form == "fixed_limit":
        grounds.use(betting.fixed_limit_sizes)
        if situation.raises is not None:
            grounds.use(betting.raise_cap)
    else:
        grounds.use(betting.no_limit_maximum)
    passive = ("check",) if bets.is_opening or bets.has_option else ("fold", "call")
    if not bets.may_raise:
        right = Right(PLAYER, passive)
        return grounds.ruling("no_raise", "may-not-raise", {"to": bets.to_call}, rights=(right,))
    verb = "bet" if bets.is_opening else "raise"
    right = Right(PLAYER, (*passive, verb), bets.least, bets.most)
    exact = "no" if bets.least < bets.most else "all-in" if bets.least == bets.all_in else "yes"
    told: dict[str, int | str] = {"to": bets.to_call, "least": bets.least, "most": bets.most, "exact": exact}
    return grounds.ruling("may_raise", "may-bet" if bets.is_opening else "may-raise", told, rights=(right,))


TOPICS = (
    Topic(
        "short_raise",
        "betting",
        "A bet or raise too small, too large or off the unit",
        Amount,
        NEEDS,
        amount,
        against=_against,
        moment="in_turn",
        effect="acts",
    ),
    Topic(
        "undercall",
        "betting",
        "Fewer chips than there are to call",
        Undercall,
        NEEDS,
        undercall,
        against=lambda situation, facts: beyond_stack(situation, "chips", facts.chips),
        moment="in_turn",
        effect="acts",
    ),
    Topic("bet_limits", "betting", "The least and the most that may be bet", Bounds, NEEDS, bounds),
)
