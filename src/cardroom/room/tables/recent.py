"""What has happened at a table of late, for those who come to look: the steps as everybody may know them.

A seat's own facts are kept beside them under their player's id, and added for that player alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from cardroom.room.journal import decode_step
from cardroom.room.messages.server import Past
from cardroom.store.rows import JournalRow
from cardroom.table.events import HandStarted, PrivateEvent, PublicEvent

HANDS_KEPT: Final = 3
"""So many hands at most are told of, the running one among them."""
STEPS_KEPT: Final = 200
"""And so many steps, where much happens between two hands."""


class RecentStep(NamedTuple):
    """A step that told something, with what it told single players."""

    public: Past
    private: Mapping[str, tuple[PrivateEvent, ...]]

    @property
    def begins_hand(self) -> bool:
        """Whether a hand begins in this step."""
        return any(isinstance(event, HandStarted) for event in self.public.events)


class Recent:
    """The last steps of a table, oldest first; it begins with the start of a hand, once one was dealt."""

    def __init__(self) -> None:
        self._steps: deque[RecentStep] = deque(maxlen=STEPS_KEPT)
        self._hands = 0

    def follow(
        self,
        version: int,
        now_ms: int,
        events: Sequence[PublicEvent],
        private: Mapping[str, tuple[PrivateEvent, ...]],
    ) -> None:
        """Take in a step; `private` is by player's id."""
        if not events and not private:
            return
        step = RecentStep(Past(version, now_ms, tuple(events)), private)
        if len(self._steps) == STEPS_KEPT:
            self._hands -= self._steps.popleft().begins_hand
        self._steps.append(step)
        self._hands += step.begins_hand
        if self._hands > HANDS_KEPT:
            while not self._steps.popleft().begins_hand:
                continue  # what came before the first hand
            self._hands -= 1
            while not self._steps[0].begins_hand:
                self._steps.popleft()

    def shown_to(self, player: str) -> tuple[Past, ...]:
        """The steps as this player, or a spectator (""), may know them."""
        found = []
        for public, private in self._steps:
            own = private.get(player, ()) if player else ()
            if own:
                found.append(msgspec.structs.replace(public, private=own))
            elif public.events:
                found.append(public)
        return tuple(found)


def steps_before(rows: Sequence[JournalRow], version: int) -> Iterable[Past]:
    """The steps that led to a table's newest snapshot (`rows`), as far back as they are told of, oldest first.

    `version` is the table's with the snapshot. What single players were told is not in the journal.
    """
    found: deque[Past] = deque()
    hands = 0
    for row in reversed(rows):
        events = _events_of(row)
        if events is None:
            break
        if events:
            found.appendleft(Past(version, row.at_ms, events))
            version -= 1
        hands += any(isinstance(event, HandStarted) for event in events)
        if hands == HANDS_KEPT:
            break
    return found


def _events_of(row: JournalRow) -> tuple[PublicEvent, ...] | None:
    """What a step told everybody; None for one of an older program with other events: nothing hangs on it here."""
    try:
        return decode_step(row.payload).events
    except msgspec.ValidationError:
        return None
