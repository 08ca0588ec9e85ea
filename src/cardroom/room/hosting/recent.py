"""The recent steps of a table, for new viewers, as everybody may know them.

A seat's own facts are stored beside them under the player's id, and added for that player alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

import msgspec

from cardroom.room.hosting.journal import Record, events_told
from cardroom.room.protocol.server_messages import Past
from cardroom.store.rows import JournalRow
from cardroom.table.events import (
    AllAsked,
    HandStarted,
    PlayerLeft,
    PlayerSeated,
    PrivateEvent,
    PublicEvent,
    players_in,
)

HANDS_KEPT: Final = 3
"""The most hands that are shown, including the running one."""
STEPS_KEPT: Final = 200
"""The most steps that are shown, if much happens between two hands."""


SPEAKS: Final = frozenset((PlayerSeated, PlayerLeft, AllAsked, HandStarted))
"""Facts that name players."""


class EncodedPast(msgspec.Struct, frozen=True, omit_defaults=True):
    """A `Past` whose public events are encoded already."""

    version: int
    now_ms: int
    events: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    private: tuple[PrivateEvent, ...] = ()


class RecentStep(msgspec.Struct, frozen=True, gc=False):
    """A step with events, including the private events of single players.

    Its public events are stored encoded: thousands of tables hold hundreds of steps each.
    """

    version: int
    now_ms: int
    told: bytes
    private: Mapping[str, tuple[PrivateEvent, ...]]
    begins_hand: bool = False
    players: tuple[str, ...] = ()


class Recent:
    """The last steps of a table, oldest first, from the start of a hand on, once one was dealt."""

    def __init__(self) -> None:
        self._steps: deque[RecentStep] = deque(maxlen=STEPS_KEPT)
        self.add = self._steps.append
        """Adds a step within a hand, without looking at its events."""

    def follow(
        self,
        version: int,
        now_ms: int,
        events: Sequence[PublicEvent],
        told: bytes,
        private: Mapping[str, tuple[PrivateEvent, ...]],
    ) -> None:
        """Add a step; `told` are its events encoded, `private` is by player's id."""
        if not events and not private:
            return
        if SPEAKS.isdisjoint(map(type, events)):
            self.add(RecentStep(version, now_ms, told if events else b"", private))
            return
        begins_hand = any(isinstance(event, HandStarted) for event in events)
        self.add(RecentStep(version, now_ms, told, private, begins_hand, tuple(players_in(events))))
        if begins_hand:
            begun = [place for place, step in enumerate(self._steps) if step.begins_hand]
            for _ in range(begun[-HANDS_KEPT] if len(begun) > HANDS_KEPT else 0):
                self._steps.popleft()

    @property
    def players(self) -> dict[str, None]:
        """The players whom the steps name."""
        return dict.fromkeys(chain.from_iterable([step.players for step in self._steps if step.players]))

    def shown_to(self, player: str) -> tuple[EncodedPast, ...]:
        """Return the steps as this player, or a spectator (""), may know them."""
        found = []
        for step in self._steps:
            own = step.private.get(player, ()) if player else ()
            if own or step.told:
                told = msgspec.Raw(step.told) if step.told else msgspec.UNSET
                found.append(EncodedPast(step.version, step.now_ms, told, own))
        return tuple(found)


def steps_before(rows: Sequence[JournalRow], records: Mapping[str, Record], version: int) -> Iterable[Past]:
    """Return the steps before a table's newest snapshot (`rows`), as far back as they are shown, oldest first.

    `records` are those of the hands in them, `version` is the table's at the snapshot. Private events of single players
    are not stored.
    """
    found: deque[Past] = deque()
    hands = 0
    for row, events in zip(reversed(rows), reversed(events_told(rows, records)), strict=True):
        if events is None:
            break
        if events:
            found.appendleft(Past(version, row.at_ms, events))
            version -= 1
        hands += any(isinstance(event, HandStarted) for event in events)
        if hands == HANDS_KEPT:
            break
    return found
