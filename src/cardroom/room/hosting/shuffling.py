"""A new deck for a hand: its seed, its seal, and the deck made from the seed."""

from __future__ import annotations

from cardroom.cards.deck import ORDERED_DECK, shuffled_deck
from cardroom.cards.seal import seal_deck
from cardroom.cash.cash_table import CashTable
from cardroom.room.runtime.entropy import SEED_BYTES, Entropy, draw_chance
from cardroom.table.model.commands import StartHand
from cardroom.table.values.stakes import Stakes


def start_of_hand(hand: str, stakes: Stakes, seed: bytes, chance: int) -> StartHand:
    """Return the command that starts a hand with the deck of a seed; without one, a hand that a person deals: no deck is
    sealed for it.
    """
    seal = seal_deck(seed, hand.encode()).root.hex() if seed else ""
    return StartHand(hand, seal, chance, stakes)


def next_start(table: CashTable, now_ms: int, entropy: Entropy) -> tuple[StartHand, bytes]:
    """Return the command that starts the next hand of a table, with new entropy, and the seed of its deck: the seal is
    published first. A hand that a person deals has neither.
    """
    stakes = table.next_hand(now_ms)
    assert isinstance(stakes, Stakes), "a cash table never holds"
    seed = entropy(SEED_BYTES) if table.is_dealt_by_room else b""
    hand = f"{table.terms.table}-{table.hand_count + 1}"
    return start_of_hand(hand, stakes, seed, draw_chance(entropy)), seed


def deck_of(command: StartHand, seed: bytes) -> list[int] | None:
    """Return the deck of a hand that starts, None for one that a person deals.

    A start at which no hand began (CO-8) is carried out again without its seed, which was not stored: there any deck will
    do, for no card is dealt.
    """
    if not command.seal:
        return None
    return shuffled_deck(seed, command.hand.encode()) if seed else list(ORDERED_DECK)
