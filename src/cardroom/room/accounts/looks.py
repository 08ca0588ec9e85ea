"""The looks of all account names: no two names that look the same are let in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cardroom.room.identity.confusable_names import name_taken, skeleton
from cardroom.room.identity.naming import looks_stored
from cardroom.store.protocol import Store


class Looks:
    """The looks of all names, read from the store at the first use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._all: dict[str, str] = {}
        self._known = False

    @asynccontextmanager
    async def taken(self, name: str) -> AsyncIterator[None]:
        """Reserve the look of a name while its account is made; free it again if that fails. Refuses (`name_taken`)."""
        look = await asyncio.to_thread(skeleton, name)
        looks = await self._of_names()
        if look in looks:
            raise name_taken(name)
        looks[look] = ""  # reserved from the request on: two look-alikes at the same time are not both let in
        try:
            yield
        except BaseException:
            looks.pop(look)
            raise

    def add(self, name: str, player: str) -> None:
        """Add the name of an account that was made without this check."""
        if self._known:
            self._all[skeleton(name)] = player

    async def _of_names(self) -> dict[str, str]:
        if not self._known:
            found = await self._store.read(looks_stored)
            self._all = found | self._all  # others may have come meanwhile
            self._known = True
        return self._all
