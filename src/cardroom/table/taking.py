"""The fields that each action of a hand takes besides its name; an action with any other field is refused."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from cardroom.rules import Refused
from cardroom.table.model.commands import Act
from cardroom.table.model.table_state import State

Field = Literal["amount", "cards", "rows", "game"]
"""A field of `Act` that gives a detail of the action."""

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
"""All actions by name, each with the one field it takes, None for no field."""


def check_fields(state: State, command: Act) -> None:
    """Refuse ("field-not-taken") a decision with a field that its action does not take.

    An unknown action passes here: the play refuses it.
    """
    if command.action not in TAKES:
        return
    takes = TAKES[command.action]
    for field in FIELDS:
        if field != takes and getattr(command, field):
            message = f"The action {command.action!r} takes no {field}; nothing was changed."
            clauses = state.book.betting.actions.clauses
            raise Refused("field-not-taken", message, clauses, {"action": command.action, "field": field})
