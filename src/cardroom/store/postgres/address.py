"""Where a PostgreSQL store is: an address whose password is shown to nobody."""

from __future__ import annotations

from typing import Final
from urllib.parse import SplitResult, urlsplit

from cardroom.store.faults import StoreUnusable

SCHEMES: Final = ("postgresql", "postgres")


class Address:
    """`postgresql://user:password@host:port/database`. Printed it lacks password and query."""

    __slots__ = ("shown", "url")

    def __init__(self, url: str) -> None:
        """Raises `StoreUnusable` for a text that is no such address; what it says does not repeat the text."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = SplitResult("", "", "", "", ""), None
        database = parts.path.removeprefix("/")
        if parts.scheme not in SCHEMES or not database or "/" in database:
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
    """Whether a text is meant as the address of a server, and not as a folder."""
    return "://" in text
