"""Structures as TOML: read with all faults at once, each with its line and what to do, and written."""

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path as FilePath
from typing import Any, Final

import tomli_w

from cardroom.rules.decisions import Payout
from cardroom.rules.layers.rule_faults import BookFault, Coded
from cardroom.rules.layers.source_positions import Path, find_places, line_of_error, nearest
from cardroom.rules.typed_values import UNREAD, record
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.structure_faults import contradictions

GIVEN: Final = "the given text"
"""The name of a text that comes from no file."""


class StructureFaults(Exception):
    """A structure that cannot be played. `faults` has them all, in the order of the file."""

    def __init__(self, faults: list[BookFault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        count = len(self.faults)
        head = f"this structure has {count} {'fault' if count == 1 else 'faults'}:"
        super().__init__("\n".join([head, *[f"  {fault}" for fault in self.faults]]))


def load_structure(source: str | FilePath) -> Structure:
    """A structure from a path or from TOML text. Raises StructureFaults with everything that is wrong."""
    if isinstance(source, str):
        return _parsed(GIVEN, source)
    try:
        text = source.read_text("utf-8-sig")
    except OSError as error:
        raise StructureFaults(
            [BookFault(str(source), 0, "", f"cannot be read: {error.strerror or error}")]
        ) from None
    except UnicodeDecodeError as error:
        raise StructureFaults(
            [BookFault(str(source), 0, "", f"is not UTF-8 text (byte {error.start})")]
        ) from None
    return _parsed(str(source), text)


def _parsed(file: str, text: str) -> Structure:
    try:
        data = tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        raise StructureFaults([_no_toml(file, line_of_error(text, error), error)]) from None
    except (RecursionError, ValueError) as error:  # more digits than Python reads
        raise StructureFaults([_no_toml(file, 0, error)]) from None
    places, faults = find_places(text), list[BookFault]()

    def report(path: Path, message: str) -> None:
        words = [f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in path]
        faults.append(BookFault.told(file, nearest(places, path), "".join(words).removeprefix("."), message))

    structure = record(Structure, data, (), report)
    # What can be read is checked for contradictions too, so that all is told at once.
    for path, message in contradictions(_sound(data) if structure is UNREAD else structure):
        report(path, message)
    if faults:
        raise StructureFaults(faults)
    assert isinstance(structure, Structure)
    return structure


def _no_toml(file: str, line: int, error: Exception) -> BookFault:
    return BookFault.told(file, line, "", Coded("toml", f"is not TOML: {error}", what=str(error)))


def _sound(data: Mapping[str, Any]) -> Structure:
    """The structure without what cannot be read. What must be there and is not, is put in place by what fits."""

    def silent(path: Path, message: str) -> None:
        return None

    known = {one.name for one in fields(Structure)}
    kept: dict[str, Any] = {}
    stand_in: dict[str, Any] = {"name": "?", "stack": 1_000_000_000, "levels": [{"big_blind": 1}]}
    for key, value in data.items():
        if key in known and record(Structure, {**stand_in, key: value}, (), silent) is not UNREAD:
            kept[key] = value
    rows = data.get("levels")
    if "levels" not in kept and isinstance(rows, list) and rows:
        stand_in["levels"] = stand_in["levels"] * len(rows)  # what counts levels is checked all the same
    if not {"levels", "stack"} <= kept.keys():
        kept.pop("chips", None)
    if "chips" in data and "chips" not in kept:
        kept.pop("chip_set", None)
    found = record(Structure, {**stand_in, **kept}, (), silent)
    assert isinstance(found, Structure)
    return found


def readable(text: str) -> Structure | None:
    """A structure whose values can all be read, also one that contradicts itself; None for any other text."""
    wrong: list[str] = []
    try:
        data = tomllib.loads(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError):
        return None
    found = record(Structure, data, (), lambda path, message: wrong.append(message))
    return None if wrong else found


def structure_text(structure: Structure) -> str:
    """The structure as a file that `load_structure` reads back. What is as by default is left out."""
    return tomli_w.dumps(_plain(structure))


def _plain(one: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields(one):
        value = getattr(one, field.name)
        if field.default is not MISSING and value == field.default:
            continue
        if is_dataclass(value):
            value = _plain(value)
        elif isinstance(value, tuple):
            value = [_plain(row) if is_dataclass(row) else row for row in value]
        found[field.name] = value
    if isinstance(one, Payout):
        found["by_place"] = list(one.by_place)
    return found
