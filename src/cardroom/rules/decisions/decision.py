"""A decision point: what the house decided, by which clauses, and how they were read."""

from dataclasses import dataclass
from typing import Annotated, Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Decision(Generic[T]):
    """One value of a rulebook with its grounds.

    `clauses` are the ids it rests on. `reading` is the interpretation where the document is silent or
    contradicts itself, else "". `configured` marks a value that the document does not print: a house file may
    set it freely without touching the grounds. `defaulted` marks one that the book does not make, being older than the
    decision: the schema's default holds until it does (`rules.layers.schema_versions`).
    """

    value: T
    clauses: tuple[str, ...]
    reading: str = ""
    configured: bool = False
    defaulted: bool = False


@dataclass(frozen=True, slots=True)
class Principle(Decision[T]):
    """A decision with one possible value: how every house plays that has it.

    It is there to be cited, by the house's own clauses. Where houses differ stands a choice, any other decision.
    """


@dataclass(frozen=True, slots=True)
class IntRange:
    """The whole numbers a field may hold, both ends included."""

    least: int
    most: int


Count = Annotated[int, IntRange(0, 1_000)]
Seats = Annotated[int, IntRange(2, 12)]
Times = Annotated[int, IntRange(2, 10)]
Seconds = Annotated[int, IntRange(0, 86_400)]
Milliseconds = Annotated[int, IntRange(0, 86_400_000)]
Days = Annotated[int, IntRange(1, 3_650)]
Cents = Annotated[int, IntRange(1, 1_000_000_000)]
Amount = Annotated[int, IntRange(0, 1_000_000_000)]
"""Cents, or 0 for what there is not."""
BigBlinds = Annotated[int, IntRange(1, 100_000)]
BigBlindsOrNone = Annotated[int, IntRange(0, 100_000)]
BasisPoints = Annotated[int, IntRange(0, 10_000)]
