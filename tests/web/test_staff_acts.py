"""Staff's acts at tables and about players over HTTP, and what the players hear of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.question import ConsentAsked
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from tests.web.site import Site, ask, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

POOL = "casino-kruh:holdem-nl-nl10/20"
WHY = {"reason": "a test of acts"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def kruh(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room of Casino Kruh beside the online house."""
    folder = tmp_path_factory.mktemp("kruh") / "data"
    async with opened(folder, houses=("casinohuone", "casino-kruh"), demo=True) as running:
        yield running


async def opened_table(kruh: Site, desk: httpx.AsyncClient) -> str:
    pool = kruh.room.pools[POOL]
    stake = {"house": pool.house, "game": pool.offer.id, "stake": pool.stake.name, **WHY}
    return str((await desk.post("/api/staff/tables", json=stake)).json()["table"])


async def table_of(desk: httpx.AsyncClient, table: str) -> dict[str, object]:
    view = (await desk.get("/api/staff")).json()
    return next(one for one in view["tables"] if one["table"] == table)


async def test_the_acts_at_tables_are_carried_out_and_shown(kruh: Site) -> None:
    floor, token = await kruh.account("Flora", "floor"), await kruh.account("Anna")
    async with kruh.browser() as desk, kruh.socket(token) as socket:
        desk.headers["Authorization"] = f"Bearer {floor}"
        player = (await hear(socket, to_client.Welcome)).player
        table = await opened_table(kruh, desk)
        shown = await table_of(desk, table)
        assert (shown["seat_count"], shown["most_seats"], shown["agrees_buy_ins"]) == (10, 11, True)
        at = f"/api/staff/tables/{table}"
        assert (await desk.post(f"{at}/add-seat", json=WHY)).status_code == 204
        refused = (await desk.post(f"{at}/add-seat", json=WHY)).json()
        assert (refused["code"], refused["clauses"]) == ("no-more-seats", ["CK-H.8"])
        assert (await table_of(desk, table))["seat_count"] == 11

        terms = kruh.room.pools[POOL].terms("", "")
        await ask(socket, from_client.JoinPool("j", POOL, terms.min_buy_in))
        assert (await hear(socket, to_client.Done)).table == table
        await ask(socket, from_client.WatchTable(table))
        body = {**WHY, "player": "nobody", "amount": 5_00}
        assert (await desk.post(f"{at}/buy-in", json=body)).json()["code"] == "no-such-player"
        eve = await kruh.room.players.sign_up("Eve", "a long enough word")
        assert (await desk.post(f"{at}/buy-in", json={**body, "player": eve.id})).status_code == 204
        question = (await table_of(desk, table))["question"]
        assert question == {"what": "buy_in", "seconds": 0, "amount": 5_00, "player": eve.id, "name": "Eve"}
        assert (await desk.get(f"/api/tables/{table}")).json()["names"][eve.id] == "Eve"
        agreed = ConsentAsked("buy_in", player=eve.id, amount=5_00)
        await ask(socket, at_table("a", table, of_cash.AnswerQuestion(ME, True, agreed)))
        assert (await hear(socket, to_client.Done)).id == "a"
        assert (await table_of(desk, table))["question"] is None
        assert kruh.room.tables[table].table.economy.has_agreed(eve.id, 5_00)
        assert (await desk.post(f"{at}/take-back-question", json=WHY)).json()["code"] == "not-asked"

        other = await opened_table(kruh, desk)
        move = {**WHY, "player": player, "to": other}
        assert (await desk.post(f"{at}/move", json=move)).status_code == 204
        assert kruh.room.tables.tables_of(player) == (other,)
        assert (await desk.post(f"{at}/move", json=move)).json()["code"] == "not-seated"
        refused = (await desk.post(f"/api/staff/tables/{other}/last-round", json=WHY)).json()
        assert refused["code"] == "nobody-plays"


async def test_two_are_kept_apart_and_a_document_is_noted(kruh: Site) -> None:
    floor = await kruh.account("Frank", "floor")
    one, other = [await kruh.room.players.sign_up(name, "a long enough word") for name in ("Ina", "Udo")]
    async with kruh.browser() as desk:
        desk.headers["Authorization"] = f"Bearer {floor}"
        about = f"/api/staff/players/{one.id}"
        assert (await desk.post(f"{about}/keep-apart", json={**WHY, "other": other.id})).status_code == 204
        again = await desk.post(f"{about}/keep-apart", json={**WHY, "other": other.id})
        assert again.json()["code"] == "apart-already"
        assert (await desk.post(f"{about}/keep-apart", json={**WHY, "other": one.id})).status_code == 400
        assert (await desk.post(f"{about}/identity", json={**WHY, "document": "passport"})).status_code == 204
        view = (await desk.get("/api/staff")).json()
        [shown] = [player for player in view["players"] if player["player"] == one.id]
        assert (shown["apart"], shown["document"]) == ([other.id], "passport")
        assert (await desk.post(f"{about}/let-together", json={**WHY, "other": other.id})).status_code == 204


async def test_a_complaint_goes_to_staff_and_its_answer_back(kruh: Site) -> None:
    floor, token = await kruh.account("Freya", "floor"), await kruh.account("Cora")
    async with kruh.browser() as desk, kruh.browser() as player:
        desk.headers["Authorization"], player.headers["Authorization"] = f"Bearer {floor}", f"Bearer {token}"
        body = {"id": "c1", "text": "They help each other.", "about": "Ina, Udo"}
        for _ in range(2):
            mine = (await player.post("/api/complaints", json=body)).json()
        [row] = mine["complaints"]
        assert (row["text"], row["about"], row["answer"]) == ("They help each other.", "Ina, Udo", "")
        [waiting] = [
            one for one in (await desk.get("/api/staff/complaints")).json()["complaints"] if not one["answer"]
        ]
        answer = await desk.post(
            f"/api/staff/complaints/{waiting['id']}/answer", json={"text": "We keep them apart."}
        )
        assert answer.status_code == 204
        [row] = (await player.get("/api/complaints")).json()["complaints"]
        assert (row["answer"], row["answered_by"]) == ("We keep them apart.", "Freya")
        assert (await player.get("/api/staff/complaints")).status_code == 403


async def test_where_a_house_asks_for_the_age_signing_up_says_it(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("age") / "data"
    async with opened(folder, houses=("casino-kruh",)) as site, site.browser() as browser:
        assert (await browser.get("/api/me")).json()["least_age"] == 18
        body = {"name": "Young One", "password": "a long enough word"}
        refused = await browser.post("/api/sign-up", json=body)
        assert (refused.json()["code"], refused.json()["clauses"]) == ("not-of-age", ["CK-H.1"])
        assert (await browser.post("/api/sign-up", json={**body, "of_age": True})).status_code == 200
        assert (await browser.get("/api/me")).json()["name"] == "Young One"
