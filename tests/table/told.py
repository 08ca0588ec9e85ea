"""What players were told of their own cards in a hand, and what was shown to all when it was over."""

from collections.abc import Mapping

from cardroom.table.events import CardsShown, HandStarted
from cardroom.table.model.decided import Decided
from tests.table.witness import cards_named


class ToldCards:
    """A memory of its own, from what was told alone: what a table keeps is judged by it."""

    def __init__(self) -> None:
        """Before the first hand."""
        self._own: dict[str, set[str]] = {}
        self.shown: set[str] = set()

    def own(self, player: str) -> set[str]:
        """What this player was told of the own cards of the last hand."""
        return self._own.get(player, set())

    def remember(self, decided: Decided, seats: Mapping[int, str]) -> None:
        """What was decided; `seats` tells who sat where."""
        if any(isinstance(event, HandStarted) for event in decided.events):
            self._own, self.shown = {}, set()
        for seat, events in decided.private.items():
            self._own[seats[seat]] = self.own(seats[seat]) | cards_named(events)
        for event in decided.events:
            if isinstance(event, CardsShown):
                assert {*event.cards} <= self.own(seats[event.seat]), "only what one was dealt is shown"
                self.shown |= {*event.cards}
