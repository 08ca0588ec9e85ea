"""The ways in which games make a hand of own and board cards."""

from collections.abc import Sequence
from functools import lru_cache

from cardroom.cards.ranking import (
    KEY,
    OmahaBoard,
    has_sevens,
    rank_high_keys,
    rank_high_on_board,
    rank_low_eight_keys,
    rank_low_keys,
    rank_soko,
)
from cardroom.cards.ranking.badugi import rank_badugi
from cardroom.cards.ranking.deuce_seven import rank_deuce_seven
from cardroom.cards.ranking.short_deck import rank_short, rank_short_trips
from cardroom.cards.ranking.three import rank_three


def any_cards_high(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best high of any five of own and board cards (CO-TH.36, CH-6.TH.3, CH-6.STUD.11)."""
    if len(board) == 5 and holes and len(holes[0]) == 2 and has_sevens():
        return rank_high_on_board(holes, board)
    key = KEY
    base = 0
    for card in board:
        base += key[card]
    strengths: list[int] = []
    for hole in holes:
        total = base
        for card in hole:
            total += key[card]
        strengths.append(rank_high_keys(total, hole, board))
    return strengths


def any_cards_low(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best ace-to-five low of any five of own and board cards (CH-6.RAZZ.1)."""
    key = KEY
    base = sum([key[card] for card in board])
    strengths: list[int] = []
    for hole in holes:
        total = base
        for card in hole:
            total += key[card]
        strengths.append(rank_low_keys(total))
    return strengths


def any_cards_low_eight(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best eight-or-better low of any five of own and board cards (CH-6.HILO.3)."""
    base = sum([KEY[card] for card in board])
    return [rank_low_eight_keys(base + sum([KEY[card] for card in hole])) for hole in holes]


@lru_cache(maxsize=256)
def _ready(board: tuple[int, ...]) -> OmahaBoard:
    """A board made ready: words and cards of a hand are asked for on the same board again and again."""
    return OmahaBoard(board)


def two_plus_three_high(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best high of exactly two own cards and three of the board (CO-OM.19, CH-6.OM.2, CH-6.SVI.5)."""
    ready = _ready(tuple(board))
    return [ready.high(hole) for hole in holes]


def two_plus_three_low_eight(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best eight-or-better low of exactly two own cards and three of the board (CH-6.OM.2, CH-6.HILO.3)."""
    ready = _ready(tuple(board))
    return [ready.low_eight(hole) for hole in holes]


def own_cards_high(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best high of own cards alone (CH-6.SVI.5)."""
    return [rank_high_keys(sum([KEY[card] for card in hole]), hole) for hole in holes]


def any_cards_soko(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Sökö's hand of five cards, four-card straights and flushes included (CH-6.SOKO.4, CH-6.SOKO.5).

    A board is there only where the deck ran short: then a card for all is everybody's own (CH-6.STUD.16).
    """
    return [rank_soko([*hole, *board] if board else hole) for hole in holes]


def own_cards_deuce_seven(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Deuce-to-seven low of five own cards."""
    return [rank_deuce_seven(hole) for hole in holes]


def own_cards_badugi(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Badugi of four own cards."""
    return [rank_badugi(hole) for hole in holes]


def any_cards_short(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best high of a short deck of any five of own and board cards; a straight beats three of a kind."""
    return [rank_short([*hole, *board]) for hole in holes]


def any_cards_short_trips(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best high of a short deck of any five of own and board cards; three of a kind beats a straight."""
    return [rank_short_trips([*hole, *board]) for hole in holes]


def any_cards_three(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """The hand of one own card and two of the board."""
    return [rank_three([*hole, *board]) for hole in holes]


def own_card_high(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """The higher own card."""
    return [hole[0] >> 2 for hole in holes]


def own_card_pairs(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """The own card that pairs the board's, else the higher one."""
    return [(hole[0] >> 2) + 13 * (hole[0] >> 2 == board[0] >> 2) for hole in holes]
