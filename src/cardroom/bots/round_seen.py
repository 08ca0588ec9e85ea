"""A bot's memory of a betting round: the players who raised, who called and who have yet to act."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardroom.table import events

RAISES = (events.Bet, events.Raised, events.Completed)
NEW_CARDS = (events.BoardDealt, events.UpCardDealt, events.HoleDealt, events.CommunityCardDealt)
"""A round in which nobody bet collects nothing: the next cards say that it is over."""


@dataclass(slots=True)
class RoundSeen:
    """Seats that have `acted` since the last raise, the `callers` among them, how many `raises` this round has seen,
    and the last `raiser` of the hand (0: nobody).
    """

    acted: set[int] = field(default_factory=set)
    callers: set[int] = field(default_factory=set)
    raises: int = 0
    raiser: int = 0

    def see(self, event: events.AnyEvent) -> None:
        """Take in one event of the table."""
        if isinstance(event, events.HandStarted):
            self._begin()
            self.raiser = 0
        elif isinstance(event, (events.BetsCollected, *NEW_CARDS)):
            self._begin()
        elif isinstance(event, RAISES):
            self.acted, self.callers = {event.seat}, set()
            self.raises += 1
            self.raiser = event.seat
        elif isinstance(event, events.Called):
            self.acted.add(event.seat)
            self.callers.add(event.seat)
        elif isinstance(event, events.Checked | events.Folded | events.BringInPosted):
            self.acted.add(event.seat)

    def _begin(self) -> None:
        self.acted, self.callers, self.raises = set(), set(), 0
