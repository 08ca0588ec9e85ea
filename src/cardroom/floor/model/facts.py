"""Facts: what happened, as a person at the table tells it. One struct a topic, one field a fact.

The type of a field is its whole schema, as in a rulebook: `Annotated[..., Meta(description=...)]` says in words what
the fact means, a `Literal` lists its choices, a default says that the fact may be left out.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from cardroom.rules.refused import Refused

Where = Literal["fact", "situation"]
"""The part of a case a field belongs to."""


class Fault(str):
    """A fault of one field, in words; `where` is "fact" or "situation", `name` the field's."""

    where: Where
    name: str
    is_missing: bool

    @classmethod
    def of(cls, where: Where, name: str, words: str, is_missing: bool = False) -> "Fault":
        """The fault with the place it belongs to."""
        fault = cls(words)
        fault.where, fault.name, fault.is_missing = where, name, is_missing
        return fault


class BadCase(Refused):
    """A case that cannot be ruled on; `faults` says why, everything at once, each in words.

    For forms the arguments `missing` and `wrong` name the fields, as in "situation.stack fact.chip".
    """

    def __init__(self, faults: list[str]) -> None:
        placed = [fault for fault in faults if isinstance(fault, Fault)]
        named = {
            key: " ".join(f"{one.where}.{one.name}" for one in placed if one.is_missing is missing)
            for key, missing in (("missing", True), ("wrong", False))
        }
        super().__init__("bad-case", "; ".join(faults), args={"faults": "\n".join(faults), **named})
        self.faults = tuple(faults)


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The facts of one topic. A required field must be told; a field with a default may be left out."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of facts or of a situation as a form needs it.

    `kind` is "number", "flag", "choice", "choices" (a list of them), "numbers" or "text"; `choices` are the values a
    choice may have; `default` is what holds where nobody tells, None if nothing does. `least` and `most` bound a
    number, or each of the numbers, None where nothing does; `fewest` is how many of a list are needed.
    """

    name: str
    kind: Literal["number", "flag", "choice", "choices", "numbers", "text"]
    meaning: str
    required: bool
    choices: tuple[str, ...] = ()
    default: Any = None
    least: int | None = None
    most: int | None = None
    fewest: int = 0


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a struct with their meanings, in the order they are written."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(one, hints[one.name]) for one in msgspec.structs.fields(kind))


def _field(one: msgspec.structs.FieldInfo, hint: Any) -> Field:
    meaning = next((m.description for m in _metas(hint) if m.description), "")
    assert meaning, f"the field {one.name} does not say what it means"
    plain = _plain(hint)
    choices = tuple(str(choice) for choice in _choices(plain))
    many = get_origin(plain) is tuple
    kind: Any = "choice" if choices else _KINDS.get(get_args(plain)[0] if many else plain, "number")
    if many:
        kind = {"choice": "choices", "number": "numbers"}[kind]
    default = None if one.default is msgspec.NODEFAULT else one.default
    least = max((m.ge for m in _metas_within(hint) if isinstance(m.ge, int)), default=None)
    most = min((m.le for m in _metas_within(hint) if isinstance(m.le, int)), default=None)
    fewest = max((m.min_length or 0 for m in _metas_within(hint)), default=0) if many else 0
    return Field(one.name, kind, meaning, one.required, choices, default, least, most, fewest)


_KINDS = {int: "number", bool: "flag", str: "text"}


def _metas(hint: Any) -> Iterator[Meta]:
    if get_origin(hint) is Annotated:
        yield from (m for m in get_args(hint)[1:] if isinstance(m, Meta))


def _metas_within(hint: Any) -> Iterator[Meta]:
    """Those of the type and of what it is made of."""
    yield from _metas(hint)
    if get_origin(hint) in (Annotated, Union, UnionType, tuple):
        for inner in get_args(hint)[: 1 if get_origin(hint) is Annotated else None]:
            yield from _metas_within(inner)


def _plain(hint: Any) -> Any:
    """The type without its annotations and without None."""
    while get_origin(hint) is Annotated or get_origin(hint) in (Union, UnionType):
        inner = [a for a in get_args(hint) if a is not type(None)]
        hint = inner[0]
    if get_origin(hint) is tuple:
        return tuple[_plain(get_args(hint)[0]), ...]  # type: ignore[misc]  # built at run time from a hint
    return hint


def _choices(plain: Any) -> tuple[Any, ...]:
    if get_origin(plain) is tuple:
        return _choices(get_args(plain)[0])
    return get_args(plain) if get_origin(plain) is Literal else ()


def faults_in(kind: type[msgspec.Struct], told: object, what: Where) -> list[str]:
    """Everything that keeps `told` from being a `kind`, in words; a missing fact is named with its meaning.

    `what` says where the fields stand: "fact" or "situation".
    """
    if not isinstance(told, Mapping):
        return [f"the {what} must be a table of names and values"]
    known = {one.name: one for one in fields_of(kind)}
    faults = []
    for name in told:
        if name not in known:
            near = get_close_matches(str(name), known, 1)
            hint = f'; "{near[0]}" is meant?' if near else f"; there are {', '.join(known)}"
            faults.append(f'{what} "{name}" is not known here{hint}')
    for one in msgspec.structs.fields(kind):
        if one.name not in told:
            if one.required:
                faults.append(missing(what, known[one.name]))
            continue
        try:
            msgspec.convert(told[one.name], one.type)
        except msgspec.ValidationError as error:
            field = known[one.name]
            words = f'{what} "{one.name}" ({field.meaning}): {_said(error, field)}'
            faults.append(Fault.of(what, one.name, words))
    return faults


def missing(what: Where, field: Field) -> str:
    """The sentence for a field that was not told."""
    choices = f" ({' or '.join(field.choices)})" if field.choices else ""
    words = f'{what} "{field.name}" is missing: {field.meaning}{choices}'
    return Fault.of(what, field.name, words, is_missing=True)


def told(facts: Facts, name: str) -> Any:
    """A fact that a ruling turns on only now. Raises BadCase if it was not told, which is None."""
    value = getattr(facts, name)
    if value is None:
        raise BadCase([missing("fact", one) for one in fields_of(type(facts)) if one.name == name])
    return value


def _said(error: msgspec.ValidationError, field: Field) -> str:
    if field.choices:
        return f"must be one of {', '.join(field.choices)}"
    text = str(error).split(" - at ")[0]
    return text[:1].lower() + text[1:]
