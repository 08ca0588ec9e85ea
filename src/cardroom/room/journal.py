"""What the room writes for each accepted command, and how a table's commands are read back."""

from __future__ import annotations

import msgspec

from cardroom.cash.commands import Act, AnyCommand
from cardroom.cash.opening import CashTable
from cardroom.room.messages import server as to_client
from cardroom.room.pressed import pressed, unpressed
from cardroom.rules.refused import Refused
from cardroom.table.events import PublicEvent
from cardroom.table.view import TableTerms


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One accepted command with its time and everything it brought about that everyone may know.

    A table is the sum of its steps: the command makes the state again, the events prove that it came out the same.
    `player` and `asked` are who asked and under which id of their own, empty for the room's own commands. Cards that a
    player gives up are written as places of the deck (see `with_places`): nobody who reads the file learns them.
    `book` is the version of the rulebook a hand is dealt by, in the step that starts it.
    """

    at_ms: int
    command: AnyCommand
    events: tuple[PublicEvent, ...]
    player: str = ""
    asked: str = ""
    book: str = ""


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
    """A finished hand, whole: the table's terms and every public event, from `hand_started` to the end.

    `book` is the version of the rulebook it was dealt by; empty for hands from before rooms kept their rulebooks.
    `watched` are the players who watched it and were not dealt in.
    """

    terms: TableTerms
    seats: dict[str, int]
    events: tuple[PublicEvent, ...]
    book: str = ""
    watched: tuple[str, ...] = ()


encode = msgspec.json.Encoder().encode
_step_of = msgspec.json.Decoder(Step).decode
_request_of = msgspec.json.Decoder(Request).decode
_summary_of = msgspec.json.Decoder(Summary).decode
_record_of = msgspec.json.Decoder(Record).decode


def encode_step(step: Step) -> bytes:
    """A step as the journal has it."""
    return pressed(encode(step))


def decode_step(payload: bytes) -> Step:
    """The step that `encode_step` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _step_of(unpressed(payload))


def decode_request(payload: bytes) -> Request:
    """The same, of who asked for it alone."""
    return _request_of(unpressed(payload))


def encode_summary(summary: Summary) -> bytes:
    """A finished hand in a list, as it is kept."""
    return pressed(encode(summary))


def decode_summary(summary: bytes) -> Summary:
    """The line that `encode_summary` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _summary_of(unpressed(summary))


def encode_record(record: Record) -> bytes:
    """A finished hand as it is kept."""
    return pressed(encode(record))


def decode_record(record: bytes) -> Record:
    """The hand that `encode_record` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _record_of(unpressed(record))


PLACE_MARK = "#"


def check_writable(command: AnyCommand, player: str, asked: to_client.Done | None) -> None:
    """Refuse ("not-writable") what the journal could not take, before a table decides it: text that is no Unicode."""
    try:
        encode((command, player, asked))
    except (UnicodeError, OverflowError) as fault:
        raise Refused("not-writable", f"That cannot be written down: {type(fault).__name__}.") from fault


def with_places(command: AnyCommand, table: CashTable) -> AnyCommand:
    """The command as it is written: own cards that go face down are named by their places in the sealed deck.

    To be called before the table decides, while the cards are still held. It knows the places of those alone: a card
    that a player only names stays a name, and where it lies is written nowhere.
    """
    if not isinstance(command, Act) or not command.cards:
        return command
    held = table.held_by(command.player)
    cards = tuple([f"{PLACE_MARK}{held[text]}" if text in held else text for text in command.cards])
    return msgspec.structs.replace(command, cards=cards)


def with_cards(command: AnyCommand, table: CashTable) -> AnyCommand:
    """The command that `with_places` wrote, as it was asked; `table` is as it was then."""
    if not isinstance(command, Act) or not command.cards:
        return command
    held = {f"{PLACE_MARK}{place}": text for text, place in table.held_by(command.player).items()}
    return msgspec.structs.replace(command, cards=tuple([held.get(text, text) for text in command.cards]))
