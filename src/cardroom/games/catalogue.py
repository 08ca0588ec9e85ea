"""All games by their codes: those a room deals, and those that the library alone has."""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType

from cardroom.games.community import (
    COURCHEVEL,
    CRAZY_PINEAPPLE,
    DOUBLE_FLOP,
    HELSINKI,
    HOLDEM,
    OMAHA,
    OMAHA_EIGHT,
    OMAHA_FIVE,
    OMAHA_SIX,
    PINEAPPLE,
    SVITEN,
)
from cardroom.games.draw import BADUGI, FIVE_CARD_DRAW, SINGLE_DRAW, TRIPLE_DRAW
from cardroom.games.game import Game
from cardroom.games.research import KUHN, LEDUC, RHODE_ISLAND
from cardroom.games.small_decks import ROYAL, SHORT_DECK, SHORT_DECK_TRIPS
from cardroom.games.stud import RAZZ, SOKO, STUD, STUD_EIGHT
from cardroom.rules.refused import Refused

ALL = (
    HOLDEM, OMAHA, OMAHA_FIVE, OMAHA_EIGHT, COURCHEVEL, PINEAPPLE, CRAZY_PINEAPPLE, HELSINKI, DOUBLE_FLOP, SVITEN, SOKO,
    STUD, STUD_EIGHT, RAZZ,
)  # fmt: skip
GAMES: Mapping[str, Game] = MappingProxyType({declared.code: declared for declared in ALL})
"""The games that our houses' documents describe."""

BESIDE = (
    OMAHA_SIX, FIVE_CARD_DRAW, SINGLE_DRAW, TRIPLE_DRAW, BADUGI, SHORT_DECK, SHORT_DECK_TRIPS, ROYAL,
)  # fmt: skip
OFFERED: Mapping[str, Game] = MappingProxyType({declared.code: declared for declared in (*ALL, *BESIDE)})
"""The games that a rulebook can offer: those, and more that a house's own book may name."""
STUDIED = (KUHN, LEDUC, RHODE_ISLAND)
EVERY_GAME: Mapping[str, Game] = MappingProxyType(
    {**OFFERED, **{declared.code: declared for declared in STUDIED}}
)
"""Those, and the ones made to be solved, which no table deals."""

SHORT: Mapping[str, str] = MappingProxyType(
    {
        "nlhe": "holdem", "plhe": "holdem", "flhe": "holdem", "plo": "omaha", "plo5": "omaha5", "po8": "omaha8",
        "fo8": "omaha8", "plo6": "omaha6",
    }
)  # fmt: skip
"""The short codes that name a form too, with the game of each."""


def game(code: str) -> Game:
    """The game with this code, its own or a short one. Raises Refused ("unknown-game") with the nearest code or all."""
    found = EVERY_GAME.get(SHORT.get(code, code))
    if found is None:
        near = get_close_matches(code, EVERY_GAME, n=1)
        advice = f"did you mean {near[0]!r}?" if near else f"the games are {', '.join(EVERY_GAME)}"
        raise Refused("unknown-game", f"there is no game {code!r}; {advice}", args={"game": code})
    return found
