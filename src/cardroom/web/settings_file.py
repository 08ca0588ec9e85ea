"""An operator's settings from a TOML file, each value by its name: `FileSettings` lists them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
from msgspec.structs import replace

from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.layers.layers import is_shipped_name
from cardroom.rules.layers.source_positions import find_places, line_of_error, nearest
from cardroom.web.doors.web_settings import Doors, LoadSettings


class SettingsFault(Exception):
    """The settings file cannot be used; the message says where and why."""


class FileSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that a file may hold; those that it leaves out have their defaults."""

    room: RoomSettings = RoomSettings()
    doors: Doors = Doors()
    load: LoadSettings = LoadSettings()
    rulebooks: tuple[str, ...] = ()
    """Shipped houses or paths of rulebook files, the main house first; --house on the command line wins."""
    hosts: tuple[str, ...] = ()
    """Names the room answers to, added to those of --allow-host."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front of the room, added to those of --proxy."""


def read_settings(path: Path) -> FileSettings:
    """Return the settings of a file; paths in it are relative to its folder.

    Raises `SettingsFault`, with file and line, for a file that is missing or not TOML, for an unknown name, and for a
    value of the wrong kind.
    """
    try:
        text = path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")
        data = tomllib.loads(text)
    except OSError as fault:
        raise SettingsFault(f"{path}: cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise SettingsFault(f"{path}: is not TOML: {fault}") from fault
    except tomllib.TOMLDecodeError as fault:
        raise SettingsFault(f"{path}, line {line_of_error(text, fault)}: is not TOML: {fault}") from fault
    except RecursionError:
        raise SettingsFault(f"{path}: is nested too deep") from None
    except ValueError:  # more digits than Python reads
        raise SettingsFault(f"{path}: has a number longer than any amount") from None
    try:
        return _beside(path, msgspec.convert(data, FileSettings))
    except msgspec.ValidationError as fault:
        line = nearest(find_places(text), _entry_of(str(fault)))
        raise SettingsFault(f"{path}, line {line}: {fault}" if line else f"{path}: {fault}") from fault


def line_in(path: Path, entry: tuple[str | int, ...]) -> str:
    """Return "FILE, line N" of an entry in a settings file that was read."""
    line = nearest(find_places(path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")), entry)
    return f"{path}, line {line}" if line else str(path)


def _entry_of(fault: str) -> tuple[str | int, ...]:
    """Return the entry that an msgspec error names: "... `name` - at `$.room.rows[0]`"."""
    at = re.search(r" - at `\$([^`]*)`$", fault)
    steps = re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", at[1]) if at else []
    path = tuple(int(row) if row else name for name, row in steps)
    unknown = re.match(r"Object contains unknown field `(.*?)`", fault)
    return (*path, unknown[1]) if unknown else path


def _beside(path: Path, own: FileSettings) -> FileSettings:
    """Return the settings with each path in them resolved against the settings file's folder."""
    folder = path.parent

    def found(name: str) -> str:
        return str(folder / name) if name else ""

    room = replace(
        own.room,
        heads_file=found(own.room.heads_file),
        tournament_templates=found(own.room.tournament_templates),
        pager_key_file=found(own.room.pager_key_file),
    )
    books = tuple(one if is_shipped_name(one) else found(one) for one in own.rulebooks)
    return replace(own, room=room, rulebooks=books)
