"""Network addresses: whom one stands for when it is counted, and what belongs to a network that somebody named."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network
HOME_BITS: Final = 64
"""What a provider gives one home of IPv6 (RFC 6177): whoever has one address there has all of them."""
MAPPED_BITS: Final = 96
"""Of an IPv4 address in IPv6's clothes (::ffff:192.0.2.1) the bits before the address itself."""


@lru_cache(maxsize=8192)
def counted_as(address: str) -> str:
    """What an address is counted as: an IPv6 address as its /64, an IPv4 address in IPv6's clothes as itself."""
    known = _read(address)
    if known is None:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    return f"{IPv6Address(int(known) >> (128 - HOME_BITS) << (128 - HOME_BITS))}/{HOME_BITS}"


def network_named(text: str) -> Network:
    """The network that somebody named, or that an address belongs to: of IPv6 a home at least, of IPv4 in IPv6's
    clothes the IPv4 network. Raises ValueError for what is neither address nor network.
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
        """Raises ValueError, with the name in it, for what is neither an address nor a network."""
        self._networks: tuple[Network, ...] = tuple(ip_network(one) for one in named)

    def have(self, address: str) -> bool:
        """Whether an address is one of them."""
        known = _read(address) if self._networks else None
        return known is not None and any(known in network for network in self._networks)


class Venues:
    """Places with many people behind one address, a club or a hotel: such an address may do so many times as much."""

    def __init__(self, named: Iterable[str] = (), times: int = 1) -> None:
        """Raises ValueError for what is neither an address nor a network."""
        self._networks = tuple(network_named(one) for one in named)
        self._times = times

    def have(self, address: str) -> bool:
        """Whether an address, or what it is counted as, is one of a venue."""
        known = _read(address.partition("/")[0]) if self._networks else None
        return known is not None and any(known in network for network in self._networks)

    def meets(self, network: str) -> bool:
        """Whether a network has an address in common with a venue."""
        found = ip_network(network)
        return any(one.version == found.version and one.overlaps(found) for one in self._networks)

    def times(self, address: str) -> int:
        """How many times as much as a home's an address may do."""
        return self._times if self.have(address) else 1


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        return known.ipv4_mapped
    return known
