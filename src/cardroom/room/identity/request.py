"""A request under its asker's own id, and the row that keeps its answer: stored by the very commit that carries it out.

Who asks again under that id, over any stop of the room, is answered from the row and not served twice.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from cardroom.room.identity.sessions import hash_of
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import ForgetMatters, KeepMatter, Matter

KIND: Final = "answer"
KEPT_MS: Final = 86_400_000
"""For a day an answer is kept: far longer than a client keeps asking."""
RECALLED: Final = 20_000
"""So many answers, the newest, are read back at a start; memory holds no more of them however busy the day was."""
NAME_LETTERS: Final = 32
"""How long a row's id is: 128 bits, by which no two requests are one."""
PRINT_BYTES: Final = 8
"""How long a fingerprint is: it is compared with one other, which the same player made."""
FORGOTTEN_AT_ONCE: Final = 100
"""So many rows go in one commit: those of tables wait behind it."""


class KeptAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a carried-out request was answered with: the table or pool it names, or the `body` in answer to a POST."""

    table: str = ""
    pool: str = ""
    body: str = ""

    @classmethod
    def of(cls, **body: str | int) -> KeptAnswer:
        """The answer to a POST that says this."""
        return cls(body=msgspec.json.encode(body).decode())


class PlayerRequest:
    """A request that is being carried out under the asker's own `id`; the `answer` is there once it is decided. `print`
    is the fingerprint of what is asked for ("": none was taken): another request under that id has another.
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
    """An answer as the store keeps it."""

    player: str
    request: str
    answer: KeptAnswer
    print: str = ""


def fingerprint(body: bytes) -> str:
    """What tells one body of a request from another."""
    return blake2b(body, digest_size=PRINT_BYTES).hexdigest()


def keeping(
    player: str, asked: PlayerRequest | None, now_ms: int, answer: KeptAnswer = KeptAnswer()
) -> tuple[KeepMatter, ...]:
    """The row of an answer, for the commit that carries out what was asked; none for what came under no id.

    Refuses ("not-writable") an id that is no Unicode.
    """
    if asked is None:
        return ()
    if not asked.id.isascii():
        try:
            asked.id.encode()
        except UnicodeError as fault:
            raise Refused("not-writable", "That id cannot be written down.") from fault
    asked.answer = answer
    name = hash_of(f"{player} {asked.id}").hex()[:NAME_LETTERS]
    body = msgspec.to_builtins(AnswerRow(asked.id, answer, asked.print))
    return (KeepMatter(Matter(KIND, name, player, now_ms, True, body)),)


def kept_answers(reader: Reader) -> list[Recalled]:
    """At a start: the newest answers, oldest first, so that the newest are last to go."""
    rows = reader.matters(KIND, open_only=True, limit=RECALLED)
    found = [(row.about, msgspec.convert(row.body, AnswerRow)) for row in reversed(rows)]
    return [Recalled(player, kept.request, kept.answer, kept.print) for player, kept in found]


def oldest_go(now_ms: int) -> ForgetMatters:
    """Some of the answers go that nobody asks for any more."""
    return ForgetMatters(KIND, now_ms - KEPT_MS, FORGOTTEN_AT_ONCE)


def has_old(reader: Reader, now_ms: int) -> bool:
    """Whether any of them is to go still."""
    return bool(reader.matters(KIND, open_only=True, before=(now_ms - KEPT_MS, "~"), limit=1))
