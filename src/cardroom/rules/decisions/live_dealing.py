"""The deal and the deck at a live table, where a card may turn over, fall or be one too many."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class LiveDealing:
    """What becomes of a deal gone wrong and of a deck that is not right. Only a book of a live room has it."""

    # The beginning
    hand_begins: Decision[Literal["first_riffle_or_lid_button", "first_shuffle"]]
    """From when on it is a hand: who holds chips now plays it, and new limits wait for the next."""
    waiting_player_dealt_in: Decision[Literal["may_pay_unseen", "staff_decide"]]
    """Cards dealt by mistake to a player who waits for the big blind."""

    # Misdeals
    misdeal: Principle[Literal["bets_and_cards_back"]]
    misdeal_lapses: Principle[Literal["after_substantial_action"]]
    """Until when a fault of the deal makes it a misdeal; how much action is substantial stands in `live_betting`."""
    not_shuffled: Decision[Literal["misdeal", "staff_decide"]]
    wrong_first_player: Decision[Literal["misdeal", "misdeal_unless_unseen", "staff_decide"]]
    """The first card went to the wrong player."""
    card_out_of_order: Decision[Literal["misdeal", "misdeal_unless_unseen", "staff_decide"]]
    """A later card did."""
    too_few_cards: Decision[Literal["misdeal", "misdeal_unless_last_player", "staff_decide"]]
    """A player has too few cards; the last player may get the next one."""
    last_player_short: Decision[Literal["next_card", "staff_decide"]]
    """What the last player then gets who is one card short, the next card of the deck being theirs."""
    too_many_cards: Decision[Literal["misdeal_unless_returnable", "misdeal_from_two", "staff_decide"]]
    player_left_out: Decision[Literal["misdeal", "staff_decide"]]
    """A player who should have cards has none."""
    cards_to_wrong_seat: Decision[Literal["misdeal", "cards_removed", "staff_decide"]]
    """Cards for an empty seat, or for a player who may not have them."""
    redeal_button: Decision[Literal["stays", "staff_decide"]]
    redeal_wrong_button: Principle[Literal["corrected"]]
    """The button of the new deal, if its wrong place was the fault."""
    redeal_new_players: Decision[Literal["not_seated", "staff_decide"]]
    redeal_absent: Decision[Literal["dealt_and_killed", "as_any_deal", "staff_decide"]]
    """Players who were away or penalised at the misdeal, in the new deal."""
    redeal_opening_bets: Decision[Literal["same", "staff_decide"]]
    """Blinds and antes of the new deal, in tournaments, if the level has gone up."""

    # Cards seen or fallen
    exposed_first: Decision[
        Literal[
            "misdeal_first",
            "misdeal_first_or_second",
            "misdeal_first_two_of_a_player",
            "as_later",
            "staff_decide",
        ]
    ]
    """A down card exposed by the dealer at the beginning of the deal."""
    exposed_one: Decision[Literal["becomes_burn", "becomes_upcard", "staff_decide"]]
    """One down card exposed by the dealer later: it is burned and replaced, or the next card comes face down."""
    exposed_several: Decision[Literal["misdeal", "misdeal_if_all_of_a_player", "staff_decide"]]
    exposed_replaced: Decision[Literal["after_the_deal", "after_first_community_card"]]
    exposed_wanted: Principle[Literal["never_kept"]]
    """Whether a player may keep a card the dealer exposed."""
    exposed_upcard: Principle[Literal["plays"]]
    """A card meant to lie face up."""
    exposed_by_player: Decision[Literal["stays_face_up", "stays_face_up_no_raise", "not_replaced"]]
    exposed_in_exchange: Decision[Literal["kept_may_stop_betting", "staff_decide"]]
    """A replacement card exposed by the dealer, in a game where cards are exchanged."""
    fallen_by_dealer: Decision[Literal["replaced", "as_exposed", "staff_decide"]]
    """A down card the dealer drops: replaced whichever card it is, or held to the rules of exposed ones."""
    fallen_by_player: Decision[Literal["played_shown", "played", "staff_decide"]]

    # The deck
    boxed_one: Decision[Literal["next_card", "next_card_after_the_deal", "staff_decide"]]
    """A card found face up in the deck."""
    boxed_rest: Decision[Literal["checked_before_betting", "not_checked"]]
    """The rest of the deck, once one such card was found."""
    boxed_several: Decision[Literal["misdeal", "staff_decide"]]
    joker: Decision[Literal["as_boxed", "dead_if_played", "staff_decide"]]
    joker_unplayed: Decision[Literal["as_boxed", "staff_decide"]]
    """A joker that nobody has played with."""
    duplicate_card: Decision[Literal["void", "staff_decide"]]
    """Two cards of one rank and suit; at any time."""
    foreign_back: Decision[Literal["void_unless_undealt", "staff_decide"]]
    """A card of another deck, at any time."""
    missing_card: Decision[Literal["result_stands", "staff_decide"]]
    spoiled_deck: Decision[Literal["rebuilt", "staff_decide"]]
    """The cards left to deal were mixed up, or put away."""

    # The button
    wrong_button: Decision[Literal["misdeal", "as_wrong_first_player"]]
    """A wrongly placed button, found in time for a misdeal."""
    wrong_button_later: Decision[Literal["moves_on", "every_position_once", "by_the_big_blind"]]
    """Found later: where it goes for the next hand."""
