"""`cardroom` with a planted fault: a worker takes houses whoever holds them, and goes on with houses that it has lost."""

from __future__ import annotations

from cardroom.cli.main import app
from cardroom.store.postgres import grouping, server_leases

_FENCE = "AND fences.epoch = now.epoch AND fences.seq = now.was "
_fenced = grouping._statement


def _unfenced(*kinds: object) -> str:
    return _fenced(*kinds).replace(_FENCE, "")  # type: ignore[arg-type]  # they are those of the statement


def main(*words: str) -> None:
    """The program."""
    server_leases.held_families = lambda *_: []  # type: ignore[assignment]  # the planted fault
    server_leases.are_held = lambda *_: True  # type: ignore[assignment]  # the planted fault
    grouping._statement = _unfenced  # type: ignore[assignment]  # the planted fault
    app(words, prog_name="cardroom")
