"""Seats from texts, as commands name them: "Aino=uniform", "bot=python:my_bots:bold", "other=run:./bot --fast"."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cardroom.arena.aivat import Aivat
from cardroom.arena.programs import HttpSeat, ProcessSeat
from cardroom.arena.seats import PolicySeat, ProgramSeat
from cardroom.arena.tool_server import ToolSeat
from cardroom.engine import Setup
from cardroom.rules.refused import Refused
from cardroom.sim.playing import Policy
from cardroom.sim.policies import POLICIES
from cardroom.solve.game_tree import GameTree
from cardroom.solve.playing_by_strategy import policy_of
from cardroom.solve.regrets import METHODS, Solver
from cardroom.solve.strategies import Strategy

KINDS: Final = "uniform, passive, python:module:function, run:command, http://..., cfr+:500 and tools"
MOST_ITERATIONS: Final = 100_000


@dataclass(slots=True)
class NamedSeats:
    """The seats of a match, and the strategies of those that play by one."""

    seats: list[ProgramSeat] = field(default_factory=list)
    known: dict[str, Strategy] = field(default_factory=dict)
    tree: GameTree | None = None

    def aivat(self) -> Aivat | None:
        """Return what takes luck out of the results, where a seat plays a solved game: the first such strategy values
        positions.
        """
        if self.tree is None:
            return None
        return Aivat(self.tree, next(iter(self.known.values())), self.known)

    @property
    def tools(self) -> ToolSeat | None:
        """The seat that a model plays through tools, if there is one."""
        return next((seat for seat in self.seats if isinstance(seat, ToolSeat)), None)

    def close(self) -> None:
        """End what the seats have begun, where no match does."""
        for seat in self.seats:
            seat.close()


def seats_named(texts: Sequence[str], base: Setup, seed: int = 0, seconds: float = 10.0) -> NamedSeats:
    """Return the seats that texts name; programs get so many `seconds` a decision. Raises Refused, and begins none then."""
    found = NamedSeats()
    try:
        for text in texts:
            name, is_named, what = text.partition("=")
            if not is_named or not name.strip():
                raise Refused("no-program", f"{text!r} is no seat: write name=what; what is one of {KINDS}")
            found.seats.append(_seat(name.strip(), what.strip(), base, seed, seconds, found))
        if sum(isinstance(seat, ToolSeat) for seat in found.seats) > 1:
            raise Refused("no-program", "one seat at most is played through tools: they share one input")
    except Refused:
        found.close()
        raise
    return found


def _seat(name: str, what: str, base: Setup, seed: int, seconds: float, found: NamedSeats) -> ProgramSeat:
    kind, _, rest = what.partition(":")
    if what in POLICIES:
        return PolicySeat(name, what, seed)
    if what == "tools":
        return ToolSeat(name)
    if kind == "run":
        return ProcessSeat(name, rest, seconds)
    if kind in ("http", "https"):
        return HttpSeat(name, what, seconds)
    if kind == "python":
        return PolicySeat(name, _imported(name, rest), seed)
    if kind in METHODS:
        return _solved(name, kind, rest, base, seed, found)
    raise Refused("no-program", f"{name}: {what!r} is no seat; there are {KINDS}")


def _imported(name: str, text: str) -> Policy:
    module, _, function = text.partition(":")
    try:
        policy: Policy = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError, ValueError) as fault:
        raise Refused("no-program", f"{name}: {text!r} can't be imported: {fault}") from fault
    if not callable(policy):
        raise Refused("no-program", f"{name}: {text!r} is no function")
    return policy


def _solved(name: str, method: str, text: str, base: Setup, seed: int, found: NamedSeats) -> ProgramSeat:
    if not text.isdecimal() or not 0 < int(text) <= MOST_ITERATIONS:
        words = f"{name}: after {method} stands a number of iterations from 1 to {MOST_ITERATIONS:,}, not {text!r}"
        raise Refused("no-program", words)
    found.tree = found.tree or GameTree(base)
    solver = Solver(found.tree, method)
    solver.run(int(text))
    found.known[name] = solver.average()
    return PolicySeat(name, policy_of(found.tree, found.known[name]), seed)
