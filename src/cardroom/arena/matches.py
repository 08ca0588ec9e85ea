"""A match: the same decks for every program in every seat, the results with their intervals, and a log of decisions."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

import msgspec
import numpy as np

from cardroom.arena.aivat import Aivat
from cardroom.arena.seat_situations import situation_of
from cardroom.arena.seats import BadAnswer, ProgramSeat
from cardroom.arena.worded_answers import read_answer, said
from cardroom.engine import Hand, Setup
from cardroom.engine.replay import Action
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD
from cardroom.env.cash import won
from cardroom.rules.refused import Refused

CONFIDENCE: Final = 1.959964
"""So many standard errors on both sides hold the true mean 95 times in a hundred."""
FAULTS_KEPT: Final = 20


class LoggedDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision in the log: what the program had seen, what it answered, what was done, and how long it took.

    `fault` says why something else was done than was answered.
    """

    deal: int
    rotation: int
    program: str
    information: str
    answer: str
    action: str
    milliseconds: float
    fault: str = ""


@dataclass(slots=True)
class Program:
    """The result of one program: chips won, and the mean of a hand with the half width of its 95 % interval.

    `per_deal` has for each deal the mean of its hands: these are independent, the hands of one deal are not;
    `corrected` has the same by `Aivat`, where the match has one. Bad answers are counted in `bad_answers`, the first of
    them kept in `faults`.
    """

    name: str
    per_deal: list[float] = field(default_factory=list)
    corrected: list[float] = field(default_factory=list)
    chips: int = 0
    hands: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    bad_answers: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Chips won a hand."""
        return self.chips / self.hands if self.hands else 0.0

    @property
    def half_width(self) -> float:
        """How far the true mean may lie from `mean`, 95 times in a hundred; infinite for fewer than two deals."""
        return half_width(self.per_deal)

    @property
    def corrected_mean(self) -> float:
        """Chips won a hand by `corrected`; `corrected_half_width` belongs to it."""
        return float(np.mean(self.corrected)) if self.corrected else self.mean

    @property
    def corrected_half_width(self) -> float:
        """How far the true mean may lie from `corrected_mean`, 95 times in a hundred."""
        return half_width(self.corrected)


def half_width(values: Sequence[float]) -> float:
    """Return how far the true mean of values may lie from theirs, 95 times in a hundred; infinite for fewer than two."""
    count = len(values)
    return CONFIDENCE * float(np.std(values, ddof=1)) / sqrt(count) if count > 1 else float("inf")


@dataclass(slots=True)
class MatchResult:
    """A match that was played."""

    base: Setup
    programs: list[Program]
    deals: int
    hands: int = 0

    def hundred_big_blinds(self, chips: float) -> float:
        """Chips a hand as big blinds a hundred hands: the largest forced bet is the big blind."""
        largest = max([*self.base.opening.bets, *self.base.opening.antes, 1])
        return 100 * chips / largest


class Match:
    """Programs play `deals` decks; each deck once from every seat order that rotation gives (`rotates`), else once with
    the seats moving on.

    Decks come from the seed alone, so matches of other programs with the same seed play the same cards. A bad answer is
    a check where that is free, else a fold (elsewhere the first of what must be done), and the match goes on.
    """

    def __init__(
        self,
        base: Setup,
        seats: Sequence[ProgramSeat],
        deals: int = 100,
        seed: int = 0,
        rotates: bool = True,
        aivat: Aivat | None = None,
        log: Callable[[LoggedDecision], object] | None = None,
        on_hand: Callable[[Hand, list[str]], object] | None = None,
    ) -> None:
        """`aivat` corrects the results; `log` gets each decision, `on_hand` each finished hand with its players' names by
        position.

        Raises Refused ("bad-match").
        """
        count, names = len(base.stacks), [seat.name for seat in seats]
        if len(seats) != count:
            raise Refused("bad-match", f"there are {len(seats)} programs for {count} players")
        if twice := sorted({name for name in names if names.count(name) > 1}):
            raise Refused("bad-match", f"two programs are called {twice[0]!r}; each has a name of its own")
        if deals < 1:
            raise Refused("bad-match", "a match has at least one deal")
        self._base = base
        self._seats = list(seats)
        self._deals = deals
        self._seed = seed
        self._rotates = rotates
        self._aivat = aivat
        self._log = log
        self._on_hand = on_hand

    def play(self, progress: Callable[[int], object] | None = None) -> MatchResult:
        """Play all deals; `progress` is called with how many are over. The seats are closed afterwards, come what may."""
        played = MatchResult(self._base, [Program(seat.name) for seat in self._seats], self._deals)
        try:
            for deal in range(self._deals):
                self._deal(deal, played)
                if progress is not None:
                    progress(deal + 1)
        finally:
            for seat in self._seats:
                seat.close()
        return played

    def _deal(self, deal: int, played: MatchResult) -> None:
        count = len(self._seats)
        cards = list(self._base.deck)
        Random(f"{self._seed}/{deal}").shuffle(cards)
        rotations = range(count) if self._rotates else [deal % count]
        nets, corrected = [0] * count, [0.0] * count
        for rotation in rotations:
            order = [(position + rotation) % count for position in range(count)]
            hand = self._hand(cards, order, deal, rotation, played)
            for position, chips in enumerate(won(hand)):
                nets[order[position]] += chips
            if self._aivat is not None:
                names = [self._seats[seat].name for seat in order]
                for position, worth in enumerate(self._aivat.corrected(hand, names)):
                    corrected[order[position]] += worth
        for program, chips, worth in zip(played.programs, nets, corrected, strict=True):
            program.chips += chips
            program.hands += len(rotations)
            program.per_deal.append(chips / len(rotations))
            if self._aivat is not None:
                program.corrected.append(worth / len(rotations))
        played.hands += len(rotations)

    def _hand(
        self, cards: list[int], order: list[int], deal: int, rotation: int, played: MatchResult
    ) -> Hand:
        hand = Hand(self._base.with_deck(cards))
        names = [self._seats[seat].name for seat in order]
        while hand.actor >= 0:
            number = order[hand.actor]
            self._decide(hand, self._seats[number], played.programs[number], names, deal, rotation)
        if self._on_hand is not None:
            self._on_hand(hand, names)
        return hand

    def _decide(
        self, hand: Hand, seat: ProgramSeat, program: Program, names: list[str], deal: int, rotation: int
    ) -> None:
        """Ask a seat and carry its answer out, or what stands for a bad one."""
        situation = situation_of(hand, names, deal)
        answer: Action | str = ""
        fault = ""
        began = time.perf_counter()
        try:
            answer = seat.decide(hand, situation)
            action = read_answer(hand, answer) if isinstance(answer, str) else answer
            hand.act(*action)
        except (BadAnswer, Refused) as bad:
            fault = bad.message if isinstance(bad, Refused) else str(bad)
            action = instead(hand)
            hand.act(*action)
        took = time.perf_counter() - began
        program.decisions += 1
        program.seconds += took
        program.longest = max(program.longest, took)
        if fault:
            program.bad_answers += 1
            if len(program.faults) < FAULTS_KEPT:
                program.faults.append(f"deal {deal}, rotation {rotation}: {fault}")
        if self._log is not None:
            words = answer.strip() if isinstance(answer, str) else said(answer)
            self._log(
                LoggedDecision(
                    deal,
                    rotation,
                    seat.name,
                    situation.information,
                    words,
                    said(action),
                    round(took * 1000, 3),
                    fault,
                )
            )


def instead(hand: Hand) -> Action:
    """Return what is done for a seat whose answer is bad: what costs nothing, else the least that must be done."""
    options = hand.options()
    if hand.asked == TO_BET:
        return ("check" if options.can_check else "fold"), 0
    if hand.asked == TO_BRING_IN:
        return "bring_in", 0
    if hand.asked == TO_DISCARD:
        return "discard", tuple(hand.holes[hand.actor][: options.discard])
    if hand.asked == TO_ANSWER:
        return "refuse", 0
    return ("run_board", 1) if hand.asked == TO_AGREE else ("draw", ())
