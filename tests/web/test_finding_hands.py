"""Searches over HTTP that nobody honest sends: each is answered with a sentence, and none with another's hands."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from tests.web.site import Site
from tests.web.test_hands import NAMES, Played, play

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def played(site: Site) -> Played:
    """One hand for all tests of this module."""
    return await play(site)


async def test_a_search_finds_the_own_hand_and_takes_no_nonsense(site: Site, played: Played) -> None:
    async with site.browser() as browser:
        headers = {"Authorization": f"Bearer {played.tokens['Ann']}"}

        async def asked(query: str) -> tuple[int, object]:
            answer = await browser.get(f"/api/hands?{query}", headers=headers)
            body = answer.json()
            return answer.status_code, [row["hand"] for row in body["hands"]] if "hands" in body else body[
                "code"
            ]

        cards = "".join(played.holes["Ann"])
        assert await asked(f"cards={cards}&stake=NL25") == (200, [played.hand])
        assert await asked(f"cards={''.join(played.holes['Ben'])}") == (200, []), (
            "what others held is not searched"
        )
        assert await asked("stake=NL25&game=nothing") == (200, [])
        assert await asked("result=won&by=1000000000000") == (200, [])
        long = f"cards={'A' * 27}", f"game={'x' * 65}", f"by={10**13}"
        for query in ("result=lots", "by=-1", "by=1.5", "before=x", *long):
            assert (await asked(query))[0] == 400, query
        for query in (
            "cards=queens",
            "cards=%F0%9F%82%A1",
            "first=2026-13-01",
            "first=2026-11-24&last=2026-11-23",
        ):
            assert (await asked(query))[0] == 409, query
        assert (await asked("stake=%27%20OR%201=1%20--")) == (200, [])
        assert (await asked("before=999999999999999999&cards=A"))[0] == 200
        assert (await browser.get("/api/hands?cards=A")).status_code == 401


async def test_a_hand_is_found_by_position_and_by_who_was_there(site: Site, played: Played) -> None:
    async with site.browser() as browser:

        async def got(name: str, path: str) -> Any:
            return (
                await browser.get(path, headers={"Authorization": f"Bearer {played.tokens[name]}"})
            ).json()

        async def hands(name: str, query: str) -> list[str]:
            return [row["hand"] for row in (await got(name, f"/api/hands?{query}"))["hands"]]

        ids = {name: (await got(name, "/api/me"))["player"] for name in played.tokens}
        sat: dict[str, str] = {}
        for name in NAMES:
            places = ("button", "small_blind", "big_blind", "elsewhere")
            found = [place for place in places if played.hand in await hands(name, f"position={place}")]
            assert len(found) == 1, "a hand has one position of one's own"
            sat[name] = found[0]
            other = next(ids[one] for one in NAMES if one != name)
            assert played.hand in await hands(name, f"players={other}")
            assert played.hand in await hands(name, f"players=-,{other}&position={found[0]}")
            assert await hands(name, "players=-") == [] == await hands(name, "players=%27%20OR%201=1--")
        assert sorted(sat.values()) == ["big_blind", "button", "small_blind"]
        token = {"Authorization": f"Bearer {played.tokens[NAMES[0]]}"}
        for query in ("position=foot", f"players={'x' * 1301}"):
            assert (await browser.get(f"/api/hands?{query}", headers=token)).status_code == 400
