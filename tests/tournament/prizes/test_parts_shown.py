"""Prizes told as parts of the pool: times the pool they are what is paid, but for the rounding of each place."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.rules import house
from cardroom.rules.decisions import Payout, Prizes
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register
from cardroom.tournament.prizes.ladder import PARTS, ladder, ladder_parts
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.tournament_terms import Rebuys
from tests.tournament.playing import HOUSES, terms
from tests.tournament.prizes.test_pool import rules

UNITS = (1, 50, 100, 500, 10_000)


def check_parts(parts: tuple[int, ...], prizes: tuple[int, ...], unit: int) -> None:
    """The bound: a unit, or a part of the whole where that is more; the first place's is that of all others together,
    as it has what their roundings leave.
    """
    amount = sum(prizes)
    assert len(parts) == len(prizes) and sum(parts) == PARTS
    assert list(parts) == sorted(parts, reverse=True) and parts[-1] > 0
    bound = max(unit * PARTS, amount)
    off = [part * amount - prize * PARTS for part, prize in zip(parts, prizes, strict=True)]
    assert all(abs(one) < bound for one in off[1:]), (parts, prizes)
    assert abs(off[0]) <= bound * (len(parts) - 1)


@st.composite
def payouts(draw: st.DrawFn) -> tuple[Payout, ...]:
    """A structure's own payouts, by entries."""
    rows = []
    for entries in sorted(draw(st.sets(st.integers(2, 200), min_size=1, max_size=4))):
        cuts = draw(st.lists(st.integers(1, 9_999), max_size=min(entries, 20) - 1, unique=True))
        edges = [0, *sorted(cuts), 10_000]
        by_place = sorted([after - before for before, after in pairwise(edges)], reverse=True)
        rows.append(Payout(entries, tuple(by_place)))
    return tuple(rows)


@st.composite
def houses(draw: st.DrawFn) -> Prizes:
    """The prizes of a house, with a unit and a ladder of its own."""
    own = rules(draw(st.sampled_from(HOUSES)))
    return replace(
        own,
        prize_unit_cents=replace(own.prize_unit_cents, value=draw(st.sampled_from(UNITS))),
        paid_places=replace(own.paid_places, value=draw(st.integers(1, 5_000))),
        least_prize_percent=replace(own.least_prize_percent, value=draw(st.integers(1, 300))),
    )


def check_any(own: Prizes, entries: int, amount: int, table: tuple[Payout, ...] | None) -> None:
    """The bound holds at this house, or by this structure's own payouts."""
    printed = house("casino-helsinki").tournament
    assert printed is not None
    rows, is_own = table or printed.payouts.value, table is not None
    prizes = ladder(own, rows, entries, amount, own_table=is_own)
    by_table = entries < own.ladder_from_entries.value if table is None else entries >= table[0].entries
    parts = ladder_parts(own, rows, entries, amount, own_table=is_own)
    check_parts(parts, prizes, 1 if by_table else own.prize_unit_cents.value)


@settings(max_examples=60, deadline=None)
@given(houses(), st.integers(2, 1_000), st.integers(1, 10**8), st.none() | payouts())
def test_the_parts_shown_times_the_pool_come_to_what_is_paid(
    own: Prizes, entries: int, amount: int, table: tuple[Payout, ...] | None
) -> None:
    check_any(own, entries, amount, table)


@pytest.mark.exhaustive
@settings(max_examples=5_000, deadline=None)
@given(houses(), st.integers(2, 20_000), st.integers(1, 10**9), st.none() | payouts())
def test_they_do_in_large_fields_too(
    own: Prizes, entries: int, amount: int, table: tuple[Payout, ...] | None
) -> None:
    check_any(own, entries, amount, table)


@pytest.mark.clause("CH-8.24")
@settings(max_examples=30, deadline=None)
@given(
    name=st.sampled_from(HOUSES),
    entries=st.integers(2, 90),
    buy_in=st.integers(1, 50_000),
    special=st.booleans(),
    own=st.none() | payouts(),
    even=st.integers(0, 4),
)
def test_they_do_on_the_page_of_a_tournament(
    name: str, entries: int, buy_in: int, special: bool, own: tuple[Payout, ...] | None, even: int
) -> None:
    book = house(name)
    assert book.prizes is not None
    shown = replace(book.prizes.amounts_shown, value="when_purchases_end")
    book = replace(book, prizes=replace(book.prizes, amounts_shown=shown))
    feats = (SpecialPrize("first_out", basis_points=500),) if special and name == "casino-helsinki" else ()
    more = Rebuys(500, 1_000, 3)
    one = terms(name, buy_in=buy_in, rebuys=more, special=feats, payouts=own or (), even_prizes=even)
    world = Tournament(one, book)
    for lot in range(entries):
        world.decide(Register(f"P{lot}", lot), 0, lot)
    found = world.prizes_now()
    assert not found.in_money
    check_parts(found.prizes, world.prizes(), book.prizes.prize_unit_cents.value)


@pytest.mark.clause("CH-8.24")
def test_sixty_at_casino_helsinki_are_told_the_part_that_the_first_is_paid() -> None:
    world = Tournament(
        terms("casino-helsinki", buy_in=3_000, rebuys=Rebuys(500, 1_000, 3)), house("casino-helsinki")
    )
    for lot in range(60):
        world.decide(Register(f"P{lot}", lot), 0, lot)
    found = world.prizes_now()
    assert not found.in_money and found.prizes[:2] == (298_956, 161_975)
    assert world.prizes()[:2] == (54_200, 29_100), "30.1 % and 16.2 %"


def test_parts_are_told_before_anything_is_paid_in() -> None:
    own, table = rules("casino-helsinki"), (Payout(2, (10_000,)), Payout(5, (6_500, 3_500)))
    assert ladder_parts(own, table, 6, 0) == (650_000, 350_000)
    assert len(ladder_parts(own, table, 200, 0)) == 30
