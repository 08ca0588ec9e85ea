"""The fixed words of the layout: games, money, streets, and what hands are called."""

import hashlib
import re
from datetime import UTC, datetime

from cardroom.histories.faults import BrokenHistory
from cardroom.table.events import Words

GAMES = {
    ("holdem", "no_limit"): "Hold'em No Limit",
    ("holdem", "pot_limit"): "Hold'em Pot Limit",
    ("holdem", "fixed_limit"): "Hold'em Limit",
    ("omaha", "no_limit"): "Omaha No Limit",
    ("omaha", "pot_limit"): "Omaha Pot Limit",
    ("omaha", "fixed_limit"): "Omaha Limit",
}
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


def phrase(words: Words) -> str:
    """What a hand is called ("two pair, Kings and Sixes")."""
    names = {}
    for place, rank in enumerate(words.ranks):
        names[str(place)], names[f"{place}s"] = RANKS[rank]
    if words.category in ("straight", "straight_flush"):
        # The straight to a five starts with the ace; every other starts four ranks below its top.
        low = RANK_ORDER[RANK_ORDER.index(words.ranks[0]) - 4]
        names["low"] = RANKS[low][0]
    text = PHRASES[words.category]
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


def money_text(cents: int, currency: str) -> str:
    """Cents with the currency's sign: €25, €0.10, €25.40; other currencies are written as bare numbers."""
    units, rest = divmod(cents, 100)
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
