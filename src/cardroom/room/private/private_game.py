"""The record of a private game besides its table and its chips: its members, and the links by which they come."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from cardroom.room.identity.confusable_names import skeleton
from cardroom.room.identity.permissions import GameRole
from cardroom.rules.refused import Refused
from cardroom.store.row_changes import name_key
from cardroom.store.rows import KeepMatter, Matter
from cardroom.table.values.kinds import PrivateMoney

KIND: Final = "private_game"
LINKS_KNOWN: Final = 20
"""The number of renewed links that are remembered, so that a player with one can be told so."""


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """A member of a private game.

    `removed`: the host has removed the member and not let them back; `why`: the host's reason.
    """

    name: str
    at_ms: int
    guest: bool = False
    removed: bool = False
    why: str = ""


class PrivateGame(msgspec.Struct, frozen=True):
    """One private game; `table` is its table's id, `host` the player whose it is now.

    Only hashes of links are saved; `link` is the one that is good until `link_until_ms`, `old_links` are those before
    it. `results` are what each player has won or lost, in cents, once the game is over (`closed_ms`): their sum is
    zero.
    """

    table: str
    name: str
    host: str
    money: PrivateMoney
    at_ms: int
    link: str
    link_until_ms: int
    old_links: tuple[str, ...] = ()
    members: dict[str, Member] = {}
    paused: str = ""
    closed_ms: int = 0
    why: str = ""
    results: dict[str, int] = {}

    def role_of(self, player: str) -> GameRole:
        """Return the player's role in this game."""
        member = self.members.get(player)
        if member is None:
            return "stranger"
        if player == self.host:
            return "host"
        return "removed" if member.removed else "player"

    @property
    def at_game(self) -> int:
        """Return how many members may be there; those who were removed are not counted."""
        return sum(not member.removed for member in self.members.values())

    def has_name_like(self, name: str) -> bool:
        """Whether a member who may be there has this name, or one that looks the same."""
        looks = looks_of(name)
        return any(looks & looks_of(member.name) for member in self.members.values() if not member.removed)

    def keeping(self) -> KeepMatter:
        """Return the change that saves its current state."""
        body = msgspec.to_builtins(self)
        return KeepMatter(Matter(KIND, self.table, self.host, self.at_ms, not self.closed_ms, body))

    def check_link(self, link: str, now_ms: int) -> None:
        """Refuse a link of this game that is no longer good: "link-renewed", "link-over", "private-over"."""
        if self.closed_ms:
            raise Refused("private-over", f"This game, {self.name}, is over.")
        if link in self.old_links:
            raise Refused(
                "link-renewed", "The host has made a new link to this game since; ask for that one."
            )
        if now_ms >= self.link_until_ms:
            raise Refused(
                "link-over", "This link was good for a time that is over; ask the host for a new one."
            )


def looks_of(name: str) -> frozenset[str]:
    """Return two keys of a name: names that differ only in case, or in letters that look alike, share one of them."""
    return frozenset((f"seen {skeleton(name)}", f"read {name_key(name)}"))


def link_hash(secret: str) -> str:
    """Return the hash that is saved of the secret in an invitation link."""
    return hashlib.sha256(secret.strip().encode("utf-8", "replace")).hexdigest()
