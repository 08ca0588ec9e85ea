"""Who gets what of a cancelled tournament, and by which clauses."""

from dataclasses import dataclass
from typing import Literal

from cardroom.tournament.cancelling.situation import Stage

Reason = Literal["entry_back", "ticket_back", "fee_back", "pool_share", "bounty_back"]


@dataclass(frozen=True, slots=True)
class Compensation:
    """What a player gets: cents, or a ticket back; why; how it was worked out, in words; by which clauses."""

    player: str
    reason: Reason
    cents: int
    why: str
    clauses: tuple[str, ...]
    ticket: str = ""


@dataclass(frozen=True, slots=True)
class Settlement:
    """A cancellation as it is carried out, or as a dry run shows it: the same value.

    `from_house` is what the house pays back of its fees, `from_pool` what comes out of the pool, `from_bounties` what
    comes out of the bounties, and `kept` what of the pool nobody gets and goes back to the house, which had added it.
    """

    stage: Stage
    rows: tuple[Compensation, ...]
    kept: int
    clauses: tuple[str, ...]

    def total_of(self, player: str) -> int:
        """All the money a player gets."""
        return sum(row.cents for row in self.rows if row.player == player)

    @property
    def from_house(self) -> int:
        """Fees that come back."""
        return sum(row.cents for row in self.rows if row.reason == "fee_back")

    @property
    def from_pool(self) -> int:
        """What the pool pays."""
        return sum(row.cents for row in self.rows if row.reason == "pool_share")

    @property
    def from_bounties(self) -> int:
        """What the bounties pay."""
        return sum(row.cents for row in self.rows if row.reason == "bounty_back")
