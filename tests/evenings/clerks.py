"""The people who run a live event in a browser each: what they look at, what they do, and how they are refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from cardroom.tournament.tournament_terms import TournamentTerms
from tests.evenings.audience import Audience
from tests.patience import PATIENCE_SECONDS
from tests.web.site import Site


class Clerk:
    """Somebody of the staff with a browser, at one event."""

    def __init__(self, client: httpx.AsyncClient, event: str, audience: Audience | None = None) -> None:
        self.client = client
        self.audience = audience
        self.at = f"/api/staff/tournaments/{event}"

    async def get(self, path: str) -> Any:
        """What a page shows."""
        answer = await self.client.get(self.at + path)
        assert answer.status_code == 200, (path, answer.text)
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        """An act that is accepted."""
        answer = await self.client.post(self.at + path, json=body)
        assert answer.status_code in (200, 201, 204), (path, body, answer.text)
        if self.audience is not None:
            await self.audience.sees()
        return answer.json() if answer.text else None

    async def refused(self, path: str, **body: Any) -> dict[str, Any]:
        """The refusal of an act."""
        answer = await self.client.post(self.at + path, json=body)
        assert answer.status_code == 409, (path, body, answer.status_code, answer.text)
        found: dict[str, Any] = answer.json()
        return found

    async def tell(self, act: str, **told: Any) -> None:
        """Something told of the hall."""
        await self.post("/live", told={"act": act, **told})

    async def hall(self) -> dict[str, Any]:
        """The hall; its chips balance."""
        found: dict[str, Any] = await self.get("/live")
        chips = found["chips"]
        assert chips["issued"] == chips["in_play"] + chips["removed"]
        return found

    async def carry_out(self) -> None:
        """Do all that is ordered, counted where players go or come."""
        for _ in range(200):
            orders = (await self.hall())["orders"]
            if not orders:
                return
            await self.tell("confirm", orders=[orders[0]["number"]])
        raise AssertionError("orders have no end")

    async def out(self, *names: str) -> None:
        """People of one table go out in one hand; the first who stays wins their chips."""
        for table in (await self.hall())["tables"]:
            here = {seat["name"]: seat for seat in table["seats"]}
            if names[0] in here:
                winner = next(one for name, one in here.items() if name not in names)
                outs = [
                    {
                        "player": here[name]["player"],
                        "stack": here[name]["stack"],
                        "winners": [winner["player"]],
                    }
                    for name in names
                ]
                await self.tell("out", outs=outs)
                return
        raise AssertionError(f"{names} sit nowhere")


@asynccontextmanager
async def staff(
    site: Site, event: str, *names: str, audience: Audience | None = None
) -> AsyncIterator[list[Clerk]]:
    """People of the floor, each with a browser of the own; who follows sees each of their acts."""
    clerks: list[Clerk] = []
    for name in names:
        token = await site.account(name, "admin")
        client = httpx.AsyncClient(
            base_url=site.url,
            headers={"Origin": site.url, "Authorization": f"Bearer {token}"},
            timeout=PATIENCE_SECONDS,
        )
        clerks.append(Clerk(client, event, audience))
    try:
        yield clerks
    finally:
        for one in clerks:
            await one.client.aclose()


async def announce(site: Site, *events: TournamentTerms) -> None:
    """The events are announced."""
    person = await site.room.players.sign_up("Director", "correct horse", "admin")
    for one in events:
        await site.room.tournaments.announce(person, one)
