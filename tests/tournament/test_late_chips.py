"""Fewer chips for late entries, where a tournament announces them and its house does not rule them out."""

from typing import Any

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import ChangeLevel, Register
from cardroom.tournament.structures.allowed import faults_by_house, not_allowed
from cardroom.tournament.structures.structure_files import StructureFaults, load_structure
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tournament_terms import Flight, LateChips
from tests.tournament.playing import World, terms

LATE: dict[str, Any] = {
    "stack": 10_000, "late_levels": 4, "re_entries": 2, "late_chips": (LateChips(1, 7_500), LateChips(3, 5_000)),
}  # fmt: skip
FILE = """name = "Late"
game = "holdem-nl"
stack = 10000
chips = [25, 100]
level_seconds = 900
levels = [
  { big_blind = 100, small_blind = 50 }, { big_blind = 200, small_blind = 100 },
  { big_blind = 400, small_blind = 200 }, { big_blind = 800, small_blind = 400 },
]
late = { until_level = 4 }
late_chips = [%s]
"""


def world(name: str = "casino-helsinki", **changes: object) -> World:
    return World(terms(name, **(LATE | changes)))


def to_level(one: World, level: int) -> None:
    one.decide(ChangeLevel("boss", "the evening is short", level))
    for number in list(one.tables):
        one.deal(number)
        one.fold_out(number)


@pytest.mark.parametrize(("level", "chips"), [(1, 10_000), (2, 7_500), (3, 7_500), (4, 5_000)])
def test_an_entry_has_the_chips_of_the_level_it_is_in(level: int, chips: int) -> None:
    one = world().started(5)
    if level > 1:
        to_level(one, level)
    assert one.tournament.entry_chips == chips
    issued = one.tournament.state.issued
    one.decide(Register("Z", 99, chips=chips))
    assert one.tournament.state.issued == issued + chips, "all chips in play are counted"
    table = one.tables[one.table_of("Z")]
    seat = table.seat_of("Z")
    assert seat is not None and seat.stack == chips
    assert one.tournament.state.entrants["Z"].stack == chips


def test_entries_before_the_start_are_whole_and_the_pool_does_not_mind() -> None:
    one = world().started(5)
    assert {seat.stack for seat in one.tables[1].seats.values()} == {10_000}
    to_level(one, 4)
    one.decide(Register("Z", 99))
    assert one.tournament.prize_pool() == 6_000, "an entry of fewer chips pays as all do"


def test_a_re_entry_has_no_more_than_a_late_entry() -> None:
    one = world().started(4)
    loser, winner = one.players_at(1)[:2]
    one.knock_out(loser, winner)
    to_level(one, 2)
    before = one.tournament.state.issued
    one.decide(Register(loser, 7))
    seat = one.tables[1].seat_of(loser)
    assert seat is not None and seat.stack == 7_500
    assert one.tournament.state.issued == before + 7_500


def test_whoever_was_told_other_chips_is_refused_and_nothing_changes() -> None:
    one = world().started(5)
    to_level(one, 2)
    before = one.tournament.encoded()
    with pytest.raises(Refused) as refused:
        one.decide(Register("Z", 99, chips=10_000))
    assert (refused.value.code, refused.value.arguments["chips"]) == ("wrong-chips", 7_500)
    assert refused.value.clauses == ("CH-8.11", "CH-8.12")
    assert one.tournament.encoded() == before


def test_a_chosen_buy_in_gives_chips_in_proportion_to_those_of_the_level() -> None:
    one = world("casinohuone", buy_in=1_000, most_buy_in=3_000).started(5)
    to_level(one, 2)
    one.decide(Register("Z", 99, pool_cents=1_999, chips=7_500))
    seat = one.tables[one.table_of("Z")].seat_of("Z")
    assert seat is not None and seat.stack == 7_500 * 1_999 // 1_000 == 14_992


def test_an_entry_for_a_flight_to_come_is_not_late() -> None:
    from tests.tournament.test_flights import TERMS  # the same two flights

    one = World(
        terms("casino-helsinki", **(TERMS | LATE | {"flights": (Flight("1A"), Flight("1B", 86_400))}))
    )
    one.started(5)
    one.decide(ChangeLevel("boss", "the evening is short", 2))
    assert one.tournament.entry_chips == 7_500
    one.decide(Register("Y", 98, flight=2, chips=10_000))
    assert one.tournament.state.entrants["Y"].stack == 10_000


@pytest.mark.clause("PF-2.1.1")
@pytest.mark.parametrize("name", ["pokerstars-live-fi", "pokerstars-live-no"])
def test_a_house_whose_late_entries_have_a_full_stack_refuses_fewer_chips(name: str) -> None:
    with pytest.raises(Refused) as refused:
        Tournament(terms(name, **LATE), house(name))
    assert (refused.value.code, refused.value.clauses) == ("late-stack-is-full", ("PF-2.1.1",))
    closed = {one.entry: one.refused.clauses for one in not_allowed(house(name), "holdem-nl")}
    assert closed["late_chips"] == ("PF-2.1.1",)
    structure = load_structure(FILE % "{ after_level = 1, chips = 5000 }")
    [fault] = faults_by_house(house(name), structure, "late.toml")
    assert (fault.entry, fault.clauses) == ("late_chips", ("PF-2.1.1",))


def test_a_part_is_rounded_down_to_whole_chips_and_the_rest_is_given_to_nobody() -> None:
    text = FILE % "{ after_level = 1, basis_points = 6667 }, { after_level = 2, chips = 5000 }"
    found = terms_of(load_structure(text), house("casino-helsinki"), "t1")
    assert found.late_chips == (LateChips(1, 6_650), LateChips(2, 5_000)), "6,667 is no number of chips of 25"
    assert [found.entry_chips(level) for level in range(6)] == [10_000, 10_000, 6_650, 5_000, 5_000, 5_000]
    plain = terms_of(load_structure(text.replace("chips = [25, 100]\n", "")), house("casino-helsinki"), "t1")
    assert plain.late_chips[0].chips == 6_667, "without chips that lie at a table each point is one"


@pytest.mark.parametrize(
    ("rows", "entry", "code"),
    [
        (
            "{ after_level = 2, chips = 5000 }, { after_level = 1, chips = 4000 }",
            "late_chips",
            "late-chips-rise",
        ),
        ("{ after_level = 1, chips = 5000, basis_points = 5 }", "late_chips[1]", "chips-or-part"),
        ("{ after_level = 1 }", "late_chips[1]", "chips-or-part"),
        ("{ after_level = 4, chips = 5000 }", "late_chips[1]", "late-chips-behind-level"),
        ("{ after_level = 0, chips = 5000 }", "late_chips[1]", "late-chips-behind-level"),
        ("{ after_level = 1, chips = 10000 }", "late_chips[1]", "late-chips-fall"),
        ("{ after_level = 1, basis_points = 10000 }", "late_chips[1]", "late-chips-fall"),
        ("{ after_level = 1, chips = 100 }", "late_chips[1]", "late-chips-below-bet"),
        ("{ after_level = 1, basis_points = 1 }", "late_chips[1]", "late-chips-below-bet"),
        ("{ after_level = 1, chips = 5001 }", "late_chips[1]", "not-in-chips"),
        (
            "{ after_level = 1, chips = 5000 }, { after_level = 2, chips = 6000 }",
            "late_chips[2]",
            "late-chips-fall",
        ),
    ],
)
def test_what_contradicts_itself_is_said_at_its_row(rows: str, entry: str, code: str) -> None:
    with pytest.raises(StructureFaults) as found:
        load_structure(FILE % rows)
    assert [(fault.entry, fault.code) for fault in found.value.faults] == [(entry, code)]
