"""A folder of Parquet tables with very many hands: written part by part, opened without reading it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.counted_hands import PlayedHand
from cardroom.data.rows_of_hands import SCHEMAS, rows_of
from cardroom.extras import needed

with needed():
    import polars as pl

CONTENTS: Final = "hands.json"
"""The file that says what is in a folder. It is written last: a folder without it was not finished."""
FORMAT: Final = 1
HANDS_A_PART: Final = 20_000


@dataclass(frozen=True, slots=True)
class HandTables:
    """Tables of hands, to be queried lazily. `seats`, `rounds` and `acts` have the columns of `rows_of_hands.SCHEMAS`."""

    hands: int
    seats: pl.LazyFrame
    rounds: pl.LazyFrame
    acts: pl.LazyFrame


def is_hand_tables(folder: Path) -> bool:
    """Whether a path is a folder of such tables."""
    return (folder / CONTENTS).is_file()


def open_hand_tables(folder: Path) -> HandTables:
    """The tables of a folder. Nothing is read yet but what is in it. Raises AnalysisFault."""
    try:
        contents: dict[str, Any] = json.loads((folder / CONTENTS).read_text("utf-8"))
        number, hands = contents["format"], int(contents["hands"])
    except (OSError, ValueError, KeyError, TypeError):
        raise AnalysisFault(
            f"{folder} has no tables of hands that were written to their end; `cardroom data` writes them"
        ) from None
    if number != FORMAT:
        raise AnalysisFault(f"{folder} has tables of format {number}; this program reads format {FORMAT}")
    seats, rounds, acts = (_scanned(folder, name) for name in SCHEMAS)
    return HandTables(hands, seats, rounds, acts)


def _scanned(folder: Path, name: str) -> pl.LazyFrame:
    parts = sorted((folder / name).glob("*.parquet"))
    return pl.scan_parquet(parts) if parts else pl.LazyFrame(schema=SCHEMAS[name])


class HandTablesWriter:
    """Writes hands into a new folder, and keeps at most `HANDS_A_PART` of them in memory.

    Use it as a context: what is left is written at the end, unless the end is a fault. Raises AnalysisFault for a folder
    that has anything in it.
    """

    def __init__(self, folder: Path) -> None:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise AnalysisFault(f"{folder} is not an empty folder: tables of hands get one of their own")
        self.hands = 0
        self._folder = folder
        self._parts = 0
        self._rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in SCHEMAS}
        for name in SCHEMAS:
            (folder / name).mkdir(parents=True, exist_ok=True)

    def add(self, hand: PlayedHand, source: str = "") -> None:
        """Add one hand; `source` says where it comes from, a file's name for example."""
        for name, rows in rows_of(self.hands, hand, source).items():
            self._rows[name] += rows
        self.hands += 1
        if self.hands % HANDS_A_PART == 0:
            self._write_part()

    def __enter__(self) -> HandTablesWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            return
        self._write_part()
        unfinished = self._folder / f"{CONTENTS}.new"
        unfinished.write_text(json.dumps({"format": FORMAT, "hands": self.hands}), "utf-8")
        unfinished.rename(self._folder / CONTENTS)

    def _write_part(self) -> None:
        if not self._rows["seats"]:
            return
        self._parts += 1
        for name, schema in SCHEMAS.items():
            frame = pl.DataFrame(self._rows[name], schema=schema, orient="row")
            frame.write_parquet(self._folder / name / f"{self._parts:06}.parquet")
            self._rows[name] = []
