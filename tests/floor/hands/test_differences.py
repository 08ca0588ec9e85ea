"""Where the houses differ on hands: dead, protected, folded, shown. Each decision point, asked of all five of them.

A row says what every house makes of the same case. The online house deals no cards by hand: what may be asked of it is
what its engine does.
"""

import pytest

from cardroom.engine import HandRules
from cardroom.engine.posts import FOLDED
from cardroom.rules import house
from tests.engine.deals import deal
from tests.floor.differences import CO, Row, assert_nothing_to_rule_on_online
from tests.floor.rulings import LIVE, ruled

FLOP = {"bet_to_match": 0, "street": "flop", "raises": 0}
THROWN = {"did": "threw_cards", "touched": "nothing", "known": True}
LOST = {"how": "taken_by_dealer", "protected_by": "nothing", "in_pot": 900, "known": False}
AWAY = {"first_card": "away", "last_card": "away"}
TOURNAMENT = {"play": "tournament"}

ROWS = (
    Row(
        "thrown cards: facing a bet, touching nothing", "cards_given_up", THROWN, {},
        ("folded", "folded", "passive_play", "folded"),
    ),
    Row(
        "thrown cards: no bet, touching nothing", "cards_given_up", THROWN, FLOP,
        ("live", "live", "passive_play", "folded"),
    ),
    Row(
        "thrown cards: the dealer touches them", "cards_given_up", {**THROWN, "touched": "dealer"}, FLOP,
        ("live", "live", "folded", "folded"),
    ),
    Row(
        "thrown cards: they touch the muck", "cards_given_up", {**THROWN, "touched": "muck"}, FLOP,
        ("folded", "folded", "folded", "folded"),
    ),
    Row(
        "thrown cards: they touch the board", "cards_given_up", {**THROWN, "touched": "board"}, FLOP,
        ("folded", "folded", "passive_play", "folded"),
    ),
    Row(
        "thrown cards: only one, in the muck", "cards_given_up", {**THROWN, "touched": "muck", "only_some": True}, FLOP,
        ("staff_decide", "staff_decide", "folded", "staff_decide"),
    ),
    Row(
        "thrown cards: upcards lifted", "cards_given_up", {"did": "lifted_upcards"}, {},
        ("staff_decide", "staff_decide", "staff_decide", "folded"),
    ),
    Row(
        "retrieving a mucked hand that is known", "cards_given_up", {**THROWN, "touched": "muck", "why": "mistake"}, {},
        ("staff_may_restore", "staff_may_restore", "folded", "staff_may_restore"),
    ),
    Row(
        "retrieving a mucked hand that is not known", "cards_given_up",
        {**THROWN, "touched": "muck", "why": "mistake", "known": False}, {},
        ("folded", "folded", "folded", "folded"),
    ),
    Row("unprotected hand killed", "hand_lost", LOST, {}, ("dead 0", "dead 0", "dead 0", "dead 0")),
    Row(
        "unprotected hand killed: uncalled raise from 200 to 600", "hand_lost",
        {**LOST, "raised_to": 600, "raised_over": 200, "called": False}, {},
        ("raise_back 400", "raise_back 400", "staff_decide 0", "raise_back 400"),
    ),
    Row(
        "unprotected hand killed: called raise", "hand_lost",
        {**LOST, "raised_to": 600, "raised_over": 200, "called": True}, {},
        ("dead 0", "dead 0", "dead 0", "dead 0"),
    ),
    Row(
        "protected hand removed", "hand_lost", {**LOST, "protected_by": "object"}, {},
        ("staff_decide 0", "staff_decide 0", "staff_decide 0", "all_chips_back 900"),
    ),
    Row(
        "hands mixed on purpose", "hand_lost", {**LOST, "how": "mixed_with_another_hand", "on_purpose": True}, {},
        ("staff_decide 0", "staff_decide 0", "staff_decide 0", "dead 0"),
    ),
    Row(
        "wrong number of cards, deal stands", "wrong_number_of_cards", {"cards": 3, "should_be": 2, "in_pot": 900}, {},
        ("staff_decide 0", "staff_decide 0", "dead 0", "dead 0"),
    ),
    Row("exposed cards by player", "cards_exposed", {}, {}, ("live", "live", "passive_play", "passive_play")),
    Row(
        "exposed cards by player: on purpose", "cards_exposed", {"on_purpose": True}, {},
        ("live", "live", "passive_play", "staff_may_kill"),
    ),
    Row(
        "exposed cards by player: on purpose, again", "cards_exposed", {"on_purpose": True, "repeated": True}, {},
        ("live", "live", "folded", "staff_may_kill"),
    ),
    Row(
        "shown to a folded player, then folded, again", "shown_to_folded_player", {"repeated": True}, TOURNAMENT,
        ("penalty", "penalty", "staff_decide", "penalty_possible"),
    ),
    Row(
        "absent player: back for the last card", "absent_at_deal",
        {**AWAY, "own_first_card": "away", "last_card": "at_seat"}, TOURNAMENT,
        ("live", "dead", "dead", "dead"),
    ),
    Row(
        "absent player: gone before the last card", "absent_at_deal",
        {**AWAY, "first_card": "at_seat", "own_first_card": "at_seat"}, TOURNAMENT,
        ("dead", "penalty_possible", "staff_decide", "staff_may_restore"),
    ),
    Row(
        "a player who is not all-in leaves the table", "left_during_hand", {}, {},
        ("penalty_possible", "penalty_possible", "staff_decide", "staff_may_restore"),
    ),
    Row(
        "absent player: beside the chair", "absent_at_deal", {"first_card": "beside_seat", "last_card": "beside_seat"},
        TOURNAMENT, ("live", "live", "dead", "staff_decide"),
    ),
    Row(
        "stud dead hand brings in", "absent_at_deal", {**AWAY, "brings_in": True}, TOURNAMENT,
        ("dead_brings_in", "dead_brings_in", "staff_decide", "dead_brings_in"),
    ),
    Row(
        "absent player in a tournament: dealt in", "seats_dealt", {"seats": 9, "present": 4},
        {**TOURNAMENT, "game": "holdem"},
        ("all_seats", "all_seats", "all_seats", "players_present"),
    ),
    Row(
        "absent player in a tournament: one alone", "seats_dealt", {"seats": 9, "present": 1}, TOURNAMENT,
        ("all_seats", "all_seats", "all_seats", "all_seats"),
    ),
)  # fmt: skip


def brief(house_name: str, row: Row) -> str:
    """What the house makes of the row: the outcome, and of chips in the pot what goes back."""
    ruling = ruled(house_name, row.topic, row.facts, **row.situation)
    return (
        f"{ruling.outcome} {ruling.chips_of('player').returned}" if "in_pot" in row.facts else ruling.outcome
    )


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_each_live_house_rules_as_its_document_says(row: Row) -> None:
    found = {name: brief(name, row) for name in LIVE}
    assert found == dict(zip(LIVE, row.expected, strict=True))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.point)
def test_the_online_house_has_nothing_to_rule_on(row: Row) -> None:
    assert_nothing_to_rule_on_online(row)


@pytest.mark.clause("CO-TH.20", "CO-OM.10")
@pytest.mark.parametrize("game", ["holdem", "omaha"])
def test_online_a_fold_is_final(game: str) -> None:
    hand = deal([1000] * 4, [1, 2], bet=2, variant=game, rules=HandRules.of(house(CO)))
    folder = hand.actor
    in_front = hand.total
    hand.fold()
    assert hand.status[folder] == FOLDED and hand.total == in_front
    acted = []
    while not hand.is_over:
        acted.append(hand.actor)
        hand.call() if hand.legal()[0] else hand.check()
    assert folder not in acted and hand.stacks[folder] == 1000
    assert sum(hand.stacks) == 4000
