"""Where the houses differ on betting: each decision point, asked of all five of them.

A row says what every house makes of the same case. The online house deals no cards by hand: what may be asked of it is
what its engine does.
"""

import pytest

from cardroom.engine import HandRules
from cardroom.floor import Ruling
from cardroom.rules import house
from tests.engine.deals import deal
from tests.floor.differences import CO, Row, assert_nothing_to_rule_on_online
from tests.floor.rulings import LIVE, ruled, stands

OVER_1200 = {"bet_to_match": 1200, "last_full_raise": 800, "pot": 1800, "raises": 2}
OPEN = {"bet_to_match": 0, "raises": 0, "street": "flop", "pot": 3000}
AFTER_200 = {"big_blind": 100, "bet_to_match": 200, "last_full_raise": 200, "players_left": 4}
LIMIT = {"form": "fixed_limit", "big_blind": 100, "bet_size": 100, "last_full_raise": 100}


def brief(ruling: Ruling) -> str:
    """What the ruling comes to in a few words: the action, what staff may do, the bounds."""
    if ruling.topic == "bet_limits":
        right = ruling.rights[0]
        return f"{right.raise_from} to {right.raise_up_to}" if right.raise_from else "no raise"
    if ruling.topic == "short_all_in":
        return f"raise from {ruling.rights[0].raise_from}" if ruling.rights[0].raise_from else "no raise"
    if ruling.topic == "hidden_chips":
        return f"{ruling.outcome} {ruling.chips_of('all_in_player').bound}"
    if ruling.topic in (
        "substantial_action",
        "out_of_turn",
        "skipped_player",
        "reacted",
        "condition",
        "count_asked",
        "information_asked",
    ):
        return ruling.outcome
    if ruling.sure == "discretion":
        return "staff"
    back = ruling.chips_of("player").returned
    return stands(ruling) + (f", {back} back" if back else "")


ROWS = (
    Row("minimum bet", "bet_limits", {}, OPEN, ("400 to 100000",) * 4),
    Row("minimum raise", "bet_limits", {}, OVER_1200, ("2000 to 100000",) * 4),
    Row(
        "raise short of the minimum: 50% of what", "short_raise", {"to": 1700}, OVER_1200, ("raise 2000",) * 4
    ),
    Row("below 50%", "short_raise", {"to": 1500}, OVER_1200, ("call 1200, 300 back",) * 4),
    Row(
        "short raise announced by word", "short_raise", {"to": 1500, "by": "raise_said"}, OVER_1200,
        ("raise 2000", "raise 2000", "call 1200", "raise 2000"),
    ),
    Row("oversized single chip facing a bet", "single_chip", {"chip": 5000}, OVER_1200, ("call 1200, 3800 back",) * 4),
    Row(
        "oversized chip + raise without amount", "single_chip", {"chip": 5000, "said": "raise"}, OVER_1200,
        ("raise 5000", "raise 5000", "raise 5000", "raise 5000"),
    ),
    Row(
        "oversized single chip, no bet faced", "single_chip", {"chip": 5000}, OPEN,
        ("bet 5000", "bet 5000", "check, 5000 back", "bet 5000"),
    ),
    Row(
        "oversized single chip, no bet faced, first round", "single_chip", {"chip": 5000}, {**OPEN, "street": "first"},
        ("bet 5000", "staff", "check, 5000 back", "bet 5000"),
    ),
    Row(
        "single chip when own chips already in front", "single_chip", {"chip": 1000},
        {"bet_to_match": 800, "last_full_raise": 400, "in_front": 200}, ("call 800, 400 back",) * 4,
    ),
    Row(
        "multiple same-value chips, no word", "several_chips", {"chips": [1000, 1000]}, OVER_1200,
        ("call 1200, 800 back", "call 1200, 800 back", "raise 2000", "call 1200, 800 back"),
    ),
    Row(
        "multiple chips, own chips in front", "several_chips", {"chips": [500, 500]},
        {"bet_to_match": 800, "last_full_raise": 400, "in_front": 200},
        ("call 800, 400 back", "call 800, 400 back", "raise 1200", "call 800, 400 back"),
    ),
    Row("undercall of the opening bet", "undercall", {"chips": 100}, {}, ("call 400", "call 400", "staff", "staff")),
    Row("undercall of a raise", "undercall", {"chips": 100}, OVER_1200, ("staff",) * 4),
    Row("undercall by word", "undercall", {"chips": 100, "said": "call"}, OVER_1200, ("call 1200",) * 4),
    Row(
        "chips put in during own turn", "several_chips", {"chips": [1000, 200]}, OVER_1200, ("call 1200",) * 4
    ),
    Row(
        "verbal declaration in turn", "spoken", {"said": "raise", "amount": 3000}, OVER_1200, ("raise 3000",) * 4
    ),
    Row(
        "out of turn: a skipped player calls", "out_of_turn", {"did": "raise", "to": 1000},
        {**AFTER_200, "actions": ["call"]}, ("stands", "stands", "stands", "reduced"),
    ),
    Row(
        "out of turn: the skipped players fold", "out_of_turn", {"did": "raise", "to": 1000},
        {**AFTER_200, "actions": ["fold"]}, ("stands",) * 4,
    ),
    Row(
        "out of turn: action changed", "out_of_turn", {"did": "raise", "to": 1000},
        {**AFTER_200, "actions": ["raise"]}, ("returned",) * 4,
    ),
    Row(
        "out of turn heads-up, the other checks", "out_of_turn", {"did": "bet", "to": 500},
        {**OPEN, "players_left": 2, "actions": ["check"]}, ("stands",) * 4,
    ),
    Row(
        "players who reacted to the out-of-turn player", "reacted", {"chips": 600}, {},
        ("staff_decide", "staff_decide", "returned", "staff_decide"),
    ),
    Row(
        "fold out of turn, then a raise", "out_of_turn", {"did": "fold", "mucked": False},
        {**AFTER_200, "actions": ["raise"]}, ("returned", "returned", "stands", "stands"),
    ),
    Row(
        "check out of turn, then a bet", "out_of_turn", {"did": "check"}, {**OPEN, "actions": ["bet"]},
        ("returned", "returned", "returned", "no_raise"),
    ),
    Row(
        "substantial action: fold, fold", "substantial_action", {"actions": ["fold"] * 2}, {},
        ("open", "open", "closed", "open"),
    ),
    Row("substantial action: fold, call", "substantial_action", {"actions": ["fold", "call"]}, {}, ("closed",) * 4),
    Row(
        "substantial action: fold, fold, fold", "substantial_action", {"actions": ["fold"] * 3}, {},
        ("closed", "closed", "closed", "open"),
    ),
    Row(
        "accepted action, the bet is larger", "accepted_action", {"stated": 10_000, "real": 15_000}, {},
        ("call 15000", "call 10000", "staff", "call 15000"),
    ),
    Row(
        "accepted action, the bet is smaller", "accepted_action", {"stated": 8000, "real": 5000}, {},
        ("call 5000", "call 5000", "staff", "call 5000"),
    ),
    Row(
        "short all-in reopening", "short_all_in", {"all_ins": [1600], "answered": True},
        {"bet_to_match": 1000, "last_full_raise": 1000, "street": "flop"}, ("no raise",) * 4,
    ),
    Row(
        "several short all-ins adding up", "short_all_in", {"all_ins": [1600, 2200], "answered": True},
        {"bet_to_match": 1000, "last_full_raise": 1000, "street": "flop"}, ("no raise",) * 4,
    ),
    Row("raise cap in limit", "bet_limits", {}, {**LIMIT, "bet_to_match": 400, "raises": 4}, ("no raise",) * 4),
    Row(
        "cap in no-limit", "bet_limits", {}, {"bet_to_match": 4000, "last_full_raise": 1000, "raises": 9},
        ("5000 to 100000",) * 4,
    ),
    Row(
        "pot-limit maximum", "bet_limits", {},
        {**OPEN, "form": "pot_limit", "big_blind": 20, "pot": 200, "bet_to_match": 100, "last_full_raise": 100},
        ("200 to 400",) * 4,
    ),
    Row(
        "saying pot in no-limit", "pot_said", {}, OPEN, ("bet 3000", "bet 400", "staff", "bet 400")
    ),
    Row(
        "ambiguous bet", "ambiguous_amount", {"number": 5}, OPEN, ("bet 500", "bet 500", "staff", "staff")
    ),
    Row(
        "string bet", "string_bet", {"motions": [1200, 2000]}, OVER_1200, ("call 1200, 2000 back",) * 4
    ),
    Row(
        "string bet that a player calls", "string_bet", {"motions": [1200, 2000], "called_by": "player"}, OVER_1200,
        ("staff", "staff", "call 1200, 2000 back", "call 1200, 2000 back"),
    ),
    Row(
        "raise by word, then motions", "raise_then_motions", {"motions": [1200, 2800]}, OVER_1200,
        ("raise 4000", "raise 4000", "raise 2000, 2000 back", "raise 4000"),
    ),
    Row(
        "all-in with hidden chips", "hidden_chips",
        {"shown": 21_000, "hidden": 2000, "caller_stack": 100_000, "all_in_player": "loses"}, {"play": "tournament"},
        ("lost 23000", "lost 23000", "staff_decide 21000", "to_winner 23000"),
    ),
    Row("all-in player leaves the table", "all_in_player_leaves", {}, {}, ("staff", "staff", "fold", "staff")),
    Row(
        "limit half bet", "short_all_in", {"all_ins": [170], "answered": True}, {**LIMIT, "bet_to_match": 100},
        ("no raise", "no raise", "no raise", "raise from 270"),
    ),
    Row(
        "bet not a multiple of the big blind", "short_raise", {"to": 600}, {**OPEN, "big_blind": 250, "play": "cash"},
        ("bet 600", "bet 600", "bet 600", "bet 500, 100 back"),
    ),
    Row("opening bet below the minimum", "short_raise", {"to": 100}, OPEN, ("bet 400",) * 4),
    Row(
        "skipped player", "skipped_player", {"acted_since": 2, "had_time": True}, {},
        ("staff_decide", "staff_decide", "staff_decide", "fold"),
    ),
    Row(
        "count of opponent's chips", "count_asked", {"of": "stack", "opponent_all_in": True}, {},
        ("told", "told", "estimate", "estimate"),
    ),
    Row(
        "who raised before the flop", "information_asked", {}, {},
        ("staff_decide", "not_told", "staff_decide", "staff_decide"),
    ),
    Row("size of the pot", "count_asked", {"of": "pot"}, {}, ("spread", "spread", "staff_decide", "spread")),
    Row(
        "under-raise found once it has been called", "late_bet", {"to": 1700, "callers": [1700]},
        {**OVER_1200, "actions": ["call"]}, ("raise 2000", "raise 1700", "raise 2000", "raise 2000"),
    ),
    Row(
        "under-raise found once two have called it", "late_bet", {"to": 1700, "callers": [1700, 1700]},
        {**OVER_1200, "actions": ["call", "call"]}, ("raise 2000", "raise 1700", "raise 1700", "raise 2000"),
    ),
    Row(
        "under-raise found behind the next cards", "late_bet", {"to": 1700, "noticed": "next_cards_dealt"},
        {**OVER_1200, "actions": ["call"]}, ("raise 1700",) * 4,
    ),
    Row(
        "wrong count found in the next hand of cash", "accepted_action",
        {"stated": 1000, "real": 1500, "pushed": 1000, "noticed": "next_hand"}, {"play": "cash"},
        ("call 1000", "call 1000", "staff", "call 1500"),
    ),
    Row("condition", "condition", {"said": "all_in"}, {}, ("staff_decide", "staff_decide", "staff_decide", "void")),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_each_live_house_rules_as_its_document_says(row: Row) -> None:
    found = {name: brief(ruled(name, row.topic, row.facts, **row.situation)) for name in LIVE}
    assert found == dict(zip(LIVE, row.expected, strict=True))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_the_online_house_has_nothing_to_rule_on(row: Row) -> None:
    assert_nothing_to_rule_on_online(row)


@pytest.mark.clause("CO-TH.24", "CO-TH.25", "CO-TH.31", "CO-TH.32")
def test_what_the_online_house_decides_on_the_same_points_its_engine_does() -> None:
    rules = HandRules.of(house(CO).for_game("holdem-nl" if "holdem-nl" in house(CO).games else "holdem"))
    hand = deal([1000, 1000, 18, 25, 1000], [1, 2], bet=2, rules=rules)
    assert hand.legal()[1] == 4
    for _ in range(5):
        hand.call() if hand.legal()[0] else hand.check()
    assert hand.legal()[1] == 2, "the least bet is a big blind"
    hand.raise_to(10)
    hand.call()
    hand.raise_to(16)
    hand.raise_to(23)
    hand.call()
    assert hand.actor == 0 and hand.legal()[1] == 33, "8 and 7 make a full raise of 10: open again"
