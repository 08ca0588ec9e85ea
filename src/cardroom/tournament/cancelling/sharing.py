"""Shares the pool of a cancelled tournament among the players who are left.

Each player's whole share is rounded once. Units left by the rounding go to the largest remainders; of equal remainders,
to the larger stack, then to the lower seat. A unit is the smallest coin that the house pays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardroom.rules.decisions import Cancellation
from cardroom.rules.decisions.decision import Decision
from cardroom.tournament.apportion import apportion
from cardroom.tournament.cancelling.at_cancellation import AtCancellation
from cardroom.tournament.cancelling.cancelled_shares import Basis, Working
from cardroom.tournament.icm import icm, icm_amounts, in_whole_units

WHOLE: Final = 10_000


@dataclass(frozen=True, slots=True)
class PoolShares:
    """The share of each player who is left, how it was worked out, the part that nobody gets, and the decisions it
    rests on.
    """

    pool: int
    cents: tuple[int, ...]
    workings: tuple[Working, ...]
    kept: int
    grounds: tuple[Decision[Any], ...]


def pool_shares(rules: Cancellation, situation: AtCancellation) -> PoolShares:
    """The shares of the pool in a tournament that has begun, in the order of `situation.left`."""
    stacks = [one.stack for one in situation.left]
    # (`left` is by seat, so a stable sort by stacks puts the lower seat of equal stacks first.)
    order = sorted(range(len(stacks)), key=lambda place: -stacks[place])
    if situation.hexapro:
        return _hexapro(rules, situation, stacks)
    if situation.stage == "before_money":
        return _before_money(rules, situation, stacks, order)
    return _in_money(rules, situation, stacks, order)


def _before_money(
    rules: Cancellation, situation: AtCancellation, stacks: list[int], order: Sequence[int]
) -> PoolShares:
    given = situation.added + situation.overlay
    shared = max(
        0, situation.collected - situation.taken
    )  # (A special prize may have been paid out of what was added.)
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
        cents = apportion(shared, [total + left * stack for stack in stacks], order, situation.unit)
        workings = _workings("half_equally", stacks)
    else:
        cents, workings = apportion(shared, stacks, order, situation.unit), _workings("by_chips", stacks)
    return PoolShares(whole, cents, workings, kept, (*grounds, rules.pool_before_money))


def _in_money(
    rules: Cancellation, situation: AtCancellation, stacks: list[int], order: Sequence[int]
) -> PoolShares:
    unpaid, total = sum(situation.unpaid), sum(stacks)
    decision: Decision[Any] = rules.final_table if situation.stage == "final_table" else rules.in_money
    grounds = (decision, rules.other_prizes) if situation.in_kind else (decision,)
    if decision.value == "icm":
        cents = tuple(icm_amounts(stacks, situation.unpaid, situation.unit))
        workings = _workings("icm", stacks)
    elif decision.value == "lowest_prize_and_rest_by_chips":
        lowest = situation.unpaid[-1]
        rest = unpaid - lowest * len(stacks)
        # The same denominator for both parts: a whole share is rounded once.
        weights = [lowest * total + rest * stack for stack in stacks]
        cents = apportion(unpaid, weights, order, situation.unit)
        workings = _workings("lowest_prize", stacks, lowest=lowest)
    else:
        cents, workings = (
            apportion(unpaid, stacks, order, situation.unit),
            _workings("unpaid_by_chips", stacks),
        )
    return PoolShares(unpaid, cents, workings, 0, grounds)


def _hexapro(rules: Cancellation, situation: AtCancellation, stacks: list[int]) -> PoolShares:
    pool = sum(situation.prizes)
    places = (*situation.prizes, *[0] * len(stacks))[: len(stacks)]
    unpaid = sum(places)
    each = pool * rules.hexapro_each.value
    rest = unpaid * WHOLE - each * len(stacks)
    assert rest >= 0 and unpaid, "what is promised to each is more than there is"
    # The prizes not yet paid, scaled to what is left after the part for each player.
    by_icm = icm(stacks, [prize * rest for prize in places])
    worth = [(each + part / unpaid) / WHOLE for part in by_icm]
    workings = _workings("each_and_icm", stacks, each=rules.hexapro_each.value)
    cents = tuple(in_whole_units(worth, unpaid, stacks, situation.unit))
    return PoolShares(unpaid, cents, workings, 0, (rules.hexapro_each,))


def _workings(basis: Basis, stacks: Sequence[int], lowest: int = 0, each: int = 0) -> tuple[Working, ...]:
    """How each share was worked out."""
    chips, left = sum(stacks), len(stacks)
    return tuple(
        [Working(basis, stack=stack, chips=chips, left=left, lowest=lowest, each=each) for stack in stacks]
    )
