"""Reads plain values into typed ones, guided by the types, and collects faults instead of stopping."""

from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from cardroom.rules.decisions.decision import IntRange
from cardroom.rules.layers.rule_faults import Coded
from cardroom.rules.layers.source_positions import Path


class _Unread:
    """Marks a value whose fault has been reported; no rule has this value."""


UNREAD: Final = _Unread()
Report = Callable[[Path, str], None]


@cache
def hints(kind: Any) -> dict[str, Any]:
    """The field types of a dataclass, including ranges."""
    return get_type_hints(kind, include_extras=True)


@cache
def _fields(kind: Any) -> tuple[Field[Any], ...]:
    """The fields of a dataclass."""
    return fields(kind)


def read(kind: Any, raw: object, path: Path, report: Report) -> Any:
    """`raw` as `kind`, or UNREAD after reporting each fault with its path."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _ranged(get_args(kind)[1], raw, path, report)
    if origin is Literal:
        if isinstance(raw, str) and raw in get_args(kind):
            return raw
        words = f"must be {one_of(get_args(kind))}, is {shown(raw)}{meant(raw, get_args(kind))}"
        report(path, Coded("one-of", words, options=", ".join(map(str, get_args(kind)))))
        return UNREAD
    if origin is tuple:
        return _sequence(get_args(kind)[0], raw, path, report)
    if is_dataclass(kind):
        return record(kind, raw, path, report)
    if kind is str:
        if isinstance(raw, str) and raw.strip():
            return raw
        report(path, Coded("text", f"must be a text, is {shown(raw)}"))
        return UNREAD
    if kind is bool:
        if isinstance(raw, bool):
            return raw
        report(path, Coded("true-or-false", f"must be true or false, is {shown(raw)}"))
        return UNREAD
    raise TypeError(f"no reader for {kind!r} at {'.'.join(map(str, path))}")


def record(kind: Any, raw: object, path: Path, report: Report, given: dict[str, Any] | None = None) -> Any:
    """A dataclass made from a table; fields in `given` are not read from it."""
    if not isinstance(raw, dict):
        report(path, Coded("table", f"must be a table, is {shown(raw)}"))
        return UNREAD
    given = given or {}
    expected = [f for f in _fields(kind) if f.name not in given]
    whole = not unknown_keys(raw, [f.name for f in expected], path, report)
    values: dict[str, Any] = dict(given)
    for one in expected:
        if one.name in raw:
            # An optional text may be empty: that means "no reading".
            if one.default == "" and raw[one.name] == "":
                continue
            values[one.name] = read(hints(kind)[one.name], raw[one.name], (*path, one.name), report)
            whole = whole and values[one.name] is not UNREAD
        elif one.default is MISSING:
            report((*path, one.name), Coded("missing", "is missing"))
            whole = False
    return kind(**values) if whole else UNREAD


def unknown_keys(raw: dict[str, Any], known: Iterable[str], path: Path, report: Report) -> bool:
    """Report the keys of `raw` that nothing reads. True if there are any."""
    known = list(known)
    strange = [key for key in raw if key not in known]
    for key in strange:
        report((*path, key), Coded("unknown", f"is not known here{meant(key, known)}"))
    return bool(strange)


def shown(raw: object) -> str:
    """A value, shortened, in a form that an operator recognises."""
    text = str(raw).lower() if isinstance(raw, bool) else repr(raw)
    return text if len(text) <= 60 else f"{text[:57]}..."


def one_of(options: Iterable[object]) -> str:
    """ "a", or "a, b or c", quoted."""
    quoted = [f'"{option}"' for option in options]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def meant(raw: object, options: Iterable[str]) -> str:
    """A hint at the option that was probably meant by a typing error, or ""."""
    close = get_close_matches(raw, list(options), 1) if isinstance(raw, str) else []
    return f'; "{close[0]}" is meant?' if close else ""


def _ranged(bounds: IntRange, raw: object, path: Path, report: Report) -> Any:
    if isinstance(raw, bool) or not isinstance(raw, int):
        words = f"must be a whole number from {bounds.least} to {bounds.most}, is {shown(raw)}"
        report(path, Coded("range", words, least=bounds.least, most=bounds.most))
        return UNREAD
    if not bounds.least <= raw <= bounds.most:
        words = f"must be from {bounds.least} to {bounds.most}, is {raw}"
        report(path, Coded("range", words, least=bounds.least, most=bounds.most))
        return UNREAD
    return raw


def _sequence(kind: Any, raw: object, path: Path, report: Report) -> Any:
    if not isinstance(raw, list):
        report(path, Coded("list", f"must be a list, is {shown(raw)}"))
        return UNREAD
    items = [read(kind, item, (*path, place), report) for place, item in enumerate(raw)]
    return UNREAD if any(item is UNREAD for item in items) else tuple(items)


__all__ = ["UNREAD", "Report", "hints", "meant", "one_of", "read", "record", "shown", "unknown_keys"]
