"""People of whom staff should know something when they register for a live tournament."""

from __future__ import annotations

from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import MarkKind
from cardroom.room.live_desk.desk_people import DeskPeople
from cardroom.room.live_desk.record_showing import marks_of
from cardroom.room.protocol.registration_bodies import MarkedRow
from cardroom.tournament.play.tournament import Tournament

PENALTY: MarkKind = "penalty"


def marked_rows(
    desk: DeskState | None, found: Tournament, people: DeskPeople, now_ms: int
) -> tuple[MarkedRow, ...]:
    """All with an open record at the desk of the house, or with a penalty of this tournament that is not served."""
    marks = dict(marks_of(desk, now_ms)) if desk is not None else {}
    for one in found.state.entrants.values():
        if any(given.is_open(now_ms) for given in one.penalties.penalties):
            marks[one.player] = tuple(dict.fromkeys((*marks.get(one.player, ()), PENALTY)))
    return tuple(MarkedRow(player, people(player), kinds) for player, kinds in marks.items())
