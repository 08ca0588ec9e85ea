"""Requests seen before: a client that sends twice is answered twice and served once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.room.identity.request import KeptAnswer
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused

REMEMBERED: Final = 256
"""Requests kept for each player: far more than a client can have open."""


class Repeats:
    """The last answers of each player's requests, by the client's own id."""

    def __init__(self) -> None:
        self._answers: dict[str, dict[str, KeptAnswer]] = {}
        self._alike: dict[KeptAnswer, KeptAnswer] = {}
        """Each answer that names a place once: thousands of players keep hundreds of answers each."""
        self._prints: dict[str, dict[str, str]] = {}
        """What each player's requests asked for, as fingerprints."""

    def recall(self, kept: Iterable[tuple[str, str, KeptAnswer, str]]) -> None:
        """At a start: answers to (player, request) that are kept in the store, with fingerprints of the requests."""
        for player, request, answer, fingerprint in kept:
            if fingerprint:
                self._note(player, request, fingerprint)
            self._remember(player, request, answer)

    def heard(self, player: str, request: str, fingerprint: str) -> None:
        """A request comes, by the fingerprint of what it asks for. Refuses ("request-used") another one than was
        carried out under its id; one that was refused may be asked otherwise.
        """
        if self.kept(player, request) is None:
            self._note(player, request, fingerprint)
        elif self._prints.get(player, {}).get(request, fingerprint) != fingerprint:
            raise Refused(
                "request-used", "That id was used for another request: this one was not carried out."
            )

    def _note(self, player: str, request: str, fingerprint: str) -> None:
        prints = self._prints.setdefault(player, {})
        prints.pop(request, None)
        prints[request] = fingerprint
        if len(prints) > REMEMBERED:
            del prints[next(iter(prints))]

    def remember(self, player: str, done: to_client.Done) -> None:
        """Keep the answer of a request that was carried out. Refusals change nothing and are not kept."""
        self._remember(player, done.id, KeptAnswer(done.table, done.pool))

    def remember_body(self, player: str, request: str, answer: KeptAnswer) -> None:
        """The same of a request that came by HTTP."""
        self._remember(player, request, answer)

    def _remember(self, player: str, request: str, answer: KeptAnswer) -> None:
        answers = self._answers.get(player)
        if answers is None:
            answers = self._answers[player] = {}
        answers[request] = answer if answer.body else self._alike.setdefault(answer, answer)
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    def forget(self, player: str, request: str) -> None:
        """The request was not carried out after all: the store refused it."""
        self._answers.get(player, {}).pop(request, None)

    def answer(self, player: str, request: str) -> to_client.Done | None:
        """The answer given before to this request, marked as repeated; None when it is new."""
        found = self.kept(player, request)
        return None if found is None else to_client.Done(request, found.table, found.pool, repeated=True)

    def kept(self, player: str, request: str) -> KeptAnswer | None:
        """The same as it is kept."""
        answers = self._answers.get(player)
        return answers.get(request) if answers else None
