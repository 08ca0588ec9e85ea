"""The address that a room listens on, taken before anything else is made."""

from __future__ import annotations

import errno
import socket
from contextlib import ExitStack
from typing import Final

BACKLOG: Final = 128
"""The maximum number of connections that wait to be accepted.

All of them are accepted at once, while the tables wait. The system makes further ones try again in a second.
"""


class CannotListen(Exception):
    """The address cannot be used; the message says why and what to do."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen on every address of a host. Raises `CannotListen`."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as fault:
        raise CannotListen(f"--host {host}: is no address of this machine ({fault.strerror})") from fault
    with ExitStack() as opened:
        sockets = []
        for family, _, _, _, address in dict.fromkeys(found):
            one = opened.enter_context(socket.socket(family, socket.SOCK_STREAM))
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                one.bind(address)
                one.listen(BACKLOG)
            except OSError as fault:
                raise CannotListen(_reason(host, port, fault)) from fault
            one.setblocking(False)
            sockets.append(one)
        opened.pop_all()
    return sockets


def _reason(host: str, port: int, fault: OSError) -> str:
    if fault.errno == errno.EADDRINUSE:
        return (
            f"port {port} of {host} is taken by another program: stop that one, or choose another with --port"
        )
    if fault.errno == errno.EACCES:
        return f"port {port} is not open to this user: choose one above 1023 with --port"
    if fault.errno == errno.EADDRNOTAVAIL:
        return f"--host {host}: is no address of this machine"
    return f"port {port} of {host} cannot be opened: {fault.strerror}"
