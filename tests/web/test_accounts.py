"""Sign-up, sign-in, sign-out: cookies, sessions, and what they tell a stranger."""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path

import pytest
from argon2 import extract_parameters

from cardroom.room.accounts.passwords import Passwords, nobodys_hash
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.settings import PasswordCost, RoomSettings
from tests.patience import SOON_SECONDS
from tests.web.site import PASSWORD, Site, ends, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

WRONG = {
    "code": "sign-in-wrong",
    "message": "Name and password do not fit together.",
    "clauses": [],
    "args": {},
}


def body(name: str, password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


async def test_a_new_player_is_signed_in_with_play_money_and_a_cookie_no_script_can_read(site: Site) -> None:
    async with site.browser() as browser:
        answer = await browser.post("/api/sign-up", json=body("Aino"))
        assert answer.status_code == 200 and answer.json()["name"] == "Aino" and answer.json()["balance"] > 0
        name, *flags = answer.headers["set-cookie"].split("; ")
        assert name.startswith("cardroom-session=") and len(name.partition("=")[2]) >= 43, "256 bits at least"
        assert {flag.lower() for flag in flags} >= {"httponly", "samesite=lax", "path=/"}
        assert not any(flag.lower().startswith("domain") for flag in flags)
        assert (await browser.get("/api/me")).json()["name"] == "Aino"


async def test_by_https_the_cookie_is_bound_to_this_host_and_a_plain_one_is_not_read(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", secure=True) as site, site.browser() as browser:
        answer = await browser.post("/api/sign-up", json=body("Aino"))
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-cardroom-session=") and "Secure" in cookie and "Path=/" in cookie
        assert "strict-transport-security" in answer.headers
        token = cookie.split(";")[0].partition("=")[2]
        for name, found in (("__Host-cardroom-session", "Aino"), ("cardroom-session", "")):
            browser.cookies.clear()
            me = await browser.get("/api/me", headers={"Cookie": f"{name}={token}"})
            assert me.json()["name"] == found


async def test_the_stored_password_is_argon2id_at_full_cost() -> None:
    cost = RoomSettings().password
    assert (cost.memory_kib, cost.passes, cost.lanes) == (65536, 3, 4), "RFC 9106, second recommended option"
    passwords = Passwords(cost)
    stored = await passwords.hashed(PASSWORD)
    found = extract_parameters(stored)
    assert stored.startswith("$argon2id$v=19$")
    assert (found.memory_cost, found.time_cost, found.parallelism) == (65536, 3, 4)
    assert (found.salt_len, found.hash_len) == (16, 32)
    assert extract_parameters(nobodys_hash(cost)) == found, "the hash of nobody costs the same"
    assert await passwords.fits(stored, PASSWORD) and not await passwords.fits(stored, PASSWORD + "x")
    assert not await passwords.fits(None, PASSWORD)


async def test_a_name_is_taken_whatever_its_case_or_spelling_of_letters(site: Site) -> None:
    async with site.browser() as browser:
        assert (await browser.post("/api/sign-up", json=body("Kerttu"))).status_code == 200
        for name in ("Kerttu", "kerttu", "KERTTU", "\u212aerttu"):
            answer = await browser.post("/api/sign-up", json=body(name))
            assert (answer.status_code, answer.json()["code"]) == (409, "name-taken"), name
        answer = await browser.post("/api/sign-up", json=body("\uff2berttu"))
        assert (answer.status_code, answer.json()["code"]) == (400, "name-unclear"), (
            "letters that are drawn otherwise"
        )


@pytest.mark.parametrize(
    "name",
    [
        "ab",
        "a" * 21,
        " Aino",
        "Aino ",
        "Ai  no",
        "Aino\n",
        "\nAino",
        "Ai\u200bno",
        "Ai\u202eno",
        "<b>x</b>",
        "a--b",
        "",
        "...",
    ],
)
async def test_a_name_that_could_pass_for_another_or_break_a_page_is_refused(site: Site, name: str) -> None:
    async with site.browser() as browser:
        answer = await browser.post("/api/sign-up", json=body(name))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert answer.json()["message"].startswith("The field 'name' must be ")


async def test_a_password_is_long_and_does_not_hold_the_name(site: Site) -> None:
    async with site.browser() as browser:
        for password, code in (
            ("short", "bad-request"),
            ("x" * 257, "bad-request"),
            ("xx-veIKKO-xx", "password-has-name"),
        ):
            answer = await browser.post("/api/sign-up", json=body("Veikko", password))
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert (await browser.post("/api/sign-up", json=body("Veikko", "\u00e4" * 256))).status_code == 200


async def test_a_wrong_password_and_an_unknown_name_are_told_the_same(site: Site) -> None:
    await site.account("Elsa")
    await site.room.players.add_bot("Robot")
    async with site.browser() as browser:
        for name in ("Elsa", "Nobody", "Robot"):
            answer = await browser.post("/api/sign-in", json=body(name, "wrong password"))
            assert (answer.status_code, answer.json()) == (401, WRONG)
            assert "set-cookie" not in answer.headers


async def test_a_wrong_password_and_an_unknown_name_take_the_same_time(tmp_path: Path) -> None:
    passwords = Passwords(PasswordCost(memory_kib=16384, passes=2, lanes=1))
    stored = await passwords.hashed(PASSWORD)
    taken: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(15):
        for known in (True, False):
            began = time.process_time()  # what the check works, however busy the machine is
            assert not await passwords.fits(stored if known else None, "wrong password")
            taken[known].append(time.process_time() - began)
    known_ms, unknown_ms = (statistics.median(taken[known]) * 1000 for known in (True, False))
    assert abs(known_ms - unknown_ms) < max(10, known_ms / 2), (
        f"{known_ms:.1f} ms against {unknown_ms:.1f} ms"
    )


async def test_a_cookie_from_before_the_sign_in_is_worth_nothing_after_it(site: Site) -> None:
    """Session fixation: neither one that was planted, nor an own older one."""
    await site.account("Onni")
    attacker = await site.account("Mallory")
    for planted in ("planted-by-somebody", attacker):
        async with site.browser() as browser:
            browser.cookies.set("cardroom-session", planted, domain="127.0.0.1")
            answer = await browser.post("/api/sign-in", json=body("Onni"))
            assert answer.status_code == 200
            fresh = answer.headers["set-cookie"].split(";")[0].partition("=")[2]
            assert fresh != planted
            browser.cookies.clear()
            for token, name in ((planted, ""), (fresh, "Onni")):
                me = await browser.get("/api/me", headers={"Cookie": f"cardroom-session={token}"})
                assert me.json()["name"] == name


async def test_the_session_is_over_with_the_sign_out_and_the_browser_forgets_it(site: Site) -> None:
    token = await site.account("Siiri")
    async with site.browser() as browser:
        browser.cookies.set("cardroom-session", token, domain="127.0.0.1")
        assert (await browser.get("/api/me")).json()["name"] == "Siiri"
        answer = await browser.post("/api/sign-out")
        assert answer.status_code == 204 and "max-age=0" in answer.headers["set-cookie"].lower()
        me = await browser.get("/api/me", headers={"Cookie": f"cardroom-session={token}"})
        assert me.json()["name"] == ""


async def test_a_sign_out_closes_all_sockets_of_the_player_at_once_and_nobody_elses(
    site: Site,
) -> None:
    token, other = await site.account("Urho"), await site.account("Saima")
    async with site.socket(token) as one, site.socket(token) as two, site.socket(other) as third:
        for connection in (one, two, third):
            await hear(connection, to_client.Welcome)
        async with site.browser() as browser:
            began = time.monotonic()
            await browser.post("/api/sign-out", headers={"Authorization": f"Bearer {token}"})
            assert await asyncio.gather(ends(one), ends(two)) == [4401, 4401]
            assert time.monotonic() - began < SOON_SECONDS
        await third.send('{"type":"ping","sent_ms":7}')
        assert (await hear(third, to_client.Pong)).sent_ms == 7


async def test_a_token_is_a_bearer_for_programs_and_a_wrong_one_is_nobody(site: Site) -> None:
    token = await site.account("Toivo")
    async with site.browser() as browser:
        for value, name in (
            (f"Bearer {token}", "Toivo"),
            (f"bearer {token}", "Toivo"),
            ("Bearer x", ""),
            (f"Basic {token}", ""),
        ):
            me = await browser.get("/api/me", headers={"Authorization": value})
            assert me.json()["name"] == name, value


async def test_cookies_of_other_programs_on_the_host_do_not_hide_the_session(site: Site) -> None:
    token = await site.account("Impi")
    async with site.browser() as browser:
        strange = 'a={"json": [1,2]}; b="; c; =d; cardroom-session=' + token + "; e=@@"
        assert (await browser.get("/api/me", headers={"Cookie": strange})).json()["name"] == "Impi"


async def test_settings_are_kept_whole_and_bounded(site: Site) -> None:
    token = await site.account("Hilja")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {token}"
        wanted = {"language": "fi", "four_colours": True, "volume": 7}
        assert (await browser.put("/api/me/settings", json={"settings": wanted})).json()["settings"] == wanted
        for bad in (
            {"settings": {"a": [1]}},
            {"settings": {"a": None}},
            {"settings": {"a": 2**60}},
            {"settings": {"a": "x" * 5000}},
            {"settings": {"": 1}},
            {"settings": {str(i): i for i in range(201)}},
            {"settings": wanted, "more": 1},
        ):
            answer = await browser.put("/api/me/settings", json=bad)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), bad
        assert (await browser.get("/api/me")).json()["settings"] == wanted


async def test_a_drawing_is_one_of_the_set_and_ones_own(site: Site) -> None:
    mine, other = await site.account("Kettunen"), await site.account("Kettula")
    async with site.browser() as browser:
        assert (await browser.put("/api/me/avatar", json={"avatar": "fox"})).json()["code"] == "not-signed-in"
        browser.headers["Authorization"] = f"Bearer {mine}"
        assert (await browser.get("/api/me")).json()["avatar"] is None
        assert (await browser.put("/api/me/avatar", json={"avatar": "fox"})).json()["avatar"] == "fox"
        for bad in (
            {"avatar": "Fox"},
            {"avatar": "griffin"},
            {"avatar": ""},
            {"avatar": 1},
            {"avatar": ["fox"]},
            {"avatar": "../avatars.svg#fox"},
            {},
            {"avatar": "owl", "player": "somebody else"},
        ):
            answer = await browser.put("/api/me/avatar", json=bad)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), bad
        assert (await browser.get("/api/me")).json()["avatar"] == "fox"
        browser.headers["Authorization"] = f"Bearer {other}"
        assert (await browser.get("/api/me")).json()["avatar"] is None
        browser.headers["Authorization"] = f"Bearer {mine}"
        codes = [(await browser.put("/api/me/avatar", json={"avatar": None})).status_code for _ in range(25)]
        assert codes[0] == 200 and codes[-1] == 429 and set(codes) == {200, 429}, "a flood is held off"
        assert (await browser.get("/api/me")).json()["avatar"] is None
