"""Chips put in without a word, or one chip with a word that names no amount."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.amount_meant import action_for, call, raise_to, rules_of
from cardroom.floor.betting.bets import Bets, bets_of
from cardroom.floor.betting.one_action import answer, sentence_for
from cardroom.floor.betting.undercalls import undercall_ruling
from cardroom.floor.model.contradictions import beyond_stack
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

Value = Annotated[int, Meta(ge=1, le=10**12)]
NEEDS = ("form", "big_blind", "bet_to_match", "last_full_raise", "in_front", "stack")
"""The fields of the situation from which the bounds of a bet are worked out."""


class SingleChip(Facts, frozen=True):
    """One chip."""

    chip: Annotated[Value, Meta(description="the chip's value")]
    said: Annotated[
        Literal["nothing", "raise", "bet"],
        Meta(description="what was said before the chip touched the table, without an amount"),
    ] = "nothing"


class SeveralChips(Facts, frozen=True):
    """Several chips in one motion."""

    chips: Annotated[
        tuple[Value, ...],
        Meta(description="the values of the chips put in with one motion, without a word", min_length=2),
    ]


def single_chip(book: Rulebook, situation: Situation, facts: SingleChip) -> Ruling:
    """One chip, perhaps larger than it need be, perhaps with "raise" said first."""
    grounds = Grounds(book, situation, "single_chip")
    bets = bets_of(grounds)
    if facts.said == "nothing":
        return silent_chip(grounds, bets, facts.chip)
    return chip_behind_the_word(grounds, bets, facts.chip)


def silent_chip(grounds: Grounds, bets: Bets, chip: int) -> Ruling:
    """One chip and no word that counts."""
    live = rules_of(grounds)
    if bets.is_opening:
        return _opening(grounds, bets, chip)
    if bets.has_option:
        grounds.use(live.single_chip_option)
        return _no_raise(grounds, bets, chip, "single-chip-check")
    grounds.use(live.single_chip)
    if chip + bets.in_front < bets.to_call:
        return undercall_ruling(grounds, bets, chip)
    return _no_raise(grounds, bets, chip, "single-chip-call")


def several_chips(book: Rulebook, situation: Situation, facts: SeveralChips) -> Ruling:
    """Several chips, no word: a call, or a raise if the house's test lets it be one."""
    grounds = Grounds(book, situation, "several_chips")
    return silent_chips(grounds, bets_of(grounds), facts.chips)


def silent_chips(grounds: Grounds, bets: Bets, chips: tuple[int, ...]) -> Ruling:
    """Chips of one motion and no word that counts."""
    if len(chips) == 1:
        return silent_chip(grounds, bets, chips[0])
    put_in = sum(chips)
    total = bets.in_front + put_in
    if bets.in_front:
        grounds.use(rules_of(grounds).chips_in_front)
    if total < bets.to_call:
        return undercall_ruling(grounds, bets, put_in)
    if 0 < total <= bets.price:
        return answer(grounds, bets, call(bets), put_in, sentence_for(call(bets)))
    if not bets.is_opening and not bets.has_option and _is_call(grounds, bets, chips):
        return _no_raise(grounds, bets, put_in, "several-chips-call")
    action = action_for(grounds, bets, total)
    return answer(grounds, bets, action, put_in, sentence_for(action))


def _is_call(grounds: Grounds, bets: Bets, chips: tuple[int, ...]) -> bool:
    """The house's removal test: whether the call would not be covered without one of the chips."""
    total = bets.in_front + sum(chips)
    policy = grounds.use(rules_of(grounds).several_chips)
    if policy == "without_smallest":
        return total - min(chips) < bets.price
    if policy == "without_one_of_same_value":
        if len(set(chips)) > 1 and grounds.use(rules_of(grounds).unlike_chips) == "amount_decides":
            return False
        return total - min(chips) < bets.price
    return False


def _no_raise(grounds: Grounds, bets: Bets, put_in: int, sentence: str) -> Ruling:
    """Chips that are a call or a check, however large; the player's last ones may have been meant as an all-in."""
    action = call(bets)
    is_all_in = put_in >= bets.stack and bets.may_raise
    if is_all_in and grounds.use(rules_of(grounds).last_chips) == "staff_decide":
        most = min(bets.all_in, bets.most)
        less = Option("only-call", action.to) if action.verb == "call" else Option("check")
        options = (Option("all-in", most), less)
        return answer(
            grounds, bets, action, put_in, "last-chips-staff-decide", outcome="staff_decide", options=options,
            most=most, did=action.verb,
        )  # fmt: skip
    return answer(grounds, bets, action, put_in, sentence)


def chip_behind_the_word(grounds: Grounds, bets: Bets, chip: int) -> Ruling:
    """ "Raise" or "bet" first, then one chip, no amount."""
    live = rules_of(grounds)
    grounds.use(live.single_chip)
    grounds.use(live.spoken)
    total = bets.least
    if grounds.use(live.single_chip_raise) == "largest_chip_covers":
        total = min(max(bets.in_front + chip, bets.least), bets.most)
    action = raise_to(bets, total) if bets.may_raise else call(bets)
    sentence = "single-chip-raise" if action.verb in ("bet", "raise") else "raise-not-open"
    return answer(grounds, bets, action, chip, sentence, did=action.verb)


def _opening(grounds: Grounds, bets: Bets, chip: int) -> Ruling:
    """One chip and no word, with nothing to match."""
    live = rules_of(grounds)
    if grounds.situation.is_first_round:
        policy: str = grounds.use(live.single_chip_opening_first_round)
    else:
        policy = grounds.use(live.single_chip_opening)
    if policy == "check":
        return _no_raise(grounds, bets, chip, "single-chip-check")
    bet = action_for(grounds, bets, bets.in_front + chip)
    if policy == "staff_decide":
        options = (Option("bet", bet.to), Option("check"))
        return answer(
            grounds, bets, bet, chip, "single-chip-staff-decide", outcome="staff_decide", options=options
        )
    return answer(grounds, bets, bet, chip, "single-chip-bet")


TOPICS = (
    Topic(
        "single_chip",
        "betting",
        "One chip, without a word or with “raise”",
        SingleChip,
        NEEDS,
        single_chip,
        against=lambda situation, facts: beyond_stack(situation, "chip", facts.chip),
        moment="in_turn",
        effect="acts",
    ),
    Topic(
        "several_chips",
        "betting",
        "Several chips and no word",
        SeveralChips,
        NEEDS,
        several_chips,
        against=lambda situation, facts: beyond_stack(situation, "chips", sum(facts.chips)),
        moment="in_turn",
        effect="acts",
    ),
)
