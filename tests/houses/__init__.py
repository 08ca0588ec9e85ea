"""Houses of one's own for tests: files that extend one of the shipped books, as a customer would write them."""

from functools import cache
from pathlib import Path

from cardroom.games.offers import load_house
from cardroom.rules import Rulebook, house

CLUB = Path(__file__).parent / "club.toml"
"""A club with everything that no document knows: the board run more than once by consent of all, and what else is told
and asked around a hand."""
CELLAR = Path(__file__).parent / "cellar.toml"
"""A club that asks the player who may straddle first."""


MORE_GAMES = Path(__file__).parent / "more_games.toml"
"""A house whose book names games that none of our documents has."""


@cache
def more_games() -> Rulebook:
    """The rulebook of that house."""
    return load_house(MORE_GAMES)


@cache
def cellar() -> Rulebook:
    """The rulebook of that club."""
    return load_house(CELLAR)


@cache
def club() -> Rulebook:
    """The rulebook of the club."""
    return load_house(CLUB)


@cache
def patient_club() -> Rulebook:
    """The same, for those who are looked at closely before they answer."""
    text = CLUB.read_text("utf-8")
    assert text.count("answer_seconds = { value = 8,") == 1
    return load_house(text.replace("answer_seconds = { value = 8,", "answer_seconds = { value = 60,"))


def book_of(name: str) -> Rulebook:
    """A shipped rulebook by its name, or one of the clubs'."""
    own = {"club": club, "patient-club": patient_club, "cellar": cellar, "more-games": more_games}
    return own[name]() if name in own else house(name)
