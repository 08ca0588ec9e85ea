"""The journal of a table: what is written for each accepted command, and how it is read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from hashlib import blake2b
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cardroom.cash.cash_table import COMMANDS
from cardroom.room.runtime.compression import compressed, compressed_hand, decompressed
from cardroom.rules.refused import Refused
from cardroom.store.rows import JournalRow
from cardroom.table.events import PublicEvent
from cardroom.table.model.commands import Act, Command, StartHand
from cardroom.table.model.view import TableTerms
from cardroom.table.restating import as_restated
from cardroom.table.table import Table
from cardroom.table.values.kinds import PrivateMoney
from cardroom.table.values.stakes import Stakes

TOLD_BYTES: Final = 16
"""The length of the hash of a step's events: long enough against forgery, but no longer: most steps are short."""


if TYPE_CHECKING:
    AnyCommand = Command
else:
    AnyCommand = reduce(or_, COMMANDS)
    """Everything that may be carried out at a cash table, and so may lie in its journal."""


class TableStep(msgspec.Struct, frozen=True):
    """One accepted command with its time and everything it brought about that everyone may know.

    A table is the sum of its steps: the commands rebuild its state, the events prove that it came out the same.
    `player` and `request` are the requester and the id of the request, empty for the room's own commands. Cards that a
    player gives up are written as places of the deck (see `with_places`): a reader of the file does not learn them.
    `book` is the version of the rulebook a hand is dealt by, in the step that starts it.

    The events of a hand are stored once, in its record. Its steps have their hash, `told`, and no `events`: while the
    hand is played the events follow from the commands.
    """

    at_ms: int
    command: AnyCommand
    events: tuple[PublicEvent, ...] = ()
    player: str = ""
    request: str = ""
    book: str = ""
    told: bytes = b""

    def brought_about(self, events: Sequence[PublicEvent]) -> bool:
        """Whether these are the events of the step."""
        return told_by(encode(events)) == self.told if self.told else tuple(events) == self.events

    @property
    def begins_hand(self) -> bool:
        """Whether a hand began: none does if, without the players who skip their blind, too few are left (CO-8)."""
        return isinstance(self.command, StartHand) and bool(self.told)


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step as stored in its row of the journal; the row has the time and the hand."""

    command: AnyCommand
    events: tuple[PublicEvent, ...] = ()
    player: str = ""
    request: str = msgspec.field(default="", name="asked")
    book: str = ""
    told: bytes = b""


class ActedStep(msgspec.Struct, frozen=True, array_like=True):
    """A player's decision in a hand, as stored in its row. Most steps are decisions; they are too short to compress,
    and time on the event loop matters more than ten bytes.
    """

    player: str
    request: str
    told: bytes
    turn: int
    action: str
    amount: int = 0
    cards: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    game: str = ""


class Request(msgspec.Struct, frozen=True):
    """The requester of a step and the id of the request, read back without the rest of the step."""

    player: str = ""
    request: str = msgspec.field(default="", name="asked")


class Summary(msgspec.Struct, frozen=True):
    """A finished hand in a list: the facts that everyone at the table knew."""

    table_name: str
    game: str
    form: str
    stake: str
    board: tuple[str, ...]
    pot: int
    nets: dict[str, int]
    places: dict[str, tuple[int, ...]]
    """The places of the deck that each player's hole cards came from; the cards themselves are in the vault."""
    tournament: str | None = None
    """The tournament that owned the table, "" for none; None in hands from before this was stored."""
    private: PrivateMoney = ""
    stakes: Stakes | None = None
    """The stakes of a tournament's level."""


class Record(msgspec.Struct, frozen=True):
    """A finished hand, whole: the table's terms and every public event, from `hand_started` to the end.

    `told` are the events grouped by the steps of the journal, which are the hand's last ones there. `book` is the
    version of the rulebook it was dealt by; empty for hands from before rooms stored their rulebooks. `watched` are the
    players who watched it and were not dealt in.
    """

    terms: TableTerms
    seats: dict[str, int]
    told: tuple[tuple[PublicEvent, ...], ...]
    book: str = ""
    watched: tuple[str, ...] = ()

    @property
    def events(self) -> tuple[PublicEvent, ...]:
        """All events in order; where the hand was told again, as it was told last."""
        return as_restated(tuple(chain.from_iterable(self.told)))


class Gathered(msgspec.Struct, frozen=True):
    """A `Record` whose events are encoded already."""

    terms: TableTerms
    seats: dict[str, int]
    told: msgspec.Raw
    book: str = ""
    watched: tuple[str, ...] = ()


encode = msgspec.json.Encoder().encode
_written = msgspec.msgpack.Encoder().encode
_acted_of = msgspec.msgpack.Decoder(ActedStep).decode
_written_of = msgspec.msgpack.Decoder(Written).decode
_request_of = msgspec.msgpack.Decoder(Request).decode
_summary_of = msgspec.json.Decoder(Summary).decode
_record_of = msgspec.json.Decoder(Record).decode


def told_by(events: bytes) -> bytes:
    """Return the hash of a step's events, as `encode` writes them."""
    return blake2b(events, digest_size=TOLD_BYTES).digest()


def encode_step(step: TableStep, hand: str | None) -> bytes:
    """Return a step as the journal stores it in a row of this `hand`."""
    command = step.command
    if isinstance(command, Act) and command.hand == hand and command.player == step.player and step.told:
        what = command.turn, command.action, command.amount, command.cards, command.rows, command.game
        return _written(ActedStep(step.player, step.request, step.told, *what))
    if isinstance(command, StartHand) and command.hand == hand:
        command = msgspec.structs.replace(command, hand="")
    return compressed(
        _written(Written(command, step.events, step.player, step.request, step.book, step.told))
    )


def decode_step(row: JournalRow) -> TableStep:
    """Return the step of a row. Raises `msgspec.DecodeError` for data that `encode_step` did not write."""
    hand = row.hand_id or ""
    if _is_decision(row.payload):
        one = _acted_of(row.payload)
        act = Act(one.player, hand, one.turn, one.action, one.amount, one.cards, one.rows, one.game)
        return TableStep(row.at_ms, act, (), one.player, one.request, "", one.told)
    found = _written_of(decompressed(row.payload))
    command = found.command
    if isinstance(command, StartHand) and not command.hand:
        command = msgspec.structs.replace(command, hand=hand)
    return TableStep(row.at_ms, command, found.events, found.player, found.request, found.book, found.told)


def decode_request(payload: bytes) -> Request:
    """Return only the requester of a row's step and the id of the request."""
    if _is_decision(payload):
        one = _acted_of(payload)
        return Request(one.player, one.request)
    return _request_of(decompressed(payload))


def _is_decision(payload: bytes) -> bool:
    """Whether a row has an `ActedStep`: those are arrays, and compressed data begins with another byte."""
    return payload[:1] == ACTED


def events_told(
    rows: Sequence[JournalRow], records: Mapping[str, Record]
) -> list[tuple[PublicEvent, ...] | None]:
    """Return the public events of each step; None if they are in a record that is not given, or are unknown events.

    The steps of a hand are the last ones of it before or at the end of `rows`, so a journal may be cut off in front.
    """
    left = {hand: list(record.told) for hand, record in records.items()}
    found: list[tuple[PublicEvent, ...] | None] = []
    for row in reversed(rows):
        told = left.get(row.hand_id or "")
        of_hand = told.pop() if told else None
        try:
            step = decode_step(row)
        except msgspec.ValidationError:
            found.append(None)
            continue
        found.append(of_hand if step.told else step.events)
    return found[::-1]


def encode_summary(summary: Summary) -> bytes:
    """Return a finished hand's line in a list, as it is stored."""
    return compressed(encode(summary))


def decode_summary(summary: bytes) -> Summary:
    """Return the line that `encode_summary` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _summary_of(decompressed(summary))


def encode_record(
    terms: TableTerms, seats: dict[str, int], told: msgspec.Raw, book: str = "", watched: tuple[str, ...] = ()
) -> bytes:
    """Return a finished hand as it is stored: a `Record` whose events were encoded step by step."""
    return compressed_hand(encode(Gathered(terms, seats, told, book, watched)))


def decode_record(record: bytes) -> Record:
    """Return the hand that `encode_record` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _record_of(decompressed(record))


ACTED: Final = _written(ActedStep("", "", b"", 0, ""))[:1]
"""The first byte of the row of a decision."""

PLACE_MARK = "#"

LARGE: Final = 1 << 62
"""Whole numbers below this bound can be written."""


def check_writable(command: Command, player: str, request: str) -> None:
    """Refuse ("not-writable"), before a table decides it, a command that cannot be stored: invalid Unicode, say."""
    if isinstance(command, Act) and not (
        command.cards or command.rows or command.game
    ):  # the usual case, checked quickly
        texts = f"{command.player}{command.hand}{command.action}{player}{request}"
        if texts.isascii() and 0 <= command.turn < LARGE and 0 <= command.amount < LARGE:
            return
    try:
        encode((command, player, request))
    except (UnicodeError, OverflowError) as fault:
        raise Refused("not-writable", f"That cannot be written down: {type(fault).__name__}.") from fault


def with_places(command: Command, table: Table[Any]) -> Command:
    """Return the command as it is written: own cards that go face down are named by their places in the sealed deck.

    Call it before the table decides, while the player still holds the cards. It knows the places of held cards only: a
    card that a player merely names stays a name, and its place is written nowhere. A player who names a place names
    none: it is marked twice, and is no card.
    """
    if not isinstance(command, Act) or not command.cards:
        return command
    held = table.held_by(command.player)
    cards = tuple([_written_card(text, held) for text in command.cards])
    return msgspec.structs.replace(command, cards=cards)


def _written_card(text: str, held: Mapping[str, int]) -> str:
    is_marked = text in held or text.startswith(PLACE_MARK)
    return f"{PLACE_MARK}{held.get(text, text)}" if is_marked else text


def with_cards(command: Command, table: Table[Any]) -> Command:
    """Return the original of a command that `with_places` wrote; `table` is as it was then."""
    if not isinstance(command, Act) or not command.cards:
        return command
    held = {f"{PLACE_MARK}{place}": text for text, place in table.held_by(command.player).items()}
    return msgspec.structs.replace(command, cards=tuple([held.get(text, text) for text in command.cards]))
