"""The amounts of money in a rulebook, and the currency of each."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from cardroom.rules.clause import Clause
from cardroom.rules.layers.layers import Layer
from cardroom.rules.layers.source_positions import Path

SUFFIX = "_cents"
SMALLEST = 1
"""Zero and one unit mean the same in every currency."""

NAMES: Mapping[str, tuple[str, ...]] = {
    "CZK": ("Kč", "crown", "crowns"),
    "EUR": ("€", "euro", "euros", "cent", "cents"),
    "GBP": ("£", "pound", "pounds", "pence"),
    "NOK": ("kr", "krone", "kroner", "crown", "crowns"),
    "SEK": ("kr", "krona", "kronor", "crown", "crowns"),
    "USD": ("$", "dollar", "dollars", "cent", "cents"),
}
"""The names of each currency in texts, besides its code."""
_LETTER = r"[^\W\d_]"


def is_money(key: str, value: object) -> bool:
    """Whether a decision is an amount, or a table that contains amounts."""
    if isinstance(value, tuple):
        return any(is_dataclass(row) and any(f.name.endswith(SUFFIX) for f in fields(row)) for row in value)
    return key.endswith(SUFFIX)


def inherited_amounts(layers: list[Layer], data: Mapping[str, Any]) -> Iterator[tuple[Path, str, str]]:
    """Amounts of a book that were set in another currency: the path, the currency, and the file that set them.

    `data` are the merged values. A file that names another currency than the book it extends inherits no amount: none
    of the decisions', of a game's decisions, or of the stakes of any game that it offers.
    """
    currencies = _currencies(layers)
    for path in _amounts(data):
        place = max([n for n, layer in enumerate(layers) if _at(layer.data, path) is not None], default=0)
        if currencies[place] != currencies[-1]:
            yield path, currencies[place], layers[place].file


def clauses_of_money(
    layers: list[Layer], clauses: Mapping[str, Clause]
) -> Iterator[tuple[str, Clause, str, str]]:
    """Inherited clauses that mention money of another currency.

    For each: the file that contains it, the clause, that currency, and the words that name it. (A clause is a text: its
    currency is recognised by code, sign or name.)
    """
    currencies = _currencies(layers)
    written = [_clauses_of(layer.data) for layer in layers]
    for clause in clauses.values():
        place = max([n for n, ids in enumerate(written) if clause.id in ids], default=0)
        spoken_of = currencies[place]
        if spoken_of != currencies[-1]:
            found = _words_of(spoken_of).search(f"{clause.title}\n{clause.text}")
            if found:
                yield layers[place].file, clause, spoken_of, found[0]


def _words_of(currency: str) -> re.Pattern[str]:
    """A pattern for the names of a currency in texts. A currency without names here is recognised by its code."""
    names = (currency, *NAMES.get(currency, ()))
    words = "|".join(re.escape(name) for name in names)
    return re.compile(rf"(?<!{_LETTER})(?:{words})(?!{_LETTER})", re.IGNORECASE)


def _clauses_of(data: Mapping[str, Any]) -> set[str]:
    """The ids of the clauses that a layer contains."""
    found: set[str] = set()
    chapters = data.get("chapter")
    for chapter in chapters if isinstance(chapters, list) else ():
        rows = chapter.get("clause") if isinstance(chapter, Mapping) else None
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, Mapping) and isinstance(clause := row.get("id"), str):
                found.add(clause)
    return found


def _currencies(layers: list[Layer]) -> list[str]:
    """The currency of each layer: its own, or that of the layer below."""
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
