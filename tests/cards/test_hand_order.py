"""The order of hands, clause by clause, and the house's own examples."""

from itertools import combinations, pairwise

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import (
    OmahaBoard,
    rank_high,
    rank_low,
    rank_low_eight,
    rank_omaha_high,
    rank_omaha_low_eight,
)
from cardroom.cards.words import high_words


def high(text: str) -> int:
    return rank_high(parse_cards(text))


def low(text: str) -> int:
    return rank_low(parse_cards(text))


def eight(text: str) -> int:
    return rank_low_eight(parse_cards(text))


def omaha(hole: str, board: str) -> int:
    return rank_omaha_high(parse_cards(hole), parse_cards(board))


def falls(*hands: str) -> bool:
    """Whether each hand beats the next."""
    return all(high(first) > high(second) for first, second in pairwise(hands))


@pytest.mark.clause("CO-HR.1")
def test_the_ace_may_be_one_in_a_straight_and_is_then_lowest() -> None:
    assert falls("2c3d4h5s6c", "Ac2d3h4s5c")
    assert falls("2h3h4h5h6h", "Ah2h3h4h5h")
    assert falls("TcJdQhKsAc", "9cTdJhQsKc")
    assert falls("AcKdQhJs9c", "KcQdJhTs8c")


@pytest.mark.clause("CO-HR.1")
def test_the_ace_does_not_join_king_and_deuce() -> None:
    assert high_words(high("QcKdAh2s3c")).category == "high_card"


@pytest.mark.clause("CO-HR.2")
def test_a_hand_of_several_categories_counts_as_the_highest() -> None:
    assert high_words(high("2h3h4h5h6h")).category == "straight_flush"


@pytest.mark.clause("CO-HR.3")
def test_the_nine_categories_fall_in_order() -> None:
    assert falls(
        "2h3h4h5h6h", "2c2d2h2s3c", "2c2d2h3s3c", "2h3h4h5h7h", "Ac2d3h4s5c", "2c2d2h3s4c", "2c2d3h3s4c",
        "2c2d3h4s5c", "2c3d4h5s7c",
    )  # fmt: skip


@pytest.mark.clause("CO-HR.3")
@pytest.mark.parametrize(
    ("least", "best_of_the_next"),
    [
        ("Ah2h3h4h5h", "AcAdAhAsKc"),
        ("2c2d2h2s3c", "AcAdAhKsKc"),
        ("2c2d2h3s3c", "AhKhQhJh9h"),
        ("2h3h4h5h7h", "AcKdQhJsTc"),
        ("Ac2d3h4s5c", "AcAdAhKsQc"),
        ("2c2d2h3s4c", "AcAdKhKsQc"),
        ("2c2d3h3s4c", "AcAdKhQsJc"),
        ("2c2d3h4s5c", "AcKdQhJs9c"),
    ],
)
def test_the_least_of_a_category_beats_the_best_of_the_next(least: str, best_of_the_next: str) -> None:
    assert falls(least, best_of_the_next)


@pytest.mark.clause("CO-HR.4")
def test_straight_flushes_compare_by_their_highest_card() -> None:
    assert falls("ThJhQhKhAh", "9cTcJcQcKc", "2d3d4d5d6d", "As2s3s4s5s")
    assert high("ThJhQhKhAh") == high("TcJcQcKcAc")
    assert high_words(high("ThJhQhKhAh")).category == "royal_flush"


@pytest.mark.clause("CO-HR.5")
def test_four_of_a_kind_compares_the_four_then_the_fifth_card() -> None:
    assert falls("3c3d3h3s2c", "2c2d2h2sAc", "2c2d2h2sKc")


@pytest.mark.clause("CO-HR.6")
def test_a_full_house_compares_the_three_then_the_pair() -> None:
    assert falls("3c3d3h2s2c", "2c2d2hAsAc", "2c2d2hKsKc")


@pytest.mark.clause("CO-HR.7")
def test_flushes_compare_card_by_card_to_the_fifth() -> None:
    assert falls("AhKhQhJh9h", "AhKhQhJh8h", "AhKhQhTh9h", "AhKhJhTh9h", "AhQhJhTh9h", "KhQhJhTh8h")
    assert high("AhKhQhJh9h") == high("AcKcQcJc9c")


@pytest.mark.clause("CO-HR.8")
def test_straights_compare_by_their_highest_card_and_the_wheel_is_lowest() -> None:
    assert falls("TcJdQhKsAc", "6c7d8h9sTc", "2c3d4h5s6c", "5c4d3h2sAc")


@pytest.mark.clause("CO-HR.9")
def test_three_of_a_kind_compares_the_three_then_both_kickers() -> None:
    assert falls("3c3d3h4s2c", "2c2d2hAsKc", "2c2d2hAsQc", "2c2d2hKsQc")


@pytest.mark.clause("CO-HR.10")
def test_two_pair_compares_the_higher_pair_the_lower_pair_then_the_fifth_card() -> None:
    assert falls("4c4d2h2s3c", "3c3d2h2sAc", "3c3d2h2sKc")
    assert falls("AcAd3h3s2c", "AcAd2h2sKc")


@pytest.mark.clause("CO-HR.11")
def test_a_pair_compares_the_pair_then_each_side_card() -> None:
    assert falls("3c3d2h4s5c", "2c2dAhKsQc", "2c2dAhKsJc", "2c2dAhQsJc", "2c2dKhQsJc")


@pytest.mark.clause("CO-HR.12")
def test_high_cards_compare_card_by_card_to_the_fifth() -> None:
    assert falls("AcKdQhJs9c", "AcKdQhJs8c", "AcKdQhTs9c", "AcKdJhTs9c", "AcQdJhTs9c", "KcQdJhTs8c")


@pytest.mark.clause("CO-TH.36")
def test_the_best_five_of_seven_play() -> None:
    assert high("AcAdKhKsQcQd2s") == high("AcAdKhKsQc")
    assert high("AcAdAhKsKcKd2s") == high("AcAdAhKsKc")
    assert high("2c3d4h5s6c7d8h") == high("4h5s6c7d8h")
    assert high("AhKhQhJh9h8h7h") == high("AhKhQhJh9h")
    assert high("Ah2h3h4h5hAcAd") == high("Ah2h3h4h5h")
    assert high("2c3d9hTsJcQdKh") == high("9hTsJcQdKh2c")


@pytest.mark.clause("CO-TH.36")
def test_any_number_of_hole_cards_may_play() -> None:
    assert high("AcKc" + "QcJcTc2d3h") == high("AcKcQcJcTc")
    assert high("Ac2h" + "KcQcJcTc3d") == high("AcKcQcJcTc")
    assert high("2h3h" + "AcKcQcJcTc") == high("AcKcQcJcTc")


@pytest.mark.clause("CO-TH.36")
def test_two_players_may_both_play_the_board() -> None:
    board = "AcKdQhJsTc"
    assert high(board + "2h3d") == high(board + "9s9h") == high(board)


@pytest.mark.clause("CO-OM.1", "CO-OM.19")
def test_omaha_takes_exactly_two_own_cards_and_three_of_the_board() -> None:
    # One own heart makes no flush, and four of a kind in hand are a pair.
    assert high_words(omaha("AhKcQd2s", "3h5h7h9hJh")).category == "high_card"
    assert high_words(omaha("AcAdAhAs", "KcQd9h7s3c")).category == "pair"
    assert high_words(omaha("AhKh2c3d", "5h7h9hJcQc")).category == "flush"
    assert omaha("AhKh2h3h", "5h7h9hJcQc") == high("AhKh5h7h9h")
    # A royal flush that lies on the board plays for nobody.
    assert omaha("2c2d3c3d", "ThJhQhKhAh") == high("3c3dAhKhQh")
    assert omaha("8h9h2c2d", "ThJhQhKhAh") == high("9h8hQhJhTh")


@pytest.mark.clause("CO-OM.20")
def test_one_own_card_of_a_suit_makes_no_flush_in_omaha() -> None:
    strength = omaha("AcKdTd8h", "Kc9c6c6hQc")
    assert strength == high("KdKc6c6hAc")
    assert high_words(strength).english() == "two pair, kings and sixes with an ace"


@pytest.mark.clause("CO-OM.21")
def test_a_full_house_with_one_own_card_does_not_count_in_omaha() -> None:
    """The house prints the king of clubs twice on this board; one of the two is read as another king."""
    for other_king in ("Ks", "Kh", "Kd"):
        strength = omaha("Th9h7c6c", f"Kc{other_king}TcTd5d")
        assert strength == high("ThTcTdKc9h")
        assert high_words(strength).category == "three_of_a_kind"


def test_omaha_boards_of_three_and_four_cards_rank_too() -> None:
    assert omaha("AhKh2c3d", "QhJhTh") == high("AhKhQhJhTh")
    assert omaha("AhKh2c3d", "QhJhTh2d") == high("AhKhQhJhTh")
    assert omaha("2c2d3c3d", "QhJhThTd") == high("3c3dThTdQh")


def test_omaha_with_five_own_cards_is_the_same_rule() -> None:
    assert omaha("AhKcQd2s4h", "3h5h7hJdJc") == high("Ah4h3h5h7h")


def test_one_board_ranks_all_players_hands() -> None:
    board = parse_cards("5h7h9hJcQc")
    ready = OmahaBoard(board)
    for hole in (parse_cards("AhKh2c3d"), parse_cards("JdJhQdQh"), parse_cards("2c3d4c6d")):
        assert ready.high(hole) == rank_omaha_high(hole, board)
        assert ready.low_eight(hole) == rank_omaha_low_eight(hole, board)


def test_low_is_read_from_its_highest_card_down() -> None:
    hands = ["Ac2c3c4c5c", "Ac2d3h4s6c", "Ac2d3h5s6c", "2c3d4h5s6c", "Ac2d3h4s7c", "4c5d6h7s8c", "Ac2d3h4s9c"]
    strengths = [low(hand) for hand in hands]
    assert strengths == sorted(set(strengths), reverse=True)


def test_low_without_a_pair_beats_every_paired_low_and_the_fewest_pairs_win() -> None:
    hands = ["9cTdJhQsKc", "AcAd2h3s4c", "KcKdQhJsTc", "AcAd2h2s3c", "AcAdAh2s3c", "AcAdAh2s2c", "AcAdAhAs2c"]
    strengths = [low(hand) for hand in hands]
    assert strengths == sorted(set(strengths), reverse=True)


def test_low_of_seven_cards_takes_the_best_five() -> None:
    assert low("AcAd2h2s3c4d5h") == low("Ac2d3h4s5c")
    assert low("KcKdKh2s3c4d5h") == low("2s3c4d5hKc")


def test_straights_and_flushes_do_not_hurt_a_low() -> None:
    assert low("Ah2h3h4h5h") == low("Ac2d3h4s5c")


def test_eight_or_better_needs_five_different_ranks_of_eight_or_less() -> None:
    assert eight("4c5d6h7s8c") == low("4c5d6h7s8c")
    assert eight("Ac2d3h4s9c") == -1
    assert eight("AcAd2h3s4c") == -1
    assert eight("AcAd2h3s4cKdKh") == -1
    assert eight("AcAd2h3s4cKd8h") == low("Ac2h3s4c8h")


def test_omaha_low_takes_exactly_two_own_cards() -> None:
    board = parse_cards("3h5h7hJcQc")
    assert rank_omaha_low_eight(parse_cards("AcAd2cKd"), board) == low("Ac2c3h5h7h")
    assert rank_omaha_low_eight(parse_cards("AcAdKcKd"), board) == -1
    assert rank_omaha_low_eight(parse_cards("Ac2dKcKd"), parse_cards("3h5hTcJcQc")) == -1


@pytest.mark.clause("CH-6.HILO.3")
def test_the_wheel_is_the_best_of_all_lows() -> None:
    lows = {
        ranks: eight("".join(map("".join, zip(ranks, "cdhsc", strict=True))))
        for ranks in combinations("A2345678", 5)
    }
    best = max(lows.values())
    assert len(set(lows.values())) == 56 and [ranks for ranks in lows if lows[ranks] == best] == [
        tuple("A2345")
    ]
    assert min(lows.values()) >= 0 > eight("Ac2d3h4s9c")


@pytest.mark.clause("CH-6.RAZZ.2")
def test_the_printed_order_of_razz_from_the_worst_to_the_best() -> None:
    worst = ["33355", "KK432", "22765", "AAT98", "KQJT9", "KQJT7"]
    printed = [*worst, "98765", "9832A", "97654", "65432", "6432A", "5432A"]
    suits = dict(zip(range(5), "cdhsc", strict=True))
    strengths = [low("".join(rank + suits[place] for place, rank in enumerate(hand))) for hand in printed]
    assert strengths == sorted(set(strengths))
    assert low("Jc6d5h4s3c") > low("Jd7c3d2hAs"), "J6543 beats J732A"
