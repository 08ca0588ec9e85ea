"""One decision of a house switched to each value that it may have, and which decisions a play asks for at all."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin

from cardroom.rules import Decision, Principle, Rulebook
from cardroom.rules.rulebook import ALL_SECTIONS
from cardroom.rules.typed_values import hints
from tests.houses import book_of

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no", "club")
READ: set[str] = set()
"""The decisions, "section.field", whose values were asked for since it was emptied."""


@cache
def choices() -> Mapping[str, tuple[Any, ...]]:
    """Every decision that is one of a closed set of values, with the set; those with one value are no choices."""
    found: dict[str, tuple[Any, ...]] = {}
    for section, kind in ALL_SECTIONS.items():
        for key, hint in hints(kind).items():
            (inner,) = get_args(hint)
            if inner is bool:
                found[f"{section}.{key}"] = (False, True)
            elif get_origin(inner) is Literal and len(get_args(inner)) > 1:
                found[f"{section}.{key}"] = get_args(inner)
    return MappingProxyType(found)


def own_value(book: Rulebook, point: str) -> Any:
    """What a house has decided; None where it has no such section."""
    section, key = point.split(".")
    held = getattr(book, section)
    return None if held is None else getattr(held, key).value


@cache
def switched(name: str, point: str, value: Any) -> Rulebook:
    """A house's book with another value of one decision, in every game."""
    return put(book_of(name), point, value)


def put(book: Rulebook, point: str, value: Any) -> Rulebook:
    """The same book with another value of a decision."""
    section, key = point.split(".")
    held = getattr(book, section)
    other = replace(held, **{key: replace(getattr(held, key), value=value)})
    overrides = {
        game: {
            part: {k: d for k, d in own.items() if (part, k) != (section, key)}
            for part, own in of_game.items()
        }
        for game, of_game in book.overrides.items()
    }
    return replace(book, **{section: other}, overrides=overrides)


@cache
def watched(name: str) -> Rulebook:
    """A house's book that notes in `READ` which decisions are asked for."""
    book = book_of(name)
    sections: dict[str, Any] = {
        section: replace(
            held, **_all_noting(section, {one.name: getattr(held, one.name) for one in fields(held)})
        )
        for section, held in book.sections().items()
    }
    overrides = {
        game: {section: _all_noting(section, own) for section, own in of_game.items()}
        for game, of_game in book.overrides.items()
    }
    made = replace(book, **sections, overrides=overrides)
    for game in made.games:  # to narrow a book reads all of it
        made.for_game(game)
        made.for_game(game, "tournament")
    return made


def _all_noting(section: str, decisions: Mapping[str, Decision[Any]]) -> dict[str, Decision[Any]]:
    return {key: _noting(f"{section}.{key}", one) for key, one in decisions.items()}


def _noting(point: str, decision: Decision[Any]) -> Decision[Any]:
    base: Any = Principle if isinstance(decision, Principle) else Decision
    held = base.value

    def read(self: Any) -> Any:
        READ.add(point)
        return held.__get__(self)

    kind = type("Noting", (base,), {"value": property(read, held.__set__), "__hash__": base.__hash__})
    made: Decision[Any] = kind(decision.value, decision.clauses, decision.reading, decision.configured)
    return made
