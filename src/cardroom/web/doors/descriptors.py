"""File descriptors: every connection takes one, and the system gives a process few unless it asks for more."""

from __future__ import annotations

import resource
from typing import Final

OUR_OWN: Final = 256
"""The descriptors for the store, its reader threads, the client's files and the log."""

ENOUGH: Final = 65_536


def raise_descriptors() -> int:
    """Ask for as many open files as this process may have without root; return how many it has now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def most_descriptors() -> int:
    """Return how many open files a room could have here."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if hard == resource.RLIM_INFINITY else hard
