"""The command `cardroom`, as `tests/forks.py` begins it: with everything loaded and every table of a start computed."""

from __future__ import annotations

from cardroom.cli.main import app
from cardroom.web.gateway import serve_gateway
from cardroom.web.standing_by import make_ready

PROCESSES = (serve_gateway,)
"""Loaded for the roles that a room is opened in."""


def ready() -> None:
    """Compute what each start computes."""
    make_ready()


def main(*words: str) -> None:
    """The program."""
    app(words, prog_name="cardroom")
