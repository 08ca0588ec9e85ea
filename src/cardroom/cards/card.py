"""A card is a whole number 0..51; text such as "As" exists only where people read or write it."""

Card = int

RANKS = "23456789TJQKA"
"""Rank letters, deuce first: the place of a letter is the rank, 0..12."""

SUITS = "cdhs"
"""Suit letters: clubs, diamonds, hearts, spades are suits 0..3."""

UNKNOWN = -1
"""A card that lies face down for the reader. Written "??"; it can be carried and shown, never ranked."""

_TEXT = [rank + suit for rank in RANKS for suit in SUITS]
_CARD = {text: place for place, text in enumerate(_TEXT)}


class CardFault(ValueError):
    """Text or a number that names no card."""


def make_card(rank: int, suit: int) -> Card:
    """The card of a rank 0..12 (deuce..ace) and a suit 0..3 (clubs, diamonds, hearts, spades)."""
    if not (0 <= rank <= 12 and 0 <= suit <= 3):
        raise CardFault(f"no card has rank {rank} and suit {suit}; ranks are 0 to 12, suits 0 to 3")
    return rank * 4 + suit


def rank_of(card: Card) -> int:
    """Rank 0..12 of a known card."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Suit 0..3 of a known card."""
    return card & 3


def card(text: str) -> Card:
    """Read one card: "As", "Td", "2c", or "??" for an unknown one. Raises CardFault."""
    if text == "??":
        return UNKNOWN
    found = _CARD.get(text)
    if found is None:
        raise CardFault(f'"{text}" is not a card; write a rank of {RANKS} and a suit of {SUITS}, as in "As"')
    return found


def parse_cards(text: str) -> list[Card]:
    """Read cards written together or apart: "AsKd" and "As Kd" mean the same. Raises CardFault."""
    joined = "".join(text.split())
    if len(joined) % 2:
        raise CardFault(f'"{text}" does not divide into cards; each card is two letters, as in "AsKd"')
    return [card(joined[place : place + 2]) for place in range(0, len(joined), 2)]


def card_text(card: Card) -> str:
    """ "As" for 51, "??" for UNKNOWN. Raises CardFault for a number that is no card."""
    if card == UNKNOWN:
        return "??"
    if not 0 <= card <= 51:
        raise CardFault(f"{card} is not a card; cards are 0 to 51, and {UNKNOWN} is an unknown one")
    return _TEXT[card]


def cards_text(cards: list[Card]) -> str:
    """Cards written together: "AsKd"."""
    return "".join([card_text(one) for one in cards])
