"""Players choose the drawing they are seen by, or none; everybody who looks at one of their tables sees the change."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.identity.drawings import Avatar
from cardroom.room.identity.person import Person
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.pace import Pace
from cardroom.rules.refused import Refused

MOST: Final = 20
WITHIN_MS: Final = 60_000

_encode = msgspec.json.Encoder().encode


class PlayerAvatars:
    """Sets avatars: one belongs to an account and to no table, so it is sent beside the names and never in a step."""

    def __init__(self, clock: Clock, players: Players, tables: HostedTables) -> None:
        self._clock = clock
        self._players = players
        self._tables = tables
        self._pace = Pace(MOST, WITHIN_MS)

    async def choose(self, person: Person, avatar: Avatar | None) -> None:
        """Show this drawing for a player from now on, with None the initials. Refuses "avatar-too-fast"."""
        if not self._pace.admits(person.id, self._clock.now_ms()):
            seconds = WITHIN_MS // 1_000
            words = f"You can choose a picture {MOST} times in {seconds} seconds; wait a moment."
            raise Refused("avatar-too-fast", words, args={"most": MOST, "seconds": seconds})
        if not await self._players.set_avatar(person.id, avatar):
            return
        told = _encode(to_client.AvatarChosen(person.id, avatar)).decode()
        for hosted in self._tables.at(person.id):
            hosted.tell_all(told)
