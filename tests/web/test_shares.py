"""Links to hands over HTTP: who makes them, who opens them, how often."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.web.site import WIDE, Site, opened
from tests.web.test_hands import NAMES, holes_in, play

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_link_opens_without_an_account_and_shows_the_sharers_cards_alone(site: Site) -> None:
    played = await play(site)
    async with site.browser() as browser:
        for name in NAMES:
            headers = {"Authorization": f"Bearer {played.tokens[name]}"}
            path = f"/api/hands/{played.hand}/share"
            link = (await browser.post(path, headers=headers, json={"with_names": True})).json()
            body = (await browser.get(f"/api/shared/{link['secret']}")).json()
            own = (await browser.get(f"/api/hands/{played.hand}", headers=headers)).json()
            assert body == own
            plain = (await browser.post(path, headers=headers, json={})).json()
            hidden = (await browser.get(f"/api/shared/{plain['secret']}")).json()
            assert holes_in(hidden) == holes_in(own), "as many cards with names as without"
            text = msgspec.json.encode(hidden).decode()
            assert not any(word in text for word in (*NAMES, played.hand, own["terms"]["table"]))
            for share in (await browser.get("/api/me/shares", headers=headers)).json()["shares"]:
                assert share["hand"] == played.hand
                ended = await browser.post(f"/api/me/shares/{share['share']}/end", headers=headers)
                assert ended.status_code == 204
            gone = await browser.get(f"/api/shared/{link['secret']}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no-such-share"), gone.text
            assert (await browser.get("/api/me/shares", headers=headers)).json() == {"shares": []}
        stranger = {"Authorization": f"Bearer {await site.account('Curious')}"}
        answer = await browser.post(f"/api/hands/{played.hand}/share", headers=stranger, json={})
        assert answer.json()["code"] == "hand-not-yours"
        for wrong in ({"with_names": "yes"}, {"with_names": None}, [], "x"):
            path = f"/api/hands/{played.hand}/share"
            answer = await browser.post(path, headers=headers, json=wrong)
            assert answer.status_code == 400, (wrong, answer.text)


async def test_links_are_not_guessed_without_end(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, hands_a_minute=3)
    async with opened(tmp_path / "data", doors) as site, site.browser() as browser:
        answers = [await browser.get(f"/api/shared/{number:032x}") for number in range(5)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429, 429]
        headers = {"Authorization": f"Bearer {await site.account('Asker')}"}
        found = [await browser.get(f"/api/players?name=N{number}", headers=headers) for number in range(5)]
        assert [answer.status_code for answer in found] == [404, 404, 404, 429, 429]
