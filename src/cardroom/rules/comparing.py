"""A comparison of two houses: every decision point, their money and games, and their clauses by area."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, get_origin

from cardroom.rules.clause import Clause
from cardroom.rules.decisions.decision import Decision, Principle
from cardroom.rules.house_games import GameOffer, Stake
from cardroom.rules.rulebook import ALL_SECTIONS, Rulebook
from cardroom.rules.typed_values import hints


@dataclass(frozen=True, slots=True)
class ComparedSide:
    """One house's decision: the value and its grounds."""

    value: Any
    clauses: tuple[str, ...]
    reading: str


@dataclass(frozen=True, slots=True)
class PointCompared:
    """One decision point, "betting.raise_cap", in two houses; None where a house has no such section.

    `same` compares the values only: two houses may reach the same value by different clauses and readings. A principle
    has one possible value; the other points are choices.
    """

    point: str
    is_principle: bool
    same: bool
    first: ComparedSide | None
    second: ComparedSide | None


@dataclass(frozen=True, slots=True)
class GameCompared:
    """One game in two houses: its stakes with their rake, and its own values; None in a house that does not offer it.

    `first_own` and `second_own` are the values by "section.field" in which the game differs from its house.
    """

    game: str
    name: str
    same: bool
    first: tuple[Stake, ...] | None
    second: tuple[Stake, ...] | None
    first_own: Mapping[str, Any]
    second_own: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class AreaCompared:
    """The clauses of two houses in one area, in printed order."""

    area: str
    first: tuple[Clause, ...]
    second: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two houses by their ids.

    It has their currencies, every decision point in the order of the sections, and every game and every area of either.
    """

    first: str
    second: str
    currencies: tuple[str, str]
    points: tuple[PointCompared, ...]
    games: tuple[GameCompared, ...]
    areas: tuple[AreaCompared, ...]

    @property
    def differences(self) -> tuple[PointCompared, ...]:
        """The points at which the two decided differently."""
        return tuple([point for point in self.points if not point.same])


def compare(first: Rulebook, second: Rulebook) -> Comparison:
    """Compare two books: the houses' decisions, and the games matched by id, else by deal, form and family."""
    points: list[PointCompared] = []
    for name, kind in ALL_SECTIONS.items():
        here, there = getattr(first, name), getattr(second, name)
        if here is None and there is None:
            continue
        for entry in fields(kind):
            is_principle = get_origin(hints(kind)[entry.name]) is Principle
            sides = _side(here, entry.name), _side(there, entry.name)
            same = sides[0] is not None and sides[1] is not None and sides[0].value == sides[1].value
            points.append(PointCompared(f"{name}.{entry.name}", is_principle, same, *sides))
    areas = dict.fromkeys(clause.area for book in (first, second) for clause in book.clauses.values())
    compared = [AreaCompared(area, _in_area(first, area), _in_area(second, area)) for area in sorted(areas)]
    currencies, games = (first.currency, second.currency), _games(first, second)
    return Comparison(first.id, second.id, currencies, tuple(points), games, tuple(compared))


def _games(first: Rulebook, second: Rulebook) -> tuple[GameCompared, ...]:
    """Every game of either house: the first house's in its order, then those that only the second offers."""
    left = dict(second.games)
    pairs: list[tuple[GameOffer | None, GameOffer | None]] = []
    for offer in first.games.values():
        alike = [o for o in left.values() if o.id == offer.id] or [
            o for o in left.values() if _kind(o) == _kind(offer)
        ]
        pairs.append((offer, left.pop(alike[0].id) if alike else None))
    return tuple(
        [_game(first, second, *pair) for pair in [*pairs, *[(None, offer) for offer in left.values()]]]
    )


def _kind(offer: GameOffer) -> tuple[object, ...]:
    return offer.deal, offer.form, offer.parts, offer.family


def _game(first: Rulebook, second: Rulebook, here: GameOffer | None, there: GameOffer | None) -> GameCompared:
    offer = here or there
    assert offer is not None, "a game of neither house"
    stakes = here.stakes if here else None, there.stakes if there else None
    own = _own(first, here), _own(second, there)
    same = stakes[0] == stakes[1] and first.currency == second.currency and own[0] == own[1]
    return GameCompared(offer.id, offer.name, same, *stakes, *own)


def _own(book: Rulebook, offer: GameOffer | None) -> dict[str, Any]:
    sections = book.overrides.get(offer.id, {}) if offer else {}
    return {
        f"{section}.{key}": decision.value
        for section, decisions in sections.items()
        for key, decision in decisions.items()
    }


def _side(section: Any, field: str) -> ComparedSide | None:
    if section is None:
        return None
    decision: Decision[Any] = getattr(section, field)
    return ComparedSide(decision.value, decision.clauses, decision.reading)


def _in_area(book: Rulebook, area: str) -> tuple[Clause, ...]:
    return tuple([clause for clause in book.clauses.values() if clause.area == area])
