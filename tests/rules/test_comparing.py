"""Two houses side by side."""

from dataclasses import fields

from cardroom.rules import compare, house
from cardroom.rules.rulebook import ALL_SECTIONS

HUONE, HELSINKI = house("casinohuone"), house("casino-helsinki")
FOUND = compare(HUONE, HELSINKI)
POINTS = {point.point: point for point in FOUND.points}


def test_every_decision_point_is_there_once() -> None:
    own = {**HUONE.sections(), **HELSINKI.sections()}
    kinds = [(name, kind) for name, kind in ALL_SECTIONS.items() if name in own]
    assert (
        list(POINTS) == [f"{name}.{f.name}" for name, kind in kinds for f in fields(kind)] and len(own) > 20
    )
    assert len(POINTS) == len(FOUND.points)


def test_a_point_has_both_values_with_their_grounds() -> None:
    run = POINTS["betting.short_all_in_run"]
    assert run.first is not None and run.second is not None and not run.same
    assert (run.first.value, run.first.clauses) == ("reopens_when_sum_is_full", ("CO-TH.32", "CO-OM.17"))
    assert (run.second.value, run.second.clauses) == ("never_reopens", ("CH-5.10",))
    assert "does not speak" in run.second.reading


def test_the_same_value_on_other_grounds_is_no_difference() -> None:
    fold = POINTS["betting.fold"]
    assert fold.same and fold.first != fold.second
    assert fold not in FOUND.differences


def test_a_house_without_a_section_has_no_side() -> None:
    chooser = POINTS["choice.chooser"]
    assert chooser.first is None and chooser.second is not None and not chooser.same


def test_a_house_does_not_differ_from_itself() -> None:
    assert compare(HELSINKI, HELSINKI).differences == ()
    assert not [point for point in compare(HUONE, HUONE).points if point.point.startswith("open_face")]


def test_clauses_stand_by_area_and_none_is_lost() -> None:
    assert sum(len(area.first) for area in FOUND.areas) == 239
    assert sum(len(area.second) for area in FOUND.areas) == 398
    jackpot = next(area for area in FOUND.areas if area.area == "jackpot")
    assert jackpot.first == () and jackpot.second[0].id.startswith("CH-")
