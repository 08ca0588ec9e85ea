"""Reads a QR code of version 5, level L, first mask, as a reader does: fixed modules, words, their checks, the text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import segno
from playwright.sync_api import Locator

SIZE, WORDS, DATA = 37, 134, 108
QUIET = 4
"""Modules of white around a code."""
FIELD = 0x11D
"""The polynomial of the field that the checks are in."""


def code_on(paper: Locator) -> str:
    """The text of the code on a paper, which says it to those who listen as well."""
    code = paper.get_by_role("img")
    path = code.locator("path").get_attribute("d") or ""
    dark = {(int(y) - QUIET, int(x) - QUIET) for x, y in re.findall(r"M(\d+) (\d+)h", path)}
    text = read(dark)
    assert text == code.get_attribute("aria-label")
    return text


def read(dark: set[tuple[int, int]]) -> str:
    """The text of dark modules, by row and column."""
    other = segno.make("x", version=5, error="l", mode="byte", mask=0, boost_error=False).matrix
    for y in range(SIZE):
        for x in range(SIZE):
            assert not _is_fixed(y, x) or bool(other[y][x]) == ((y, x) in dark), f"module {y}, {x}"
    bits = "".join("01"[((y, x) in dark) != ((x + y) % 2 == 0)] for y, x in _way())
    words = [int(bits[at * 8 : at * 8 + 8], 2) for at in range(WORDS)]
    for power in range(WORDS - DATA):
        assert _at(words, power) == 0, "the checks fit the words"
    data = "".join(f"{one:08b}" for one in words[:DATA])
    assert data[:4] == "0100", "bytes"
    length = int(data[4:12], 2)
    return bytes(int(data[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _is_fixed(y: int, x: int) -> bool:
    corner = (y < 9 and x < 9) or (y < 9 and x >= SIZE - 8) or (y >= SIZE - 8 and x < 9)
    return corner or x == 6 or y == 6 or (28 <= y <= 32 and 28 <= x <= 32)


def _way() -> Iterator[tuple[int, int]]:
    """The modules of the words, from the right, two columns at a time, up and down."""
    columns = [*range(SIZE - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        for y in range(SIZE - 1, -1, -1) if turn % 2 == 0 else range(SIZE):
            yield from ((y, x) for x in (right, right - 1) if not _is_fixed(y, x))


def _at(words: list[int], power: int) -> int:
    """The polynomial of the words at a power of the field's root."""
    root, total = 1, 0
    for _ in range(power):
        root = _times(root, 2)
    for one in words:
        total = _times(total, root) ^ one
    return total


def _times(a: int, b: int) -> int:
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (FIELD if a & 0x80 else 0)
        b >>= 1
    return product
