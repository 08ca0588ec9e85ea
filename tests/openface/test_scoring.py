"""What rows win: points, sweeps, bonuses and fouls between two hands."""

import pytest

from cardroom.cards.card import RANKS, parse_cards
from cardroom.openface.rows import is_legal, row_strengths
from cardroom.openface.scoring import compare, score
from tests.openface.deals import HELSINKI, hand, points

# Legal hands without any bonus: front / middle / back.
KINGS = "KcQd2h / 3c3d9h8s7c / 4c4d5h5sAc"
PLAIN = "Kd9s4h / 6c6d2cTsJh / AhAs7d8h2d"
WEAK = "7h5c3s / Jd9d6h4s2s / 8c8dTcQs3h"


@pytest.mark.clause("CH-6.OFC.4")
def test_each_row_won_is_a_point_and_two_won_with_one_lost_is_one_point() -> None:
    # Fronts K-Q to K-9, middles threes to sixes, backs fives up to aces.
    assert points(KINGS, PLAIN) == 1 - 1 + 1
    assert points(PLAIN, KINGS) == -1


@pytest.mark.clause("CH-6.OFC.4")
def test_equal_rows_give_nothing_and_two_won_with_one_tied_is_two_points() -> None:
    better = "Kc9h4d / 7c7d9cTsJh / KhKd8s5h2h"
    worse = "Kd9s4h / 6c6d2cTdJs / QhQs7s8h3d"
    assert points(better, worse) == 2


@pytest.mark.clause("CH-6.OFC.5")
def test_winning_all_three_rows_adds_three_points_to_the_three() -> None:
    assert points(PLAIN, WEAK) == 6
    assert points(WEAK, PLAIN) == -6
    found = compare(score(hand(PLAIN), HELSINKI), score(hand(WEAK), HELSINKI), HELSINKI)
    assert (found.rows, found.sweep, found.foul, found.bonuses) == ((1, 1, 1), 3, 0, (0, 0, 0))


def front_bonuses() -> list[tuple[str, int]]:
    pairs = [(rank * 2, place + 1) for place, rank in enumerate("6789TJQKA")]
    return pairs + [(rank * 3, place + 10) for place, rank in enumerate(RANKS)]


@pytest.mark.clause("CH-6.OFC.6")
@pytest.mark.parametrize(("front", "expected"), [*front_bonuses(), ("22", 0), ("55", 0), ("A", 0)])
def test_the_printed_bonuses_of_the_front(front: str, expected: int) -> None:
    cards = [rank + suit for rank, suit in zip(front, "cdh", strict=False)]
    spare = [rank + "s" for rank in "QJ" if rank not in front][: 3 - len(cards)]
    spare += ["Ts"] * (3 - len(cards) - len(spare))
    quads = "2" if front[0] != "2" else "3"
    back = "4" if quads != "4" and front[0] != "4" else "5"
    # Middle and back are four of a kind, so that any front is legal.
    middle, behind = ("".join([rank + suit for suit in "cdhs"]) for rank in (quads, back))
    written = f"{''.join(cards + spare)} / {middle}9c / {behind}9d"
    assert score(hand(written), HELSINKI).bonuses[0] == expected


FIVES = {
    "trips": ("8c8d8hKs2d", 2, 0),
    "straight": ("6c7d8h9sTd", 4, 2),
    "flush": ("KhTh8h4h2h", 8, 4),
    "full house": ("8c8d8hKsKd", 12, 6),
    "quads": ("8c8d8h8sKd", 20, 10),
    "straight flush": ("6c7c8c9cTc", 30, 15),
    "steel wheel": ("Ac2c3c4c5c", 30, 15),
    "royal flush": ("AcKcQcJcTc", 50, 25),
    "two pair": ("8c8dKhKs2d", 0, 0),
}


@pytest.mark.clause("CH-6.OFC.6")
@pytest.mark.parametrize("name", FIVES)
def test_the_printed_bonuses_of_the_middle(name: str) -> None:
    cards, middle, _ = FIVES[name]
    royal = "AdKdQdJdTd" if name != "royal flush" else "AsKsQsJsTs"
    assert score(hand(f"2s3s5d / {cards} / {royal}"), HELSINKI).bonuses[1] == middle


@pytest.mark.clause("CH-6.OFC.6")
@pytest.mark.parametrize("name", FIVES)
def test_the_printed_bonuses_of_the_back(name: str) -> None:
    cards, _, back = FIVES[name]
    assert score(hand(f"2s3s4d / 7s7h3d4s5s / {cards}"), HELSINKI).bonuses == (0, 0, back)


@pytest.mark.clause("CH-6.OFC.6")
def test_a_bonus_is_won_from_every_player_though_the_row_is_lost() -> None:
    sixes = "6c6d2h / 7c7d4hJs2d / 8c8d3s4sTc"  # one point of bonus, worse in every row than the next
    better = "QsJh9d / 9c9hKd3h2s / AcAdKcQd5s"
    # Front: sixes beat queen high; middle and back lost.
    assert points(sixes, better) == 1 - 1 - 1 + 1
    sevens = "7h7s2c / 9c9hKd3h2s / AcAdKcQd5s"
    assert points(sixes, sevens) == -6 + 1 - 2


@pytest.mark.clause("CH-6.OFC.7")
def test_of_two_bonuses_in_a_row_the_difference_is_scored() -> None:
    flush = "2s3s4d / 7s7h3d4s5s / KhTh8h4h2h"
    full = "2c3c5d / 7c7d3h4c5c / 9c9d9hKsKd"
    found = compare(score(hand(flush), HELSINKI), score(hand(full), HELSINKI), HELSINKI)
    assert found.bonuses == (0, 0, -2)


@pytest.mark.clause("CH-6.OFC.7")
def test_two_equal_bonuses_in_a_row_cancel_out_though_one_flush_is_higher() -> None:
    high = "2s3s4d / 7s7h3d4s5s / KhTh8h4h2h"
    low = "2c3c4c / 7c7d3h4h5c / JdTd8d6d2d"
    found = compare(score(hand(high), HELSINKI), score(hand(low), HELSINKI), HELSINKI)
    assert found.bonuses == (0, 0, 0) and found.rows[2] == 1


@pytest.mark.clause("CH-6.OFC.8")
@pytest.mark.parametrize(
    ("written", "legal"),
    [
        (KINGS, True),
        ("AcAdAh / 2c3d4h5s6c / 7c7d7h8s8c", True),
        ("AcAdAh / KcKdKhQsJc / 7c7d7h8s8c", False),  # three aces beat three kings
        ("2c2d3h / AcKdQhJs9c / 7c7d7h8s8c", False),
        ("2c3d4h / KcKdQhJs9c / KhKsQdJc9d", True),  # the back equals the middle
        ("2c3d4h / KcKdQhJs9c / KhKsQdJc8d", False),
        ("AsKsQs / 2c2d4h5s7c / 7d7h7s8s8c", True),  # three to a straight flush are ace high
        ("AsKsQs / AcKdQhJs9c / 7d7h7s8s8c", True),  # the same three, but the middle has two more
    ],
)
def test_a_hand_is_legal_if_front_is_below_middle_and_middle_not_above_back(
    written: str, legal: bool
) -> None:
    assert is_legal(row_strengths(hand(written))) is legal


FOUL = "AcAdAh / KcKdQhJs9c / 2c2d3h4s5c"


@pytest.mark.clause("CH-6.OFC.9")
def test_an_illegal_hand_loses_six_to_a_legal_one_without_bonuses() -> None:
    assert points(FOUL, WEAK) == -6
    assert points(WEAK, FOUL) == 6


@pytest.mark.clause("CH-6.OFC.9")
def test_an_illegal_hand_pays_bonuses_and_wins_none() -> None:
    full = "2s3s4d / 7s7h3d4h5s / 9c9d9hKsKh"
    assert score(hand(FOUL), HELSINKI).bonuses == (0, 0, 0), "three aces in front, but illegal"
    assert points(FOUL, full) == -6 - 6


@pytest.mark.clause("CH-6.OFC.9")
def test_two_illegal_hands_settle_nothing_between_them() -> None:
    assert points(FOUL, "KsKhKd / 7s7h3d4h5s / 2s2h3s4d5d") == 0


@pytest.mark.clause("CH-6.OFC.14")
def test_there_is_no_fantasyland() -> None:
    """Queens in front win their bonus and nothing else; the next hand is dealt like any other."""
    assert score(hand("QcQd2h / KcKd3h4s5c / AcAdAh6s7c"), HELSINKI).bonuses == (7, 0, 0)
    assert "CH-6.OFC.14" in HELSINKI.citing("cards_a_turn")


def test_every_card_of_the_examples_is_there_once() -> None:
    for written in (KINGS, PLAIN, WEAK, FOUL):
        cards = parse_cards(written.replace("/", ""))
        assert len(set(cards)) == 13
