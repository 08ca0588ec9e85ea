"""Random ways for a spot to go on: hands by the weights of their ranges, then cards from what is left of the deck.

A way that needs one card twice is thrown away. So every way that can be is as likely as the weights of its hands say.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.equity_question import EquityQuestion
from cardroom.analysis.spots import WHOLE_POT, board_size, parts_of_pot
from cardroom.analysis.strength_tables import Whole, rank_many
from cardroom.cards.deck import DECK_SIZE

AT_ONCE: Final = 20_000
MAX_TRIED: Final = 400
"""So many rounds without one way that can be: the ranges cannot be held together."""
TOLD_EVERY: Final = 1_000


@dataclass(slots=True)
class Sample:
    """The results of samples, by player: sums of parts of the pot and of their squares, and counts."""

    count: int
    wins: list[int]
    ties: list[int]
    parts: list[float]
    squares: list[float]
    shares: list[list[float]]


def sample(asked: EquityQuestion, count: int, seed: int, tell: Callable[[int], object]) -> Sample:
    """So many random ways. The same seed gives the same ones. Raises AnalysisFault."""
    chance = np.random.default_rng(seed)
    players = len(asked.ranges)
    none = [0.0] * players
    found = Sample(0, [0] * players, [0] * players, [*none], [*none], [[*none] for _ in asked.game.shares])
    add = _add_plain if asked.is_plain_high else _add_any
    empty = 0
    while found.count < count:
        before = found.count
        add(asked, chance, min(count - found.count, AT_ONCE), found, tell)
        empty = empty + 1 if found.count == before else 0
        if empty == MAX_TRIED:
            raise AnalysisFault(
                "these ranges cannot be held together: each hand of one has a card of the others"
            )
        tell(found.count)
    return found


def _chosen(asked: EquityQuestion, chance: np.random.Generator, count: int) -> tuple[list[Whole], Any]:
    """For each player a column of places in the range, and the cards that the hands of a row take, as bits.

    Rows in which a card is taken twice are left out.
    """
    taken = np.zeros(count, dtype=np.int64)
    fine = np.ones(count, dtype=bool)
    places: list[Whole] = []
    for one in asked.ranges:
        weights = np.array([weight for _, weight in one.hands])
        masks = np.array([sum([1 << card for card in hand]) for hand, _ in one.hands], dtype=np.int64)
        chosen = chance.choice(len(masks), size=count, p=weights / weights.sum())
        fine &= (taken & masks[chosen]) == 0
        taken |= masks[chosen]
        places.append(chosen)
    return [chosen[fine] for chosen in places], taken[fine]


def _drawn(taken: Any, known: list[int], wanted: int, chance: np.random.Generator) -> tuple[Whole, Any]:
    """So many cards for each row that nobody has, and which rows got them: a row with a card twice is left out."""
    held = taken | sum([1 << card for card in known])
    fine = np.ones(len(held), dtype=bool)
    cards = chance.integers(DECK_SIZE, size=(len(held), wanted))
    for column in range(wanted):
        bits = np.left_shift(np.int64(1), cards[:, column])
        fine &= (held & bits) == 0
        held |= bits
    return cards[fine], fine


def _add_plain(
    asked: EquityQuestion,
    chance: np.random.Generator,
    count: int,
    found: Sample,
    tell: Callable[[int], object],
) -> None:
    """Hold'em: all in arrays."""
    board = list(asked.boards[0])
    places, taken = _chosen(asked, chance, 2 * count)
    come, fine = _drawn(taken, [*board, *asked.dead], board_size(asked.game) - len(board), chance)
    come = come[:count]
    laid = np.tile(np.array(board, dtype=np.int64), (len(come), 1))
    strengths = []
    for one, chosen in zip(asked.ranges, places, strict=True):
        own = np.array([hand for hand, _ in one.hands], dtype=np.int64)[chosen[fine][:count]]
        strengths.append(rank_many(np.concatenate([own, laid, come], axis=1)))
    table = np.stack(strengths)
    winners = table == table.max(axis=0)
    winning = winners.sum(axis=0)
    for player, mine in enumerate(winners):
        parts = np.where(mine, 1 / winning, 0.0)
        found.wins[player] += int((mine & (winning == 1)).sum())
        found.ties[player] += int((mine & (winning > 1)).sum())
        found.parts[player] += float(parts.sum())
        found.squares[player] += float((parts * parts).sum())
        found.shares[0][player] += float(parts.sum())
    found.count += len(come)


def _add_any(
    asked: EquityQuestion,
    chance: np.random.Generator,
    count: int,
    found: Sample,
    tell: Callable[[int], object],
) -> None:
    """Any game, by its own ranking: one way after the other."""
    places, taken = _chosen(asked, chance, count)
    for row in range(len(taken)):
        holes = tuple(
            [one.hands[int(chosen[row])][0] for one, chosen in zip(asked.ranges, places, strict=True)]
        )
        spot = asked.spot(holes)
        unseen = spot.unseen
        drawn = chance.permutation(unseen)[: sum(spot.lacking)].tolist()
        _add_way(asked, spot.completed(drawn), found)
        if found.count % TOLD_EVERY == 0:
            tell(found.count)


def _add_way(asked: EquityQuestion, way: tuple[Any, Any], found: Sample) -> None:
    parts = parts_of_pot(asked.game, *way)
    found.count += 1
    for player in range(len(asked.ranges)):
        total = 0
        for mine, part in zip(found.shares, parts, strict=True):
            mine[player] += part[player] / WHOLE_POT
            total += part[player]
        found.wins[player] += total == WHOLE_POT
        found.ties[player] += 0 < total < WHOLE_POT
        found.parts[player] += total / WHOLE_POT
        found.squares[player] += (total / WHOLE_POT) ** 2
