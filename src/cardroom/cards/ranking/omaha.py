"""Two of one's own cards and three of the board's: Omaha, and with five own cards Omaha 5 and Courchevel (CO-OM.1).

Two own ranks are one of 91 pairs, three board ranks one of 455 triples. A row per pair holds the strength with every
triple; a board knows the places of its triples in those rows, so one player's hand is a few short reads of rows.
Suits matter only to a flush, and so only when the board holds three cards of a suit.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement, permutations, product
from operator import itemgetter
from typing import Final

from cardroom.cards.ranking.high import flush_of, rank_five_ranks, reference_high
from cardroom.cards.ranking.histogram import RANK_KEY, HandFault, holding_of
from cardroom.cards.ranking.low import EIGHT_LOW_LEAST, rank_five_ranks_low_eight, reference_low
from cardroom.cards.ranking.pair_keys import (
    ONE,
    RANKS,
    RANKS_SHIFT,
    SUITS_MASK,
    TWO,
    suit_counts,
    suits_with,
)

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


# What a call that ranks one hand has seen: by the ranks of five board cards, the best strength of each two own ranks
# with any three of them, no flush; the last place is that of an unknown card, which is never seen.
_UNSEEN: Final = 1 << 28
_BOARDS: Final[dict[int, list[int]]] = {}
_PAIRS: Final = list(combinations_with_replacement(range(13), 2))
_UNKNOWN_PAIR: Final = len(_PAIRS)


def _pair_places() -> list[list[int]]:
    """The place in `_PAIRS` of the ranks of two cards; the last place for an unknown one, -1."""
    of_ranks = {pair: place for place, pair in enumerate(_PAIRS)}
    places = [[_UNKNOWN_PAIR] * 53 for _ in range(53)]
    for one, other in product(range(52), repeat=2):
        places[one][other] = of_ranks[min(one, other) >> 2, max(one, other) >> 2]
    return places


_PAIR: Final = _pair_places()
_THREE_OF_FIVE: Final = suits_with(5, 3)
_TOO_FEW: Final = [[count < 2 for count in suit_counts(4, suit)] for suit in range(4)]

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

    def of_ranks(self, rank1: int, rank2: int) -> int:
        """The high strength of two own ranks with this board, whatever the suits."""
        row = _HIGH.rows[rank1 * 13 + rank2] or _HIGH.fill(rank1, rank2)
        best: int = max(self._triples(row))
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
    try:  # four of one's own and a full board, seen before; what is not raises, and is worked out
        v, w, x, y, z = board
        a, b, c, d = hole
        total = TWO[v][w] + TWO[x][y] + ONE[z]
        row = _BOARDS[total >> RANKS_SHIFT]
    except (ValueError, KeyError):
        return _enter_board(hole, board)
    place = _PAIR[a]
    best = row[place[b]]
    if (known := row[place[c]]) > best:
        best = known
    if (known := row[place[d]]) > best:
        best = known
    place = _PAIR[b]
    if (known := row[place[c]]) > best:
        best = known
    if (known := row[place[d]]) > best:
        best = known
    if (known := row[_PAIR[c][d]]) > best:
        best = known
    if best == _UNSEEN:
        return _enter_board(hole, board)
    suit = _THREE_OF_FIVE[total & SUITS_MASK]
    if suit < 0 or _TOO_FEW[suit][TWO[a][b] + TWO[c][d] & SUITS_MASK]:
        return best
    return _best_flush(best, holding_of(suit, hole), holding_of(suit, board))


def _best_flush(best: int, own: int, shared: int) -> int:
    """The best of a strength and the flushes of two of one's own ranks of a suit with three of the board's."""
    if own & shared:
        raise HandFault("these cards are not of one deck: a card is there twice")
    if own.bit_count() == 2 and shared.bit_count() == 3:
        return max(best, flush_of(own | shared))
    twos = [one | other for one, other in combinations(_bits(own), 2)]
    for three in [a | b | c for a, b, c in combinations(_bits(shared), 3)]:
        for two in twos:
            strength = flush_of(two | three)
            if strength > best:
                best = strength
    return best


def _bits(holding: int) -> list[int]:
    return [1 << rank for rank in range(13) if holding >> rank & 1]


def _enter_board(hole: Sequence[int], board: Sequence[int]) -> int:
    """As `rank_omaha_high`, with what is found kept for the next call with these ranks. Raises HandFault."""
    made = OmahaBoard(board)
    best = made.high(hole)
    if len(hole) == 4 and len(board) == 5:
        row = _BOARDS.setdefault(sum([RANKS[card >> 2] for card in board]), [_UNSEEN] * (_UNKNOWN_PAIR + 1))
        for one, other in combinations(hole, 2):
            row[_PAIR[one][other]] = made.of_ranks(one >> 2, other >> 2)
    return best


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
