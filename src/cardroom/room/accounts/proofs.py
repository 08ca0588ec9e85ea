"""When each sign-in last proved the second factor of its account, and what a person still has to prove."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.identity.person import Lack, Person
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.table.values.time_units import MINUTE_MS

KEPT: Final = 10_000


class SecondFactorWanted(Refused):
    """The password is right, and the account has a second factor: no session is opened before that is proved."""

    def __init__(self, person: Person, password_hash: str) -> None:
        """`password_hash` is what the password was compared with."""
        super().__init__("second-factor-wanted", "This account has a second factor; prove it to sign in.")
        self.person = person
        self.password_hash = password_hash


class Proofs:
    """The times of the proofs, in memory only: after a restart everybody is asked again."""

    def __init__(self, clock: Clock, settings: RoomSettings) -> None:
        self._clock = clock
        self._good_ms = settings.second_factor_minutes * MINUTE_MS
        self._asked_of: frozenset[str] = frozenset(settings.second_factor_of)
        self._proved: dict[str, int] = {}

    def note(self, session: str) -> None:
        """Note that this sign-in has proved the second factor now."""
        self._proved.pop(session, None)
        self._proved[session] = self._clock.now_ms()
        if len(self._proved) > KEPT:
            del self._proved[next(iter(self._proved))]  # the oldest

    def seen(self, person: Person, session: str) -> Person:
        """Return a person as the requester of a session, with what is lacking."""
        lacks = self._lacks(person, session)
        if (lacks, session) == (person.lacks, person.session):
            return person
        return msgspec.structs.replace(person, session=session, lacks=lacks)

    def _lacks(self, person: Person, session: str) -> Lack:
        if not person.second:
            return "factor" if person.role in self._asked_of else ""
        if not session:  # the room itself asks about a person: nobody is there to prove anything
            return ""
        proved_ms = self._proved.get(session)
        return "" if proved_ms is not None and self._clock.now_ms() - proved_ms < self._good_ms else "proof"
