"""The sheet of a structure is the page that players see, and what a house does not allow is told with its clause."""

import pytest

from cardroom.room.tournaments.announcing import faults_in
from cardroom.room.tournaments.sheet import fields_not_allowed, games_there, sheet_of
from cardroom.rules import house, shipped
from cardroom.tournament.structures.allowed import TRIED
from cardroom.tournament.structures.structure import (
    EntryPrice,
    LateEntries,
    PoolTerms,
    Structure,
    StructureLevel,
)
from cardroom.tournament.structures.structure_files import load_structure, structure_text

FILE = """
name = "Friday"
stack = 1500
seats = 6
level_seconds = 600
levels = [{small_blind = 10, big_blind = 20}, {small_blind = 15, big_blind = 30}]
price = {pool_cents = 1000, fee_cents = 100, bounty_cents = 200}
entries = {least = 4, most = 40}
late = {until_level = 1}
"""
PLAYED = [name for name in shipped() if house(name).tournament is not None]


@pytest.mark.parametrize("name", PLAYED)
def test_what_a_book_does_not_allow_is_refused_by_it_with_the_same_clauses(name: str) -> None:
    book = house(name)
    for game in games_there(book):
        levels = (StructureLevel(4, 2, 1, 0, 1, 2, 4, 1), StructureLevel(4, 2, 1, 0, 1, 2, 4, 1))
        plain = Structure("S", 100, levels, game.game, seats=game.least, pool=PoolTerms(10_000))
        assert faults_in(book, structure_text(plain)) == (), game
        closed = {one.entry: one for one in fields_not_allowed(book, plain)}
        for entry, with_it in TRIED.items():
            faults = faults_in(book, structure_text(with_it(plain)))
            assert bool(faults) == (entry in closed), (game, entry, faults)
            for fault in faults:
                assert (fault.entry, fault.clauses) == (entry, closed[entry].clauses)


@pytest.mark.clause("CK-T.3", "CO-31a")
def test_kruh_allows_no_re_entry_and_casinohuone_no_special_prize_or_carried_part() -> None:
    kruh, huone = house("casino-kruh"), house("casinohuone")
    closed = {one.entry: (one.code, one.clauses) for one in fields_not_allowed(kruh, None)}
    assert closed["late.re_entries"] == ("no-re-entries", ("CK-T.3",))
    closed = {one.entry: (one.code, one.clauses) for one in fields_not_allowed(huone, None)}
    assert closed == {
        "special": ("no-special-prizes", ("CO-31a",)),
        "pool.carried_basis_points": ("no-carried-share", ("CO-31a",)),
        "pool.takes_carried": ("no-carried-share", ("CO-31a",)),
    }


def test_the_sheet_is_the_page_for_the_entries_that_are_expected() -> None:
    book = house("casinohuone")
    view = sheet_of(book, load_structure(FILE), 20, "Saturday", 5_000)
    row = view.now.row
    assert (row.name, row.price, row.buy_in, row.fee, row.bounty) == ("Saturday", 1_300, 1_000, 100, 200)
    assert (row.entries, row.least, row.most, row.starts_ms, row.late_levels) == (0, 4, 40, 5_000, 1)
    assert [(one.level, one.big_blind, one.seconds) for one in view.page.structure] == [
        (1, 20, 600),
        (2, 30, 600),
    ]
    # The terms as single values of a structure: what the house decides is among them.
    assert view.page.announced == {
        "name": "Saturday", "stack": 1_500, "game": "holdem", "seats": 6, "level_seconds": 600, "ante_by": "each",
        "price.pool_cents": 1_000, "price.fee_cents": 100, "price.bounty_cents": 200,
        "entries.least": 4, "entries.most": 40, "late.until_level": 1, "withdrawal.seconds_before": 300,
    }  # fmt: skip
    by_rounds = sheet_of(book, load_structure(f"hand_for_hand = true{FILE}"), 20, "", 5_000)
    assert by_rounds.page.announced["hand_for_hand"] is True
    assert row.pool == 20 * 1_000 == sum((one.last - one.first + 1) * one.prize for one in view.now.prizes)
    least = sheet_of(book, load_structure(FILE), 0, "", 5_000)
    assert (least.now.row.name, least.now.row.pool) == ("Friday", 4 * 1_000)
    assert sheet_of(book, load_structure(FILE), 99, "", 5_000).now.row.pool == 40 * 1_000


def test_faults_know_code_field_and_values() -> None:
    wrong = Structure(
        "S", 100, (StructureLevel(20, 10), StructureLevel(10, 5)), price=EntryPrice(100, most_pool_cents=50),
        late=LateEntries(re_entries=2),
    )  # fmt: skip
    faults = faults_in(house("casinohuone"), structure_text(wrong))
    assert {(one.entry, one.code, one.args) for one in faults} == {
        ("levels[2]", "levels-rise", (("amount", 10), ("before", 20))),
        ("price.most_pool_cents", "below-pool", (("cents", 100),)),
        ("late.re_entries", "needs-late-until", ()),
    }


def test_days_that_do_not_fit_are_faults_of_days_each() -> None:
    text = FILE + "days = [{until_level = 2}, {seconds = 60}]\n"
    faults = faults_in(house("casinohuone"), text)
    assert {(one.entry, one.code) for one in faults} == {("days", "last-day"), ("days", "days-behind-level")}


def test_what_begins_when_it_is_full_can_be_full_with_the_fewest_that_it_needs() -> None:
    text = FILE.replace("least = 4, most = 40", "least = 10")
    row = sheet_of(house("casinohuone"), load_structure(text), 0, "", 0).now.row
    assert (row.seats, row.least, row.most) == (6, 10, 10)
