"""The error of a room that cannot be opened, for a reason other than its store."""

from __future__ import annotations


class RoomUnusable(Exception):
    """The room cannot be opened as it is set up. `code` is a stable message id, `message` says what to do."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
