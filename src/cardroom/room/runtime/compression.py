"""Compression of stored steps and hands: Zstandard, with dictionaries of how steps and hands look.

A step alone is too short to compress; with its dictionary it takes a third of its text, and a hand a twelfth. Both
dictionaries are made by `tools/train_steps.py` from played hands of every game. Compressed data names its dictionary,
so a new one is added beside the old ones and none is ever deleted: without it the data compressed with it is
unreadable.
"""

from __future__ import annotations

import threading
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec
import zstandard

STEP_LEVEL: Final = 3
"""A step is compressed on the event loop, and with its dictionary hardly gets smaller at a higher level."""
HAND_LEVEL: Final = 6
MAX_BYTES: Final = 1 << 24
"""No step or hand is larger: data that claims to be was not written by a room."""
STEPS_ID: Final = 1
HANDS_ID: Final = 2


def _dictionary(name: str, level: int) -> zstandard.ZstdCompressionDict:
    content = (Path(__file__).parent / name).read_bytes()
    made = zstandard.ZstdCompressionDict(content, dict_type=zstandard.DICT_TYPE_FULLDICT)
    made.precompute_compress(level=level)
    return made


_LEVELS: Final = MappingProxyType({STEPS_ID: STEP_LEVEL, HANDS_ID: HAND_LEVEL})
_DICTIONARIES: Final = MappingProxyType(
    {STEPS_ID: _dictionary("steps.zdict", STEP_LEVEL), HANDS_ID: _dictionary("hands.zdict", HAND_LEVEL)}
)


class _Press(threading.local):
    """Compressors and decompressors for each thread: the library's must not be shared."""

    def __init__(self) -> None:
        found = _DICTIONARIES.items()
        self.compress = {
            by: zstandard.ZstdCompressor(level=_LEVELS[by], dict_data=one).compress for by, one in found
        }
        self.decompress = {by: zstandard.ZstdDecompressor(dict_data=one).decompress for by, one in found}


_press = _Press()


def compressed(text: bytes) -> bytes:
    """Return a step as it is stored."""
    return _press.compress[STEPS_ID](text)


def compressed_hand(text: bytes) -> bytes:
    """Return a finished hand as it is stored."""
    return _press.compress[HANDS_ID](text)


def decompressed(stored: bytes) -> bytes:
    """Return the text that `compressed` or `compressed_hand` stored. Raises `msgspec.DecodeError` for anything else."""
    try:
        frame = zstandard.get_frame_parameters(stored)
        if frame.content_size > MAX_BYTES or frame.dict_id not in _DICTIONARIES:
            raise msgspec.DecodeError(
                "what is stored is larger than any step or hand, or pressed by another program"
            )
        return _press.decompress[frame.dict_id](stored)
    except zstandard.ZstdError as fault:
        raise msgspec.DecodeError(f"what is stored cannot be unpressed: {fault}") from fault
