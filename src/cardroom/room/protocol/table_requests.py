"""The commands that players give at a table, as their clients send them.

Each is made of its command's own struct (`table.model.commands`, `cash.cash_commands`): the request's ``id``, the
``table``, and the fields of the command but those that the room fills in. A client can name no player and no seat of
its own, for the message has no such field.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Final, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, astuple

from cardroom.cash.cash_table import COMMANDS
from cardroom.room.protocol.message_bases import ClientMessage, Id
from cardroom.table.model.command import FILLED, STATED, Command, Name

ME: Final = ""
"""The player of a command that a client writes down: the room fills in the one who is signed in."""


OWN_FIELDS: Final = 2
"""The fields that a request has before those of its command."""


class TableRequest(ClientMessage, frozen=True):
    """A command to a table: ``id`` and ``table``, then the fields of the ``command`` that a client sends."""

    id: Id
    table: Name

    command: ClassVar[type[Any]]
    fields: ClassVar[tuple[str, ...]]

    def given_by(self, player: str) -> Command:
        """Return the command as this player gives it."""
        given: Command = self.command(player, *astuple(self)[OWN_FIELDS:])
        return given


def _made_of(command: type[Command]) -> type[TableRequest]:
    """Return the message by which a client gives this command."""
    every = get_type_hints(command, include_extras=True)
    hints = {name: every[name] for name in command.__struct_fields__}
    assert FILLED in hints["player"].__metadata__, f"{command}: the player is the one who is signed in"
    names = [name for name, hint in hints.items() if FILLED not in getattr(hint, "__metadata__", ())]
    assert [*hints][1 : 1 + len(names)] == names, f"{command}: the player first, what else is filled in last"
    assert not set(dir(TableRequest)) & set(names), f"{command}: a request has something of that name already"
    of = {field.name: field for field in msgspec.structs.fields(command)}
    namespace = {
        "__doc__": command.__doc__, "command": command, "fields": tuple(names),
        "token": command.rights.token, "for_guests": "private" in command.rights.at,
        "moves_money": command.rights.moves_money,
    }  # fmt: skip
    fields = [_field(of[name], hints[name]) for name in names]
    made = msgspec.defstruct(
        command.__name__, fields, bases=(TableRequest,), frozen=True, module=__name__, namespace=namespace
    )
    return cast(type[TableRequest], made)


def _field(field: FieldInfo, hint: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    """Return a field as `msgspec.defstruct` takes it: its name, its type, and its default if it has one."""
    if get_origin(hint) is Annotated and STATED in hint.__metadata__:
        (stated,) = [kind for kind in get_args(hint.__origin__) if kind is not type(None)]
        return field.name, stated
    return (field.name, hint) if field.required else (field.name, hint, field.default)


TABLE_REQUESTS: Final[Mapping[type[Command], type[TableRequest]]] = MappingProxyType(
    {command: _made_of(command) for command in COMMANDS if "player" in command.rights.by}
)
"""The message for each command that players give."""


def at_table(id: str, table: str, command: Command) -> TableRequest:
    """Return the request for a command, to send it as a client does: without what the room fills in."""
    make: type[Any] = TABLE_REQUESTS[type(command)]
    request: TableRequest = make(id, table, *[getattr(command, name) for name in make.fields])
    return request
