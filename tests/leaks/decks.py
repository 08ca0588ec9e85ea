"""Two worlds' decks: the second world's differ from the first's only where a viewer never looked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

import cardroom.cards.seal
import cardroom.engine.setup
import cardroom.room.archive.finished_hands
import cardroom.room.hosting.own_cards
import cardroom.room.hosting.shown_cards
import cardroom.room.hosting.shuffling
from cardroom.cards import deck as cards_deck
from cardroom.cards import seal as cards_seal

SHUFFLERS = (
    cardroom.cards.seal,
    cardroom.room.archive.finished_hands,
    cardroom.room.hosting.shown_cards,
    cardroom.room.hosting.shuffling,
)
"""Every module that makes a deck out of a seed."""

SECOND_SHUFFLERS = (cardroom.engine.setup, cardroom.room.hosting.own_cards)
"""Every module that makes the order behind a reshuffle out of a deck."""

Decks = dict[str, list[int]]
"""Decks by hand."""


TRIES = 15
"""Decks tried for a hand whose mucked cards are to be others."""


class Dealer:
    """Stands in for the shuffle: notes every deck, and deals the given ones instead of shuffled ones.

    The order behind a reshuffle is chance as well: that of a given deck has at each place the card that stands, in it,
    for the one which the shuffle had there (`moved_second`).
    """

    def __init__(
        self,
        given: Mapping[str, list[int]] | None = None,
        second: Mapping[tuple[int, ...], list[int]] | None = None,
    ) -> None:
        self._second = dict(second or {})
        self.dealt: Decks = {}
        self.seals: dict[str, str] = {}
        self.seeds: dict[str, bytes] = {}
        self._given = given or {}

    @property
    def is_first(self) -> bool:
        """Whether no decks were given: another world may be dealt from what this one was."""
        return not self._given

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

    def second_deck(self, deck: Sequence[int]) -> list[int]:
        """See `cardroom.cards.deck.second_deck`."""
        return list(self._second.get(tuple(deck)) or cards_deck.second_deck(deck))

    @contextmanager
    def deals(self) -> Iterator[None]:
        """While this lasts every deck of the room is this dealer's."""
        with pytest.MonkeyPatch.context() as patch:
            for module in SHUFFLERS:
                patch.setattr(module, "shuffled_deck", self.shuffled_deck)
            for module in SECOND_SHUFFLERS:
                patch.setattr(module, "second_deck", self.second_deck)
            patch.setattr(cardroom.room.hosting.shuffling, "seal_deck", self.seal_deck)
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


def moved_second(deck: list[int], other: list[int]) -> list[int]:
    """The order behind a reshuffle of ``other``, as that of ``deck`` is once its cards are moved."""
    stands_for = dict(zip(deck, other, strict=True))
    return [stands_for[card] for card in cards_deck.second_deck(deck)]


def first_place(place: int, deck: list[int]) -> int:
    """Where in the deck the card of a place lay first: one dealt again after a reshuffle has another place then."""
    size = cards_deck.DECK_SIZE
    return place if place < size else deck.index(cards_deck.second_deck(deck)[place - size])


def another_deck(
    deck: list[int],
    seen: set[int],
    decisive: set[int],
    comes_out_the_same: Callable[[list[int], list[int]], bool],
    chance: random.Random,
) -> tuple[list[int], int]:
    """The deck with every card moved that was not seen, and how many of the ``decisive`` places have another card.

    Those are of hands that went into the muck at a showdown: nobody saw them, but that they did not win is told to
    all. So they are moved as well, until the hand comes out the same; where it never does they stay.
    """
    for _ in range(TRIES if decisive - seen else 0):
        moved = with_unseen_moved(deck, seen, chance)
        if comes_out_the_same(moved, moved_second(deck, moved)):
            return moved, sum(deck[place] != moved[place] for place in decisive)
    return with_unseen_moved(deck, seen | decisive, chance), 0


def places_in(event: Any) -> set[int]:
    """The places of the deck that an event speaks of."""
    return set(getattr(event, "places", ()))
