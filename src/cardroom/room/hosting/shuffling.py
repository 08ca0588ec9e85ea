"""Fresh cards for a hand: its seed, the seal of it, and the deck that grows from it."""

from __future__ import annotations

from cardroom.cards.deck import shuffled_deck
from cardroom.cards.seal import seal_deck
from cardroom.room.runtime.entropy import SEED_BYTES, Entropy, draw_chance
from cardroom.store.rows import HandSeed
from cardroom.table.model.commands import StartHand
from cardroom.table.values.stakes import Stakes


def hand_to_deal(hand: str, stakes: Stakes, entropy: Entropy) -> tuple[StartHand, list[int], HandSeed]:
    """The command that starts a hand, its deck, and the seed for the vault."""
    seed, context = entropy(SEED_BYTES), hand.encode()
    seal = seal_deck(seed, context).root.hex()
    return (
        StartHand(hand, seal, draw_chance(entropy), stakes),
        shuffled_deck(seed, context),
        HandSeed(hand, seed),
    )
