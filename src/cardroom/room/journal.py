"""What the room writes for each accepted command, and how a table's commands are read back."""

from __future__ import annotations

import msgspec

from cardroom.table.commands import AnyCommand
from cardroom.table.events import PublicEvent
from cardroom.table.view import TableTerms


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One accepted command with its time and everything it brought about that everyone may know.

    A table is the sum of its steps: the command makes the state again, the events prove that it came out the same.
    `player` and `asked` are who asked and under which id of their own, empty for the room's own commands.
    """

    at_ms: int
    command: AnyCommand
    events: tuple[PublicEvent, ...]
    player: str = ""
    asked: str = ""


class Request(msgspec.Struct, frozen=True):
    """Of a step only who asked for it, and under which id: read back without the rest."""

    player: str = ""
    asked: str = ""


class Summary(msgspec.Struct, frozen=True):
    """A finished hand in a list: what everyone at the table knew of it."""

    table_name: str
    game: str
    form: str
    stake: str
    board: tuple[str, ...]
    pot: int
    nets: dict[str, int]
    places: dict[str, tuple[int, ...]]
    """The deck's places each player's hole cards came from; the cards are in the vault's keeping."""


class Record(msgspec.Struct, frozen=True):
    """A finished hand, whole: the table's terms and every public event, from `hand_started` to the end."""

    terms: TableTerms
    seats: dict[str, int]
    events: tuple[PublicEvent, ...]


encode = msgspec.json.Encoder().encode
decode_step = msgspec.json.Decoder(Step).decode
decode_request = msgspec.json.Decoder(Request).decode
decode_summary = msgspec.json.Decoder(Summary).decode
decode_record = msgspec.json.Decoder(Record).decode
