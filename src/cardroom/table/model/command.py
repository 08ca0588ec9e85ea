"""The declarations of commands to a table: bounds of their fields, who gives them, and at which tables.

A command is declared once, by its struct. The messages of clients, the rights of guests and API
tokens, the stored answers and the refusals at tables of tournaments follow from it.
"""

import re
from typing import Annotated, ClassVar, Final, Literal, NamedTuple, TypeVar

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=64)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Time = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=12)]
CardText = Annotated[str, msgspec.Meta(max_length=4)]
"""A card (``As``), or in a stored command its position in the deck (``#103``)."""
Cards = Annotated[tuple[CardText, ...], msgspec.Meta(max_length=13)]

FieldT = TypeVar("FieldT")
FILLED: Final = msgspec.Meta(extra={"by": "room"})
Filled = Annotated[FieldT, FILLED]
"""A field that the room fills in: a client can't send it."""
STATED: Final = msgspec.Meta(extra={"by": "client"})
Stated = Annotated[FieldT | None, STATED]
"""A field that a client must send, though older stored commands lack it."""

Giver = Literal["player", "staff", "room", "dealer"]
"""The giver of a command. A dealer is a person who deals and enters what happened."""
TableKind = Literal["cash", "private", "tournament"]
TokenScope = Literal["", "play", "seats"]
"""The scope that an API token needs to give a command; with "" no token may."""

ANYWHERE: Final[tuple[TableKind, ...]] = ("cash", "private", "tournament")
FOR_MONEY: Final[tuple[TableKind, ...]] = ("cash", "private")
"""Tables that players join and leave as they like."""


class Rights(NamedTuple):
    """The rights to give a command: ``by`` whom, and ``at`` which tables.

    ``moves_money``: money may move by it, beside the bets of a hand, so that its answer is stored with it.
    """

    by: tuple[Giver, ...]
    at: tuple[TableKind, ...] = ANYWHERE
    token: TokenScope = ""
    moves_money: bool = False


def tag(name: str) -> str:
    """Return the name of a struct as stored files and messages write it: ``SitOut`` as ``sit_out``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Command(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="do", tag=tag):
    """Base of all commands to a table. ``player`` is the player's id; a client never states its own seat."""

    rights: ClassVar[Rights]
