"""Subjects of the bus: words with dots between them, and patterns of them."""

from __future__ import annotations

import re
from typing import Final

MOST_BYTES: Final = 512 * 1024
"""The longest message in bytes: half of what a NATS server takes unless it is told otherwise."""

_WORD: Final = r"[A-Za-z0-9_:=+~-]{1,128}"
_SUBJECT: Final = re.compile(rf"{_WORD}(?:\.{_WORD}){{0,15}}")
_PATTERN: Final = re.compile(rf"(?:(?:{_WORD}|\*)\.){{0,15}}(?:{_WORD}|\*|>)")


def check_subject(subject: str) -> None:
    """Raise ValueError for a text that is no subject: 1 to 16 words of letters, digits and _ : = + ~ -."""
    if not _SUBJECT.fullmatch(subject):
        raise ValueError(f"{subject!r} is no subject of the bus")


def check_word(word: str) -> None:
    """Raise ValueError for a text that is no subject of one word: a process's name is one."""
    check_subject(word)
    if "." in word:
        raise ValueError(f"{word!r} is no subject of one word")


def check_message(subject: str, data: bytes) -> None:
    """Raise ValueError for a message that no bus takes: on no subject, or too long."""
    check_subject(subject)
    if len(data) > MOST_BYTES:
        raise ValueError(f"{len(data):,} bytes are too many for a message of the bus")


def check_pattern(pattern: str) -> None:
    """Raise ValueError for a text that is no pattern: a subject in which words may be `*`, and the last one `>`."""
    if not _PATTERN.fullmatch(pattern):
        raise ValueError(f"{pattern!r} is no pattern of subjects")


def matches(pattern: str, subject: str) -> bool:
    """Whether a subject is among those that a pattern stands for."""
    if pattern == subject:
        return True
    wanted, words = pattern.split("."), subject.split(".")
    for place, word in enumerate(wanted):
        if word == ">":
            return len(words) > place
        if place >= len(words) or word not in ("*", words[place]):
            return False
    return len(wanted) == len(words)
