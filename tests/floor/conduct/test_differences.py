"""Where the houses differ on the clock, conduct and penalties: each decision point, asked of all five of them."""

import pytest

from cardroom.floor import Ruling
from cardroom.rules import house
from tests.floor.differences import CO, Row, assert_nothing_to_rule_on_online
from tests.floor.rulings import LIVE, ruled

LEVELS = {"play": "tournament"}
EVENT = {"players_in_event": 15, "places_paid": 100}


def brief(ruling: Ruling) -> str:
    """What the ruling comes to in a few words."""
    args = ruling.sentence.args
    if ruling.topic == "clock_called" and ruling.outcome == "runs":
        return f"{args['seconds']} + {args['countdown']}"
    if ruling.topic == "clock_expired" and ruling.action is not None:
        return ruling.action.verb
    if ruling.topic in ("penalty_given", "penalty_carried") and "left" in args:
        return f"{args['left']} left"
    if ruling.topic == "offence" and ruling.options:
        return ", ".join(option.id.removeprefix("penalty-") for option in ruling.options[:-1])
    return ruling.outcome


PF_ALL = "warning, missed-hands, missed-rounds, dead-hand, removal, disqualification, ban"
CK_ALL = "warning, missed-hands, time-away, removal, disqualification"
CH_ALL = "warning, time-away, removal, disqualification"
ROWS = (
    Row(
        "clock length", "clock_called", {"by": "staff", "level_minutes": 40}, LEVELS,
        ("50 + 10", "50 + 10", "60 + 0", "30 + 0"),
    ),
    Row(
        "clock length, short levels", "clock_called", {"by": "staff", "level_minutes": 20}, LEVELS,
        ("25 + 5", "25 + 5", "60 + 0", "30 + 0"),
    ),
    Row(
        "clock called away from the seat", "clock_called", {"by": "player_away"}, LEVELS,
        ("not_called", "not_called", "not_called", "staff_allow"),
    ),
    Row(
        "clock runs out facing a bet", "clock_expired", {"player_did": "nothing"}, {},
        ("fold", "fold", "staff_decide", "fold"),
    ),
    Row(
        "clock runs out with nothing to call", "clock_expired", {"player_did": "nothing"}, {"bet_to_match": 0},
        ("fold", "fold", "staff_decide", "check"),
    ),
    Row(
        "clock: a dead heat", "clock_expired", {"player_did": "at_the_same_moment"}, {},
        ("for_the_player", "for_the_player", "staff_decide", "staff_decide"),
    ),
    Row("penalty types", "offence", {"what": "other"}, LEVELS, (PF_ALL, PF_ALL, CK_ALL, CH_ALL)),
    Row(
        "penalty types: a round in hands", "penalty_given", {"kind": "rounds", "count": 1, "players_at_table": 6}, {},
        ("6 left", "6 left", "no_rounds", "by_the_time"),
    ),
    Row(
        "penalties: how they carry", "penalty_carried", {"hands": 16, "served": 5}, {}, ("11 left",) * 4,
    ),
    Row(
        "removal", "taken_out", {"how": "removed", **EVENT}, {},
        ("keeps_place", "keeps_place", "staff_decide", "keeps_place"),
    ),
    Row(
        "disqualification", "taken_out", {"how": "disqualified", **EVENT}, {},
        ("no_prize", "no_prize", "staff_decide", "no_prize"),
    ),
    Row(
        "device used while holding cards", "offence", {"what": "device"}, LEVELS,
        (PF_ALL, PF_ALL, CK_ALL, f"dead-hand, device-forbidden, {CH_ALL}"),
    ),
    Row(
        "exposed cards by player, by accident", "offence", {"what": "shown_cards"}, LEVELS,
        (PF_ALL, PF_ALL, "no_penalty", "time-away"),
    ),
    Row(
        "exposed cards by player, deliberate", "offence", {"what": "shown_cards", "on_purpose": True}, LEVELS,
        (PF_ALL, PF_ALL, CK_ALL, "time-away, dead-hand"),
    ),
    Row(
        "suspected collusion", "offence", {"what": "collusion"}, {"play": "cash"},
        (
            PF_ALL.replace(", disqualification", ""), PF_ALL.replace(", disqualification", ""),
            CK_ALL.replace(", disqualification", ""), CH_ALL.replace(", disqualification", ""),
        ),
    ),
    Row(
        "entry conditions: no document, known to the house", "admission",
        {"document": "not_shown", "age": 30, "first_visit": False}, {},
        ("not_let_in", "not_let_in", "let_in", "staff_decide"),
    ),
    Row(
        "entry conditions: under eighteen", "admission", {"document": "shown", "age": 17}, {},
        ("let_in", "let_in", "too_young", "staff_decide"),
    ),
    Row(
        "rabbit hunting in a tournament", "rabbit_hunt", {}, LEVELS,
        ("staff_decide", "staff_decide", "not_run_out", "staff_decide"),
    ),
    Row("rabbit hunting in a cash game", "rabbit_hunt", {}, {"play": "cash"}, ("staff_decide",) * 4),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_each_live_house_rules_as_its_document_says(row: Row) -> None:
    found = {name: brief(ruled(name, row.topic, row.facts, **row.situation)) for name in LIVE}
    assert found == dict(zip(LIVE, row.expected, strict=True))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_the_online_house_has_nothing_to_rule_on(row: Row) -> None:
    assert_nothing_to_rule_on_online(row)


def test_the_final_say_is_the_houses_own_in_every_book() -> None:
    say = {name: house(name).live_betting.final_say.clauses for name in LIVE}  # type: ignore[union-attr]  # all of them are live
    assert say == {
        "pokerstars-live-fi": ("PF-1.1",),
        "pokerstars-live-no": ("PF-1.1",),
        "casino-kruh": ("CK-H.3",),
        "casino-helsinki": ("CH-1.72",),
    }


@pytest.mark.clause("CO-TH.41")
def test_when_the_time_runs_out_online_the_engine_checks_or_folds() -> None:
    book = house(CO)
    assert book.connection.automatic_decision.value == "check_or_fold"
    assert "CO-TH.41" in book.connection.automatic_decision.clauses
