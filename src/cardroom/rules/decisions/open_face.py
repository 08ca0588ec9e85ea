"""Open Face Chinese: how rows are scored, what is paid, and how cards of an absent player are placed."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Count, Decision, IntRange, Principle, Seats, Seconds

FiveCardHand = Literal[
    "high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
    "straight_flush", "royal_flush",
]  # fmt: skip
Cards = Annotated[int, IntRange(0, 5)]


@dataclass(frozen=True, slots=True)
class FrontBonus:
    """What a front of this pair ("66") or three of a kind ("222") wins; `hand` has its rank letters."""

    hand: str
    points: Count


@dataclass(frozen=True, slots=True)
class RowBonus:
    """What a hand of five wins in the middle and in the back; 0 is nothing."""

    hand: FiveCardHand
    middle: Count
    back: Count


@dataclass(frozen=True, slots=True)
class FirstPlacement:
    """How many of an absent player's first five cards go to each row.

    The cards are taken in the order in which they count: those of which there are most, then the higher; the back is
    filled first, then the middle, then the front.
    """

    hand: FiveCardHand
    back: Cards
    middle: Cards
    front: Cards


@dataclass(frozen=True, slots=True)
class OpenFace:
    """The decisions of a house about Open Face Chinese. All amounts are points."""

    turns: Principle[Literal["clockwise_after_button"]]
    cards_a_turn: Principle[Literal["five_then_one"]]
    later_cards: Decision[Literal["face_up", "face_down"]]
    """How a card dealt singly lies before it is placed."""
    rows: Principle[Literal["three_five_five"]]
    row_point: Decision[Count]
    sweep_points: Decision[Count]
    """On top of the rows' own points, for winning all three."""
    order: Principle[Literal["front_below_middle_up_to_back"]]
    foul_points: Decision[Count]
    front_bonuses: Decision[tuple[FrontBonus, ...]]
    row_bonuses: Decision[tuple[RowBonus, ...]]
    players_least: Decision[Seats]
    players_most: Decision[Seats]
    button_sits_out_at: Decision[Count]
    """With so many players the one on the button is not dealt in; 0 is never."""
    point_value: Principle[Literal["fixed_for_the_hand"]]
    cash_least_points: Decision[Count]
    """What each player must have on the table at the start of a hand."""
    cash_loss_cap_points: Decision[Count]
    cash_loss_counts: Decision[Literal["result_of_the_hand", "payments"]]
    """What the cap limits: losses less wins of the hand, or the losses alone."""
    cash_loss_division: Principle[Literal["largest_remainder_then_after_button"]]
    tournament_players_least: Decision[Seats]
    tournament_players_most: Decision[Seats]
    tournament_payment: Principle[Literal["player_by_player_after_button"]]
    tournament_limit: Principle[Literal["stack_at_start_per_opponent"]]
    simultaneous_elimination: Principle[Literal["larger_stack_at_start_higher"]]
    absent_first_cards: Decision[tuple[FirstPlacement, ...]]
    absent_later_cards: Principle[Literal["front_first_while_legal_is_possible"]]
    late: Principle[Literal["as_absent"]]
    first_cards_seconds: Decision[Seconds]
    """The time on a turn to set the five cards of the initial deal."""
    later_card_seconds: Decision[Seconds]
    """The time on a turn to place a card dealt singly."""
