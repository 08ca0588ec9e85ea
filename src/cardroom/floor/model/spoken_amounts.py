"""Chips in words: whole numbers with the separators of the reader's language."""

import re

from babel.numbers import format_decimal

_LARGE = re.compile(r"\d{4,}")


def amount(number: int, language: str = "en") -> str:
    """A number of chips as the language writes it: 1,200 in English."""
    return str(format_decimal(number, locale=language))


def with_amounts(text: str, language: str = "en") -> str:
    """A list of seats and amounts that a ruling wrote without a language, its large numbers as the language does."""
    return _LARGE.sub(lambda found: amount(int(found[0]), language), text)
