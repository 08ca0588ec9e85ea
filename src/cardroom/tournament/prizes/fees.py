"""Splits a price into the pool's part and the fee that the house keeps, and tells the staff's part of it."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from cardroom.rules.decisions import Prizes
from cardroom.rules.refused import Refused
from cardroom.tournament.prizes.prize_pool import WHOLE

PriceKind = Literal["heads_up_sit_and_go", "five_handed_sit_and_go", "multi_table"]
PartOf = Literal["fee", "pool"]
Stands = Literal["within_fee", "beside_fee"]
OddCent = Literal["house", "staff"]


@dataclass(frozen=True, slots=True)
class Price:
    """The price of an entry in cents: its part for the pool, its part for bounties, and the fee; by which clauses."""

    pool: int
    fee: int
    bounty: int = 0
    clauses: tuple[str, ...] = ()

    @property
    def whole(self) -> int:
        """The price that the player pays."""
        return self.pool + self.bounty + self.fee

    @property
    def is_free(self) -> bool:
        """Whether this is a freeroll."""
        return self.whole == 0


def price_of(rules: Prizes, kind: PriceKind, buy_in_cents: int) -> Price:
    """A price as the house splits it: by its printed table, else by its usual fee.

    The table's buy-in is the whole price. The usual fee is so many basis points of the pool's part; the fraction of a
    cent stays in the pool. Refuses "bad-buy-in".
    """
    if buy_in_cents < 0:
        raise Refused("bad-buy-in", "A buy-in is not below 0.", rules.fee_shown.clauses)
    if buy_in_cents == 0:
        return Price(0, 0, clauses=rules.freeroll.clauses)
    for row in rules.fees.value:
        if (row.kind, row.buy_in_cents) == (kind, buy_in_cents):
            return Price(row.pool_cents, row.fee_cents, clauses=rules.fees.clauses)
    fee = buy_in_cents * rules.usual_fee.value // (WHOLE + rules.usual_fee.value)
    return Price(buy_in_cents - fee, fee, clauses=rules.usual_fee.clauses)


def chips_for(rules: Prizes, stack: int, least: int, most: int, paid: int) -> tuple[int, tuple[str, ...]]:
    """The chips of a player who pays `paid`, an amount between two buy-ins; the lower one buys `stack`; by which
    clauses.

    Refuses "bad-buy-in".
    """
    if not 0 < least <= paid <= most:
        words = f"A buy-in here is from {least} to {most}."
        raise Refused("bad-buy-in", words, rules.chosen_buy_in.clauses, {"least": least, "most": most})
    return stack * paid // least, rules.chosen_buy_in.clauses


class StaffPart(msgspec.Struct, frozen=True):
    """The staff's part of each price: so many basis points ``of`` its fee, or as many as these are of what goes into the
    pool. It is taken out of the fee, or is paid beside it. Of a fraction of a cent the house has the cent, so that a part
    beside the fee is not raised for it, or the staff have it.
    """

    basis_points: int
    of: PartOf = "fee"
    stands: Stands = "within_fee"
    odd_cent: OddCent = "house"

    def cents(self, pool: int, fee: int) -> int:
        """The part in whole cents of a price with these parts; within the fee it is never more than that."""
        whole, odd = divmod((fee if self.of == "fee" else pool) * self.basis_points, WHOLE)
        part = whole + (1 if odd and self.odd_cent == "staff" else 0)
        return min(part, fee) if self.stands == "within_fee" else part

    def within(self, pool: int, whole_fee: int) -> int:
        """The part in whole cents that a told fee has in it already, such as that of an entry which a ticket pays: what it
        was when that fee was told. The part is the nearest to it where no fee comes to this with its part.
        """
        if self.stands == "within_fee":
            return self.cents(pool, whole_fee)
        if self.of == "pool":
            return min(self.cents(pool, 0), whole_fee)
        near = whole_fee * WHOLE // (WHOLE + self.basis_points)
        own = next(
            (fee for fee in range(near - 1, near + 2) if fee + self.cents(pool, fee) == whole_fee), near
        )
        return whole_fee - own
