"""The bases of all messages over the socket, both ways, and the version of its protocol."""

import re
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from cardroom.table.model.command import TokenScope, tag

Reaction = Literal["smile", "laugh", "surprised", "sad", "cool", "heart", "clover", "crown"]
"""Each is drawn; none says more than the drawing."""

FloorPart = Literal["table", "desk", "hall", "stream"]
"""A live table, the live desk of a house, the hall of a live tournament, the stream of a live table; each by its id."""


def tag_of(name: str) -> str:
    """How a message of this name is called on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class ServerMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=tag_of):
    """Base of all messages to a client."""


PROTOCOL: Final = 2
"""The version of the socket's protocol. It goes up when a message or field goes or means something else, not when one is
added: whoever reads ignores what is unknown.
"""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=tag):
    """Base of all messages from a client. Each says here who else than a signed-in player may send it."""

    token: ClassVar[TokenScope] = ""
    """The scope that an API token needs to send it; with "" every token is refused."""
    for_guests: ClassVar[bool] = False
    """Whether a guest of a private game may send it, about the game's own table alone."""
    moves_money: ClassVar[bool] = False
    """Whether money may move by it, beside a decision in a hand: it is answered once, over any stop of the room.

    The costs of a hand are paid by the hand, once by its number: a straddle, a blind posted on the way in.
    """
