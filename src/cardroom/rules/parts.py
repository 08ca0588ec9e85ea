"""One section of a rulebook read by itself, for a game played apart from a house's whole book."""

import tomllib
from dataclasses import fields
from functools import lru_cache
from importlib import resources
from typing import Any, get_args

from cardroom.rules.decision import Decision
from cardroom.rules.decisions.open_face import OpenFace
from cardroom.rules.faults import BookFault, RulebookFaults
from cardroom.rules.places import Path
from cardroom.rules.schema import UNREAD, hints, read, unknown_keys

_PARTS = resources.files("cardroom").joinpath("rulebooks").joinpath("parts")


@lru_cache(maxsize=16)
def open_face_section(name: str) -> OpenFace:
    """The section that ships as `rulebooks/parts/<name>.toml`, such as "helsinki_open_face"; always the same object."""
    return load_open_face(_PARTS.joinpath(f"{name}.toml").read_text("utf-8"), f"{name}.toml")


def load_open_face(text: str, file: str = "the given text") -> OpenFace:
    """The `[open_face]` section of a TOML text. Raises RulebookFaults with everything that is wrong."""
    faults: list[BookFault] = []

    def report(path: Path, message: str) -> None:
        faults.append(BookFault(file, 0, ".".join(map(str, path)), message))

    try:
        raw = tomllib.loads(text).get("open_face", {})
    except tomllib.TOMLDecodeError as error:
        raise RulebookFaults([BookFault(file, 0, "", f"is not TOML: {error}")]) from None
    names = [field.name for field in fields(OpenFace)]
    unknown_keys(raw, names, ("open_face",), report)
    values: dict[str, Any] = {}
    for name in names:
        if name in raw:
            values[name] = _decision(hints(OpenFace)[name], raw[name], ("open_face", name), report)
        else:
            report(("open_face", name), "is missing")
    if faults:
        raise RulebookFaults(faults)
    return OpenFace(**values)


def _decision(kind: Any, raw: object, path: Path, report: Any) -> Any:
    if not isinstance(raw, dict) or "value" not in raw:
        report(path, "must be written as { value = ..., clauses = [...] }")
        return UNREAD
    unknown_keys(raw, ("value", "clauses", "reading", "configured"), path, report)
    clauses = read(tuple[str, ...], raw.get("clauses", []), (*path, "clauses"), report)
    if clauses == () and not raw.get("reading"):
        report(path, "has no grounds: name its clauses, or say in a reading why there are none")
    value = read(get_args(kind)[0], raw["value"], (*path, "value"), report)
    return Decision(value, clauses, raw.get("reading", ""), raw.get("configured", False))
