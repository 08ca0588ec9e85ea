"""Requests seen before: a client that sends twice is answered twice and served once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from cardroom.room.messages import server as to_client

REMEMBERED: Final = 256
"""Requests kept for each player: far more than a client can have open."""


class Repeats:
    """The last answers of each player's requests, by the client's own id."""

    def __init__(self) -> None:
        self._answers: dict[str, OrderedDict[str, to_client.Done]] = {}

    def remember(self, player: str, done: to_client.Done) -> None:
        """Keep the answer of a request that was carried out. Refusals change nothing and are not kept."""
        answers = self._answers.setdefault(player, OrderedDict())
        answers[done.id] = done
        if len(answers) > REMEMBERED:
            answers.popitem(last=False)

    def answer(self, player: str, request: str) -> to_client.Done | None:
        """The answer given before to this request, marked as repeated; None when it is new."""
        answers = self._answers.get(player)
        done = answers.get(request) if answers else None
        return (
            None if done is None else to_client.Done(id=done.id, table=done.table, pool=done.pool, repeated=True)
        )
