"""Units that cannot be divided: between shares, within one, by place, by card, by the better own hand."""

from dataclasses import replace

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand, HandRules
from cardroom.engine.odd_units import by_card
from cardroom.engine.pots import divide
from cardroom.games import game
from cardroom.rules import house
from tests.engine.deals import deal, facts
from tests.engine.helsinki import HELSINKI


def checked_down(
    variant: str, holes: list[str], board: str = "", pot: int = 9, rules: HandRules = HELSINKI
) -> Hand:
    """A pot of `pot` chips, put in as antes by as many as play and one who folds at once."""
    count = len(holes)
    antes = [pot // count + (1 if player < pot % count else 0) for player in range(count)]
    hand = deal([100] * count, antes=antes, variant=variant, bet=5, holes=holes, board=board, rules=rules)
    while not hand.is_over:
        if hand.asked:
            hand.draw(())
        else:
            hand.check()
    return hand


def won(hand: Hand) -> list[tuple[object, object, object]]:
    return [(award["share"], award["player"], award["amount"]) for award in facts(hand, "won")]


@pytest.mark.clause("CH-5.38", "CH-5.39")
def test_in_button_games_the_first_behind_the_button_gets_it() -> None:
    hand = checked_down("holdem", ["2c3c", "AsKd", "AdKs"], "QhJhTh9s4d")
    assert won(hand) == [(0, 1, 5), (0, 2, 4)]


@pytest.mark.clause("CH-5.41", "CH-6.HILO.2")
def test_between_high_and_low_the_high_hand_gets_it() -> None:
    hand = checked_down("omaha8", ["KcKdQcQd", "Ac2cJdJh"], "Kh3s4d8hJs")
    assert won(hand) == [(0, 0, 5), (1, 1, 4)]


@pytest.mark.clause("CH-5.41")
def test_a_low_that_two_share_gives_it_to_the_first_behind_the_button() -> None:
    hand = checked_down("omaha8", ["Ac2c9d9h", "KcKdQcQd", "Ad2dThTs"], "Kh3s4d8hJs", pot=10)
    assert won(hand) == [(0, 1, 5), (1, 0, 3), (1, 2, 2)]


@pytest.mark.clause("CH-5.40", "CH-6.STUD.29")
def test_in_stud_the_highest_card_gets_it_all_seven_counted() -> None:
    holes = ["2c3cTd9h8s7dKh", "2d3dTh9s8c7hKs", "4h5hQd6sJh9c2h"]
    assert won(checked_down("stud", holes)) == [(0, 1, 5), (0, 0, 4)]
    by_place = replace(HELSINKI, odd_unit_stud="clockwise_from_dealers_left")
    assert won(checked_down("stud", holes, rules=by_place)) == [(0, 0, 5), (0, 1, 4)]


@pytest.mark.clause("CH-5.40")
def test_in_razz_the_lowest_card_gets_it_an_ace_being_lowest() -> None:
    holes = ["Ad2d3d4d6sKhKs", "Ac2c3c4c6hQhQs", "9h9s9cThTsTcJd"]
    hand = deal([100] * 3, antes=[3] * 3, variant="razz", bet=5, holes=holes, rules=HELSINKI)
    while not hand.is_over:
        hand.check()
    assert won(hand) == [(0, 1, 5), (0, 0, 4)]


@pytest.mark.clause("CH-5.41", "CH-6.STUD8.1")
def test_in_stud_hi_lo_each_half_goes_by_its_own_card() -> None:
    holes = ["Ad2d3d4d8sKhTs", "Ac2c3c4c8hKsTh", "QhQs5c5d9cJdJs"]
    hand = checked_down("stud8", holes, pot=10)
    assert won(hand) == [(0, 2, 5), (1, 1, 3), (1, 0, 2)]


@pytest.mark.clause("PF-3.4")
def test_in_stud_hi_lo_a_house_may_give_either_half_s_odd_chip_to_the_highest_card() -> None:
    holes = ["Ad2d3d4d8sKhTs", "Ac2c3c4c8hKsTh", "QhQs5c5d9cJdJs"]
    hand = checked_down("stud8", holes, pot=10, rules=HandRules.of(house("pokerstars-live-fi")))
    assert won(hand) == [(0, 2, 5), (1, 0, 3), (1, 1, 2)], "the ace of diamonds, not the ace of clubs"


@pytest.mark.clause("CK-TIE.2")
def test_in_stud_a_house_may_go_by_the_highest_suit_of_the_five_cards() -> None:
    kruh = HandRules.of(house("casino-kruh"))
    flushes = ["AhKhJh9h7h2c3c", "AdKdJd9d7d2s3s", "Tc6s5h3dJc2h4h"]
    assert won(checked_down("stud", flushes, rules=kruh)) == [(0, 0, 5), (0, 1, 4)], (
        "hearts before diamonds: the spades are not among the five"
    )
    pairs = ["AhAd9h8c7s2c4c", "AcAs9c8d7d2d4d", "Tc6s5hJdJc2s3h"]
    assert won(checked_down("stud", pairs, rules=kruh)) == [(0, 1, 5), (0, 0, 4)], (
        "the ace before the seven of spades"
    )


@pytest.mark.clause("CH-5.42")
def test_the_same_high_and_low_divide_the_whole_pot_as_evenly_as_it_goes() -> None:
    holes, board = ["Ac2cKdKh", "9s9d5c5h", "Ad2dKcKs"], "3s4d8hJsTh"
    hand = checked_down("omaha8", holes, board, pot=10)
    assert sum(award[2] for award in won(hand) if award[1] == 0) == 5  # type: ignore[misc] - amounts are whole numbers
    alone = checked_down(
        "omaha8", holes, board, pot=10, rules=replace(HELSINKI, identical_shares="each_by_itself")
    )
    assert sum(award[2] for award in won(alone) if award[1] == 0) == 6  # type: ignore[misc] - amounts are whole numbers


@pytest.mark.clause("CH-5.44", "CH-6.SVI.13")
def test_in_sviten_the_better_own_five_get_it_else_the_first_behind_the_button() -> None:
    board = "AhKhQdJc3s"
    better = ["Tc2c4d6h9s", "Td2d5s7h9d", "8c8d7c6c5h"]
    hand = checked_down("sviten", better, board, pot=10)
    assert won(hand) == [(0, 2, 5), (1, 1, 3), (1, 0, 2)], "ten-nine-seven before ten-nine-six"
    equal = ["Tc2c4d6h9s", "Td2d4s6d9d", "8c8d7c6c5h"]
    assert won(checked_down("sviten", equal, board, pot=10)) == [(0, 2, 5), (1, 0, 3), (1, 1, 2)]


@pytest.mark.clause("CH-6.SVI.13", "CH-6.SVI.5")
def test_in_sviten_the_half_for_the_own_five_has_the_odd_chip() -> None:
    hand = checked_down("sviten", ["2c2d2h7s8s", "AcAdKhQs9d"], "AhKdKsJc4c")
    assert won(hand) == [(0, 0, 5), (1, 1, 4)]


@pytest.mark.clause("CH-6.DFH.3")
def test_two_rows_share_the_pot_and_who_wins_both_takes_it_whole() -> None:
    board = "2c7d9h" + "Kh8s4d" + "Js" + "Tc" + "3h" + "5s"
    assert won(checked_down("double-flop", ["AcAd", "KcKd"], board)) == [(0, 0, 5), (1, 1, 4)]
    both = checked_down("double-flop", ["KcKs", "QcQd"], board)
    assert won(both) == [(0, 0, 5), (1, 0, 4)] and both.stacks == [104, 96]


@pytest.mark.clause("CH-5.43")
def test_each_pot_is_divided_by_itself() -> None:
    cards = {"holes": ["2c3c", "AsKd", "AdKs"], "board": "QhJhTh9s4d"}
    hand = deal([9, 16, 16], antes=[16] * 3, bet=5, rules=HELSINKI, **cards)  # type: ignore[arg-type] - texts of cards
    assert [award["amount"] for award in facts(hand, "won")] == [14, 13, 7, 7]


def test_odd_units_go_on_from_share_to_share_where_the_same_players_win_all() -> None:
    each = {
        amount: [
            sum(got for _, player, got, _ in divide(amount, [[0, 1, 2]] * 2, True) if player == p)
            for p in range(3)
        ]
        for amount in range(1, 40)
    }
    assert all(max(parts) - min(parts) <= 1 and sum(parts) == amount for amount, parts in each.items())


@pytest.mark.clause("CK-TIE.2")
def test_at_kruh_a_card_for_all_is_one_of_the_five() -> None:
    """Nine hands of stud, the last card for all of them: a straight to the king, in which the common king stands."""
    kruh = HandRules.of(house("casino-kruh"))
    share = game("stud").shares[0]
    holes = [parse_cards("9cTdJhQh2s3d"), parse_cards("9dTcJdQd2c3h")]
    common = parse_cards("Ks")
    strengths = share.rank(holes, common)
    assert strengths[0] == strengths[1]
    order = by_card(kruh.odd_unit_stud, [0, 1], holes, common, share, strengths[0])
    assert order == [0, 1], (
        "the king of spades is everybody's; then the queen of hearts is above that of diamonds"
    )
    other = by_card(kruh.odd_unit_stud, [0, 1], holes[::-1], common, share, strengths[0])
    assert other == [1, 0]


def test_without_a_house_identical_hands_share_the_whole_pot_evenly() -> None:
    hand = checked_down("omaha8", ["Ah2hKhTd", "As2sKsTc"], "4d5c8sJcQh", pot=66, rules=HandRules())
    assert won(hand) == [(0, 0, 17), (0, 1, 16), (1, 0, 16), (1, 1, 17)]
    assert hand.stacks == [100, 100]
