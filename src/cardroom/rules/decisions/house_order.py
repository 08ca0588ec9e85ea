"""The order of a live room: who is let in, and cards run out for fun. Only a book of a live room has it."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Decision, IntRange
from cardroom.rules.layers.schema_versions import since

Age = Annotated[int, IntRange(0, 99)]
"""Whole years, 0 in a house whose document names none."""
PushSeconds = Annotated[int, IntRange(0, 600)]
"""Seconds after a push, 0 where a break begins at once."""
Counters = Annotated[int, IntRange(1, 2)]


@dataclass(frozen=True, slots=True)
class HouseOrder:
    """What staff watch over beside the game."""

    identification: Decision[Literal["first_visit", "every_start", "staff_decide"]]
    """When a player proves identity with a valid document."""
    least_age: Decision[Age]
    rabbit_hunting: Decision[Literal["cash_in_exceptions", "staff_decide"]]
    """Running out cards that would have come: never in tournaments, in cash games as an exception."""
    push_seconds: Decision[PushSeconds] = field(
        metadata=since(4, 90, "A dealer's break begins ninety seconds after a push at the earliest.")
    )
    """How long after a push the dealer who was relieved stays near the table: a break begins after it."""
    box_counted_by: Decision[Counters] = field(
        metadata=since(4, 2, "Two people count a box of a table and sign for it.")
    )
    """How many people count and sign for what a table's box holds."""
