"""API tokens over the wire: what their scopes let a program do, and attacks on them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import httpx
import msgspec
import pytest
import pytest_asyncio

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.room.identity.scopes import Scope
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.tokens.token import PREFIX
from cardroom.room.tokens.token_desk import MAX_A_PLAYER
from tests.web.site import PASSWORD, QUICK, Site, ask, ends, hear, opened
from tests.web.test_second_factor import app_code, code_of, logged, sign_up, staff, with_app

pytestmark = pytest.mark.asyncio(loop_scope="module")

ALL: tuple[Scope, ...] = get_args(Scope)
POOL = "holdem-nl10"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room that lets programs play."""
    settings = msgspec.structs.replace(QUICK, programs_play=True, role_held_hours=0)
    async with opened(tmp_path_factory.mktemp("site") / "data", room_settings=settings) as running:
        yield running


async def made(browser: httpx.AsyncClient, *scopes: str, **more: Any) -> dict[str, Any]:
    """A token of whoever is signed in."""
    body = {"name": "My program", "scopes": scopes, "password": PASSWORD, **more}
    answer = await browser.post("/api/me/tokens", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def by(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def refused_by_socket(site: Site, token: str) -> bool:
    """Whether a token is nobody to the socket: a stranger is told to sign in."""
    async with site.socket(token) as socket:
        await ask(socket, from_client.JoinPool("x", POOL, 1_000))
        return (await hear(socket, to_client.Refused)).code == "not-signed-in"


async def test_a_token_is_told_once_listed_without_it_and_reads_what_is_its_owners(site: Site) -> None:
    async with site.browser() as mine, httpx.AsyncClient(base_url=site.url) as program:
        await sign_up(mine, "Aune")
        given = await made(mine, "read", days=30)
        assert given["token"].startswith(PREFIX)
        listed = await mine.get("/api/me/tokens")
        [row] = listed.json()["tokens"]
        assert (row["id"], row["name"], row["scopes"]) == (given["id"], "My program", ["read"])
        secret = given["token"].partition(".")[2]
        assert secret not in listed.text
        for path in ("/api/me", "/api/hands", "/api/me/tournaments", "/api/me/statistics", "/api/cashier"):
            answer = await program.get(path, headers=by(given["token"]))
            assert answer.status_code == 200, (path, answer.text)
        assert (await program.get("/api/me", headers=by(given["token"]))).json()["name"] == "Aune"
        assert (await mine.get("/api/me/tokens")).json()["tokens"][0]["used_ms"] > 0
        assert await refused_by_socket(site, given["token"]), "to read is not to play"
        reader = site.room.services.store.blocking_reader
        kept = repr([*reader.matters("api_token"), *logged(site, "make_token")])
        assert secret not in kept and given["token"] not in await site.kept()


async def test_no_token_opens_another_door(site: Site) -> None:
    """Every route of the application: what `read` does not name is refused, also to a token of an admin."""
    async with site.browser() as boss, httpx.AsyncClient(base_url=site.url) as program:
        await staff(site, boss, "Boss", "admin")
        token = (await made(boss, *ALL))["token"]
        before = await site.kept()
        reached = set()
        for route in site.routes():
            answer = await program.request(route.method, route.filled(), headers=by(token), json={})
            if "staff" in route.path or (route.changes and "/me" in route.path):
                assert code_of(answer) in ("token-scope", "bad-request", "not-signed-in"), (
                    route,
                    answer.text,
                )
            if answer.status_code == 200 and not route.changes:
                reached.add(route.path)
        assert not {path for path in reached if "staff" in path or "second" in path or "session" in path}
        assert "/api/me/tokens" not in reached, "a token sees and makes no tokens"
        assert await site.kept() == before, "nothing changed"


async def test_over_the_socket_a_scope_lets_through_its_own_messages_alone(site: Site) -> None:
    values: dict[str, Any] = {
        "JoinPool": {"pool": POOL, "buy_in": 1}, "LeaveQueue": {"pool": POOL},
        "AnswerOffer": {"offer": "o", "accept": True},
    }  # fmt: skip
    async with site.browser() as mine:
        await sign_up(mine, "Beata")
        for scopes in (("play",), ("seats",), ("read", "play")):
            token = (await made(mine, *scopes))["token"]
            has = {*scopes, *(("play",) if "seats" in scopes else ())}
            async with site.socket(token) as socket:
                for kind in get_args(from_client.AnyClientMessage):
                    name, wanted = kind.__name__, kind.token
                    if not wanted:
                        continue
                    needed = {
                        field.name: values.get(name, {}).get(field.name, sample(field))
                        for field in msgspec.structs.fields(kind)
                        if field.required and field.name != "id"
                    }
                    await ask(socket, kind(id=f"{name}-{token[-6:]}", **needed))
                    answer = await hear(socket, to_client.Refused)
                    assert (answer.code == "token-scope") == (wanted not in has), (name, answer)
                await ask(socket, from_client.Say("say", "t", "hello"))
                assert (await hear(socket, to_client.Refused)).code == "token-scope"
                await ask(socket, at_table("bomb", "t", of_cash.AskForBombPot(ME)))
                assert (await hear(socket, to_client.Refused)).code == "token-scope"


def sample(field: msgspec.structs.FieldInfo) -> Any:
    """Some value of a field's type."""
    return {"on": True, "gives_up": False}.get(
        field.name,
        1
        if field.name in ("amount", "turn", "seat", "most", "buy_in")
        else ()
        if field.name == "cards"
        else "t",
    )


async def test_money_moves_by_a_token_with_seats_alone(site: Site) -> None:
    async with site.browser() as mine:
        player = await sign_up(mine, "Cecil")
        wallet = accounts.wallet(player)
        ledger = site.room.services.ledger
        before = ledger.balance(wallet)
        play = (await made(mine, "play"))["token"]
        async with site.socket(play) as socket:
            await ask(socket, from_client.JoinPool("a", POOL, 1_000))
            assert (await hear(socket, to_client.Refused)).code == "token-scope"
        assert ledger.balance(wallet) == before
        seats = (await made(mine, "seats"))["token"]
        async with site.socket(seats) as socket:
            await ask(socket, from_client.JoinPool("b", POOL, 1_000))
            assert (await hear(socket, to_client.Done)).pool == POOL
            await ask(socket, from_client.LeaveQueue("c", POOL))
            await hear(socket, to_client.Done)


async def test_an_ended_token_is_over_at_once_and_its_sockets_close(site: Site) -> None:
    async with site.browser() as mine, site.browser() as other, site.browser() as floor:
        player = await sign_up(mine, "Dora")
        await sign_up(other, "Eino")
        await staff(site, floor, "Flora", "floor")
        first, second = await made(mine, "read", "play"), await made(mine, "play")
        strange = await other.post(f"/api/me/tokens/{first['id']}/end")
        assert code_of(strange) == "no-such-token", "another player's is not there"
        async with site.socket(first["token"]) as one, site.socket(second["token"]) as two:
            assert (await mine.post(f"/api/me/tokens/{first['id']}/end")).status_code == 204
            assert await ends(one) == 4401
            assert code_of(await mine.post(f"/api/me/tokens/{first['id']}/end")) == "no-such-token"
            answer = await mine.get("/api/hands", headers=by(first["token"]))
            assert (answer.status_code, code_of(answer)) == (401, "not-signed-in")
            gone = await floor.post(f"/api/staff/players/{player}/end-tokens", json={"reason": "a bot ring"})
            assert gone.status_code == 204, gone.text
            assert await ends(two) == 4401
        assert (await mine.get("/api/me/tokens")).json()["tokens"] == []
        assert [line.reason for line in logged(site, "end_tokens")] == ["a bot ring"]
        assert (
            code_of(await mine.post(f"/api/staff/players/{player}/end-tokens", json={"reason": "for a test"}))
            == "not-staff"
        )


async def test_a_token_of_a_closed_account_opens_nothing(site: Site) -> None:
    async with site.browser() as mine, site.browser() as floor:
        player = await sign_up(mine, "Orvokki")
        token = (await made(mine, "read", "play"))["token"]
        await staff(site, floor, "Floora", "floor")
        async with site.socket(token) as socket:
            closed = await floor.post(f"/api/staff/players/{player}/close", json={"reason": "for a test"})
            assert closed.status_code < 300, closed.text
            assert await ends(socket) == 4401
        assert (await mine.get("/api/hands", headers=by(token))).status_code == 401
        assert await refused_by_socket(site, token)


async def test_wrong_and_guessed_tokens_are_nobody(site: Site) -> None:
    async with site.browser() as mine, httpx.AsyncClient(base_url=site.url) as program:
        await sign_up(mine, "Gro")
        given = await made(mine, "read", "play")
        token, name = given["token"], given["id"]
        other = await made(mine, "read")
        wrong = (
            token[:-1], token + "A", token.upper(), f"{PREFIX}{name}.", f"{PREFIX}{name}", f"{PREFIX}.x", PREFIX,
            f"{PREFIX}{other['id']}.{token.partition('.')[2]}", f"{PREFIX}{'k' * 5000}.x", token.removeprefix(PREFIX),
            f"{PREFIX}{name}.%00", f"{PREFIX}' OR 1=1 --.x",
        )  # fmt: skip
        for text in wrong:
            answer = await program.get("/api/hands", headers=by(text))
            assert (answer.status_code, code_of(answer)) == (401, "not-signed-in"), text
        assert await refused_by_socket(site, token[:-1])
        assert (await program.get("/api/hands", headers=by(token))).status_code == 200
        cookie = await program.get("/api/hands", headers={"Cookie": f"cardroom-session={token}"})
        assert cookie.status_code in (200, 401)


async def test_it_takes_password_or_second_factor_to_make_one_and_there_are_so_many(site: Site) -> None:
    async with site.browser() as mine:
        await sign_up(mine, "Hilja")
        body = {"name": "x", "scopes": ["read"]}
        assert code_of(await mine.post("/api/me/tokens", json=body)) == "password-wrong"
        for _ in range(MAX_A_PLAYER):
            await made(mine, "read")
        full = await mine.post("/api/me/tokens", json={**body, "password": PASSWORD})
        assert code_of(full) == "too-many-tokens"
        assert (
            await mine.post("/api/me/tokens", json={**body, "scopes": ["money"], "password": PASSWORD})
        ).status_code == 400
    async with site.browser() as mine:
        await sign_up(mine, "Ingrid")
        secret, _ = await with_app(mine)
        site.room.players.proofs._proved.clear()
        shown = await mine.post("/api/me/tokens", json={**body, "password": PASSWORD})
        assert code_of(shown) == "second-factor-again", (
            "the password is not enough where there is a second factor"
        )
        proved = await mine.post("/api/me/second/prove", json={"code": app_code(secret, 1)})
        assert proved.status_code == 204, proved.text
        assert (await mine.post("/api/me/tokens", json=body)).status_code == 200


async def test_another_password_and_time_end_tokens(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site.browser() as mine, httpx.AsyncClient(base_url=site.url) as program:
        await sign_up(mine, "Jussi")
        token = (await made(mine, "read", days=1))["token"]
        tokens, now_ms = site.room.tokens, site.room.services.clock.now_ms
        monkeypatch.setattr(tokens, "_clock", SimpleNamespace(now_ms=lambda: now_ms() + 86_400_000))
        assert (await program.get("/api/hands", headers=by(token))).status_code == 401, "its day is over"
        monkeypatch.undo()
        assert (await program.get("/api/hands", headers=by(token))).status_code == 200
        change = {"old": PASSWORD, "new": "another long password"}
        assert (await mine.post("/api/me/password", json=change)).status_code == 200
        assert (await program.get("/api/hands", headers=by(token))).status_code == 401
        assert (await mine.get("/api/me/tokens")).json()["tokens"] == []


async def test_a_token_outlives_a_restart_and_ends_where_programs_may_not_play(tmp_path: Path) -> None:
    playing = msgspec.structs.replace(QUICK, programs_play=True)
    async with opened(tmp_path / "data", room_settings=playing) as site, site.browser() as mine:
        await sign_up(mine, "Kaisa")
        token = (await made(mine, "read", "play"))["token"]
        assert not await refused_by_socket(site, token)
    async with opened(tmp_path / "data") as site, site.browser() as mine:
        assert (await mine.get("/api/hands", headers=by(token))).status_code == 200
        assert await refused_by_socket(site, token), "the operator lets programs play no longer"
        answer = await mine.post("/api/sign-in", json={"name": "Kaisa", "password": PASSWORD})
        assert answer.status_code == 200
        body = {"name": "x", "scopes": ["play"], "password": PASSWORD}
        assert code_of(await mine.post("/api/me/tokens", json=body)) == "programs-off"
