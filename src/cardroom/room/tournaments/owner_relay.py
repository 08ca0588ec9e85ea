"""Passes on the news of tournaments' owners to the listener; the owners are made before the listener is."""

from __future__ import annotations

from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.owner_hosts import OwnerListener


class TournamentRelay:
    """An `OwnerListener` that hands everything on; while there is no listener the news is dropped."""

    def __init__(self) -> None:
        self.to: OwnerListener | None = None

    def told(self, owner: str, news: object) -> None:
        """See `OwnerListener`."""
        if self.to is not None:
            self.to.told(owner, news)

    def loaded(self, owner: str) -> None:
        """See `OwnerListener`."""
        if self.to is not None:
            self.to.loaded(owner)

    def over(self, owner: str, last: Owner) -> None:
        """See `OwnerListener`."""
        if self.to is not None:
            self.to.over(owner, last)
