"""One step of an owner's stream, as it is written: the command, its context and its results."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.room.hosting.owner import Asking, Chance, Ruled
from cardroom.room.runtime.compression import compressed, decompressed
from cardroom.store.messages import Message
from cardroom.store.rows import JournalRow

IN_COMMAND: Final = msgspec.Raw(b"null")
"""In place of a message's body: it is a part of the step's command, as the seat that a house grants is."""


class Requester(NamedTuple):
    """The player or member of staff who gives a command, and the id of the request."""

    player: str = ""
    request: str = ""


NOBODY: Final = Requester()
"""The requester of what the room does by itself, and of commands in tournaments, which answer requests themselves."""


class DecidedCommand(msgspec.Struct, frozen=True):
    """A command that its owner has decided, on its way into the owner's stream.

    `player` and `request` are those of its `Requester`; the deck of `hand` goes to the vault.
    """

    command: Any
    asking: Asking
    ruled: Ruled
    message: Message | None = None
    declined: str = ""
    player: str = ""
    request: str = ""
    hand: str = ""


class ReadStep(NamedTuple):
    """A step read back: the command with its context. `hand` is the one whose deck it needs, `proves` says whether the
    results of a replay (and the code of its refusal) are those written. `events` are written with a step that is whole.
    """

    command: Any
    asking: Asking
    proves: Callable[[Ruled, str], bool]
    hand: str = ""
    number: int = 0
    sent: Sequence[tuple[str, int]] = ()
    events: Sequence[msgspec.Raw] = ()


class Steps(Protocol):
    """How the steps of a kind of owner are written: whole, or in a short form where they are many."""

    def command(self, body: bytes) -> Any:
        """Return the command in a message. Raises `msgspec.MsgspecError` where there is none that the owner knows."""

    def row(
        self, owner: str, seq: int, decision: DecidedCommand, messages: tuple[Message, ...]
    ) -> JournalRow:
        """Return the row of a decided command, which sends these messages."""

    def read(self, row: JournalRow) -> ReadStep:
        """Return the step of a row. Raises `msgspec.MsgspecError` or `StoreUnusable` for one that cannot be replayed."""

    def saves(self, ruled: Ruled) -> bool:
        """Whether the owner's state is to be saved with this step in any case."""


class Sent(msgspec.Struct, frozen=True, array_like=True):
    """A message as written in the step that sent it. The body is `IN_COMMAND` where the command has it as a part."""

    to: str
    number: int
    body: msgspec.Raw


class OwnerStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command with all its results; a replay must have the same results.

    `sender` and `number` are those of the message that the step took, if it took one; `declined` is the code of the
    refusal if that message was declined. `player` and `request` are those of its `Requester`. `drawn` is the step's chance;
    the deck of `hand` is in the vault.
    """

    at_ms: int
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...] = ()
    entries: tuple[Entry, ...] = ()
    messages: tuple[Sent, ...] = ()
    player: str = ""
    request: str = msgspec.field(default="", name="asked")
    sender: str = ""
    number: int = 0
    declined: str = ""
    drawn: bytes = b""
    hand: str = ""
    closes: bool = False


class OwnerSteps:
    """Steps as `OwnerStep`s, with everything they brought about. See `Steps`."""

    def __init__(self, commands: Any) -> None:
        self._decode = _decoder(commands)

    def command(self, body: bytes) -> Any:
        """Return the command in a message's body."""
        return self._decode(body)

    def row(
        self, owner: str, seq: int, decision: DecidedCommand, messages: tuple[Message, ...]
    ) -> JournalRow:
        """Return the row of a step."""
        ruled, asking, hand = decision.ruled, decision.asking, decision.hand
        command = _encode(decision.command)
        step = OwnerStep(
            at_ms=asking.now_ms,
            command=msgspec.Raw(command),
            events=tuple([raw(event) for event in ruled.events]),
            entries=tuple(ruled.entries),
            messages=tuple([_sent(one, command) for one in messages]),
            player=decision.player,
            request=decision.request,
            sender=asking.sender,
            number=decision.message.number if decision.message else 0,
            declined=decision.declined,
            drawn=asking.chance.drawn,
            hand=hand,
            closes=ruled.closes,
        )
        return JournalRow(owner, seq, hand or None, asking.now_ms, encode_owner_step(step))

    def read(self, row: JournalRow) -> ReadStep:
        """Read a step, to be replayed."""
        step = decode_owner_step(row.payload)
        asking = Asking(step.sender, step.at_ms, Chance(step.drawn))
        sent = [(one.to, one.number) for one in step.messages]
        command = self._decode(step.command)
        proves = partial(_brings_about, step, command)
        return ReadStep(command, asking, proves, step.hand, step.number, sent, step.events)

    def saves(self, ruled: Ruled) -> bool:
        """Save the state with the last step, and with one that stands."""
        return ruled.closes or ruled.stands


_encode = msgspec.json.Encoder().encode


@functools.cache
def _decoder(commands: Any) -> Callable[[bytes | msgspec.Raw], Any]:
    """How commands of these types are read. To make it takes longer than to read one, and owners begin by the hundred."""
    return msgspec.json.Decoder(commands).decode


_step_of = msgspec.json.Decoder(OwnerStep).decode


def raw(value: object) -> msgspec.Raw:
    """Return a value as it is written."""
    return msgspec.Raw(_encode(value))


def encode_owner_step(step: OwnerStep) -> bytes:
    """Return a step as the journal stores it."""
    return compressed(_encode(step))


def decode_owner_step(payload: bytes) -> OwnerStep:
    """Return the step that `encode_owner_step` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _step_of(decompressed(payload))


def _sent(message: Message, command: bytes) -> Sent:
    body = IN_COMMAND if message.body in command else msgspec.Raw(message.body)
    return Sent(message.receiver, message.number, body)


def _brings_about(step: OwnerStep, command: object, ruled: Ruled, declined: str) -> bool:
    """Whether the results written in a step are those of its replay.

    Written values count as this program reads them: a field that was added since has its default.
    """
    return (
        (step.entries, step.declined, step.closes) == (tuple(ruled.entries), declined, ruled.closes)
        and [sent.to for sent in step.messages] == [letter.to for letter in ruled.letters]
        and all_say(step.events, ruled.events)
        and all(
            _is_sent(sent, command, letter.body)
            for sent, letter in zip(step.messages, ruled.letters, strict=True)
        )
    )


def _is_sent(sent: Sent, command: object, body: object) -> bool:
    if sent.body == IN_COMMAND:
        return _encode(body) in _encode(command)
    return says(sent.body, body)


def all_say(written: Sequence[msgspec.Raw], made: Sequence[object]) -> bool:
    """Whether each text says the same as the value at its position."""
    return len(written) == len(made) and all(
        says(text, value) for text, value in zip(written, made, strict=True)
    )


def says(written: msgspec.Raw, made: object) -> bool:
    """Whether a text says the same as a value; see `_brings_about`."""
    if bytes(written) == bytes(raw(made)):
        return True
    try:
        return bool(msgspec.json.decode(written, type=type(made)) == made)
    except msgspec.MsgspecError:
        return False
