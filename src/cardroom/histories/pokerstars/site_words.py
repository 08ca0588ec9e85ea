"""The fixed words of the layout: games, money, streets, and what hands are called."""

import hashlib
import re
from datetime import UTC, datetime

from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.record import CENTS
from cardroom.table.events import Words

GAMES = {
    "holdem": "Hold'em",
    "double-flop": "Split Hold'em",
    "omaha": "Omaha",
    "omaha8": "Omaha Hi/Lo",
    "omaha5": "5 Card Omaha",
    "omaha6": "6 Card Omaha",
    "courchevel": "Courchevel",
    "stud": "7 Card Stud",
    "stud8": "7 Card Stud Hi/Lo",
    "razz": "Razz",
}
FORMS = {"no_limit": "No Limit", "pot_limit": "Pot Limit", "fixed_limit": "Limit"}
SYMBOLS = {"EUR": "€", "USD": "$", "GBP": "£"}
TIME_FORM = "%Y/%m/%d %H:%M:%S"

RANKS = {
    "2": ("Deuce", "Deuces"),
    "3": ("Three", "Threes"),
    "4": ("Four", "Fours"),
    "5": ("Five", "Fives"),
    "6": ("Six", "Sixes"),
    "7": ("Seven", "Sevens"),
    "8": ("Eight", "Eights"),
    "9": ("Nine", "Nines"),
    "T": ("Ten", "Tens"),
    "J": ("Jack", "Jacks"),
    "Q": ("Queen", "Queens"),
    "K": ("King", "Kings"),
    "A": ("Ace", "Aces"),
}
RANK_ORDER = "23456789TJQKA"

# {0} is a rank in the singular, {0s} in the plural; {low} the bottom of a straight.
PHRASES = {
    "high_card": "high card {0}",
    "pair": "a pair of {0s}",
    "two_pair": "two pair, {0s} and {1s}",
    "three_of_a_kind": "three of a kind, {0s}",
    "straight": "a straight, {low} to {0}",
    "flush": "a flush, {0} high",
    "full_house": "a full house, {0s} full of {1s}",
    "four_of_a_kind": "four of a kind, {0s}",
    "straight_flush": "a straight flush, {low} to {0}",
    "royal_flush": "a Royal Flush",
}
# Of a game for the low hand alone; without a pair it has its ranks.
LOW_PHRASES = {
    "low_pair": PHRASES["pair"],
    "low_two_pair": PHRASES["two_pair"],
    "low_three_of_a_kind": PHRASES["three_of_a_kind"],
    "low_full_house": PHRASES["full_house"],
    "low_four_of_a_kind": PHRASES["four_of_a_kind"],
}
ROMAN = (
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip


def roman(number: int) -> str:
    """A level of a tournament as the layout numbers it: 14 is XIV."""
    text = ""
    for value, letters in ROMAN:
        count, number = divmod(number, value)
        text += letters * count
    return text


def phrase(words: Words) -> str:
    """The name of a hand ("two pair, Kings and Sixes"); a low one without a pair by its ranks ("8,6,4,3,A")."""
    if words.category == "low":
        return ",".join(words.ranks)
    names = {}
    for place, rank in enumerate(words.ranks):
        names[str(place)], names[f"{place}s"] = RANKS[rank]
    if words.category in ("straight", "straight_flush"):
        # The straight to a five starts with the ace; every other starts four ranks below its top.
        low = RANK_ORDER[RANK_ORDER.index(words.ranks[0]) - 4]
        names["low"] = RANKS[low][0]
    text = PHRASES.get(words.category) or LOW_PHRASES[words.category]
    for key, name in names.items():
        text = text.replace("{" + key + "}", name)
    return text


def words_of(text: str) -> Words | None:
    """The category and the ranks a phrase names; kickers are not in it. ``None`` for a phrase of another game."""
    return _PHRASE_BOOK.get(text)


def _phrase_book() -> dict[str, Words]:
    book: dict[str, Words] = {}
    for category, form in PHRASES.items():
        for first in reversed(RANK_ORDER):
            for second in RANK_ORDER if "{1s}" in form else ("",):
                if "{low}" in form and first in "234":
                    continue
                words = Words(category, (first, second) if second else (first,))
                book.setdefault(phrase(words), words)
    return book


_PHRASE_BOOK = _phrase_book()


def hand_number(hand: str) -> str:
    """The number of a hand: digits are kept; any other id becomes 17 digits drawn from it, as trackers want digits."""
    if hand.isascii() and hand.isdecimal():
        return hand
    return str(int.from_bytes(hashlib.sha256(hand.encode()).digest()[:7], "big")).rjust(17, "0")


def money_text(amount: int, currency: str, parts: int = CENTS) -> str:
    """An amount with the currency's sign: €25, €0.10, €25.40; chips and other currencies are written as bare numbers.
    It is counted in ``parts``: in cents, or in whole chips.
    """
    units, rest = divmod(amount * CENTS // parts, CENTS)
    return f"{SYMBOLS.get(currency, '')}{units}" + (f".{rest:02}" if rest else "")


_AMOUNT = re.compile(r"[^\d\s.,\-+]{0,4}(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,2}))?", re.ASCII)


def parse_money(text: str, where: str) -> int:
    """Hundredths of an amount as the layout writes it: $25, €0.10, 1,920 or 24152.

    Raises:
        BrokenHistory: it is not an amount of at most two decimals.
    """
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise BrokenHistory(where, f"{text[:40]!r} is not an amount")
    return int(match[1].replace(",", "")) * 100 + int((match[2] or "").ljust(2, "0"))


def time_text(at_ms: int) -> str:
    """A time in UTC, to the second."""
    return datetime.fromtimestamp(at_ms // 1000, UTC).strftime(TIME_FORM) + " UTC"
