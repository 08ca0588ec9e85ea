"""The four-eyes check: two members of staff have been staff for a while, and neither has made the other staff.

The log of roles answers both questions. A role that a person had before the first line of the log, or that the operator
gave on the command line, was given by nobody in the room.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from cardroom.room.accounts.proposals import Proposals
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.table.values.time_units import HOUR_MS

SET_ROLE: Final = "set_role"


class RoleHeld(NamedTuple):
    """The time since which a person has the present role, and who gave it, who gave that one theirs, and so on."""

    since_ms: int
    makers: tuple[str, ...]


class FourEyes:
    """The check that is made before a second member of staff confirms what a first one proposed."""

    def __init__(self, store: Store, clock: Clock, settings: RoomSettings) -> None:
        self._store = store
        self._clock = clock
        self._held_ms = settings.role_held_hours * HOUR_MS

    async def check(self, first: str, second: str) -> None:
        """Refuse ("second-person") the same person twice, ("role-too-new") anybody who became staff recently, and
        ("not-independent") two of whom one has made the other staff, directly or through others.
        """
        if first == second:
            raise Refused("second-person", "Another member of staff has to confirm your proposal.")
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


@dataclass(frozen=True, slots=True)
class ByTwo:
    """The parts by which a second member of staff confirms what a first one proposed: the proposals, the check of the
    two, and the limits of the room's settings.
    """

    proposals: Proposals
    four_eyes: FourEyes
    settings: RoomSettings


def role_held_of(reader: Reader, person: str) -> RoleHeld:
    """Return what the log of roles says about a person."""
    makers: dict[str, None] = {}
    since_ms, asked = 0, person
    before: int | None = None
    while True:
        lines = reader.log(before, limit=1, what=SET_ROLE, subject=asked).rows
        if not lines:
            break
        record, before = lines[0].record, lines[0].number  # a maker counts as of the time of making
        since_ms = since_ms or record.at_ms
        makers[record.who] = None  # (also after one that was seen before: puppets make each other again)
        asked = record.who
    return RoleHeld(since_ms, tuple(makers))


__all__ = ["FourEyes", "RoleHeld", "role_held_of"]
