"""Games made to be solved: small enough that their values are known exactly.

Kuhn (1950): three cards, an ante, one bet. Leduc hold'em (Southey and others, 2005): six cards, two rounds, a card of
the board that pairs. Rhode Island hold'em (Shi and Littman, 2001): hands of three cards, three rounds.
"""

from typing import Final

from cardroom.games.game import Game, Share, Street
from cardroom.games.rankers import any_cards_three, own_card_high, own_card_pairs

FIXED: Final = ("fixed_limit",)

KUHN = Game(
    code="kuhn",
    name="Kuhn Poker",
    streets=(Street("deal", hole=1),),
    shares=(Share("high", own_card_high),),
    most_players=2,
    forms=FIXED,
    deck=(39, 43, 47),  # jack, queen, king of spades
)

LEDUC = Game(
    code="leduc",
    name="Leduc Hold'em",
    streets=(Street("deal", hole=1), Street("flop", board=1, big_bet=True)),
    shares=(Share("high", own_card_pairs),),
    most_players=2,
    forms=FIXED,
    deck=(38, 39, 42, 43, 46, 47),  # jacks, queens, kings of hearts and spades
)

RHODE_ISLAND = Game(
    code="rhode-island",
    name="Rhode Island Hold'em",
    streets=(
        Street("deal", hole=1),
        Street("flop", board=1, big_bet=True),
        Street("turn", board=1, big_bet=True),
    ),
    shares=(Share("high", any_cards_three),),
    most_players=2,
    forms=FIXED,
)
