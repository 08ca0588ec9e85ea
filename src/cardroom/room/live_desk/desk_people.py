"""People at live desks: those with an account, and those whom a desk knows by a name alone."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.identity.confusable_names import check_visible
from cardroom.room.identity.naming import Names
from cardroom.room.identity.person import Person
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, KeepMatter, Matter

KIND: Final = "desk_person"
LETTERS_MOST: Final = 40
PAGE: Final = 1000


class _Named(msgspec.Struct):
    """The data kept of a person without an account; the row may be erased."""

    name: str


class DeskPeople:
    """The names by which desks call people. Streams have their ids alone; names lie in rows that can be erased."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, names: Names) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._names = names
        self._known: dict[str, str] = {}
        self._house: dict[str, str] = {}

    def load(self, reader: Reader) -> None:
        """Load all who are known by name alone. Runs beside the event loop."""
        before: tuple[int, str] | None = None
        while rows := reader.matters(KIND, open_only=True, before=before, limit=PAGE):
            for row in rows:
                self._known[row.id] = msgspec.convert(row.body, _Named).name
                self._house[row.id] = row.about
                self._names.learn(row.id, self._known[row.id])
            before = rows[-1].at_ms, rows[-1].id

    def __call__(self, person: str) -> str:
        """The name of a person, with an account or without."""
        return self._known.get(person) or self._names(person)

    def knows(self, person: str) -> bool:
        """Whether any desk knows this person by a name alone."""
        return person in self._known

    def is_known(self, person: str, house: str) -> bool:
        """Whether a house's desk knows this person by a name alone."""
        return self._house.get(person) == house

    def named(self, house: str, said: str) -> str:
        """The id of somebody whom a house's desk knows by this id or this name alone, "" for nobody."""
        if self.is_known(said, house):
            return said
        wanted = " ".join(said.split()).casefold()
        found = (one for one, name in self._known.items() if name.casefold() == wanted)
        return next((one for one in found if self._house[one] == house), "")

    def meet(self, person: Person) -> None:
        """Note the name of somebody with an account who acts at a desk."""
        self._names.learn(person.id, person.name)

    def learn(self, reader: Reader, people: set[str]) -> None:
        """Load the names of accounts that a desk speaks of. Runs beside the event loop."""
        self._names.load(reader, sorted(people - self._known.keys()))

    async def add(self, house: str, name: str) -> str:
        """Keep a person's name, and return the person's id: that of who has this name already, if anybody.

        Refuses "name-not-given", "name-too-long" and "name-unclear" for letters that nobody sees: two people would have one
        name on the hall's screen.
        """
        said = " ".join(name.split())
        if not said:
            raise Refused("name-not-given", "Write the name that the list shows.")
        if len(said) > LETTERS_MOST:
            words = f"A name has at most {LETTERS_MOST} letters."
            raise Refused("name-too-long", words, args={"most": LETTERS_MOST})
        check_visible(said)
        if known := self.named(house, said):
            return known
        person = draw_id(self._entropy, "w")
        self._known[person], self._house[person] = said, house
        self._names.learn(person, said)
        body = msgspec.to_builtins(_Named(said))
        await self._store.commit(
            Commit(changes=(KeepMatter(Matter(KIND, person, house, self._clock.now_ms(), True, body)),))
        )
        return person
