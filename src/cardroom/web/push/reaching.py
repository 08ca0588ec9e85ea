"""Connections only to public addresses: a name that leads into the operator's own network is not followed."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterable
from typing import Final

import httpcore

AddressCheck = Callable[[str], bool]

INTO_IPV4: Final = tuple(
    [ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
)
"""Ranges of IPv6 that lead to an IPv4 address which is not checked here."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to a machine on the public internet."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif any(ip in network for network in INTO_IPV4):
            return False
    return ip.is_global and not ip.is_multicast


class PublicOnly(httpcore.SyncBackend):
    """Looks a name up, and connects to the very address that was checked: two look-ups could give two answers."""

    def __init__(self, may_reach: AddressCheck = is_public) -> None:
        super().__init__()
        self._may_reach = may_reach

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.NetworkStream:
        """Connect to a host. Raises `httpcore.ConnectError` where no address of the host may be reached."""
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as fault:
            raise httpcore.ConnectError(f"{host} is not known: {fault}") from fault
        addresses = [str(one[4][0]) for one in found if self._may_reach(str(one[4][0]))]
        if not addresses:
            raise httpcore.ConnectError(f"{host} has no address that may be reached")
        for address in addresses[:-1][:1]:
            try:
                return super().connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue  # IPv6 that leads nowhere, mostly
        return super().connect_tcp(addresses[-1], port, timeout, local_address, socket_options)
