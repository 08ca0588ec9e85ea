"""What can go wrong between the room and its store."""

from __future__ import annotations

from typing import Final


class StoreFault(Exception):
    """A commit did not happen, or nobody can say that it did. `code` is a stable message id."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class StoreRefused(StoreFault):
    """This commit broke a rule of the store (a name taken, a gap in a journal, an account below zero).

    Nothing of it was stored; other commits are not touched by it.
    """


class StoreFenced(StoreRefused):
    """Another process has taken the stream over that this commit would have gone on with."""


class StoreFailed(StoreFault):
    """The disk failed. Nothing is acknowledged after it, and what was under way may or may not be stored.

    A failed flush is never tried again (the kernel may have dropped the pages): the room stops telling,
    exits, and learns at its next start what is there.
    """


class StoreUnusable(StoreFault):
    """The store cannot be opened as it is: in use by another room, readable by others, or not a store."""


class StoreAway(StoreUnusable):
    """The server cannot be reached just now: the same question may be put again when it is back."""


MADE_BY_ANOTHER: Final = (
    "A Cardroom before version 0.8.0 made it, or it is damaged. What was made before 0.8.0 is opened by the program "
    "that made it alone: keep the two together, and give this one a place of its own (--data). If version 0.8.0 or a "
    "later one made it, put a backup back."
)
"""What to do with a folder or database that is a room's, and not as this program or one since 0.8.0 writes it."""


def first_line(fault: Exception) -> str:
    """What a driver's exception says, without the lines behind it: those quote rows, and rows hold seeds and names."""
    return next(iter(str(fault).splitlines()), "")
