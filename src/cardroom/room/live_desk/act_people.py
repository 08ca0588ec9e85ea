"""The people of acts at a desk: by whom one is, of whom it speaks, and what a person hears who is kept away."""

from __future__ import annotations

import msgspec

from cardroom.desk.depth_commands import ROOMS_OWN
from cardroom.desk.desk_commands import (
    AnyDeskCommand,
    LapseCalls,
    SignUp,
    StrikeOff,
)
from cardroom.desk.money_commands import AnswerConsent
from cardroom.room.identity.permissions import check_may, is_staff
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.desk_owner import RUN_DESK, DeskOwner
from cardroom.room.live_desk.record_showing import about, everybody_of
from cardroom.rules.refused import Refused


def as_from(by: Person, command: AnyDeskCommand) -> AnyDeskCommand:
    """The command with its author. Refuses what the person may not do, and the clock's own ("clocks-own")."""
    if isinstance(command, LapseCalls):
        raise Refused("clocks-own", "Calls lapse by the clock alone.")
    if isinstance(command, ROOMS_OWN):
        raise Refused("rooms-own", "The table gives stacks back by itself.")
    if isinstance(command, SignUp | StrikeOff) and not is_staff(by):
        if command.player != by.id:
            raise Refused("not-staff", "Only staff may do that.")
        if isinstance(command, SignUp):
            command = msgspec.structs.replace(command, by_phone=True)
        return msgspec.structs.replace(command, by=by.id, at_ms=0, clause="")
    if isinstance(command, AnswerConsent):  # also of staff who play there: for themselves
        return msgspec.structs.replace(command, by=by.id, at_ms=0, clause="")
    check_may(by, RUN_DESK)
    return msgspec.structs.replace(command, by=by.id)


def runs_desks(person: Person) -> bool:
    """Whether a person runs desks."""
    try:
        check_may(person, RUN_DESK)
    except Refused:
        return False
    return True


def kept_from(refused: Refused) -> Refused:
    """The refusal that somebody hears whom staff keep away: by which clause, and not what staff wrote of it."""
    return Refused("kept-away", "Staff of this house keep you away; ask them.", refused.clauses)


def named_in(command: AnyDeskCommand) -> list[str]:
    """The people that a command names."""
    cards = getattr(command, "cards", ())
    drawn = cards if isinstance(cards, dict) else ()
    return list(dict.fromkeys((*about(command), *drawn)))


def people_of(owner: DeskOwner) -> set[str]:
    """All people that a desk speaks of: players, and who acted."""
    people: set[str] = set()
    for piece in owner.state.pieces.values():
        people |= {getattr(piece, name, "") for name in ("player", "one", "other", "opened_by", "by")}
        over = getattr(piece, "over", None)
        people |= {over.player} if over is not None else set()
    for record in owner.state.records.values():
        people |= everybody_of(record)
    for act in owner.state.acts:
        people |= {act.command.by, *named_in(act.command)}
    return {person for person in people if person}
