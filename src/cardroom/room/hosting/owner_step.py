"""One step of an owner's stream, as it is written: the command, its context and its results."""

from __future__ import annotations

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.room.runtime.compression import compressed, decompressed


class Sent(msgspec.Struct, frozen=True, array_like=True):
    """A message as written in the step that sent it."""

    to: str
    number: int
    body: msgspec.Raw


class OwnerStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command with all its results; a replay must have the same results.

    `sender` and `number` are those of the message that the step took, if it took one; `declined` is the code of the
    refusal if that message was declined. `player` and `asked` are the requester and the id of the request, empty for the
    room's own commands and in tournaments, which answer requests themselves. `drawn` is the step's chance; the deck of
    `hand` is in the vault.
    """

    at_ms: int
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...] = ()
    entries: tuple[Entry, ...] = ()
    messages: tuple[Sent, ...] = ()
    player: str = ""
    asked: str = ""
    sender: str = ""
    number: int = 0
    declined: str = ""
    drawn: bytes = b""
    hand: str = ""
    closes: bool = False


_encode = msgspec.json.Encoder().encode
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
