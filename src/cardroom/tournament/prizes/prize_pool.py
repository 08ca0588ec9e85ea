"""The pool of a tournament: payments, the house's additions, and the amounts taken out before the places are paid."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions import Prizes
from cardroom.rules.refused import Refused

WHOLE = 10_000
"""Basis points in the whole."""
Feat = Literal["first_out", "first_to_reach_chips"]
"""The feat that a special prize rewards: to go out first, or to be the first to have so many chips."""


@dataclass(frozen=True, slots=True)
class SpecialPrize:
    """A prize that is announced with the structure and taken out of the pool.

    It is a fixed amount, or a part of the pool where `cents` is 0. `chips` is the stack it takes, where it goes by
    chips.
    """

    feat: Feat
    cents: int = 0
    basis_points: int = 0
    chips: int = 0


@dataclass(frozen=True, slots=True)
class PrizePool:
    """A pool in cents, where it comes from and where it goes.

    `collected` are the pool parts of everything that was bought, `kept` the part of them that the house keeps, `added`
    what it gives to begin with (a freeroll's pool), `overlay` what it adds to reach the guarantee. `carried` goes to a
    later tournament, `special` has the amount of each special prize, `tables` is what a shootout's tables pay of the
    rest.
    """

    collected: int
    kept: int
    added: int
    overlay: int
    carried: int
    special: tuple[int, ...]
    tables: int = 0

    @property
    def total(self) -> int:
        """All prize money."""
        return self.collected - self.kept + self.added + self.overlay

    @property
    def to_places(self) -> int:
        """The money for the places."""
        return self.total - self.carried - sum(self.special) - self.tables


def pool_of(
    rules: Prizes,
    collected: int,
    *,
    added: int = 0,
    guarantee: int = 0,
    carried_basis_points: int = 0,
    special: Sequence[SpecialPrize] = (),
    tables_basis_points: int = 0,
) -> PrizePool:
    """The pool that this much money paid in makes.

    Percentages are of the whole pool, rounded down: fractions of a cent stay in it. Refuses "no-carried-share",
    "no-special-prizes" where the house has none, "pool-too-small" where more is taken out than there is.
    """
    assert min(collected, added, guarantee, carried_basis_points) >= 0, "amounts are not below 0"
    if carried_basis_points and rules.carried_share.value == "none":
        words = "No part of a pool goes to a later tournament here."
        raise Refused("no-carried-share", words, rules.carried_share.clauses)
    if special and rules.special_prizes.value == "none":
        raise Refused("no-special-prizes", "There are no special prizes here.", rules.special_prizes.clauses)
    kept = collected * (WHOLE - rules.pool_share.value) // WHOLE
    overlay = max(0, guarantee - (collected - kept + added))
    total = collected - kept + added + overlay
    carried = total * carried_basis_points // WHOLE
    amounts = tuple([prize.cents or total * prize.basis_points // WHOLE for prize in special])
    if carried + sum(amounts) > total:
        words = f"The pool is {total}: special prizes and the part that is carried on come to {carried + sum(amounts)}."
        raise Refused("pool-too-small", words, rules.special_prizes.clauses, {"pool": total})
    tables = (total - carried - sum(amounts)) * tables_basis_points // WHOLE
    return PrizePool(collected, kept, added, overlay, carried, amounts, tables)
