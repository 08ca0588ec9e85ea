"""The messages of gateways and workers to one another over the bus, and their subjects.

A gateway knows no cards but those in texts of the sockets that it holds: nothing else goes on its line.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final, Literal
from zlib import crc32

import msgspec

from cardroom import __version__
from cardroom.room.protocol.message_bases import PROTOCOL

RELAY: Final = 2
"""The version of what is said here. It goes up when something said means something else or is gone."""

HELLO: Final = "worker.hello"
"""The subject on which every worker answers who it is."""

BEAT_SECONDS: Final = 1.0
"""How often a gateway asks its worker whether it is there."""
SILENT_SECONDS: Final = 5.0
"""A worker that has not answered for so long is left, and a gateway that has not asked for so long is given up."""

PIECE: Final = 384 * 1024
"""The most bytes of an answer or of texts in one message of the bus, which takes 512 KiB."""

MOST_IN_A_WORD: Final = 64

MOST_NAMED: Final = 8192
"""About how many sessions a gateway compares with its worker in one message: their names take half of it."""

Headers = tuple[tuple[bytes, bytes], ...]


class Speaker(msgspec.Struct, frozen=True):
    """Who speaks, and how: both sides compare it before they have to do with one another.

    `protocol` is the version of what clients say over the socket: the gateway's pages are made for one. A worker says of
    which `room` it is ("" where its store does not tell), and by which versions of their `books` its houses play.
    """

    node: str
    secure_cookies: bool
    relay: int = RELAY
    protocol: int = PROTOCOL
    version: str = __version__
    room: str = ""
    books: dict[str, str] = {}


class Unfit(Exception):
    """Two processes on the bus cannot work together; the message says why, for the operator."""


def why_not(gateway: Speaker, worker: Speaker) -> str:
    """Why these two cannot work together, for the operator; "" where they can."""
    theirs, ours = (worker.relay, worker.protocol), (gateway.relay, gateway.protocol)
    if theirs != ours:
        older, newer = ("worker", "gateway") if theirs < ours else ("gateway", "worker")
        return (
            f"the worker {worker.node} (version {worker.version}) and this gateway (version {gateway.version}) do not "
            f"understand one another: the {older} is older than the {newer}, and has to be upgraded"
        )
    if worker.secure_cookies != gateway.secure_cookies:
        has, lacks = ("worker", "gateway") if worker.secure_cookies else ("gateway", "worker")
        return f"the {has} is run with --secure-cookies and the {lacks} is not: give it to both, or to none"
    return ""


class Beat(msgspec.Struct, frozen=True):
    """A gateway is there, and holds so many sockets of this worker on a line; or exactly these, where the numbers
    differed: these of the `part` of all names (`part_of`), from 0, where there are more than one message takes.
    """

    gateway: str
    line: str
    sockets: int
    names: tuple[str, ...] | None = None
    is_leaving: bool = False
    part: int = 0
    parts: int = 1


class BeatAnswer(msgspec.Struct, frozen=True):
    """The worker is there, and knows so many sockets of that line; of those named, it lacks these."""

    sockets: int
    lacks: tuple[str, ...] = ()


class Open(msgspec.Struct, frozen=True):
    """A socket that a gateway has let in asks for a session.

    `session` is a name that nobody can guess, drawn for this session alone; `before` the one that it takes the place of.
    It is told on the gateway's `line`. `headers` are those that say who comes; `address` is the peer's.
    """

    gateway: str
    line: str
    session: str
    headers: Headers
    address: str
    scheme: str
    before: str = ""


class SessionOpened(msgspec.Struct, frozen=True, tag=True):
    """The session is open; `headers` are for the answer to the handshake."""

    headers: Headers


class Denied(msgspec.Struct, frozen=True, tag=True):
    """The handshake is answered as a request."""

    status: int
    headers: Headers
    body: bytes


class Hung(msgspec.Struct, frozen=True, tag=True):
    """The socket is closed."""

    code: int
    reason: str


OpenAnswer = SessionOpened | Denied | Hung


class Said(msgspec.Struct, frozen=True, array_like=True):
    """A message of a client. Messages of a session are numbered 1, 2, 3 ...; the last one may say that it is over."""

    session: str
    number: int
    text: bytes = b""
    is_over: bool = False


class SaidTogether(msgspec.Struct, frozen=True, array_like=True):
    """What clients said at about the same time, in order; `line` is the one on which their gateway is told."""

    line: str
    said: tuple[Said, ...]


class SessionTold(msgspec.Struct, frozen=True, array_like=True):
    """What a session is told: some of the texts that come with it, by their places, then perhaps the end.

    What a session is told is numbered 1, 2, 3 ... `is_unknown`, which has no number: the worker has no such session, or
    has missed something that it said.
    """

    session: str
    number: int
    texts: tuple[int, ...] = ()
    end: tuple[int, str] | None = None
    is_unknown: bool = False


class ToldTogether(msgspec.Struct, frozen=True, array_like=True):
    """What the sessions of a line are told at the same time: each text once, whoever reads it."""

    texts: tuple[str, ...]
    told: tuple[SessionTold, ...]


class CarriedRequest(msgspec.Struct, frozen=True):
    """An HTTP request with its whole body. `address` is the peer's."""

    method: str
    path: str
    raw_path: bytes
    query: bytes
    headers: Headers
    body: bytes
    address: str
    scheme: str


class CarriedAnswer(msgspec.Struct, frozen=True):
    """An HTTP answer, or its first part: the rest is asked for by the name `rest`, part by part."""

    status: int
    headers: Headers
    body: bytes
    rest: str = ""


class RestAsked(msgspec.Struct, frozen=True):
    """Asks for a part of an answer: they are numbered 1, 2, 3 ..."""

    rest: str
    part: int


class RestAnswer(msgspec.Struct, frozen=True):
    """A part of an answer."""

    body: bytes
    more: bool


def part_of(session: str, parts: int) -> int:
    """The part of so many in which a session is compared, by its name."""
    return crc32(session.encode()) % max(1, parts)


def house_word(house: str) -> str:
    """A house's id as a word of a subject. An id may be any text: one that is no such word is told by its hash."""
    is_word = len(house) <= MOST_IN_A_WORD and re.fullmatch(r"[A-Za-z0-9_-]+", house)
    return house if is_word else "=" + sha256(house.encode()).hexdigest()


def hello_of(house: str) -> str:
    """The subject on which the worker of a house, named by its id, answers who it is."""
    return f"{HELLO}.{house_word(house)}"


def here_of(hello: str) -> str:
    """The subject on which a worker says, once, that it answers on the subject `hello` from now on."""
    return f"node.worker.here{hello.removeprefix(HELLO)}"


def of_worker(node: str, what: Literal["beat", "open", "http", "rest"], gateway: str) -> str:
    """The subject on which a worker answers a gateway; `*` for every gateway."""
    return f"worker.{node}.{what}.{gateway}"


def said_by(node: str, gateway: str) -> str:
    """The subject on which a gateway passes on to a worker what clients say; `*` for every gateway."""
    return f"worker.{node}.said.{gateway}"


def told_to(gateway: str, line: str) -> str:
    """The subject of a line: a gateway draws one for each worker that it finds, and is told there, and nobody else is,
    what the sockets that it holds may know.
    """
    return f"gateway.{gateway}.{line}"


encode: Final = msgspec.msgpack.Encoder().encode
