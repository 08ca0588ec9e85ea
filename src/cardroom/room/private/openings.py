"""The limits on private games that players open: each has its own table, guests and rulebook for good."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from cardroom.room.private.private_game import KIND, PrivateGame
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.table.values.time_units import DAY_MS

MAX_KNOWN: Final = 10_000


class Openings:
    """The times at which games were opened within the last day, by the player who opened them."""

    def __init__(self, clock: Clock, settings: RoomSettings, games: PrivateGames) -> None:
        self._clock = clock
        self.settings = settings
        self.games = games
        self._most = settings.private_games_a_day
        self._at: dict[str, deque[int]] = {}

    def load(self, reader: Reader) -> None:
        """Load, at a start, the openings of the last day. Games handed over since count for their host."""
        after_ms = self._clock.now_ms() - DAY_MS
        for matter in reversed(reader.matters(KIND, limit=MAX_KNOWN)):
            if matter.at_ms > after_ms:
                self._add(msgspec.convert(matter.body, PrivateGame).host, matter.at_ms)

    def check_one_more(self, player: str) -> None:
        """Refuse ("private-too-many", "private-room-full", "private-too-often") an opening above the limits: of open
        games of one host and of the room, and of games that a host opens in a day.
        """
        mine, most = self.games.hosted_by(player), self.settings.private_games_a_player
        if len(mine) >= most:
            words = f"You have {len(mine)} private games open already; close one first."
            raise Refused("private-too-many", words, args={"most": most})
        if len(self.games.open) >= self.settings.private_games_open:
            raise Refused(
                "private-room-full", "The room has as many private games open as it may; come back later."
            )
        after_ms = self._clock.now_ms() - DAY_MS
        for one in [one for one, at in self._at.items() if at[-1] <= after_ms]:
            del self._at[one]
        of_late = [at_ms for at_ms in self._at.get(player, ()) if at_ms > after_ms]
        if len(of_late) >= self._most:
            words = f"You have opened {len(of_late)} private games within a day; open the next one later."
            raise Refused("private-too-often", words, args={"most": self._most})

    def count(self, player: str) -> int:
        """Count an opening now, and return its time."""
        now_ms = self._clock.now_ms()
        self._add(player, now_ms)
        return now_ms

    def _add(self, player: str, at_ms: int) -> None:
        self._at.setdefault(player, deque(maxlen=self._most)).append(at_ms)

    def take_back(self, player: str, at_ms: int) -> None:
        """Undo a count: the store refused the opening."""
        at = self._at.get(player)
        if at is not None and at_ms in at:
            at.remove(at_ms)
            if not at:
                del self._at[player]
