"""The files that commands are given: read as text or as values, or one clear line and status 2."""

import sys
import tomllib
from pathlib import Path

import msgspec

from cardroom.cli.output import fail

STANDARD_INPUT = "-"
LARGEST_FILE = 16 * 1024 * 1024


def called(file: str | Path) -> str:
    """The name of a file in a message."""
    return "standard input" if str(file) == STANDARD_INPUT else str(file)


def in_file(file: str | Path) -> str:
    """The beginning of a fault's line: the file, or nothing for standard input."""
    return "" if str(file) == STANDARD_INPUT else f"{file}: "


def text_of(file: str | Path) -> str:
    """The text of a file (UTF-8, with or without a byte order mark), "-" for standard input.

    Ends the command with one line if it cannot be read.
    """
    try:
        if str(file) == STANDARD_INPUT:
            return sys.stdin.read().removeprefix("\ufeff")
        path = Path(file)
        if path.stat().st_size > LARGEST_FILE:
            fail(f"{file} is larger than {LARGEST_FILE // 1024 // 1024} MB: hardly what is asked for here")
        return path.read_text("utf-8-sig")
    except OSError as fault:
        fail(f"{file} cannot be read: {fault.strerror or fault}")
    except UnicodeDecodeError as fault:
        fail(f"{called(file)} is not UTF-8 text (byte {fault.start})")


def told_in(file: str | Path) -> object:
    """The content of a file as plain values: JSON if it begins with a brace, else TOML.

    Ends the command with one line if it is neither.
    """
    text = text_of(file)
    try:
        if text.lstrip().startswith("{"):
            told: object = msgspec.json.decode(text)
            return told
        return tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError) as fault:
        fail(f"{called(file)} is neither TOML nor JSON: {fault}")
    except RecursionError:
        fail(f"{called(file)} is nested too deep")
    except ValueError:  # more digits than Python reads
        fail(f"{called(file)} has a number longer than any amount")
