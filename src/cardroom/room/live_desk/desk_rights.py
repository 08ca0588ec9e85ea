"""Rights at live desks: which acts a role may do there is data of the room and of its houses."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, get_args

import msgspec

from cardroom.room.identity.person import Person
from cardroom.room.runtime.settings import DeskRight, RightRole
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import Role

EVERY_ACT: Final[tuple[Role, ...]] = ("floor", "admin")
"""Roles that may do every act of a desk."""
BY_RIGHT: Final[tuple[RightRole, ...]] = get_args(RightRole)
"""Roles that do the acts which the house gives them."""


class ShippedRight(DeskRight, frozen=True, forbid_unknown_fields=True):
    """A right as the program has it; `clauses` are those of the house's book that it rests on."""

    clauses: tuple[str, ...] = ()


class _Rights(msgspec.Struct, forbid_unknown_fields=True):
    right: tuple[ShippedRight, ...]


@cache
def shipped_rights() -> tuple[ShippedRight, ...]:
    """The rights that come with the program."""
    text = files(__package__).joinpath("desk_rights.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _Rights).right


class DeskRights:
    """Which acts each role may do at which house's desk: by the settings, else as the program has it."""

    def __init__(self, settings: Iterable[DeskRight]) -> None:
        self._shipped = shipped_rights()
        self._set = tuple(settings)

    def acts(self, role: RightRole, house: str) -> frozenset[str]:
        """The acts of a role at a house's desk."""
        for rows in (self._set, self._shipped):
            for where in (house, ""):
                found = next((one for one in rows if (one.role, one.house) == (role, where)), None)
                if found is not None:
                    return frozenset(found.acts)
        return frozenset()

    def check(self, person: Person, house: str, act: str) -> None:
        """Refuse ("not-your-act") an act that the person's role may not do there, and say whose it is."""
        if person.role in EVERY_ACT:
            return
        if person.role in BY_RIGHT and act in self.acts(person.role, house):
            return
        may = ", ".join((*(role for role in BY_RIGHT if act in self.acts(role, house)), *EVERY_ACT))
        args = {"act": act, "role": person.role, "may": may}
        raise Refused("not-your-act", f"That is for {may}, and you are {person.role}.", args=args)

    def of(self, person: Person, house: str) -> tuple[str, ...] | None:
        """The acts that this person may do at a desk; None for every act."""
        if person.role in BY_RIGHT:
            return tuple(sorted(self.acts(person.role, house)))
        return None if person.role in EVERY_ACT else ()
