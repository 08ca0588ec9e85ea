"""High hands: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.

Strength: category << 20 | r1 << 16 | r2 << 12 | r3 << 8 | r4 << 4 | r5, category 0 (high card) to 8 (straight flush),
ranks 0..12 in the order in which hands of that category are compared, unused places 0. The rules are those of every
house so far; Casinohuone prints them as CO-HR.1 to CO-HR.12.
"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from cardroom.cards.ranking.best_five import best_five, fill
from cardroom.cards.ranking.histogram import (
    FLUSH_BITS,
    FLUSH_RAISE,
    RANKS_MASK,
    HandFault,
    flush_holding,
    holding_of,
    keys_total,
    ranks_held,
    ranks_in,
)
from cardroom.cards.ranking.pair_keys import (
    ONE,
    RANKS,
    RANKS_SHIFT,
    ROW_SHIFT,
    SUITS_MASK,
    TWO,
    UNKNOWN,
    row_places,
    suits_with,
)

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE_OF_A_KIND: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR_OF_A_KIND: Final = 7
STRAIGHT_FLUSH: Final = 8

_GROUPS: Final[dict[tuple[int, ...], int]] = {
    (1, 1, 1, 1, 1): HIGH_CARD,
    (2, 1, 1, 1): PAIR,
    (2, 2, 1): TWO_PAIR,
    (3, 1, 1): THREE_OF_A_KIND,
    (3, 2): FULL_HOUSE,
    (4, 1): FOUR_OF_A_KIND,
}
ROW: Final = RANKS_SHIFT + ROW_SHIFT
_IS_COMPILED: Final = not __file__.endswith(".py")
_WHEEL: Final = [12, 3, 2, 1, 0]


def pack(category: int, ranks: list[int]) -> int:
    """One comparable number of a category and up to five ranks, the most important first."""
    strength = category
    for place in range(5):
        strength = strength << 4 | (ranks[place] if place < len(ranks) else 0)
    return strength


def five_high(ranks: list[int], suited: bool) -> int:
    """The rule itself: the strength of five ranks, highest first, that are or are not of one suit."""
    groups = sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True)
    in_order = [rank for _, rank in groups]
    category = _GROUPS[tuple([count for count, _ in groups])]
    if category != HIGH_CARD:
        return pack(category, in_order)
    if ranks == _WHEEL:  # the ace counts as one and the five leads (CO-HR.1, CO-HR.8)
        return pack(STRAIGHT_FLUSH if suited else STRAIGHT, [3])
    if ranks[0] - ranks[4] == 4:
        return pack(STRAIGHT_FLUSH if suited else STRAIGHT, ranks[:1])
    return pack(FLUSH if suited else HIGH_CARD, ranks)


def reference_high(cards: Sequence[int]) -> int:
    """The strength of five cards or more by the definition alone: the best of every five of them. Slow; for proofs."""
    best = -1
    for five in combinations(sorted(cards, reverse=True), 5):
        suited = len({card & 3 for card in five}) == 1
        best = max(best, five_high([card >> 2 for card in five], suited))
    return best


def rank_high(cards: Sequence[int]) -> int:
    """The strength of the best five of five, six or seven different cards. Raises HandFault."""
    if len(cards) == 7:  # the call of every hold'em showdown: adding by hand costs half of what a loop does
        if not _IS_COMPILED or type(cards) is not tuple:
            a, b, c, d, e, f, g = cards
        else:  # A compiled build takes a tuple apart by its places, and what may be anything by an iterator.
            a, b, c, d, e, f, g = cards
        total = TWO[a][b] + TWO[c][d] + TWO[e][f] + ONE[g]
        if _IS_FLUSH[total & SUITS_MASK]:
            if total < UNKNOWN:
                return flush_of(holding_of(_FLUSH_OF_SEVEN[total & SUITS_MASK], cards))
        else:
            try:
                known = _SEVEN[_ROWS[total >> ROW] + (total >> RANKS_SHIFT)]
            except IndexError:
                known = -1
            return known if known >= 0 else _enter_seven(total, cards)
    return rank_high_keys(keys_total(cards), cards)


def rank_high_on_board(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """As `rank_high`, the strength of each two own cards with a board of five. Raises HandFault."""
    a, b, c, d, e = board
    base = TWO[a][b] + TWO[c][d] + ONE[e]
    strengths: list[int] = []
    for hole in holes:
        total = base + TWO[hole[0]][hole[1]]
        known = -1
        if total < UNKNOWN and not _IS_FLUSH[total & SUITS_MASK]:
            known = _SEVEN[_ROWS[total >> ROW] + (total >> RANKS_SHIFT)]
        strengths.append(known if known >= 0 else rank_high([*hole, *board]))
    return strengths


def has_sevens() -> bool:
    """Whether the table of seven ranks is laid out, which takes a process a tenth of a second, once."""
    return len(_SEVEN) > 0


def rank_high_keys(total: int, own: Sequence[int] = (), board: Sequence[int] = ()) -> int:
    """The strength of a hand given as the sum of its cards' keys. Raises HandFault.

    A flush among six or seven cards is read off the cards themselves, `own` and `board`.
    """
    if total + FLUSH_RAISE & FLUSH_BITS:
        # Seven cards that hold a flush have five different ranks, which leaves no room for a full house or better.
        return flush_of(flush_holding(total, [*own, *board]))
    try:
        return _BY_RANKS[total & RANKS_MASK]
    except KeyError:
        return best_five(_BY_RANKS, total & RANKS_MASK, _unsuited)


def rank_five_ranks(ranks_total: int) -> int:
    """The strength of five ranks not all of one suit, given as the sum of their rank counters."""
    known = _BY_RANKS.get(ranks_total)
    return best_five(_BY_RANKS, ranks_total, _unsuited) if known is None else known


def prepare_high() -> None:
    """Enter every hand in the memo now, so that no later hand takes longer for being the first of its kind."""
    fill(_BY_RANKS, _unsuited)
    _lay_out_seven()
    for ranks_total, strength in _BY_RANKS.items():
        seven = ranks_in(ranks_total)
        if len(seven) == 7:
            total = sum([RANKS[rank] for rank in seven])
            _keep_seven(total, strength)
    for count in (5, 6, 7):
        for ranks in combinations(range(13), count):
            flush_of(sum([1 << rank for rank in ranks]))


def flush_of(holding: int) -> int:
    """The strength of the best five of the five or more ranks that one suit holds, given as its 13-bit set."""
    known = _BY_HOLDING.get(holding)
    if known is not None:
        return known
    ranks = ranks_held(holding)
    if len(ranks) < 5:
        raise HandFault("these cards are not of one deck: a card is there twice")
    best = max([five_high(list(five), True) for five in combinations(ranks, 5)])
    _BY_HOLDING[holding] = best
    return best


def _enter_seven(total: int, cards: Sequence[int]) -> int:
    """The strength of seven cards that are no flush, entered in the table. Raises HandFault."""
    strength = rank_high_keys(keys_total(cards))
    if not _SEVEN:
        _lay_out_seven()
    _keep_seven(total >> RANKS_SHIFT, strength)
    return strength


def _keep_seven(ranks_total: int, strength: int) -> None:
    table: list[Any] = _SEVEN
    table[_ROWS[ranks_total >> ROW_SHIFT] + ranks_total] = _ALIKE.setdefault(strength, strength)


def _lay_out_seven() -> None:
    """Make room for every seven ranks, those that no deck deals too: so no hand is taken for another."""
    if not _SEVEN:
        sums = [sum(seven) for seven in combinations_with_replacement(RANKS, 7)]
        _ROWS.extend(row_places(sums))
        _SEVEN.extend([-1] * (max([_ROWS[total >> ROW_SHIFT] + total for total in sums]) + 1))


def _unsuited(ranks: list[int]) -> int:
    return five_high(ranks, False)


_BY_RANKS: Final[dict[int, int]] = {}
_BY_HOLDING: Final[dict[int, int]] = {}
_FLUSH_OF_SEVEN: Final = suits_with(7, 5)
_IS_FLUSH: Final = [suit >= 0 for suit in _FLUSH_OF_SEVEN]

# Seven ranks, not of one suit, at the sum of their keys and what its row adds; -1 until the first sight. Empty until
# the first such call.
_SEVEN: Final[list[int]] = []
_ALIKE: Final[dict[Any, Any]] = {}  # one object a strength: the table stays in a core's own cache
_ROWS: Final[list[int]] = []
