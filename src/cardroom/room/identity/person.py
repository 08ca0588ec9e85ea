"""A person as the room passes one around, and the stored data of an account besides name, password and role."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from cardroom.room.identity.request import PlayerRequest
from cardroom.room.identity.scopes import Scope
from cardroom.store.people_rows import PlayerRecord, Role
from cardroom.store.rows import Commit

More = Callable[[str], Commit]
"""Takes the id of a new account; returns what is stored in the same commit: changes, entries, lines of the log."""


def nothing_more(player: str) -> Commit:
    """Store nothing else with a new account."""
    return Commit()


Lack = Literal["", "factor", "proof"]
"""The thing a person lacks for acts of staff: "factor", a second factor that the operator requires of the role, or
"proof", a recent proof of it in this session.
"""


class Person(msgspec.Struct, frozen=True):
    """A player, or a member of staff.

    ``closed``: staff closed the account. ``shut_out``: the families of games staff shut the player out of.
    ``still_until_ms``: until then the player's money does not move, because of a code for a new password
    that was last used at ``by_code_ms``.
    ``guest``: the table of the private game that a person without an account is a guest of, "" for everybody else.
    ``document``: staff have seen a valid document of the player.
    ``asked``: the request that this person makes now, None where it has no id.
    ``scopes``: what a program may do that acts for the person by an API token; None for a person who signed in.
    ``second``: the account has a second factor. ``session``: the sign-in of the request, "" without a request.
    """

    id: str
    name: str
    role: Role
    bot: bool = False
    closed: bool = False
    shut_out: tuple[str, ...] = ()
    guest: str = ""
    still_until_ms: int = 0
    by_code_ms: int = 0
    asked: PlayerRequest | None = None
    document: bool = False
    second: bool = False
    session: str = ""
    lacks: Lack = ""
    scopes: tuple[Scope, ...] | None = None


class Flags(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stored data of an account besides name, password and role."""

    bot: bool = False
    demo: bool = False
    """Made by a demo for anybody to use; its password is known to all."""
    closed: bool = False
    shut_out: tuple[str, ...] = ()
    of_age: bool = False
    """The player declared at sign-up to be old enough."""
    document: str = ""
    """The kind of document that staff have seen; nothing else of it is stored."""
    reset_hash: str = ""
    """The hash, in hexadecimal, of the code that staff gave out for a new password; valid until `reset_until_ms`."""
    reset_until_ms: int = 0
    by_code_ms: int = 0
    """When the password was last chosen by such a code."""
    still_until_ms: int = 0
    """Until then the player's money does not move: a day after the use of the code."""
    guest: str = ""
    """The table of the private game whose guest this is; such an account has no password and no name in the room."""
    called: str = ""
    """The guest's name at that table, where nobody else has it."""
    avatar: str = ""
    """The player's drawing, "" for initials."""
    second: bool = False
    """The account has a second factor; the factor itself is stored apart (`room.second.factors`)."""


def called(record: PlayerRecord) -> str:
    """Return the name that others see for this account."""
    return flags_of(record).called or record.name


def flags_of(record: PlayerRecord) -> Flags:
    """The flags of a stored account."""
    return msgspec.convert(record.flags, Flags)
