"""The host names to which the room answers.

A page of another name that was made to lead here (DNS rebinding) gets nothing.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from cardroom.web.doors.web_settings import Settings

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
FORM: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s:/@?#\[\],]+)(:[0-9]{0,5})?")
"""A host name, an IPv4 address, or an IPv6 address in brackets; then the port."""
USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
"""The ports that browsers leave out of an origin."""
EVERY_NETWORK: Final = frozenset({"0.0.0.0", "::", ""})


class HostNames:
    """The hosts that are ours: those that the operator names, those of public origins, and the address listened on.

    `localhost` is always ours: no name server can give it to another. A room that listens on every network also answers
    to any numeric address, as DNS rebinding needs a name. Ports are ignored: proxies and containers change them.
    """

    def __init__(self, settings: Settings) -> None:
        self._named = {plain(host) for host in settings.hosts}
        self._named |= {plain(urlsplit(origin).netloc) for origin in settings.public_origins}
        self._named |= LOOPBACK
        self._named.discard("")  # an invalid name lets in no request with an invalid host
        self._any_number = settings.host in EVERY_NETWORK
        if not self._any_number:
            self._named.add(settings.host.lower())

    def has(self, headers: list[tuple[bytes, bytes]]) -> bool:
        """Whether a request names exactly one host, and that one is ours."""
        hosts = [value for name, value in headers if name == b"host"]
        if len(hosts) != 1:
            return False
        host = plain(hosts[0].decode("latin-1"))
        return host in self._named or (self._any_number and _is_number(host))


def plain(host: str) -> str:
    """Return a host without port, brackets, closing dot and capitals; "" for text that is no host."""
    form = FORM.fullmatch(host)
    return form[1].strip("[]").rstrip(".").lower() if form else ""


def is_host(name: str) -> bool:
    """Whether this is a valid host name for an operator to give."""
    return plain(name) != ""


def is_origin(text: str) -> bool:
    """Whether a browser may send exactly this origin: scheme, host in lower case, port if unusual."""
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
