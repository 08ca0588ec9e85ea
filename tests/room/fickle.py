"""A store that now and then refuses whatever comes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cardroom.store.faults import StoreFault, StoreRefused
from cardroom.store.rows import Commit


class Fickle:
    """A store in front of another one: of commits that say something it refuses so many in a thousand."""

    def __init__(self, store: Any, chance: random.Random) -> None:
        self._store = store
        self._chance = chance
        self.in_a_thousand = 0
        self.refused = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def submit(self, commit: Commit, done: Callable[[StoreFault | None], None] | None = None) -> None:
        if commit == Commit() or self._chance.randrange(1000) >= self.in_a_thousand:
            self._store.submit(commit, done)
            return
        self.refused += 1

        def refused(fault: StoreFault | None) -> None:
            if done is not None:
                done(fault or StoreRefused("not-storable", "not this one"))

        self._store.submit(Commit(), refused)  # so that answers come in the order of the commits

    async def commit(self, commit: Commit) -> None:
        if self._chance.randrange(1000) < self.in_a_thousand:
            self.refused += 1
            raise StoreRefused("not-storable", "not this one")
        await self._store.commit(commit)
