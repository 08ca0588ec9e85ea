"""Pays the bounty of a player who goes out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardroom.rules.decisions import Bounties
from cardroom.rules.decisions.decision import Decision

WHOLE = 10_000


@dataclass(frozen=True, slots=True)
class PotWon:
    """A pot of a finished hand: whose chips lay in it and who won it, the first after the button first."""

    players: frozenset[str]
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BountyWon:
    """A player's part of a bounty: cents paid at once, and cents added to the player's own head; by which clauses."""

    player: str
    kept: int
    onto_own: int
    clauses: tuple[str, ...]

    @property
    def whole(self) -> int:
        """Both together."""
        return self.kept + self.onto_own


def eliminators(pots: Sequence[PotWon], out: str) -> tuple[str, ...]:
    """The players who eliminated `out`: the winners of the last pot that has that player's chips; the main pot is the
    first.
    """
    contested = [pot for pot in pots if out in pot.players]
    assert contested and out not in contested[-1].winners, "nobody goes out who wins or has bet nothing"
    return contested[-1].winners


def share_bounty(
    rules: Bounties, bounty: int, winners: Sequence[str], *, chip: int = 1, progressive: bool = False
) -> tuple[BountyWon, ...]:
    """Share a bounty among its winners, the first after the button first, in whole chips of `chip` cents.

    In a progressive tournament a part of each share goes onto the winner's own head, in whole chips, rounded down.
    """
    assert winners and chip > 0 and bounty >= 0 and bounty % chip == 0, (
        "a bounty is whole chips, won by somebody"
    )
    each, odd = divmod(bounty // chip, len(winners))
    decisions: list[Decision[Any]] = [rules.won_by]
    if len(winners) > 1:
        decisions.append(rules.shared)
    if odd:
        decisions.append(rules.odd_chip)
    if progressive:
        decisions.append(rules.progressive_left)
    clauses = tuple(dict.fromkeys([clause for decision in decisions for clause in decision.clauses]))
    found: list[BountyWon] = []
    for place, player in enumerate(winners):
        chips = each + (1 if place < odd else 0)
        left = chips * rules.progressive_left.value // WHOLE if progressive else 0
        found.append(BountyWon(player, (chips - left) * chip, left * chip, clauses))
    return tuple(found)


def last_bounty(rules: Bounties, winner: str, bounty: int) -> BountyWon:
    """The bounty that the winner of the tournament gets for the winner's own head."""
    return BountyWon(winner, bounty, 0, rules.last_bounty.clauses)


def bet_with_bounty_chip(rules: Bounties, stack: int) -> tuple[int, tuple[str, ...]]:
    """The bet of a player who puts a bounty chip into the pot, and its clauses: all chips."""
    return stack, rules.bounty_chip_bet.clauses
