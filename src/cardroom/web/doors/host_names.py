"""Which names the room answers to. A page of another name that was made to lead here (DNS rebinding) gets nothing."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from cardroom.web.doors.web_settings import Settings

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
FORM: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s:/@?#\[\],]+)(:[0-9]{0,5})?")
"""A name or a number of four parts, or one of IPv6 in brackets; then the port."""
USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
"""What browsers leave out of an origin."""
EVERY_NETWORK: Final = frozenset({"0.0.0.0", "::", ""})


class HostNames:
    """The hosts that are ours: those the operator names, those of public origins, and the address listened on.

    `localhost` always is: no name server can make it another's. A room that listens on every network also answers to
    any address written in numbers, for behind one no name can hide. Ports are not looked at: proxies and containers
    change them.
    """

    def __init__(self, settings: Settings) -> None:
        self._named = {plain(host) for host in settings.hosts}
        self._named |= {plain(urlsplit(origin).netloc) for origin in settings.public_origins}
        self._named |= LOOPBACK
        self._named.discard("")  # a name that is none lets in no request whose host is none
        self._any_number = settings.host in EVERY_NETWORK
        if not self._any_number:
            self._named.add(settings.host.lower())

    def has(self, headers: list[tuple[bytes, bytes]]) -> bool:
        """Whether a request names one host, once, and that one is ours."""
        hosts = [value for name, value in headers if name == b"host"]
        if len(hosts) != 1:
            return False
        host = plain(hosts[0].decode("latin-1"))
        return host in self._named or (self._any_number and _is_number(host))


def plain(host: str) -> str:
    """A host without its port, brackets, closing dot and capitals; "" for what is no host."""
    form = FORM.fullmatch(host)
    return form[1].strip("[]").rstrip(".").lower() if form else ""


def is_host(name: str) -> bool:
    """Whether this is the name of a host as an operator gives it."""
    return plain(name) != ""


def is_origin(text: str) -> bool:
    """Whether a browser may name an origin by exactly these letters: scheme, host in small letters, port if unusual."""
    scheme, _, host = text.partition("://")
    if scheme not in USUAL_PORTS or not is_host(host):
        return False
    return host == host.lower() and not host.endswith((":", USUAL_PORTS[scheme]))


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
