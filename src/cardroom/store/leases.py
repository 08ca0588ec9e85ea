"""Leases: each stream is held by one process, which proves it in every commit.

A process holds streams under its name (`node`), each with an epoch that every change of hands raises. On a server its
lease runs so long, by the server's time, and is renewed by one heartbeat for all its streams. In a folder it runs as long
as the process, whose lock on the folder the system releases.
"""

from __future__ import annotations

import os
import re
import secrets
import socket
from typing import Final

import msgspec

LEASE_MS: Final = 5_000
"""How long a process on a server is waited for that is not heard of: its streams are free behind that."""
BEAT_SECONDS: Final = LEASE_MS / 4000
"""The interval of heartbeats: three may be late before a lease ends."""


class Lease(msgspec.Struct, frozen=True):
    """The streams that one process holds: `streams` of them, the oldest `since_ms`, under epochs up to `epoch`; on a server
    with the `houses` among them.

    `left_ms` is how much longer the lease runs unless it is renewed: below 0 it has ended, and None means as long as the
    process. A process that has ended in order leaves its name with what it held, and 0.
    """

    node: str
    streams: int
    epoch: int
    since_ms: int
    left_ms: int | None
    houses: tuple[str, ...] = ()


def node_name() -> str:
    """A name for this process: machine, process, and four letters that no other start has."""
    return f"{machine_name()}:{os.getpid()}:{secrets.token_hex(4)}"


def machine_name() -> str:
    """The name of this machine, as one word."""
    return re.sub(r"[^A-Za-z0-9-]", "-", socket.gethostname())[:40] or "machine"
