"""What the room writes for each step and hand, pressed small: Zstandard, with dictionaries of how steps and hands look.

A step alone is too short to press; by its dictionary it takes a third of its text, and a hand a twelfth. Both are made
by `tools/train_steps.py` from played hands of every game. What is pressed names its dictionary, so a new one is put
beside the old ones and none is ever thrown away: without it nothing that was pressed by it can be read.
"""

from __future__ import annotations

import threading
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec
import zstandard

STEP_LEVEL: Final = 3
"""A step is pressed on the event loop, and by its dictionary becomes hardly smaller at a higher level."""
HAND_LEVEL: Final = 6
MAX_BYTES: Final = 1 << 24
"""No step or hand is larger: what says that it is was not written by a room."""
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
    """A press for each thread: the library's must not be shared."""

    def __init__(self) -> None:
        found = _DICTIONARIES.items()
        self.compress = {
            by: zstandard.ZstdCompressor(level=_LEVELS[by], dict_data=one).compress for by, one in found
        }
        self.decompress = {by: zstandard.ZstdDecompressor(dict_data=one).decompress for by, one in found}


_press = _Press()


def compressed(text: bytes) -> bytes:
    """A step as it is stored."""
    return _press.compress[STEPS_ID](text)


def compressed_hand(text: bytes) -> bytes:
    """A finished hand as it is stored."""
    return _press.compress[HANDS_ID](text)


def decompressed(stored: bytes) -> bytes:
    """The text that `compressed` or `compressed_hand` stored. Raises `msgspec.DecodeError` for anything else."""
    try:
        frame = zstandard.get_frame_parameters(stored)
        if frame.content_size > MAX_BYTES or frame.dict_id not in _DICTIONARIES:
            raise msgspec.DecodeError(
                "what is stored is larger than any step or hand, or pressed by another program"
            )
        return _press.decompress[frame.dict_id](stored)
    except zstandard.ZstdError as fault:
        raise msgspec.DecodeError(f"what is stored cannot be unpressed: {fault}") from fault
