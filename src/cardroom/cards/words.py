"""The name of a hand: a category and its ranks, from which any language makes its words; English is made here.

The categories are those of CO-HR.3, and the royal flush that CO-HR.4 names.
"""

from dataclasses import dataclass
from typing import Final

from cardroom.cards.card import RANKS
from cardroom.cards.ranking.badugi import LOWEST
from cardroom.cards.ranking.deuce_seven import DEUCE_SEVEN_TOP
from cardroom.cards.ranking.low import LOW_TOP
from cardroom.cards.ranking.short_deck import usual_strength

_HIGH_CATEGORIES: Final[list[tuple[str, int]]] = [
    ("high_card", 5),
    ("pair", 4),
    ("two_pair", 3),
    ("three_of_a_kind", 3),
    ("straight", 1),
    ("flush", 5),
    ("full_house", 2),
    ("four_of_a_kind", 2),
    ("straight_flush", 1),
]
"""Category names by number, with how many ranks compare two hands of the category."""

_SOKO_CATEGORIES: Final[list[tuple[str, int]]] = [
    *_HIGH_CATEGORIES[:2],
    ("four_card_straight", 2),
    ("four_card_flush", 5),
    *_HIGH_CATEGORIES[2:],
]

_LOW_CATEGORIES: Final[list[tuple[str, int]]] = [
    ("low", 5),
    ("low_pair", 4),
    ("low_two_pair", 3),
    ("low_three_of_a_kind", 3),
    ("low_full_house", 2),
    ("low_four_of_a_kind", 2),
]

_BADUGI_CATEGORIES: Final[list[str]] = ["badugi_one", "badugi_two", "badugi_three", "badugi"]
"""Category names by the number of cards that count, from one on."""
_CARDS: Final[list[str]] = ["", "one card", "two cards", "three cards"]

_ONE: Final[dict[str, str]] = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven",
    "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class HandWords:
    """The name of a hand. `category` is a message id; `ranks` are rank letters, the most important first."""

    category: str
    ranks: tuple[str, ...]

    def english(self) -> str:
        """As said at an English table: "two pair, kings and sixes with an ace"."""
        match self.category, self.ranks:
            case "royal_flush", _:
                return "royal flush"
            case (("straight" | "straight_flush"), _):
                return f"{self._named()}, {_ONE[self.ranks[0]]} high"
            case "flush", (first, *rest):
                return f"flush, {_ONE[first]} high{_with(rest)}"
            case "high_card", (first, *rest):
                return f"high card, {_ONE[first]}{_with(rest)}"
            case (("pair" | "low_pair"), (first, *rest)):
                return f"pair of {_many(first)}{_with(rest)}"
            case (("two_pair" | "low_two_pair"), (first, second, *rest)):
                return f"two pair, {_many(first)} and {_many(second)}{_with(rest)}"
            case (("full_house" | "low_full_house"), (first, second)):
                return f"full house, {_many(first)} full of {_many(second)}"
            case "four_card_straight", (first, *rest):
                return f"four-card straight, {_ONE[first]} high{_with(rest)}"
            case "four_card_flush", ranks:
                return (
                    f"four-card flush, {'-'.join([_ONE[rank] for rank in ranks[:4]])}{_with(list(ranks[4:]))}"
                )
            case "badugi", _:
                return f"{'-'.join(self.ranks)} badugi"
            case (("badugi_three" | "badugi_two" | "badugi_one"), _):
                return f"{_CARDS[len(self.ranks)]}, {'-'.join(self.ranks)}"
            case "low", _:
                return f"{'-'.join(self.ranks)} low"
            case _, (first, *rest):
                return f"{self._named()}, {_many(first)}{_with(rest)}"
        raise AssertionError(f"no English for {self}")

    def _named(self) -> str:
        return self.category.removeprefix("low_").replace("_", " ")


def high_words(strength: int, cards: int = 5) -> HandWords:
    """The name of a high hand of this strength. Raises ValueError for a number that is no high strength.

    `cards` is how many there are, if less than five: the three of a front row, or upcards.
    """
    return _high_words(strength, cards, _HIGH_CATEGORIES)


def soko_words(strength: int, cards: int = 5) -> HandWords:
    """The name of a Sökö hand of this strength (CH-6.SOKO.4); `cards` as in `high_words`. Raises ValueError."""
    return _high_words(strength, cards, _SOKO_CATEGORIES)


def _high_words(strength: int, cards: int, categories: list[tuple[str, int]]) -> HandWords:
    category = strength >> 20
    if not 0 <= category < len(categories):
        raise ValueError(f"{strength} is not the strength of a high hand")
    name, count = categories[category]
    # Cards that are not there take no place: the last ranks of a hand are those of single cards.
    count = max(1, count - (5 - cards))
    ranks = tuple([RANKS[rank] for rank in _places(strength, count)])
    if name == "straight_flush" and ranks == ("A",):
        return HandWords("royal_flush", ranks)
    return HandWords(name, ranks)


def deuce_seven_words(strength: int) -> HandWords:
    """The name of a deuce-to-seven low of this strength: that of the same cards as a high hand. Raises ValueError."""
    return high_words(DEUCE_SEVEN_TOP - strength)


def short_words(strength: int, trips_over_straight: bool) -> HandWords:
    """The name of a high hand of a short deck, by the ranking in which three of a kind beats a straight or the other.

    Raises ValueError.
    """
    return high_words(usual_strength(strength, trips_over_straight))


def badugi_words(strength: int) -> HandWords:
    """The name of a badugi hand: how many cards count, and which ranks they have. Raises ValueError."""
    count = strength >> 16
    if not 1 <= count <= len(_BADUGI_CATEGORIES):
        raise ValueError(f"{strength} is not the strength of a badugi hand")
    packed = LOWEST - (strength & LOWEST)
    ranks = [packed >> 4 * place & 15 for place in reversed(range(count))]
    return HandWords(_BADUGI_CATEGORIES[count - 1], tuple([RANKS[rank - 1] for rank in ranks]))


def low_words(strength: int) -> HandWords:
    """The name of an ace-to-five low of this strength. Raises ValueError for a number that is no low strength."""
    height = LOW_TOP - strength
    category = height >> 20
    if not 0 <= category < len(_LOW_CATEGORIES):
        raise ValueError(f"{strength} is not the strength of a low hand")
    name, count = _LOW_CATEGORIES[category]
    return HandWords(name, tuple([RANKS[rank - 1] for rank in _places(height, count)]))


def _places(strength: int, count: int) -> list[int]:
    return [strength >> (16 - 4 * place) & 15 for place in range(count)]


def _many(rank: str) -> str:
    return _ONE[rank] + ("es" if rank == "6" else "s")


def _with(ranks: list[str]) -> str:
    """ " with an ace, a nine and a two"; nothing for no ranks."""
    named = [("an " if rank in "A8" else "a ") + _ONE[rank] for rank in ranks]
    if len(named) > 1:
        named = [", ".join(named[:-1]) + " and " + named[-1]]
    return " with " + named[0] if named else ""
