"""How the client writes amounts, cards and seats in English; said again here, so that a fault there is seen."""

from __future__ import annotations

from cardroom.table.model.view import SeatView, TableView

RANKS = dict(
    zip(
        "23456789TJQKA",
        [
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "jack",
            "queen",
            "king",
            "ace",
        ],
        strict=True,
    )
)
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def chips(cents: int) -> str:
    """An amount at the table: 1000 -> "10.00"."""
    whole, rest = divmod(cents, 100)
    return f"{whole:,}.{rest:02}"


def euros(cents: int) -> str:
    """1250 -> "€12.50"."""
    return f"€{chips(cents)}"


def card_words(card: str) -> str:
    """ "As" -> "ace of spades"."""
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def cards_words(cards: tuple[str, ...]) -> str:
    """Cards in a row."""
    return ", ".join(card_words(card) for card in cards)


called: dict[str, str] = {}
"""What the room has told of names, by the players' ids."""


def seat_words(view: TableView, seat: SeatView) -> list[str]:
    """What the page must say of a seat."""
    mine = view.you is not None and view.you.seat == seat.seat
    name = called[seat.player]
    words = [f"{name} (You)" if mine else name, f"stack {chips(seat.stack)}"]
    if seat.bet:
        words.append(f"bet {chips(seat.bet)}")
    if view.hand is not None and view.hand.dealer == seat.seat:
        words.append("Dealer")
    if view.hand is not None and view.hand.turn is not None and view.hand.turn.seat == seat.seat:
        words.append("to act")
    if mine and view.you is not None and view.you.cards:
        words.append(cards_words(view.you.cards))
    elif seat.in_hand and not seat.folded:
        words.append("has cards")
    return words


def pot_of(view: TableView) -> int:
    """All that can be won now."""
    pots = view.hand.pots if view.hand is not None else ()
    return sum(pot.amount for pot in pots) + sum(seat.bet for seat in view.seats)


def board_words(view: TableView) -> str:
    """The name of the board."""
    board = view.hand.boards[0] if view.hand is not None else ()
    return f"Board: {cards_words(board) if board else 'No board cards yet'}"
