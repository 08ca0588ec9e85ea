"""The equity of hands and ranges: exact where all ways can be counted in seconds, else from samples, with an error.

>>> from cardroom.analysis import equity
>>> found = equity(["AsKs", "2h2d"])
>>> found.exact, found.boards, round(found.hands[0].equity, 6)
(True, 1712304, 0.500842)
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations, product
from math import prod, sqrt
from typing import Final

import numpy as np

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.equity_question import EquityQuestion, ask
from cardroom.analysis.high_boards import BOARD, tally_boards
from cardroom.analysis.row_parts import (
    LEAST_IN_ROWS,
    is_ranked_in_rows,
    pairs_of_cards,
    parts_of_rows,
    run_outs,
)
from cardroom.analysis.sampling import Sample, sample
from cardroom.analysis.spots import WHOLE_POT, KnownCards, parts_of_pot
from cardroom.games.game import Game

SAMPLES: Final = 100_000
MAX_RANKED: Final = 4_000_000
"""The most that is ranked one by one before samples are taken instead: pairs of own cards, some seconds of work."""
MAX_IN_ROWS: Final = 30_000_000
"""The most, in the same unit, that is counted where showdowns are worked out many at a time."""
MAX_TALLIED: Final = (3_000, 3_000, 3_000, 600, 300, 300)
"""The most hold'em spots that are told apart by suits and counted whole, by the cards that the board lacks."""

Advance = Callable[[int], object]
"""Receives the progress of a part of the work: how much of it is done."""
Begins = Callable[[str, int], object]
"""Told before each part of the work what is to be done, "hands to sort", "ways to count" or "samples to take", and how
many there are, at most."""


@dataclass(frozen=True, slots=True)
class HandEquity:
    """The result for one hand or range.

    `wins` counts the ways in which it takes the whole pot, `ties` those in which it takes a part; of weighted ranges
    each way counts by the weights of its hands. `equity` is its part of the pot, `shares` how much of that comes from
    each share (high, low, a board). With samples, `standard_error` is that of the equity.
    """

    hand: str
    wins: float
    ties: float
    equity: float
    shares: Mapping[str, float]
    standard_error: float | None = None


@dataclass(frozen=True, slots=True)
class Equities:
    """The results for all hands. `boards` counts the ways in which the cards came: all if `exact`, else the samples, of
    at most so many `ways`.
    """

    game: str
    exact: bool
    boards: float
    hands: tuple[HandEquity, ...]
    ways: int | None = None


def equity(
    hands: Sequence[str],
    game: str = "holdem",
    board: str | Sequence[str] = "",
    dead: str = "",
    *,
    boards: int = 1,
    exact: bool | None = None,
    samples: int = SAMPLES,
    seed: int = 0,
    progress: Advance | None = None,
    begins: Begins | None = None,
) -> Equities:
    """Return each hand's equity if nobody bets any more. Raises AnalysisFault, and Refused for an unknown game.

    A hand is own cards ("AsKs"; those not given come from the deck, as in stud), or in games of two own cards a range
    ("TT+;AKs:0.5", see `ranges`). `board` has the cards on the board, a text for each board if there are two;
    `boards=2` plays a bomb pot's two. If cards can be given up or exchanged, the hands are those after the exchange.
    If `exact` is left out, all ways are counted where that takes seconds. `begins` is told before each part of the work.
    """
    asked = ask(hands, game, board, dead, boards)
    if samples < 2:
        raise AnalysisFault(f"an error takes two samples at least, not {samples}")
    if seed < 0:
        raise AnalysisFault(f"a seed is a whole number from 0 on, not {seed}")
    tell = WhoIsTold(progress or _silent, begins or _silent)
    spots = prod([len(one.hands) for one in asked.ranges])
    ways = _all_ways(asked)
    if asked.is_plain_high and exact is not False and spots <= (MAX_RANKED if exact else MAX_RANKED // 200):
        together = _alike(asked, tell, spots)
        if exact or len(together) <= MAX_TALLIED[BOARD - len(asked.boards[0])]:
            return _tallied(asked, together, tell)
    elif exact is not False:
        work = ways * pairs_of_cards(asked)
        if exact or work <= MAX_RANKED or (work <= MAX_IN_ROWS and _goes_in_rows(asked)):
            tell.begins("ways to count", ways)
            return _counted(asked, tell.progress, work >= LEAST_IN_ROWS and _goes_in_rows(asked))
    tell.begins("samples to take", samples)
    return _sampled(asked, sample(asked, samples, seed, tell.progress), ways)


@dataclass(frozen=True, slots=True)
class WhoIsTold:
    """Those who are told of the work."""

    progress: Advance
    begins: Begins


def _silent(*_: object) -> None:
    pass


def _all_ways(asked: EquityQuestion) -> int:
    """In how many ways the cards can come, with those in which two players hold the same card."""
    ways = 0
    kinds = []
    for one in asked.ranges:
        first = {len(hand): hand for hand, _ in one.hands}
        sizes = Counter([len(hand) for hand, _ in one.hands])
        kinds.append([(first[size], count) for size, count in sizes.items()])
    for chosen in product(*kinds):
        counts = [count for _, count in chosen]
        ways += prod(counts) * asked.spot(tuple([hand for hand, _ in chosen])).count_ways()
    return ways


def _goes_in_rows(asked: EquityQuestion) -> bool:
    """Whether one board alone is to come, in a game that is ranked many hands at a time."""
    own = asked.game.shown_cards
    return (
        len(asked.boards) == 1
        and all(len(hand) == own for one in asked.ranges for hand, _ in one.hands)
        and is_ranked_in_rows(asked.game, is_much=True)
    )


AT_ONCE: Final = 1_000
_SUITS: Final = tuple(permutations(range(4)))


def _alike(asked: EquityQuestion, tell: WhoIsTold, spots: int) -> dict[tuple[tuple[int, ...], ...], float]:
    """Hands for all players with their weights, one for all that differ by their suits alone, which win as often."""
    tell.begins("hands to sort", spots)
    fixed = [set(cards) for cards in (*asked.boards, asked.dead)]
    keeping = [
        suits
        for suits in _SUITS
        if all({card & ~3 | suits[card & 3] for card in cards} == cards for cards in fixed)
    ]
    found: dict[tuple[tuple[int, ...], ...], float] = {}
    for done, chosen in enumerate(product(*[one.hands for one in asked.ranges])):
        if done % AT_ONCE == 0:
            tell.progress(done)
        holes = tuple([hand for hand, _ in chosen])
        if len({card for hole in holes for card in hole}) < sum(map(len, holes)):
            continue
        first = min(
            tuple(
                [
                    tuple(sorted([card & ~3 | suits[card & 3] for card in hole], reverse=True))
                    for hole in holes
                ]
            )
            for suits in keeping
        )
        found[first] = found.get(first, 0) + prod([weight for _, weight in chosen])
    if not found:
        raise AnalysisFault("these ranges cannot be held together: each hand of one has a card of the others")
    return found


def _tallied(
    asked: EquityQuestion, together: Mapping[tuple[tuple[int, ...], ...], float], tell: WhoIsTold
) -> Equities:
    players = len(asked.ranges)
    won = [[Fraction(0)] * players for _ in range(players)]
    boards, done = Fraction(0), 0
    each = asked.spot(next(iter(together))).count_ways()
    tell.begins("ways to count", len(together) * each)
    for holes, weight in together.items():
        spot = asked.spot(holes)
        tally = tally_boards(holes, asked.boards[0], spot.unseen)
        exactly = Fraction(weight).limit_denominator(10**9)
        boards += exactly * tally.boards
        for mine, counts in zip(won, tally.won.tolist(), strict=True):
            for place, count in enumerate(counts):
                mine[place] += exactly * count
        done += each
        tell.progress(done)
    name = asked.game.shares[0].name
    hands = []
    for text, mine in zip(asked.texts, won, strict=True):
        part = float(sum([count / (place + 1) for place, count in enumerate(mine)], Fraction(0)) / boards)
        hands.append(HandEquity(text, _number(mine[0]), _number(sum(mine[1:])), part, {name: part}))
    return Equities(asked.game.code, True, _number(boards), tuple(hands))


def _number(value: Fraction | int) -> float:
    """A whole number where it is one: run-outs of whole weights are counted."""
    return int(value) if value == int(value) else float(value)


def _counted(asked: EquityQuestion, tell: Advance, in_rows: bool = False) -> Equities:
    """Every way of every spot, one by one or in rows of very many."""
    players, game = len(asked.ranges), asked.game
    wins, ties = [Fraction(0)] * players, [Fraction(0)] * players
    parts = [[Fraction(0)] * players for _ in game.shares]
    ways, done = Fraction(0), 0
    for chosen in product(*[one.hands for one in asked.ranges]):
        holes = tuple([hand for hand, _ in chosen])
        if len({card for hole in holes for card in hole}) < sum(map(len, holes)):
            done += asked.spot(holes).count_ways()
            continue
        weight = Fraction(prod([weight for _, weight in chosen])).limit_denominator(10**9)
        count, won, whole, some = (_count_rows if in_rows else _count_spot)(asked.spot(holes), tell, done)
        done += count
        ways += weight * count
        for player in range(players):
            wins[player] += weight * whole[player]
            ties[player] += weight * some[player]
            for mine, more in zip(parts, won, strict=True):
                mine[player] += weight * more[player]
    if not ways:
        raise AnalysisFault("these ranges cannot be held together: each hand of one has a card of the others")
    hands = []
    for player, text in enumerate(asked.texts):
        shares = {name: Fraction(0) for name in share_names(game)}
        for name, mine in zip(share_names(game), parts, strict=True):
            shares[name] += mine[player] / WHOLE_POT / ways
        told = {name: float(part) for name, part in shares.items()}
        total = float(sum(shares.values(), Fraction(0)))
        hands.append(HandEquity(text, _number(wins[player]), _number(ties[player]), total, told))
    return Equities(game.code, True, _number(ways), tuple(hands))


def _count_spot(
    spot: KnownCards, tell: Advance, done: int
) -> tuple[int, list[list[int]], list[int], list[int]]:
    """How many ways a spot has; what each share brings each player in all, and how often a player has all or a part."""
    players = range(len(spot.holes))
    won = [[0 for _ in players] for _ in spot.game.shares]
    whole, some = [0 for _ in players], [0 for _ in players]
    count = 0
    for holes, boards in spot.ways():
        count += 1
        parts = parts_of_pot(spot.game, holes, boards)
        for player in players:
            total = 0
            for mine, part in zip(won, parts, strict=True):
                mine[player] += part[player]
                total += part[player]
            if total == WHOLE_POT:
                whole[player] += 1
            elif total:
                some[player] += 1
        if count % 1000 == 0:
            tell(done + count)
    return count, won, whole, some


def _count_rows(
    spot: KnownCards, tell: Advance, done: int
) -> tuple[int, list[list[int]], list[int], list[int]]:
    """The same as `_count_spot`, of a spot with one board to come."""
    players = len(spot.holes)
    won = np.zeros((len(spot.game.shares), players), dtype=np.int64)
    whole, some = np.zeros(players, dtype=np.int64), np.zeros(players, dtype=np.int64)
    count = 0
    for own, boards in run_outs(spot):
        parts = parts_of_rows(spot.game, own, boards, is_much=True)
        won += parts.sum(axis=0)
        total = parts.sum(axis=1)
        whole += (total == WHOLE_POT).sum(axis=0)
        some += ((total > 0) & (total < WHOLE_POT)).sum(axis=0)
        count += len(total)
        tell(done + count)
    return count, won.tolist(), whole.tolist(), some.tolist()


def share_names(game: Game) -> list[str]:
    """A name for each share of the game, with its run where a pot is divided between boards."""
    return [f"{share.name} {share.run}" if share.run else share.name for share in game.shares]


def _sampled(asked: EquityQuestion, found: Sample, ways: int) -> Equities:
    hands = []
    for player, text in enumerate(asked.texts):
        mean = found.parts[player] / found.count
        spread = max(0.0, found.squares[player] / found.count - mean * mean) * found.count / (found.count - 1)
        shares = {
            name: mine[player] / found.count
            for name, mine in zip(share_names(asked.game), found.shares, strict=True)
        }
        hands.append(
            HandEquity(text, found.wins[player], found.ties[player], mean, shares, sqrt(spread / found.count))
        )
    return Equities(asked.game.code, False, found.count, tuple(hands), ways)
