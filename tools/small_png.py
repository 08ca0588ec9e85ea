"""Makes a PNG of a page small: a palette of its 256 commonest colours instead of three bytes a point."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
CHANNELS = {2: 3, 6: 4}
"""Bytes a point by PNG's colour type: red, green, blue; the same with transparency, which is left out."""


def shrink(path: Path) -> None:
    """Writes the picture anew with a palette; one that has a palette already stays. Eight bits a channel only."""
    chunks = list(_chunks(path.read_bytes()))
    width, height, bits, kind, *_, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if kind == 3:
        return
    if bits != 8 or kind not in CHANNELS or interlaced:
        raise ValueError(f"{path}: not a plain picture of eight bits a channel")
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    size = CHANNELS[kind]
    points = [
        tuple(row[at : at + 3])
        for row in _rows(data, width * size, size, height)
        for at in range(0, len(row), size)
    ]
    palette = [colour for colour, _ in Counter(points).most_common(COLOURS)]
    number = {colour: place for place, colour in enumerate(palette)}
    for colour in set(points) - set(palette):
        number[colour] = min(range(len(palette)), key=lambda place: _distance(colour, palette[place]))
    lines = (bytes(number[one] for one in points[at : at + width]) for at in range(0, len(points), width))
    packed = zlib.compress(b"".join(b"\0" + line for line in lines), 9)
    path.write_bytes(
        SIGNATURE
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + _chunk(b"PLTE", bytes(part for colour in palette for part in colour))
        + _chunk(b"IDAT", packed)
        + _chunk(b"IEND", b"")
    )


def _distance(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _rows(data: bytes, length: int, size: int, height: int) -> Iterator[bytearray]:
    """The lines of points, each freed of its filter (PNG specification, section 9)."""
    above = bytearray(length)
    starts = range(0, (length + 1) * height + 1, length + 1)
    for start, end in pairwise(starts):
        filter_type, row = data[start], bytearray(data[start + 1 : end])
        for at in range(length):
            left = row[at - size] if at >= size else 0
            corner = above[at - size] if at >= size else 0
            row[at] = (row[at] + _predicted(filter_type, left, above[at], corner)) & 255
        yield row
        above = row


def _predicted(filter_type: int, left: int, up: int, corner: int) -> int:
    if filter_type == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up, (left + up) // 2)[filter_type]
