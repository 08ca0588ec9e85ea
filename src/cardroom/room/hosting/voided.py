"""The reason why a hand was void: stored in the log with the step that voided it."""

from __future__ import annotations

from typing import Final

from cardroom.store.rows import Json, LogRecord
from cardroom.table.events import HandVoided
from cardroom.table.model.commands import Command, VoidHand
from cardroom.table.model.decided import Decided

HAND_VOIDED: Final = "hand_voided"
"""The act under which the log has a void hand."""
STAFF: Final = "staff"
FAULT: Final = "fault"
MISSING: Final = "missing"


def void_records(
    decided: Decided,
    command: Command,
    table: str,
    by: str,
    waited_for: tuple[str, ...],
    fault: str,
    now_ms: int,
) -> tuple[LogRecord, ...]:
    """Return a line of the log for a step that voided a hand, none for any other step.

    The reason is one of three: "staff" voided it, and the line is theirs (`by`); a "fault" of the program had frozen
    the table, and staff (`by`) put it back; or players were "missing" when the wait after a server fault was over. The
    details name the hand, the players who were `waited_for` and the fault. They name no card and no place of the deck.
    """
    voided = next((event for event in decided.events if isinstance(event, HandVoided)), None)
    if voided is None:
        return ()
    cause, missing = MISSING, list(waited_for)
    if isinstance(command, VoidHand):
        cause, missing = STAFF if command.reason == STAFF else FAULT, []
    details: Json = {"hand": voided.hand, "missing": missing, "fault": fault if cause == FAULT else ""}
    return (LogRecord(now_ms, by or "room", HAND_VOIDED, table, cause, details),)
