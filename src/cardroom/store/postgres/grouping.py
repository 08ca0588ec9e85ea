"""A group of commits as one statement: an INSERT for each kind of row, and the fence its streams must pass.

One statement is one answer to wait for and, without BEGIN and COMMIT around it, a transaction of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cardroom.store.batch import COLUMNS, NEWER, Batch, Row

_WHOLE: Final = frozenset(
    {"seq", "at_ms", "entry", "line", "amount", "number", "place", "started_ms", "ended_ms", "epoch", "was"}
)
_BYTES: Final = frozenset({"payload", "chain", "bound", "digest", "summary", "record", "seed"})

_INTO: Final = MappingProxyType({**COLUMNS, "vault.seeds": ("hand_id", "seed")})
_ENDING: Final = MappingProxyType({"snapshots": NEWER, "vault.seeds": " ON CONFLICT DO NOTHING"})
_FENCE: Final = ("stream", "epoch", "was", "seq")


class Step(NamedTuple):
    """What a commit does to a stream: who holds it by which epoch takes it from one row on to another."""

    stream: str
    epoch: int
    was: int
    seq: int


def fence_statement(steps: Sequence[Step]) -> tuple[str, list[Any]]:
    """The fence alone, for a transaction of several statements."""
    return _statement((), True), [*_columns(steps, _FENCE), len(steps)]


def rows_statement(batch: Batch, steps: Sequence[Step] | None) -> tuple[str, list[Any]] | None:
    """All rows of a batch, with the fence where `steps` are given; None when there is nothing to write."""
    rows: dict[str, Sequence[Row]] = {kind: found for kind, found in batch.rows.items() if found}
    if "snapshots" in rows:
        rows["snapshots"] = _newest(rows["snapshots"])
    if batch.seeds:
        rows["vault.seeds"] = [(seed.hand_id, seed.seed) for seed in batch.seeds]
    if not rows and not steps:
        return None
    values: list[Any] = []
    if steps:
        values += [*_columns(steps, _FENCE), len(steps)]
    for kind, found in rows.items():
        values += _columns(found, _INTO[kind])
    return _statement(tuple(rows), bool(steps)), values


def _columns(rows: Sequence[tuple[Any, ...]], names: tuple[str, ...]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in names]


def _newest(snapshots: Sequence[Row]) -> list[Row]:
    """One snapshot a table: a statement may not put two rows in one place."""
    newest: dict[Any, Row] = {}
    for row in snapshots:
        held = newest.get(row[0])
        if held is None or row[1] >= held[1]:  # type: ignore[operator]  # both are numbers of steps
            newest[row[0]] = row
    return list(newest.values())


@lru_cache(256)
def _statement(kinds: tuple[str, ...], fenced: bool) -> str:
    """The text for these kinds of rows; the same each time, so that the server keeps it prepared."""
    parts: list[str] = []
    number = 1
    if fenced:
        arrays, number = _arrays(_FENCE, number)
        parts.append(
            f"fence AS (UPDATE fences SET seq = now.seq FROM unnest({arrays}) AS now(stream, epoch, was, seq) "
            "WHERE fences.stream = now.stream AND fences.epoch = now.epoch AND fences.seq = now.was RETURNING 1)"
        )
        wanted, number = number, number + 1
    for place, kind in enumerate(kinds):
        columns = _INTO[kind]
        arrays, number = _arrays(columns, number)
        ending = _ENDING.get(kind, "")
        # `AS n` keeps "SELECT ... ON CONFLICT" from being read as a join.
        source = f"SELECT * FROM unnest({arrays}) AS n WHERE true{ending}"
        parts.append(f"i{place} AS (INSERT INTO {kind} ({', '.join(columns)}) {source})")
    last = f"SELECT fence((SELECT count(*) FROM fence), ${wanted}::bigint)" if fenced else "SELECT 1"
    return f"WITH {', '.join(parts)} {last}"


def _arrays(columns: tuple[str, ...], number: int) -> tuple[str, int]:
    arrays = [f"${number + place}::{_type_of(name)}[]" for place, name in enumerate(columns)]
    return ", ".join(arrays), number + len(columns)


def _type_of(column: str) -> str:
    return "bigint" if column in _WHOLE else "bytea" if column in _BYTES else "text"
