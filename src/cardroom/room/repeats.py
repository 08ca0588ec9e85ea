"""Requests seen before: a client that sends twice is answered twice and served once."""

from __future__ import annotations

from typing import Final

from cardroom.room.messages import server as to_client

REMEMBERED: Final = 256
"""Requests kept for each player: far more than a client can have open."""

Place = tuple[str, str]
"""What an answer names: a table, a pool."""


class Repeats:
    """The last answers of each player's requests, by the client's own id."""

    def __init__(self) -> None:
        self._answers: dict[str, dict[str, Place]] = {}
        self._places: dict[Place, Place] = {}
        """Each place once: thousands of players keep hundreds of answers each."""

    def remember(self, player: str, done: to_client.Done) -> None:
        """Keep the answer of a request that was carried out. Refusals change nothing and are not kept."""
        answers = self._answers.get(player)
        if answers is None:
            answers = self._answers[player] = {}
        place = done.table, done.pool
        answers[done.id] = self._places.setdefault(place, place)
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    def forget(self, player: str, request: str) -> None:
        """The request was not carried out after all: the store refused it."""
        self._answers.get(player, {}).pop(request, None)

    def answer(self, player: str, request: str) -> to_client.Done | None:
        """The answer given before to this request, marked as repeated; None when it is new."""
        answers = self._answers.get(player)
        place = answers.get(request) if answers else None
        return None if place is None else to_client.Done(request, *place, repeated=True)
