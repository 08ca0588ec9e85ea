"""The chances of tabled hands: counted where that is quick, drawn by the open cards alone where it is not."""

from itertools import combinations

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import equity
from cardroom.engine.equity import Chances, chances_of
from cardroom.games import GAMES


def chances(code: str, holes: str, *boards: str) -> Chances:
    tabled = [parse_cards(hole) for hole in holes.split()]
    return chances_of(GAMES[code], tabled, [parse_cards(board) for board in boards])


def test_a_turn_is_counted_to_the_last_card() -> None:
    """Aces over a flush draw: nine hearts less those that make a full house; of 44 cards nine win for the draw."""
    found = chances("holdem", "AsAc KhQh", "2h7h9c3s")
    assert found == Chances((795, 205), True)


def test_a_flop_of_two_hands_is_counted_as_by_hand() -> None:
    holes, board = [parse_cards("AsAh"), parse_cards("KsKh")], parse_cards("2c7d9h")
    left = [card for card in range(52) if card not in {*holes[0], *holes[1], *board}]
    won = 0.0
    ways = list(combinations(left, 2))
    for more in ways:
        first, second = GAMES["holdem"].shares[0].rank(holes, [*board, *more])
        won += 1 if first > second else 0.5 if first == second else 0
    found = chances("holdem", "AsAh KsKh", "2c7d9h")
    assert found.is_exact and found.thousandths[0] == round(1000 * won / len(ways))


@pytest.mark.parametrize(
    ("code", "holes", "true"),
    [
        ("holdem", "AsAh KsKh", (812, 188)),  # 81.06 % and 18.55 %, the rest split
        ("holdem", "AsKs QhQd", (460, 540)),
    ],
)
def test_boards_that_are_drawn_come_close(code: str, holes: str, true: tuple[int, ...]) -> None:
    found = chances(code, holes, "")
    assert not found.is_exact and abs(sum(found.thousandths) - 1000) <= 1
    assert all(abs(one - other) < 45 for one, other in zip(found.thousandths, true, strict=True))


@pytest.mark.parametrize("code", ["omaha", "omaha8"])
def test_boards_that_are_drawn_come_close_to_those_counted(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    holes, flop = "AsAhKdKc 7s6s5h4h", "2s3d8h"
    counted = chances(code, holes, flop)
    monkeypatch.setattr(equity, "MAX_COUNTED", 0)
    equity._worked_out.cache_clear()
    found = chances(code, holes, flop)
    assert counted.is_exact and not found.is_exact
    assert abs(found.thousandths[0] - counted.thousandths[0]) < 60


def test_equal_cards_tell_the_same_in_whatever_order_they_lie() -> None:
    first, second = chances("holdem", "AsAh KsKh", ""), chances("holdem", "AhAs KhKs", "")
    assert first == second == chances("holdem", "AsAh KsKh", "")


def test_a_low_that_nobody_can_make_leaves_all_to_the_high() -> None:
    assert chances("omaha8", "AsAh2d3d KsKhQcQs", "KcTdJh9s").thousandths[0] < 60
    split = chances("omaha8", "As2hKdQd AdKh9c9s", "3c4d5hKs")
    assert split.is_exact and split.thousandths[0] > 900, "the nut straight and the nut low"


def test_two_boards_are_each_half() -> None:
    found = chances("double-flop", "AsAh KsKh", "AcAd2c2d", "KcKd3c3d")
    assert found.thousandths == (500, 500)


def test_equal_hands_share_and_known_losers_have_nothing() -> None:
    assert chances("holdem", "2s3s 2h3h", "AcKdQhJs").thousandths == (500, 500)
    assert chances("holdem", "AsAh KsKh", "AcAdKc2d").thousandths == (1000, 0)


def test_other_open_cards_cannot_come() -> None:
    """The only king left lies on the board of another run."""
    holes, board = [parse_cards("AsAh"), parse_cards("KsKh")], [parse_cards("Ac2d7hKd")]
    game = GAMES["holdem"]
    assert chances_of(game, holes, board).thousandths[1] > 0
    assert chances_of(game, holes, board, parse_cards("Kc")).thousandths == (1000, 0)
