"""Games of own cards alone, some of which are exchanged after a betting round. No house of ours has them."""

from cardroom.games.game import Game, Share, Street
from cardroom.games.rankers import own_cards_badugi, own_cards_deuce_seven, own_cards_high


def one_draw(cards: int) -> tuple[Street, ...]:
    """Two rounds of bets with an exchange of any number of cards between them; the second has the larger bet."""
    return (
        Street("before the draw", hole=cards, draw=cards),
        Street("after the draw", big_bet=True, burn=False),
    )


def three_draws(cards: int) -> tuple[Street, ...]:
    """Four rounds of bets with three exchanges between them; the last two have the larger bet."""
    return (
        Street("before the draw", hole=cards, draw=cards),
        Street("after the first draw", draw=cards, burn=False),
        Street("after the second draw", draw=cards, big_bet=True, burn=False),
        Street("after the third draw", big_bet=True, burn=False),
    )


FIVE_CARD_DRAW = Game(
    code="five-card-draw",
    name="Five-Card Draw",
    streets=one_draw(5),
    shares=(Share("high", own_cards_high),),
    most_players=6,
)

SINGLE_DRAW = Game(
    code="single-draw",
    name="2-7 Single Draw",
    streets=one_draw(5),
    shares=(Share("low", own_cards_deuce_seven, is_low=True),),
    most_players=6,
)

TRIPLE_DRAW = Game(
    code="triple-draw",
    name="2-7 Triple Draw",
    streets=three_draws(5),
    shares=(Share("low", own_cards_deuce_seven, is_low=True),),
    most_players=6,
)

BADUGI = Game(
    code="badugi",
    name="Badugi",
    streets=three_draws(4),
    shares=(Share("low", own_cards_badugi, is_low=True),),
    most_players=8,
)
