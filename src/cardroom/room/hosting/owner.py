"""What an owner is to its host: a value that decides, and can be written down and read back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.rules.refused import Refused
from cardroom.store.rows import Change, LogRecord, OpenOwner, UncompressedHand


class Letter(NamedTuple):
    """A message that an owner wants to send to its parent or to a child; the host numbers it."""

    to: str
    body: msgspec.Struct


@dataclass(slots=True)
class Ruled:
    """What a command brought about at an owner, in order: one commit, and then what is told.

    `events` prove a replay. `entries` move the owner's own accounts, or put money on wallets and into flight.
    `opens` are children that begin with this step; an owner that `closes` decides nothing more. `hand`, `log` and
    `changes` are rows that go along, `told` is what its listeners hear when all of it is durable.
    """

    events: list[msgspec.Struct] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    letters: list[Letter] = field(default_factory=list)
    opens: list[OpenOwner] = field(default_factory=list)
    closes: bool = False
    hand: UncompressedHand | None = None
    log: list[LogRecord] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    told: list[object] = field(default_factory=list)


class Chance(NamedTuple):
    """The chance of one step: `drawn` is written down with it, `deck` in the vault alone, where a hand begins."""

    drawn: bytes
    deck: bytes = b""


class Asking(NamedTuple):
    """How a command came: who sent it ("" for the room itself), at what time, with what chance."""

    sender: str
    now_ms: int
    chance: Chance


class Owner(Protocol):
    """Who decides about its own state. It knows no clock, no store and no chance but what it is given.

    Equal owners asked alike answer alike. `commands` is the type (a union of tagged structs) of what it can be asked
    and of the messages it can be sent.
    """

    id: str

    @property
    def commands(self) -> Any:
        """See above."""

    @property
    def can_dump(self) -> bool:
        """Whether all it knows may be written down now: not while cards lie on a table."""

    def decide(self, command: Any, asked: Asking) -> Ruled:
        """Carry out a command. Raises `Refused`, and then nothing has changed."""

    def decline(self, message: Any, asked: Asking, why: Refused) -> Ruled:
        """What becomes of a message that `decide` refused: it is taken all the same, and answered."""

    def due(self) -> tuple[int, msgspec.Struct] | None:
        """When the owner wants to be woken, and by which command; None for never."""

    def begins_hand(self, command: Any) -> str:
        """The id of the hand a command begins, for the seed of its deck; "" for none."""

    def dump(self) -> bytes:
        """All it knows; equal owners give equal bytes."""

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        """Be as `dump` says; `seeds` has the one of its last hand, whose cards are in no dump."""
