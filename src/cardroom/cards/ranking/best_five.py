"""The best five of five, six or seven ranks, remembered: the memo behind every ranking."""

from collections.abc import Callable

from cardroom.cards.ranking.histogram import RANK_KEY, HandFault, ranks_in


def best_five(memo: dict[int, int], ranks_total: int, judge: Callable[[list[int]], int]) -> int:
    """The strength of the ranks counted in `ranks_total`, entered in `memo` on the way.

    Five ranks are worth what `judge` says. More are worth the best of what is left when each in turn is left out:
    the memo holds nothing that the judge has not said, and so cannot disagree with it.
    """
    known = memo.get(ranks_total)
    if known is not None:
        return known
    ranks = ranks_in(ranks_total)
    if not 5 <= len(ranks) <= 7:
        raise HandFault(f"a hand of {len(ranks)} cards cannot be ranked; it takes five, six or seven")
    best = -1
    if len(ranks) == 5:
        best = judge(ranks)
    else:
        for rank in set(ranks):
            best = max(best, best_five(memo, ranks_total - RANK_KEY[rank], judge))
    memo[ranks_total] = best
    return best
