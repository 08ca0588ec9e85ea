"""Cards that would have come, shown after a hand. Only a book of a house that shows them has this section."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class RabbitHunt:
    """What is shown at a cash table of a board that a hand ended too early for."""

    shown: Decision[Literal["never", "when_all_others_folded"]]
    """Whether the cards that would have come are shown, and when: nobody can act any more."""
    cards_shown: Principle[Literal["undealt_board_cards"]]
    """Which cards: those of the board that were never dealt. No hand is shown by it, nor a burn card."""
    shown_to: Principle[Literal["all_at_the_table"]]
    """Who sees them: everybody the same, at the same moment."""
