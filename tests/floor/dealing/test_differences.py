"""Where the houses differ on the deal and the deck: each decision point, asked of all five of them.

A row says what every house makes of the same case. The online house deals no cards by hand: it has no such case.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from cardroom.floor import TOPICS, Ruling
from cardroom.rules import Refused, house
from tests.floor.rulings import LIVE, ruled

STAFF = "staff_decide"


@dataclass(frozen=True)
class Row:
    """One decision point: a case, and what PF, PN, CK and CH make of it."""

    point: str
    topic: str
    facts: dict[str, Any]
    expected: tuple[str, str, str, str]
    situation: dict[str, Any] = field(default_factory=dict)


def exposed(off_deck: int, cards: int = 1, **facts: Any) -> dict[str, Any]:
    """The facts of cards the dealer exposed."""
    return {"by": "dealer", "off_deck": off_deck, "cards": cards, **facts}


FOLDS = ["fold", "fold"]
FOLD_CALL = ["fold", "call"]
FIRST = {"first_card": True, "may_be_seen": True}

ROWS = (
    # misdeal conditions
    Row("misdeal conditions: not shuffled", "unshuffled_deck", {}, (STAFF, STAFF, STAFF, "misdeal")),
    Row("misdeal conditions: wrong first player", "wrong_dealing_order", FIRST, (STAFF, STAFF, "misdeal", "misdeal")),
    Row(
        "misdeal conditions: wrong first player, nobody has looked", "wrong_dealing_order",
        {**FIRST, "may_be_seen": False}, (STAFF, STAFF, "misdeal", "cards_moved"),
    ),
    Row(
        "misdeal conditions: a later card out of order", "wrong_dealing_order", {**FIRST, "first_card": False},
        (STAFF, STAFF, "misdeal", "misdeal"),
    ),
    Row(
        "misdeal conditions: too few", "wrong_number_dealt", {"too": "few", "next_card_is_theirs": False},
        (STAFF, STAFF, "misdeal", "misdeal"),
    ),
    Row(
        "misdeal conditions: too few, the next card is the last player's", "wrong_number_dealt",
        {"too": "few", "next_card_is_theirs": True}, (STAFF, STAFF, "next_card", "next_card"),
    ),
    Row(
        "misdeal conditions: one extra", "wrong_number_dealt", {"too": "many", "returnable": False},
        (STAFF, STAFF, STAFF, "misdeal"),
    ),
    Row(
        "misdeal conditions: two extra", "wrong_number_dealt", {"too": "many", "cards": 2, "returnable": False},
        (STAFF, STAFF, "misdeal", "misdeal"),
    ),
    Row(
        "misdeal conditions: two extra that can go back", "wrong_number_dealt",
        {"too": "many", "cards": 2, "returnable": True}, (STAFF, STAFF, "misdeal", "card_returned"),
    ),
    Row("misdeal conditions: player left out", "player_left_out", {}, (STAFF, STAFF, "misdeal", "misdeal")),
    Row(
        "misdeal conditions: cards to an empty seat", "wrong_seat", {"seat": "empty"},
        (STAFF, STAFF, "misdeal", "cards_removed"),
    ),
    Row("misdeal conditions: first card exposed", "exposed_in_deal", exposed(1), (STAFF, STAFF, "misdeal", "misdeal")),
    Row("misdeal conditions: second one exposed", "exposed_in_deal", exposed(2), (STAFF, STAFF, "misdeal", "replaced")),
    Row("misdeal conditions: two exposed", "exposed_in_deal", exposed(4, 2), (STAFF, STAFF, "misdeal", "misdeal")),
    Row("misdeal conditions: two boxed", "boxed_card", {"cards": 2}, (STAFF, STAFF, "misdeal", "misdeal")),
    Row("misdeal conditions: wrong button", "wrong_button", {"may_be_seen": True}, ("misdeal",) * 4),
    # until when
    Row(
        "misdeal conditions: behind two folds", "player_left_out", {"actions": FOLDS},
        (STAFF, STAFF, "plays_on", "misdeal"),
    ),
    Row("misdeal conditions: behind a fold and a call", "player_left_out", {"actions": FOLD_CALL}, ("plays_on",) * 4),
    Row(
        "misdeal conditions: duplicate card at any stage", "duplicate_card", {}, (STAFF, STAFF, "void", "void"),
        {"street": "river"},
    ),
    # redeal after misdeal
    Row("redeal after misdeal: button", "redeal", {"about": "button"}, (STAFF, "stays", STAFF, "stays")),
    Row(
        "redeal after misdeal: wrong button", "redeal", {"about": "button", "wrong_button": True}, ("corrected",) * 4
    ),
    Row("redeal after misdeal: new players", "redeal", {"about": "new_players"}, (STAFF, "not_seated", STAFF, STAFF)),
    Row(
        "redeal after misdeal: absent and penalised", "redeal", {"about": "absent_players"},
        (STAFF, "dealt_and_killed", STAFF, "as_any_deal"),
    ),
    Row("redeal after misdeal: opening bets", "redeal", {"about": "opening_bets"}, (STAFF, "same", STAFF, "same")),
    # single card exposed by dealer
    Row("single card exposed by dealer", "exposed_in_deal", exposed(5), (STAFF, STAFF, "replaced", "replaced")),
    Row(
        "single card exposed by dealer: stud", "exposed_in_deal", exposed(1),
        (STAFF, STAFF, "misdeal", "becomes_upcard"), {"game": "stud"},
    ),
    Row(
        "single card exposed by dealer: soko", "exposed_in_deal", exposed(1),
        (STAFF, STAFF, "misdeal", "becomes_upcard"), {"game": "soko"},
    ),
    Row(
        "single card exposed by dealer: St Petersburg", "exposed_in_deal", exposed(9, of_player=2),
        (STAFF, STAFF, "replaced", "misdeal"), {"game": "st-petersburg"},
    ),
    Row(
        "single card exposed by dealer: Sviten draw", "exposed_in_exchange", {}, (STAFF, STAFF, STAFF, "kept"),
        {"game": "sviten"},
    ),
    # wrong button found late
    Row(
        "wrong button found late", "wrong_button", {"actions": FOLD_CALL},
        ("moves_on", "moves_on", "every_position_once", "by_the_big_blind"),
    ),
    Row(
        "wrong button found behind two folds", "wrong_button", {"actions": FOLDS, "may_be_seen": True},
        ("misdeal", "misdeal", "every_position_once", "misdeal"),
    ),
    # foreign card, duplicate, joker, boxed card
    Row("foreign card in play", "foreign_card", {"found": "in_play"}, (STAFF, STAFF, "void", STAFF)),
    Row("foreign card not dealt", "foreign_card", {"found": "undealt"}, (STAFF, STAFF, "stands", STAFF)),
    Row("duplicate", "duplicate_card", {}, (STAFF, STAFF, "void", "void")),
    Row("joker in a hand that has been played", "joker", {"played": True}, (STAFF, STAFF, "hand_dead", "next_card")),
    Row("joker", "joker", {}, (STAFF, STAFF, "next_card_after_the_deal", "next_card")),
    Row("boxed card", "boxed_card", {}, (STAFF, STAFF, "next_card_after_the_deal", "next_card")),
    # others with the deal in them
    Row(
        "dealt in with unpaid blinds: waiting player", "waiting_player_dealt_in",
        {"looked": False, "wants_to_play": True, "owes": 400}, (STAFF, STAFF, STAFF, "may_pay"), {"play": "cash"},
    ),
    Row("new level starts: with the riffle", "hand_begins", {"done": "riffled"}, ("begun",) * 4),
    Row("new level starts: not with the wash", "hand_begins", {"done": "washed"}, ("not_begun",) * 4),
)  # fmt: skip


@pytest.mark.clause("PF-3.1.3", "PN-3", "CH-3.14", "CH-3.19", "CH-3.25", "CK-M.4", "CK-M.7", "CK-I.3")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_the_houses_rule_as_the_row_says(row: Row) -> None:
    rulings: list[Ruling] = [ruled(name, row.topic, row.facts, **row.situation) for name in LIVE]
    assert tuple(ruling.outcome for ruling in rulings) == row.expected
    for ruling in rulings:
        assert (ruling.outcome == STAFF) == (ruling.sure == "discretion") == bool(ruling.options)


@pytest.mark.parametrize("name", [topic.id for topic in TOPICS.values() if topic.section == "live_dealing"])
def test_the_online_house_deals_no_cards_by_hand(name: str) -> None:
    row = next((row for row in ROWS if row.topic == name), None)
    facts = row.facts if row else {"fallen_card": {"dropped_by": "player"}}.get(name, {})
    with pytest.raises(Refused, match="live_dealing"):
        ruled("casinohuone", name, facts)
    assert house("casinohuone").live_dealing is None
