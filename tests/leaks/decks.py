"""Two worlds' decks: the second world's differ from the first's only where a viewer never looked."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

import cardroom.cards.seal
import cardroom.room.hands
import cardroom.room.tables.recovery
import cardroom.room.tables.writer
from cardroom.cards import deck as cards_deck
from cardroom.cards import seal as cards_seal

SHUFFLERS = (
    cardroom.cards.seal,
    cardroom.room.hands,
    cardroom.room.tables.recovery,
    cardroom.room.tables.writer,
)
"""Every module that makes a deck out of a seed."""

Decks = dict[str, list[int]]
"""Decks by hand."""


class Dealer:
    """Stands in for the shuffle: notes every deck, and deals the given ones instead of shuffled ones."""

    def __init__(self, given: Mapping[str, list[int]] | None = None) -> None:
        self.dealt: Decks = {}
        self.seals: dict[str, str] = {}
        self.seeds: dict[str, bytes] = {}
        self._given = given or {}

    def shuffled_deck(self, seed: bytes, context: bytes) -> list[int]:
        """See `cardroom.cards.deck.shuffled_deck`."""
        hand = context.decode()
        if hand not in self.dealt:
            self.dealt[hand] = list(self._given.get(hand) or cards_deck.shuffled_deck(seed, context))
            self.seeds[hand] = seed
        return list(self.dealt[hand])

    def seal_deck(self, seed: bytes, context: bytes) -> cards_seal.Seal:
        """See `cardroom.cards.seal.seal_deck`."""
        seal = cards_seal.seal_deck(seed, context)
        self.seals[seal.root.hex()] = context.decode()
        return seal

    @contextmanager
    def deals(self) -> Iterator[None]:
        """While this lasts every deck of the room is this dealer's."""
        with pytest.MonkeyPatch.context() as patch:
            for module in SHUFFLERS:
                patch.setattr(module, "shuffled_deck", self.shuffled_deck)
            patch.setattr(cardroom.room.tables.writer, "seal_deck", self.seal_deck)
            yield


def with_unseen_moved(deck: list[int], seen: set[int], chance: random.Random) -> list[int]:
    """The deck with the cards of all places that were not seen dealt out anew among those places."""
    unseen = [place for place in range(len(deck)) if place not in seen]
    cards = [deck[place] for place in unseen]
    chance.shuffle(cards)
    moved = list(deck)
    for place, card in zip(unseen, cards, strict=True):
        moved[place] = card
    return moved


def places_in(event: Any) -> set[int]:
    """The places of the deck that an event speaks of."""
    return set(getattr(event, "places", ()))
