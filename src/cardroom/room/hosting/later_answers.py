"""Requests that are answered later: when money has left the wallet, or a commit of others is durable."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused


class Answers(NamedTuple):
    """How a request is answered: once, by the one or the other."""

    done: Callable[[to_client.Done], None]
    refused: Callable[[Refused], None]


NOBODY = Answers(lambda done: None, lambda refused: None)
"""For what nobody waits for an answer to."""


class UnderWay:
    """Requests that are being carried out, one a player: what the same player asks for next waits for its end, so that
    requests are heard in the order in which they came, and one that comes again is served once.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, list[Callable[[], None]]] = {}
        """By player what is called when the request is over; whoever is not in it has none under way."""

    def begin(self, player: str) -> None:
        """A request is being carried out."""
        self.waiting.setdefault(player, [])

    def over(self, player: str) -> None:
        """It has been answered. Of those that wait each is heard; behind one that takes time the others wait on."""
        for again in self.waiting.pop(player, ()):
            again()
