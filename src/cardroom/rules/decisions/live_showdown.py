"""The showdown at a live table, where hands are turned up by people. Only a book of a live room has it."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle, Seconds


@dataclass(frozen=True, slots=True)
class LiveShowdown:
    """Showing, reading and disputing hands; the order, the pots and the odd chips are those of `[showdown]`."""

    # Showing
    tabled: Principle[Literal["all_cards_face_up"]]
    """When a hand is tabled, read, and able to win: all its cards face up on the table, also where the board plays."""
    last_with_cards: Principle[Literal["wins_unshown"]]
    """The only player who still holds cards."""
    declining: Principle[Literal["gives_up_the_pot"]]
    """A player who folds instead of showing."""
    refusal: Decision[Literal["dead_and_penalised", "cannot_win"]]
    """A player who shows only a part, or neither shows nor folds: the floor asks and then declares the hand dead; or
    such a hand wins nothing."""
    refusal_seconds: Decision[Seconds]
    """How long the floor waits for all cards or a fold; 0 where the document names no time."""
    part_shown: Decision[Literal["rest_is_shown", "as_any_hand"]]
    """A part of a hand was shown and made the others fold."""
    turned_by_another: Decision[Literal["live_and_penalty_possible", "staff_decide"]]
    """Cards turned up by a player whose they are not."""

    # All-ins
    all_in_hands: Decision[Literal["when_betting_ends", "when_betting_ends_in_tournaments"]]
    """When the hands are turned up once somebody is all-in; cash games may keep to the showdown."""
    all_in_folded: Decision[
        Literal["side_pot_live_else_staff_restore", "live_if_identifiable", "staff_decide"]
    ]
    """A hand folded where all have to be turned up."""
    all_in_folded_on_purpose: Principle[Literal["penalty_possible"]]

    # Reading
    cards_speak: Principle[Literal["cards_decide"]]
    """What a player says of their own hand."""
    help_to_read: Decision[Literal["duty", "urged"]]
    """Players who see that a hand is read wrongly."""
    miscalled_on_purpose: Principle[Literal["penalty_possible"]]
    tabled_winner: Principle[Literal["cannot_be_killed"]]
    """A winning hand that was tabled and that the dealer took for a losing one."""
    drawing_dead: Principle[Literal["no_refund"]]
    """The bets of a player who had no possibility to win."""

    # Asking
    asking_to_see: Decision[Literal["whoever_kept_cards_at_showdown", "staff_decide"]]
    """Who may ask to see another hand of the showdown; it is turned up live."""
    collusion_check: Principle[Literal["set_aside_for_the_floor"]]
    """Cards of players suspected to play together."""
    show_one_show_all: Decision[Literal["at_once", "after_the_betting", "after_the_hand"]]
    """When cards shown to one player are shown to all: at once; of a player who is out, after the betting; kept apart
    until the hand is over."""
    show_one_in_cash: Decision[Literal["holds", "does_not_hold"]]

    # Pots
    pot_order: Principle[Literal["latest_first"]]
    """Which pot is decided first."""
    odd_chip_size: Principle[Literal["smallest_in_play"]]
    """How far a pot is divided."""

    # Disputes
    dispute_ends: Decision[Literal["next_hand_begins", "next_hand_begins_in_tournaments", "staff_decide"]]
    """Until when a hand may be disputed."""
    wrong_pot: Decision[Literal["stands_from_next_hand", "repaid_in_cash", "staff_decide"]]
    """A pot pushed to the wrong player, found once the next hand has begun."""
