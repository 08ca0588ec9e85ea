"""Writes client/src/protocol.ts: the browser client's types, out of the message types of the room; and what the form of a
tournament asks for (client/src/tournaments/structure_fields.ts), out of the fields of a structure.

Run it after a change of a message: ``.venv/bin/python tools/protocol_types.py``. A test compares.
"""

import inspect
import json
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from cardroom.room.cashier import report_summary as summary
from cardroom.room.hosting import reveal
from cardroom.room.protocol import (
    account_bodies,
    bodies,
    cash_seat_answers,
    charges_answers,
    chip_capacity_answers,
    desk_answers,
    hand_rows,
    live_answers,
    live_bodies,
    live_tournaments,
    penalty_answers,
    private_bodies,
    registration_bodies,
    responses,
    responses_bans,
    responses_search,
    responses_sign_in,
    responses_staff,
    ruling_bodies,
    tournament_bodies,
    tournament_responses,
)
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import (
    private_answers as private,
)
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol import (
    shared_hand_answers as shares,
)
from cardroom.room.protocol import (
    statistics_answers as statistics,
)
from cardroom.table import events
from cardroom.table.told import dealers_view, told_facts
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.structure_pairs import HINTS

CLIENT = Path(__file__).parent.parent / "client" / "src"
TARGET = CLIENT / "protocol.ts"
FORM = CLIENT / "tournaments" / "structure_fields.ts"

BODIES = (
    account_bodies, bodies, cash_seat_answers, charges_answers, chip_capacity_answers, desk_answers,
    private_bodies, private, ruling_bodies, tournament_bodies,
    responses, hand_rows, responses_bans, responses_search, responses_sign_in, responses_staff, tournament_responses,
    statistics, shares, summary, live_answers, live_bodies, dealers_view, told_facts,
    live_tournaments, penalty_answers, registration_bodies,
)  # fmt: skip
"""Where HTTP bodies are: what is asked and answered there alone, and what the room answers there too."""

UNIONS = {
    "AnyServerMessage": to_client.AnyServerMessage,
    "AnyClientMessage": from_client.AnyClientMessage,
    "PublicEvent": events.PublicEvent,
    "PrivateEvent": events.PrivateEvent,
    "AnyEvent": events.AnyEvent,
}
HEAD = """\
// Written by tools/protocol_types.py out of the room's message types: change those, then run it.
// Amounts are whole cents, times are milliseconds since 1970 (UTC). A field with "?" is absent at its default.
"""


def bodies_of_the_api() -> list[type[msgspec.Struct]]:
    """Every structure that a module of HTTP bodies defines."""
    return [one for module in BODIES for one in vars(module).values() if _is_defined_in(module, one)]


def _is_defined_in(module: ModuleType, one: object) -> bool:
    return isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__


def type_text(schema: dict[str, Any]) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_text(option) for option in schema["anyOf"])
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " | ".join(type_text({"type": one}) for one in kind)
    if kind == "array" and "prefixItems" in schema:
        return f"readonly [{', '.join(type_text(item) for item in schema['prefixItems'])}]"
    if kind == "array":
        item = type_text(schema["items"])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if kind == "object":
        return f"Readonly<Record<string, {type_text(schema.get('additionalProperties', {}))}>>"
    return {
        "integer": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
        "anything": "unknown",
    }[kind]


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment."""
    lines = inspect.cleandoc(text).replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return (
        f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
    )


def interface(name: str, schema: dict[str, Any]) -> str:
    """One structure as a TypeScript interface."""
    required = set(schema.get("required", ()))
    fields = "".join(
        f"  readonly {field}{'' if field in required else '?'}: {type_text(kind)};\n"
        for field, kind in schema["properties"].items()
    )
    return f"{comment(schema.get('description', ''))}export interface {name} {{\n{fields}}}\n"


def times() -> str:
    """How long a page shows each fact of a hand's end, which the room waits for."""
    lines = "".join(f"  {kind}: {ms},\n" for kind, ms in reveal.SHOWN_MS.items())
    return (
        "/** How long a fact stays alone on the felt before the next one, in ms (`room/hosting/reveal.py`). */\n"
        f'export const SHOWN_MS: Partial<Record<AnyEvent["kind"], number>> = {{\n{lines}}};\n\n'
        "/** The same of a board that more cards follow. */\n"
        f"export const RUN_OUT_MS = {reveal.RUN_OUT_MS};\n\n"
        "/** What takes longer than this is shown faster, each fact by the same share. */\n"
        f"export const MAX_REVEAL_MS = {reveal.MAX_REVEAL_MS};\n\n"
        "/** A page that fell behind lets a result stand so long, if the room's pause allowed for it. */\n"
        f"export const RESULT_MS = {reveal.RESULT_MS};\n"
    )


def render() -> str:
    """The whole of protocol.ts."""
    roots = [*UNIONS.values(), *bodies_of_the_api()]
    shapes, parts = msgspec.json.schema_components(roots, ref_template="#/{name}")
    blocks = [interface(name, parts[name]) for name in sorted(parts)]
    for name, shape in zip(UNIONS, shapes, strict=False):
        options = "".join(f"\n  | {option}" for option in type_text(shape).split(" | "))
        blocks.append(f"export type {name} ={options};\n")
    blocks.append(times())
    return HEAD + "\n" + "\n".join(blocks)


FORM_HEAD = """\
// Written by tools/protocol_types.py out of the fields of a structure: change those, then run it.

export type Kind =
  | "text" // a name
  | "game" // one of the house's
  | "whole" // a whole number; nothing is 0
  | "as-the-house" // a whole number; nothing is as the house has it
  | "money" // cents
  | "percent" // basis points
  | "percents" // basis points by place
  | "minutes" // seconds
  | "hours" // seconds
  | "chips" // several values
  | "switch"
  | "choice";

/** A field of a structure by its entry in the file. Where it says nothing it is 0, off, empty, or as `usual` has it. */
export interface FieldOf {
  readonly entry: string;
  readonly kind: Kind;
  readonly options?: readonly string[];
  readonly usual?: unknown;
}

/** A list in a structure, each row of which has the same fields. */
export interface RowsOf {
  readonly entry: string;
  readonly columns: readonly FieldOf[];
}
"""
HOUR_AND_MORE = 86_400
"""A field of seconds that may say more than this is asked for in hours."""


def kind_of_field(name: str, hint: Any) -> str:
    """What is asked for in the form: by the type, and by the unit that a whole number is called by."""
    if get_origin(hint) is tuple:
        least = get_args(get_args(hint)[0])[1].least
        return "percents" if least == 0 else "chips"
    if get_origin(hint) is Literal:
        return "choice"
    if hint in (bool, str):
        return "switch" if hint is bool else "game" if name == "game" else "text"
    bounds, words = get_args(hint)[1], name.split("_")
    if "cents" in words:
        return "money"
    if words[-2:] == ["basis", "points"]:
        return "percent"
    if "seconds" in words:
        return "hours" if bounds.most > HOUR_AND_MORE else "minutes"
    return "as-the-house" if bounds.least < 0 else "whole"


def form_field(entry: str, hint: Any, default: Any) -> str:
    """One field as TypeScript."""
    kind = kind_of_field(entry.rpartition(".")[2], hint)
    said = f'entry: "{entry}", kind: "{kind}"'
    if kind == "choice":
        options = sorted(get_args(hint), key=lambda one: one != default)
        said += f", options: {json.dumps(options)}"
    if default is not MISSING and default:
        said += f", usual: {json.dumps(default)}"
    return f"{{ {said} }}"


def form_fields(kind: type, part: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The fields of a part of a structure by entry, with type and default; those of its parts with them."""
    hints = get_type_hints(kind, include_extras=True)
    for one in fields(kind):  # type: ignore[arg-type]
        hint = hints[one.name]
        if is_dataclass(hint):
            yield from form_fields(HINTS[one.name], f"{one.name}.")
        else:
            yield f"{part}{one.name}", hint, one.default


def render_form() -> str:
    """The whole of structure_fields.ts."""
    single, lists = "", ""
    for entry, hint, default in form_fields(Structure):
        row = get_args(hint)[0] if get_origin(hint) is tuple else None
        if not is_dataclass(row):
            single += f"  {form_field(entry, hint, default)},\n"
            continue
        columns = "".join(f"      {form_field(*one)},\n" for one in form_fields(row))  # type: ignore[arg-type]
        lists += f'  {{\n    entry: "{entry}",\n    columns: [\n{columns}    ],\n  }},\n'
    return (
        f"{FORM_HEAD}\nexport const FIELDS: readonly FieldOf[] = [\n{single}];\n\n"
        f"export const ROWS: readonly RowsOf[] = [\n{lists}];\n"
    )


if __name__ == "__main__":
    TARGET.write_text(render())
    FORM.write_text(render_form())
