"""A second scoring and settlement, written from the rule text alone, with nothing of `cardroom.openface`.

Hands are judged by counting ranks of text cards, points are dictionaries, payments are fractions until the end.
"""

from collections import Counter
from fractions import Fraction

ORDER = "23456789TJQKA"
FRONT = {r + r: n + 1 for n, r in enumerate("6789TJQKA")} | {r * 3: n + 10 for n, r in enumerate(ORDER)}
FIVE = {
    "trips": (2, 0), "straight": (4, 2), "flush": (8, 4), "full": (12, 6), "quads": (20, 10),
    "straight flush": (30, 15), "royal": (50, 25),
}  # fmt: skip
SCALE = ["high", "pair", "two pair", "trips", "straight", "flush", "full", "quads", "straight flush", "royal"]


def judge(cards: list[str]) -> tuple[int, list[int], str]:
    """Place on the scale, ranks in the order they count, name."""
    ranks = sorted([ORDER.index(c[0]) for c in cards], reverse=True)
    counted = sorted(Counter(ranks).items(), key=lambda item: (item[1], item[0]), reverse=True)
    shape = tuple(n for _, n in counted)
    in_order = [r for r, _ in counted]
    name = {(4, 1): "quads", (3, 2): "full", (2, 2, 1): "two pair"}.get(shape, "")
    if not name:
        name = "trips" if shape[0] == 3 else "pair" if shape[0] == 2 else "high"
    if len(cards) == 5 and name == "high":
        flush = len({c[1] for c in cards}) == 1
        wheel = ranks == [12, 3, 2, 1, 0]
        straight = wheel or ranks == list(range(ranks[0], ranks[0] - 5, -1))
        if wheel:
            in_order = [3]
        if flush and straight:
            name = "royal" if in_order[0] == 12 else "straight flush"
        elif flush or straight:
            name = "flush" if flush else "straight"
    return SCALE.index(name), in_order, name


def beats(one: list[str], other: list[str]) -> int:
    a, b = judge(one)[:2], judge(other)[:2]
    return (a > b) - (a < b)


def legal(rows: list[list[str]]) -> bool:
    return beats(rows[0], rows[1]) < 0 and beats(rows[1], rows[2]) <= 0


def bonus(rows: list[list[str]], row: int) -> int:
    if not legal(rows):
        return 0
    _, ranks, name = judge(rows[row])
    if row == 0:
        letter = ORDER[ranks[0]]
        return FRONT.get(letter * {"pair": 2, "trips": 3}.get(name, 1), 0)
    return FIVE.get(name, (0, 0))[row - 1]


def wins(a: list[list[str]], b: list[list[str]]) -> int:
    """Points of a from b."""
    total = sum(bonus(a, row) - bonus(b, row) for row in range(3)) if legal(a) or legal(b) else 0
    if legal(a) and legal(b):
        signs = [beats(a[row], b[row]) for row in range(3)]
        total += sum(signs)
        if set(signs) == {1}:
            total += 3
        if set(signs) == {-1}:
            total -= 3
    elif legal(a) != legal(b):
        total += 6 if legal(a) else -6
    return total


def divide(total: int, owed: dict[int, int]) -> dict[int, int]:
    exact = {p: Fraction(total * owed[p], sum(owed.values())) for p in owed}
    part = {p: int(exact[p]) for p in owed}
    while sum(part.values()) < total:
        neediest = max(
            sorted(owed), key=lambda p: exact[p] - part[p] if part[p] <= exact[p] else Fraction(-1)
        )
        part[neediest] += 1
    return part


def cash(hands: list[list[list[str]]], cap: int = 50) -> list[int]:
    """Net points of each player; asserts that no more than one player is capped (others have tests of their own)."""
    count = len(hands)
    net = [sum(wins(hands[a], hands[b]) for b in range(count) if b != a) for a in range(count)]
    losers = [p for p in range(count) if net[p] < -cap]
    if not losers:
        return net
    if len(losers) > 1:
        raise NotImplementedError("more than one capped")
    (loser,) = losers
    owed = {p: wins(hands[p], hands[loser]) for p in range(count) if p != loser}
    won_by_loser = -sum(v for v in owed.values() if v < 0)
    owed = {p: v for p, v in owed.items() if v > 0}
    paid = divide(cap + won_by_loser, owed)
    for p in owed:
        net[p] += paid[p] - owed[p]
    net[loser] = -cap
    if min(net) < -cap:
        raise NotImplementedError("the shortfall caps another")
    return net


def tournament(hands: list[list[list[str]]], start: list[int], value: int) -> list[int]:
    """Chips of each player after paying."""
    count = len(hands)
    chips = dict(enumerate(start))
    done: set[frozenset[int]] = set()
    out: set[int] = set()
    for a in range(count):
        for b in [*range(a + 1, count), *range(a)]:
            pair = frozenset((a, b))
            if pair in done or a in out or b in out:
                continue
            done.add(pair)
            won = wins(hands[a], hands[b])
            winner, loser = (a, b) if won > 0 else (b, a)
            amount = min([abs(won) * value, start[winner], start[loser], chips[loser]])
            chips[winner] += amount
            chips[loser] -= amount
            out |= {p for p in pair if chips[p] == 0}
    return [chips[p] for p in range(count)]
