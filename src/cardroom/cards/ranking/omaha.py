"""Two of one's own cards and three of the board's: Omaha, and with five own cards Omaha 5 and Courchevel (CO-OM.1).

Two own ranks are one of 91 pairs, three board ranks one of 455 triples. A row per pair holds the strength with every
triple; a board knows the places of its triples in those rows, so one player's hand is a few short reads of rows.
Suits matter only to a flush, and so only when the board holds three cards of a suit.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement, permutations
from operator import itemgetter
from typing import Final

from cardroom.cards.ranking.high import flush_of, rank_five_ranks, reference_high
from cardroom.cards.ranking.histogram import RANK_KEY, HandFault
from cardroom.cards.ranking.low import EIGHT_LOW_LEAST, rank_five_ranks_low_eight, reference_low

_TRIPLES: Final[list[tuple[int, ...]]] = list(combinations_with_replacement(range(13), 3))


def _triple_places() -> list[int]:
    """The place in `_TRIPLES` of three ranks in any order, at r1 * 169 + r2 * 13 + r3."""
    places = [0] * 13**3
    for place, triple in enumerate(_TRIPLES):
        for r1, r2, r3 in permutations(triple):
            places[r1 * 169 + r2 * 13 + r3] = place
    return places


_TRIPLE_PLACE: Final[list[int]] = _triple_places()


class TwoPlusThree:
    """Strengths of two own ranks with three board ranks, filled row by row on first sight by a ranking."""

    __slots__ = ("_rank", "rows")

    def __init__(self, rank: Callable[[int], int]) -> None:
        """`rank` gives the strength of five ranks, not of one suit, given as the sum of their rank counters."""
        self._rank = rank
        self.rows: list[list[int]] = [[] for _ in range(169)]
        """The row of two own ranks is at r1 * 13 + r2; empty until it is first asked for."""

    def fill(self, rank1: int, rank2: int) -> list[int]:
        """Enter and return the row of two own ranks; -1 stands where no deck could deal the five."""
        row: list[int] = []
        for triple in _TRIPLES:
            five = [rank1, rank2, *triple]
            dealable = max([five.count(rank) for rank in five]) <= 4
            row.append(self._rank(sum([RANK_KEY[rank] for rank in five])) if dealable else -1)
        self.rows[rank1 * 13 + rank2] = row
        self.rows[rank2 * 13 + rank1] = row
        return row


_HIGH: Final = TwoPlusThree(rank_five_ranks)
_LOW_EIGHT: Final = TwoPlusThree(rank_five_ranks_low_eight)


def prepare_omaha() -> None:
    """Fill every row now, so that no later hand takes longer for being the first of its kind."""
    for rank1, rank2 in combinations_with_replacement(range(13), 2):
        for table in (_HIGH, _LOW_EIGHT):
            table.fill(rank1, rank2)


class OmahaBoard:
    """A board of three, four or five cards made ready, so that each player's hand on it is ranked quickly."""

    __slots__ = ("_flush_holdings", "_flush_suit", "_triples")

    def __init__(self, board: Sequence[int]) -> None:
        """Raises HandFault unless the board is three to five known cards."""
        if not 3 <= len(board) <= 5 or min(board) < 0:
            raise HandFault("an Omaha board is ranked with three, four or five known cards")
        ranks = [card >> 2 for card in board]
        places = [_TRIPLE_PLACE[r1 * 169 + r2 * 13 + r3] for r1, r2, r3 in combinations(ranks, 3)]
        # One place twice when there is but one, so that the getter always gives a tuple.
        self._triples: itemgetter[tuple[int, ...]] = itemgetter(*places, places[0])
        self._flush_suit = -1
        self._flush_holdings: list[int] = []
        suits = [card & 3 for card in board]
        for suit in range(4):
            if suits.count(suit) >= 3:
                self._flush_suit = suit
                suited = [1 << (card >> 2) for card in board if card & 3 == suit]
                self._flush_holdings = [sum(three) for three in combinations(suited, 3)]

    def high(self, hole: Sequence[int]) -> int:
        """The high strength of own cards (two or more) with this board. Raises HandFault."""
        best = self._best(hole, _HIGH)
        if self._flush_suit >= 0:
            suited = [1 << (card >> 2) for card in hole if card & 3 == self._flush_suit]
            for two in combinations(suited, 2):
                for holding in self._flush_holdings:
                    best = max(best, flush_of(two[0] + two[1] + holding))
        return best

    def low_eight(self, hole: Sequence[int]) -> int:
        """The eight-or-better low strength of own cards with this board, -1 if none qualifies. Raises HandFault."""
        return self._best(hole, _LOW_EIGHT)

    def _best(self, hole: Sequence[int], table: TwoPlusThree) -> int:
        if len(hole) < 2 or min(hole) < 0:
            raise HandFault("an Omaha hand is ranked with two or more known cards of one's own")
        rows = table.rows
        triples = self._triples
        best = -1
        for card1, card2 in combinations(hole, 2):
            row = rows[(card1 >> 2) * 13 + (card2 >> 2)]
            if not row:
                row = table.fill(card1 >> 2, card2 >> 2)
            strength = max(triples(row))
            if strength > best:
                best = strength
        return best


def rank_omaha_high(hole: Sequence[int], board: Sequence[int]) -> int:
    """The best high of exactly two own cards and three of the board's. Raises HandFault."""
    return OmahaBoard(board).high(hole)


def rank_omaha_low_eight(hole: Sequence[int], board: Sequence[int]) -> int:
    """The best eight-or-better low of exactly two own cards and three of the board's, -1 if none. Raises HandFault."""
    return OmahaBoard(board).low_eight(hole)


def reference_omaha_high(hole: Sequence[int], board: Sequence[int]) -> int:
    """As rank_omaha_high, by the definition alone: every two with every three. Slow; for proofs."""
    return max(
        [reference_high(two + three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    )


def reference_omaha_low_eight(hole: Sequence[int], board: Sequence[int]) -> int:
    """As rank_omaha_low_eight, by the definition alone: every two with every three. Slow; for proofs."""
    lows = [reference_low(two + three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    return max(lows) if max(lows) >= EIGHT_LOW_LEAST else -1
