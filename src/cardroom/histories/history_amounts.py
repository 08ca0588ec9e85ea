"""Amounts of a history file as whole units of the engine, and back, without rounding.

Files write chips as they were counted: 200, 678473.5, 0.25. The engine knows whole units only. A hand's *scale* is the
power of ten that makes every amount of that hand whole; multiplying and dividing by it is exact.
"""

from collections.abc import Iterable
from decimal import Decimal

from cardroom.histories.history_faults import LONGEST, BrokenHistory, told

Amount = int | Decimal

FINEST = 6  # decimal places; finer than any currency, coarse enough that a typing slip cannot ask for 10**400
LARGEST = 10**15


def check_amount(value: object, where: str) -> Amount:
    """The value as an amount: a finite number from 0 up, with at most six decimal places.

    Raises:
        BrokenHistory: it is anything else.
    """
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise BrokenHistory(where, f"{told(value)} is not a number")
    if isinstance(value, Decimal) and value.is_nan():
        raise BrokenHistory(where, "nan is not an amount")
    if isinstance(value, Decimal) and not value.is_finite():
        raise BrokenHistory(where, f"the amount {value} is not known, so the hand cannot be settled")
    if value < 0:
        raise BrokenHistory(where, f"{told(value)} is below zero")
    if value > LARGEST:
        raise BrokenHistory(where, f"{told(value)} is larger than any stack ({LARGEST})")
    if places(value) > FINEST:
        raise BrokenHistory(where, f"{told(value)} has more than {FINEST} decimal places")
    return value


def places(value: Amount) -> int:
    """Decimal places an amount needs: 0 for 200 and 5E+2, 2 for 0.25, 1 for 0.50."""
    if isinstance(value, int) or not value:
        return 0
    _, digits, exponent = value.as_tuple()
    assert isinstance(exponent, int), "an amount is finite"
    zeros = len(digits) - len("".join(map(str, digits)).rstrip("0"))
    return max(0, -exponent - zeros)


def scale_of(amounts: Iterable[Amount]) -> int:
    """The smallest power of ten that makes all the amounts whole."""
    return int(10 ** max((places(amount) for amount in amounts), default=0))


def to_units(amount: Amount, scale: int) -> int:
    """An amount in whole units; exact because the scale was taken over all amounts of the hand."""
    units = amount * scale
    assert units == int(units), f"{amount} is not whole at scale {scale}"
    return int(units)


def to_amount(units: int, scale: int) -> Amount:
    """Whole units as an amount: an int where it is whole, else a Decimal without trailing zeros."""
    whole, rest = divmod(units, scale)
    if rest == 0:
        return whole
    return (Decimal(units) / Decimal(scale)).normalize()


def parse_amount(text: str, where: str) -> Amount:
    """An amount as an action writes it ("600", "237.5")."""
    digits, dot, decimals = text.partition(".")
    whole = digits.isdecimal() and (decimals.isdecimal() if dot else True)
    if len(text) > LONGEST or not whole or not text.isascii():
        raise BrokenHistory(where, f"{told(repr(text))} is not an amount")
    return check_amount(Decimal(text) if dot else int(text), where)


def amount_text(amount: Amount) -> str:
    """An amount as the formats write it: plain digits, never an exponent."""
    return str(amount) if isinstance(amount, int) else f"{amount.normalize():f}"
