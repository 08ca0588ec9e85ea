"""Cards burned or dealt wrongly after the initial deal, and how they are put right."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class LiveRepairs:
    """What is done with cards that lie where they should not; a [ruling](rulings.md) tells it step by step.

    Only a book of a live room has this section.
    """

    # Burn cards
    wrong_burn: Decision[Literal["before_betting", "before_two_actions", "staff_decide"]]
    """None burned, or too many, before cards of the board: until when it is corrected."""
    wrong_burn_soko: Decision[Literal["before_betting", "before_two_actions", "staff_decide"]]
    """The same before upcards of sökö."""
    wrong_burn_stud: Decision[Literal["before_betting", "before_two_actions", "staff_decide"]]
    """The same before cards of stud, razz and stud high-low."""
    wrong_burn_last_card: Decision[Literal["only_if_unseen", "as_others", "staff_decide"]]
    """The same before the last down cards of stud, of which a player may have seen one."""
    wrong_burn_repair: Principle[Literal["dealt_again_in_order"]]
    """How it is corrected: everything back on the deck as it lay, one card burned, the cards dealt again."""

    # The deck and the board
    deck_put_down: Decision[Literal["picked_up_or_reshuffled", "rebuilt", "staff_decide"]]
    """The dealer took the deal to be over and put the deck down."""
    one_extra_card: Decision[Literal["drawn_as_next_burn", "dealt_again", "staff_decide"]]
    """One card too many on the board, and nobody is certain which."""
    known_extra_card: Decision[Literal["next_burn", "dealt_again", "staff_decide"]]
    """One card too many on the board, and it is certain which."""
    several_extra_cards: Decision[Literal["dealt_again", "staff_decide"]]
    """The whole street goes back into the deck, which is shuffled, and is dealt again without a burn."""
    premature_flop: Decision[Literal["dealt_again", "staff_decide"]]
    """Cards dealt too early: back into the deck, and dealt again without a burn when the round is over."""
    premature_turn: Decision[Literal["river_first", "dealt_again", "staff_decide"]]
    """A turn dealt too early: what would have been the river plays as the turn, and the river comes after a shuffle."""
    premature_river: Decision[Literal["dealt_again", "staff_decide"]]
    """As of the flop."""
    reshuffle: Decision[Literal["on_table", "lifted"]]
    """Whether the deck may be lifted off the table when it is shuffled for cards of the board dealt too early."""

    # Sökö and stud
    premature_soko: Decision[Literal["taken_back", "staff_decide"]]
    """Upcards dealt too early: into the deck, which is shuffled, and dealt again without a burn."""
    premature_stud: Decision[Literal["taken_back", "staff_decide"]]
    """The same in stud, razz and stud high-low."""
    premature_last_card: Decision[Literal["kept_if_seen", "taken_back", "staff_decide"]]
    """A last down card of stud dealt too early, which its player has seen or mixed with the others."""
    exposed_last_card: Decision[Literal["others_by_place", "staff_decide"]]
    """A last down card dealt face up: what the others get, and whether its player bets, goes by who got it."""
    opener_with_exposed_card: Decision[Literal["all_visible_cards", "staff_decide"]]
    """Who opens the last round of stud then."""
    short_deck: Decision[Literal["burns_shuffled_in", "staff_decide"]]
    """The deck of stud, counted before a deal, does not suffice, but does with the burn cards."""
    short_deck_common_card: Decision[Literal["one_for_all", "staff_decide"]]
    """It does not suffice with them either: a card is burned, and one is dealt face up for all."""
    short_deck_at_sixth: Decision[Literal["seventh_for_all_too", "staff_decide"]]
    """The sixth card was one for all already, as happens to nine players."""
    shortage: Decision[Literal["burns_then_community_card", "staff_decide"]]
    """The cards are seen to run out in the middle of the last deal."""
    squeezing: Decision[Literal["at_own_risk", "staff_decide"]]
    """The last card of sökö dealt face down, for its player to squeeze."""
    wrong_opener_soko: Decision[Literal["until_next_acts", "staff_decide"]]
    """Until when it is corrected that the wrong player opened the betting."""
    wrong_opener_stud: Decision[Literal["until_next_acts", "staff_decide"]]
    """The same in stud, razz and stud high-low."""
