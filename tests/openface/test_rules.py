"""The rules as data: read from a section, cited by clause, refused when they make no sense."""

import tomllib
from dataclasses import fields, replace
from importlib import resources

import pytest

from cardroom.openface import OpenFaceRules
from cardroom.rules import Decision, Refused, RulebookFaults, house, load_rulebook
from cardroom.rules.decisions.open_face import FirstPlacement, FrontBonus, OpenFace
from cardroom.rules.parts import load_open_face, open_face_section
from tests.openface.deals import HELSINKI

TEXT = resources.files("cardroom").joinpath("rulebooks/parts/helsinki_open_face.toml").read_text("utf-8")


def test_the_shipped_section_is_whole_and_always_the_same() -> None:
    section = open_face_section("helsinki_open_face")
    assert section is open_face_section("helsinki_open_face")
    assert set(tomllib.loads(TEXT)["open_face"]) == {field.name for field in fields(OpenFace)}
    assert OpenFaceRules.of_section(section) == HELSINKI


def test_every_clause_of_the_game_is_the_ground_of_some_decision() -> None:
    cited = {clause for clauses in HELSINKI.clauses.values() for clause in clauses}
    assert cited == {f"CH-6.OFC.{number}" for number in range(1, 23)}


def test_all_faults_of_a_section_are_told_at_once() -> None:
    wrong = TEXT.replace("row_point", "row_points", 1)
    wrong = wrong.replace('"clockwise_after_button", clauses', '"clockwise_after_buton", clauses', 1)
    wrong = wrong.replace("foul_points = { value = 6, ", 'foul_points = { value = "six", ', 1)
    wrong = wrong.replace(
        'sweep_points = { value = 3, clauses = ["CH-6.OFC.5"]', "sweep_points = { value = 3, clauses = []", 1
    )
    with pytest.raises(RulebookFaults) as caught:
        load_open_face(wrong)
    told = {fault.entry: fault.message for fault in caught.value.faults}
    assert set(told) == {
        "open_face.row_points", "open_face.row_point", "open_face.turns.value", "open_face.foul_points.value",
        "open_face.sweep_points",
    }  # fmt: skip
    assert "clockwise_after_button" in told["open_face.turns.value"]
    with pytest.raises(RulebookFaults, match="is not TOML"):
        load_open_face("[open_face")


def test_another_house_scores_by_its_own_numbers() -> None:
    section = load_open_face(TEXT.replace("row_point = { value = 1,", "row_point = { value = 2,"))
    assert OpenFaceRules.of_section(section).row_point == 2


@pytest.mark.parametrize("front", ["6", "67", "6666", "11", ""])
def test_a_front_bonus_for_what_is_no_front_is_refused(front: str) -> None:
    section = open_face_section("helsinki_open_face")
    wrong = replace(section, front_bonuses=Decision((FrontBonus(front, 1),), ("CH-6.OFC.6",)))
    with pytest.raises(Refused, match="written 66 or 222"):
        OpenFaceRules.of_section(wrong)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ((FirstPlacement("pair", 2, 2, 0),), "do not fill"),
        ((FirstPlacement("pair", 1, 0, 4),), "do not fill"),
        ((FirstPlacement("pair", 2, 2, 1),), "no placement"),
    ],
)
def test_first_placements_that_place_not_five_cards_or_leave_a_hand_out_are_refused(
    rows: tuple[FirstPlacement, ...], words: str
) -> None:
    section = open_face_section("helsinki_open_face")
    with pytest.raises(Refused, match=words):
        OpenFaceRules.of_section(replace(section, absent_first_cards=Decision(rows, ("CH-6.OFC.20",))))


def test_a_houses_book_brings_the_rules_with_its_own_section() -> None:
    clauses = [
        {
            "id": f"CH-6.OFC.{number}", "source": "Chinese", "title": f"Rule {number}", "text": "As printed.",
            "area": "showdown", "applies": "both", "engine": "auto",
        }
        for number in range(1, 23)
    ]  # fmt: skip
    chapter = {"id": "CH-6.OFC", "title": "Open Face Chinese", "clause": clauses}
    book = load_rulebook(
        {"extends": "casinohuone", "id": "with_open_face", **tomllib.loads(TEXT), "chapter": [chapter]}
    )
    assert OpenFaceRules.of(book) == HELSINKI


def test_a_house_without_the_game_has_no_rules_for_it() -> None:
    with pytest.raises(Refused, match="has no rules for Open Face Chinese"):
        OpenFaceRules.of(house("casinohuone"))
