"""The players of a match: a seat decides when it is asked, and knows no more than the situation tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from cardroom.arena.seat_situations import SeatSituation
from cardroom.arena.worded_answers import read_answer
from cardroom.engine import Hand
from cardroom.engine.replay import Action, actions_of
from cardroom.env.resampling import resample
from cardroom.rules.refused import Refused
from cardroom.sim.playing import Policy
from cardroom.sim.policies import POLICIES


class BadAnswer(Exception):
    """A seat gave no answer that can be carried out: too late, unreadable, not legal, or its program has ended."""


class ProgramSeat(Protocol):
    """One program of a match, for all of its hands."""

    name: str

    def decide(self, hand: Hand, situation: SeatSituation) -> Action | str:
        """Return what the player to act does, as an action of the engine or in words (`worded_answers.read_answer`).

        `situation` is all that may be known; `hand` has everybody's cards, and only a seat that runs in this process
        and keeps to what `resample` gives it may use it. Raises `BadAnswer`.
        """

    def close(self) -> None:
        """End what the seat has begun."""


class PolicySeat:
    """A policy of `cardroom.play`: "uniform", "passive", or a function of the hand and of chance.

    The function gets a hand of its own, in which all cards that it cannot know were drawn again: looking at them is of
    no use (but in a draw game whose discards are dealt again, where they can't be drawn evenly; it has the true hand
    then).
    """

    def __init__(self, name: str, policy: str | Policy = "uniform", seed: int = 0) -> None:
        """Raises Refused ("unknown-policy")."""
        if isinstance(policy, str) and policy not in POLICIES:
            raise Refused("unknown-policy", f"no policy {policy!r}; there are {', '.join(POLICIES)}")
        self.name = name
        self._is_blind = isinstance(policy, str)
        self._policy = POLICIES[policy] if isinstance(policy, str) else policy
        self._chance = Random(f"{name}/{seed}").random

    def decide(self, hand: Hand, situation: SeatSituation) -> Action | str:
        """See `ProgramSeat`."""
        is_true = self._is_blind or hand.is_reshuffled
        known = hand.copy() if is_true else resample(hand, hand.actor, self._chance)
        before = len(actions_of(known))
        try:
            self._policy(known, self._chance)
        except Refused as refused:
            raise BadAnswer(refused.message) from refused
        done = actions_of(known)[before:]
        if not done:
            raise BadAnswer("the policy did nothing")
        return done[0]

    def close(self) -> None:
        """See `ProgramSeat`."""


class ModelSeat:
    """A language model: `ask` takes a conversation and returns what the model says.

    The conversation is a list of (role, text) with the roles "user" and "assistant". The model ends with a line "Final
    answer: ..."; one that can't be read or is not legal is shown to it once, to think again.
    """

    def __init__(self, name: str, ask: Callable[[Sequence[tuple[str, str]]], str], rules: str = "") -> None:
        """`rules` stand before each question, where the model is to know more than the game's name."""
        self.name = name
        self._ask = ask
        self._rules = rules

    def decide(self, hand: Hand, situation: SeatSituation) -> Action | str:
        """See `ProgramSeat`."""
        question = (
            f'{situation.text}\nThink, then end with one line: "Final answer: " and one of what you may do.'
        )
        talk = [("user", f"{self._rules}\n{question}".strip())]
        for attempt in (1, 2):
            said = self._ask(talk)
            try:
                action = read_answer(hand, said)
                hand.copy().act(*action)
            except Refused as refused:
                if attempt == 2:
                    raise BadAnswer(refused.message) from refused
                talk += [("assistant", said), ("user", f"That cannot be: {refused.message} Answer again.")]
            else:
                return action
        raise AssertionError("the second attempt is the last")

    def close(self) -> None:
        """See `ProgramSeat`."""
