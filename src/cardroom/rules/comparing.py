"""Two houses side by side: what each decided at every decision point, and its clauses by area."""

from dataclasses import dataclass, fields
from typing import Any

from cardroom.rules.clause import Clause
from cardroom.rules.decision import Decision
from cardroom.rules.rulebook import ALL_SECTIONS, Rulebook


@dataclass(frozen=True, slots=True)
class Side:
    """What one house decided: the value and its grounds."""

    value: Any
    clauses: tuple[str, ...]
    reading: str


@dataclass(frozen=True, slots=True)
class PointCompared:
    """One decision point, "betting.raise_cap", in two houses; None where a house has no such section.

    `same` is about the values alone: two houses may decide the same by different clauses and readings.
    """

    point: str
    same: bool
    first: Side | None
    second: Side | None


@dataclass(frozen=True, slots=True)
class AreaCompared:
    """The clauses of two houses in one area, in printed order."""

    area: str
    first: tuple[Clause, ...]
    second: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two houses by their ids, every decision point in the order of the sections, and every area of either."""

    first: str
    second: str
    points: tuple[PointCompared, ...]
    areas: tuple[AreaCompared, ...]

    @property
    def differences(self) -> tuple[PointCompared, ...]:
        """The points at which the two decided differently."""
        return tuple([point for point in self.points if not point.same])


def compare(first: Rulebook, second: Rulebook) -> Comparison:
    """Both books as their houses decided; where a game of a house differs from its house is not looked at."""
    points: list[PointCompared] = []
    for name, kind in ALL_SECTIONS.items():
        here, there = getattr(first, name), getattr(second, name)
        if here is None and there is None:
            continue
        for entry in fields(kind):
            sides = _side(here, entry.name), _side(there, entry.name)
            same = sides[0] is not None and sides[1] is not None and sides[0].value == sides[1].value
            points.append(PointCompared(f"{name}.{entry.name}", same, *sides))
    areas = dict.fromkeys(clause.area for book in (first, second) for clause in book.clauses.values())
    compared = [AreaCompared(area, _in_area(first, area), _in_area(second, area)) for area in sorted(areas)]
    return Comparison(first.id, second.id, tuple(points), tuple(compared))


def _side(section: Any, field: str) -> Side | None:
    if section is None:
        return None
    decision: Decision[Any] = getattr(section, field)
    return Side(decision.value, decision.clauses, decision.reading)


def _in_area(book: Rulebook, area: str) -> tuple[Clause, ...]:
    return tuple([clause for clause in book.clauses.values() if clause.area == area])
