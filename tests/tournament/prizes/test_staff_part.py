"""The staff's part of a price: told before, whole cents, within the fee or beside it, and paid when nothing is repaid."""

from __future__ import annotations

from dataclasses import replace as replace_part
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.rules import house
from cardroom.tournament.cancelling.at_cancellation import Bought
from cardroom.tournament.play.prices import entry_of, sale_of, with_staff
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    ChangeFee,
    Register,
    StartTournament,
    Unregister,
)
from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.results import HouseKept, HousePaid, Paid
from cardroom.tournament.structures.structure_files import StructureFaults, load_structure, structure_text
from cardroom.tournament.structures.structure_of_terms import structure_of
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tickets.ticket import Ticket
from tests.tournament.live.hall import Hall

WHOLE = 10_000


def random_part(chance: Random) -> StaffPart:
    return StaffPart(
        chance.choice((1, 300, 3_333, 5_000, chance.randint(1, WHOLE))),
        chance.choice(("fee", "pool")),
        chance.choice(("within_fee", "beside_fee")),
        chance.choice(("house", "staff")),
    )


@pytest.mark.parametrize("seed", range(400))
def test_a_price_is_its_parts_to_the_cent_and_the_odd_cent_goes_where_the_file_says(seed: int) -> None:
    chance = Random(seed)
    part = random_part(chance)
    plain = Bought(
        chance.randint(0, 50_000), chance.choice((0, chance.randint(0, 9_000))), chance.choice((0, 2_500))
    )
    told = with_staff(part, plain)
    base = plain.fee if part.of == "fee" else plain.pool
    exact = base * part.basis_points
    assert 0 <= told.staff <= told.fee and (told.pool, told.bounty) == (plain.pool, plain.bounty)
    if part.stands == "within_fee":
        assert told.whole == plain.whole, "the price is as it was"
    else:
        assert told.whole == plain.whole + told.staff and told.fee - told.staff == plain.fee
    if told.staff < plain.fee or part.stands == "beside_fee":
        over = told.staff * WHOLE - exact
        assert -WHOLE < over <= 0 if part.odd_cent == "house" else 0 <= over < WHOLE
    assert with_staff(None, plain) == plain


@pytest.mark.parametrize("seed", range(400))
def test_an_entry_by_a_ticket_has_the_part_of_the_fee_that_the_ticket_pays_whatever_the_fee_is_now(
    seed: int,
) -> None:
    chance = Random(seed)
    part, before, now = random_part(chance), chance.randint(0, 9_000), chance.randint(0, 9_000)
    book = house("casino-helsinki")
    terms = replace(
        Hall("casino-helsinki", buy_in=chance.randint(1, 50_000), fee=before).tournament.terms, staff=part
    )
    told = sale_of(terms, "entry")
    ticket = Ticket("t1", "p1", told.whole, terms.id, None, terms.house)
    bought, _ = entry_of(replace(terms, fee=now), book, Register("p1", 1, ticket))
    assert bought == replace_part(told, ticket="t1"), "what it cost is what it is worth, in the same parts"


def played(chance: Random, part: StaffPart | None, **changes: Any) -> Hall:
    """A cup whose entries have been sold, some withdrawn, and the fee changed between."""
    hall = Hall(
        "casino-helsinki",
        buy_in=chance.randint(1, 20_000),
        fee=chance.randint(0, 3_000),
        staff=part,
        **changes,
    )
    for number in range(8):
        hall.ask(Register(f"p{number}", number))
        if chance.random() < 0.3:
            fee = chance.randint(0, 3_000)
            if fee != hall.tournament.terms.fee:
                hall.ask(ChangeFee("director", "it changed", fee))
        if chance.random() < 0.2:
            hall.ask(Unregister(f"p{number}"))
        held(hall)
    return hall


def held(hall: Hall) -> None:
    """Before the start the escrow is what was paid, with the staff's part of each entry told apart."""
    state = hall.tournament.state
    bought = [one for entrant in state.entrants.values() for one in entrant.bought]
    assert state.money.escrow == sum(one.whole for one in bought)
    assert state.money.staff == sum(one.staff for one in bought)
    assert state.money.fees == sum(one.fee - one.staff for one in bought)
    assert all(0 <= one.staff <= one.fee for one in bought)


@pytest.mark.parametrize("seed", range(60))
def test_the_staff_have_what_was_told_when_it_is_over_and_nothing_of_what_came_back(seed: int) -> None:
    chance = Random(seed)
    hall = played(chance, random_part(chance))
    state = hall.tournament.state
    entrants = list(state.entrants)
    if len(entrants) < 3:
        return
    owed, fees = state.money.staff, state.money.fees
    money: list[Any] = []

    def ask(command: Any) -> None:
        money.extend(hall.ask(command).money)

    ask(StartTournament("director", "all are here"))
    hall.confirm_all()
    cancels = chance.random() < 0.5
    before = hall.tournament.cancellation().from_house if cancels else 0
    if cancels:
        ask(CancelTournament("director", "the lights went out"))
    else:
        while hall.tournament.state.phase == "running":
            table = next(iter(hall.floor.tables))
            money.extend(hall.out(hall.at(table)[0]).money)
            if hall.tournament.state.phase == "running":
                hall.confirm_all()
    kept = {"fee": 0, "staff": 0}
    for one in money:
        if isinstance(one, HouseKept) and one.why in kept:
            kept[one.why] += one.cents
    assert kept["fee"] == fees
    if not cancels:
        assert kept["staff"] == owed
        return
    back = sum(one.cents for one in money if isinstance(one, Paid) and one.why == "fee_back")
    brought = sum(one.cents for one in money if isinstance(one, HousePaid) and one.why == "fee_back")
    assert brought == before and state.money.staff == 0 and state.money.escrow == 0
    assert back == brought + (owed - kept["staff"]), "what comes back is the house's fee and the staff's part"


@pytest.mark.parametrize("seed", range(40))
def test_without_a_part_nothing_is_the_staffs(seed: int) -> None:
    hall = played(Random(seed), None)
    assert hall.tournament.state.money.staff == 0


FILE = """name = "Staff"
stack = 5000
level_seconds = 600
levels = [{ big_blind = 50, small_blind = 25 }]
price = { pool_cents = 9000, fee_cents = 1001 }
rebuys = { chips = 1000, until_level = 1, pool_cents = 5000, fee_cents = 500 }
staff = { basis_points = 5000, odd_cent = "staff" }
"""


def test_a_structure_says_it_and_every_sale_is_told_with_it() -> None:
    structure, book = load_structure(FILE), house("casino-helsinki")
    assert load_structure(structure_text(structure)) == structure
    terms = terms_of(structure, book, "cup")
    assert terms.staff == StaffPart(5_000, "fee", "within_fee", "staff")
    assert terms_of(structure_of(terms), book, "cup") == terms
    entry, rebuy = sale_of(terms, "entry"), sale_of(terms, "rebuy")
    assert (entry.whole, entry.fee, entry.staff) == (10_001, 1_001, 501)
    assert (rebuy.whole, rebuy.fee, rebuy.staff) == (5_500, 500, 250)
    beside = terms_of(
        load_structure(FILE.replace('odd_cent = "staff"', 'stands = "beside_fee"')), book, "cup"
    )
    assert (sale_of(beside, "entry").whole, sale_of(beside, "entry").fee) == (10_501, 1_501)
    with pytest.raises(StructureFaults) as caught:
        load_structure(
            FILE.replace("pool_cents = 9000", "pool_cents = 9000, most_pool_cents = 9900").replace(
                "basis_points = 5000", 'basis_points = 5000, of = "pool"'
            )
        )
    assert [(one.entry, one.code) for one in caught.value.faults] == [("staff.of", "staff-of-chosen-pool")]
