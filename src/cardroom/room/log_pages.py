"""The log read back page by page: all lines about some acts, or the newest of one."""

from __future__ import annotations

from collections.abc import Iterator

from cardroom.store.protocol import Reader
from cardroom.store.rows import LogLine, LogRecord

PAGE = 500


def all_of(reader: Reader, *acts: str) -> list[LogRecord]:
    """Every record of these acts, oldest first. At a start, when a desk reads back what it knows."""
    lines = [line for what in acts for line in newest_first(reader, what)]
    return [line.record for line in sorted(lines, key=lambda line: line.number)]


def newest_first(reader: Reader, what: str, since_ms: int = 0) -> Iterator[LogLine]:
    """The lines of one act that are not older than `since_ms`, newest first."""
    before: int | None = None
    while True:
        page = reader.log(before=before, limit=PAGE, what=what)
        for line in page.rows:
            if line.record.at_ms < since_ms:
                return
            yield line
        before = page.older
        if before is None:
            return
