"""Bounties: money on the heads of players, for whoever eliminates them."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import BasisPoints, Decision, Principle


@dataclass(frozen=True, slots=True)
class Bounties:
    """Bounties: who wins them, how they are shared, and what stays on the winner's own head."""

    won_by: Principle[Literal["winner_of_the_last_chips"]]
    """Who has eliminated a player: whoever won the pot in which the player's last chips lay."""
    shared: Principle[Literal["evenly_in_whole_chips"]]
    """How a bounty goes where that pot was split; bounty chips are not broken."""
    odd_chip: Principle[Literal["next_after_button"]]
    """Who of those who share gets a bounty chip that cannot be divided."""
    bounty_chip_bet: Principle[Literal["all_in"]]
    """What it means to bet a bounty chip."""
    progressive_left: Decision[BasisPoints]
    """Progressive: what part of a bounty that was won goes onto the winner's own head; the rest is the winner's at
    once, with what cannot be divided."""
    last_bounty: Principle[Literal["winner_keeps_it"]]
    """The bounty on the head of who wins the tournament."""
