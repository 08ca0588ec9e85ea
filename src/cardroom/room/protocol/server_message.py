"""The base of everything that the room tells a client."""

import re

import msgspec


def tag_of(name: str) -> str:
    """How a message of this name is called on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class ServerMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=tag_of):
    """Base of all messages to a client."""
