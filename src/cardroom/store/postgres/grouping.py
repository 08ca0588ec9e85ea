"""A group of commits as one statement: an INSERT for each kind of row, and the fence check of its streams.

One statement needs one round trip and, without BEGIN and COMMIT around it, is its own transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cardroom.store.commit_rows import COLUMNS, ENDINGS, Batch, Row
from cardroom.store.hand_counts_rows import SUMS, merged

_WHOLE: Final = frozenset(
    {
        "seq", "at_ms", "entry", "line", "amount", "number", "place", "started_ms", "ended_ms", "epoch", "was",
        "sent_ms", "sent", "taken", "day", *SUMS,
    }
)  # fmt: skip
_BYTES: Final = frozenset({"payload", "body", "chain", "bound", "digest", "summary", "record", "seed"})

_INTO: Final = MappingProxyType({**COLUMNS, "vault.seeds": ("hand_id", "seed")})
_ENDING: Final = MappingProxyType({**ENDINGS, "vault.seeds": " ON CONFLICT DO NOTHING"})
_KEYS: Final = MappingProxyType({"snapshots": 1, "mail_counts": 2})
"""For rows that replace others: the number of leading columns that form the key."""
_MAIL: Final = COLUMNS["mail"]
_FENCE: Final = ("stream", "epoch", "was", "seq")


class StreamStep(NamedTuple):
    """A commit's step on a stream: the holder, identified by its epoch, moves it from row `was` to row `seq`."""

    stream: str
    epoch: int
    was: int
    seq: int


def fence_statement(steps: Sequence[StreamStep]) -> tuple[str, list[Any]]:
    """The fence check alone, for a transaction of several statements."""
    return _statement((), True), [*_columns(steps, _FENCE), len(steps)]


def rows_statement(batch: Batch, steps: Sequence[StreamStep] | None) -> tuple[str, list[Any]] | None:
    """All rows of a batch, with the fence check if `steps` are given; None when there is nothing to write."""
    rows: dict[str, Sequence[Row]] = {kind: found for kind, found in batch.rows.items() if found}
    for kind in _KEYS.keys() & rows.keys():
        rows[kind] = _newest(rows[kind], _KEYS[kind])
    if "player_days" in rows:
        rows["player_days"] = merged(batch.rows["player_days"])
    if batch.seeds:
        rows["vault.seeds"] = [(seed.hand_id, seed.seed) for seed in batch.seeds]
    if not rows and not steps:
        return None
    taken = [(one.receiver, one.sender, one.number, one.sent_ms, one.body) for one in batch.taken]
    values: list[Any] = []
    if steps:
        values += [*_columns(steps, _FENCE), len(steps)]
    for kind, found in rows.items():
        values += _columns(found, _INTO[kind])
    if taken:
        values += [*_columns(taken, _MAIL), len(taken)]
    if batch.between:
        values.append([*batch.between])
    return _statement(tuple(rows), bool(steps), bool(taken), bool(batch.between)), values


def _columns(rows: Sequence[tuple[Any, ...]], names: tuple[str, ...]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in names]


def _newest(rows: Sequence[Row], keys: int) -> list[Row]:
    """The newest row for each key: a statement may not write the same row twice.

    The first `keys` columns are the key; the columns after them are numbers that only grow.
    """
    newest: dict[Row, Row] = {}
    for row in rows:
        held = newest.get(row[:keys])
        if held is None or row[keys : keys + 2] >= held[keys : keys + 2]:
            newest[row[:keys]] = row
    return list(newest.values())


@lru_cache(256)
def _statement(kinds: tuple[str, ...], fenced: bool, takes: bool = False, between: bool = False) -> str:
    """The SQL for these kinds of rows; the same text each time, so that the server can cache the prepared statement."""
    parts: list[str] = []
    last: list[str] = []
    number = 1
    if fenced:
        arrays, number = _arrays(_FENCE, number)
        parts.append(
            f"fence AS (UPDATE fences SET seq = now.seq FROM unnest({arrays}) AS now(stream, epoch, was, seq) "
            "WHERE fences.stream = now.stream AND fences.epoch = now.epoch AND fences.seq = now.was RETURNING 1)"
        )
        last.append(f"fence((SELECT count(*) FROM fence), ${number}::bigint)")
        number += 1
    for place, kind in enumerate(kinds):
        columns, first = _INTO[kind], number
        arrays, number = _arrays(columns, number)
        ending = _ENDING.get(kind, "")
        # `AS n` keeps "SELECT ... ON CONFLICT" from being read as a join.
        source = f"SELECT * FROM unnest({arrays}) AS n WHERE true{ending}"
        if kind == "mail":  # a letter that no row came of would be lost, and what it brings with it
            source += " RETURNING 1"
            last.append(f"take((SELECT count(*) FROM i{place}), cardinality(${first}::text[]))")
        parts.append(f"i{place} AS (INSERT INTO {kind} ({', '.join(columns)}) {source})")
    if takes:
        arrays, number = _arrays(_MAIL, number)
        same = " AND ".join(f"mail.{name} = gone.{name}" for name in _MAIL)
        parts.append(
            f"taken AS (DELETE FROM mail USING unnest({arrays}) AS gone({', '.join(_MAIL)}) WHERE {same} RETURNING 1)"
        )
        last.append(f"take((SELECT count(*) FROM taken), ${number}::bigint)")
        number += 1
    if (
        between
    ):  # a closed owner among them: each commit is tried by itself, and then the right one is refused
        closed = f"SELECT count(*) FROM owners WHERE closed_ms IS NOT NULL AND id = ANY(${number}::text[])"
        last.append(f"take(({closed}), 0)")
    return f"WITH {', '.join(parts)} SELECT {', '.join(last) or '1'}"


def _arrays(columns: tuple[str, ...], number: int) -> tuple[str, int]:
    arrays = [f"${number + place}::{_type_of(name)}[]" for place, name in enumerate(columns)]
    return ", ".join(arrays), number + len(columns)


def _type_of(column: str) -> str:
    return "bigint" if column in _WHOLE else "bytea" if column in _BYTES else "text"
