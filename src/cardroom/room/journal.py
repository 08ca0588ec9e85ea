"""What the room writes for each accepted command, and how a table's commands are read back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardroom.cards.card import card, card_text
from cardroom.table.commands import Act, AnyCommand
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
    """

    terms: TableTerms
    seats: dict[str, int]
    events: tuple[PublicEvent, ...]
    book: str = ""


encode = msgspec.json.Encoder().encode
decode_step = msgspec.json.Decoder(Step).decode
decode_request = msgspec.json.Decoder(Request).decode
decode_summary = msgspec.json.Decoder(Summary).decode
decode_record = msgspec.json.Decoder(Record).decode

PLACE_MARK = "#"


def with_places(command: AnyCommand, deck: Sequence[int]) -> AnyCommand:
    """The command as it is written: own cards that go face down are named by their places in the sealed deck."""
    if not isinstance(command, Act) or not command.cards:
        return command
    places = tuple([f"{PLACE_MARK}{deck.index(card(text))}" for text in command.cards])
    return msgspec.structs.replace(command, cards=places)


def with_cards(command: AnyCommand, deck: Sequence[int]) -> AnyCommand:
    """The command that `with_places` wrote, as it was asked."""
    if not isinstance(command, Act) or not command.cards:
        return command
    cards = tuple([card_text(deck[int(text.removeprefix(PLACE_MARK))]) for text in command.cards])
    return msgspec.structs.replace(command, cards=cards)
