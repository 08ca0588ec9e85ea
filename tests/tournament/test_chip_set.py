"""How far an event's chips go: what is handed out never exceeds the set, and one entry more than it is enough for does."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from cardroom.rules import house
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.chip_set import ITEMS, ChipsOwned, SetFree, capacity, coloured_up, made_up
from cardroom.tournament.play.chips_left import chips_left, chips_planned
from cardroom.tournament.play.tournament_commands import (
    ColourUpNow,
    PassTournamentTime,
    Rebuy,
    Register,
    Unregister,
)
from cardroom.tournament.structures.structure_files import StructureFaults, load_structure, structure_text
from cardroom.tournament.structures.structure_of_terms import structure_of
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tournament_terms import AddOn, ColourUp, Day, Flight, LateChips, Rebuys
from tests.tournament.live.hall import Hall

SET = (ChipsOwned(25, 100, 8), ChipsOwned(100, 400, 8), ChipsOwned(500, 60, 2), ChipsOwned(1_000, 50, 3))
STACK = 5_000


def random_set(chance: Random) -> tuple[ChipsOwned, ...]:
    """Each value is whole chips of the one before; the smallest may be anything."""
    value, rows = chance.choice((1, 5, 25, 100)), []
    for _ in range(chance.randint(1, 6)):
        counts = [chance.choice((0, chance.randint(0, 12))) for _ in range(3)]
        rows.append(ChipsOwned(value, chance.randint(0, 600), *counts))
        value *= chance.choice((2, 4, 5, 10))
    return tuple(rows)


def worth(chips: dict[int, int]) -> int:
    return sum(value * count for value, count in chips.items())


@pytest.mark.parametrize("seed", range(300))
def test_what_is_handed_out_never_exceeds_the_set_and_one_more_than_it_is_enough_for_does(seed: int) -> None:
    chance = Random(seed)
    chips = random_set(chance)
    owned = {one.value: one.owned for one in chips}
    items = {item: sum(one.value * one.in_item(item) for one in chips) for item in ITEMS}
    gone = [one.value for one in chips[: chance.choice((0, 0, 1))] if len(chips) > 1]
    out = Counter[int]()
    for _ in range(400):
        left = capacity(chips, items, out, (), gone)
        sold = [one for one in left.suffices if one.more]
        for row in left.suffices:
            each = made_up(chips, row.item, row.chips, gone)
            after = out + Counter({value: count * row.more for value, count in each.items()})
            assert all(after[value] <= owned[value] for value in owned), "it is enough for so many"
            assert after[row.first_out] + each[row.first_out] > owned[row.first_out], "and for no more"
        if not sold:
            break
        one = chance.choice(sold)
        out.update(made_up(chips, one.item, one.chips, gone))
        again = {row.item: row.more for row in capacity(chips, items, out, (), gone).suffices}
        assert again[one.item] == one.more - 1, "one is less by one"
        assert all(out[value] <= owned[value] for value in owned)


@pytest.mark.parametrize("seed", range(200))
def test_an_item_is_worth_what_it_says_and_in_as_few_chips_as_can_be_where_the_set_does_not_make_it_up(
    seed: int,
) -> None:
    chance = Random(seed)
    chips = random_set(chance)
    amount = chips[0].value * chance.randint(1, 400)
    found = made_up(chips, "stack", amount)
    assert worth(found) == amount
    as_said = sum(one.value * one.in_stack for one in chips)
    if amount != as_said:
        for one, larger in pairwise(chips):
            assert found.get(one.value, 0) < larger.value // one.value, "as many would be a larger chip"
    said = made_up(chips, "stack", as_said)
    assert said == {one.value: one.in_stack for one in chips if one.in_stack}
    if len(chips) > 1:
        rest = made_up(chips, "stack", as_said, [chips[0].value])
        assert chips[0].value not in rest and as_said - worth(rest) < chips[1].value


@pytest.mark.parametrize("seed", range(200))
def test_a_colour_up_frees_all_small_chips_and_brings_what_they_are_worth(seed: int) -> None:
    chance = Random(seed)
    chips = random_set(chance)
    pairs = [(number, a.value, b.value) for number, (a, b) in enumerate(pairwise(chips), 1)]
    out = {one.value: chance.randint(0, one.owned) for one in chips}
    whole, there = worth(out), dict(out)
    for row in capacity(chips, {}, out, pairs).set_free:
        assert row.freed == there[row.old] and 0 <= row.needed * row.new - row.freed * row.old < row.new
        before = max(0, next(one.owned for one in chips if one.value == row.new) - there[row.new])
        assert row.missing == max(0, row.needed - before)
        there[row.new] += row.needed
        there[row.old] = 0
    assert whole <= worth(there) < whole + sum(new for _, _, new in pairs) + 1
    assert coloured_up({}, 25, 100) == (0, 0)


def test_the_first_value_to_run_out_is_named_and_the_colour_up_that_sets_it_free() -> None:
    left = capacity(SET, {"stack": STACK}, {}, ((4, 25, 100),))
    assert [(one.more, one.first_out) for one in left.suffices] == [(12, 25)], "12 × 8 of 100 chips of 25"
    assert left.set_free == (SetFree(4, 25, 100, 0, 0, 0),)
    full = {value: 12 * count for value, count in made_up(SET, "stack", STACK).items()}
    assert capacity(SET, {"stack": STACK}, full, ((4, 25, 100),)).set_free == (
        SetFree(4, 25, 100, 96, 24, 0),
    )
    late = capacity(SET, {"stack": STACK}, full, (), [25])
    assert [(one.more, one.first_out) for one in late.suffices] == [(4, 1_000)], (
        "two of 100 stand for eight of 25"
    )


def hall(**changes: object) -> Hall:
    usual: dict[str, object] = {
        "stack": STACK, "chip_set": SET, "late_levels": 8, "level_ms": 600_000, "most": 60,
        "levels": tuple(Stakes(100 * 2**one, 200 * 2**one) for one in range(8)), "colour_ups": (ColourUp(2, 25, 100),),
    }  # fmt: skip
    return Hall("casino-helsinki", **usual | changes)


def more(found: Hall) -> dict[str, tuple[int, int]]:
    left = chips_left(found.tournament)
    assert left is not None
    return {one.item: (one.more, one.first_out) for one in left.suffices}


def test_each_entry_that_is_sold_or_withdrawn_changes_what_is_left_by_one_and_none_is_refused() -> None:
    found = hall()
    assert more(found) == {"stack": (12, 25)}
    for number in range(3):
        found.ask(Register(f"p{number}", number))
        assert more(found) == {"stack": (11 - number, 25)}
    found.ask(Unregister("p1"))
    assert more(found) == {"stack": (10, 25)}
    for number in range(10, 21):
        found.ask(Register(f"p{number}", number))
    assert more(found) == {"stack": (0, 25)}, "the eleventh was sold all the same"
    assert found.tournament.state.chips_out[25] == 13 * 8


def test_a_colour_up_frees_the_small_chips_for_later_entries_too() -> None:
    found = hall().started(12)
    assert more(found) == {"stack": (0, 25)}
    found.ask(ColourUpNow("director", "the 25s are short", 25, 100))
    state = found.tournament.state
    assert (state.chips_out[25], state.chips_out[100]) == (0, 12 * 10)
    assert more(found) == {"stack": (4, 1_000)}
    left = chips_left(found.tournament)
    assert left is not None and left.set_free == (), "it is done"


def test_a_later_flight_keeps_the_small_chips_that_an_earlier_one_has_raced_off() -> None:
    found = hall(days=(Day(level=2), Day()), flights=(Flight("1A"), Flight("1B")))
    for number in range(4):
        found.ask(Register(f"b{number}", 50 + number, flight=2))
    found.started(5)
    assert found.tournament.state.chips_out[25] == 9 * 8
    found.ask(ColourUpNow("director", "the 25s are short", 25, 100))
    state = found.tournament.state
    assert (state.chips_out[25], state.chips_out[100]) == (4 * 8, 9 * 8 + 5 * 2), "those of 1B lie ready"
    found.ask(Register("b9", 59, flight=2))
    assert state.chips_out[25] == 5 * 8, "1B is dealt in 25s"
    found.ask(Register("a9", 69, flight=1))
    assert state.chips_out[25] == 5 * 8, "and 1A no more"


def test_fewer_chips_of_a_late_entry_are_in_few_chips_and_rebuys_as_the_set_makes_them_up() -> None:
    chips = tuple(
        ChipsOwned(one.value, one.owned, one.in_stack, 10 * (one.value == 100), 2 * (one.value == 1_000))
        for one in SET
    )
    found = hall(
        chip_set=chips, late_chips=(LateChips(1, 2_500),), re_entries=1, rebuys=Rebuys(1_000, 100, 4, up_to=99_000),
        add_on=AddOn(2_000, 100),
    ).started(3)  # fmt: skip
    state, before = found.tournament.state, Counter(found.tournament.state.chips_out)
    found.ask(Rebuy("p0"))
    assert Counter(state.chips_out) - before == {100: 10}
    assert more(found)["add_on"] == ((50 - 9) // 2, 1_000)
    found.now_ms += 600_000
    found.ask(PassTournamentTime())
    assert state.level == 2 and more(found)["stack"] == ((50 - 9) // 2, 1_000), (
        "2,500 is two of 1,000 and one of 500"
    )
    before = Counter(state.chips_out)
    found.ask(Register("late", 70, chips=2_500))
    assert Counter(state.chips_out) - before == {1_000: 2, 500: 1}
    found.now_ms += 600_000
    found.ask(PassTournamentTime())
    assert state.level == 3 and state.chips_out[25] == 0, "by the structure they go after level 2"


FILE = """name = "Chips"
stack = 5000
level_seconds = 600
chips = [25, 100, 1000]
levels = [{ big_blind = 50, small_blind = 25 }, { big_blind = 200, small_blind = 100 }]
%s
"""


@pytest.mark.parametrize(
    ("rows", "entry", "code"),
    [
        ("chip_set = [{ value = 25, owned = 9, in_stack = 200 }]", "chip_set", "chip-set-values"),
        (
            "chip_set = [{ value = 25, owned = 9 }, { value = 100, owned = 9, in_stack = 40 }, "
            "{ value = 1000, owned = 9 }]",
            "stack",
            "chip-set-worth",
        ),
        (
            "rebuys = { chips = 1000, until_level = 1 }\n"
            "chip_set = [{ value = 25, owned = 9 }, { value = 100, owned = 9, in_rebuy = 9 }, "
            "{ value = 1000, owned = 9, in_stack = 5 }]",
            "rebuys.chips",
            "chip-set-worth",
        ),
    ],
)
def test_a_set_that_does_not_make_up_what_is_sold_is_a_fault(rows: str, entry: str, code: str) -> None:
    with pytest.raises(StructureFaults) as caught:
        load_structure(FILE % rows)
    assert [(one.entry, one.code) for one in caught.value.faults] == [(entry, code)]


def test_a_sound_set_is_read_written_copied_and_planned_by() -> None:
    rows = ", ".join(
        f"{{ value = {value}, owned = {owned}, in_stack = {count} }}"
        for value, owned, count in ((25, 100, 8), (100, 400, 8), (1_000, 500, 4))
    )
    structure, book = load_structure(FILE % f"chip_set = [{rows}]"), house("casino-helsinki")
    assert load_structure(structure_text(structure)) == structure
    terms = terms_of(structure, book, "cup")
    assert terms_of(structure_of(terms), book, "cup") == terms
    left = chips_planned(terms, book, 10)
    assert left is not None and [(one.more, one.first_out) for one in left.suffices] == [(2, 25)]
    assert left.set_free == (SetFree(1, 25, 100, 80, 20, 0),)
    assert chips_planned(terms_of(load_structure(FILE % ""), book, "cup"), book, 10) is None
