"""Penalties in the log, for people: what staff gave and ended, and every hand missed."""

from __future__ import annotations

from typing import Final

import msgspec

GIVEN: Final = "penalise"
MISSED: Final = "miss_hand"
ENDED: Final = "end_penalty"


class MissedAt(msgspec.Struct, frozen=True):
    """The log's details of a missed hand."""

    house: str
    table: str
    hand: str


class EndedOf(msgspec.Struct, frozen=True):
    """The log's details of a penalty that staff ended."""

    house: str
    penalty: str
