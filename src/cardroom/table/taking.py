"""What each action of a hand takes beside its name: whatever else a player sends with it is refused."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from cardroom.rules import Refused
from cardroom.table.model.commands import Act
from cardroom.table.model.table_state import State

Field = Literal["amount", "cards", "rows", "game"]
"""A field of `Act` that says more than which action it is."""

FIELDS: Final[tuple[Field, ...]] = ("amount", "cards", "rows", "game")

TAKES: Final[Mapping[str, Field | None]] = MappingProxyType(
    {
        "fold": None,
        "check": None,
        "call": None,
        "raise": "amount",
        "bring_in": None,
        "complete": None,
        "discard": "cards",
        "draw": "cards",
        "accept": None,
        "refuse": None,
        "choose": "game",
        "place": "rows",
        "run_board": "amount",
    }
)
"""Every action there is, by its name, with the one field it takes."""


def check_fields(state: State, command: Act) -> None:
    """Refuse ("field-not-taken") a decision with more to it than its action takes.

    An action that none is named so goes by: what is played refuses it.
    """
    if command.action not in TAKES:
        return
    takes = TAKES[command.action]
    for field in FIELDS:
        if field != takes and getattr(command, field):
            message = f"The action {command.action!r} takes no {field}; nothing was changed."
            clauses = state.book.betting.actions.clauses
            raise Refused("field-not-taken", message, clauses, {"action": command.action, "field": field})
