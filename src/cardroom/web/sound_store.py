"""The store of a room that starts: looked over, then opened."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import structlog

from cardroom.store.engines.store_location import AnyStore, check_sound, open_place
from cardroom.store.faults import StoreFault, StoreUnusable, first_line
from cardroom.web.doors.web_settings import Settings

_log = structlog.get_logger("cardroom.serve")


def sound_store(
    settings: Settings,
    loop: asyncio.AbstractEventLoop,
    node: str | None = None,
    families: Sequence[str] = (),
) -> AnyStore:
    """Open the store after checking it, as the process `node`, for these `families` alone if any are named.

    Raises `StoreUnusable` for one that is damaged.
    """
    place = settings.store or settings.data
    began = time.perf_counter()
    try:
        check_sound(place)
    except StoreUnusable as fault:
        if not settings.despite_damage:
            raise
        _log.critical("store_damaged", fault=fault.message)
    _log.info("store_looked_over", ms=round((time.perf_counter() - began) * 1000))
    return open_place(place, loop, take_over=settings.take_over, node=node, families=families)


def not_written(settings: Settings, fault: Exception) -> StoreFault:
    """Return the fault that ends a start for rows that no room has written, with a message."""
    if isinstance(fault, StoreFault):
        return fault
    place = settings.store or settings.data
    words = (
        f"{place}: holds what no room wrote there ({type(fault).__name__}: {first_line(fault)}). "
        "`cardroom audit` tells where. Put the newest backup in its place (docs/deploying.md, Backup and restore)."
    )
    return StoreUnusable("store-damaged", words)
