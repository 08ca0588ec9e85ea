"""The drawings that players may be seen by. The client brings them along; nobody uploads a picture."""

from typing import Final, Literal, get_args

from cardroom.room.identity.person import Flags

Avatar = Literal[
    "bear", "bull", "cat", "fox", "frog", "hare", "lighthouse", "moon", "mountain", "owl", "panda", "penguin", "raven",
    "ship", "tiger", "wolf",
]  # fmt: skip
"""The drawings, each named by its motif."""

AVATARS: Final[dict[str, Avatar]] = {one: one for one in get_args(Avatar)}


def avatar_of(flags: Flags) -> Avatar | None:
    """Return the drawing an account has chosen; None if it has none, or one that this version does not know."""
    return AVATARS.get(flags.avatar)
