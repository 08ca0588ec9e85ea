"""The operator's templates: structures in a folder, each named by its file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardroom.rules.layers.rule_faults import BookFault
from cardroom.rules.refused import Refused

SUFFIX = ".toml"

FaultsOf = Callable[[str, str], tuple[BookFault, ...]]
"""All that is wrong with a structure's text for a house."""


class Template(NamedTuple):
    """A template as its file is now, with everything that is wrong with it for a house."""

    name: str
    faults: tuple[BookFault, ...]


class Templates:
    """The folder is read again each time: an operator changes a file, and the next tournament follows it."""

    def __init__(self, folder: str, faults_of: FaultsOf) -> None:
        """`folder` is their location, "" for none."""
        self._folder = Path(folder) if folder else None
        self._faults_of = faults_of

    def names(self) -> tuple[str, ...]:
        """The names of all templates."""
        if self._folder is None or not self._folder.is_dir():
            return ()
        return tuple(sorted(path.stem for path in self._folder.glob(f"*{SUFFIX}") if path.is_file()))

    def text(self, name: str) -> str:
        """The text of a template's file. Refuses "no-such-template"; only files in the folder can be named."""
        missing = Refused(
            "no-such-template", f"There is no template {name!r} to be read.", args={"template": name}
        )
        if self._folder is None or name not in self.names():
            raise missing
        try:
            return (self._folder / f"{name}{SUFFIX}").read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError) as fault:
            raise missing from fault

    def faults(self, house: str, name: str) -> tuple[BookFault, ...]:
        """All that is wrong with a template for a house, each fault with the file's name."""
        found = self._faults_of(house, self.text(name))
        return tuple([replace(one, file=f"{name}{SUFFIX}") for one in found])
