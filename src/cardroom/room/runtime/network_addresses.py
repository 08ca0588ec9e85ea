"""Network addresses: what each is counted as, and which belong to a network that somebody named."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network
HOME_BITS: Final = 64
"""The IPv6 prefix that a provider gives one home (RFC 6177): who has one address of it has all of them."""
MAPPED_BITS: Final = 96
"""The bits before the address in an IPv4-mapped IPv6 address (::ffff:192.0.2.1)."""


@lru_cache(maxsize=8192)
def counted_as(address: str) -> str:
    """Return what an address is counted as: an IPv6 address as its /64, an IPv4-mapped one as the IPv4 address."""
    known = _read(address)
    if known is None:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    return f"{IPv6Address(int(known) >> (128 - HOME_BITS) << (128 - HOME_BITS))}/{HOME_BITS}"


def network_named(text: str) -> Network:
    """Return the network that somebody named, or that an address belongs to: of IPv6 at least a /64, for an IPv4-mapped
    one the IPv4 network. Raises ValueError for a text that is neither address nor network.
    """
    found = ip_network(text.strip(), strict=False)
    if isinstance(found, IPv4Network):
        return found
    mapped = found.network_address.ipv4_mapped
    if mapped is not None and found.prefixlen >= MAPPED_BITS:
        return IPv4Network((int(mapped), found.prefixlen - MAPPED_BITS))
    return found if found.prefixlen <= HOME_BITS else found.supernet(new_prefix=HOME_BITS)


class Networks:
    """Addresses and whole networks ("10.0.0.0/8") that somebody named."""

    def __init__(self, named: Iterable[str]) -> None:
        """Raises ValueError, with the text in it, for a text that is neither an address nor a network."""
        self._networks: tuple[Network, ...] = tuple(ip_network(one) for one in named)

    def have(self, address: str) -> bool:
        """Whether an address is one of them."""
        known = _read(address) if self._networks else None
        return known is not None and any(known in network for network in self._networks)


class Venues:
    """Places with many people behind one address, a club or a hotel: the limits of such an address are multiplied."""

    def __init__(self, named: Iterable[str] = (), times: int = 1) -> None:
        """Raises ValueError for a text that is neither an address nor a network."""
        self._networks = tuple(network_named(one) for one in named)
        self._times = times

    def have(self, address: str) -> bool:
        """Whether an address, or what it is counted as, belongs to a venue."""
        known = _read(address.partition("/")[0]) if self._networks else None
        return known is not None and any(known in network for network in self._networks)

    def meets(self, network: str) -> bool:
        """Whether a network has an address in common with a venue."""
        found = ip_network(network)
        return any(one.version == found.version and one.overlaps(found) for one in self._networks)

    def times(self, address: str) -> int:
        """The factor by which an address may do more than that of a home."""
        return self._times if self.have(address) else 1


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        return known.ipv4_mapped
    return known
