"""Games that are played with fewer than 52 cards: a room, which deals whole decks, has none of them."""

from typing import Final

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
