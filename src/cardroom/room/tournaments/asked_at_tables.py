"""Recent requests of players at tournaments' tables, read back at a start as they are for cash tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from cardroom.room.hosting.owner_step import decode_owner_step
from cardroom.room.identity.request import KeptAnswer
from cardroom.store.protocol import Reader

RECALLED_STEPS: Final = 100
"""How many steps of each table's stream are read back: some four hands."""


class ByPlayer(msgspec.Struct, frozen=True):
    """The part of a command that names the player who gave it."""

    player: str = ""


class AskedOf(msgspec.Struct, frozen=True):
    """The part of a table's command that is needed here: the player who gave it, and the id of the request."""

    command: ByPlayer = ByPlayer()
    request: str = msgspec.field(default="", name="asked")


_request_of = msgspec.json.Decoder(AskedOf).decode


def asked_at_tables(reader: Reader) -> Iterator[tuple[str, str, KeptAnswer]]:
    """(player, request, answer) of the last steps of all tables of open tournaments."""
    for owner in reader.owners("tournament_table"):
        last = reader.owner_state(owner.id).last_seq
        for row in reader.journal(owner.id, max(0, last - RECALLED_STEPS), RECALLED_STEPS):
            command = decode_owner_step(row.payload).command
            if b'"asked":"' in bytes(command):
                found = _request_of(command)
                yield found.command.player, found.request, KeptAnswer(owner.id)
