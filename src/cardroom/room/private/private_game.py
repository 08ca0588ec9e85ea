"""What is kept of a private game beside its table and its chips: who may be there, and by which link they come."""

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
"""So many links that were renewed are known still, to say so to whoever brings one."""


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at a private game. `removed`: by the host, who has not let the person back; `why` is what the host said."""

    name: str
    at_ms: int
    guest: bool = False
    removed: bool = False
    why: str = ""


class PrivateGame(msgspec.Struct, frozen=True):
    """One private game; `table` is its table's id, `host` whose it is now. Of links only hashes are kept; `link` is the
    one that is good until `link_until_ms`, `old_links` are those before it.

    `results` are what each has won or lost, in cents, once it is over (`closed_ms`): they come to zero.
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
        """What somebody is to this game."""
        member = self.members.get(player)
        if member is None:
            return "stranger"
        if player == self.host:
            return "host"
        return "removed" if member.removed else "player"

    @property
    def at_game(self) -> int:
        """How many may be there: whoever was removed takes nobody's place."""
        return sum(not member.removed for member in self.members.values())

    def has_name_like(self, name: str) -> bool:
        """Whether somebody who may be there is called so, or looks the same."""
        looks = looks_of(name)
        return any(looks & looks_of(member.name) for member in self.members.values() if not member.removed)

    def keeping(self) -> KeepMatter:
        """What keeps it as it stands now."""
        body = msgspec.to_builtins(self)
        return KeepMatter(Matter(KIND, self.table, self.host, self.at_ms, not self.closed_ms, body))

    def check_link(self, link: str, now_ms: int) -> None:
        """Refuse a link of this game that opens no door any more: "link-renewed", "link-over", "private-over"."""
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
    """What two names have in common that are the same to the eye: in any case, or in letters that look alike. Two."""
    return frozenset((f"seen {skeleton(name)}", f"read {name_key(name)}"))


def link_hash(secret: str) -> str:
    """What is kept of the secret in an invitation link."""
    return hashlib.sha256(secret.strip().encode("utf-8", "replace")).hexdigest()
