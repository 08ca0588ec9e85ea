"""Chips put in with several motions: string bets, and "raise" said before them."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.amount_meant import action_for, call, raise_to, rules_of
from cardroom.floor.betting.bets import Bets, bets_of
from cardroom.floor.betting.one_action import answer, sentence_for
from cardroom.floor.betting.silent_chips import NEEDS, Value
from cardroom.floor.betting.undercalls import undercall_ruling
from cardroom.floor.model.contradictions import beyond_stack
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

Motions = Annotated[tuple[Value, ...], Meta(min_length=1)]


class StringBet(Facts, frozen=True):
    """Several motions and no word."""

    motions: Annotated[
        tuple[Value, ...], Meta(description="the chips of each motion, in order", min_length=2)
    ]
    called_by: Annotated[
        Literal["dealer", "player", "staff"], Meta(description="who said that it is a string bet")
    ] = "dealer"


class RaiseThenMotions(Facts, frozen=True):
    """ "Raise", no amount, then motions."""

    motions: Annotated[Motions, Meta(description="the chips of each motion after the word, in order")]


def string_bet(book: Rulebook, situation: Situation, facts: StringBet) -> Ruling:
    """Without a word only the first motion counts; where it does not reach the call, the call does."""
    grounds = Grounds(book, situation, "string_bet")
    bets = bets_of(grounds)
    live = rules_of(grounds)
    put_in = sum(facts.motions)
    if bets.in_front + put_in < bets.to_call:
        return undercall_ruling(grounds, bets, put_in)
    if bets.in_front + put_in == bets.to_call and bets.price:
        return answer(
            grounds, bets, call(bets), put_in, sentence_for(call(bets))
        )  # a call may be counted out
    grounds.use(live.string_bet)
    first = bets.in_front + facts.motions[0]
    action = call(bets) if first <= bets.to_call and bets.price else action_for(grounds, bets, first)
    if facts.called_by == "player" and grounds.use(live.string_bet_called_by_player) == "staff_confirm":
        whole = _whole(bets, put_in)
        options = (Option("string-bet", action.to), Option("one-motion", whole.to))
        return answer(
            grounds,
            bets,
            action,
            put_in,
            "string-bet-staff-confirm",
            outcome="staff_confirm",
            options=options,
        )
    sentence = "string-bet-call" if action.verb == "call" else "string-bet"
    return answer(grounds, bets, action, put_in, sentence, outcome="first_motion")


def _whole(bets: Bets, put_in: int) -> Action:
    """The action if staff find that it was no string bet: the chips as one motion."""
    total = min(bets.in_front + put_in, bets.most)
    return raise_to(bets, max(total, bets.least)) if bets.may_raise else call(bets)


def raise_then_motions(book: Rulebook, situation: Situation, facts: RaiseThenMotions) -> Ruling:
    """The word binds to a raise; how many motions make its amount is the house's."""
    grounds = Grounds(book, situation, "raise_then_motions")
    bets = bets_of(grounds)
    live = rules_of(grounds)
    grounds.use(live.spoken)
    put_in = sum(facts.motions)
    first = bets.in_front + facts.motions[0]
    policy = grounds.use(live.raise_then_motions)
    is_call_part = first == bets.price if policy == "call_then_one_motion" else first <= bets.price
    counted = 2 if policy != "one_motion" and is_call_part else 1
    total = bets.in_front + sum(facts.motions[:counted])
    if not bets.may_raise:
        return answer(grounds, bets, call(bets), put_in, "raise-not-open")
    if total < bets.least:
        grounds.use(live.raise_without_amount)
    action = action_for(grounds, bets, max(total, bets.least))
    return answer(
        grounds, bets, action, put_in, "raise-then-motions", motions=min(counted, len(facts.motions))
    )


TOPICS = (
    Topic(
        "string_bet", "betting", "A bet or raise in several motions, no word", StringBet, NEEDS, string_bet,
        against=lambda situation, facts: beyond_stack(situation, "motions", sum(facts.motions)),
        moment="in_turn", effect="acts",
    ),
    Topic(
        "raise_then_motions", "betting", "“Raise” without an amount, then chips in motions", RaiseThenMotions,
        NEEDS, raise_then_motions,
        against=lambda situation, facts: beyond_stack(situation, "motions", sum(facts.motions)),
        moment="in_turn", effect="acts",
    ),
)  # fmt: skip
