"""Games without a board, in which some of everybody's cards lie face up."""

from dataclasses import replace

from cardroom.cards.ranking.visible import visible_high, visible_low, visible_soko
from cardroom.games.game import Game, Opener, Share, Street
from cardroom.games.rankers import any_cards_high, any_cards_low, any_cards_low_eight, any_cards_soko

SEVEN_CARDS = (
    Street("third", hole=2, up=1),
    Street("fourth", up=1),
    Street("fifth", up=1, big_bet=True),
    Street("sixth", up=1, big_bet=True),
    Street("seventh", hole=1, big_bet=True),
)
"""The five streets of seven card stud (CH-6.STUD.1; CH-6.STUD.30 for the sizes)."""

STUD = Game(
    code="stud",
    name="Seven Card Stud",
    streets=tuple([replace(street, open_pair=street.name == "fourth") for street in SEVEN_CARDS]),
    shares=(Share("high", any_cards_high),),
    most_players=9,
    seats=8,
    tournament_seats=9,
    forms=("fixed_limit", "pot_limit"),
    opener=Opener(visible_high),
    odd_units="card",
)

STUD_EIGHT = Game(
    code="stud8",
    name="Stud Hi-Lo",
    streets=SEVEN_CARDS,  # a pair that lies open doubles nothing (CH-6.STUD8.1)
    shares=(Share("high", any_cards_high), Share("low", any_cards_low_eight, is_low=True)),
    most_players=9,
    seats=8,
    tournament_seats=9,
    forms=("fixed_limit", "pot_limit"),
    opener=Opener(visible_high),
    odd_units="card",
)

RAZZ = Game(
    code="razz",
    name="Razz",
    streets=SEVEN_CARDS,
    shares=(Share("low", any_cards_low, is_low=True),),
    most_players=9,
    seats=8,
    tournament_seats=9,
    forms=("fixed_limit",),
    opener=Opener(visible_low, fixed_limit_card="highest", is_ace_low=True),
    odd_units="card",
)

SOKO = Game(
    code="soko",
    name="Sökö",
    streets=(
        Street("first", hole=1, up=1),
        Street("second", up=1),
        Street("third", up=1, big_bet=True),
        Street("fourth", up=1, big_bet=True),
    ),
    shares=(Share("high", any_cards_soko),),
    most_players=9,
    seats=8,
    tournament_seats=9,
    opener=Opener(visible_soko, fixed_limit_card="highest"),
    odd_units="card",
)
