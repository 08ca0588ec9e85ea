"""The fault of a request, in one sentence for people: which field, and what it would have to be.

The framework and the decoder say it in words of their own, of which these are made. What a stranger has sent is told
back short and without signs that nobody sees.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import inspect

LONGEST: Final = 40
"""So much of a name that somebody made up is told back."""

SHAPES: Final = {
    "name": "letters and digits, with single spaces, dots or hyphens between them",
    "before": "the number that the page before gave as next",
    "request": "32 to 64 letters, digits and hyphens",
}
"""What the patterns of texts ask for."""

KINDS: Final = {
    "str": "text", "int": "a whole number", "float": "a number", "bool": "true or false", "array": "a list",
    "object": "an object", "null": "null",
}  # fmt: skip
"""The decoder's types."""

BOUNDS: Final = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}
UNITS: Final = {"str": "characters"}
"""What is counted where a length is asked for; of anything else its entries."""

Words = Callable[[re.Match[str]], str]
MUST_BE: Final[tuple[tuple[re.Pattern[str], Words], ...]] = (
    (
        re.compile(r"Expected `([^`]+)`, got `([^`]+)`"),
        lambda m: f"must be {_kinds(m[1])}, not {_kinds(m[2])}",
    ),
    (
        re.compile(r"Expected `(\w+)` ([<>]=?) (\S+)"),
        lambda m: f"must be {KINDS[m[1]]}, {BOUNDS[m[2]]} {m[3]}",
    ),
    (
        re.compile(r"Expected `(\w+)` of length ([<>]=) (\d+)"),
        lambda m: f"must be {KINDS[m[1]]} of {BOUNDS[m[2]]} {m[3]} {UNITS.get(m[1], 'entries')}",
    ),
    (re.compile(r"Integer value out of range"), lambda _: "is out of the range of whole numbers"),
)
PLACE: Final = re.compile(r"[\w.\[\]]+")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)", re.DOTALL)
MISSING: Final = re.compile(r"Object missing required field `(\w+)`")


def faults_told(request: Any, faults: Iterable[Any]) -> str:
    """All that the framework found wrong with a request, as one sentence; "" for nothing."""
    told = "; ".join([_phrase(request, fault) for fault in faults])
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def unread_told(detail: str) -> str:
    """Why a request could not be read at all."""
    if detail == "Input data was truncated":
        return "The body is not JSON: it ends too early."
    if detail.startswith("JSON is malformed: "):
        return f"The body is not JSON: {detail.removeprefix('JSON is malformed: ')}."
    if match := re.match(r"Missing required (?:query|path|header|cookie) parameter '(\w+)'", detail):
        return f"This address needs the parameter {match[1]!r}."
    return detail


def _phrase(request: Any, fault: Any) -> str:
    key, message = str(fault.get("key", "data")), str(fault.get("message", ""))
    is_body = fault.get("source") == "body"
    where = f" in {_quoted(key)}" if key != "data" and PLACE.fullmatch(key) else ""
    if key == "data" and message == "'data'":
        return "this address needs a body of JSON"
    if match := UNKNOWN.match(message):
        return f"this address takes no field {_quoted(match[1].removesuffix('`'))}{where}"
    if match := MISSING.match(message):
        return f"the field {match[1]!r} is missing{where}"
    what = "the body" if key == "data" else f"the {'field' if is_body else 'parameter'} {_quoted(key)}"
    if "matching regex" in message:
        return f"{what} must be {SHAPES.get(key, 'written otherwise')}"
    if message.startswith("Invalid enum value"):
        choices = _choices(request, key, is_body)
        if not choices:
            return f"{what} is none of what it can be"
        return (
            f"{what} must be one of {', '.join(filter(None, choices))}{' or empty' if '' in choices else ''}"
        )
    for pattern, words in MUST_BE:
        if match := pattern.fullmatch(message):
            return f"{what} {words(match)}"
    return f"{what} is not what it must be: {_shortened(message)}"


def _kinds(types: str) -> str:
    """Types of the decoder, one or several of which one is wanted."""
    return " or ".join([KINDS.get(one, one) for one in types.split(" | ")])


def _shortened(text: str) -> str:
    seen = "".join(
        [letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[: LONGEST + 1]]
    )
    return seen if len(text) <= LONGEST else f"{seen[:LONGEST]}…"


def _quoted(text: str) -> str:
    return f"'{_shortened(text)}'"


def _choices(request: Any, key: str, is_body: bool) -> list[str]:
    """The words that may stand at this place of a body, or be a parameter of this name."""
    parameters = request.route_handler.parsed_fn_signature.parameters
    steps = re.findall(r"\[[^\]]*\]|[^.\[\]]+", key)
    name = "data" if is_body else steps.pop(0)
    if name not in parameters:
        return []
    found = [inspect.type_info(parameters[name].annotation)]
    for step in steps:
        found = [inner for one in found for plain in _plain(one) for inner in _inside(plain, step)]
    values = [one.values for each in found for one in _plain(each) if isinstance(one, inspect.LiteralType)]
    return [str(value) for some in values for value in some]


def _plain(kind: inspect.Type) -> list[inspect.Type]:
    """A type without what is said about it; of several that may be, each."""
    if isinstance(kind, inspect.Metadata):
        return _plain(kind.type)
    return (
        [one for part in kind.types for one in _plain(part)]
        if isinstance(kind, inspect.UnionType)
        else [kind]
    )


def _inside(kind: inspect.Type, step: str) -> list[inspect.Type]:
    """What may stand in a list or an object of this type, at a place or by a name."""
    match kind:
        case inspect.StructType():
            return [field.type for field in kind.fields if field.encode_name == step]
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            return [kind.item_type]
        case inspect.DictType():
            return [kind.value_type]
        case _:
            return []
