"""What the API says of itself and how every answer is sent: descriptions, headers, errors, files, health."""

from __future__ import annotations

import re

import pytest

from cardroom.web.app import STATIC
from tests.web.site import Site

pytestmark = pytest.mark.asyncio(loop_scope="module")

HARDENED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


async def test_the_description_lists_every_route_with_the_type_of_its_answer(site: Site) -> None:
    async with site.browser() as browser:
        schema = (await browser.get("/schema/openapi.json")).json()
        listed = {
            (method.upper(), path)
            for path, methods in schema["paths"].items()
            for method in methods
            if method in ("get", "post", "put", "delete", "patch")
        }
        routes = {
            (route.method, re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path))
            for route in site.routes()
            if route.path != "/metrics"
        }
        assert listed == routes
        for path, methods in schema["paths"].items():
            for operation in methods.values():
                assert operation["description"], path
                good = {
                    code: answer for code, answer in operation["responses"].items() if code.startswith("2")
                }
                assert len(good) == 1, path
                (code, answer) = next(iter(good.items()))
                if code != "204":
                    assert all(media["schema"] for media in answer["content"].values()), path
                if "requestBody" in operation:
                    assert "$ref" in operation["requestBody"]["content"]["application/json"]["schema"], path


async def test_every_answer_is_hardened_errors_too(site: Site) -> None:
    async with site.browser() as browser:
        answers = [
            await browser.get("/"),
            await browser.get("/api/lobby"),
            await browser.get("/api/nothing"),
            await browser.delete("/api/me"),
            await browser.post("/api/sign-in", content=b"{"),
            await browser.post("/api/sign-in", content=b"x" * 70_000),
            await browser.post("/api/sign-out", headers={"Origin": "http://evil.example"}),
            await browser.get("/api/hands"),
            await browser.head("/"),
            await browser.get("/metrics"),
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 404, 405, 400, 413, 403, 401, 200, 200]
    for answer in answers:
        for name, value in HARDENED.items():
            assert answer.headers[name] == value, answer.url
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy and "script-src" not in policy
        assert "server" not in answer.headers or "python" not in answer.headers["server"].lower()
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


async def test_every_error_is_a_code_with_plain_words(site: Site) -> None:
    async with site.browser() as browser:
        cases = [
            ("GET", "/api", None, 404, "not-found"),
            ("GET", "/api/nothing/at/all", None, 404, "not-found"),
            ("POST", "/api/nothing", b"{}", 404, "not-found"),
            ("GET", "/assets/nothing.js", None, 404, "not-found"),
            ("PATCH", "/api/me", b"{}", 405, "method-not-allowed"),
            ("DELETE", "/", None, 405, "method-not-allowed"),
            ("POST", "/api/sign-in", b"", 400, "bad-request"),
            ("POST", "/api/sign-in", b"{", 400, "bad-request"),
            ("POST", "/api/sign-in", b'{"name":"Aino"}', 400, "bad-request"),
            ("POST", "/api/sign-in", b'{"name":' + b"[" * 30_000, 400, "bad-request"),
            ("POST", "/api/sign-in", b"x" * 70_000, 413, "body-too-large"),
            ("GET", "/api/rulebook/search", None, 400, "bad-request"),
            ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
            ("GET", "/api/hands/none-1", None, 401, "not-signed-in"),
            ("GET", "/api/hands/none-1.phh", None, 401, "not-signed-in"),
            ("GET", "/api/cashier", None, 401, "not-signed-in"),
        ]
        for method, path, content, status, code in cases:
            answer = await browser.request(method, path, content=content)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
            assert set(answer.json()) == {"code", "message", "clauses", "args"}
            assert len(answer.json()["message"]) > 8 and "Traceback" not in answer.text
            if status == 405:
                assert "GET" in answer.headers["allow"]


async def test_head_is_get_without_the_body_and_options_says_what_an_address_takes(site: Site) -> None:
    async with site.browser() as browser:
        for path in ("/", "/health", "/api/lobby", "/icon.svg"):
            whole, head = await browser.get(path), await browser.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            assert head.headers["content-type"] == whole.headers["content-type"]
        options = await browser.options("/api/sign-in")
        assert options.status_code == 204 and "POST" in options.headers["allow"]
        assert "access-control-allow-origin" not in options.headers


async def test_an_address_of_the_client_is_its_page_and_its_files_may_be_kept_for_ever(site: Site) -> None:
    async with site.browser() as browser:
        for path in (
            "/",
            "/tables/t1",
            "/history/t1-1",
            "/rules/CO-TH.31",
            "/sign-in",
            "/%00",
            "/" + "a" * 3000,
        ):
            answer = await browser.get(path)
            assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache" and "<html" in answer.text
        assets = sorted((STATIC / "assets").glob("*.js")) + sorted((STATIC / "assets").glob("*.css"))
        assert assets, "the client is built before the tests"
        for asset in assets[:5]:
            answer = await browser.get(f"/assets/{asset.name}")
            assert answer.status_code == 200 and answer.headers["cache-control"].endswith("immutable")
            assert answer.headers["content-type"].split(";")[0] in ("text/javascript", "text/css")


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fapp.py",
        "/../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/../../app.py",
        "/%2e%2e/%2e%2e/web/app.py",
        "/..%5capp.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/assets/%2e%2e/%2e%2e/%2e%2e/pyproject.toml",
        "/file:///etc/passwd",
    ],
)
async def test_no_path_leads_out_of_the_clients_folder(site: Site, path: str) -> None:
    async with site.browser() as browser:
        answer = await browser.get(site.url + path)
        assert b"import" not in answer.content.split(b"<")[0] and b"root:" not in answer.content
        assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")


async def test_health_and_metrics_tell_how_the_room_is_and_nothing_of_any_player(site: Site) -> None:
    await site.account("Unmentioned")
    async with site.browser() as browser:
        health = (await browser.get("/health")).json()
        assert health["state"] == "ok" and health["tables"] == 0
        metrics = await browser.get("/metrics")
        assert metrics.headers["content-type"].startswith("text/plain; version=")
        assert "cardroom_connections 0.0" in metrics.text and "Unmentioned" not in metrics.text


async def test_the_rulebook_is_there_whole_and_found_by_words_and_by_clause(site: Site) -> None:
    async with site.browser() as browser:
        book = (await browser.get("/api/rulebook")).json()
        assert book["house"] == "casinohuone" and len(book["clauses"]) > 100 and book["decisions"]
        known = {clause["id"] for clause in book["clauses"]}
        cited = {clause for decision in book["decisions"] for clause in decision["clauses"]}
        assert cited and cited <= known
        found = (await browser.get("/api/rulebook/search", params={"words": "short all-in raise"})).json()
        assert found["clauses"] and {clause["id"] for clause in found["clauses"]} <= known
        found = (await browser.get("/api/rulebook/search", params={"words": "CO-TH.31"})).json()
        assert found["clauses"][0]["id"] == "CO-TH.31"
        assert (await browser.get("/api/rulebook/search", params={"words": "zzzz"})).json()["clauses"] == []


async def test_the_lobby_names_every_stake_of_the_house(site: Site) -> None:
    async with site.browser() as browser:
        pools = (await browser.get("/api/lobby")).json()["pools"]
    assert {pool["pool"] for pool in pools} == set(site.room.pools)
    assert all(0 < pool["min_buy_in"] <= pool["max_buy_in"] for pool in pools)
