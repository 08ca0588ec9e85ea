"""The decisions of a bot: one module for each kind of decision; a temper of the bot's own influences all of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cardroom.bots.bet_choice import bet_or_pass, is_first_round
from cardroom.bots.card_choice import exchange, give_up, take_or_leave
from cardroom.bots.short_stack import push_or_fold
from cardroom.bots.spot import Choice, Spot
from cardroom.bots.temper import Temper

OFTEN: Final = 0.4
"""How often the boldest bot straddles; the others in proportion."""
STACK_IN_STRADDLES: Final = 20
"""A bot with less than this many straddles in its stack does not straddle."""


def straddle_up_to(amounts: Sequence[int], stack: int, temper: Temper, chance: random.Random) -> int:
    """The highest straddle to post, of the straddles possible at the table; 0 for none."""
    if not amounts or chance.random() >= OFTEN * temper.bold:
        return 0
    within = [amount for amount in amounts if STACK_IN_STRADDLES * amount <= stack]
    return chance.choice(within[:3]) if within else 0


FRONT, MIDDLE, BACK = 0, 1, 2


def place(spot: Spot, chance: random.Random) -> Choice:
    """A legal placement of this turn's cards: they go one after another, those with a partner first."""
    rows = [list(row) for row in spot.rows]
    room = list(spot.room)
    added: list[list[int]] = [[], [], []]
    ranks = [card >> 2 for card in spot.to_place]
    in_order = sorted(spot.to_place, key=lambda card: (ranks.count(card >> 2), card), reverse=True)
    for card in in_order:
        open_rows = [row for row in (FRONT, MIDDLE, BACK) if room[row]]
        row = max(open_rows, key=lambda row: (_fits(rows[row], card, row), chance.random()))
        rows[row].append(card)
        added[row].append(card)
        room[row] -= 1
    return Choice("place", rows=tuple([tuple(row) for row in added]))


def _fits(row: Sequence[int], card: int, place: int) -> float:
    """How well a card goes with a row: a partner of its rank or suit attracts it; a high one belongs in the back."""
    rank = card >> 2
    same_rank = sum([other >> 2 == rank for other in row])
    suited = sum([other & 3 == card & 3 for other in row]) if place != FRONT else 0
    behind = {FRONT: -1.0, MIDDLE: 0.0, BACK: 1.0}[place] * (rank - 5.5) / 5
    return behind + same_rank * (2.5 if place != FRONT else 0.5) + suited * 0.35


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
