"""Games with a board everybody shares."""

from dataclasses import replace

from cardroom.games.game import Game, Share, Street
from cardroom.games.rankers import (
    any_cards_high,
    own_cards_high,
    two_plus_three_high,
    two_plus_three_low_eight,
)


def flop_turn_river(hole: int) -> tuple[Street, ...]:
    """The four streets of most board games, with `hole` own cards each (CO-TH.14 to CO-TH.16, CH-6.TH.2)."""
    return (
        Street("preflop", hole=hole),
        Street("flop", board=3),
        Street("turn", board=1, big_bet=True),
        Street("river", board=1, big_bet=True),
    )


def discarding(hole: int, *streets: str) -> tuple[Street, ...]:
    """The same streets, with one card given up after the betting of each of `streets`."""
    return tuple(
        [replace(street, discard=1 if street.name in streets else 0) for street in flop_turn_river(hole)]
    )


HIGH = Share("high", any_cards_high)
OMAHA_HIGH = Share("high", two_plus_three_high)
OMAHA_LOW = Share("low", two_plus_three_low_eight, is_low=True)

HOLDEM = Game(
    code="holdem",
    name="Texas Hold'em",
    streets=flop_turn_river(hole=2),
    shares=(HIGH,),
    most_players=12,
    seats=10,
)

OMAHA = Game(
    code="omaha",
    name="Omaha",
    streets=flop_turn_river(hole=4),
    shares=(OMAHA_HIGH,),
    most_players=11,
    seats=9,
)

OMAHA_FIVE = Game(
    code="omaha5",
    name="Omaha 5",
    streets=flop_turn_river(hole=5),
    shares=(OMAHA_HIGH,),
    most_players=8,
)

OMAHA_EIGHT = Game(
    code="omaha8",
    name="Omaha Hi-Lo",
    streets=flop_turn_river(hole=4),
    shares=(OMAHA_HIGH, OMAHA_LOW),
    most_players=11,
    seats=9,
)

OMAHA_SIX = Game(
    code="omaha6",
    name="Omaha 6",
    streets=flop_turn_river(hole=6),
    shares=(OMAHA_HIGH,),
    most_players=7,
)

COURCHEVEL = Game(
    code="courchevel",
    name="Courchevel",
    streets=(Street("preflop", hole=5, board=1), Street("flop", board=2), *flop_turn_river(hole=5)[2:]),
    shares=(OMAHA_HIGH,),
    most_players=8,
)

PINEAPPLE = Game(
    code="pineapple",
    name="Pineapple",
    streets=discarding(3, "preflop"),
    shares=(HIGH,),
    most_players=12,
    seats=10,
)

CRAZY_PINEAPPLE = Game(
    code="crazy-pineapple",
    name="Crazy Pineapple",
    streets=discarding(3, "flop"),
    shares=(HIGH,),
    most_players=12,
    seats=10,
)

HELSINKI = Game(
    code="helsinki",
    name="Helsinki Hold'em",
    streets=discarding(4, "preflop", "flop"),
    shares=(HIGH,),
    most_players=11,
    seats=9,
)

DOUBLE_FLOP = Game(
    code="double-flop",
    name="Double Flop Hold'em",
    streets=flop_turn_river(hole=2),
    shares=(Share("upper", any_cards_high, board=0), Share("lower", any_cards_high, board=1)),
    boards=2,
    most_players=12,
    seats=10,
)

SVITEN = Game(
    code="sviten",
    name="Sviten Special",
    streets=(
        Street("preflop", hole=5),
        Street("flop", board=3, draw=5),
        Street("turn", board=1, big_bet=True, burn=False),  # CH-6.SVI.9
        Street("river", board=1, big_bet=True),
    ),
    shares=(Share("own", own_cards_high), Share("board", two_plus_three_high)),
    most_players=6,
    seats=7,
    tournament_seats=7,
    sits_out="cutoff",  # CH-6.SVI.12
    offers_single_draw=True,
    odd_units="first_share",
)
