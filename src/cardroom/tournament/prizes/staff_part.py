"""The part of a price that the staff have: within the fee, or beside it, as the event's file says."""

from dataclasses import replace
from typing import Literal

import msgspec

from cardroom.tournament.cancelling.at_cancellation import Bought
from cardroom.tournament.prizes.prize_pool import WHOLE

PartOf = Literal["fee", "pool"]
Stands = Literal["within_fee", "beside_fee"]
OddCent = Literal["house", "staff"]


class StaffPart(msgspec.Struct, frozen=True):
    """What the staff have of each price: so many basis points ``of`` its fee, or as many as these are of what goes into the
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


def with_staff(rules: StaffPart | None, bought: Bought) -> Bought:
    """A price with the staff's part told: its fee has the part in it, whether it was within or is paid beside."""
    if rules is None:
        return bought
    part = rules.cents(bought.pool, bought.fee)
    more = part if rules.stands == "beside_fee" else 0
    return replace(bought, fee=bought.fee + more, staff=part)
