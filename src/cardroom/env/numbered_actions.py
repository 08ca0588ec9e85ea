"""Actions by number: one table for each game and form, the same all through a hand, and a mask of what is legal."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from cardroom.cards.card import cards_text
from cardroom.engine import Hand, Setup
from cardroom.engine.replay import Action
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BRING_IN, TO_DISCARD, TO_DRAW
from cardroom.rules.refused import Refused

FOLD = 0
CHECK_OR_CALL = 1
"""Check, call, or post the bring-in: whichever of them the turn is for; there is never a choice of two."""
RAISES_FROM = 2


class ActionTable:
    """The meaning of each number of a discrete action space in the hands of one setup.

    0 folds, 1 checks, calls or posts the bring-in. From 2 on come bets and raises. In fixed limit 2 is the smaller and
    3 the larger total there is. In the other forms `2 + t - 1` raises to t chips of the round, for every t up to the
    largest stack; with `sizes`, 2 is the least raise, then come these fractions of the pot (after the call), then the
    largest raise. After them, where the game has them: `2**k` sets of own cards to put down (bit i is the i-th lowest
    card of the hand), accept and refuse, and how often the board is run from 1 on. `starts` has the first number of
    each part, `lengths` how many it has, `size` how many there are in all.
    """

    def __init__(self, base: Setup, sizes: Sequence[float] = ()) -> None:
        wrong = [size for size in sizes if not size > 0]
        if wrong:
            raise Refused("bad-amount", f"a bet is a positive fraction of the pot, not {wrong[0]!r}")
        game = base.game
        self.is_fixed = base.form == "fixed_limit"
        self.sizes = () if self.is_fixed else tuple(sizes)
        self.held = max((held for held in _held_at_exchanges(base)), default=0)
        raises = 2 if self.is_fixed else 2 + len(self.sizes) if self.sizes else max(base.stacks)
        runs = base.rules.board_runs
        self.lengths = {
            "fold": 1,
            "check_or_call": 1,
            "raise": raises,
            "put_down": 2**self.held if self.held else 0,
            "answer": 2 if game.offers_single_draw else 0,
            "run_board": runs if runs > 1 else 0,
        }
        self.starts: dict[str, int] = {}
        self.size = 0
        for part, length in self.lengths.items():
            self.starts[part] = self.size
            self.size += length

    def legal(self, hand: Hand) -> list[int]:
        """The legal numbers, smallest first; none once the hand is over."""
        if hand.actor < 0:
            return []
        asked = hand.asked
        if asked in (TO_DISCARD, TO_DRAW):
            street = hand.setup.game.streets[hand.street]
            held = len(hand.holes[hand.actor])
            counts = (street.discard,) if asked == TO_DISCARD else range(min(street.draw, held) + 1)
            first = self.starts["put_down"]
            sets = [
                sum(1 << at for at in chosen)
                for count in counts
                for chosen in combinations(range(held), count)
            ]
            return [first + bits for bits in sorted(sets)]
        if asked == TO_ANSWER:
            return [self.starts["answer"], self.starts["answer"] + 1]
        if asked == TO_AGREE:
            return [self.starts["run_board"] + times for times in range(hand.run_offer)]
        can_fold = asked != TO_BRING_IN or hand.options().can_fold
        return [*([FOLD] if can_fold else []), CHECK_OR_CALL, *self._raises(hand)]

    def mask(self, hand: Hand) -> NDArray[np.int8]:
        """1 for each legal number, 0 for the others."""
        mask = np.zeros(self.size, np.int8)
        mask[self.legal(hand)] = 1
        return mask

    def decode(self, hand: Hand, number: object) -> Action:
        """The verb and its amount or cards. Raises Refused ("unknown-action", "not-legal") for another number."""
        if (
            isinstance(number, bool)
            or not isinstance(number, int | np.integer)
            or not 0 <= number < self.size
        ):
            raise Refused(
                "unknown-action", f"an action is a whole number from 0 to {self.size - 1}, not {number!r}"
            )
        number = int(number)
        if hand.actor < 0:
            raise Refused("hand-is-over", "the hand is over; nobody is to act")
        if number not in self.legal(hand):
            raise Refused(
                "not-legal", f"action {number} ({self.name(number)}) is not legal now; see the action mask"
            )
        if number == FOLD:
            return "fold", 0
        if number == CHECK_OR_CALL:
            if hand.asked == TO_BRING_IN:
                return "bring_in", 0
            return ("call" if hand.bets[hand.actor] < hand.price else "check"), 0
        part = self._part(number)
        place = number - self.starts[part]
        if part == "raise":
            return "raise_to", self._total(hand, place)
        if part == "put_down":
            own = sorted(hand.holes[hand.actor])
            cards = tuple([card for at, card in enumerate(own) if place >> at & 1])
            return ("discard" if hand.asked == TO_DISCARD else "draw"), cards
        if part == "answer":
            return ("refuse" if place else "accept"), 0
        return "run_board", place + 1

    def play(self, hand: Hand, number: object) -> None:
        """Carry an action out. Raises Refused before anything has changed."""
        hand.act(*self.decode(hand, number))

    def name(self, number: int) -> str:
        """The meaning of the number, as far as it does not depend on a hand."""
        part = self._part(number)
        place = number - self.starts[part]
        if part == "raise" and self.is_fixed:
            return "raise to the larger total" if place else "raise"
        if part == "raise":
            if not self.sizes:
                return f"raise to {place + 1}"
            return ("least raise", *[f"raise {size:g} pot" for size in self.sizes], "largest raise")[place]
        if part == "put_down":
            return "put down " + (
                ",".join(str(at + 1) for at in range(self.held) if place >> at & 1) or "none"
            )
        if part == "answer":
            return ("accept", "refuse")[place]
        return f"run {place + 1}" if part == "run_board" else part.replace("_", " ")

    def say(self, hand: Hand, number: int) -> str:
        """The action in this hand, in words; own cards are named, so it is for the player to act only."""
        verb, amount = self.decode(hand, number)
        if isinstance(amount, tuple):
            return f"{verb} {cards_text(list(amount))}" if amount else f"{verb} none"
        return verb.replace("_", " ") + (f" {amount}" if amount else "")

    def _part(self, number: int) -> str:
        """The part a number lies in: the last one that is not empty and does not begin after it."""
        return [part for part, start in self.starts.items() if start <= number and self.lengths[part]][-1]

    def _raises(self, hand: Hand) -> list[int]:
        _, least, most = hand.legal()
        if least < 0:
            return []
        if self.is_fixed:
            return [RAISES_FROM] if least == most else [RAISES_FROM, RAISES_FROM + 1]
        if not self.sizes:
            return list(range(RAISES_FROM + least - 1, RAISES_FROM + most))
        numbers: list[int] = []
        totals: set[int] = set()
        for place in (0, len(self.sizes) + 1, *range(1, len(self.sizes) + 1)):
            total = self._total(hand, place)
            if least <= total <= most and total not in totals:
                totals.add(total)
                numbers.append(RAISES_FROM + place)
        return sorted(numbers)

    def _total(self, hand: Hand, place: int) -> int:
        _, least, most = hand.legal()
        if self.is_fixed:
            return most if place else least
        if not self.sizes:
            return place + 1
        if place in (0, len(self.sizes) + 1):
            return most if place else least
        called = hand.total + hand.price - hand.bets[hand.actor]
        return hand.price + int(called * self.sizes[place - 1])


def _held_at_exchanges(base: Setup) -> list[int]:
    """How many own cards a player can hold where cards are given up or exchanged, street by street."""
    held = 0
    found: list[int] = []
    for street in base.game.streets:
        held += street.hole + street.up
        if street.is_exchange:
            found.append(held)
        held -= street.discard
    return found
