"""A request under the client's own id, and the row that stores its answer, in the very commit that carries it out.

A client that repeats a request under that id, even after a stop of the room, is answered from the row and not served
twice.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from cardroom.room.identity.sessions import hash_of
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import ForgetMatters, KeepMatter, Matter

KIND: Final = "answer"
KEPT_MS: Final = 86_400_000
"""An answer is stored for a day: far longer than a client repeats its request."""
RECALLED: Final = 20_000
"""The number of newest answers read back at a start; memory holds no more of them however busy the day was."""
NAME_LETTERS: Final = 32
"""The length of a row's id: 128 bits, so that no two requests have the same."""
FORGOTTEN_AT_ONCE: Final = 100
"""The most rows deleted in one commit: commits of tables wait for it."""


class KeptAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a request that was carried out: the table or pool it names, or the `body` in answer to a POST."""

    table: str = ""
    pool: str = ""
    body: str = ""

    @classmethod
    def of(cls, **body: str | int | list[str]) -> KeptAnswer:
        """Return the answer to a POST with these values."""
        return cls(body=msgspec.json.encode(body).decode())


class PlayerRequest:
    """A request that is being carried out under the client's own `id`; `answer` is set once it is decided. `print`
    is the fingerprint of the content ("": none was taken): another request under that id has another one.
    """

    __slots__ = ("answer", "id", "print")

    def __init__(self, request: str, fingerprint: str = "") -> None:
        self.id = request
        self.print = fingerprint
        self.answer: KeptAnswer | None = None


class AnswerRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an answer's row."""

    request: str
    answer: KeptAnswer
    print: str = ""


class Recalled(NamedTuple):
    """An answer as it is stored."""

    player: str
    request: str
    answer: KeptAnswer
    print: str = ""


def keeping(
    player: str, asked: PlayerRequest | None, now_ms: int, answer: KeptAnswer = KeptAnswer()
) -> tuple[KeepMatter, ...]:
    """Return the row of an answer, for the commit that carries out the request; none for a request without an id.

    Refuses ("not-writable") an id that is not valid Unicode.
    """
    if asked is None:
        return ()
    if not asked.id.isascii():
        try:
            asked.id.encode()
        except UnicodeError as fault:
            raise Refused("not-writable", "The room can't keep that id; choose another.") from fault
    asked.answer = answer
    name = hash_of(f"{player} {asked.id}").hex()[:NAME_LETTERS]
    body = msgspec.to_builtins(AnswerRow(asked.id, answer, asked.print))
    return (KeepMatter(Matter(KIND, name, player, now_ms, True, body)),)


def kept_answers(reader: Reader) -> list[Recalled]:
    """Return, at a start, the newest answers, oldest first, so that the newest are the last to be dropped."""
    rows = reader.matters(KIND, open_only=True, limit=RECALLED)
    found = [(row.about, msgspec.convert(row.body, AnswerRow)) for row in reversed(rows)]
    return [Recalled(player, kept.request, kept.answer, kept.print) for player, kept in found]


def oldest_go(now_ms: int) -> ForgetMatters:
    """Return the change that deletes some of the answers that are too old."""
    return ForgetMatters(KIND, now_ms - KEPT_MS, FORGOTTEN_AT_ONCE)


def has_old(reader: Reader, now_ms: int) -> bool:
    """Whether any answer that is too old remains."""
    return bool(reader.matters(KIND, open_only=True, before=(now_ms - KEPT_MS, "~"), limit=1))
