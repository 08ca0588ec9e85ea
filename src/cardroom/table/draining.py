"""Letting a table finish, with no new hands and no new players, and opening it again."""

from cardroom.rules import Refused
from cardroom.table.events import TableDrained, TableReopened
from cardroom.table.model.commands import Drain, Reopen
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State


def drain(state: State, command: Drain, now_ms: int, decided: Decided) -> None:
    """Finish the hand in progress and deal no more. Refuses "draining-already"."""
    if state.draining:
        raise Refused("draining-already", f"{state.terms.name} deals no more hands already.")
    state.draining = command.reason
    decided.tell(TableDrained(command.reason))


def reopen(state: State, command: Reopen, now_ms: int, decided: Decided) -> None:
    """Let the table deal again; an announced last round is taken back too. Refuses "not-draining"."""
    if not state.draining and state.last_hands is None:
        raise Refused("not-draining", f"{state.terms.name} is open.")
    state.draining, state.last_hands = "", None
    decided.tell(TableReopened())
