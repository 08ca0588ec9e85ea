"""People of whom staff should know something when they register for a live tournament."""

from __future__ import annotations

from cardroom.desk.desk_state import DeskState
from cardroom.room.live_desk.desk_people import DeskPeople
from cardroom.room.live_desk.record_showing import lasting_marks
from cardroom.room.protocol.registration_bodies import MarkedRow, MarkShown
from cardroom.tournament.play.tournament import Tournament


def marked_rows(desk: DeskState | None, found: Tournament, people: DeskPeople) -> tuple[MarkedRow, ...]:
    """All with an open record at the desk of the house, or with a penalty of this tournament that is not served."""
    marks = lasting_marks(desk) if desk is not None else {}
    for entrant in found.state.entrants.values():
        for given in entrant.penalties.penalties:
            if not given.ended and (given.left or given.until_ms > given.given_ms):
                known = marks.setdefault(entrant.player, {})
                lasts = known.get("penalty", given.until_ms)
                known["penalty"] = 0 if given.left or not lasts else max(lasts, given.until_ms)
    return tuple([
        MarkedRow(player, people(player), tuple([MarkShown(kind, until) for kind, until in kinds.items()]))
        for player, kinds in marks.items()
    ])  # fmt: skip
