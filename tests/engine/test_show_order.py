"""Who shows first, and who need not show, at the houses that say so."""

from dataclasses import replace

import pytest

from cardroom.engine import Hand, HandRules
from tests.engine.deals import casinohuone, deal, facts, play
from tests.engine.helsinki import HELSINKI

CHECKED_DOWN = " check" * 9


def shown(hand: Hand) -> list[object]:
    return [event["player"] for event in facts(hand, "shown")]


def holdem(script: str, rules: HandRules = HELSINKI, stacks: tuple[int, ...] = (100, 100, 100)) -> Hand:
    holes = ["AsAd", "KsKd", "QsQd"][: len(stacks)]
    return play(deal(stacks, (1, 2), holes=holes, board="2c3d7h8s9c", rules=rules), script)


@pytest.mark.clause("CH-1.30", "CH-1.31")
def test_the_last_to_bet_in_the_hand_shows_first_and_who_cannot_win_mucks() -> None:
    hand = holdem("C:6 A:call B:call" + CHECKED_DOWN)
    assert shown(hand) == [2, 0], "the raiser of the first round, then the better hand; kings are beaten"
    assert [event["player"] for event in facts(hand, "mucked")] == [1]


@pytest.mark.clause("CH-1.30")
def test_if_nobody_bet_the_first_behind_the_button_shows_first() -> None:
    hand = holdem("call call check" + CHECKED_DOWN)
    assert shown(hand) == [0] and len(facts(hand, "mucked")) == 2


@pytest.mark.clause("CK-OM.11")
def test_a_house_may_ask_for_the_last_bet_of_the_last_round_only() -> None:
    rules = replace(HELSINKI, show_first="last_aggressor_of_round")
    assert shown(holdem("C:6 A:call B:call" + CHECKED_DOWN, rules)) == [0]
    river = "C:6 A:call B:call check check check check check check A:check B:4 C:call A:call"
    assert shown(holdem(river, rules)) == [1, 0]


@pytest.mark.clause("CK-TH.14")
def test_the_last_bet_of_any_round_counts_where_the_house_says_so() -> None:
    assert shown(holdem("C:6 A:call B:call" + CHECKED_DOWN, replace(HELSINKI, reveal="all_still_in"))) == [
        2,
        0,
        1,
    ]


@pytest.mark.clause("CO-TH.33")
def test_where_all_show_they_show_from_the_dealers_left() -> None:
    assert shown(holdem("C:6 A:call B:call" + CHECKED_DOWN, casinohuone())) == [0, 1, 2]


@pytest.mark.clause("CH-1.32")
def test_the_latest_side_pot_shows_before_the_main_pot() -> None:
    hand = holdem("C:call B:check B:check C:check B:check C:check B:check C:check", stacks=(1, 100, 100))
    assert shown(hand) == [1, 0], "kings and queens play for the side pot; kings come first, queens muck"


@pytest.mark.clause("CH-1.30")
def test_in_stud_the_strongest_open_cards_show_first() -> None:
    holes = ["2c3c4h5h7d8d9h", "2d3dAsAhJcTc9d", "4c5cKdQh6s8s9c"]
    hand = deal([100] * 3, antes=[1] * 3, variant="stud", bet=10, bring_in=5, holes=holes, rules=HELSINKI)
    play(hand, "bring-in call call" + " check" * 12)
    assert shown(hand)[0] == 1


@pytest.mark.clause("CH-1.30")
def test_in_stud_the_last_to_bet_shows_before_stronger_open_cards() -> None:
    holes = ["2c3c4h5h7d8d9h", "2d3dAsAhJcTc9d", "4c5cKdQh6s8s9c"]
    hand = deal([100] * 3, antes=[1] * 3, variant="stud", bet=10, bring_in=5, holes=holes, rules=HELSINKI)
    play(hand, "bring-in call call" + " check" * 9 + " B:check C:check A:20 B:call C:call")
    assert shown(hand)[0] == 0


@pytest.mark.clause("CH-1.31", "CH-6.HILO.2")
def test_a_low_is_shown_although_the_high_is_beaten() -> None:
    hand = deal(
        [100] * 2,
        (2, 2),
        variant="omaha8",
        holes=["KcKdQcQd", "Ac2cJdJh"],
        board="Kh3s4d8hTs",
        rules=HELSINKI,
    )
    play(hand, "check check" + " check" * 6)
    assert shown(hand) == [0, 1]
