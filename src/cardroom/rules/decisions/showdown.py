"""Who shows, who wins, who gets the odd cent."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class Showdown:
    """The end of a hand that was not folded out."""

    reveal: Decision[Literal["all_still_in", "what_can_win"]]
    """Who must show: everyone still in, or only who claims a part of the pot."""
    show_first: Decision[Literal["dealers_left", "last_aggressor", "last_aggressor_of_round"]]
    """Who shows first. Nobody bet: the first from the dealer's left or, with face-up cards, the best of them."""
    side_pot_shows_first: Decision[bool]
    """Whether those in the latest side pot show before the others."""
    all_in_reveal: Decision[Literal["at_showdown", "when_betting_ends"]]
    """When the cards of all-in players are shown if the betting ends early."""
    pots: Principle[Literal["each_separately"]]
    ties: Principle[Literal["equal_shares"]]
    odd_unit: Principle[Literal["clockwise_from_dealers_left"]]
    """Per pot, one cent (one chip in tournaments) each to the winners in turn from the dealer's left."""
    odd_unit_stud: Decision[
        Literal[
            "clockwise_from_dealers_left", "by_card_and_suit", "by_highest_card_and_suit", "by_suit_of_five"
        ]
    ]
    """In stud games: by place; to the highest card (in a low share the lowest), of equal ranks by suit; to the highest
    in a low share too; or to the highest suit among the five cards of the combination."""
    odd_unit_shares: Principle[Literal["first_share"]]
    """Between the shares of a pot it goes to the first, the high hand or one's own five cards."""
    odd_unit_own_cards: Principle[Literal["better_own_cards"]]
    """In a game that ranks the five own cards, any odd unit goes to the better of them, then by place."""
    identical_shares: Decision[Literal["each_by_itself", "whole_pot"]]
    """The same players win every share: each share divided by itself, or the whole pot as evenly as possible."""
    after_the_hand: Decision[Literal["any_own_cards", "not_offered"]]
    """Whether players show own cards that nobody has seen when the hand is over, until the next: to all there."""
    boards: Principle[Literal["half_each"]]
    """How a pot divides over two boards."""
