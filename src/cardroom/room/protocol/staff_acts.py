"""The acts of staff at a table that are one command to it.

An act is declared here once. Its address (`POST /api/staff/tables/{table}/<path>`), the right it takes, its line in the
log, its refusal at a tournament's table and the tests of all of them follow from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cardroom.cash.cash_commands import TakeBackQuestion
from cardroom.room.identity.permissions import TableAct
from cardroom.room.protocol.bodies import SeatMove, WithReason
from cardroom.table.model.commands import AddSeat, AnnounceLastRound, ChangeSeat, Command, Drain, Reopen


class Barred(NamedTuple):
    """Why an act has no place at a tournament's table: the decision of `[tournament]` that excludes it, and words."""

    decision: str
    words: str


class StaffAct(NamedTuple):
    """One act: its word in the log and in `PERMISSIONS`, the last part of its address, what staff say of it in
    `body`, and the command that this makes (`command`: the body, and the id of who gives it).
    """

    act: TableAct
    path: str
    says: str
    command: Callable[[Any, str], Command]
    barred: Barred
    body: type[WithReason] = WithReason


DEAL_ON: Final = "A tournament's tables deal until it ends; its director "
ACTS: Final = (
    StaffAct(
        "drain",
        "drain",
        "Let the table finish its hand and deal no more.",
        lambda data, by: Drain("staff"),
        Barred("end", DEAL_ON + "pauses all of them."),
    ),
    StaffAct(
        "reopen",
        "reopen",
        "Take back a drain.",
        lambda data, by: Reopen(),
        Barred("end", DEAL_ON + "lets it go on."),
    ),
    StaffAct(
        "last_round",
        "last-round",
        "Announce the last round: a hand for each who plays, then no more (CH-2.14).",
        lambda data, by: AnnounceLastRound(),
        Barred("end", DEAL_ON + "ends the day."),
    ),
    StaffAct(
        "change_seat",
        "seat",
        "Let a player move to a free seat of the table (CH-2.8, CH-4.34).",
        lambda data, by: ChangeSeat(data.player, data.seat, by),
        Barred("seats_drawn", "Seats of a tournament are drawn and kept; its director moves a player."),
        SeatMove,
    ),
    StaffAct(
        "add_seat",
        "add-seat",
        "Let one more player sit than the table opened for, as far as the house allows (CK-H.8).",
        lambda data, by: AddSeat(),
        Barred(
            "seats_drawn", "The seats of a tournament's tables are announced; a new table is opened instead."
        ),
    ),
    StaffAct(
        "take_back_question",
        "take-back-question",
        "Take back the question that the players were asked.",
        lambda data, by: TakeBackQuestion(),
        Barred("starting_stack", "Chips of a tournament are no money: nobody is asked about them."),
    ),
)
STAFF_ACTS: Final[Mapping[TableAct, StaffAct]] = MappingProxyType({one.act: one for one in ACTS})
"""The acts by their words."""
