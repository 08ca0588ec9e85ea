"""Writes client/tests/decision_values.json: everything that a decision of a rulebook may be, out of its types.

The client has words for it in every language, and its tests compare. Run it after a change of a decision:
``.venv/bin/python tools/decision_values.py``. A test compares this file too.
"""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from cardroom.rules.decisions.decision import IntRange
from cardroom.rules.rulebook import ALL_SECTIONS
from cardroom.rules.typed_values import hints

TARGET = Path(__file__).parent.parent / "client" / "tests" / "decision_values.json"


def decisions() -> Iterator[tuple[str, Any]]:
    """Every decision by section and name, with the type of its value."""
    for section, kind in ALL_SECTIONS.items():
        for one in fields(kind):
            yield f"{section}.{one.name}", get_args(hints(kind)[one.name])[0]


def words(place: str, kind: Any) -> Iterator[tuple[str, list[str]]]:
    """The closed sets in a type: its own words, or those of a row's columns under the names of these."""
    if get_origin(kind) is Literal:
        yield place, list(get_args(kind))
    elif get_origin(kind) is tuple:
        yield from words(place, get_args(kind)[0])
    elif is_dataclass(kind):
        for one in fields(kind):
            yield from words(f"{place}.{one.name}", hints(kind)[one.name])


def render() -> str:
    """The whole file: words by decision or column; numbers with their bounds; yes or no; tables with their columns."""
    told: dict[str, Any] = {"words": {}, "numbers": {}, "switches": [], "tables": {}}
    for place, kind in decisions():
        told["words"] |= dict(words(place, kind))
        if get_origin(kind) is Annotated:
            [bounds] = [one for one in get_args(kind) if isinstance(one, IntRange)]
            told["numbers"][place] = [bounds.least, bounds.most]
        elif kind is bool:
            told["switches"].append(place)
        elif get_origin(kind) is tuple and is_dataclass(get_args(kind)[0]):
            told["tables"][place] = [one.name for one in fields(get_args(kind)[0])]
        elif not dict(words(place, kind)):
            raise SystemExit(f"{place} is of a type that has no words: {kind!r}")
    parts = [f"{json.dumps(part)}: {_by_line(held)}" for part, held in told.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _by_line(held: dict[str, Any] | list[str]) -> str:
    """JSON with a line for each decision, so that a change of one is seen."""
    if isinstance(held, list):
        return json.dumps(held)
    return (
        "{\n" + ",\n".join(f"{json.dumps(place)}: {json.dumps(one)}" for place, one in held.items()) + "\n}"
    )


if __name__ == "__main__":
    TARGET.write_text(render())
