"""Whether an unfinished hand can still become legal, given the luckiest cards outside the hand itself.

Cards in other players' hands count as if they could still come (CH-6.OFC.21).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from cardroom.cards.ranking import rank_front, rank_high
from cardroom.cards.ranking.high import flush_of, rank_five_ranks
from cardroom.cards.ranking.histogram import RANK_KEY
from cardroom.openface.rows import ROW_SIZES, Rows

_FEW: Final = 2
"""Up to this many missing cards of a row are tried card by card; more are tried by rank, and by suit for flushes."""


def can_become_legal(rows: Rows) -> bool:
    """Whether some cards not in these rows would make them a legal hand.

    The answer is exact with one exception: while the middle lacks three or more cards, each row is checked by itself,
    as if no two rows needed the same card.
    """
    front, middle, back = rows
    own = {card for row in rows for card in row}
    free = [card for card in range(52) if card not in own]
    best_back = max(strengths(back, free))
    least_front = min(front_strengths(front, free))
    lacking = ROW_SIZES[1] - len(middle)
    if lacking > _FEW:
        return any(least_front < strength <= best_back for strength in strengths(middle, free))
    for more in combinations(free, lacking):
        strength = rank_high([*middle, *more])
        if least_front < strength <= best_back:
            rest = [card for card in free if card not in more]
            # A front is kept low by cards of whole ranks, nine cards or more: the back cannot take them all.
            if max(strengths(back, rest)) >= strength > min(front_strengths(front, rest)):
                return True
    return False


def strengths(row: Sequence[int], free: Sequence[int]) -> Iterable[int]:
    """The possible strengths of a row of five with cards out of `free`; each value at least once."""
    lacking = 5 - len(row)
    if lacking <= _FEW:
        return (rank_high([*row, *more]) for more in combinations(free, lacking))
    return _strengths_by_rank(row, free, lacking)


def front_strengths(row: Sequence[int], free: Sequence[int]) -> Iterable[int]:
    """The possible strengths of a front with cards out of `free`. Suits do not matter there."""
    held = _by_rank(free)
    lacking = ROW_SIZES[0] - len(row)
    return (
        rank_front([*row, *more])
        for ranks in combinations_with_replacement(range(13), lacking)
        if (more := _cards_of(ranks, held)) is not None
    )


def _strengths_by_rank(row: Sequence[int], free: Sequence[int], lacking: int) -> Iterator[int]:
    ranks_total = sum([RANK_KEY[card >> 2] for card in row])
    stock = _ENOUGH + sum([1 << 4 * (card >> 2) for card in free])
    for needed, added in _additions(lacking):
        if stock - needed & _ENOUGH == _ENOUGH:
            yield rank_five_ranks(ranks_total + added)
    for suit in {card & 3 for card in row} if row else set(range(4)):
        if all(card & 3 == suit for card in row):
            holding = sum([1 << (card >> 2) for card in row])
            suited = [1 << (card >> 2) for card in free if card & 3 == suit]
            for more in combinations(suited, lacking):
                yield flush_of(holding + sum(more))


# Counters of four bits a rank; the top bit stays set while no more are taken than exist.
_ENOUGH: Final = sum([8 << 4 * rank for rank in range(13)])


@cache
def _additions(count: int) -> list[tuple[int, int]]:
    """Every choice of `count` ranks, as counters of four bits and as the counters that rankings use."""
    return [
        (sum([1 << 4 * rank for rank in ranks]), sum([RANK_KEY[rank] for rank in ranks]))
        for ranks in combinations_with_replacement(range(13), count)
    ]


def _by_rank(cards: Sequence[int]) -> list[list[int]]:
    held: list[list[int]] = [[] for _ in range(13)]
    for card in cards:
        held[card >> 2].append(card)
    return held


def _cards_of(ranks: tuple[int, ...], held: list[list[int]]) -> list[int] | None:
    """Cards of these ranks (in rising order), None if there are not enough."""
    cards: list[int] = []
    for rank in ranks:
        place = ranks.index(rank)
        nth = len(cards) - place
        if nth >= len(held[rank]):
            return None
        cards.append(held[rank][nth])
    return cards
