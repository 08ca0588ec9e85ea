"""What the room writes for each accepted command, and how a table's commands are read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from hashlib import blake2b
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, Final

import msgspec

from cardroom.cash.cash_table import COMMANDS, CashTable
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.compression import compressed, compressed_hand, decompressed
from cardroom.rules.refused import Refused
from cardroom.store.rows import JournalRow
from cardroom.table.events import PublicEvent
from cardroom.table.model.commands import Act, Command, StartHand
from cardroom.table.model.view import TableTerms
from cardroom.table.values.kinds import PrivateMoney
from cardroom.table.values.stakes import Stakes

TOLD_BYTES: Final = 16
"""How long the hash of what a step told is: nobody finds other events for it, and a step is not much longer itself."""


if TYPE_CHECKING:
    AnyCommand = Command
else:
    AnyCommand = reduce(or_, COMMANDS)
    """What may lie in a journal: whatever somebody carries out at a cash table."""


class TableStep(msgspec.Struct, frozen=True):
    """One accepted command with its time and everything it brought about that everyone may know.

    A table is the sum of its steps: the command makes the state again, the events prove that it came out the same.
    `player` and `asked` are who asked and under which id of their own, empty for the room's own commands. Cards that a
    player gives up are written as places of the deck (see `with_places`): nobody who reads the file learns them.
    `book` is the version of the rulebook a hand is dealt by, in the step that starts it.

    What happens in a hand lies in the record of the hand, once. Its steps have the hash of it, `told`, and no `events`:
    while the hand is played they follow from the commands.
    """

    at_ms: int
    command: AnyCommand
    events: tuple[PublicEvent, ...] = ()
    player: str = ""
    asked: str = ""
    book: str = ""
    told: bytes = b""

    def brought_about(self, events: Sequence[PublicEvent]) -> bool:
        """Whether these are the events of the step."""
        return told_by(encode(events)) == self.told if self.told else tuple(events) == self.events

    @property
    def begins_hand(self) -> bool:
        """Whether a hand began: not when all who skip their blind left too few to deal to (CO-8)."""
        return isinstance(self.command, StartHand) and bool(self.told)


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step as it lies in its row of the journal, which has the time and the hand."""

    command: AnyCommand
    events: tuple[PublicEvent, ...] = ()
    player: str = ""
    asked: str = ""
    book: str = ""
    told: bytes = b""


class ActedStep(msgspec.Struct, frozen=True, array_like=True):
    """A player's decision in a hand, which most steps are, as it lies in its row: too short for compressing to pay, and
    time on the event loop is dearer than ten bytes.
    """

    player: str
    asked: str
    told: bytes
    turn: int
    action: str
    amount: int = 0
    cards: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    game: str = ""


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
    tournament: str | None = None
    """Whose table it was, "" for one that no tournament owns; None in hands from before this was kept."""
    private: PrivateMoney = ""
    stakes: Stakes | None = None
    """Those of a tournament's level."""


class Record(msgspec.Struct, frozen=True):
    """A finished hand, whole: the table's terms and every public event, from `hand_started` to the end.

    `told` are the events by the steps of the journal that brought them about, the last ones of the hand there.
    `book` is the version of the rulebook it was dealt by; empty for hands from before rooms kept their rulebooks.
    `watched` are the players who watched it and were not dealt in.
    """

    terms: TableTerms
    seats: dict[str, int]
    told: tuple[tuple[PublicEvent, ...], ...]
    book: str = ""
    watched: tuple[str, ...] = ()

    @property
    def events(self) -> tuple[PublicEvent, ...]:
        """Every event in order."""
        return tuple(chain.from_iterable(self.told))


class Gathered(msgspec.Struct, frozen=True):
    """A `Record` whose events are text already."""

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
    """The hash of the events of a step, as `encode` writes them."""
    return blake2b(events, digest_size=TOLD_BYTES).digest()


def encode_step(step: TableStep, hand: str | None) -> bytes:
    """A step as the journal has it in a row of this `hand`."""
    command = step.command
    if isinstance(command, Act) and command.hand == hand and command.player == step.player and step.told:
        what = command.turn, command.action, command.amount, command.cards, command.rows, command.game
        return _written(ActedStep(step.player, step.asked, step.told, *what))
    if isinstance(command, StartHand) and command.hand == hand:
        command = msgspec.structs.replace(command, hand="")
    return compressed(_written(Written(command, step.events, step.player, step.asked, step.book, step.told)))


def decode_step(row: JournalRow) -> TableStep:
    """The step of a row. Raises `msgspec.DecodeError` for what `encode_step` did not write."""
    hand = row.hand_id or ""
    if _is_decision(row.payload):
        one = _acted_of(row.payload)
        act = Act(one.player, hand, one.turn, one.action, one.amount, one.cards, one.rows, one.game)
        return TableStep(row.at_ms, act, (), one.player, one.asked, "", one.told)
    found = _written_of(decompressed(row.payload))
    command = found.command
    if isinstance(command, StartHand) and not command.hand:
        command = msgspec.structs.replace(command, hand=hand)
    return TableStep(row.at_ms, command, found.events, found.player, found.asked, found.book, found.told)


def decode_request(payload: bytes) -> Request:
    """The same, of who asked for it alone."""
    if _is_decision(payload):
        one = _acted_of(payload)
        return Request(one.player, one.asked)
    return _request_of(decompressed(payload))


def _is_decision(payload: bytes) -> bool:
    """Whether a row has an `ActedStep`: those are arrays, and what is pressed begins otherwise."""
    return payload[:1] == ACTED


def events_told(
    rows: Sequence[JournalRow], records: Mapping[str, Record]
) -> list[tuple[PublicEvent, ...] | None]:
    """What each step told everybody; None where that lies in a record that is not given, or is no event of ours.

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
    """A finished hand in a list, as it is kept."""
    return compressed(encode(summary))


def decode_summary(summary: bytes) -> Summary:
    """The line that `encode_summary` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _summary_of(decompressed(summary))


def encode_record(
    terms: TableTerms, seats: dict[str, int], told: msgspec.Raw, book: str = "", watched: tuple[str, ...] = ()
) -> bytes:
    """A finished hand as it is kept: a `Record` whose events were encoded step by step."""
    return compressed_hand(encode(Gathered(terms, seats, told, book, watched)))


def decode_record(record: bytes) -> Record:
    """The hand that `encode_record` wrote. Raises `msgspec.DecodeError` for anything else."""
    return _record_of(decompressed(record))


ACTED: Final = _written(ActedStep("", "", b"", 0, ""))[:1]
"""What the row of a decision begins with."""

PLACE_MARK = "#"

LARGE: Final = 1 << 62
"""Whole numbers below this can be written."""


def check_writable(command: Command, player: str, asked: to_client.Done | None) -> None:
    """Refuse ("not-writable") what the journal could not take, before a table decides it: text that is no Unicode."""
    if isinstance(command, Act) and not (
        command.cards or command.rows or command.game
    ):  # most are quickly looked at
        texts = f"{command.player}{command.hand}{command.action}{player}{asked.id if asked else ''}"
        if texts.isascii() and 0 <= command.turn < LARGE and 0 <= command.amount < LARGE:
            return
    try:
        encode((command, player, asked))
    except (UnicodeError, OverflowError) as fault:
        raise Refused("not-writable", f"That cannot be written down: {type(fault).__name__}.") from fault


def with_places(command: Command, table: CashTable) -> Command:
    """The command as it is written: own cards that go face down are named by their places in the sealed deck.

    To be called before the table decides, while the cards are still held. It knows the places of those alone: a card
    that a player only names stays a name, and where it lies is written nowhere.
    """
    if not isinstance(command, Act) or not command.cards:
        return command
    held = table.held_by(command.player)
    cards = tuple([f"{PLACE_MARK}{held[text]}" if text in held else text for text in command.cards])
    return msgspec.structs.replace(command, cards=cards)


def with_cards(command: Command, table: CashTable) -> Command:
    """The command that `with_places` wrote, as it was asked; `table` is as it was then."""
    if not isinstance(command, Act) or not command.cards:
        return command
    held = {f"{PLACE_MARK}{place}": text for text, place in table.held_by(command.player).items()}
    return msgspec.structs.replace(command, cards=tuple([held.get(text, text) for text in command.cards]))
