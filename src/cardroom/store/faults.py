"""The faults that can occur between the room and its store."""

from __future__ import annotations

from typing import Final

CHANGED_MEANWHILE: Final = "changed-meanwhile"
"""The code of a refused change that rests on a row which another process has changed since it was read."""

NOT_MOVED: Final = "not-moved", "a statement that moves money touched no row"
"""The refusal of a commit of which a statement did nothing, where it had to move money, a ticket or a voucher."""


class StoreFault(Exception):
    """A commit did not happen, or its outcome is unknown. `code` is a stable message id."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class StoreRefused(StoreFault):
    """This commit broke a rule of the store (a name taken, a gap in a journal, an account below zero).

    Nothing of it was stored; other commits are not affected.
    """


class StoreFenced(StoreRefused):
    """Another process has taken over the stream that this commit continues."""


class StoreFailed(StoreFault):
    """The disk failed. Nothing is acknowledged after it; commits in progress may or may not be stored.

    A failed flush is never retried (the kernel may have dropped the pages): the room stops acknowledging, exits, and
    learns at its next start what was stored.
    """


class StoreUnusable(StoreFault):
    """The store cannot be opened as it is: in use by another room, readable by others, or not a store."""


class StoreAway(StoreUnusable):
    """The server cannot be reached now; the question can be repeated when it is back."""


MADE_BY_ANOTHER: Final = (
    "A Cardroom before version 0.8.0 made it, or it is damaged. What was made before 0.8.0 is opened by the program "
    "that made it alone: keep the two together, and give this one a place of its own (--data). If version 0.8.0 or a "
    "later one made it, put a backup back."
)
"""The advice for a room's folder or database that was not written by this program or a version since 0.8.0."""


def first_line(fault: Exception) -> str:
    """The first line of a driver's exception, up to where it quotes a row as SQLite does of a text that is none; the lines
    after it quote rows too, and rows contain seeds and names.
    """
    return next(iter(str(fault).splitlines()), "").partition(" with text ")[0]
