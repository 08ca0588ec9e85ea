"""The frames in which a process says something over a bus outside it: as they are, or sealed (`sealed_frames`)."""

from __future__ import annotations

from typing import Final, Protocol

SEALED: Final = b"\xc1sea"
"""The beginning of a sealed frame. No message of ours begins so: it is neither JSON's nor msgpack's."""


class Frames(Protocol):
    """Makes frames of what is said, and opens those that come. A frame that cannot be opened is None, and counted."""

    unopened: int
    """The frames that could not be opened; it never decreases."""
    untimely: int
    """Those of them that were sealed with this process's secret, but not within the last minute by its clock, or were heard
    before.
    """

    def told(self, subject: str, data: bytes) -> bytes:
        """Return the frame of a message."""

    def hear_told(self, subject: str, frame: bytes) -> bytes | None:
        """Return a message out of its frame. Its own number says whether it was heard before."""

    def question(self, subject: str, data: bytes) -> bytes:
        """Return the frame of a question."""

    def hear_question(self, subject: str, frame: bytes) -> bytes | None:
        """Return a question out of its frame; sealed ones are heard once."""

    def answer(self, subject: str, question: bytes, data: bytes) -> bytes:
        """Return the frame of the answer to the question in a frame."""

    def hear_answer(self, subject: str, question: bytes, frame: bytes) -> bytes | None:
        """Return the answer to the question in a frame, and to no other."""


class OpenFrames:
    """See `Frames`. Everything is said as it is; what others have sealed is not heard."""

    def __init__(self) -> None:
        self.unopened = self.untimely = 0

    def told(self, _subject: str, data: bytes) -> bytes:
        """See `Frames`."""
        return data

    def hear_told(self, _subject: str, frame: bytes) -> bytes | None:
        """See `Frames`."""
        if frame[: len(SEALED)] != SEALED:
            return frame
        self.unopened += 1
        return None

    def question(self, _subject: str, data: bytes) -> bytes:
        """See `Frames`."""
        return data

    def hear_question(self, subject: str, frame: bytes) -> bytes | None:
        """See `Frames`."""
        return self.hear_told(subject, frame)

    def answer(self, _subject: str, _question: bytes, data: bytes) -> bytes:
        """See `Frames`."""
        return data

    def hear_answer(self, subject: str, _question: bytes, frame: bytes) -> bytes | None:
        """See `Frames`."""
        return self.hear_told(subject, frame)
