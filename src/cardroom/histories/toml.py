"""Writing the few kinds of TOML value a hand history needs; reading is the standard library's."""

import json
from collections.abc import Mapping
from datetime import date, datetime, time
from decimal import Decimal

from cardroom.histories.amounts import amount_text

Value = str | bool | int | Decimal | date | datetime | time | list["Value"] | dict[str, "Value"]


def value_text(value: Value) -> str:
    """A value as TOML writes it. Strings in double quotes, Decimals digit for digit."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            # A JSON string is a TOML basic string, but for DEL, which TOML wants escaped.
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case int():
            return str(value)
        case Decimal():
            return _decimal_text(value)
        case date() | time():
            return value.isoformat()
        case list():
            return "[" + ", ".join(value_text(item) for item in value) + "]"
        case dict():
            return (
                "{" + ", ".join(f"{key_text(key)} = {value_text(item)}" for key, item in value.items()) + "}"
            )
    raise TypeError(f"{type(value).__name__} has no place in a hand history")


def _decimal_text(value: Decimal) -> str:
    if not value.is_finite():
        return str(value).lower().replace("infinity", "inf")
    text = amount_text(value)
    return text if "." in text else f"{text}.0"


def key_text(key: str) -> str:
    """A key, bare where TOML allows it."""
    bare = key and all(letter.isascii() and (letter.isalnum() or letter in "_-") for letter in key)
    return key if bare else value_text(key)


def table_text(fields: Mapping[str, Value]) -> str:
    """The fields of a table, one a line."""
    return "".join(f"{key_text(key)} = {value_text(value)}\n" for key, value in fields.items())
