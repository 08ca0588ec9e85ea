"""The drawings that players may be seen by. They are the client's own; nobody brings a picture."""

from typing import Final, Literal, get_args

from cardroom.room.identity.person import Flags

Avatar = Literal[
    "bear", "bull", "cat", "fox", "frog", "hare", "lighthouse", "moon", "mountain", "owl", "panda", "penguin", "raven",
    "ship", "tiger", "wolf",
]  # fmt: skip
"""What each shows."""

AVATARS: Final[dict[str, Avatar]] = {one: one for one in get_args(Avatar)}


def avatar_of(flags: Flags) -> Avatar | None:
    """The drawing an account has chosen; None where it has none, and for one that this version does not know."""
    return AVATARS.get(flags.avatar)
