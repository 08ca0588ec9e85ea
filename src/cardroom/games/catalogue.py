"""All games by their codes."""

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
    PINEAPPLE,
    SVITEN,
)
from cardroom.games.game import Game
from cardroom.games.stud import RAZZ, SOKO, STUD, STUD_EIGHT
from cardroom.rules.refused import Refused

ALL = (
    HOLDEM, OMAHA, OMAHA_FIVE, OMAHA_EIGHT, COURCHEVEL, PINEAPPLE, CRAZY_PINEAPPLE, HELSINKI, DOUBLE_FLOP, SVITEN, SOKO,
    STUD, STUD_EIGHT, RAZZ,
)  # fmt: skip
GAMES: Mapping[str, Game] = MappingProxyType({declared.code: declared for declared in ALL})


def game(code: str) -> Game:
    """The game with this code. Raises Refused ("unknown-game") with the nearest code or all of them."""
    found = GAMES.get(code)
    if found is None:
        near = get_close_matches(code, GAMES, n=1)
        advice = f"did you mean {near[0]!r}?" if near else f"the games are {', '.join(GAMES)}"
        raise Refused("unknown-game", f"there is no game {code!r}; {advice}", args={"game": code})
    return found
