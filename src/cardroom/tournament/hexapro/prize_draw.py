"""The draw: a number out of 100,000 goes in, a pool with its prizes and levels comes out."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from cardroom.rules.decisions import HexaPro
from cardroom.rules.refused import Refused

CHANCES: Final = 100_000
"""The numbers of a draw run from 1 to this."""
TENTHS: Final = 10
WHOLE: Final = 10_000


@dataclass(frozen=True, slots=True)
class DrawnPool:
    """A drawn pool: the multiplier in tenths, the pool in cents, the prize of each place, the length of a level, and
    the clauses.
    """

    multiplier_tenths: int
    pool: int
    prizes: tuple[int, ...]
    level_seconds: int
    clauses: tuple[str, ...]


def drawn_multiplier(rules: HexaPro, number: int) -> int:
    """The multiplier, in tenths, that a number from 1 to 100,000 draws: a row has as many numbers as chances."""
    assert 1 <= number <= CHANCES, "no number of the draw"
    last = 0
    for row in rules.multipliers.value:
        last += row.per_100000
        if number <= last:
            return row.multiplier_tenths
    raise AssertionError("the chances are all of 100,000: loading a rulebook checks it")


def drawn(rules: HexaPro, buy_in_cents: int, number: int) -> DrawnPool:
    """The pool that a number draws for a buy-in. Refuses "no-such-buy-in"."""
    if buy_in_cents not in [row.buy_in_cents for row in rules.buy_ins.value]:
        words = f"There is no buy-in of {buy_in_cents} cents here."
        raise Refused("no-such-buy-in", words, rules.buy_ins.clauses, {"buy_in": buy_in_cents})
    return pool_for(rules, buy_in_cents, drawn_multiplier(rules, number))


def pool_for(rules: HexaPro, buy_in_cents: int, multiplier_tenths: int) -> DrawnPool:
    """The pool that a multiplier makes of a buy-in.

    Pools and prizes are whole cents; the rest goes to the first place.
    """
    pool = buy_in_cents * multiplier_tenths // TENTHS
    by_place = [row.by_place for row in rules.payouts.value if row.multiplier_tenths <= multiplier_tenths][-1]
    prizes = [pool * share // WHOLE for share in by_place]
    prizes[0] += pool - sum(prizes)
    seconds = [
        row.level_seconds for row in rules.level_lengths.value if row.multiplier_tenths <= multiplier_tenths
    ][-1]
    decisions = (rules.multipliers, rules.draw, rules.payouts, rules.level_lengths, rules.paid)
    clauses = tuple(dict.fromkeys([clause for decision in decisions for clause in decision.clauses]))
    return DrawnPool(multiplier_tenths, pool, tuple(prizes), seconds, clauses)


def rake(rules: HexaPro) -> Fraction:
    """The part of the buy-ins that the house keeps in the long run, computed exactly from the chances."""
    paid = sum(row.per_100000 * row.multiplier_tenths for row in rules.multipliers.value)
    return 1 - Fraction(paid, CHANCES * TENTHS * rules.seats.value)


def fee_of(rules: HexaPro, buy_in_cents: int) -> int:
    """The fee in a buy-in, to the nearest cent, half a cent up: a cancelled game gives it back."""
    return (2 * buy_in_cents * rules.rake_per_100000.value + CHANCES) // (2 * CHANCES)
