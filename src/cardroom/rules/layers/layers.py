"""A rulebook as written: a file on top of the files it extends."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from pathlib import Path as FilePath
from typing import Any

from cardroom.rules.layers.rule_faults import BookFault, RulebookFaults
from cardroom.rules.layers.source_positions import Path, find_places, line_of_error, nearest

Source = str | FilePath | Mapping[str, Any]

_SHELF = resources.files("cardroom").joinpath("rulebooks")
DEEPEST = 12
"""The deepest nesting of tables and lists; a clause's example is seven levels deep."""
TOO_DEEP = "is nested too deep to be a rulebook"
_SHIPPED_NAME = re.compile(r"[a-z][a-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Layer:
    """One file: its values, its text ("" for given values), and the folder that its relative paths start from."""

    file: str
    data: dict[str, Any]
    text: str = field(default="", repr=False)
    folder: FilePath | None = None

    @property
    def places(self) -> dict[Path, int]:
        """The line number of each entry. Computed on first use: a book without a fault never needs it."""
        return _places(self.text)

    def line(self, path: Path) -> int:
        """The line of the nearest entry at or above `path`, 0 if none."""
        return nearest(self.places, path)


_places = lru_cache(maxsize=8)(find_places)


def shipped() -> tuple[str, ...]:
    """The names of the rulebooks that come with Cardroom."""
    return tuple(sorted(entry.name[:-5] for entry in _SHELF.iterdir() if entry.name.endswith(".toml")))


def is_shipped_name(source: str) -> bool:
    """Whether this is the name of a shipped rulebook, and not a path."""
    return _SHIPPED_NAME.fullmatch(source) is not None


def read_layers(source: Source) -> list[Layer]:
    """The layers of a rulebook, the base first. `source` is a path, TOML text, a shipped name or a mapping.

    Raises RulebookFaults for a file that is missing, is not TOML or extends itself.
    """
    layers = [_read(source, None)]
    seen = {layers[0].file}
    while (base := layers[0].data.get("extends")) is not None:
        top = layers[0]
        if not isinstance(base, str) or not base:
            raise _single(
                top.file, top.line(("extends",)), "extends", "must be the name of a rulebook or a path"
            )
        try:
            layer = _read(base, top.folder)
        except RulebookFaults as fault:
            # A readable base reports faults at its own lines; an unreadable one is reported at the entry that names it.
            raise RulebookFaults(
                [
                    f if f.line else BookFault(top.file, top.line(("extends",)), "extends", f.message)
                    for f in fault.faults
                ]
            ) from None
        if layer.file in seen:
            raise _single(
                top.file, top.line(("extends",)), "extends", f"goes in a circle through {layer.file}"
            )
        seen.add(layer.file)
        layers.insert(0, layer)
    return layers


def merged(layers: list[Layer]) -> dict[str, Any]:
    """The values of all layers, later ones over earlier ones; chapters are handled by `rules.clause_catalogue`."""
    result: dict[str, Any] = {}
    for layer in layers:
        result = _over(result, {k: v for k, v in layer.data.items() if k not in ("chapter", "extends")})
    return result


def _over(base: Mapping[str, Any], top: Mapping[str, Any]) -> dict[str, Any]:
    result = dict(base)
    for key, value in top.items():
        below = result.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            result[key] = _decision_over(below, value) if "value" in below else _over(below, value)
        else:
            result[key] = value
    return result


def _decision_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    # A configured value may change alone. A printed one takes its grounds along: the new value must bring its own,
    # or it would cite a clause that says something else.
    if below.get("configured") is True or "value" not in above:
        return {**below, **above}
    return above


def _read(source: Source, folder: FilePath | None) -> Layer:
    if isinstance(source, Mapping):
        return Layer("the given values", dict(source))
    if isinstance(source, str) and ("\n" in source or "=" in source):
        return _parsed("the given text", source, None)
    if isinstance(source, str) and is_shipped_name(source):
        if source not in shipped():
            known = ", ".join(shipped())
            raise _single(source, 0, "", f"no rulebook of this name comes with Cardroom; there are {known}")
        text = _SHELF.joinpath(f"{source}.toml").read_text("utf-8")
        return _parsed(f"{source}.toml", text, None)
    path = (folder or FilePath()) / source
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise _single(str(path), 0, "", f"cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise _single(str(path), 0, "", f"is not UTF-8 text (byte {error.start})") from None
    return _parsed(str(path), text, path.parent)


def _parsed(file: str, text: str, folder: FilePath | None) -> Layer:
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _single(file, line_of_error(text, error), "", f"is not TOML: {error}") from None
    except RecursionError:
        raise _single(file, 0, "", TOO_DEEP) from None
    except ValueError:  # more digits than Python reads
        raise _single(file, 0, "", "has a number longer than any amount") from None
    if _is_deep(data):
        raise _single(file, 0, "", TOO_DEEP)
    return Layer(file, data, text, folder)


def _is_deep(data: dict[str, Any]) -> bool:
    """Whether tables are nested deeper than in any rulebook. (A dotted key makes as many levels as it has dots.)"""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
        level = [inner for inner in level if isinstance(inner, dict | list)]
    return bool(level)


def _single(file: str, line: int, entry: str, message: str) -> RulebookFaults:
    return RulebookFaults([BookFault(file, line, entry, message)])
