"""What the room writes for each step and hand, pressed small: Zstandard, with a dictionary of how steps look.

A step alone is too short to press; by the dictionary it takes a sixth of its text. `steps.zdict` is made by
`tools/train_steps.py` from played hands of every game. What is pressed names its dictionary, so a new one is put beside
the old ones and none is ever thrown away: without it nothing that was pressed by it can be read.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

import msgspec
import zstandard

LEVEL: Final = 3
MOST_BYTES: Final = 1 << 24
"""No step or hand is larger: what says that it is was not written by a room."""

_DICTIONARY: Final = zstandard.ZstdCompressionDict(
    (Path(__file__).parent / "steps.zdict").read_bytes(), dict_type=zstandard.DICT_TYPE_FULLDICT
)
_DICTIONARY.precompute_compress(level=LEVEL)


class _Press(threading.local):
    """A press for each thread: the library's must not be shared."""

    def __init__(self) -> None:
        self.compress = zstandard.ZstdCompressor(level=LEVEL, dict_data=_DICTIONARY).compress
        self.decompress = zstandard.ZstdDecompressor(dict_data=_DICTIONARY).decompress


_press = _Press()


def pressed(text: bytes) -> bytes:
    """A text as it is stored."""
    return _press.compress(text)


def unpressed(stored: bytes) -> bytes:
    """The text that `pressed` stored. Raises `msgspec.DecodeError` for anything else."""
    try:
        if zstandard.frame_content_size(stored) > MOST_BYTES:
            raise msgspec.DecodeError("what is stored says that it is larger than any step or hand")
        return _press.decompress(stored)
    except zstandard.ZstdError as fault:
        raise msgspec.DecodeError(f"what is stored cannot be unpressed: {fault}") from fault
