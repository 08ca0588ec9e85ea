"""What a world tells over HTTP."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx

from cardroom.histories.history_faults import BrokenHistory
from cardroom.room.protocol.responses import HandBody
from cardroom.room.room import Room
from cardroom.table.events import AnyEvent
from cardroom.table.model.view import TableTerms
from cardroom.web.app import Application
from cardroom.web.doors import process_figures
from cardroom.web.doors.web_settings import Doors, Rate, Settings

PLENTY = Rate(1_000_000, 1_000_000)
WIDE = Doors(reads=PLENTY, work=PLENTY, pages=PLENTY, not_play=PLENTY)
"""The worlds' clock stands still, so that what an address has used up would never come back."""

MEASURED = re.compile(
    r"^(# \w+ )?(cardroom_\w+_seconds|cardroom_disk|cardroom_commit|process_).*\n", re.MULTILINE
)
"""How long things took on this machine, how far its disk is behind, and how full it is: not the same in any two worlds,
and of no card.
"""

_applications: list[Application] = []


async def fetched(room: Room, folder: Path, path: str) -> str:
    """Status, length and text of an answer; of figures those that could be of cards."""
    if not _applications:
        _applications.append(Application(room, Settings(data=folder, hosts=("room",), doors=WIDE)))
    process_figures.KEPT_SECONDS = 0.0  # figures of one world are not shown in the next
    application = _applications[0]
    application.api.state.room = room
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(application), base_url="http://room"
    ) as client:
        # Uncompressed: what a seal compresses to is chance. The number of bytes is part of what a viewer learns.
        response = await client.get(path, headers={"accept-encoding": "identity"})
    text = MEASURED.sub("", response.text) if path == "/metrics" else response.text
    length = len(text) if path == "/metrics" else response.headers.get("content-length")
    return f"{response.status_code} {length} {text}"


def as_file(write: Callable[[TableTerms, tuple[AnyEvent, ...]], str | bytes], body: HandBody) -> str:
    """A hand as a file; what HTTP answers where it cannot be written."""
    try:
        return repr(write(body.terms, body.events))
    except (AssertionError, BrokenHistory) as fault:
        return f"500 {fault}"
