"""Structures as files: every fault at once with its line, and what is written reads back."""

from pathlib import Path

import pytest

from cardroom.rules.decisions import Payout
from cardroom.tournament.structures.structure import EntryPrice, StructureLevel
from cardroom.tournament.structures.structure_files import (
    StructureFaults,
    load_structure,
    structure_text,
)

WHOLE = """
name = "Sunday terminator"
game = "holdem"
seats = 9
stack = 5000
level_seconds = 900
ante_by = "big_blind"
chips = [25, 100, 500, 1000]
price = { pool_cents = 40000, bounty_cents = 20000, fee_cents = 7000 }
entries = { least = 10, most = 90 }
late = { until_level = 2, re_entries = 1 }
rebuys = { chips = 5000, pool_cents = 40000, until_level = 2, most = 2, up_to = 5000 }
add_on = { chips = 10000, pool_cents = 40000 }
pool = { guarantee_cents = 1000000, carried_basis_points = 500, progressive = true }
pauses = [{ after_level = 2, seconds = 600 }]
levels = [
  { small_blind = 25, big_blind = 50 },
  { small_blind = 50, big_blind = 100 },
  { small_blind = 100, big_blind = 200, ante = 200, seconds = 1200 },
]
payouts = [
  { entries = 10, by_place = [6000, 4000] },
]
special = [
  { feat = "first_out", cents = 5000 },
  { feat = "first_to_reach_chips", basis_points = 200, chips = 20000 },
]
"""

FAULTY = """
name = "Faulty"
seats = 13
stack = 60
level_seconds = 900
level_hands = 10
chips = [25, 60]
price = { pool_cents = 40000, most_pool_cents = 100 }
entries = { least = 10, most = 9 }
late = { until_level = 9, re_entries = 1 }
rebuys = { chips = 30, pool_cents = 40000 }
pool = { progressive = true, ticket_cents = 100 }
pauses = [{ after_level = 8, seconds = 600 }]
levels = [
  { small_blind = 100, big_blind = 100, ante = 7 },
  { small_blind = 75, big_blind = 50 },
  { small_blind = 100, big_blind = 200, ante = 201 },
]
payouts = [
  { entries = 11, by_place = [3000, 4000] },
  { entries = 2, by_place = [5000, 3000, 2000] },
]
special = [
  { feat = "first_out", chips = 5000 },
  { feat = "first_to_win", cents = 1 },
]
levle_seconds = 60
"""


def test_a_whole_structure_is_read_and_written_back() -> None:
    structure = load_structure(WHOLE)
    assert (structure.stack, structure.seats, len(structure.levels)) == (5_000, 9, 3)
    assert structure.levels[2] == StructureLevel(200, 100, 200, 1_200)
    assert structure.price == EntryPrice(40_000, 7_000, 20_000) and structure.payouts == (
        Payout(10, (6_000, 4_000)),
    )
    assert load_structure(structure_text(structure)) == structure


def test_a_file_with_faults_names_all_of_them_with_their_lines() -> None:
    with pytest.raises(StructureFaults) as refused:
        load_structure(FAULTY)
    found = {(fault.line, fault.entry): fault.message for fault in refused.value.faults}
    places = {
        (3, "seats"), (4, "stack"), (6, "level_hands"), (8, "price.most_pool_cents"), (9, "entries.most"),
        (10, "late.until_level"), (11, "rebuys.until_level"), (12, "pool.progressive"), (13, "pauses[1]"),
        (15, "levels[1]"), (16, "levels[2]"), (17, "levels[3]"), (20, "payouts[1]"), (21, "payouts[2]"),
        (25, "special[2].feat"), (27, "levle_seconds"), (7, "chips"), (11, "rebuys"), (19, "payouts"),
    }  # fmt: skip
    assert places - found.keys() == set()
    assert found[(27, "levle_seconds")].endswith('"level_seconds" is meant?')
    assert "levels rise" in found[(16, "levels[2]")] or "small blind of 75" in found[(16, "levels[2]")]
    assert str(refused.value).startswith(f"this structure has {len(refused.value.faults)} faults:")
    assert len(refused.value.faults) >= len(places)


def test_what_is_missing_is_told_and_what_is_there_is_checked_all_the_same() -> None:
    with pytest.raises(StructureFaults) as refused:
        load_structure('seats = 9\nlate = { until_level = 3 }\nlevels = [\n  { big_blind = "much" },\n]\n')
    told = {(fault.entry, fault.message) for fault in refused.value.faults}
    assert ("name", "is missing") in told and ("stack", "is missing") in told
    assert ("late.until_level", "is 3, and there are 1 levels") in told
    assert any(entry == "levels[1].big_blind" for entry, _ in told)


@pytest.mark.parametrize("text", ["levels = [", "a = 1\na = 2\n"])
def test_what_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(StructureFaults, match="is not TOML"):
        load_structure(text)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StructureFaults, match=r"none\.toml: cannot be read"):
        load_structure(tmp_path / "none.toml")
    (tmp_path / "whole.toml").write_text(WHOLE)
    assert load_structure(tmp_path / "whole.toml").name == "Sunday terminator"


def test_a_chip_goes_as_soon_as_nothing_is_paid_with_it_any_more() -> None:
    assert load_structure(WHOLE).colour_ups() == ((2, 25),), (
        "a small blind of 50 takes two of 25; level 3 takes none"
    )
