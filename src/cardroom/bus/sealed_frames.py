"""Sealed frames: whoever has the bus and not the room's secret reads nothing there, and says nothing there.

AES-256-GCM. Each process draws a sign at its start and seals with a key of its own, made of the secret and the sign by
HKDF-SHA256; it counts its frames, and the count is the nonce, so that no nonce comes twice under a key. A frame is bound
to its kind and its subject, and an answer to its question.

A message is put into its frame with its number, so that one that is repeated, cut or left out is noticed as on any bus:
the number is the publisher's own. A question is heard once. A frame has the time at which it was sealed in it: what is
held back, or kept to be repeated to a process that starts later, is not heard after `FRESH_MS`. Frames are filled up to
whole steps of length, so that lengths tell less; subjects, times and numbers of frames are open.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from typing import Final, Literal

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from cardroom.bus.bus_frames import SEALED
from cardroom.bus.bus_secret import BusSecret

SIGN: Final = 16
"""The bytes that a process draws at its start."""
HEAD: Final = len(SEALED) + SIGN + 8
"""The open part of a frame: what it is, whose, and its count."""
STEP: Final = 64
"""The bytes to a multiple of which a frame is filled up."""
WINDOW: Final = 4096
"""A question that comes behind one that its process sealed so many frames later is not heard."""
TIME: Final = 6
"""The bytes before the data of a frame: the time at which it was sealed, in milliseconds."""
FRESH_MS: Final = 60_000
"""A frame that was sealed so long before the time at its hearer's, or behind it, is not heard: clocks of a room's machines
differ by less, and whoever asked has waited long enough.
"""
END: Final = b"\x80"
"""The byte behind the data of a frame; zeros fill it up."""

Kind = Literal[b"told", b"asks", b"says"]


class _Sender:
    """Knows another process's key, and the questions of it that were heard."""

    __slots__ = ("asked", "key", "newest")

    def __init__(self, key: AESGCM) -> None:
        self.key = key
        self.asked: set[int] = set()
        self.newest = 0

    def hear_once(self, count: int) -> bool:
        """Whether a question is heard for the first time; one that is too old may have been heard."""
        if count in self.asked or count <= self.newest - WINDOW:
            return False
        self.asked.add(count)
        self.newest = max(self.newest, count)
        if len(self.asked) > 2 * WINDOW:
            self.asked = {one for one in self.asked if one > self.newest - WINDOW}
        return True


class SealedFrames:
    """See `Frames`."""

    def __init__(self, secret: BusSecret, now_ms: Callable[[], int] | None = None) -> None:
        """`now_ms` tells the time of all machines, in milliseconds: this one's clock unless another is given."""
        self._secret = secret
        self._now_ms = now_ms or _clock_ms
        self._sign = os.urandom(SIGN)
        self._key = self._key_of(self._sign)
        self._count = 0
        self._senders: dict[bytes, _Sender] = {}
        self.unopened = self.untimely = 0

    def _key_of(self, sign: bytes) -> AESGCM:
        made = HKDF(SHA256(), 32, salt=None, info=b"cardroom bus 1 " + sign).derive(self._secret.material)
        return AESGCM(made)

    # ------------------------------------------------------------------ what is said

    def told(self, subject: str, data: bytes) -> bytes:
        """See `Frames`."""
        return self._sealed(b"told", subject, data, b"")

    def question(self, subject: str, data: bytes) -> bytes:
        """See `Frames`."""
        return self._sealed(b"asks", subject, data, b"")

    def answer(self, subject: str, question: bytes, data: bytes) -> bytes:
        """See `Frames`."""
        return self._sealed(b"says", subject, data, question[:HEAD])

    def _sealed(self, kind: Kind, subject: str, data: bytes, about: bytes) -> bytes:
        self._count += 1
        count = self._count.to_bytes(8)
        filled = b"".join((self._now_ms().to_bytes(TIME), data, END, bytes(-(TIME + len(data) + 1) % STEP)))
        head = b"".join((SEALED, self._sign, count))
        return head + self._key.encrypt(_nonce(count), filled, _bound(kind, subject, about))

    # ------------------------------------------------------------------ what is heard

    def hear_told(self, subject: str, frame: bytes) -> bytes | None:
        """See `Frames`."""
        return self._opened(b"told", subject, frame, b"")

    def hear_question(self, subject: str, frame: bytes) -> bytes | None:
        """See `Frames`."""
        data = self._opened(b"asks", subject, frame, b"")
        if data is None:
            return None
        sender = self._senders[frame[len(SEALED) : len(SEALED) + SIGN]]
        if sender.hear_once(int.from_bytes(frame[HEAD - 8 : HEAD])):
            return data
        self.unopened, self.untimely = self.unopened + 1, self.untimely + 1
        return None

    def hear_answer(self, subject: str, question: bytes, frame: bytes) -> bytes | None:
        """See `Frames`."""
        return self._opened(b"says", subject, frame, question[:HEAD])

    def _opened(self, kind: Kind, subject: str, frame: bytes, about: bytes) -> bytes | None:
        """Return the data of a frame; None, and counted, where it is not one of that kind, on that subject, about that and
        of now.
        """
        sign, count = frame[len(SEALED) : HEAD - 8], frame[HEAD - 8 : HEAD]
        if len(frame) > HEAD and frame[: len(SEALED)] == SEALED:
            sender = self._senders.get(sign)
            key = sender.key if sender is not None else self._key_of(sign)
            with contextlib.suppress(InvalidTag):
                filled = key.decrypt(_nonce(count), frame[HEAD:], _bound(kind, subject, about))
                if sender is None:  # a sign that somebody made up is not kept
                    self._senders[sign] = _Sender(key)
                if abs(self._now_ms() - int.from_bytes(filled[:TIME])) < FRESH_MS:
                    return filled[TIME : filled.rindex(END)]
                self.untimely += 1
        self.unopened += 1
        return None


def _clock_ms() -> int:
    return time.time_ns() // 1_000_000


def _nonce(count: bytes) -> bytes:
    return b"\0\0\0\0" + count


def _bound(kind: Kind, subject: str, about: bytes) -> bytes:
    """Return the words that a frame is bound to; a subject has no byte of nought."""
    return b"\0".join((kind, subject.encode(), about))
