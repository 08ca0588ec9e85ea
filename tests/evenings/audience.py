"""Who follows an evening: after each act each of them has what a page has that is opened now."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import zip_longest
from typing import Any

from tests.evenings.followers import Follower, waits
from tests.web.site import Site


class Audience:
    """All who follow an evening. Each act is missed by one of them, whose link is cut, and seen when it is back."""

    def __init__(self) -> None:
        self.followers: list[Follower] = []
        self.acts = 0
        self._away: Follower | None = None

    async def joins(self, *followers: Follower) -> None:
        """These follow from now on."""
        for one in followers:
            await one.opens()
            self.followers.append(one)

    async def sees(self) -> None:
        """Behind an act: each has what the same page has when it is opened now. Then the next one's link is cut."""
        if self._away is not None:
            await self._away.opens()
        if not self.followers:
            return
        await asyncio.gather(*(_agrees(one) for one in self.followers))
        self.acts += 1
        self._away = self.followers[self.acts % len(self.followers)]
        await self._away.cut()

    async def moves(self, site: Site) -> None:
        """The room was stopped and runs again: all connect to it with what they had."""
        for one in self.followers:
            await one.closes()
            one.site = site
            await one.opens()
        self._away = None

    async def leaves(self) -> None:
        """Nobody follows any more."""
        for one in self.followers:
            await one.closes()


async def _agrees(follower: Follower) -> None:
    is_so = _timeless(await follower.anew())
    await waits(
        lambda: _timeless(follower.seen) == is_so,
        lambda: f"{follower.who}: {'; '.join(_differences(_timeless(follower.seen), is_so))[:2_000]}",
    )


def _timeless(seen: Any) -> Any:
    """What is seen, without the moment at which it was built."""
    if isinstance(seen, dict):
        kept = {name: _timeless(one) for name, one in seen.items() if name not in ("now_ms", "version")}
        return {name: one for name, one in kept.items() if one is not None}
    return [_timeless(one) for one in seen] if isinstance(seen, list) else seen


def _differences(had: Any, has: Any, at: str = "") -> list[str]:
    """Where two pages differ."""
    if had == has:
        return []
    if isinstance(had, dict) and isinstance(has, dict):
        names = sorted({*had, *has})
        return [line for name in names for line in _differences(had.get(name), has.get(name), f"{at}.{name}")]
    if isinstance(had, list) and isinstance(has, list):
        pairs = enumerate(zip_longest(had, has))
        return [line for number, pair in pairs for line in _differences(*pair, f"{at}.{number}")]
    return [f"{at}: has {had!r}, and it is {has!r}"]


@asynccontextmanager
async def followed() -> AsyncIterator[Audience]:
    """Whoever joins follows what happens inside."""
    audience = Audience()
    try:
        yield audience
    finally:
        await audience.leaves()
