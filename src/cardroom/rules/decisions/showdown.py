"""Who shows, who wins, who gets the odd cent."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decision import Decision


@dataclass(frozen=True, slots=True)
class Showdown:
    """The end of a hand that was not folded out."""

    reveal: Decision[Literal["all_still_in"]]
    all_in_reveal: Decision[Literal["at_showdown", "when_betting_ends"]]
    """When the cards of all-in players are shown if the betting ends early."""
    pots: Decision[Literal["each_separately"]]
    ties: Decision[Literal["equal_shares"]]
    odd_unit: Decision[Literal["clockwise_from_dealers_left"]]
    """Per pot, one cent (one chip in tournaments) each to the winners in turn from the dealer's left."""
    ranking: Decision[Literal["standard_high"]]
    suits: Decision[Literal["never_rank"]]
