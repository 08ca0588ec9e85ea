"""What players win of the pot in very many ways at once: a row a way, by the rankings of `many_hands` where they do."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice
from math import comb
from typing import Final

import numpy as np

from cardroom.analysis.equity_question import EquityQuestion
from cardroom.analysis.many_hands import can_rank, strengths_by
from cardroom.analysis.spots import WHOLE_POT, KnownCards, parts_of_pot
from cardroom.analysis.strength_tables import Whole
from cardroom.games.game import Game
from cardroom.games.rankers import any_cards_low

AT_ONCE: Final = 50_000
LEAST_IN_ROWS: Final = 400_000
"""From so many pairs of own cards on, which plain Python ranks in half a second, what is compiled is worth loading."""
LOW_CARDS: Final = 7


def pairs_of_cards(asked: EquityQuestion) -> int:
    """The work of one showdown: hands to rank, in pairs of own cards."""
    return len(asked.ranges) * len(asked.game.shares) * comb(asked.game.shown_cards, 2)


def is_ranked_in_rows(game: Game, is_much: bool) -> bool:
    """Whether this game's showdowns are worked out many at a time, here and now: of the compiled loops if there is
    much to do, as they take half a second to load.
    """
    shares = [share.rank for share in game.shares]
    dealt = game.shown_cards + sum([street.board for street in game.streets])
    return (any_cards_low not in shares or dealt == LOW_CARDS) and can_rank(shares, is_much)


def parts_of_rows(game: Game, own: Sequence[Whole], boards: Sequence[Whole], is_much: bool) -> Whole:
    """The parts of WHOLE_POT, (rows, shares, players): `own` has rows of own cards for each player, `boards` for each
    board. All are complete. It is `spots.parts_of_pot` for every row.
    """
    rows, players = len(own[0]), len(own)
    won: Whole = np.zeros((rows, len(game.shares), players), dtype=np.int64)
    if not is_ranked_in_rows(game, is_much):
        every = zip(*[cards.tolist() for cards in (*own, *boards)], strict=True)
        for row, cards in enumerate(every):
            won[row] = parts_of_pot(game, cards[:players], cards[players:])
        return won
    none = np.zeros((rows, 0), dtype=np.int64)
    strengths = np.stack(
        [
            np.stack(
                [strengths_by(share.rank, cards, boards[share.board] if boards else none) for cards in own],
                axis=1,
            )
            for share in game.shares
        ],
        axis=1,
    )
    best = strengths.max(axis=2)
    wins = (strengths == best[:, :, None]) & (best >= 0)[:, :, None]
    winners = np.maximum(wins.sum(axis=2), 1)
    together = len(game.shares) // game.parts
    for first in range(0, len(game.shares), together):
        part = slice(first, first + together)
        shares = (best[:, part] >= 0).sum(axis=1)
        each = WHOLE_POT // game.parts // shares[:, None] // winners[:, part]
        won[:, part] = wins[:, part] * each[:, :, None]
    return won


def run_outs(spot: KnownCards) -> Iterator[tuple[list[Whole], list[Whole]]]:
    """Every way to complete the only board of a spot in which all own cards are known: rows for `parts_of_rows`."""
    *_, lacking = spot.lacking
    every = combinations(spot.unseen, lacking)
    while some := list(islice(every, AT_ONCE)):
        come = np.fromiter(chain.from_iterable(some), np.int64, len(some) * lacking)
        yield (
            [laid_out(hole, len(some)) for hole in spot.holes],
            [
                np.concatenate(
                    [laid_out(board, len(some)), come.reshape(len(some), lacking)], axis=1, dtype=np.int64
                )
                for board in spot.boards
            ],
        )


def laid_out(cards: Sequence[int], rows: int) -> Whole:
    """The same cards in so many rows."""
    row = np.array(cards, dtype=np.int64)
    laid: Whole = np.broadcast_to(row, (rows, len(row)))
    return laid
