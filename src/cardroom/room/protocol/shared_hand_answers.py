"""Hands shown by links, and players found by name: what is answered there. Times in milliseconds since 1970 (UTC)."""

from __future__ import annotations

import msgspec


class SharedLink(msgspec.Struct):
    """A link that was made: its id, and the secret that opens it, which is told this once."""

    share: str
    secret: str


class ShareRow(msgspec.Struct):
    """One of your links that are good: which hand it shows, since when, and whether it names the players."""

    share: str
    hand: str
    at_ms: int
    with_names: bool


class ShareRows(msgspec.Struct):
    """Your links that are good, newest first."""

    shares: tuple[ShareRow, ...]


class FoundTable(msgspec.Struct):
    """A table where a player sits who may be found by name."""

    table: str
    name: str
    house: str
    game: str
    form: str
    stake: str


class FoundPlayer(msgspec.Struct):
    """A player who allows to be found by name, and where that player sits now."""

    name: str
    tables: tuple[FoundTable, ...]
