"""The shares of a cancelled tournament: who gets how much, and by which clauses."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from cardroom.tournament.cancelling.at_cancellation import Stage

Reason = Literal["entry_back", "ticket_back", "fee_back", "pool_share", "bounty_back"]
Basis = Literal[
    "entries", "ticket", "fees", "bounty",
    "half_equally", "by_chips", "icm", "lowest_prize", "unpaid_by_chips", "each_and_icm",
]  # fmt: skip
"""How an amount is worked out: a refund of what was paid, or a share of the pool or of its unpaid part."""


class Working(msgspec.Struct, frozen=True, omit_defaults=True):
    """How an amount was worked out, so that it can be said in any language: the basis, and the numbers that apply.

    ``bought`` is how many entries and purchases were paid; ``stack`` of all ``chips`` are the player's, and ``left``
    players share; ``lowest`` is the lowest prize not paid yet, in cents, and ``each`` the part of the whole pool that
    everybody gets, in basis points.
    """

    basis: Basis
    bought: int = 0
    stack: int = 0
    chips: int = 0
    left: int = 0
    lowest: int = 0
    each: int = 0


@dataclass(frozen=True, slots=True)
class Compensation:
    """A player's compensation: cents, or a ticket back; why; how it was worked out; by which clauses."""

    player: str
    reason: Reason
    cents: int
    working: Working
    clauses: tuple[str, ...]
    ticket: str = ""


@dataclass(frozen=True, slots=True)
class Settlement:
    """A cancellation as it is carried out, or as a dry run shows it: the same value.

    `from_house` is what the house pays back of its fees, `from_staff` the staff's part of them, `from_pool` what comes out
    of the pool, `from_bounties` what comes out of the bounties, and `kept` the part of the pool that nobody gets: it goes
    back to the house, which had added it.
    """

    stage: Stage
    rows: tuple[Compensation, ...]
    kept: int
    clauses: tuple[str, ...]
    from_staff: int = 0

    def total_of(self, player: str) -> int:
        """All the money a player gets."""
        return sum(row.cents for row in self.rows if row.player == player)

    @property
    def from_house(self) -> int:
        """Fees that come back, without the staff's part of them."""
        return sum(row.cents for row in self.rows if row.reason == "fee_back") - self.from_staff

    @property
    def from_pool(self) -> int:
        """The money paid from the pool."""
        return sum(row.cents for row in self.rows if row.reason == "pool_share")

    @property
    def from_bounties(self) -> int:
        """The money paid from the bounties."""
        return sum(row.cents for row in self.rows if row.reason == "bounty_back")


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A cancellation that has been carried out: when, by whom ("": too few had entered) and why, and who got what.

    `worth` has, by ticket, the cents of the tickets that went back.
    """

    at_ms: int
    by: str
    reason: str
    settlement: Settlement
    worth: dict[str, int]
