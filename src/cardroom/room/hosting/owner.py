"""An owner as its host sees it: a value that decides, and can be saved and loaded."""

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
    """The results of an owner's command, in order: one commit, and then the news for listeners.

    `events` prove a replay. `entries` move the owner's own accounts, or put money on wallets and into flight.
    `opens` are children that begin with this step; an owner that `closes` decides nothing more. `hand`, `log` and
    `changes` are rows of the same commit, `told` is the news for its listeners when all of it is durable.
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
    """The chance of one step: `drawn` is stored with it, `deck` only in the vault, if a hand begins."""

    drawn: bytes
    deck: bytes = b""


class Asking(NamedTuple):
    """The context of a command: its sender ("" for the room itself), its time and its chance."""

    sender: str
    now_ms: int
    chance: Chance


class Owner(Protocol):
    """An object that decides about its own state. It knows no clock, no store and no chance but what it is given.

    Equal owners give equal results for equal commands. `commands` is the type (a union of tagged structs) of its
    commands and of the messages it can receive.
    """

    id: str

    @property
    def commands(self) -> Any:
        """The type of the commands: see above."""

    @property
    def can_dump(self) -> bool:
        """Whether the state may be saved now: not while cards lie on a table."""

    def decide(self, command: Any, asked: Asking) -> Ruled:
        """Carry out a command. Raises `Refused`, and then nothing has changed."""

    def decline(self, message: Any, asked: Asking, why: Refused) -> Ruled:
        """Answer a message that `decide` refused: it counts as taken all the same."""

    def due(self) -> tuple[int, msgspec.Struct] | None:
        """The time at which the owner wants to be woken, and the command to give then; None for never."""

    def begins_hand(self, command: Any) -> str:
        """Return the id of the hand a command begins, for the seed of its deck; "" for none."""

    def dump(self) -> bytes:
        """Return the whole state; equal owners give equal bytes."""

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        """Load the state of `dump`; `seeds` has the seed of the last hand, whose cards are in no dump."""
