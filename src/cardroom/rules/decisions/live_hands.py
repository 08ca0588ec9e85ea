"""Which hands are live at a table where people hold, throw, cover and show cards. Only a live room's book has it."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class LiveHands:
    """When a hand is folded or dead, what becomes of its chips, and what is left to a player who showed it."""

    # Folding
    fold_said: Principle[Literal["hand_dead"]]
    """ "I fold", in turn."""
    thrown_cards: Decision[
        Literal["folded_at_once", "folded_by_dealer_or_muck", "folded_by_cards_out_of_play_or_facing_bet"]
    ]
    """Cards thrown or pushed forward face down: folded at once; when the dealer touches them or they touch the muck;
    or when they touch the muck, the burn cards or the board, and at once where there is a bet to answer."""
    some_cards_thrown: Decision[Literal["as_all", "staff_decide"]]
    """Some of the hand's cards thrown, not all of them."""
    not_yet_folded: Decision[Literal["all_options", "passive_play"]]
    """What is left to a player whose thrown cards are not folded: everything, or to check, call and fold."""
    thrown_by_mistake: Decision[Literal["staff_may_restore", "final"]]
    """A hand thrown by accident, in a misunderstanding or misled, that can be told from all other cards."""
    upcards_turned: Decision[Literal["hand_dead", "staff_decide"]]
    """Upcards turned face down or picked up before the showdown."""

    # Protection
    protected_by: Principle[Literal["hand_or_object"]]
    """What protects a hand: the player's hand on it, or an object such as a chip."""
    unprotected_hand: Principle[Literal["dead_no_redress"]]
    """An unprotected hand that the dealer took, or that was mixed with discards or burn cards."""
    mixed_hands: Principle[Literal["dead_unless_protected"]]
    """A hand mixed with another player's cards."""
    mixed_on_purpose: Decision[Literal["dead_no_redress", "staff_decide"]]
    """Hands that their players mixed on purpose: whether their chips stay in the pot."""
    unprotected_but_known: Decision[Literal["staff_may_restore", "dead"]]
    """An unprotected hand that was taken or mixed, and can still be told from all other cards."""
    protected_but_known: Decision[Literal["live", "staff_may_restore"]]
    """A protected hand that was taken or mixed, and can still be told from all other cards."""
    protected_hand: Decision[Literal["all_chips_back", "staff_decide"]]
    """A protected hand that was taken out of play all the same, and cannot be told any more."""
    uncalled_raise: Decision[Literal["goes_back_without_call", "staff_decide"]]
    """The raise of a hand that was killed before anybody called it: it goes back, the call it was made over stays."""

    # Dealing
    wrong_number_of_cards: Decision[Literal["dead", "staff_decide"]]
    """Too many or too few cards, and the deal stands."""
    dealt_in: Decision[Literal["players_present", "all_seats_in_tournaments"]]
    """Who gets cards while players are away."""
    dealt_in_alone: Decision[Literal["all_seats", "as_always"]]
    """Who gets cards in a tournament when only one player is at the table."""
    dealt_in_for_forced_bets: Decision[Literal["all_seats_in_tournaments", "as_always"]]
    """Who gets cards where the cards say who has to bring in."""
    present_at: Decision[Literal["first_card", "own_first_card", "last_card"]]
    """The moment of the deal at which a player must be there for a live hand: its first card, the first at the player's
    own place, its last card."""
    beside_the_seat: Decision[Literal["present", "absent", "staff_decide"]]
    """A player who is within reach of the chair and not in it."""
    left_during_hand: Decision[Literal["hand_dead_staff_may_restore", "penalty_possible", "staff_decide"]]
    """A player who is not all-in and leaves the seat with a live hand."""
    dead_hand_brings_in: Decision[Literal["brings_in", "staff_decide"]]
    """A dead hand in stud whose upcard has to bring in."""

    # Showing
    exposed_own_cards: Decision[Literal["all_options", "passive_play"]]
    """What is left to a player who shows cards while action is pending."""
    exposed_cards_seen: Decision[Literal["stay_face_up", "seen_by_all"]]
    """What becomes of the cards a player showed."""
    exposing_penalty: Decision[Literal["possible", "possible_if_on_purpose"]]
    exposed_on_purpose: Decision[Literal["hand_stays", "staff_may_kill", "folded_if_repeated"]]
    shown_to_folded_player: Decision[
        Literal["penalty_possible_sure_if_repeated", "penalty_possible", "staff_decide"]
    ]
    """Cards shown to a player who has folded, and folded then."""
