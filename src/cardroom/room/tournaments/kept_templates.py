"""Structures that staff keep by a name, to make tournaments of them again and again. Each is a row."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from cardroom.room.identity.naming import names_stored
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.tournaments.templates import FaultsOf
from cardroom.room.tournaments.tournament_desk import RUNS
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, KeepMatter, LogRecord, Matter

KIND: Final = "tournament_template"
TEMPLATES_MOST: Final = 200
"""The most templates that a room keeps."""


class KeptTemplate(msgspec.Struct, frozen=True):
    """A structure as a text, faultless for a house when it was kept; `by` is the member of staff who kept it."""

    id: str
    name: str
    house: str
    structure: str
    by: str
    at_ms: int


class KeptTemplates:
    """What staff keep, use and delete. A tournament that was made of a template does not depend on it any more."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, faults_of: FaultsOf) -> None:
        """`faults_of` finds all that is wrong with a structure's text for a house."""
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._faults_of = faults_of
        self._one_at_a_time = asyncio.Lock()

    async def all(self, by: Person) -> tuple[tuple[KeptTemplate, str], ...]:
        """All of them, by name, each with the name of who kept it."""
        check_may(by, RUNS)
        found = await self._all()
        people = {one.by for one in found}
        names = await self._store.read(lambda reader: names_stored(reader, people))
        return tuple([(one, names[one.by]) for one in found])

    async def _all(self) -> tuple[KeptTemplate, ...]:
        def kept(reader: Reader) -> list[Matter]:
            return reader.matters(KIND, open_only=True)

        found = [msgspec.convert(row.body, KeptTemplate) for row in await self._store.read(kept)]
        return tuple(sorted(found, key=lambda one: (one.name.casefold(), one.id)))

    async def keep(self, by: Person, name: str, house: str, structure: str, reason: str) -> str:
        """Keep a structure by a name; returns its id.

        Refuses "template-unnamed", "template-exists" for a name that is taken, whatever its case, "too-many-templates",
        "no-such-house", and "bad-structure" naming all faults.
        """
        check_may(by, RUNS)
        name = " ".join(name.split())
        if not name or not name.isprintable():
            raise Refused("template-unnamed", "A template needs a name that can be read.")
        if faults := self._faults_of(house, structure):
            raise Refused("bad-structure", "; ".join(map(str, faults)), args={"faults": len(faults)})
        async with self._one_at_a_time:
            there = await self._all()
            if any(one.name.casefold() == name.casefold() for one in there):
                words = f"There is a template {name!r} already: delete it first, or take another name."
                raise Refused("template-exists", words, args={"template": name})
            if len(there) >= TEMPLATES_MOST:
                words = f"The room keeps {TEMPLATES_MOST} templates at most: delete one first."
                raise Refused("too-many-templates", words, args={"most": TEMPLATES_MOST})
            now_ms = self._clock.now_ms()
            one = KeptTemplate(draw_id(self._entropy, "k"), name, house, structure, by.id, now_ms)
            await self._commit(one, by, "keep_template", reason, is_open=True)
        return one.id

    async def delete(self, by: Person, template: str, reason: str) -> None:
        """Keep it no longer; what was made of it stays. Refuses "template-gone"."""
        check_may(by, RUNS)
        async with self._one_at_a_time:
            found = next((one for one in await self._all() if one.id == template), None)
            if found is None:
                words = "There is no such template: somebody may have deleted it."
                raise Refused("template-gone", words)
            await self._commit(found, by, "delete_template", reason, is_open=False)

    async def _commit(self, one: KeptTemplate, by: Person, kind: str, reason: str, *, is_open: bool) -> None:
        now_ms = self._clock.now_ms()
        body = msgspec.to_builtins(one if is_open else msgspec.structs.replace(one, structure=""))
        row = KeepMatter(Matter(KIND, one.id, one.house, one.at_ms, is_open, body))
        log = LogRecord(now_ms, by.id, RUNS, one.id, reason, {"kind": kind, "name": one.name})
        answer = KeptAnswer.of(template=one.id) if is_open else KeptAnswer()
        await self._store.commit(Commit(changes=(row, *keeping(by.id, by.asked, now_ms, answer)), log=(log,)))
