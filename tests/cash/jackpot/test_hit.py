"""Which hands hit the jackpot, game by game, and which just do not."""

import pytest

from cardroom.cards.card import card
from cardroom.cash.jackpot.drop import drop_of, is_covered
from cardroom.cash.jackpot.hit import TriggeredJackpot, find_hit
from cardroom.games import game
from cardroom.rules import house
from cardroom.rules.decisions import Jackpot

BOOK = house("casino-helsinki")
assert BOOK.jackpot is not None, "this house has a jackpot"
RULES: Jackpot = BOOK.jackpot


def cards(text: str) -> list[int]:
    return [card(one) for one in text.split()]


def hit(deal: str, board: str, *holes: str, dealt_in: int = 6) -> TriggeredJackpot | None:
    by_player = {player: cards(hole) for player, hole in enumerate(holes)}
    return find_hit(RULES, game(deal), by_player, cards(board), dealt_in)


def category(deal: str, board: str, *holes: str) -> int:
    found = hit(deal, board, *holes)
    return found.category if found else 0


@pytest.mark.parametrize(
    ("deal", "board", "loser", "winner", "expected"),
    [
        ("omaha5", "As Ah Ks Qs 2d", "Ad Ac 9c 8c 7c", "Js Ts 3c 3d 4c", 1),
        ("courchevel", "As Ah Ks Qs 2d", "Ad Ac 9c 8c 7c", "Js Ts 3c 3d 4c", 1),
        ("omaha5", "Ks Kh Qs Js 2d", "Kd Kc 9c 8c 7c", "As Ts 3c 3d 4c", 2),
        ("omaha5", "9s 9h Ks Qs 2d", "9d 9c 3c 8c 7c", "Js Ts 3h 3d 4c", 2),
        ("courchevel", "8s 8h Ks Qs 2d", "8d 8c 3c 9c 7c", "Js As 3h 3d Ts", 0),
        ("omaha", "Js Jh Ks Qs 2d", "Jd Jc 9c 8c", "As Ts 3c 3d", 1),
        ("omaha8", "Js Jh Ks Qs 2d", "Jd Jc 9c 8c", "As Ts 3c 3d", 1),
        ("omaha", "Ts Th Ks Qs 2d", "Td Tc 9c 8c", "As Js 3c 3d", 2),
        ("omaha", "2s 2h Ks Qs Js", "2d 2c 9c 8c", "As Ts 3c 3d", 2),
        ("omaha", "As Ah Ks Qs Kd", "Ad Kc 9c 8c", "Js Ts 3c 3d", 0),
        ("stud", "", "4s 4h 4d 4c 9c 8c 2d", "5s 5h 5d 5c 9d 8d 2c", 1),
        ("stud8", "", "4s 4h 4d 4c 9c 8c 2d", "5s 5h 5d 5c 9d 8d 2c", 1),
        ("stud", "", "3s 3h 3d 3c 9c 8c 2d", "5s 5h 5d 5c 9d 8d 2c", 2),
        ("stud", "", "As Ah Ad 2s 2h 8c 9d", "5s 5h 5d 5c 9c 8d 2c", 2),
        ("stud", "", "Ks Kh Kd As Ah 8c 9d", "5s 5h 5d 5c 9c 8d 2c", 0),
        ("soko", "", "4s 4h 4d 2s 2h", "5s 5h 5d 3s 3h", 1),
        ("soko", "", "3s 3h 3d As Ah", "5s 5h 5d 6s 6h", 2),
        ("soko", "", "Ks 9s 4s 3s 2s", "Ad 9d 4d 3d 2d", 2),
        ("soko", "", "Qs 9s 4s 3s 2s", "Ad 9d 4d 3d 2d", 0),
    ],
)
@pytest.mark.clause("CH-7.12", "CH-7.14", "CH-7.18", "CH-7.1")
def test_the_printed_hands_hit_and_smaller_ones_do_not(
    deal: str, board: str, loser: str, winner: str, expected: int
) -> None:
    found = hit(deal, board, loser, winner)
    assert (found.category if found else 0) == expected
    if found:
        assert (found.losers, found.winners) == ((0,), (1,))


@pytest.mark.parametrize(
    ("board", "loser", "winner", "expected"),
    [
        ("Ac Ah Ks 2d 3c", "As Kh", "Ad Kd", 0),  # both have it: nobody is beaten
        ("Ac Ah Ks Kd 3c", "As Qh", "Kh Kc", 0),  # aces full of kings with one own card only
        ("Ac As Kc 2d 2h", "Ah Kd", "2c 2s", 1),
        ("Ac As Qc 2d 2h", "Ah Qd", "2c 2s", 2),
        ("Ac As Jc 2d 2h", "Ah Jd", "2c 2s", 2),
        ("Ac As Tc 2d 2h", "Ah Td", "2c 2s", 0),
        ("Ac As 9c 9d 2h", "Ah Ad", "9s 9h", 1),  # four nines lose to four aces
    ],
)
@pytest.mark.clause("CH-7.12", "CH-7.14")
def test_the_loser_of_holdem_must_use_both_own_cards(
    board: str, loser: str, winner: str, expected: int
) -> None:
    assert category("holdem", board, loser, winner) == expected


@pytest.mark.clause("CH-7.12", "CH-7.6")
def test_the_winner_of_holdem_need_not_use_both_own_cards() -> None:
    assert hit("holdem", "Kc Ks Kd Ah Ac", "As 2d", "Kh 3d") is None
    assert hit("holdem", "Ts Js Qs Ah Ac", "Ad Qd", "Ks 9s") is not None


@pytest.mark.clause("CH-7.4", "CH-7.14")
def test_a_hand_of_category_1_is_paid_by_category_1_alone() -> None:
    assert category("omaha", "Ks Kh Qs Js 2d", "Kd Kc 9c 8c", "As Ts 3c 3d") == 1


@pytest.mark.clause("CH-7.7")
def test_of_three_that_qualify_the_two_best_trigger() -> None:
    found = hit("soko", "", "6s 6h 6d 2s 2h", "7s 7h 7d 3s 3h", "8s 8h 8d 4s 4h")
    assert found == TriggeredJackpot(1, (1,), (2,))


@pytest.mark.clause("CH-7.8")
def test_two_may_lose_and_two_may_win_with_the_same_hand() -> None:
    board = "Ac Ad Kd Qd 2s"
    assert hit("holdem", "Ac Kc Kd 5d 5s", "As Kh", "5h 5c") is None
    two_winners = hit("soko", "", "Ks 9s 4s 3s 2s", "Ah 9h 4h 3h 2h", "Ad 9d 4d 3d 2d")
    assert two_winners == TriggeredJackpot(2, (0,), (1, 2))
    two_losers = hit("soko", "", "Ks 9s 4s 3s 2s", "Kh 9h 4h 3h 2h", "Ad 9d 4d 3d 2d")
    assert two_losers == TriggeredJackpot(2, (0, 1), (2,))
    assert hit("holdem", board, "As Kh", "Ah Ks", "Jd Td") == TriggeredJackpot(1, (0, 1), (2,))


@pytest.mark.clause("CH-7.2")
def test_fewer_than_five_dealt_in_cannot_hit_it() -> None:
    hands = ("4s 4h 4d 2s 2h", "5s 5h 5d 3s 3h")
    assert hit("soko", "", *hands, dealt_in=4) is None
    assert hit("soko", "", *hands, dealt_in=5) is not None


@pytest.mark.clause("CH-7.13")
def test_sviten_and_games_without_a_criterion_neither_pay_nor_win() -> None:
    for deal in ("sviten", "razz", "pineapple", "crazy-pineapple", "helsinki", "double-flop"):
        assert not is_covered(RULES, deal) and drop_of(RULES, deal, 9) == []
    board = "9s 9h Ks Qs 2d"
    assert hit("pineapple", board, "9d 9c", "Js Ts") is None


@pytest.mark.parametrize(
    ("deal", "dealt_in", "cents"),
    [("holdem", 5, 100), ("holdem", 4, 0), ("omaha8", 9, 100), ("stud8", 5, 100), ("sviten", 6, 0)],
)
@pytest.mark.clause("CH-7.10", "CH-1.69", "CH-7.13", "CH-7.18")
def test_a_euro_is_dropped_from_five_players_on_in_games_with_criteria(
    deal: str, dealt_in: int, cents: int
) -> None:
    assert sum(amount for _, amount, _ in drop_of(RULES, deal, dealt_in)) == cents
