"""Offences, penalties, who leaves the event, and the order of the house."""

from typing import Any, get_args

import pytest

from cardroom.floor import BadCase, Ruling, said
from cardroom.floor.conduct.offences import Offence
from cardroom.rules import house
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE


def kinds(ruling: Ruling) -> list[str]:
    """The penalties staff may choose from."""
    return [
        option.id.removeprefix("penalty-").replace("-", "_")
        for option in ruling.options
        if option.id != "no-penalty"
    ]


def offence(house_name: str, what: str, play: str = "tournament", **facts: Any) -> Ruling:
    return ruled(house_name, "offence", {"what": what, **facts}, play=play)


@pytest.mark.clause("PF-6.5")
@pytest.mark.parametrize("house_name", [PF, PN])
def test_etiquette_is_told_once_and_penalised_when_repeated(house_name: str) -> None:
    first = offence(house_name, "etiquette")
    again = offence(house_name, "etiquette", repeated=True)
    assert kinds(first) == ["warning"]
    assert kinds(again) == list(house(PF).penalties.kinds.value)  # type: ignore[union-attr]  # a live house has them
    assert "PF-6.5" in again.clauses


@pytest.mark.clause("PF-6.5", "PF-6.6", "PF-6.8", "PF-6.9", "PF-6.9.1", "PF-6.9.2", "PF-6.4", "PF-6.10")
@pytest.mark.parametrize(
    ("what", "clause"),
    [
        ("misconduct", "PF-6.5"),
        ("abuse", "PF-6.6"),
        ("one_player_to_a_hand", "PF-6.9"),
        ("thrown_cards", "PF-6.9"),
        ("collusion", "PF-6.4"),
        ("chips_moved", "PF-6.10"),
        ("other", "PF-6.8"),
    ],
)
def test_a_first_offence_may_bring_any_penalty_up_to_a_ban(what: str, clause: str) -> None:
    ruling = offence(PF, what)
    assert kinds(ruling)[0] == "warning" and kinds(ruling)[-1] == "ban"
    assert {clause, "PF-6.9.1", "PF-6.9.2"} <= set(ruling.clauses)
    assert ruling.sure == "discretion"


@pytest.mark.clause("PF-6.6")
def test_foul_language_to_nobody_counts_when_it_goes_on() -> None:
    assert kinds(offence(PF, "foul_language")) == ["warning"]
    assert "removal" in kinds(offence(PF, "foul_language", repeated=True))


@pytest.mark.clause("PN-11.4")
def test_a_wrong_amount_told_has_a_clause_of_its_own_in_norway() -> None:
    assert "PN-11.4" in offence(PN, "false_information").clauses
    assert "PF-6.8" in offence(PF, "false_information").clauses


@pytest.mark.clause("CK-H.2", "CK-H.7")
@pytest.mark.parametrize("play", ["cash", "tournament"])
def test_kruh_may_expel_at_once_for_insults_drunkenness_and_damage(play: str) -> None:
    for what in ("abuse", "misconduct"):
        ruling = offence(CK, what, play)
        assert "removal" in kinds(ruling) and {"CK-H.2", "CK-H.7"} <= set(ruling.clauses)
    assert "CK-H.2" in offence(CK, "other", play).clauses


@pytest.mark.clause("CK-T.22", "CK-T.0.2")
def test_kruh_may_penalise_who_tells_a_hand_that_is_not_over() -> None:
    ruling = offence(CK, "talk")
    assert {"CK-T.22", "CK-T.0.2"} <= set(ruling.clauses) and kinds(ruling)


@pytest.mark.clause("CK-H.10", "CK-H.12")
def test_the_sanctions_that_kruh_names_for_one_offence_alone() -> None:
    assert "no_raising" in kinds(offence(CK, "etiquette"))
    assert "no_raising" not in kinds(offence(CK, "other"))
    assert kinds(offence(CK, "shown_cards")) == []
    assert "dead_hand" not in kinds(offence(CK, "shown_cards", on_purpose=True))
    assert "dead_hand" in kinds(offence(CK, "shown_cards", on_purpose=True, repeated=True))


@pytest.mark.clause("CH-1.13", "CH-1.22", "CH-1.37", "CH-3.26")
@pytest.mark.parametrize(
    ("what", "facts", "expected"),
    [
        ("card_handling", {}, ["warning", "time_away"]),
        ("card_handling", {"repeated": True}, ["warning", "time_away", "removal"]),
        ("device", {}, ["dead_hand", "device_forbidden", "warning", "time_away", "removal"]),
        ("shown_cards", {}, ["time_away"]),
        ("shown_cards", {"on_purpose": True}, ["time_away", "dead_hand"]),
        ("faulty_deck", {}, ["lost_bets", "warning", "time_away", "removal"]),
    ],
)
def test_helsinki_prints_its_penalties_offence_by_offence(
    what: str, facts: dict[str, bool], expected: list[str]
) -> None:
    assert kinds(offence(CH, what, "cash", **facts)) == expected


@pytest.mark.clause("CH-8.51", "CH-8.54")
def test_helsinki_gives_time_away_or_removes_and_disqualifies_who_cheats() -> None:
    assert kinds(offence(CH, "disobedience")) == ["warning", "time_away", "removal", "disqualification"]
    assert kinds(offence(CH, "cheating")) == ["disqualification", "removal"]
    assert kinds(offence(CH, "cheating", "cash")) == ["removal"]


@pytest.mark.parametrize("house_name", LIVE)
@pytest.mark.parametrize("what", get_args(Offence))
def test_no_penalty_comes_by_itself_and_none_is_of_another_house(house_name: str, what: str) -> None:
    book = house(house_name)
    assert book.penalties is not None
    for play in ("cash", "tournament"):
        ruling = offence(house_name, what, play, repeated=True, on_purpose=True)
        assert ruling.sure == "discretion" and ruling.options[-1].id == "no-penalty"
        assert ruling.action is None and set(ruling.clauses) <= set(book.clauses)


@pytest.mark.clause("PF-6.9.1")
def test_a_round_is_one_hand_for_every_player_at_the_table() -> None:
    facts = {"kind": "rounds", "count": 1, "players_at_table": 6}
    assert ruled(PF, "penalty_given", facts).sentence.args["hands"] == 6


@pytest.mark.clause("PF-6.9.3")
def test_the_dead_hand_of_the_offence_is_the_first_of_the_penalty() -> None:
    facts = {"kind": "rounds", "count": 1, "players_at_table": 8, "hand_lost": True}
    ruling = ruled(PF, "penalty_given", facts)
    assert (ruling.sentence.args["hands"], ruling.sentence.args["left"]) == (8, 7)
    assert ruling.sentence.id == "penalty-to-miss-away"
    one = {"kind": "hands", "count": 1, "players_at_table": 8, "hand_lost": True}
    assert ruled(PF, "penalty_given", one).sentence.args["left"] == 0
    assert ruled(CK, "penalty_given", one).sentence.args["left"] == 1


@pytest.mark.clause("PF-6.9.4")
def test_what_is_left_is_served_the_next_day() -> None:
    given = ruled(PF, "penalty_given", {"kind": "rounds", "count": 2, "players_at_table": 8})
    assert given.sentence.args["hands"] == 16
    carried = ruled(PF, "penalty_carried", {"hands": 16, "served": 5})
    assert carried.sentence.args["left"] == 11


@pytest.mark.clause("PF-6.9.4")
@pytest.mark.parametrize("ended", ["day", "table", "seat", "session"])
@pytest.mark.parametrize("house_name", LIVE)
def test_what_is_left_does_not_change_with_the_new_table(house_name: str, ended: str) -> None:
    facts = {"hands": 16, "served": 5, "ended": ended, "players_at_table": 6}
    assert ruled(house_name, "penalty_carried", facts).sentence.args["left"] == 11


@pytest.mark.clause("PF-6.9.3")
def test_a_penalty_that_is_served_ends_with_a_word_to_the_floor() -> None:
    ruling = ruled(PF, "penalty_carried", {"hands": 3, "served": 3})
    assert (ruling.outcome, ruling.may("player")) == ("served", ("return",))
    assert "PF-6.9.3" in ruling.clauses
    with pytest.raises(BadCase, match="no more than the 3 hands"):
        ruled(PF, "penalty_carried", {"hands": 3, "served": 4})


def test_a_house_without_rounds_leaves_the_hands_to_staff() -> None:
    facts = {"kind": "rounds", "count": 2, "players_at_table": 8}
    ruling = ruled(CK, "penalty_given", facts)
    assert (ruling.outcome, ruling.options[0].to) == ("no_rounds", 16)


@pytest.mark.clause("CH-1.37", "CH-8.51")
@pytest.mark.parametrize("kind", ["hands", "rounds"])
def test_helsinki_counts_neither_hands_nor_rounds_but_a_fixed_time(kind: str) -> None:
    """The desk of the room refuses such a penalty there; the ruling may not tell anything else."""
    ruling = ruled(CH, "penalty_given", {"kind": kind, "count": 2, "players_at_table": 8})
    assert (ruling.outcome, ruling.sure) == ("by_the_time", "discretion")
    assert [option.id for option in ruling.options] == ["penalty-time-away", "no-penalty"]
    assert {"CH-1.37", "CH-8.51"} <= set(ruling.clauses)


@pytest.mark.clause("PF-6.9.5", "PF-6.9.5.1")
def test_a_removed_player_keeps_the_place_of_the_moment() -> None:
    facts = {"how": "removed", "players_in_event": 15, "places_paid": 100}
    ruling = ruled(PF, "taken_out", facts)
    assert ruling.outcome == "keeps_place"
    assert (ruling.sentence.args["place"], ruling.sentence.args["paid"]) == (15, "yes")
    assert said(ruling.sentence, "en").startswith("The chips go out of play; the player finishes in place 15")
    late = ruled(PF, "taken_out", {**facts, "players_in_event": 101})
    assert late.sentence.args["paid"] == "no"


@pytest.mark.clause("PF-6.9.6", "CH-8.51", "CH-8.54", "CH-8.55")
@pytest.mark.parametrize(
    ("house_name", "how", "outcome", "sure"),
    [
        (PF, "removed", "keeps_place", "decided"),
        (CH, "removed", "keeps_place", "by_reading"),
        (CK, "removed", "staff_decide", "discretion"),
        (PF, "disqualified", "no_prize", "discretion"),
        (CH, "disqualified", "no_prize", "decided"),
        (CK, "disqualified", "staff_decide", "discretion"),
    ],
)
def test_removal_and_disqualification(house_name: str, how: str, outcome: str, sure: str) -> None:
    ruling = ruled(house_name, "taken_out", {"how": how, "players_in_event": 15, "places_paid": 100})
    assert (ruling.outcome, ruling.sure) == (outcome, sure)


@pytest.mark.clause("CK-H.1")
@pytest.mark.parametrize(
    ("document", "age", "first_visit", "outcome"),
    [
        ("shown", 18, True, "let_in"),
        ("shown", 17, True, "too_young"),
        ("not_shown", 40, True, "not_let_in"),
        ("not_shown", 40, False, "let_in"),
        ("forged", 40, False, "not_let_in"),
    ],
)
def test_kruh_asks_for_a_document_once_and_for_eighteen_years(
    document: str, age: int, first_visit: bool, outcome: str
) -> None:
    facts = {"document": document, "age": age, "first_visit": first_visit}
    assert ruled(CK, "admission", facts).outcome == outcome


@pytest.mark.clause("PF-2.2")
def test_the_tour_asks_for_a_document_at_every_start() -> None:
    again = {"document": "not_shown", "age": 40, "first_visit": False}
    assert ruled(PF, "admission", again, play="tournament").outcome == "not_let_in"
    assert ruled(CH, "admission", again).outcome == "staff_decide"


@pytest.mark.clause("CK-H.1", "PF-2.2")
def test_age_and_first_visit_are_asked_where_they_decide() -> None:
    with pytest.raises(BadCase, match='"age" is missing'):
        ruled(CK, "admission", {"document": "shown", "first_visit": False})
    with pytest.raises(BadCase, match='"first_visit" is missing'):
        ruled(CK, "admission", {"document": "not_shown", "age": 40})
    assert ruled(CK, "admission", {"document": "shown", "age": 18}).sure == "by_reading", (
        "over 18 or from 18 on"
    )
    assert ruled(PF, "admission", {"document": "shown"}).outcome == "let_in", "the document names no age"


@pytest.mark.clause("CK-H.18")
def test_cards_are_run_out_in_cash_games_as_an_exception_and_never_in_tournaments() -> None:
    assert ruled(CK, "rabbit_hunt", play="tournament").outcome == "not_run_out"
    cash = ruled(CK, "rabbit_hunt", play="cash")
    assert (cash.outcome, cash.sentence.id) == ("staff_decide", "rabbit-in-exceptions")
    assert ruled(PF, "rabbit_hunt", play="tournament").sure == "discretion"
