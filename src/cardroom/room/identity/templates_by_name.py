"""Templates that staff keep by a name to use them again and again, until somebody deletes them. Each template is a row."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Generic, Self, TypeVar

import msgspec

from cardroom.room.identity.naming import names_stored
from cardroom.room.identity.permissions import Act, check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, KeepMatter, LogRecord, Matter

TEMPLATES_MOST: Final = 200
"""The most templates of a kind that a room keeps."""


class NamedTemplate(msgspec.Struct, frozen=True, kw_only=True):
    """A template of a house; `by` is the member of staff who kept it."""

    id: str
    name: str
    house: str
    by: str
    at_ms: int

    def deleted(self) -> Self:
        """The part that stays in the row of a template that was deleted."""
        return self


TemplateT = TypeVar("TemplateT", bound=NamedTemplate)


class TemplatesByName(Generic[TemplateT]):
    """The templates of a kind: whoever may do an act keeps, uses and deletes them, each with a reason in the log."""

    def __init__(
        self, store: Store, clock: Clock, entropy: Entropy, kind: str, of: type[TemplateT], act: Act
    ) -> None:
        """`kind` is that of the rows, `of` what a row has in it."""
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._kind = kind
        self._of = of
        self._act = act
        self._one_at_a_time = asyncio.Lock()

    async def all(self, by: Person) -> tuple[tuple[TemplateT, str], ...]:
        """All of them, by name, each with the name of who kept it."""
        check_may(by, self._act)
        found = await self._all()
        people = {one.by for one in found}
        names = await self._store.read(lambda reader: names_stored(reader, people))
        return tuple([(one, names[one.by]) for one in found])

    async def _all(self) -> tuple[TemplateT, ...]:
        def kept(reader: Reader) -> list[Matter]:
            return reader.matters(self._kind, open_only=True)

        found = [msgspec.convert(row.body, self._of) for row in await self._store.read(kept)]
        return tuple(sorted(found, key=lambda one: (one.name.casefold(), one.id)))

    async def the(self, template: str) -> TemplateT:
        """The template of this id. Refuses "template-gone"."""
        for one in await self._all():
            if one.id == template:
                return one
        raise Refused("template-gone", "There is no such template: somebody may have deleted it.")

    def readable(self, by: Person, name: str) -> str:
        """The name as it is kept, with single spaces. Refuses "template-unnamed", and whoever may not keep any."""
        check_may(by, self._act)
        name = " ".join(name.split())
        if not name or not name.isprintable():
            raise Refused("template-unnamed", "A template needs a name that can be read.")
        return name

    async def keep(
        self, by: Person, name: str, reason: str, made: Callable[[str, str, int], TemplateT]
    ) -> str:
        """Keep what is `made` of its id, its name and the time now; returns the id.

        Refuses "template-unnamed", "template-exists" for a name that is taken, whatever its case, "too-many-templates".
        """
        name = self.readable(by, name)
        async with self._one_at_a_time:
            there = await self._all()
            if any(one.name.casefold() == name.casefold() for one in there):
                words = f"There is a template {name!r} already: delete it first, or take another name."
                raise Refused("template-exists", words, args={"template": name})
            if len(there) >= TEMPLATES_MOST:
                words = f"The room keeps {TEMPLATES_MOST} templates at most: delete one first."
                raise Refused("too-many-templates", words, args={"most": TEMPLATES_MOST})
            one = made(draw_id(self._entropy, "k"), name, self._clock.now_ms())
            await self._commit(one, by, "keep_template", reason, is_open=True)
        return one.id

    async def delete(self, by: Person, template: str, reason: str) -> None:
        """Keep it no longer; what was made of it stays. Refuses "template-gone"."""
        check_may(by, self._act)
        async with self._one_at_a_time:
            found = await self.the(template)
            await self._commit(found.deleted(), by, "delete_template", reason, is_open=False)

    async def _commit(self, one: TemplateT, by: Person, kind: str, reason: str, *, is_open: bool) -> None:
        now_ms = self._clock.now_ms()
        row = KeepMatter(Matter(self._kind, one.id, one.house, one.at_ms, is_open, msgspec.to_builtins(one)))
        log = LogRecord(now_ms, by.id, self._act, one.id, reason, {"kind": kind, "name": one.name})
        answer = KeptAnswer.of(template=one.id) if is_open else KeptAnswer()
        await self._store.commit(Commit(changes=(row, *keeping(by.id, by.asked, now_ms, answer)), log=(log,)))
