"""An operator's settings from a TOML file, each value by its name: what there is, `FileSettings` says."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from cardroom.room.settings import RoomSettings
from cardroom.web.settings import Doors


class SettingsFault(Exception):
    """The settings file cannot be used; the message says where and why."""


class FileSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a settings file may hold; what it leaves out keeps its default."""

    room: RoomSettings = RoomSettings()
    doors: Doors = Doors()
    rulebooks: tuple[str, ...] = ()
    """Shipped houses or paths of rulebook files, the main house first; --house on the command line wins."""
    hosts: tuple[str, ...] = ()
    """Names the room answers to, added to those of --allow-host."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front of the room, added to those of --proxy."""


def read_settings(path: Path) -> FileSettings:
    """The settings of a file. Raises `SettingsFault`: missing, not TOML, an unknown name, a value of the wrong kind."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as fault:
        raise SettingsFault(f"{path}: cannot be read: {fault.strerror}") from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise SettingsFault(f"{path}: is not TOML: {fault}") from fault
    except RecursionError:
        raise SettingsFault(f"{path}: is nested too deep") from None
    except ValueError:  # more digits than Python reads
        raise SettingsFault(f"{path}: has a number longer than any amount") from None
    try:
        return msgspec.convert(data, FileSettings)
    except msgspec.ValidationError as fault:
        raise SettingsFault(f"{path}: {fault}") from fault
