"""How the pool of a cancelled tournament is shared by who is left: one rounding for each player's whole share.

Units left by the rounding go to the largest remainders, among equal ones to the larger stack, then to the lower seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardroom.rules.decision import Decision
from cardroom.rules.decisions import Cancellation
from cardroom.tournament.apportion import apportion
from cardroom.tournament.cancelling.situation import Situation
from cardroom.tournament.icm import icm, icm_amounts, in_whole_units

WHOLE: Final = 10_000


@dataclass(frozen=True, slots=True)
class PoolShares:
    """What each who is left gets of the pool, and why in words; what nobody gets; and by which decisions."""

    pool: int
    cents: tuple[int, ...]
    why: tuple[str, ...]
    kept: int
    grounds: tuple[Decision[Any], ...]


def pool_shares(rules: Cancellation, situation: Situation) -> PoolShares:
    """The shares of the pool in a tournament that has begun, in the order of `situation.left`."""
    stacks = [one.stack for one in situation.left]
    # (`left` is by seat, so a stable sort by stacks puts the lower seat of equal ones first.)
    order = sorted(range(len(stacks)), key=lambda place: -stacks[place])
    if situation.hexapro:
        return _hexapro(rules, situation, stacks)
    if situation.stage == "before_money":
        return _before_money(rules, situation, stacks, order)
    return _in_money(rules, situation, stacks, order)


def _before_money(rules: Cancellation, situation: Situation, stacks: list[int], order: Sequence[int]) -> PoolShares:
    given = situation.added + situation.overlay
    shared = max(0, situation.collected - situation.taken)  # (A special prize may have been paid of what was added.)
    grounds: list[Decision[Any]] = [rules.before_money]
    if situation.added and rules.freeroll_pool.value == "shared":
        shared, grounds = shared + situation.added, [*grounds, rules.freeroll_pool]
    if situation.overlay and rules.pool_before_money.value == "with_guarantee":
        shared += situation.overlay
    whole = situation.collected - situation.taken + given
    kept = whole - shared
    total, left = sum(stacks), len(stacks)
    if rules.before_money.value == "half_equally_half_by_chips":
        # A share is half of pool / left and half of pool × stack / total, brought to one denominator.
        cents = apportion(shared, [total + left * stack for stack in stacks], order)
        words = "half of the pool in equal parts, half by chips"
    else:
        cents, words = apportion(shared, stacks, order), "the pool by chips"
    why = tuple([f"{words}: {stack} of {total} chips, {left} left" for stack in stacks])
    return PoolShares(whole, cents, why, kept, (*grounds, rules.pool_before_money))


def _in_money(rules: Cancellation, situation: Situation, stacks: list[int], order: Sequence[int]) -> PoolShares:
    unpaid, total = sum(situation.unpaid), sum(stacks)
    decision: Decision[Any] = rules.final_table if situation.stage == "final_table" else rules.in_money
    grounds = (decision, rules.other_prizes) if situation.in_kind else (decision,)
    if decision.value == "icm":
        cents = tuple(icm_amounts(stacks, situation.unpaid))
        words = "the prizes not yet paid by ICM"
    elif decision.value == "lowest_prize_and_rest_by_chips":
        lowest = situation.unpaid[-1]
        rest = unpaid - lowest * len(stacks)
        # The same denominator for both parts: a whole share is rounded once.
        cents = apportion(unpaid, [lowest * total + rest * stack for stack in stacks], order)
        words = f"the lowest prize not yet paid, {lowest}, and of the rest a part by chips"
    else:
        cents, words = apportion(unpaid, stacks, order), "the prizes not yet paid by chips"
    why = tuple([f"{words}: {stack} of {total} chips" for stack in stacks])
    return PoolShares(unpaid, cents, why, 0, grounds)


def _hexapro(rules: Cancellation, situation: Situation, stacks: list[int]) -> PoolShares:
    pool = sum(situation.prizes)
    places = (*situation.prizes, *[0] * len(stacks))[: len(stacks)]
    unpaid = sum(places)
    each = pool * rules.hexapro_each.value
    rest = unpaid * WHOLE - each * len(stacks)
    assert rest >= 0 and unpaid, "what is promised to each is more than there is"
    # The prizes not yet paid, scaled to what is left behind the part for each.
    by_icm = icm(stacks, [prize * rest for prize in places])
    worth = [(each + part / unpaid) / WHOLE for part in by_icm]
    percent = rules.hexapro_each.value / 100
    why = f"{percent:g} % of the whole pool each, the rest by ICM"
    total = sum(stacks)
    words = tuple([f"{why}: {stack} of {total} chips" for stack in stacks])
    return PoolShares(unpaid, tuple(in_whole_units(worth, unpaid, stacks)), words, 0, (rules.hexapro_each,))
