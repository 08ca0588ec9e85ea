"""Heads of the chains, published day by day in an append-only file.

A line is a JSON object: `at`, the time (UTC), and `heads`, by chain the last number and the hash (base64) of every
chain that has grown since the line before. If nobody who can write the store can write the file, it proves later that
nothing was cut off or rewritten.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from cardroom.store.rows import Head


class HeadsFault(Exception):
    """The file cannot be used; the message says where and why."""


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line: the heads of the chains that had grown."""

    at: str
    heads: dict[str, Head]


_line = msgspec.json.Decoder(Published).decode


def read_heads(path: Path) -> list[Published]:
    """Every line of a file, oldest first; none if there is no file yet. Raises `HeadsFault` naming a broken line."""
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return []
    except OSError as fault:
        raise HeadsFault(f"{path}: cannot be read: {fault.strerror}") from fault
    found = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(_line(line))
        except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
            raise HeadsFault(f"{path}, line {number}: is no line of published heads: {fault}") from fault
    return found


def newest(lines: list[Published]) -> dict[str, Head]:
    """The newest head of each chain."""
    heads: dict[str, Head] = {}
    for line in lines:
        heads.update(line.heads)
    return heads


def cut_since(published: dict[str, Head], heads: dict[str, Head]) -> list[str]:
    """The chains that end before their published head, or have another hash there: the store was cut or replaced."""
    return [
        name
        for name, head in published.items()
        if name not in heads
        or heads[name].seq < head.seq
        or (heads[name].seq == head.seq and heads[name].chain != head.chain)
    ]


def publish(path: Path, at_ms: int, heads: dict[str, Head], before: dict[str, Head]) -> None:
    """Add a line with the chains that have grown since `before`; durable when this returns. Raises OSError."""
    grown = {name: head for name, head in heads.items() if before.get(name) != head}
    at = datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="seconds")
    line = msgspec.json.encode(Published(at, grown)) + b"\n"
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        os.write(descriptor, line)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
