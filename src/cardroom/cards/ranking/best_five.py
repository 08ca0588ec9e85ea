"""The best five of five, six or seven ranks, remembered: the memo that every ranking uses."""

from collections.abc import Callable
from itertools import combinations_with_replacement

from cardroom.cards.ranking.histogram import RANK_KEY, HandFault, ranks_in

Judge = Callable[[list[int]], int]
"""The rule of a ranking: the strength of five ranks, highest first."""


def best_five(memo: dict[int, int], ranks_total: int, judge: Judge) -> int:
    """The strength of the ranks counted in `ranks_total`, entered in `memo` on the way. Raises HandFault.

    Five ranks are worth what `judge` says. More are worth the best of what is left when each in turn is left out:
    the memo holds nothing that the judge has not said, and so cannot disagree with it.
    """
    ranks = ranks_in(ranks_total)
    if not 5 <= len(ranks) <= 7:
        raise HandFault(f"a hand of {len(ranks)} cards cannot be ranked; it takes five, six or seven")
    if any(ranks.count(rank) > 4 for rank in ranks):
        raise HandFault("these cards are not of one deck: a card is there twice")
    return _enter(memo, ranks_total, ranks, judge)


def _enter(memo: dict[int, int], ranks_total: int, ranks: list[int], judge: Judge) -> int:
    best = -1
    if len(ranks) == 5:
        best = judge(ranks)
    else:
        for place, rank in enumerate(ranks):
            without = ranks_total - RANK_KEY[rank]
            strength = memo.get(without)
            if strength is None:
                strength = _enter(memo, without, ranks[:place] + ranks[place + 1 :], judge)
            if strength > best:
                best = strength
    memo[ranks_total] = best
    return best


def fill(memo: dict[int, int], judge: Judge) -> None:
    """Enter all 73,775 ways to hold five, six or seven ranks: every seven, and with them what is left of each."""
    for ranks in combinations_with_replacement(range(12, -1, -1), 7):
        if all(ranks[place] != ranks[place + 4] for place in range(3)):  # a fifth of a rank is in no deck
            _enter(memo, sum([RANK_KEY[rank] for rank in ranks]), list(ranks), judge)
