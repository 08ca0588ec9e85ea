"""The people who run a live desk in a browser each: acts with their real times, refusals, what a page shows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx

from cardroom.room.identity.permissions import Role
from tests.evenings.audience import Audience
from tests.patience import PATIENCE_SECONDS
from tests.web.site import Site

MINUTE = 60_000


class DeskClerk:
    """Somebody at a house's desk; `began_ms` is when the evening began, and acts tell their minute of it."""

    def __init__(
        self, who: str, client: httpx.AsyncClient, house: str, began_ms: int, audience: Audience | None = None
    ) -> None:
        self.who = who
        self.client = client
        self.audience = audience
        self.at = f"/api/desk/{house}"
        self.began_ms = began_ms

    @property
    def token(self) -> str:
        """Of the session."""
        return self.client.headers["Authorization"].removeprefix("Bearer ")

    async def _send(self, minute: float, do: str, fields: Mapping[str, Any]) -> httpx.Response:
        real = {"at_ms": self.began_ms + round(minute * MINUTE)} if minute >= 0 else {}
        return await self.client.post(f"{self.at}/acts", json={"act": {"do": do, **real, **fields}})

    async def act(self, minute: float, do: str, **fields: Any) -> int:
        """An act that is accepted, with its minute of the evening, -1 for now; its number."""
        answer = await self._send(minute, do, fields)
        assert answer.status_code == 200, (do, fields, answer.text)
        await self.view()
        if self.audience is not None:
            await self.audience.sees()
        return int(answer.json()["number"])

    async def refused(self, minute: float, do: str, **fields: Any) -> dict[str, Any]:
        """The refusal of an act, which changes no chip."""
        before = (await self.view()).get("office", {}).get("chips")
        answer = await self._send(minute, do, fields)
        assert answer.status_code in (403, 404, 409), (do, fields, answer.status_code, answer.text)
        assert (await self.view()).get("office", {}).get("chips") == before
        found: dict[str, Any] = answer.json()
        return found

    async def named(self, name: str) -> str:
        """The id of somebody without an account."""
        answer = await self.client.post(f"{self.at}/people", json={"name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["player"])

    async def view(self) -> dict[str, Any]:
        """What the page shows; for staff every chip that the cage gave out is somewhere."""
        answer = await self.client.get(self.at)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if "office" in found:
            chips = dict(found["office"]["chips"])
            given = chips.pop("given_out")
            boxes = chips.pop("boxes", 0)
            assert given == sum(chips.values()) + boxes, found["office"]["chips"]
        return found

    async def table(self, number: int) -> dict[str, Any]:
        """A table as the map shows it."""
        return next(one for one in (await self.view())["tables"] if one["table"] == number)

    async def seat(self, table: int, seat: int) -> dict[str, Any]:
        """A seat as the map shows it."""
        found: dict[str, Any] = (await self.table(table))["at"][seat - 1]
        assert found["seat"] == seat
        return found


@asynccontextmanager
async def at_desk(
    site: Site, house: str, began_ms: int, people: Mapping[str, Role], audience: Audience | None = None
) -> AsyncIterator[list[DeskClerk]]:
    """People with accounts, each in a browser of the own, at a house's desk; who follows sees each of their acts."""
    clerks: list[DeskClerk] = []
    for name, role in people.items():
        token = await site.account(name, role)
        headers = {"Origin": site.url, "Authorization": f"Bearer {token}"}
        client = httpx.AsyncClient(base_url=site.url, headers=headers, timeout=PATIENCE_SECONDS)
        clerks.append(DeskClerk(name, client, house, began_ms, audience))
    try:
        yield clerks
    finally:
        for one in clerks:
            await one.client.aclose()
