"""The secret that all processes of a room share where what they say over the bus is sealed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardroom.bus.bus_protocol import BusUnusable

SHORTEST: Final = 32
"""The fewest characters of a secret: it is drawn by a machine, nobody types it."""
OTHERS: Final = 0o007
"""The bits of a file's mode that give it to everybody."""

HOW: Final = "make one with `openssl rand -hex 32`, and give the same to every process of the room"


class BusSecret:
    """Keeps a secret; it is never printed."""

    __slots__ = ("material",)

    def __init__(self, text: str) -> None:
        """Raises `BusUnusable` for one that is too short; the message does not repeat it."""
        self.material = text.strip().encode()
        if len(self.material) < SHORTEST:
            raise BusUnusable(f"the secret of the bus has fewer than {SHORTEST} characters: {HOW}")

    def __repr__(self) -> str:
        return "BusSecret(...)"


def read_secret(path: Path) -> BusSecret:
    """Return the secret in a file. Raises `BusUnusable` for a file that cannot be read, or that everybody can read."""
    try:
        mode, text = path.stat().st_mode, path.read_text()
    except (OSError, UnicodeDecodeError) as fault:
        why = fault.strerror if isinstance(fault, OSError) else "it is no text"
        raise BusUnusable(f"the secret of the bus cannot be read: {path}: {why}") from None
    if mode & OTHERS:
        raise BusUnusable(f"the secret of the bus is open to everybody on this machine: chmod o= {path}")
    return BusSecret(text)
