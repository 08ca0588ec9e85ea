"""The address of a PostgreSQL store; its password is never shown."""

from __future__ import annotations

from typing import Final
from urllib.parse import SplitResult, urlsplit

from cardroom.store.faults import StoreUnusable

SCHEMES: Final = ("postgresql", "postgres")


class Address:
    """`postgresql://user:password@host:port/database`, printed without password and query."""

    __slots__ = ("shown", "url")

    def __init__(self, url: str) -> None:
        """Raises `StoreUnusable` for an invalid address; the message does not repeat the text."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = SplitResult("", "", "", "", ""), None
        database = parts.path.removeprefix("/")
        if parts.scheme not in SCHEMES or not database or "/" in database or parts.fragment or port == 0:
            raise StoreUnusable(
                "store-address",
                "the store's address is not one: it looks like postgresql://user@host:5432/database",
            )
        user = f"{parts.username}@" if parts.username else ""
        where = f"{parts.hostname or ''}:{port}" if port else parts.hostname or ""
        self.url = url
        self.shown = f"postgresql://{user}{where}/{database}"

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"

    def __str__(self) -> str:
        return self.shown


def is_address(text: str) -> bool:
    """Whether a text is meant as a server's address rather than as a folder."""
    return "://" in text
