"""Very many hands at once, compiled and not: in the order, and with the parts of the pot, of one hand at a time."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Sequence

import numpy as np
import pytest

from cardroom.analysis import AnalysisFault, equity
from cardroom.analysis.many_hands import RANKINGS, rank_hands
from cardroom.analysis.row_parts import is_ranked_in_rows, parts_of_rows
from cardroom.analysis.spots import board_size, parts_of_pot
from cardroom.analysis.strength_tables import rank_many
from cardroom.batch.game_numbers import RANKERS
from cardroom.cards.ranking.histogram import HandFault
from cardroom.games import EVERY_GAME, game

WIDTHS = {
    "high": (5, 6, 7),
    "low": (7,),
    "low-eight": (5, 7),
    "omaha-high": (9, 11),
    "omaha-low-eight": (9, 10),
}


def rows_of(count: int, width: int, seed: int) -> list[list[int]]:
    """Rows of different cards; half of them mostly of one suit, or mostly low."""
    chance = random.Random(seed)
    spades, low = [card for card in range(52) if card & 3 == 3], [card for card in range(52) if card < 28]
    rows = []
    for place in range(count):
        few = chance.sample(spades if place % 4 == 1 else low, min(width, 6)) if place % 2 else []
        rest = [card for card in range(52) if card not in few]
        row = few + chance.sample(rest, width - len(few))
        chance.shuffle(row)
        rows.append(row)
    return rows


@pytest.mark.parametrize(
    ("ranking", "width"), [(name, width) for name, all_ in WIDTHS.items() for width in all_]
)
@pytest.mark.parametrize("kind", [np.uint8, np.int64])
def test_rows_stand_in_the_order_of_single_hands(ranking: str, width: int, kind: type) -> None:
    rows = rows_of(4_000, width, seed=width)
    found = rank_hands(np.array(rows, kind), ranking).tolist()
    own = width - 5 if ranking.startswith("omaha") else width
    ours: dict[int, int] = {}
    for row, strength in zip(rows, found, strict=True):
        (alone,) = RANKINGS[ranking]([row[:own]], row[own:])
        assert ours.setdefault(alone, strength) == strength
        assert (alone < 0) == (strength < 0)
    assert [strength for _, strength in sorted(ours.items())] == sorted(set(found))


def test_threads_and_numpy_alone_give_the_same_numbers() -> None:
    rows = np.array(rows_of(120_000, 7, seed=1), np.uint8)
    strengths = rank_hands(rows)
    assert (strengths == rank_hands(rows, threads=2)).all()
    assert (strengths == rank_many(rows)).all()


IN_ROWS = [code for code, one in EVERY_GAME.items() if all(share.rank in RANKERS for share in one.shares)]


@pytest.mark.parametrize("code", IN_ROWS)
def test_rows_divide_the_pot_as_one_hand_does(code: str) -> None:
    declared, players = game(code), 3
    assert is_ranked_in_rows(declared, is_much=True)
    own, laid = declared.shown_cards, board_size(declared)
    width = own * players + laid * declared.boards
    rows = np.array(rows_of(3_000, width, seed=3))
    holes = [rows[:, own * player : own * (player + 1)] for player in range(players)]
    boards = [
        rows[:, own * players + laid * board :][:, :laid] for board in range(declared.boards if laid else 0)
    ]
    found = parts_of_rows(declared, holes, boards, is_much=True).tolist()
    for row, parts in enumerate(found):
        alone = parts_of_pot(
            declared, [one[row].tolist() for one in holes], [one[row].tolist() for one in boards]
        )
        assert parts == alone


COUNTED = [
    ("omaha", ["AsAhKsKh", "9c8c7d6d", "2s2d3s3d"], "Ts9s2h", "Jd"),
    ("omaha8", ["As2s3hKh", "9c8c7d6d"], "4s5dTh", ""),
    ("omaha5", ["AsAhKsKhQd", "9c8c7d6d5d"], "Ts9s2h", ""),
    ("courchevel", ["AsAhKsKhQd", "9c8c7d6d5d"], "Ts9s2h", "2c"),
]


@pytest.mark.parametrize(("code", "hands", "board", "dead"), COUNTED)
def test_a_count_in_rows_is_that_of_single_ways(
    code: str, hands: Sequence[str], board: str, dead: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = equity(hands, code, board, dead)
    monkeypatch.setattr("cardroom.analysis.equities.LEAST_IN_ROWS", 0)
    told: list[int] = []
    assert equity(hands, code, board, dead, progress=told.append) == alone
    assert alone.exact and told == [alone.boards]


def test_hands_of_which_more_or_fewer_cards_are_known_are_sampled_together() -> None:
    found = equity(["AsAhAd;2c7d", "KsKh", "*"], "stud", samples=4_000, seed=1)
    known = [equity([held, "KsKh", "*"], "stud", samples=4_000, seed=2) for held in ("AsAhAd", "2c7d")]
    middle = sum([one.hands[0].equity for one in known]) / 2
    assert found.hands[0].equity == pytest.approx(middle, abs=0.04)


@pytest.mark.parametrize(
    ("cards", "ranking", "message"),
    [
        (
            [[0, 1, 2, 3, 4]],
            "highest",
            "no ranking 'highest'; there are high, low, low-eight, omaha-high, omaha-low-e",
        ),
        ([[0, 1, 2, 3, 4]], "low", "lows are ranked in rows of seven cards, not 5"),
        (
            [[0, 1, 2, 3, 4]],
            "omaha-high",
            "a row of Omaha has two to six own cards and then the five of the board",
        ),
        ([[0, 1, 2, 3, 4, 5, 6, 7, 52]], "omaha-high", "an unknown card"),
        ([[-1, 1, 2, 3, 4, 5, 6, 7, 9]], "omaha-high", "an unknown card"),
        ([[0.5, 1, 2, 3, 4]], "high", "whole numbers"),
        ([0, 1, 2, 3, 4], "high", "rows of five, six or seven"),
        ([[0, 1, 2, 3, 4, 99]], "high", "an unknown card"),
    ],
)
def test_what_cannot_be_ranked_is_refused(cards: list[object], ranking: str, message: str) -> None:
    with pytest.raises((AnalysisFault, HandFault), match=message):
        rank_hands(np.array(cards), ranking)


@pytest.mark.parametrize("row", [[51] * 7, [50, 50, 50, 50, 50, 50, 46], [0, 0, 4, 4, 8, 8, 12]])
def test_a_row_that_has_a_card_twice_has_no_meaning_and_does_no_harm(row: list[int]) -> None:
    rows = np.array([row] * 3, np.uint8)
    assert (rank_hands(rows) == rank_many(rows)).all()
    for ranking in ("low", "low-eight"):
        assert len(rank_hands(rows, ranking)) == 3


def test_no_thread_is_refused() -> None:
    with pytest.raises(AnalysisFault, match="one thread at least"):
        rank_hands(np.array([[0, 1, 2, 3, 4]]), threads=0)


WITHOUT = """
import sys
sys.modules["numba"] = None
import numpy as np
from cardroom.analysis import equity
from cardroom.analysis.many_hands import rank_hands
print(rank_hands(np.array([[0, 4, 8, 12, 16, 21, 25]])).tolist())
print(rank_hands(np.array([[0, 4, 8, 12, 51, 21, 25]]), "low").shape)
print(equity(["AsAhKsKh", "9c8c7d6d"], "omaha", samples=20_000, seed=1, exact=False))
"""


def test_without_numba_the_same_comes_out() -> None:
    alone = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    high, _, told = alone.stdout.splitlines()
    assert high == str(rank_hands(np.array([[0, 4, 8, 12, 16, 21, 25]])).tolist())
    assert told == str(equity(["AsAhKsKh", "9c8c7d6d"], "omaha", samples=20_000, seed=1, exact=False))
