"""The amounts of money in a rulebook, and whose they are: an amount is one of a currency."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from cardroom.rules.layers import Layer
from cardroom.rules.places import Path

SUFFIX = "_cents"
SMALLEST = 1
"""Nothing, and the smallest unit there is, are the same in every currency."""


def is_money(key: str, value: object) -> bool:
    """Whether a decision is an amount, or a table that has amounts."""
    if isinstance(value, tuple):
        return any(is_dataclass(row) and any(f.name.endswith(SUFFIX) for f in fields(row)) for row in value)
    return key.endswith(SUFFIX)


def inherited_amounts(layers: list[Layer], data: Mapping[str, Any]) -> Iterator[tuple[Path, str, str]]:
    """Amounts of a book that were set in another currency: the path, the currency, and the file that set them.

    `data` are the merged values. A file that names another currency than the book below takes over no amount: of the
    decisions, of those of a game, and of the stakes of every game that it offers.
    """
    currencies = _currencies(layers)
    for path in _amounts(data):
        place = max([n for n, layer in enumerate(layers) if _at(layer.data, path) is not None], default=0)
        if currencies[place] != currencies[-1]:
            yield path, currencies[place], layers[place].file


def _currencies(layers: list[Layer]) -> list[str]:
    """What money is counted in at each layer: its own currency, or the one below."""
    found: list[str] = []
    for layer in layers:
        own = layer.data.get("currency")
        found.append(own if isinstance(own, str) else found[-1] if found else "")
    return found


def _amounts(data: Mapping[str, Any]) -> Iterator[Path]:
    """The paths of all entries that hold an amount: decisions' values and lists of stakes."""
    yield from _in_sections(data, ())
    games = data.get("games")
    for game, offer in games.items() if isinstance(games, dict) else ():
        if isinstance(offer, dict) and offer.get("offered") is not False:
            if _has_amount("stakes", offer.get("stakes")):
                yield ("games", game, "stakes")
            yield from _in_sections(offer, ("games", game))


def _in_sections(data: Mapping[str, Any], above: Path) -> Iterator[Path]:
    for section, entries in data.items():
        if isinstance(entries, dict) and section != "games":
            for key, decision in entries.items():
                if isinstance(decision, dict) and _has_amount(key, decision.get("value")):
                    yield (*above, section, key, "value")


def _has_amount(key: str, value: object) -> bool:
    if isinstance(value, list):
        rows = [row for row in value if isinstance(row, dict)]
        return any(_has_amount(name, cell) for row in rows for name, cell in row.items())
    return key.endswith(SUFFIX) and isinstance(value, int) and value > SMALLEST


def _at(data: Any, path: Path) -> Any:
    for step in path:
        if not isinstance(data, Mapping) or step not in data:
            return None
        data = data[step]
    return data
