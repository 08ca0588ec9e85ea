"""Decks made to order."""

import random
from collections.abc import Sequence

from cardroom.cards.card import parse_cards


def stacked_deck(holes: Sequence[str], board: str = "", cards_each: int = 0) -> list[int]:
    """A whole deck that deals these hole cards and this board.

    ``holes`` are in the order of dealing, the player on the dealer's left first ("AsKs"; "" for any cards); cards go
    round one at a time, and no card is burnt. ``board`` may be shorter than the deal will need. The rest of the deck
    fills up in a fixed order. ``cards_each`` is needed only when no hole is given. Raises ValueError for a card that
    stands twice or a hole of the wrong size.
    """
    given = [parse_cards(hole) for hole in holes]
    common = parse_cards(board)
    each = cards_each or max(len(hole) for hole in given)
    named = [card for cards in (*given, common) for card in cards]
    if len(set(named)) != len(named):
        raise ValueError(f"a card stands twice in {list(holes)} and {board!r}")
    if any(hole and len(hole) != each for hole in given):
        raise ValueError(f"each hole has {each} cards or none: {list(holes)}")
    rest = [card for card in range(52) if card not in set(named)]
    full = [hole or [rest.pop() for _ in range(each)] for hole in given]
    return [hole[turn] for turn in range(each) for hole in full] + common + rest


def shuffled(seed: int) -> list[int]:
    """A deck in an order that ``seed`` fixes: for tests, never for play."""
    deck = list(range(52))
    random.Random(seed).shuffle(deck)
    return deck
