"""A new deck for a hand: its seed, its seal, and the deck made from the seed."""

from __future__ import annotations

from cardroom.cards.deck import shuffled_deck
from cardroom.cards.seal import seal_deck
from cardroom.room.runtime.entropy import SEED_BYTES, Entropy, draw_chance
from cardroom.store.rows import HandSeed
from cardroom.table.model.commands import StartHand
from cardroom.table.values.stakes import Stakes


def hand_by_person(hand: str, stakes: Stakes, entropy: Entropy) -> StartHand:
    """Return the command that starts a hand which a person deals: no deck is sealed for it."""
    return StartHand(hand, "", draw_chance(entropy), stakes)


def hand_to_deal(hand: str, stakes: Stakes, entropy: Entropy) -> tuple[StartHand, list[int], HandSeed]:
    """Return the command that starts a hand, its deck, and the seed for the vault."""
    seed, context = entropy(SEED_BYTES), hand.encode()
    seal = seal_deck(seed, context).root.hex()
    return (
        StartHand(hand, seal, draw_chance(entropy), stakes),
        shuffled_deck(seed, context),
        HandSeed(hand, seed),
    )
