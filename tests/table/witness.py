"""What the law tests look at: the whole state of a table, its chips, and the cards that a message names."""

import re
from collections.abc import Iterable
from dataclasses import fields

import msgspec

from cardroom.cards.card import card_text
from cardroom.engine import Hand
from cardroom.engine.events import OFFERED, REFUSED
from cardroom.openface.hand import OpenFaceHand
from cardroom.table.model.running import RunningDeal
from cardroom.table.poker.poker_view import discarded_by
from cardroom.table.table import Table

FIXED = ("terms", "book", "offer", "stake", "play", "hand")
CARD = re.compile(rb'"([2-9TJQKA][cdhs])"')


def fingerprint(table: Table) -> str:
    """Everything a table remembers, hand and cards included, as one text."""
    state = table._state
    known = [getattr(state, field.name) for field in fields(state) if field.name not in FIXED]
    hand = state.hand
    if hand is None:
        return repr(known)
    running = [getattr(hand, field.name) for field in fields(hand) if field.name != "engine"]
    engine = hand.engine
    # The setup never changes: which one it is will do. All else of the engine is in its slots.
    names = [
        name for kind in type(engine).__mro__ for name in getattr(kind, "__slots__", ()) if name != "setup"
    ]
    return repr([known, running, id(engine.setup), [getattr(engine, name, None) for name in names]])


def chips_on(table: Table) -> int:
    """All chips of a table: stacks, pots, and top-ups that wait."""
    hand = table.hand
    chips = sum(seat.waiting_top_up for seat in table.seats.values())
    if hand is None:
        return chips + sum(seat.stack for seat in table.seats.values())
    chips += sum(seat.stack for seat in table.seats.values() if seat.number not in hand.index_of)
    in_middle = hand.engine.total if isinstance(hand.engine, Hand) else 0
    return (
        chips
        + in_middle
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


def cards_open(table: Table) -> set[str]:
    """The cards everybody may know: boards and hands shown."""
    return open_cards(table.hand.engine) if table.hand else set()


def open_cards(engine: Hand | OpenFaceHand) -> set[str]:
    """The cards of one hand that everybody may know: shown, on a board, face up, or offered so and refused."""
    if isinstance(engine, OpenFaceHand):
        placed = [card for rows in engine.rows for row in rows for card in row]
        waiting = [engine.visible_to_place(player, -1) for player in range(engine.setup.players)]
        return texts(placed) | texts(card for cards in waiting for card in cards if card >= 0)
    shown = [card for player, hole in enumerate(engine.holes) if engine.shown[player] for card in hole]
    shown += [card for ups in engine.ups for card in ups]
    offered = [fact[3] for fact in engine.events if fact[0] in (OFFERED, REFUSED)]
    return texts(shown) | texts(offered) | texts(card for board in engine.boards for card in board)  # type: ignore[arg-type]  # those facts end with a card


def cards_of(table: Table, seat: int) -> set[str]:
    """A seat's own cards, those it gave up included."""
    return cards_in(table.hand, seat)


def cards_in(hand: RunningDeal | None, seat: int) -> set[str]:
    """A seat's own cards in a hand, which may be over."""
    if hand is None or seat not in hand.index_of or seat in hand.gone:
        return set()
    player = hand.index_of[seat]
    if isinstance(hand.engine, OpenFaceHand):
        return texts(hand.engine.to_place[player])
    return texts(hand.engine.holes[player]) | set(discarded_by(hand, player))
