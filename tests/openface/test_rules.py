"""The rules as data: read from a section, cited by clause, refused when they make no sense."""

import copy
import tomllib
from dataclasses import replace
from importlib import resources
from typing import Any

import pytest

from cardroom.openface import OpenFaceRules
from cardroom.rules import Decision, Refused, RulebookFaults, house, load_rulebook
from cardroom.rules.decisions.open_face import FirstPlacement, FrontBonus, OpenFace
from tests.openface.deals import HELSINKI

TEXT = resources.files("cardroom").joinpath("rulebooks/casino-helsinki.toml").read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)


@pytest.fixture
def section() -> OpenFace:
    found = house("casino-helsinki").open_face
    assert found is not None
    return found


def test_every_clause_of_the_game_is_the_ground_of_some_decision() -> None:
    cited = {clause for clauses in HELSINKI.clauses.values() for clause in clauses}
    assert cited == {f"CH-6.OFC.{number}" for number in range(1, 23)}


def test_all_faults_of_a_section_are_told_at_once() -> None:
    data = copy.deepcopy(DATA)
    section = data["open_face"]
    section["row_points"] = section.pop("row_point")
    section["turns"]["value"] = "clockwise_after_buton"
    section["foul_points"]["value"] = "six"
    section["sweep_points"]["clauses"] = []
    with pytest.raises(RulebookFaults) as caught:
        load_rulebook(data)
    told = {fault.entry: fault.message for fault in caught.value.faults}
    assert {
        "open_face.row_points", "open_face.row_point", "open_face.turns.value", "open_face.foul_points.value",
        "open_face.sweep_points",
    } <= set(told)  # fmt: skip
    assert "clockwise_after_button" in told["open_face.turns.value"]


def test_another_house_scores_by_its_own_numbers() -> None:
    data = copy.deepcopy(DATA)
    data["open_face"]["row_point"]["value"] = 2
    assert OpenFaceRules.of(load_rulebook(data)).row_point == 2


@pytest.mark.parametrize("front", ["6", "67", "6666", "11", ""])
def test_a_front_bonus_for_what_is_no_front_is_refused(section: OpenFace, front: str) -> None:
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
    section: OpenFace, rows: tuple[FirstPlacement, ...], words: str
) -> None:
    with pytest.raises(Refused, match=words):
        OpenFaceRules.of_section(replace(section, absent_first_cards=Decision(rows, ("CH-6.OFC.20",))))


def test_a_house_without_the_game_has_no_rules_for_it() -> None:
    with pytest.raises(Refused, match="has no rules for Open Face Chinese"):
        OpenFaceRules.of(house("casinohuone"))
