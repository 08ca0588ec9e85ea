"""Requests that are answered later: when money has left the wallet, or a commit of others is durable."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused


class Answers(NamedTuple):
    """The calls that answer a request: one of them is called, once."""

    done: Callable[[to_client.Done], None]
    refused: Callable[[Refused], None]


NOBODY = Answers(lambda done: None, lambda refused: None)
"""For requests whose answer nobody waits for."""


class UnderWay:
    """Requests that are being carried out, one for each player: the player's next request waits for the end of this
    one, so that requests are handled in the order in which they came, and a repeated one is served once.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, list[Callable[[], None]]] = {}
        """For each player with a request under way, the calls to make when it is over."""

    def begin(self, player: str) -> None:
        """Note that a player's request is being carried out."""
        self.waiting.setdefault(player, [])

    def over(self, player: str) -> None:
        """Note that the request is answered, and handle those that wait; if one takes time, the rest wait for it."""
        for again in self.waiting.pop(player, ()):
            again()
