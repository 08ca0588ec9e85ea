"""Games with a board everybody shares."""

from cardroom.games.game import Game, Share, Street
from cardroom.games.rankers import any_cards_high, two_plus_three_high


def flop_turn_river(hole: int) -> tuple[Street, ...]:
    """The four streets of most board games, with `hole` own cards each (CO-TH.14 to CO-TH.16)."""
    return (
        Street("preflop", hole=hole),
        Street("flop", board=3),
        Street("turn", board=1, big_bet=True),
        Street("river", board=1, big_bet=True),
    )


HOLDEM = Game(
    code="holdem",
    name="Texas Hold'em",
    streets=flop_turn_river(hole=2),
    shares=(Share("high", any_cards_high),),
    clauses=("CO-TH.3", "CO-TH.11", "CO-TH.36"),
)

OMAHA = Game(
    code="omaha",
    name="Omaha",
    streets=flop_turn_river(hole=4),
    shares=(Share("high", two_plus_three_high),),
    clauses=("CO-OM.1", "CO-OM.5", "CO-OM.19"),
)
