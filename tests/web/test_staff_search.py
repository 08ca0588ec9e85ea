"""One search of staff over players, hands and money: who may see something finds it, and nobody else does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio

from cardroom.room.lobby.staff_search import MOST
from cardroom.store.people_rows import Role
from tests.web.site import PASSWORD, QUICK, Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

SETTINGS = msgspec.structs.replace(QUICK, credit_alone_cents=10_000)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with opened(tmp_path_factory.mktemp("site") / "data", room_settings=SETTINGS) as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(site: Site) -> AsyncIterator[httpx.AsyncClient]:
    async with site.browser() as opened_browser:
        yield opened_browser


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def staff(site: Site) -> dict[str, str]:
    """A token of each kind of staff."""
    roles: tuple[Role, ...] = ("floor", "cashier", "admin", "player")
    return {role: await site.account(f"The {role}", role) for role in roles}


async def search(browser: httpx.AsyncClient, token: str, text: str) -> dict[str, Any]:
    answer = await browser.get(
        "/api/staff/search", params={"text": text}, headers={"Authorization": f"Bearer {token}"}
    )
    return dict(answer.json())


async def names(browser: httpx.AsyncClient, token: str, text: str) -> list[str]:
    return [one["name"] for one in (await search(browser, token, text))["players"]]


async def test_players_are_found_by_any_part_of_the_name_and_by_the_id(
    site: Site, browser: httpx.AsyncClient, staff: dict[str, str]
) -> None:
    one = await site.room.players.sign_up("Maija Meikäläinen", PASSWORD)
    await site.room.players.sign_up("Matti_100%", PASSWORD)
    floor = staff["floor"]
    assert await names(browser, floor, "MEIKÄ") == ["Maija Meikäläinen"]
    assert await names(browser, floor, one.id) == ["Maija Meikäläinen"]
    assert await names(browser, floor, "m") and await names(browser, floor, "  ") == []
    assert await names(browser, floor, "100%") == ["Matti_100%"]
    assert await names(browser, floor, "i_1") == ["Matti_100%"], "signs of a pattern are letters here"
    assert await names(browser, floor, "M%i") == await names(browser, floor, "i!") == []
    assert await names(browser, floor, "'; DROP TABLE players; --") == []


async def test_more_than_fit_are_said_to_be_more(
    site: Site, browser: httpx.AsyncClient, staff: dict[str, str]
) -> None:
    for number in range(MOST + 1):
        await site.room.players.sign_up(f"Crowd {number:02}", PASSWORD)
    found = await search(browser, staff["admin"], "crowd")
    assert [one["name"] for one in found["players"]] == [f"Crowd {number:02}" for number in range(MOST)]
    assert found["more"] and not (await search(browser, staff["admin"], "crowd 2"))["more"]


async def test_money_is_found_by_its_entry_and_its_request_by_who_sees_the_books(
    site: Site, browser: httpx.AsyncClient, staff: dict[str, str]
) -> None:
    ann = await site.room.players.sign_up("Ann", PASSWORD)
    own = {"Authorization": f"Bearer {staff['cashier']}"}
    body = {"player": ann.id, "amount": 700, "reason": "won a draw", "id": "draw-7"}
    assert (await browser.post("/api/staff/money", json=body, headers=own)).json() == {"outcome": "moved"}
    body = {"player": ann.id, "amount": 70_000, "reason": "won more", "id": "draw-8"}
    assert (await browser.post("/api/staff/money", json=body, headers=own)).json() == {"outcome": "waits"}
    for text in ("draw-7", "staff:draw-7"):
        [money] = (await search(browser, staff["cashier"], text))["money"]
        assert (money["id"], money["state"], money["kind"]) == ("staff:draw-7", "booked", "credit")
        assert (money["reason"], money["by"]) == ("won a draw", "The cashier")
        assert {(one["account"], one["amount"], one["name"]) for one in money["postings"]} == {
            ("mint", -700, ""), (f"wallet:{ann.id}", 700, "Ann"),
        }  # fmt: skip
    [money] = (await search(browser, staff["admin"], "draw-8"))["money"]
    assert (money["id"], money["state"]) == ("draw-8", "waits")
    assert money["postings"][0]["amount"] == 70_000
    decline = {"reason": "no paper"}
    await browser.post("/api/staff/credits/draw-8/decline", json=decline, headers=own)
    [money] = (await search(browser, staff["admin"], "draw-8"))["money"]
    assert money["state"] == "declined"
    for text in ("draw-7", "draw-8", "staff:draw-7"):
        assert (await search(browser, staff["floor"], text))["money"] == [], "the floor sees no books"
    assert (await search(browser, staff["player"], "draw-7"))["code"] == "not-staff"
    assert (await search(browser, "nobody", "draw-7"))["code"] == "not-signed-in"


async def test_a_text_that_is_too_long_is_refused_and_nothing_odd_is_found(
    browser: httpx.AsyncClient, staff: dict[str, str]
) -> None:
    assert (await search(browser, staff["admin"], "x" * 101))["code"] == "bad-request"
    for text in ("mint", "house", "\u0000", "wallet:", "%", "_", "ﬁ", "💥"):
        found = await search(browser, staff["admin"], text)
        assert found.get("money", []) == found.get("hands", []) == []
