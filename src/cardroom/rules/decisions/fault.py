"""The deck, and what becomes of a hand that the room could not finish."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Days, Decision, Principle, Seconds


@dataclass(frozen=True, slots=True)
class Shuffle:
    """One deck, and when it is shuffled."""

    deck: Principle[Literal["one_of_52"]]
    when: Principle[Literal["before_every_deal"]]
    seed: Principle[Literal["sealed_own_cards_opened"]]
    """A commitment before the first card; players get openings of the cards they saw, never the seed."""


@dataclass(frozen=True, slots=True)
class ServerFault:
    """A server fault in a cash game."""

    resume_seconds: Decision[Seconds]
    """After a restart a hand goes on if its players are back within this time."""
    unfinished_hand: Principle[Literal["void_and_dealt_anew"]]
    """Otherwise it is void: stacks as at its start, blinds and antes included, and a new deal follows."""
    redeal: Principle[Literal["same_players_and_positions"]]
    """The new deal has the same players, dealer and blinds, and a new shuffle."""
    unresolved_days: Decision[Days]
    """Whole days of 24 hours after which money that cannot be returned is forfeited."""
    unresolved_scope: Principle[Literal["unreturnable_only"]]
    unresolved_to: Principle[Literal["charity"]]
