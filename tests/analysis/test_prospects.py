"""What a hand is worth before all cards have come, beside counting by hand."""

from itertools import combinations

import pytest

from cardroom.analysis import AnalysisFault, outs, potential, strength
from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import rank_high


def test_strength_counts_the_hands_that_are_worse_equal_and_better() -> None:
    """The published example: AdQc on 3h4cJh is ahead of 628 hands, tied with 9 and behind 444 (Billings and others)."""
    found = strength("AdQc", "3h4cJh")
    assert (found.ahead, found.tied, found.behind) == (628, 9, 444)
    assert found.strength == pytest.approx(0.585, abs=0.0005)
    assert found.against(5) == pytest.approx(0.069, abs=0.0005)


def test_potential_is_the_published_one() -> None:
    """The same example with two cards to come: positive 0.208, negative 0.274."""
    found = potential("AdQc", "3h4cJh")
    assert found.positive == pytest.approx(0.208, abs=0.0005)
    assert found.negative == pytest.approx(0.274, abs=0.0005)


def test_potential_of_one_card_to_come_is_counted_by_hand() -> None:
    mine, board = parse_cards("9s8s"), parse_cards("7s2s6dKh")
    left = [card for card in range(52) if card not in (*mine, *board)]
    turned = counted = 0.0
    for other in combinations(left, 2):
        now = rank_high([*mine, *board]) - rank_high([*other, *board])
        for card in left:
            if card in other or now > 0:
                continue
            then = rank_high([*mine, *board, card]) - rank_high([*other, *board, card])
            counted += 1 if now < 0 else 0.5
            turned += (1 if then > 0 else 0.5 if then == 0 else 0) if now < 0 else (0.5 if then > 0 else 0)
    assert potential("9s8s", "7s2s6dKh").positive == pytest.approx(turned / counted, abs=1e-12)


def test_outs_are_the_cards_that_put_a_hand_ahead() -> None:
    mine, other = outs(["9s8s", "AhAd"], "7s2s6dKh")
    spades = {"As", "Ks", "Qs", "Js", "Ts", "6s", "5s", "4s", "3s"}
    assert set(mine.winning) == spades | {"Tc", "Td", "Th", "5c", "5d", "5h"}
    assert (mine.sharing, other.winning, other.sharing) == ((), (), ())


def test_a_card_may_bring_a_share_of_first_place() -> None:
    mine, _ = outs(["AsKd", "AhQc"], "2c3d4h9s")
    assert mine.winning == ()
    behind = outs(["AsKd", "AhQc"], "2c3d4h9s")[1]
    assert {"Qs", "Qd", "Qh"} == set(behind.winning)
    assert {"5s", "5c", "5d", "5h"} == set(behind.sharing)


def test_outs_in_omaha_take_two_own_cards() -> None:
    """With three spades on the board one spade is no flush."""
    mine, _ = outs(["AsKhQdJd", "2h2d3h3d"], "2s4s5h9c", game="omaha")
    assert set(mine.winning) == set() and mine.sharing == ()


@pytest.mark.parametrize(
    ("hand", "board", "named", "what"),
    [
        ("AsKs", "2c3c", {}, "a board of three cards at least"),
        ("AsKsQsJs", "2c3c4c", {"game": "omaha", "against": "2d2h3d3h"}, "one hand of two cards"),
        ("AKs", "2c3c4c", {}, "one hand of two cards"),
        ("AsKs", "2c3c4cAs", {}, "has As, a card that is known"),
    ],
)
def test_what_has_no_strength_is_told(hand: str, board: str, named: dict[str, str], what: str) -> None:
    with pytest.raises(AnalysisFault, match=what):
        strength(hand, board, **named)


def test_nothing_turns_round_on_a_complete_board() -> None:
    with pytest.raises(AnalysisFault, match="the board is complete"):
        potential("AsKs", "2c3c4c5c7d")


@pytest.mark.parametrize("players", [0, -1])
def test_strength_is_against_somebody(players: int) -> None:
    with pytest.raises(AnalysisFault, match="one player at least"):
        strength("AsKs", "2c3c4c").against(players)
