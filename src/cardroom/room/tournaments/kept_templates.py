"""Structures that staff keep by a name, to make tournaments of them again and again."""

from __future__ import annotations

from typing import Final, Self

from msgspec.structs import replace

from cardroom.room.identity.person import Person
from cardroom.room.identity.templates_by_name import NamedTemplate, TemplatesByName
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy
from cardroom.room.tournaments.templates import FaultsOf
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store

KIND: Final = "tournament_template"


class KeptTemplate(NamedTemplate, frozen=True, kw_only=True):
    """A structure as a text, faultless for a house when it was kept."""

    structure: str

    def deleted(self) -> Self:
        """Of a template that was deleted the text does not stay."""
        return replace(self, structure="")


class KeptTemplates:
    """Templates that staff keep, use and delete. A tournament that was made of one does not depend on it any more."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, faults_of: FaultsOf) -> None:
        """`faults_of` finds all that is wrong with a structure's text for a house."""
        self._faults_of = faults_of
        self._kept = TemplatesByName(store, clock, entropy, KIND, KeptTemplate, RUN_TOURNAMENTS)

    async def all(self, by: Person) -> tuple[tuple[KeptTemplate, str], ...]:
        """All of them, by name, each with the name of who kept it."""
        return await self._kept.all(by)

    async def keep(self, by: Person, name: str, house: str, structure: str, reason: str) -> str:
        """Keep a structure by a name; returns its id.

        Refuses as `TemplatesByName.keep` does, "no-such-house", and "bad-structure" naming all faults.
        """
        name = self._kept.readable(by, name)
        if faults := self._faults_of(house, structure):
            raise Refused("bad-structure", "; ".join(map(str, faults)), args={"faults": len(faults)})

        def made(id: str, name: str, now_ms: int) -> KeptTemplate:
            return KeptTemplate(id=id, name=name, house=house, structure=structure, by=by.id, at_ms=now_ms)

        return await self._kept.keep(by, name, reason, made)

    async def delete(self, by: Person, template: str, reason: str) -> None:
        """Keep it no longer; what was made of it stays. Refuses "template-gone"."""
        await self._kept.delete(by, template, reason)
