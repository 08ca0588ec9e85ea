"""The order of a live room: who is let in, and cards run out for fun. Only a book of a live room has it."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Decision, IntRange

Age = Annotated[int, IntRange(0, 99)]
"""Whole years, 0 in a house whose document names none."""


@dataclass(frozen=True, slots=True)
class HouseOrder:
    """What staff watch over beside the game."""

    identification: Decision[Literal["first_visit", "every_start", "staff_decide"]]
    """When a player proves identity with a valid document."""
    least_age: Decision[Age]
    rabbit_hunting: Decision[Literal["cash_in_exceptions", "staff_decide"]]
    """Running out cards that would have come: never in tournaments, in cash games as an exception."""
