"""Dividing a whole amount in proportion, to the last unit."""

from collections.abc import Sequence


def apportion(
    total: int, weights: Sequence[int], order: Sequence[int] | None = None, unit: int = 1
) -> tuple[int, ...]:
    """`total` units in proportion to `weights`, in whole units that add up to it.

    Everybody gets the whole units of the exact share. The remaining units go one by one to the largest remainders;
    equal remainders are taken by `order`, a list of positions in `weights`, and without it by position. If all weights
    are 0, all shares are equal. No unit is lost and none is created.

    With a larger ``unit``, the smallest coin, shares are multiples of it; the part below one coin goes to the first.
    """
    if unit > 1:
        coins = [unit * share for share in apportion(total // unit, weights, order)]
        coins[order[0] if order else 0] += total % unit
        return tuple(coins)
    assert total >= 0 and weights and min(weights) >= 0, "a share of nothing, or for nobody"
    parts = sum(weights)
    if not parts:
        return apportion(total, [1] * len(weights), order)
    shares = [total * weight // parts for weight in weights]
    first = {place: rank for rank, place in enumerate(order)} if order is not None else {}
    by_remainder = sorted(
        range(len(weights)), key=lambda place: (-(total * weights[place] % parts), first.get(place, place))
    )
    for place in by_remainder[: total - sum(shares)]:
        shares[place] += 1
    return tuple(shares)
