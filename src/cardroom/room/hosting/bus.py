"""How hosts of owners reach one another."""

from __future__ import annotations

from typing import Protocol

from cardroom.store.rows import OpenOwner


class Bus(Protocol):
    """Wakes owners. It may forget to: who was not woken finds its mail at the next look."""

    def wake(self, owner: str) -> None:
        """There is mail for an owner."""

    def opened(self, child: OpenOwner) -> None:
        """An owner has begun, durably."""

    def told(self, owner: str, news: list[object]) -> None:
        """A step is durable, and this is what its owner has to say."""

    def loaded(self, owner: str) -> None:
        """An owner is as the store has it, at a start or put back: whoever looks at it is to look anew."""

    def over(self, owner: str) -> None:
        """An owner has closed, or is another process's."""
