"""The text of a new house's file: it extends another house and lists the values that can be set."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from cardroom.rules.currency_amounts import is_money
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.house_games import GameOffer
from cardroom.rules.layers.schema_versions import SCHEMA
from cardroom.rules.rulebook import Rulebook

_PRINTED = """
# What {base} prints can be changed too, with grounds of your own: a clause of your house order, or a reading.
#{example}
# [[chapter]]
# id = "{prefix}"
# title = "House order"
#
# [[chapter.clause]]
# id = "{prefix}-1"
# source = "Betting and money"
# title = "A bet and four raises; our amounts"
# text = "In fixed limit a round has one bet and four raises. Rake and drops are as shown in the room."
# area = "betting"
# applies = "both"
# engine = "auto"
"""
_EXAMPLE = """
# [betting]
# raise_cap = {{ value = 5, clauses = ["{prefix}-1"] }}
#
"""


def starting_text(base: Rulebook, extends: str, id: str, name: str) -> str:
    """A rulebook in TOML that plays as `base` does, with every free value in a line to uncomment.

    Free values are those that the base's document does not print, including tables and games; amounts of money are
    always listed. `extends` is the file's name for its base: a shipped name, or a path from the file's folder. The text
    loads without changes.
    """
    prefix = "".join(letter for letter in id.upper() if letter.isalnum())
    lines = [
        f"# {name}: plays by the rules of {base.name}, but for what stands here.",
        "# `cardroom rules check FILE` tells every fault with its line; `cardroom serve --house FILE` plays by it.",
        "",
        f"schema = {SCHEMA}  # the decisions that this file knows; a later Cardroom tells which ones are new",
        f"extends = {_quoted(extends)}",
        f"id = {_quoted(id)}",
        f"name = {_quoted(name)}",
        "# Another currency asks for every amount below to be set again: amounts of one are none of another.",
        f"# currency = {_quoted(base.currency)}",
        "",
        f"# The document of {base.name} does not print these values: a house sets them as it likes.",
        "# Amounts of money that it does print stand among them with a clause to be written: a value that is",
        "# changed takes no other house's grounds.",
    ]
    for section, values in base.sections().items():
        decisions = {one.name: getattr(values, one.name) for one in fields(values)}
        lines += _decisions(section, decisions, prefix)
    lines += [
        "",
        f"# The games, each with its stakes in hundredths of {base.currency}. A list of stakes replaces that of",
        "# the base; amounts a stake does not name are 0. A game that is not played is dropped: offered = false.",
    ]
    for offer in base.games.values():
        lines += _game(offer, base.overrides.get(offer.id, {}), prefix)
    example = "" if "\n[betting]\n" in "\n".join(lines) else _EXAMPLE.format(prefix=prefix).rstrip("\n")
    return "\n".join(lines) + "\n" + _PRINTED.format(base=base.name, prefix=prefix, example=example)


def _game(offer: GameOffer, own: Mapping[str, Mapping[str, Decision[Any]]], prefix: str) -> list[str]:
    """One game: whether it is offered, its stakes, and its own free values, commented out."""
    lines = ["", f"[games.{offer.id}]", f"# offered = true  # {offer.name}"]
    if not offer.configured:
        lines.append(f'# stake_clauses = ["{prefix}-1"]')
    lines += ["# stakes = [", *[f"#   {_row(stake)}," for stake in offer.stakes], "# ]"]
    for section, decisions in own.items():
        lines += _decisions(f"games.{offer.id}.{section}", decisions, prefix)
    return lines


def _decisions(heading: str, decisions: Mapping[str, Decision[Any]], prefix: str) -> list[str]:
    """The free values of a section under its heading; nothing if it has none."""
    lines: list[str] = []
    for key, one in decisions.items():
        grounds = "" if one.configured else f', clauses = ["{prefix}-1"]'
        if one.configured or is_money(key, one.value):
            lines += _written(key, one.value, grounds, one.reading or "printed")
    return ["", f"[{heading}]", *lines] if lines else []


def _written(key: str, value: object, grounds: str, reading: str) -> list[str]:
    """A value in lines that are commented out; a table has a line for each row."""
    if not isinstance(value, tuple) or not value:
        return [f"# {key} = {{ value = {_literal(value)}{grounds} }}  # {reading}"]
    # (TOML 1.0 breaks no line within braces but within brackets.)
    rows = [f"#   {_row(row)}," for row in value]
    return [f"# {key} = {{ value = [  # {reading}", *rows, f"# ]{grounds} }}"]


def _row(row: Any) -> str:
    """A row of a table as TOML, without values that equal the default."""
    if not is_dataclass(row):
        return _literal(row)
    told = {one.name: getattr(row, one.name) for one in fields(row)}
    kept = {
        one.name: told[one.name]
        for one in fields(row)
        if one.default is MISSING or told[one.name] != one.default
    }
    return f"{{ {', '.join(f'{key} = {_literal(value)}' for key, value in kept.items())} }}"


def _literal(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(_each(value))}]"
    return str(value) if isinstance(value, int) else _quoted(str(value))


def _each(values: Iterable[object]) -> list[str]:
    return [_literal(value) for value in values]


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
