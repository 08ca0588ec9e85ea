"""Who pays whom: nobody keeps more or less than the result, and with the fewest payments there can be."""

from __future__ import annotations

import itertools
import random

import pytest

from cardroom.ledger.settle_up import MAX_EXACT, transfers


def settled(results: dict[str, int]) -> dict[str, int]:
    """What is left of the results when everybody has paid."""
    left = dict(results)
    for payment in transfers(results):
        assert payment.cents > 0 and payment.payer != payment.payee
        left[payment.payer] += payment.cents
        left[payment.payee] -= payment.cents
    return left


def fewest(cents: list[int]) -> int:
    """By trying every way of dividing the people into groups: people less groups of sum zero."""
    people = [one for one in cents if one]

    def groups(rest: tuple[int, ...]) -> int:
        if not rest:
            return 0
        first, others = rest[0], rest[1:]
        best = -(10**9)
        for size in range(len(others) + 1):
            for chosen in itertools.combinations(range(len(others)), size):
                if first + sum(others[one] for one in chosen) == 0:
                    left = tuple(x for place, x in enumerate(others) if place not in chosen)
                    best = max(best, 1 + groups(left))
        return best

    return len(people) - groups(tuple(people)) if people else 0


def test_two_people_make_one_payment() -> None:
    [payment] = transfers({"a": -500, "b": 500})
    assert (payment.payer, payment.payee, payment.cents) == ("a", "b", 500)


def test_who_neither_won_nor_lost_pays_nothing_and_gets_nothing() -> None:
    assert transfers({"a": 0, "b": 0}) == ()
    assert all("c" not in (one.payer, one.payee) for one in transfers({"a": -5, "b": 5, "c": 0}))


def test_results_that_do_not_come_to_zero_are_a_fault() -> None:
    with pytest.raises(ValueError, match="come to 1"):
        transfers({"a": -5, "b": 6})


@pytest.mark.parametrize("seed", range(120))
def test_the_payments_settle_and_are_the_fewest(seed: int) -> None:
    chance = random.Random(seed)
    cents = [chance.randint(-6, 6) for _ in range(chance.randint(1, 6))]
    cents.append(-sum(cents))
    results = {f"p{place}": one for place, one in enumerate(cents)}
    assert not any(settled(results).values())
    assert len(transfers(results)) == fewest(cents)


def test_greedy_would_pay_once_more_than_is_needed() -> None:
    # Largest to largest: d pays a 5 and then three more payments; apart, {a, c, e} and {b, d} need three in all.
    results = {"a": 6, "b": 5, "c": -3, "d": -5, "e": -3}
    assert len(transfers(results)) == 3


@pytest.mark.parametrize("people", [MAX_EXACT, MAX_EXACT + 1, 40])
def test_large_games_settle_with_one_payment_fewer_than_people_at_most(people: int) -> None:
    chance = random.Random(people)
    cents = [chance.randint(-10_000, 10_000) for _ in range(people - 1)]
    cents.append(-sum(cents))
    results = {f"p{place:02}": one for place, one in enumerate(cents)}
    assert not any(settled(results).values())
    assert len(transfers(results)) <= people - 1
    assert transfers(results) == transfers(dict(reversed(results.items())))
