"""The text of a PDF that Chromium printed, by its own tables from glyphs to letters (ISO 32000-1, 9.10)."""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterator

OBJECT = re.compile(rb"^(\d+) 0 obj\s*(.*?)endobj", re.DOTALL | re.MULTILINE)
STREAM = re.compile(rb"/Length (\d+)[^\n]*>>\s*stream\r?\n")
TOKEN = re.compile(rb"/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\b(BT|Tm)\b|[-\d.]+ ([-\d.]+) Td")
HEX = re.compile(rb"<([0-9A-Fa-f]+)>")


def text_of(pdf: bytes) -> str:
    """All words of it, in the order in which they were drawn, lines apart, ligatures as letters."""
    objects = {int(number): body for number, body in OBJECT.findall(pdf)}
    letters = {
        number: _letters(objects[int(found[1])])
        for number, body in objects.items()
        if (found := re.search(rb"/ToUnicode (\d+) 0 R", body))
    }
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b", body)]
    contents = [re.search(rb"/Contents (\d+) 0 R", body) for body in pages]
    said = [_said(_unpacked(objects[int(one[1])]), letters) for one in contents if one]
    lines = unicodedata.normalize("NFKC", "".join(part for page in said for part in page)).splitlines()
    return "\n".join(" ".join(line.split()) for line in lines if line.strip())


def _unpacked(body: bytes) -> bytes:
    found = STREAM.search(body)
    assert found is not None, "an object with a stream"
    data = body[found.end() : found.end() + int(found[1])]
    return zlib.decompress(data) if b"/FlateDecode" in body[: found.end()] else data


def _letters(body: bytes) -> dict[bytes, str]:
    """The letters of a font, by their codes in upper-case hexadecimal."""
    table, found = _unpacked(body), dict[bytes, str]()
    for part in re.findall(rb"beginbfchar(.*?)endbfchar", table, re.DOTALL):
        codes = HEX.findall(part)
        found |= {code.upper(): _decoded(text) for code, text in zip(codes[::2], codes[1::2], strict=True)}
    for part in re.findall(rb"beginbfrange(.*?)endbfrange", table, re.DOTALL):
        codes = HEX.findall(part)
        for first, last, text in zip(codes[::3], codes[1::3], codes[2::3], strict=True):
            for step in range(int(last, 16) - int(first, 16) + 1):
                code = b"%0*X" % (len(first), int(first, 16) + step)
                found[code] = chr(int(text, 16) + step)
    return found


def _decoded(text: bytes) -> str:
    return bytes.fromhex(text.decode()).decode("utf-16-be")


def _said(content: bytes, letters: dict[int, dict[bytes, str]]) -> Iterator[str]:
    font = dict[bytes, str]()
    for chosen, codes, begins, down in TOKEN.findall(content):
        if chosen:
            font = letters.get(int(chosen), {})
        elif codes and font:
            size = len(next(iter(font)))
            text = codes.upper()
            yield "".join(font.get(text[at : at + size], "") for at in range(0, len(text), size))
        elif begins or (down and float(down)):
            yield "\n"
