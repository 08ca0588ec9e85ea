"""A new deck for a hand: its seed, its seal, and the deck made from the seed."""

from __future__ import annotations

from cardroom.cards.deck import shuffled_deck
from cardroom.cards.seal import seal_deck
from cardroom.cash.cash_table import CashTable
from cardroom.room.runtime.entropy import SEED_BYTES, Entropy, draw_chance
from cardroom.store.rows import HandSeed
from cardroom.table.model.commands import StartHand
from cardroom.table.values.stakes import Stakes


def sealed_hand(hand: str, stakes: Stakes, seed: bytes, chance: int) -> tuple[StartHand, list[int]]:
    """Return the command that starts a hand with the deck of a seed, and the deck."""
    context = hand.encode()
    return StartHand(hand, seal_deck(seed, context).root.hex(), chance, stakes), shuffled_deck(seed, context)


def hand_to_deal(
    table: CashTable, now_ms: int, entropy: Entropy
) -> tuple[StartHand, list[int] | None, tuple[HandSeed, ...]]:
    """Return the command that starts the next hand, its deck, and the seed for the vault; neither deck nor seed of a
    hand that a person deals: no deck is sealed for it.
    """
    hand, stakes = f"{table.terms.table}-{table.hand_count + 1}", table.next_hand(now_ms)
    assert isinstance(stakes, Stakes), "a cash table never holds"
    if not table.is_dealt_by_room:
        return StartHand(hand, "", draw_chance(entropy), stakes), None, ()
    seed = entropy(SEED_BYTES)
    return *sealed_hand(hand, stakes, seed, draw_chance(entropy)), (HandSeed(hand, seed),)
