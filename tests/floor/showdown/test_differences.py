"""Where the houses differ at the showdown: each decision point, asked of all five of them.

A row says what every house makes of the same case. The online house deals no cards by hand: what may be asked of it is
what its engine does.
"""

import pytest

from cardroom.engine import HandRules
from cardroom.floor import Ruling
from cardroom.rules import house
from tests.engine.deals import deal, facts, play
from tests.floor.differences import CO, Row, assert_nothing_to_rule_on_online
from tests.floor.rulings import LIVE, ruled

CASH, TOURNAMENT = {"play": "cash"}, {"play": "tournament"}
CHECKED_RIVER = {"left": [3, 5, 8], "bet_last": 5, "bet_last_in_round": 0}
ODD = {"pot": 1025, "smallest_chip": 25}
RIFFLED = {"next_hand": "riffled"}


def brief(ruling: Ruling) -> str:
    """What the ruling comes to in a few words."""
    if ruling.topic == "show_order":
        return str(ruling.sentence.args["order"])
    if ruling.topic == "odd_chip":
        return str(ruling.sentence.args["parts"])
    if ruling.topic == "side_pots":
        return " ".join(chips.who for chips in ruling.chips)
    return ruling.outcome


ROWS = (
    Row("who shows first", "show_order", CHECKED_RIVER, {}, ("3, 5, 8", "3, 5, 8", "5, 8, 3", "5, 8, 3")),
    Row("who shows first in Omaha", "show_order", CHECKED_RIVER, {"game": "omaha"},
        ("3, 5, 8", "3, 5, 8", "3, 5, 8", "5, 8, 3")),
    Row("nobody bet", "show_order", {"left": [3, 5, 8], "bet_last": 0}, {}, ("3, 5, 8",) * 4),
    Row("may decline to show", "refuses_to_show", {"does": "folds"}, TOURNAMENT, ("folded",) * 4),
    Row("neither shows nor folds", "refuses_to_show", {"does": "neither"}, TOURNAMENT,
        ("floor_asks", "floor_asks", "cannot_win", "cannot_win")),
    Row("neither, five seconds later", "refuses_to_show", {"does": "neither", "seconds": 5}, TOURNAMENT,
        ("hand_dead", "hand_dead", "cannot_win", "cannot_win")),
    Row("the last to hold cards", "refuses_to_show", {"does": "neither", "alone": True}, TOURNAMENT,
        ("wins_unshown",) * 4),
    Row("all-in hands in a tournament", "all_in_hands", {"may_bet": False}, TOURNAMENT, ("turned_up",) * 4),
    Row("all-in hands in a cash game", "all_in_hands", {"may_bet": False}, CASH,
        ("turned_up", "turned_up", "at_showdown", "at_showdown")),
    Row("a side-pot player folds at the showdown of an all-in", "refuses_to_show", {"does": "folds", "all_in": True},
        TOURNAMENT, ("turned_up",) * 4),
    Row("asking to see a hand", "asked_to_see", {"asker": "holds_cards"}, TOURNAMENT,
        ("turned_up_live", "turned_up_live", "staff_decide", "staff_decide")),
    Row("odd chip, button games", "odd_chip", {**ODD, "high": [3, 6]}, {"game": "holdem"}, ("3: 525, 6: 500",) * 4),
    Row("odd chip, stud", "odd_chip",
        {**ODD, "high": [3, 6], "odd_chip_by": "card", "high_cards": "Kd9h8s7c2d / Kh9c8c7d2c"}, {"game": "stud"},
        ("3: 500, 6: 525", "3: 500, 6: 525", "3: 525, 6: 500", "3: 500, 6: 525")),
    Row("odd chip, hi-lo first split", "odd_chip", {**ODD, "high": [6], "low": [3]}, {}, ("6: 525, 3: 500",) * 4),
    Row("odd chip between tied low hands", "odd_chip", {"pot": 1050, "smallest_chip": 25, "high": [7], "low": [2, 5]},
        {"game": "omaha8"}, ("7: 525, 2: 275, 5: 250",) * 4),
    Row("odd chip between tied low hands of stud", "odd_chip",
        {"pot": 1050, "smallest_chip": 25, "high": [7], "low": [2, 5], "odd_chip_by": "card",
         "low_cards": "Ad2c3h4s8d / Ac2d3s4h8c"}, {"game": "stud8"},
        ("7: 525, 2: 275, 5: 250",) * 2 + ("7: 525, 2: 275, 5: 250", "7: 525, 2: 250, 5: 275")),
    Row("identical hi and lo hands", "odd_chip", {"pot": 1050, "smallest_chip": 25, "high": [2, 5], "low": [2, 5]}, {},
        ("2: 525, 5: 525",) * 4),
    Row("order of pots", "side_pots", {"put_in": [100, 300, 500, 500]}, {}, ("side_pot_2 side_pot_1 main_pot",) * 4),
    Row("end of the right to dispute, tournament", "dispute", RIFFLED, TOURNAMENT,
        ("too_late", "too_late", "staff_decide", "too_late")),
    Row("end of the right to dispute, cash", "dispute", RIFFLED, CASH,
        ("too_late", "too_late", "staff_decide", "heard")),
    Row("pot counted", "count_asked", {"of": "pot"}, {}, ("spread", "spread", "staff_decide", "spread")),
    Row("mispaid pot in cash", "wrong_pot", {"amount": 800, **RIFFLED}, CASH,
        ("stands", "stands", "staff_decide", "repaid")),
    Row("suspected collusion", "asked_to_see", {"asker": "holds_cards", "collusion": True}, TOURNAMENT,
        ("set_aside",) * 4),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_each_live_house_rules_as_its_document_says(row: Row) -> None:
    found = {name: brief(ruled(name, row.topic, row.facts, **row.situation)) for name in LIVE}
    assert found == dict(zip(LIVE, row.expected, strict=True))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_the_online_house_has_nothing_to_rule_on(row: Row) -> None:
    assert_nothing_to_rule_on_online(row)


@pytest.mark.clause("CO-TH.33", "CO-TH.34", "CO-TH.35")
def test_what_the_online_house_decides_on_the_same_points_its_engine_does() -> None:
    rules = HandRules.of(house(CO))
    board = {"holes": ["2s3s", "AsKd", "AdKs"], "board": "QhJhTh9s4d"}
    hand = play(deal((100, 100, 25), (1, 2), rules=rules, **board), "C:25 A:call B:call A:6 B:call")
    while not hand.is_over:
        hand.check()
    assert [event["player"] for event in facts(hand, "shown")] == [0, 1, 2], (
        "all still in, the losing bettor too"
    )
    odd = play(deal((3, 3, 3), (1, 2), rules=rules, **board), "C:3 A:call B:call")
    won = {award["player"]: award["amount"] for award in facts(odd, "won")}
    assert won == {1: 5, 2: 4}, "the odd cent to the first from the dealer's left"
