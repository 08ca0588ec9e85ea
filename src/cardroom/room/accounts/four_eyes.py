"""Whether two members of staff are two: neither has made the other staff, and both have been staff for a while.

All of it is in the log of roles. What a person was before the log has a line of it, or by the operator's command line,
nobody in the room has made.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store

HOUR_MS: Final = 3_600_000
SET_ROLE: Final = "set_role"


class RoleHeld(NamedTuple):
    """Since when somebody has the role of now, and who gave it, who gave that one theirs, and so on."""

    since_ms: int
    makers: tuple[str, ...]


class FourEyes:
    """Asked before a second member of staff decides with a first."""

    def __init__(self, store: Store, clock: Clock, settings: RoomSettings) -> None:
        self._store = store
        self._clock = clock
        self._held_ms = settings.role_held_hours * HOUR_MS

    async def check(self, first: str, second: str) -> None:
        """Refuse ("second-person") one for two, ("role-too-new") who became staff of late, and ("not-independent") two
        of whom one has made the other staff, itself or through others.
        """
        if first == second:
            raise Refused("second-person", "Another member of staff has to confirm what you propose.")
        one, other = await self._store.read(
            lambda reader: (role_held_of(reader, first), role_held_of(reader, second))
        )
        if max(one.since_ms, other.since_ms) > self._clock.now_ms() - self._held_ms:
            hours = self._held_ms // HOUR_MS
            words = f"Both of you must have had your roles for {hours} hours; one of you has a newer one."
            raise Refused("role-too-new", words, args={"hours": hours})
        if first in other.makers or second in one.makers:
            words = "One of you two gave the other the role; somebody else has to confirm this."
            raise Refused("not-independent", words)


def role_held_of(reader: Reader, person: str) -> RoleHeld:
    """What the log of roles says of somebody."""
    makers: dict[str, None] = {}
    since_ms, asked = 0, person
    before: int | None = None
    while True:
        lines = reader.log(before, limit=1, what=SET_ROLE, subject=asked).rows
        if not lines:
            break
        record, before = lines[0].record, lines[0].number  # of a maker counts what it was when it made
        since_ms = since_ms or record.at_ms
        makers[record.who] = None  # (also behind one that came before: puppets make each other again)
        asked = record.who
    return RoleHeld(since_ms, tuple(makers))


__all__ = ["FourEyes", "RoleHeld", "role_held_of"]
