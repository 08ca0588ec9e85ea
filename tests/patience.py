"""How long a test waits for what has to come. Who has it goes on at once, so that long patience costs nothing."""

from __future__ import annotations

PATIENCE_SECONDS = 60.0
"""Longer than the slowest machine takes: behind it a test says what it waited for in vain."""
SOON_SECONDS = 20.0
"""What stands against waiting without end, where there is something else that would take a minute."""
