"""Random ways for a spot to go on: hands by the weights of their ranges, then cards from what is left of the deck.

A way that needs one card twice is thrown away. So every way that can be is as likely as the weights of its hands say.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.equity_question import EquityQuestion
from cardroom.analysis.row_parts import LEAST_IN_ROWS, laid_out, pairs_of_cards, parts_of_rows
from cardroom.analysis.spots import WHOLE_POT, board_size
from cardroom.analysis.strength_tables import Whole, rank_many
from cardroom.cards.deck import DECK_SIZE

AT_ONCE: Final = 20_000
MAX_TRIED: Final = 400
"""So many rounds without one way that can be: the ranges cannot be held together."""
ROWS_AT_ONCE: Final = 2_000


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
    is_much = count * pairs_of_cards(asked) >= LEAST_IN_ROWS
    empty = 0
    while found.count < count:
        before = found.count
        at_once = min(count - found.count, AT_ONCE)
        if asked.is_plain_high:
            _add_plain(asked, chance, at_once, found)
        else:
            _add_any(asked, chance, at_once, found, is_much, tell)
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
    is_much: bool,
    tell: Callable[[int], object],
) -> None:
    """Any game, by its own ranking: rows of cards, which `row_parts` divides the pot for."""
    for first in range(0, count, ROWS_AT_ONCE):
        for own, boards in _completed(asked, chance, min(count - first, ROWS_AT_ONCE)):
            _add_rows(asked, own, boards, found, is_much)
        tell(found.count)


def _completed(
    asked: EquityQuestion, chance: np.random.Generator, count: int
) -> Iterator[tuple[list[Whole], list[Whole]]]:
    """So many ways, less those that need a card twice: own cards of each player, and each board, all complete.

    Hands of which as many cards are known come together.
    """
    places, taken = _chosen(asked, chance, count)
    gone = taken | sum([1 << card for cards in (asked.dead, *asked.boards) for card in cards])
    # Cards in an order by chance, those that nobody can get after all others.
    keys = chance.random((len(taken), DECK_SIZE), dtype=np.float32)
    keys += 2 * (gone[:, None] >> np.arange(DECK_SIZE) & 1)
    come = keys.argsort(axis=1)
    known = np.stack(
        [
            np.array([len(hand) for hand, _ in one.hands])[chosen]
            for one, chosen in zip(asked.ranges, places, strict=True)
        ],
        axis=1,
    )
    for sizes in np.unique(known, axis=0):
        (rows,) = np.nonzero((known == sizes).all(axis=1))
        held = []
        for one, chosen in zip(asked.ranges, places, strict=True):
            width = len(one.hands[chosen[rows[0]]][0])
            hands = [hand if len(hand) == width else (0,) * width for hand, _ in one.hands]
            held.append(np.array(hands, dtype=np.int64).reshape(len(hands), width)[chosen[rows]])
        have = [*held, *[laid_out(board, len(rows)) for board in asked.boards]]
        lacking = asked.spot(tuple([tuple(cards[0].tolist()) for cards in held])).lacking
        whole = [
            np.concatenate([cards, come[rows, first:last]], axis=1)
            for cards, (first, last) in zip(have, pairwise(np.cumsum([0, *lacking])), strict=True)
        ]
        yield whole[: len(held)], whole[len(held) :]


def _add_rows(
    asked: EquityQuestion, own: list[Whole], boards: list[Whole], found: Sample, is_much: bool
) -> None:
    parts = parts_of_rows(asked.game, own, boards, is_much)
    found.count += len(parts)
    total = parts.sum(axis=1)
    for player in range(len(own)):
        mine = total[:, player]
        found.wins[player] += int((mine == WHOLE_POT).sum())
        found.ties[player] += int(((mine > 0) & (mine < WHOLE_POT)).sum())
        found.parts[player] += int(mine.sum()) / WHOLE_POT
        found.squares[player] += float(((mine / WHOLE_POT) ** 2).sum())
        for place, share in enumerate(found.shares):
            share[player] += int(parts[:, place, player].sum()) / WHOLE_POT
