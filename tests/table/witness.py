"""What the law tests look at: the whole state of a table, its chips, and the cards that a message names."""

import re
from collections.abc import Iterable
from dataclasses import fields

import msgspec

from cardroom.cards.card import card_text
from cardroom.engine import Hand
from cardroom.table.cash_table import CashTable

FIXED = ("terms", "book", "offer", "stake", "game", "rules", "hand")
CARD = re.compile(rb'"([2-9TJQKA][cdhs])"')


def fingerprint(table: CashTable) -> str:
    """Everything a table remembers, hand and cards included, as one text."""
    state = table._state
    known = [getattr(state, field.name) for field in fields(state) if field.name not in FIXED]
    hand = state.hand
    if hand is None:
        return repr(known)
    running = [getattr(hand, field.name) for field in fields(hand) if field.name != "engine"]
    return repr([known, running, hand.engine.dump()])


def chips_on(table: CashTable) -> int:
    """All chips of a table: stacks, pots, and top-ups that wait."""
    hand = table.hand
    chips = sum(seat.waiting_top_up for seat in table.seats.values())
    if hand is None:
        return chips + sum(seat.stack for seat in table.seats.values())
    chips += sum(seat.stack for seat in table.seats.values() if seat.number not in hand.index_of)
    return (
        chips
        + hand.engine.total
        + sum(
            stack
            for player, stack in zip(hand.players, hand.engine.stacks, strict=True)
            if player.seat not in hand.gone
        )
    )


def cards_named(messages: object) -> set[str]:
    """The cards that stand anywhere in these messages as they go over the wire."""
    return {found.decode() for found in CARD.findall(msgspec.json.encode(messages))}


def texts(cards: Iterable[int]) -> set[str]:
    return {card_text(card) for card in cards}


def cards_open(table: CashTable) -> set[str]:
    """The cards everybody may know: boards and hands shown."""
    return open_cards(table.hand.engine) if table.hand else set()


def open_cards(engine: Hand) -> set[str]:
    """The cards of one hand that everybody may know."""
    shown = [card for player, hole in enumerate(engine.holes) if engine.shown[player] for card in hole]
    return texts(shown) | texts(card for board in engine.boards for card in board)


def cards_of(table: CashTable, seat: int) -> set[str]:
    """A seat's own cards."""
    hand = table.hand
    if hand is None or seat not in hand.index_of or seat in hand.gone:
        return set()
    return texts(hand.engine.holes[hand.index_of[seat]])
