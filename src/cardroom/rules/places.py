"""On which line of a TOML text an entry stands. (The parser tells values only.)"""

import re

Path = tuple[str | int, ...]

_TABLE = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*([A-Za-z0-9_-]+|"[^"]+"|'[^']+')\s*=\s*(.*)$""")
_PART = re.compile(r"""[A-Za-z0-9_-]+|"[^"]+"|'[^']+'""")


def find_places(text: str) -> dict[Path, int]:
    """Line numbers, from 1, by path: tables, keys, rows of arrays that have a line of their own.

    Arrays of tables count their index into the path, ("chapter", 0, "clause", 2, "title"). It reads the layout that
    rulebooks are written in; an entry it cannot see (a dotted key, a row inside one line) has its parent's line.
    """
    places: dict[Path, int] = {}
    last: dict[Path, int] = {}
    table: Path = ()
    array: Path | None = None
    row = 0
    for number, line in enumerate(text.split("\n"), 1):
        if array is not None:
            stripped = line.strip()
            if stripped.startswith("]"):
                array = None
            elif stripped and not stripped.startswith("#"):
                places[(*array, row)] = number
                row += 1
        elif header := _TABLE.match(line):
            table = _table_path(_PART.findall(header[2]), header[1] == "[[", last)
            places.setdefault(table, number)
        elif key := _KEY.match(line):
            path = (*table, _bare(key[1]))
            places.setdefault(path, number)
            if key[2].split("#")[0].strip() == "[":
                array, row = path, 0
    return places


def _table_path(parts: list[str], is_array: bool, last: dict[Path, int]) -> Path:
    path: Path = ()
    for place, part in enumerate(parts):
        path = (*path, _bare(part))
        if is_array and place == len(parts) - 1:
            last[path] = last.get(path, -1) + 1
        if path in last:
            path = (*path, last[path])
    return path


def _bare(part: str) -> str:
    return part.strip("\"'")
