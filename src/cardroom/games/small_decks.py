"""Games that are played with fewer than 52 cards. A room deals them from its whole decks, and passes over the cards that
they are played without (`places_for`). No house of ours has them.
"""

from collections.abc import Sequence
from typing import Final

from cardroom.cards.deck import DECK_SIZE
from cardroom.games.community import HIGH, flop_turn_river
from cardroom.games.game import Game, Share
from cardroom.games.rankers import any_cards_short, any_cards_short_trips

SIX_TO_ACE: Final = tuple(range(16, 52))
TEN_TO_ACE: Final = tuple(range(32, 52))

SHORT_DECK = Game(
    code="short-deck",
    name="Short Deck Hold'em",
    streets=flop_turn_river(hole=2),
    shares=(Share("high", any_cards_short),),
    most_players=10,
    deck=SIX_TO_ACE,
)

SHORT_DECK_TRIPS = Game(
    code="short-deck-trips",
    name="Short Deck Hold'em, Three of a Kind over Straight",
    streets=flop_turn_river(hole=2),
    shares=(Share("high", any_cards_short_trips),),
    most_players=10,
    deck=SIX_TO_ACE,
)

ROYAL = Game(
    code="royal",
    name="Royal Hold'em",
    streets=flop_turn_river(hole=2),
    shares=(HIGH,),
    most_players=6,
    deck=TEN_TO_ACE,
)


def places_for(game: Game, deck: Sequence[int]) -> tuple[int, ...]:
    """The places of a whole deck that hold the cards of a game, in their order; nothing for a game of all 52 cards.

    The others are passed over when it is dealt: what is left is shuffled as well as the whole deck was.
    """
    if len(game.deck) == DECK_SIZE:
        return ()
    cards = frozenset(game.deck)
    return tuple([place for place, card in enumerate(deck) if card in cards])
