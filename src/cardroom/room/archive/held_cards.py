"""Patterns of cards that a player looks for among the cards held: "AKs", "QQ", "AhKh", "A5"."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import msgspec

from cardroom.rules.refused import Refused

_CLASS: Final = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so])", re.IGNORECASE)
_ONE: Final = re.compile(r"([2-9TJQKA])([shdc]?)", re.IGNORECASE)
_ALL: Final = re.compile(r"(?:[2-9TJQKA][shdc]?)+", re.IGNORECASE)


class CardPattern(msgspec.Struct, frozen=True):
    """Cards and ranks that must all be held, each by a different card; of two ranks also whether they are suited."""

    cards: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()
    suited: bool | None = None

    def fits(self, held: tuple[str, ...]) -> bool:
        """Whether these cards fit the pattern."""
        if self.suited is not None:
            suits = [{card[1] for card in held if card[0] == rank} for rank in self.ranks]
            if self.ranks[0] == self.ranks[1]:
                return not self.suited and len(suits[0]) > 1
            if self.suited:
                return bool(suits[0] & suits[1])
            return any(one != other for one in suits[0] for other in suits[1])
        if not set(self.cards) <= set(held):
            return False
        left = Counter(card[0] for card in held if card not in self.cards)
        return all(left[rank] >= count for rank, count in Counter(self.ranks).items())


def pattern_of(text: str) -> CardPattern | None:
    """Return the pattern that a text stands for, None for an empty text.

    Refuses ("bad-cards") a text that names no cards.
    """
    plain = text.replace(" ", "").replace("10", "T")
    if not plain:
        return None
    if found := _CLASS.fullmatch(plain):
        one, other, how = found.groups()
        return CardPattern(ranks=(one.upper(), other.upper()), suited=how.lower() == "s")
    if not _ALL.fullmatch(plain):
        raise Refused("bad-cards", f"{text!r} names no cards; cards are written like AKs, QQ or AhKd.")
    found_all = [(rank.upper(), suit.lower()) for rank, suit in _ONE.findall(plain)]
    return CardPattern(
        cards=tuple(rank + suit for rank, suit in found_all if suit),
        ranks=tuple(rank for rank, suit in found_all if not suit),
    )
