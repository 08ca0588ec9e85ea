"""The context of a command of a table, stored with its step: the request, side effects, and why a hand was void."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.grants import WhyDeclined
from cardroom.room.hosting.house_commands import HouseCommand
from cardroom.room.hosting.watched_table import Answer
from cardroom.room.runtime.outbox import OnRejected
from cardroom.store.messages import Message
from cardroom.store.rows import Change, Json, LogRecord
from cardroom.table.events import HandVoided, PublicEvent
from cardroom.table.model.commands import Command, VoidHand


class SideEffects(NamedTuple):
    """The lines of the log and the rows that other parts of the room store with a step, and what it tells its house."""

    log: tuple[LogRecord, ...] = ()
    changes: tuple[Change, ...] = ()
    letters: tuple[HouseCommand, ...] = ()


class AnsweredLetter(NamedTuple):
    """The house's letter that a step takes, the `grant` in it, "" for none, and why that is `declined`, None where it is
    not.
    """

    letter: Message
    grant: str = ""
    declined: WhyDeclined | None = None


class StepContext(msgspec.Struct, frozen=True, kw_only=True):
    """The context of a command: who gives it, what is stored in the same commit, and who is told of its end."""

    player: str = ""
    """The player or member of staff who gives it; "" for the room itself."""
    request: str = ""
    """The id of the request; "" for none."""
    seed: bytes = b""
    """The seed of the deck, if a hand starts."""
    fund: Fund | None = None
    """The money in flight that the player brings."""
    log: tuple[LogRecord, ...] = ()
    changes: tuple[Change, ...] = ()
    house: tuple[HouseCommand, ...] = ()
    """Letters to the house."""
    then: Callable[[], None] | None = None
    """Called when the step is durable."""
    answer: Answer | None = None
    """Sent when the step is durable, after its connection's text of the step."""
    on_rejected: OnRejected | None = None
    """Called if the store rejects the step."""
    takes: AnsweredLetter | None = None
    """The letter of the house that the step takes."""


BY_THE_ROOM: Final = StepContext()
"""The room itself gives the command, and nothing comes with it."""


HAND_VOIDED: Final = "hand_voided"
"""The act under which the log has a void hand."""
STAFF: Final = "staff"
FAULT: Final = "fault"
MISSING: Final = "missing"


def void_records(
    events: Sequence[PublicEvent],
    command: Command,
    table: str,
    by: str,
    waited_for: tuple[str, ...],
    fault: str,
    now_ms: int,
) -> tuple[LogRecord, ...]:
    """Return a line of the log for each hand that a step made void.

    The reason is one of three: "staff" voided it, and the line is theirs (`by`); a "fault" of the program had frozen
    the table, and staff (`by`) put it back; or players were "missing" when the wait after a server fault was over. The
    details name the hand, the players who were `waited_for` and the fault. They name no card and no place of the deck.
    """
    voided = [event.hand for event in events if isinstance(event, HandVoided)]
    if not voided:
        return ()
    cause, missing = MISSING, list(waited_for)
    if isinstance(command, VoidHand):
        cause, missing = STAFF if command.reason == STAFF else FAULT, []
    why: Json = {"missing": missing, "fault": fault if cause == FAULT else ""}
    return tuple(
        [LogRecord(now_ms, by or "room", HAND_VOIDED, table, cause, {"hand": hand, **why}) for hand in voided]
    )
