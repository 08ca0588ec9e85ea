"""One hand for money: dealt by chance, played by numbers, with what each seat has won at the end."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from cardroom.engine import Hand, Setup
from cardroom.env.numbered_actions import ActionTable
from cardroom.env.start_in_middle import Spot, start
from cardroom.rules.refused import Refused


def deal(base: Setup, random: np.random.Generator, options: Mapping[str, object] | None = None) -> Hand:
    """A hand of this setup. `options` may have a "deck" to deal from or a "spot" to start in; others are ignored.

    Raises Refused for a deck or a spot that can't be.
    """
    given = options or {}
    spot, deck = given.get("spot"), given.get("deck")
    if spot is not None:
        if not isinstance(spot, Spot):
            raise Refused("bad-spot", f"the option 'spot' is a cardroom.env.Spot, not {type(spot).__name__}")
        return start(base, spot, random.random)
    if deck is not None:
        if not isinstance(deck, Sequence):
            raise Refused("bad-setup", f"the option 'deck' is a list of cards, not {type(deck).__name__}")
        return Hand(base.with_deck([int(card) for card in deck]))
    return Hand(base.with_deck([int(card) for card in random.permutation(base.deck)]))


def won(hand: Hand) -> list[int]:
    """The chips each player has won (or lost, below 0) by a hand that is over; zeros before."""
    if not hand.is_over:
        return [0] * len(hand.stacks)
    return [after - before for after, before in zip(hand.stacks, hand.setup.stacks, strict=True)]


def mask_for(table: ActionTable, hand: Hand, viewer: int) -> NDArray[np.int8]:
    """The mask of the player to act; for anyone else zeros, as only that player knows which of the cards may go."""
    return table.mask(hand) if hand.actor == viewer else np.zeros(table.size, np.int8)
