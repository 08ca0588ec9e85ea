"""Where the houses differ on cards burned or dealt wrongly: each decision point, asked of all five of them."""

from dataclasses import dataclass
from typing import Any

import pytest

from cardroom.rules import Refused
from tests.floor.rulings import LIVE, ruled

CO = "casinohuone"
STAFF = "staff_decide"


@dataclass(frozen=True)
class Row:
    """One decision point: a case, what PF, PN, CK and CH make of it, and the clauses CK and CH say it by."""

    point: str
    topic: str
    facts: dict[str, Any]
    expected: tuple[str, str, str, str]
    clauses: tuple[str, str]


def only(kruh: str, helsinki: str) -> tuple[str, str, str, str]:
    """PokerStars Live is silent in both editions."""
    return (STAFF, STAFF, kruh, helsinki)


BURN = {"cards": "turn", "burned": 2}
STUD = {"game": "stud", "cards": 3}
ROWS = (
    Row(
        "extra card on the flop", "extra_community_cards", {"street": "flop"},
        only("dealt_again", "drawn"), ("CK-M.9", "CH-3.33"),
    ),
    Row(
        "extra card on the turn, known", "extra_community_cards", {"street": "turn", "known": True},
        only("dealt_again", "next_burn"), ("CK-M.9", "CH-3.33"),
    ),
    Row(
        "several extra cards on the turn", "extra_community_cards", {"street": "turn", "extra": 2},
        only("dealt_again", "dealt_again"), ("CK-M.9", "CH-3.34"),
    ),
    Row("wrong number of burn cards", "wrong_burn", BURN, only("corrected", "corrected"), ("CK-I.10", "CH-3.10")),
    Row(
        "wrong number of burn cards, one player has acted", "wrong_burn", {**BURN, "acted": 1},
        only("corrected", "stands"), ("CK-I.10", "CH-3.10"),
    ),
    Row(
        "wrong number of burn cards, two players have acted", "wrong_burn", {**BURN, "acted": 2},
        only("stands", "stands"), ("CK-I.10", "CH-3.10"),
    ),
    Row(
        "wrong burn before stud's last card, one was seen", "wrong_burn",
        {"cards": "last_stud_card", "burned": 0, "seen": True}, only("corrected", "stands"), ("CK-I.10", "CH-3.11"),
    ),
    Row(
        "flop dealt too early", "premature_board", {"street": "flop"},
        only("dealt_again", "dealt_again"), ("CK-I.11", "CH-3.35"),
    ),
    Row(
        "turn dealt too early", "premature_board", {"street": "turn"},
        only("dealt_again", "river_first"), ("CK-I.11", "CH-3.37"),
    ),
    Row(
        "river dealt too early", "premature_board", {"street": "river"},
        only("dealt_again", "dealt_again"), ("CK-I.11", "CH-3.38"),
    ),
    Row(
        "stud: cards dealt too early", "premature_own_cards", STUD,
        only("taken_back", "taken_back"), ("CK-I.11", "CH-6.STUD.25"),
    ),
    Row(
        "sökö: cards dealt too early", "premature_own_cards", {**STUD, "game": "soko"},
        only("taken_back", "taken_back"), ("CK-I.11", "CH-6.SOKO.11"),
    ),
    Row(
        "stud: last card dealt too early and seen", "premature_own_cards", {**STUD, "last": True, "seen": [2]},
        only("taken_back", "kept"), ("CK-I.11", "CH-6.STUD.26"),
    ),
    Row(
        "stud: the deck runs short, noticed late", "shortage", {"deck": 1, "burns": 4, "waiting": 5},
        only(STAFF, "community_card"), ("CK-H.3", "CH-6.STUD.19"),
    ),
    Row(
        "stud: the first player's last card exposed", "exposed_last_card", {"place": 1, "all_in": False},
        only(STAFF, "others_up"), ("CK-H.3", "CH-6.STUD.27"),
    ),
    Row(
        "stud: the first player's last card exposed, all-in", "exposed_last_card", {"place": 1, "all_in": True},
        only(STAFF, "others_down"), ("CK-H.3", "CH-6.STUD.27"),
    ),
    Row(
        "stud: another player's last card exposed", "exposed_last_card", {"place": 2},
        only(STAFF, "announce"), ("CK-H.3", "CH-6.STUD.28"),
    ),
    Row(
        "deck put down too early, not in its order", "deck_put_down", {"cards": "river", "in_order": False},
        only("rebuilt", "shuffled"), ("CK-I.12", "CH-3.32"),
    ),
    Row(
        "wrong opener", "wrong_opener", {"game": "stud", "next_acted": False}, only(STAFF, "corrected"),
        ("CK-H.3", "CH-6.STUD.23"),
    ),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_each_live_house_rules_as_its_document_says(row: Row) -> None:
    rulings = [ruled(name, row.topic, row.facts, players_left=5) for name in LIVE]
    assert tuple(ruling.outcome for ruling in rulings) == row.expected
    kruh, helsinki = row.clauses
    assert kruh in rulings[2].clauses and helsinki in rulings[3].clauses
    assert all(ruling.clauses == ("PF-1.1",) and ruling.options for ruling in rulings[:2])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_the_online_house_has_nothing_to_rule_on(row: Row) -> None:
    with pytest.raises(Refused, match="Casinohuone deals no cards by hand"):
        ruled(CO, row.topic, row.facts, players_left=5)


def test_readings_are_marked_where_the_document_leaves_room_and_only_there() -> None:
    sure = {
        row.point: [ruled(name, row.topic, row.facts, players_left=5).sure for name in LIVE[2:]]
        for row in ROWS
    }
    assert sure["turn dealt too early"] == ["by_reading", "decided"]
    assert sure["extra card on the flop"] == ["by_reading", "decided"]
    assert sure["stud: cards dealt too early"] == ["by_reading", "decided"]
    assert sure["wrong number of burn cards"] == ["by_reading", "by_reading"], (
        "how it is corrected is not printed"
    )
    assert sure["wrong number of burn cards, two players have acted"] == ["decided", "decided"]
