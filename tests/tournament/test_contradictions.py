"""Where the houses contradict one another about prize money, races and deals: one row a decision, all houses in it."""

from typing import Any

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.chip_race.found import found_chips
from cardroom.tournament.chip_race.race import Racer, race
from cardroom.tournament.deals.prize_deal import Stack, paid, propose
from cardroom.tournament.prizes.ladder import counted_entries
from cardroom.tournament.prizes.place_shares import shared
from cardroom.tournament.removals.disqualified_prizes import Placed, disqualified, removed_place
from cardroom.tournament.tournament_terms import Rebuys
from tests.tournament.playing import World, terms

HUONE, HELSINKI, KRUH = "casinohuone", "casino-helsinki", "casino-kruh"
FINNISH, NORWEGIAN = "pokerstars-live-fi", "pokerstars-live-no"


def loser_of_the_last_chips(name: str) -> int:
    rules = house(name).chip_race
    assert rules is not None
    table = [Racer("A", 1, 25, 1), Racer("B", 2, 1_075, 3)]
    return race(rules, table, 25, 100, (0, 4, 51, 47), smallest=50).rows[0].after


def two_chips_to_one_player(name: str) -> bool:
    rules = house(name).chip_race
    assert rules is not None
    table = [Racer("A", 1, 1_075, 3), Racer("B", 2, 1_075, 3), Racer("C", 3, 1_050, 2)]
    return race(rules, table, 25, 100, (51, 50, 0, 1, 2, 3, 4, 5)).rows[0].won == 2


def chips_for_nine_left_over(name: str) -> int:
    rules = house(name).chip_race
    assert rules is not None
    table = [Racer(player, seat, 1_075, 3) for seat, player in enumerate("ABC", 1)]
    return race(rules, table, 25, 100, tuple(range(9))).larger_chips


def found_after_the_race(name: str) -> str:
    rules = house(name).chip_race
    assert rules is not None
    found = found_chips(rules, 4, 25, 100)
    return "staff" if found.staff else "exchanged" if found.exchanged == 100 else "lost"


def payouts_told_during_purchases(name: str) -> str:
    book = house(name)
    assert book.prizes is not None and book.tournament is not None
    world = World(terms(name, rebuys=Rebuys(500, 1_000, 3))).started(8)
    return "money" if world.tournament.prizes_now().in_money else "parts"


def ten_re_entries_count(name: str) -> int:
    rules = house(name).prizes
    assert rules is not None
    return counted_entries(rules, 40, 10) - 40


def pool_carried_to_a_later_event(name: str) -> bool:
    rules = house(name).prizes
    assert rules is not None
    return rules.carried_share.value == "announced"


def two_who_share(name: str) -> list[int]:
    rules = house(name).prizes
    assert rules is not None
    return sorted(shared([100_100, 80_000], ("A", "B"), ("A", "B"), rules.shared_unit_cents.value).values())


def staff_may_pay_by_the_ladder_in_spite_of_a_deal(name: str) -> bool:
    rules = house(name).prize_deals
    assert rules is not None
    deal = propose(rules, "icm", (Stack("A", 2), Stack("B", 1)), (60, 40))
    try:
        return paid(rules, deal, staff="ladder")[0] == "ladder"
    except Refused:
        return False


def removed_with_fifteen_left(name: str) -> int:
    rules = house(name).removals
    assert rules is not None
    return removed_place(rules, 15)[0]


def disqualified_may_keep_a_part(name: str) -> bool:
    rules = house(name).removals
    assert rules is not None
    try:
        return (
            disqualified(rules, (Placed("A", 1, 100), Placed("B", 2, 50)), (100, 50), "A", kept=10).unassigned
            == 90
        )
    except Refused:
        return False


LIVE = (HELSINKI, KRUH, FINNISH, NORWEGIAN)
ALL = (HUONE, *LIVE)
ROWS = [
    (loser_of_the_last_chips, dict(zip(LIVE, (50, 100, 50, 50), strict=True))),
    (two_chips_to_one_player, dict(zip(LIVE, (False, True, False, False), strict=True))),
    (chips_for_nine_left_over, dict(zip(LIVE, (3, 2, 2, 2), strict=True))),
    (found_after_the_race, dict(zip(LIVE, ("staff", "staff", "exchanged", "exchanged"), strict=True))),
    (
        payouts_told_during_purchases,
        dict(zip(ALL, ("money", "parts", "money", "money", "money"), strict=True)),
    ),
    (ten_re_entries_count, dict(zip(ALL, (10, 5, 0, 10, 10), strict=True))),
    (pool_carried_to_a_later_event, dict(zip(ALL, (False, True, False, False, False), strict=True))),
    (two_who_share, {**{name: [90_050, 90_050] for name in ALL}, KRUH: [90_000, 90_100]}),
    (
        staff_may_pay_by_the_ladder_in_spite_of_a_deal,
        dict(zip(ALL, (True, True, True, False, False), strict=True)),
    ),
    (removed_with_fifteen_left, dict(zip(ALL, (0, 15, 0, 15, 15), strict=True))),
    (disqualified_may_keep_a_part, dict(zip(ALL, (True, False, True, False, False), strict=True))),
]


@pytest.mark.parametrize(("decided", "expected"), ROWS, ids=[row[0].__name__ for row in ROWS])
def test_each_house_decides_as_its_document_says(decided: Any, expected: dict[str, Any]) -> None:
    assert {name: decided(name) for name in expected} == expected
