"""The base of everything that a client asks over its socket, and the bounds of its fields."""

import re
from typing import Annotated, Final

import msgspec

PROTOCOL: Final = 1
"""The version of the socket's protocol. It goes up when a message or field goes or means something else, not when one is
added: whoever reads ignores what is unknown.
"""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=64)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Time = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
CardText = Annotated[str, msgspec.Meta(max_length=2)]
Cards = Annotated[tuple[CardText, ...], msgspec.Meta(max_length=13)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=10**12)]


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_tag):
    """Base of all messages from a client."""
