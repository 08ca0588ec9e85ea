"""Tables where the game changes from hand to hand."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Count, Decision, Principle, Seconds


@dataclass(frozen=True, slots=True)
class GameChoice:
    """Who chooses the next game, when, and how long a rotation stays with one. What may be chosen stands with the
    offer."""

    chooser: Decision[Literal["dealer", "dealers_left"]]
    """The dealer, or the first from the dealer's left who is dealt in."""
    chosen: Decision[Literal["before_the_deal", "after_two_cards"]]
    """Before the deal, or once everyone has two cards face down and the chooser has seen their own."""
    choice_seconds: Decision[Seconds]
    late_choice: Principle[Literal["first_listed"]]
    """Who does not choose in time gets this one of the games offered."""
    rotation_hands: Decision[Count]
    """Hands of one game before a rotation goes to the next."""
