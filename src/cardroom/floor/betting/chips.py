"""Chips put in without a word, or with a word that names no amount."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.amounts import PLAYER, action_for, call, raise_to, rules_of
from cardroom.floor.betting.answers import answer
from cardroom.floor.betting.bets import Bets, bets_of
from cardroom.floor.betting.undercalls import undercall_ruling
from cardroom.floor.facts import Facts
from cardroom.floor.grounds import Grounds
from cardroom.floor.ruling import Action, Option, Ruling
from cardroom.floor.situation import Situation
from cardroom.floor.topic import Topic
from cardroom.rules.rulebook import Rulebook

Value = Annotated[int, Meta(ge=1, le=10**12)]
NEEDS = ("form", "big_blind", "bet_to_match", "last_full_raise", "in_front", "stack")


class SingleChip(Facts, frozen=True):
    """One chip."""

    chip: Annotated[Value, Meta(description="the chip's value")]
    said: Annotated[
        Literal["", "raise", "bet"], Meta(description="what was said before the chip touched the table")
    ] = ""


def single_chip(book: Rulebook, situation: Situation, facts: SingleChip) -> Ruling:
    """One chip, perhaps larger than it need be, perhaps with "raise" said first."""
    grounds = Grounds(book, situation, "single_chip")
    bets = bets_of(grounds)
    live = rules_of(grounds)
    chip = min(facts.chip, bets.stack)
    if facts.said:
        grounds.use(live.single_chip)
        return _raise_said(grounds, bets, chip)
    if bets.is_opening:
        return _opening(grounds, bets, chip)
    if bets.has_option:
        grounds.use(live.single_chip_option)
        return answer(grounds, bets, Action(PLAYER, "check"), chip, "single-chip-check")
    grounds.use(live.single_chip)
    if chip + bets.in_front < bets.to_call:
        return undercall_ruling(grounds, bets, chip)
    return answer(grounds, bets, call(bets), chip, "single-chip-call")


def _raise_said(grounds: Grounds, bets: Bets, chip: int) -> Ruling:
    """ "Raise" or "bet" first, then one chip, no amount."""
    live = rules_of(grounds)
    grounds.use(live.spoken)
    total = bets.least
    if grounds.use(live.single_chip_raise) == "largest_chip_covers":
        total = min(max(bets.in_front + chip, bets.least), bets.most)
    action = raise_to(bets, total) if bets.may_raise else call(bets)
    sentence = "single-chip-raise" if action.verb in ("bet", "raise") else "single-chip-call"
    return answer(grounds, bets, action, chip, sentence)


def _opening(grounds: Grounds, bets: Bets, chip: int) -> Ruling:
    """One chip and no word, with nothing to match."""
    live = rules_of(grounds)
    policy = grounds.use(live.single_chip_opening)
    if policy == "check":
        return answer(grounds, bets, Action(PLAYER, "check"), chip, "single-chip-check")
    bet = action_for(grounds, bets, bets.in_front + chip)
    if policy == "bet_after_first_round" and bets.first_round:
        options = (Option("bet", bet.to), Option("check"))
        return answer(
            grounds, bets, bet, chip, "single-chip-staff-decide", outcome="staff_decide", options=options
        )
    return answer(grounds, bets, bet, chip, "single-chip-bet")


TOPICS = (
    Topic(
        "single_chip", "betting", 'One chip, without a word or with "raise"', SingleChip, NEEDS, single_chip
    ),
)
