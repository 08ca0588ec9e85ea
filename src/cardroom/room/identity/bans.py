"""Bans of accounts, name patterns and addresses. Each ban ends by itself or is lifted, and is a row."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network
from typing import Final, Literal

import msgspec

from cardroom.room.identity.confusable_names import bare
from cardroom.room.identity.person import Person
from cardroom.room.runtime.network_addresses import Network, Networks, Venues, network_named
from cardroom.room.runtime.open_matters import OpenMatters
from cardroom.rules.refused import Refused
from cardroom.store.rows import KeepMatter, Matter

BanKind = Literal["account", "name", "address"]
BANNED: Final = "ban"
LIFTED: Final = "lift_ban"
KIND: Final = "ban"
ANY: Final = "*"
MIN_LETTERS: Final = 3
"""A pattern with fewer letters would fit half of all names."""
WIDEST: Final = {4: 16, 6: 32}
"""The shortest prefix by IP version: a shorter one would cover whole countries."""
OF_MACHINES: Final = (IPv4Network("127.0.0.0/8"), IPv4Network("0.0.0.0/8"), IPv6Network("::/64"))
"""Addresses of the machine itself: behind a proxy that the room does not know everybody comes from there."""


class Ban(msgspec.Struct, frozen=True):
    """One ban: a player's id, a pattern of names, or a network; who gave it, when, why, and until when (0: until it is
    lifted). `what` of an address is "" once the ban is over: an address is stored no longer than it is needed.
    """

    id: str
    kind: BanKind
    what: str
    by: str
    at_ms: int
    until_ms: int
    reason: str
    lifted: bool = False

    def holds(self, now_ms: int) -> bool:
        """Whether the ban keeps anybody out at this time."""
        return not self.lifted and (not self.until_ms or now_ms < self.until_ms)


class Bans:
    """All bans that may hold, by id. Only a ban of their account keeps staff out: no pattern locks the house out."""

    def __init__(self, venues: Venues = Venues()) -> None:
        self.all = OpenMatters(KIND, Ban)
        self.venues = venues

    def on(self, player: str, name: str, role: str, addresses: Iterable[str], now_ms: int) -> Ban | None:
        """Return the ban that keeps a person out, None if nothing does. Without an account `player` is ""."""
        if not self.all:
            return None
        found = [one for one in self.all.values() if one.holds(now_ms)]
        if role != "player":
            found = [one for one in found if one.kind == "account"]
        places = tuple(addresses)
        return next((one for one in found if _covers(one, player, name, places)), None)

    def check(self, person: Person, now_ms: int, clauses: tuple[str, ...], *addresses: str) -> None:
        """Refuse ("banned") a person who is banned, or who comes from a banned address."""
        _refuse(self.on(person.id, person.name, person.role, addresses, now_ms), clauses)

    def check_new(self, name: str, address: str, now_ms: int, clauses: tuple[str, ...]) -> None:
        """The same for a person who has no account yet."""
        _refuse(self.on("", name, "player", (address,), now_ms), clauses)

    def keep(self, ban: Ban) -> tuple[KeepMatter, ...]:
        """Put a ban into effect; return its row. A lifted ban leaves the list, and its row has no address."""
        if ban.lifted:
            self.all.pop(ban.id, None)
            ban = msgspec.structs.replace(ban, what="") if ban.kind == "address" else ban
        else:
            self.all[ban.id] = ban
        about = ban.what if ban.kind == "account" else ""
        return (KeepMatter(Matter(KIND, ban.id, about, ban.at_ms, not ban.lifted, msgspec.to_builtins(ban))),)


def pattern_of(text: str) -> str:
    """Return a pattern of names as it is stored. Refuses ("ban-too-wide") one that would fit nearly every name."""
    pattern = ANY.join(part.strip() for part in text.strip().split(ANY))
    while ANY * 2 in pattern:
        pattern = pattern.replace(ANY * 2, ANY)
    if sum(len(bare(part)) for part in pattern.split(ANY)) < MIN_LETTERS:
        words = (
            f"A pattern needs {MIN_LETTERS} letters at least; that one would keep out half of all players."
        )
        raise Refused("ban-too-wide", words)
    return pattern


def network_of(text: str) -> str:
    """Return an address or network as stored, of IPv6 a /64 at least. Refuses "ban-no-address", "ban-too-wide"."""
    try:
        network: Network = network_named(text)
    except ValueError:
        words = "Give an address or a network, such as 203.0.113.7 or 203.0.113.0/24."
        raise Refused("ban-no-address", words) from None
    if network.prefixlen < WIDEST[network.version]:
        raise Refused("ban-too-wide", "That network is so wide that it would keep out whole countries.")
    if is_of_machines(str(network)):
        raise Refused(
            "ban-everybody",
            "That address is this machine itself; a ban of it would keep out everybody or nobody.",
        )
    if isinstance(network, IPv4Network) and network.prefixlen == network.max_prefixlen:
        return str(network.network_address)
    return str(network)


def is_of_machines(network: str) -> bool:
    """Whether an address or a network overlaps the addresses of the machine itself."""
    try:
        found = network_named(network)
    except ValueError:
        return False
    return any(found.version == one.version and found.overlaps(one) for one in OF_MACHINES)


def fits(pattern: str, name: str) -> bool:
    """Whether a name fits a pattern, whose stars stand for anything. Names that look the same count as the same, and
    marks, spaces and signs between letters are ignored.
    """
    first, *others = _parts(pattern)
    text = bare(name)
    if not others:
        return text == first
    *middle, last = others
    if not text.startswith(first):
        return False
    at = len(first)
    for part in middle:  # each at its first position: that leaves the most for the others
        found = text.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return len(text) - at >= len(last) and text.endswith(last)


@lru_cache(maxsize=1024)
def _parts(pattern: str) -> tuple[str, ...]:
    return tuple(bare(part) for part in pattern.split(ANY))


@lru_cache(maxsize=1024)
def _networks(network: str) -> Networks:
    return Networks((network,))


def _covers(ban: Ban, player: str, name: str, addresses: tuple[str, ...]) -> bool:
    if ban.kind == "account":
        return ban.what == player
    if ban.kind == "name":
        return fits(ban.what, name)
    return any(_networks(ban.what).have(address) for address in addresses)


def _refuse(ban: Ban | None, clauses: tuple[str, ...]) -> None:
    if ban is None:
        return
    words = "The house doesn't let you in for now; ask its staff."
    raise Refused("banned", words, clauses, {"until_ms": ban.until_ms})
