"""The context of a command of a table, which is stored with its step."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.house_commands import HouseCommand
from cardroom.room.hosting.step_texts import Answer
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.outbox import OnRejected
from cardroom.store.rows import Change, HandSeed, LogRecord


class SideEffects(NamedTuple):
    """The lines of the log and the rows that other parts of the room store with a step, and what it tells its house."""

    log: tuple[LogRecord, ...] = ()
    changes: tuple[Change, ...] = ()
    letters: tuple[HouseCommand, ...] = ()


class StepContext(msgspec.Struct, frozen=True):
    """The context of a command: see `TableWriter.carry_out`."""

    asked: to_client.Done | None
    player: str
    seeds: tuple[HandSeed, ...]
    log: tuple[LogRecord, ...]
    then: Callable[[], None] | None
    house: tuple[HouseCommand, ...]
    fund: Fund | None = None
    answer: Answer | None = None
    on_rejected: OnRejected | None = None
    changes: tuple[Change, ...] = ()
