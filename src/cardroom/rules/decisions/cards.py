"""Cards after the first deal: burns, discards, draws, and a deck that runs short."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Count, Decision, Principle


@dataclass(frozen=True, slots=True)
class Cards:
    """How cards are dealt, given up and exchanged during a hand."""

    burns: Decision[Count]
    """Cards put aside before every deal after the first."""
    discard: Principle[Literal["one_face_down"]]
    """In games that give up cards: one at a time, seen by nobody else."""
    draw: Principle[Literal["all_put_down_then_clockwise"]]
    """Everyone puts down what to exchange; then the cards are dealt, the first from the dealer's left first."""
    answer: Principle[Literal["one_face_up_refusable_once"]]
    """Who exchanges a single card: is offered it face up, and may refuse it once for one face down."""
    draw_burns: Principle[Literal["before_the_exchange_not_the_turn"]]
    """Where cards are burned in a game with an exchange after the flop."""
    short_for_draw: Principle[Literal["muck_shuffled_in"]]
    """The deck does not suffice for the exchange and the board: the muck is dealt again, the burn cards stay."""
    reserve: Decision[Count]
    """Cards of a deck without a board that are never dealt to a player, beside the burn card."""
    short_for_last_card: Principle[Literal["burns_shuffled_in_then_one_for_all"]]
    """The deck does not suffice for everyone's next card: the burn cards are shuffled in; if that is too few, one
    card lies open for all."""
    fewest_for_common_card: Decision[Count]
    """With fewer cards left than this the burn cards are shuffled in before the card for all is dealt."""
