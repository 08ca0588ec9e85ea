"""A player's own figures over HTTP: whose they are, and what is refused."""

from __future__ import annotations

import pytest

from tests.web.site import Site
from tests.web.test_hands import play

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_everybody_is_told_the_own_figures_and_nobody_elses(site: Site) -> None:
    played = await play(site)
    nets = []
    async with site.browser() as browser:
        for name, token in played.tokens.items():
            body = (
                await browser.get("/api/me/statistics", headers={"Authorization": f"Bearer {token}"})
            ).json()
            if name == "Wim":
                assert (body["stakes"], body["days"], body["session"]) == ([], [], None), (
                    "watching is not playing"
                )
                continue
            [row] = body["stakes"]
            assert (row["hands"], row["decided"]) == (1, 1) and row["form"] == "no_limit"
            assert body["session"]["nets"] == [row["net"]] == [body["days"][0]["net"]]
            nets.append(row["net"])
        assert sum(nets) <= 0 and any(nets)
        headers = {"Authorization": f"Bearer {played.tokens['Ann']}"}
        other = {"house": row["house"], "game": row["game"], "stake": "other"}
        body = (await browser.get("/api/me/statistics", headers=headers, params=other)).json()
        assert body["days"] == [] and len(body["stakes"]) == 1
        body = (
            await browser.get("/api/me/statistics", headers=headers, params={"last": "1999-12-31"})
        ).json()
        assert body["stakes"] == [] and body["session"] is not None
        for query in ("player=Ben", "player_id=Ben"):  # there is no such thing to ask
            body = (await browser.get(f"/api/me/statistics?{query}", headers=headers)).json()
            assert body["stakes"][0]["hands"] == 1


@pytest.mark.parametrize(
    "query",
    [
        "first=yesterday", "first=2026-02-30", "first=2026-11-22&last=2026-11-21", "first=1969-12-31", "last=20261122",
        "last=2026-W47-7", "last=0001-01-01",
    ],
)  # fmt: skip
async def test_days_that_are_none_are_refused_with_a_sentence(site: Site, query: str) -> None:
    token = await site.account(f"Asker {hash(query) % 10**6}")
    async with site.browser() as browser:
        answer = await browser.get(
            f"/api/me/statistics?{query}", headers={"Authorization": f"Bearer {token}"}
        )
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-dates")


@pytest.mark.parametrize("last", ["1970-01-01", "9999-12-31"])
async def test_the_first_and_the_last_dates_there_are_may_be_asked_for(site: Site, last: str) -> None:
    token = await site.account(f"Asker {last[:4]}")
    async with site.browser() as browser:
        answer = await browser.get(
            f"/api/me/statistics?last={last}", headers={"Authorization": f"Bearer {token}"}
        )
    assert (answer.status_code, answer.json()["days"]) == (200, []), answer.text
