"""The equity of hands and ranges: exact where all ways can be counted in seconds, else from samples, with an error.

>>> from cardroom.analysis import equity
>>> found = equity(["AsKs", "2h2d"])
>>> found.exact, found.boards, round(found.hands[0].equity, 6)
(True, 1712304, 0.500842)
"""

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
"""Receives the progress: ways counted or samples taken."""


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
    """The results for all hands. `boards` counts the ways in which the cards came: all if `exact`, else the samples."""

    game: str
    exact: bool
    boards: float
    hands: tuple[HandEquity, ...]


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
) -> Equities:
    """Return each hand's equity if nobody bets any more. Raises AnalysisFault, and Refused for an unknown game.

    A hand is own cards ("AsKs"; those not given come from the deck, as in stud), or in games of two own cards a range
    ("TT+;AKs:0.5", see `ranges`). `board` has the cards on the board, a text for each board if there are two;
    `boards=2` plays a bomb pot's two. If cards can be given up or exchanged, the hands are those after the exchange.
    If `exact` is left out, all ways are counted where that takes seconds.
    """
    asked = ask(hands, game, board, dead, boards)
    if samples < 2:
        raise AnalysisFault(f"an error takes two samples at least, not {samples}")
    if seed < 0:
        raise AnalysisFault(f"a seed is a whole number from 0 on, not {seed}")
    tell = progress or _silent
    spots = prod([len(one.hands) for one in asked.ranges])
    if asked.is_plain_high and exact is not False and spots <= (MAX_RANKED if exact else MAX_RANKED // 200):
        together = _alike(asked)
        if exact or len(together) <= MAX_TALLIED[BOARD - len(asked.boards[0])]:
            return _tallied(asked, together, tell)
    elif exact is not False:
        work = spots * _work(asked)
        if exact or work <= MAX_RANKED or (work <= MAX_IN_ROWS and _goes_in_rows(asked)):
            return _counted(asked, tell, work >= LEAST_IN_ROWS and _goes_in_rows(asked))
    return _sampled(asked, sample(asked, samples, seed, tell))


def _silent(done: int) -> None:
    pass


def _work(asked: EquityQuestion) -> int:
    """The number of hands to rank in one spot, in pairs of own cards."""
    ways = asked.spot(tuple([one.hands[0][0] for one in asked.ranges])).count_ways()
    return ways * pairs_of_cards(asked)


def _goes_in_rows(asked: EquityQuestion) -> bool:
    """Whether one board alone is to come, in a game that is ranked many hands at a time."""
    own = asked.game.shown_cards
    return (
        len(asked.boards) == 1
        and all(len(hand) == own for one in asked.ranges for hand, _ in one.hands)
        and is_ranked_in_rows(asked.game, is_much=True)
    )


_SUITS: Final = tuple(permutations(range(4)))


def _alike(asked: EquityQuestion) -> dict[tuple[tuple[int, ...], ...], float]:
    """Hands for all players with their weights, one for all that differ by their suits alone, which win as often."""
    fixed = [set(cards) for cards in (*asked.boards, asked.dead)]
    keeping = [
        suits
        for suits in _SUITS
        if all({card & ~3 | suits[card & 3] for card in cards} == cards for cards in fixed)
    ]
    found: dict[tuple[tuple[int, ...], ...], float] = {}
    for chosen in product(*[one.hands for one in asked.ranges]):
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
    asked: EquityQuestion, together: Mapping[tuple[tuple[int, ...], ...], float], tell: Advance
) -> Equities:
    players = len(asked.ranges)
    won = [[Fraction(0)] * players for _ in range(players)]
    boards = Fraction(0)
    for done, (holes, weight) in enumerate(together.items(), start=1):
        spot = asked.spot(holes)
        tally = tally_boards(holes, asked.boards[0], spot.unseen)
        exactly = Fraction(weight).limit_denominator(10**9)
        boards += exactly * tally.boards
        for mine, counts in zip(won, tally.won.tolist(), strict=True):
            for place, count in enumerate(counts):
                mine[place] += exactly * count
        tell(done)
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


def _sampled(asked: EquityQuestion, found: Sample) -> Equities:
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
    return Equities(asked.game.code, False, found.count, tuple(hands))
