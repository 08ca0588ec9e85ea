"""Write the tables of docs/protocol.md: what may be said over the socket, both ways, and what each scope lets through.

.venv/bin/python tools/document_protocol.py
"""

import inspect
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.message_bases import PROTOCOL

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"


def kinds(union: object) -> list[type[Any]]:
    """All messages of a union, also of unions in it, by their names."""
    found: set[type[Any]] = set()
    waiting = [union]
    while waiting:
        one = waiting.pop()
        inner = get_args(one)
        if inner:
            waiting += inner
        elif isinstance(one, type):
            found.add(one)
    return sorted(found, key=tag)


def tag(kind: type[Any]) -> str:
    """What a message calls its type."""
    return str(kind.__struct_config__.tag)


def first_sentence(kind: type[Any]) -> str:
    """What a message is, in one line."""
    text = " ".join((inspect.getdoc(kind) or "").split())
    return re.split(r"(?<=[.!?]) ", text)[0].replace("``", "`").replace("|", "\\|")


def fields(kind: type[Any]) -> str:
    """Its fields; those that may be left out in brackets."""
    names = [f"`{one.name}`" if one.required else f"[`{one.name}`]" for one in msgspec.structs.fields(kind)]
    return ", ".join(names) or "–"


def rows(messages: Iterable[type[Any]], scopes: bool) -> str:
    """A table of messages."""
    head = (
        "| type | fields | scope | |\n|---|---|---|---|" if scopes else "| type | fields | |\n|---|---|---|"
    )
    lines = [head]
    for one in messages:
        scope = ""
        if scopes:
            has_id = "id" in {field.name for field in msgspec.structs.fields(one)}
            scope = " any |" if not has_id else f" `{one.token}` |" if one.token else " no token |"
        lines.append(f"| `{tag(one)}` | {fields(one)} |{scope} {first_sentence(one)} |")
    return "\n".join(lines)


def with_tables(text: str) -> str:
    """The page with its version and tables as the code has them now."""
    tables = {
        "asked": rows(kinds(from_client.AnyClientMessage), True),
        "told": rows(kinds(to_client.AnyServerMessage), False),
        "version": f"This page is of version {PROTOCOL}.",
    }
    for name, table in tables.items():
        mark = f"<!-- {name} -->"
        before, _, rest = text.partition(mark)
        _, _, after = rest.partition(mark)
        text = f"{before}{mark}\n{table}\n{mark}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text()))
