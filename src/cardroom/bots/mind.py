"""The decisions of a bot: one module for each kind of decision; a temper of the bot's own influences all of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cardroom.bots.bet_choice import bet_or_pass, is_first_round
from cardroom.bots.card_choice import exchange, give_up, take_or_leave
from cardroom.bots.open_face_rows import place
from cardroom.bots.short_stack import push_or_fold
from cardroom.bots.spot import Choice, Spot
from cardroom.bots.straddle_choice import straddle_up_to
from cardroom.bots.temper import Temper

__all__ = ["CallingMind", "Mind", "Temper", "TournamentMind"]


class Mind:
    """Makes legal, varied decisions. Each has its own source of chance."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.temper = Temper.drawn(chance)

    def decide(self, spot: Spot) -> Choice:
        """A legal choice for the spot."""
        return self.about_cards(spot) or bet_or_pass(spot, self.temper, self.chance)

    def straddles(self, amounts: Sequence[int], stack: int) -> int:
        """The most to straddle for in the next hand, 0 for none; ``amounts`` are what straddles come to."""
        return straddle_up_to(amounts, stack, self.temper, self.chance)

    def about_cards(self, spot: Spot) -> Choice | None:
        """The choice where it is not about chips; None where it is."""
        first = spot.actions[0]
        if first == "discard":
            return give_up(spot, self.chance)
        if first == "draw":
            return exchange(spot, self.chance)
        if first == "accept":
            return take_or_leave(spot, self.chance)
        if first == "place":
            return place(spot, self.chance)
        if first == "run_board":
            return Choice("run_board", amount=self.chance.randint(1, spot.runs))
        if first == "choose":
            return Choice("choose", game=self.chance.choice(spot.games))
        return None


HASTY: Final = 10
"""Deals that a bot of a simulated tournament tries to estimate a hand: there are many thousand decisions."""


class TournamentMind(Mind):
    """The same with chips that cannot be bought again: a short stack pushes or folds."""

    def __init__(self, chance: random.Random, samples: int = HASTY) -> None:
        super().__init__(chance)
        self.samples = samples

    def decide(self, spot: Spot) -> Choice:
        """See `Mind`."""
        choice = self.about_cards(spot)
        if choice is None and is_first_round(spot):
            choice = push_or_fold(spot, self.temper, self.chance)
        return choice or bet_or_pass(spot, self.temper, self.chance, self.samples)


class CallingMind(Mind):
    """Checks and calls, now and then raises the least: no thinking about chips, for load."""

    def decide(self, spot: Spot) -> Choice:
        """See `Mind`."""
        if "run_board" in spot.actions:
            return Choice("run_board", amount=spot.runs)
        about_cards = self.about_cards(spot)
        if about_cards is not None:
            return about_cards
        if spot.min_raise_to > 0 and self.chance.random() < 0.08:
            return Choice("complete") if "complete" in spot.actions else Choice("raise", spot.min_raise_to)
        if "bring_in" in spot.actions:
            return Choice("bring_in")
        if "check" in spot.actions:
            return Choice("check")
        return Choice("call" if self.chance.random() < 0.75 else "fold")
