"""The line numbers of the entries of a TOML text. (The parser returns values only.)"""

import re
import tomllib
from collections.abc import Mapping

Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r]+|#[^\n]*)*")
_BLANK_LINES = re.compile(r"(?:\s+|#[^\n]*)*")
_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_SCALAR = re.compile(
    r'"""(?:[^\\]|\\[\s\S])*?"""(?:"{0,2})(?!")'
    r"|'''[\s\S]*?'''(?:'{0,2})(?!')"
    r"""|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^,\]}#\n]+"""
)


def find_places(text: str) -> dict[Path, int]:
    """Line numbers, from 1, by path: tables, keys, rows of arrays, and entries of tables inside one line.

    The path includes the index in an array of tables: ("chapter", 0, "clause", 2, "title"). `text` is TOML that the
    parser accepts; in any other text only the entries before the fault are found.
    """
    return _Scan(text).places


def nearest(places: Mapping[Path, int], path: Path) -> int:
    """The line of the nearest entry at or above `path`, 0 if none."""
    while path and path not in places:
        path = path[:-1]
    return places.get(path, 0)


def line_of_error(text: str, error: tomllib.TOMLDecodeError) -> int:
    """The line at which the parser gave up."""
    at = re.search(r"at line (\d+), column (\d+)", str(error))
    return int(at[1]) if at else text.count("\n") + 1


class _NotToml(Exception):
    """The parser would not accept the text."""


class _Scan:
    """One run over a text."""

    def __init__(self, text: str) -> None:
        self.places: dict[Path, int] = {}
        self._text = text
        self._at = 0
        self._line, self._counted = 1, 0
        self._last: dict[Path, int] = {}
        try:
            self._document()
        except (_NotToml, RecursionError):
            return

    def _document(self) -> None:
        table: Path = ()
        while self._peek(_BLANK_LINES):
            if self._took("["):
                is_array = self._took("[")
                table = self._table(self._key("]"), is_array)
                if is_array:
                    self._take("]")
            else:
                self._entry(table, _BLANK)

    def _table(self, parts: list[str], is_array: bool) -> Path:
        path: Path = ()
        for place, part in enumerate(parts):
            path = (*path, part)
            self._note(path)
            if is_array and place == len(parts) - 1:
                self._last[path] = self._last.get(path, -1) + 1
            if path in self._last:
                path = (*path, self._last[path])
                self._note(path)
        return path

    def _entry(self, table: Path, blank: re.Pattern[str]) -> None:
        path = table
        for part in self._key("="):
            path = (*path, part)
            self._note(path)
        self._value(path, blank)

    def _value(self, path: Path, blank: re.Pattern[str]) -> None:
        opening = self._peek(blank)
        if opening == "[" and self._took("["):
            row = 0
            while self._peek(_BLANK_LINES) != "]":
                self._note((*path, row))
                self._value((*path, row), _BLANK_LINES)
                row += 1
                if self._peek(_BLANK_LINES) != "]":
                    self._take(",")
            self._take("]")
        elif opening == "{" and self._took("{"):
            while self._peek(_BLANK_LINES) != "}":
                self._entry(path, _BLANK_LINES)
                if self._peek(_BLANK_LINES) != "}":
                    self._take(",")
            self._take("}")
        elif not self._matched(_SCALAR):
            raise _NotToml

    def _key(self, end: str) -> list[str]:
        """The parts of a key, and the character after it is `end`."""
        parts: list[str] = []
        while True:
            self._peek(_BLANK)
            part = self._matched(_KEY)
            if not part:
                raise _NotToml
            parts.append(tomllib.loads(f"key = {part}")["key"] if part[0] in "\"'" else part)
            self._peek(_BLANK)
            if self._took(end):
                return parts
            self._take(".")

    def _note(self, path: Path) -> None:
        if path not in self.places:
            self._line += self._text.count("\n", self._counted, self._at)
            self._counted = self._at
            self.places[path] = self._line

    def _peek(self, blank: re.Pattern[str]) -> str:
        """The next character after blanks, "" at the end."""
        self._matched(blank)
        return self._text[self._at : self._at + 1]

    def _matched(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            return ""
        self._at = found.end()
        return found[0]

    def _took(self, sign: str) -> bool:
        took = self._text.startswith(sign, self._at)
        self._at += len(sign) if took else 0
        return took

    def _take(self, sign: str) -> None:
        if not self._took(sign):
            raise _NotToml
