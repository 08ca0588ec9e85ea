"""Cancelled tournaments: what comes back, and how the pool is shared, by how far the tournament has come."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import BasisPoints, Decision, Principle


@dataclass(frozen=True, slots=True)
class Cancellation:
    """Cancelled tournaments: who gets what, by how far the tournament has come."""

    compensated: Principle[Literal["by_this_policy"]]
    """What players of a cancelled tournament get."""
    before_start: Principle[Literal["everything_back"]]
    """Not begun, also because too few have entered: all that was paid comes back, each in the way it was paid."""
    stacks: Principle[Literal["start_of_the_void_hand"]]
    """Which stacks count, where a hand was in progress."""
    fees: Decision[Literal["back_to_who_is_left", "kept"]]
    """The fees of entries, rebuys and add-ons once play has begun. The house pays them, not the pool."""
    before_money: Decision[Literal["half_equally_half_by_chips", "by_chips"]]
    """How the pool is shared by who is left before the paid places are reached."""
    pool_before_money: Decision[Literal["collected", "with_guarantee"]]
    """Which pool that is: what players have paid in alone, or what the house guaranteed."""
    freeroll_pool: Decision[Literal["shared", "kept"]]
    """The pool that the house gave for a freeroll, before the paid places are reached."""
    in_money: Decision[Literal["lowest_prize_and_rest_by_chips", "by_chips"]]
    """How the prizes not yet paid are shared by who is left, before the final table."""
    final_table: Decision[Literal["icm", "by_chips"]]
    """The same at the final table: all who are left sit at one table."""
    other_prizes: Principle[Literal["in_money_at_face_value"]]
    """Prizes that are no money: tickets, seats."""
    bounties: Principle[Literal["own_bounty_to_its_player"]]
    """What comes of the bounties on who is left; bounties already won stay with who won them."""
    hexapro_each: Decision[BasisPoints]
    """HexaPro: what part of the whole pool each player who is left gets; the rest not yet paid goes by ICM."""
    odd_unit: Principle[Literal["largest_remainder_then_larger_stack"]]
    """Who gets what cannot be divided of a shared pool; of equal stacks the lower seat."""
