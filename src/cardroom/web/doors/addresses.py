"""Whom a network address stands for when it is counted at the doors."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

HOME_BITS: Final = 64
"""What a provider gives one home of IPv6 (RFC 6177): whoever has one address there has all of them."""


@lru_cache(maxsize=8192)
def counted_as(address: str) -> str:
    """What an address is counted as: an IPv6 address as its /64, an IPv4 address in IPv6's clothes as itself."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> (128 - HOME_BITS) << (128 - HOME_BITS))}/{HOME_BITS}"


class Networks:
    """Addresses and whole networks ("10.0.0.0/8") that somebody named."""

    def __init__(self, named: Iterable[str]) -> None:
        """Raises ValueError, with the name in it, for what is neither an address nor a network."""
        self._networks: tuple[IPv4Network | IPv6Network, ...] = tuple(ip_network(one) for one in named)

    def have(self, address: str) -> bool:
        """Whether an address is one of them."""
        if not self._networks:
            return False
        try:
            known = ip_address(address)
        except ValueError:
            return False
        if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        return any(known in network for network in self._networks)
