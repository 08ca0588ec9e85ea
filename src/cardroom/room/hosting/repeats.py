"""Repeated requests: a client that sends a request twice is answered twice and served once."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from cardroom.room.identity.request import KeptAnswer
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused

REMEMBERED: Final = 256
"""The number of requests remembered for each player: far more than a client can have open."""
PRINT_BYTES: Final = 8
"""The length of a fingerprint: it is only compared with one other of the same player."""


def fingerprint(body: bytes) -> str:
    """Return the fingerprint of a request's body, by which two bodies are told apart."""
    return blake2b(body, digest_size=PRINT_BYTES).hexdigest()


class Repeats:
    """The last answers of each player's requests, by the client's own id."""

    def __init__(self) -> None:
        self._answers: dict[str, dict[str, KeptAnswer]] = {}
        self._alike: dict[KeptAnswer, KeptAnswer] = {}
        """One shared copy of each answer that names a table or pool: thousands of players have hundreds each."""
        self._prints: dict[str, dict[str, str]] = {}
        """The fingerprints of each player's requests."""

    def recall(self, kept: Iterable[tuple[str, str, KeptAnswer, str]]) -> None:
        """Load, at a start, stored answers by (player, request), with the fingerprints of the requests."""
        for player, request, answer, fingerprint in kept:
            if fingerprint:
                self._note(player, request, fingerprint)
            self._remember(player, request, answer)

    def heard(self, player: str, request: str, fingerprint: str) -> None:
        """Note a request, with the fingerprint of its content. Refuses ("request-used") one that differs from the one
        carried out under its id; after a refusal the id may be used for another request.
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
        """Remember the answer of a request that was carried out. Refusals change nothing and are not remembered."""
        self._remember(player, done.id, KeptAnswer(done.table, done.pool))

    def remember_body(self, player: str, request: str, answer: KeptAnswer) -> None:
        """The same for a request that came by HTTP."""
        self._remember(player, request, answer)

    def _remember(self, player: str, request: str, answer: KeptAnswer) -> None:
        answers = self._answers.get(player)
        if answers is None:
            answers = self._answers[player] = {}
        answers[request] = answer if answer.body else self._alike.setdefault(answer, answer)
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    def forget(self, player: str, request: str) -> None:
        """Forget the answer of a request that was not carried out after all: the store refused it."""
        self._answers.get(player, {}).pop(request, None)

    def answer(self, player: str, request: str) -> to_client.Done | None:
        """Return the previous answer to this request, marked as repeated; None when the request is new."""
        found = self.kept(player, request)
        return None if found is None else to_client.Done(request, found.table, found.pool, repeated=True)

    def kept(self, player: str, request: str) -> KeptAnswer | None:
        """Return the same answer as it is stored."""
        answers = self._answers.get(player)
        return answers.get(request) if answers else None
