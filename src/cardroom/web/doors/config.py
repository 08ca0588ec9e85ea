"""uvicorn's configuration with the room's limits in it, where the connections of both protocols find them."""

from __future__ import annotations

from typing import Any

import uvicorn

from cardroom.web.doors.gate import Gate
from cardroom.web.doors.keepalive import Keepalive
from cardroom.web.doors.web_settings import Doors


class GuardedConfig(uvicorn.Config):
    """The configuration of a guarded server.

    `gate` counts connections; `doors` are the limits of each; `keepalive` checks whether sockets' peers are there.
    """

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        self.gate = gate
        self.doors: Doors = gate.doors
        self.keepalive = Keepalive(gate.doors.ping_seconds)
        super().__init__(app, **options)


def guarded(config: uvicorn.Config) -> GuardedConfig:
    """Return the configuration with which a guarded connection was made."""
    assert isinstance(config, GuardedConfig), "guarded connections are made by a guarded server"
    return config
