"""A decision to make, as a bot sees it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """What a player on turn knows. Amounts in the table's smallest unit, cards as ints.

    `call` is what calling adds; `min_raise_to` and `max_raise_to` are -1 when no raise is allowed; `pot` holds all
    chips in the middle and before the seats; `opponents` are the other seats still in.
    """

    game: str
    hole: tuple[int, ...]
    board: tuple[int, ...]
    pot: int
    call: int
    bet: int
    min_raise_to: int
    max_raise_to: int
    big_blind: int
    opponents: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do: an action of the protocol and, for a raise, its total."""

    action: str
    amount: int = 0
