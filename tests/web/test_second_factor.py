"""The second factor over the wire: apps, passkeys, recovery codes, being asked again, reset by two; what is kept."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pyotp
import pytest

from cardroom.room.identity.permissions import ASKED_AGAIN
from cardroom.store.people_rows import Role
from tests import stored
from tests.web.authenticator import Authenticator
from tests.web.site import PASSWORD, QUICK, WIDE, Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

SETTINGS = msgspec.structs.replace(QUICK, role_held_hours=0, second_factor_minutes=10)


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def body(name: str, password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


def app_code(secret: str, ahead: int = 0) -> str:
    return pyotp.TOTP(secret).at(int(time.time()) + 30 * ahead)


async def sign_up(browser: httpx.AsyncClient, name: str) -> str:
    answer = await browser.post("/api/sign-up", json=body(name))
    assert answer.status_code == 200, answer.text
    return str(answer.json()["player"])


async def staff(site: Site, browser: httpx.AsyncClient, name: str, role: Role) -> str:
    """A member of staff who is signed in in this browser."""
    person = await site.room.players.sign_up(name, PASSWORD, role)
    assert (await browser.post("/api/sign-in", json=body(name))).status_code == 200
    return person.id


async def with_app(browser: httpx.AsyncClient) -> tuple[str, list[str]]:
    """Set up an app for whoever is signed in: its secret, and the recovery codes."""
    begun = (await browser.post("/api/me/second/app", json={"password": PASSWORD})).json()
    assert begun["address"].startswith("otpauth://totp/") and begun["picture"].startswith(
        "data:image/svg+xml"
    )
    confirmed = await browser.post("/api/me/second/app/confirm", json={"code": app_code(begun["secret"])})
    assert confirmed.status_code == 200, confirmed.text
    return begun["secret"], confirmed.json()["codes"]


async def half(browser: httpx.AsyncClient, name: str) -> dict[str, Any]:
    """The first half of a sign-in."""
    answer = await browser.post("/api/sign-in", json=body(name))
    assert answer.status_code == 202, answer.text
    return dict(answer.json())


async def second(browser: httpx.AsyncClient, ticket: str, **shown: str) -> httpx.Response:
    return await browser.post("/api/sign-in/second", json={"ticket": ticket, **shown})


def logged(site: Site, what: str) -> list[Any]:
    return [line.record for line in site.room.services.store.blocking_reader.log(what=what).rows]


async def test_a_code_of_the_app_signs_in_once_also_behind_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as mine, site.browser() as other:
        await sign_up(mine, "Aune")
        assert (await other.post("/api/sign-in", json=body("Aune"))).status_code == 200
        secret, codes = await with_app(mine)
        assert len(set(codes)) == 10
        assert (await mine.get("/api/me")).json()["name"] == "Aune", "this browser goes on"
        assert (await other.get("/api/me")).json()["name"] == "", "every other sign-in is over"
        waiting = await half(other, "Aune")
        assert (waiting["app"], waiting["passkey"]) == (True, False)
        assert (await other.get("/api/me")).json()["name"] == "", "half a sign-in is none"
        used = await second(other, waiting["ticket"], code=app_code(secret))
        assert (used.status_code, code_of(used)) == (403, "second-factor-wrong"), "it was shown at setting up"
        ahead = app_code(secret, 1)
        assert (await second(other, waiting["ticket"], code=ahead)).json()["name"] == "Aune"
        assert code_of(await second(other, waiting["ticket"], code=codes[0])) == "sign-in-over", (
            "a ticket is good once"
        )
    async with opened(tmp_path / "data") as site, site.browser() as other:
        waiting = await half(other, "Aune")
        assert code_of(await second(other, waiting["ticket"], code=ahead)) == "second-factor-wrong"
        assert (await second(other, waiting["ticket"], code=codes[0].lower())).status_code == 200
        again = await half(other, "Aune")
        assert code_of(await second(other, again["ticket"], code=codes[0])) == "second-factor-wrong", (
            "each once"
        )
        reasons = [record.reason for record in logged(site, "prove_second")]
        assert reasons == ["recovery", "app"]


async def test_two_who_show_the_same_code_side_by_side_are_let_in_once(site: Site) -> None:
    async with site.browser() as mine, site.browser() as one, site.browser() as two:
        await sign_up(mine, "Beata")
        secret, codes = await with_app(mine)
        for shown in (app_code(secret, 1), codes[3]):
            tickets = [(await half(browser, "Beata"))["ticket"] for browser in (one, two)]
            shows = zip((one, two), tickets, strict=True)
            answers = await asyncio.gather(
                *[second(browser, ticket, code=shown) for browser, ticket in shows]
            )
            assert sorted(answer.status_code for answer in answers) == [200, 403]


async def test_guesses_are_counted_by_account_and_a_ticket_is_not_a_way_around(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=5)
    async with opened(tmp_path / "data", doors) as site, site.browser() as mine, site.browser() as thief:
        await sign_up(mine, "Elsa")
        await with_app(mine)
        answers = []
        for guess in range(7):
            ticket = (await half(thief, "Elsa"))["ticket"]
            answers.append(await second(thief, ticket, code=f"00000{guess}"))
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 2
        assert len(logged(site, "prove_second_failed")) == 5
        for guess in range(6):  # (as somebody in a browser that was left open)
            asked = await mine.post("/api/me/second/prove", json={"code": f"00000{guess}"})
            assert asked.status_code == (403 if guess < 5 else 429)


async def test_a_passkey_is_made_signs_in_and_is_bound_to_challenge_site_and_counter(site: Site) -> None:
    async with site.browser() as mine, site.browser() as other:
        await sign_up(mine, "Piia")
        device = Authenticator(site.url, "127.0.0.1")
        options = (await mine.post("/api/me/second/passkeys", json={"password": PASSWORD})).json()["options"]
        elsewhere = replace(device, origin="https://evil.example")
        made = await mine.post(
            "/api/me/second/passkeys/confirm", json={"name": "phone", "credential": elsewhere.make(options)}
        )
        assert code_of(made) == "passkey-refused"
        late = await mine.post(
            "/api/me/second/passkeys/confirm", json={"name": "phone", "credential": device.make(options)}
        )
        assert code_of(late) == "passkey-over", "a challenge is answered once"
        options = (await mine.post("/api/me/second/passkeys", json={"password": PASSWORD})).json()["options"]
        made = await mine.post(
            "/api/me/second/passkeys/confirm", json={"name": "phone", "credential": device.make(options)}
        )
        assert made.status_code == 200 and len(made.json()["codes"]) == 10
        rows = (await mine.get("/api/me/second")).json()
        assert [(row["kind"], row["name"], row["used_ms"]) for row in rows["factors"]] == [
            ("passkey", "phone", 0)
        ]

        async def shows(how: Authenticator, options: str = "") -> httpx.Response:
            waiting = await half(other, "Piia")
            assert (waiting["app"], waiting["passkey"]) == (False, True)
            asked = await other.post("/api/sign-in/passkey", json={"ticket": waiting["ticket"]})
            return await second(
                other, waiting["ticket"], passkey=how.sign(options or asked.json()["options"])
            )

        assert code_of(await shows(elsewhere)) == "passkey-refused"
        assert code_of(await shows(replace(device, site="evil.example"))) == "passkey-refused"
        assert code_of(await shows(device, options)) == "passkey-refused", "another challenge"
        stranger = Authenticator(site.url, "127.0.0.1")
        assert code_of(await shows(stranger)) == "passkey-refused"
        assert code_of(await shows(replace(stranger, id=device.id))) == "passkey-refused", "another key"
        copied = replace(device)
        assert (await shows(device)).json()["name"] == "Piia"
        assert code_of(await shows(replace(copied, uses=device.uses - 1))) == "passkey-refused", (
            "a copy counts behind"
        )
        row = (await other.get("/api/me/second")).json()["factors"][0]
        assert row["used_ms"] > 0
        rubbish = ("{}", "x", "[]", '{"id":1}', json.dumps({"id": "x", "rawId": "x", "response": {}}))
        for text in rubbish:
            waiting = await half(other, "Piia")
            await other.post("/api/sign-in/passkey", json={"ticket": waiting["ticket"]})
            assert code_of(await second(other, waiting["ticket"], passkey=text)) == "passkey-refused"


async def test_an_open_browser_sets_nothing_up_without_the_password_and_removes_nothing_without_a_proof(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as mine, site.browser() as other:
        await sign_up(mine, "Kaisa")
        for address in ("/api/me/second/app", "/api/me/second/passkeys"):
            assert code_of(await mine.post(address, json={"password": "a wrong guess"})) == "password-wrong"
        assert (
            code_of(await mine.post("/api/me/second/app/confirm", json={"code": "123456"})) == "no-app-begun"
        )
        _, codes = await with_app(mine)
        assert (await second(other, (await half(other, "Kaisa"))["ticket"], code=codes[0])).status_code == 200
        site.room.players.proofs._proved.clear()  # as behind a restart, or some minutes later
        asked = {
            "/api/me/second/app": {"password": PASSWORD},
            "/api/me/second/passkeys": {"password": PASSWORD},
            "/api/me/second/recovery": None,
            "/api/me/second/remove": {"factor": "app"},
            "/api/me/password": {"old": PASSWORD, "new": "another four words"},
        }
        for address, wanted in asked.items():
            assert code_of(await mine.post(address, json=wanted)) == "second-factor-again", address
        assert (await mine.post("/api/me/second/prove", json={"code": codes[1]})).status_code == 204
        assert (
            code_of(await other.post("/api/me/second/remove", json={"factor": "app"}))
            == "second-factor-again"
        )
        renewed = (await mine.post("/api/me/second/recovery")).json()["codes"]
        assert not set(renewed) & set(codes)
        assert (
            code_of(await mine.post("/api/me/second/prove", json={"code": codes[2]})) == "second-factor-wrong"
        )
        assert (
            code_of(await mine.post("/api/me/second/remove", json={"factor": "nothing"})) == "no-such-factor"
        )
        assert (await mine.post("/api/me/second/remove", json={"factor": "app"})).status_code == 204
        assert (await mine.get("/api/me/second")).json() == {"factors": [], "recovery_left": 0}
        assert (await other.post("/api/sign-in", json=body("Kaisa"))).status_code == 200, (
            "the password is enough again"
        )


async def test_staff_of_a_role_that_needs_one_do_nothing_before_they_have_it(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, second_factor_of=("cashier",))
    async with (
        opened(tmp_path / "data", room_settings=settings) as site, site.browser() as cash,
        site.browser() as boss, site.browser() as someone,
    ):  # fmt: skip
        player = await sign_up(someone, "Someone")
        await staff(site, cash, "Cas", "cashier")
        await staff(site, boss, "Boss", "admin")
        money = {"id": "m1", "player": player, "amount": 500, "reason": "a prize"}
        assert (await cash.get("/api/staff")).json()["code"] == "second-factor-missing"
        assert code_of(await cash.post("/api/staff/money", json=money)) == "second-factor-missing"
        assert (await boss.get("/api/staff")).status_code == 200, "the operator asks it of cashiers"
        before = site.room.cashier.balance(player)
        _, codes = await with_app(cash)
        assert (await cash.post("/api/staff/money", json=money)).json() == {"outcome": "moved"}
        assert site.room.cashier.balance(player) == before + 500
        site.room.players.proofs._proved.clear()
        assert (
            code_of(await cash.post("/api/staff/money", json={**money, "id": "m2"})) == "second-factor-again"
        )
        assert site.room.cashier.balance(player) == before + 500
        assert (await cash.get("/api/staff")).status_code == 200, "looking moves nothing"
        assert (await cash.post("/api/me/second/prove", json={"code": codes[0]})).status_code == 204
        assert (await cash.post("/api/staff/money", json={**money, "id": "m2"})).json() == {
            "outcome": "moved"
        }
        await cash.post("/api/me/second/remove", json={"factor": "app"})
        assert (await cash.get("/api/staff")).json()["code"] == "second-factor-missing", (
            "also who takes it off"
        )


ASKED = {
    "credit": ("/api/staff/money", {"id": "a", "player": "{player}", "amount": 1}),
    "debit": ("/api/staff/money", {"id": "b", "player": "{player}", "amount": -1}),
    "withhold": ("/api/staff/players/{player}/withhold", {"id": "c", "amount": 1}),
    "release": ("/api/staff/players/{player}/release", {"id": "d", "amount": 1}),
    "pay_from_fund": (
        "/api/staff/funds", {"id": "e", "house": "casinohuone", "fund": "x", "player": "{player}", "amount": 1}
    ),
    "confirm_credit": ("/api/staff/credits/x/confirm", {}),
    "decline_credit": ("/api/staff/credits/x/decline", {}),
    "set_role": ("/api/staff/players/{player}/role", {"role": "floor"}),
    "reset_password": ("/api/staff/players/{player}/reset-password", {}),
    "invite": ("/api/staff/invitations", {}),
    "reset_second": ("/api/staff/players/{player}/reset-second-factor", {}),
    "resume_payouts": ("/api/staff/payouts/resume", {}),
}  # fmt: skip


async def test_before_money_moves_or_rights_change_staff_are_asked_again_for_every_such_act(
    site: Site,
) -> None:
    assert set(ASKED) == ASKED_AGAIN, "an act that is asked for again has its address here"
    async with site.browser() as boss, site.browser() as someone:
        player = await sign_up(someone, "Someone")
        await staff(site, boss, "Boss", "admin")
        await with_app(boss)
        session = (await boss.get("/api/me/sessions")).json()["sessions"][0]["id"]
        for act, (address, wanted) in ASKED.items():
            filled = {key: player if value == "{player}" else value for key, value in wanted.items()}
            sent = {"reason": "a test", **filled}
            site.room.players.proofs._proved.clear()
            kept = await site.kept()
            assert (
                code_of(await boss.post(address.format(player=player), json=sent)) == "second-factor-again"
            ), act
            assert await site.kept() == kept, f"{act} changed nothing"
            site.room.players.proofs.note(session)
            answer = await boss.post(address.format(player=player), json=sent)
            assert answer.status_code < 300 or not code_of(answer).startswith("second-factor"), act


async def test_two_of_the_staff_reset_a_second_factor_and_one_cannot(tmp_path: Path) -> None:
    async with (
        opened(tmp_path / "data", room_settings=SETTINGS) as site, site.browser() as mine,
        site.browser() as cash, site.browser() as boss, site.browser() as floor,
    ):  # fmt: skip
        player = await sign_up(mine, "Lost")
        await staff(site, cash, "Cas", "cashier")
        admin = await staff(site, boss, "Boss", "admin")
        await staff(site, floor, "Flo", "floor")
        address = f"/api/staff/players/{player}/reset-second-factor"
        wish = {"reason": "the phone fell into the lake"}
        assert code_of(await cash.post(address, json=wish)) == "no-second-factor"
        await with_app(mine)
        await with_app(boss)
        assert code_of(await floor.post(address, json=wish)) == "not-your-role"
        lost = f"/api/staff/players/{admin}/reset-second-factor"
        assert code_of(await cash.post(lost, json=wish)) == "staff-account"
        for _ in range(2):
            assert (await cash.post(address, json=wish)).json()["outcome"] == "waits", (
                "one alone is the first"
            )
        assert (await half(boss, "Lost"))["app"], "nothing has changed"
        assert (await boss.post(address, json=wish)).json()["outcome"] == "reset"
        assert (await mine.get("/api/me")).json()["name"] == "", "every session is over"
        assert (await mine.post("/api/sign-in", json=body("Lost"))).status_code == 200
        assert (await mine.get("/api/me/second")).json() == {"factors": [], "recovery_left": 0}
        assert [record.details["first"] for record in logged(site, "reset_second")] == [
            logged(site, "ask_second_reset")[0].who
        ]


async def test_a_code_for_a_password_does_not_stand_in_for_the_second_factor(tmp_path: Path) -> None:
    async with (
        opened(tmp_path / "data", room_settings=SETTINGS) as site, site.browser() as mine,
        site.browser() as cash, site.browser() as boss,
    ):  # fmt: skip
        player = await sign_up(mine, "Forgot")
        _, codes = await with_app(mine)
        await staff(site, cash, "Cas", "cashier")
        await staff(site, boss, "Boss", "admin")
        address = f"/api/staff/players/{player}/reset-password"
        halves = [(await one.post(address, json={"reason": "lost"})).json()["code"] for one in (cash, boss)]
        new = {"name": "Forgot", "password": "another four words", "code": "-".join(halves)}
        answer = await mine.post("/api/password-by-code", json=new)
        assert answer.status_code == 202 and (await mine.get("/api/me")).json()["name"] == ""
        assert (await second(mine, answer.json()["ticket"], code=codes[0])).json()["name"] == "Forgot"


async def test_a_half_sign_in_is_over_when_the_password_changes_or_the_account_is_closed(
    tmp_path: Path,
) -> None:
    async with (
        opened(tmp_path / "data", room_settings=SETTINGS) as site, site.browser() as mine,
        site.browser() as thief, site.browser() as boss,
    ):  # fmt: skip
        player = await sign_up(mine, "Nea")
        _, codes = await with_app(mine)
        await staff(site, boss, "Boss", "admin")
        ticket = (await half(thief, "Nea"))["ticket"]
        changed = await mine.post("/api/me/password", json={"old": PASSWORD, "new": "another four words"})
        assert changed.status_code == 200
        assert code_of(await second(thief, ticket, code=codes[0])) == "sign-in-wrong"
        answer = await thief.post("/api/sign-in", json=body("Nea", "another four words"))
        await boss.post(f"/api/staff/players/{player}/close", json={"reason": "a thief"})
        assert code_of(await second(thief, answer.json()["ticket"], code=codes[1])) == "account-closed"


async def test_no_secret_lies_in_rows_log_or_answers(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as mine, site.browser() as boss:
        player = await sign_up(mine, "Quiet")
        secret, codes = await with_app(mine)
        await staff(site, boss, "Boss", "admin")
        wrong = "987654"
        await mine.post("/api/me/second/prove", json={"code": wrong})
        ticket = (await half(boss, "Quiet"))["ticket"]
        reader = site.room.services.store.blocking_reader
        rows = reader.matter("second_factor", player), reader.player(player), reader.log(limit=500).rows
        told = [repr(row) for row in rows]
        told += [
            (await mine.get(address)).text for address in ("/api/me", "/api/me/second", "/api/me/sessions")
        ]
        for address in ("/api/staff", "/api/staff/people", "/api/staff/records", "/metrics"):
            told.append((await boss.get(address)).text)
        await site.room.durable()
        shown = [secret, ticket, *codes, *(code.replace("-", "") for code in codes)]
    told.append("".join(capfd.readouterr()))
    for text in told:
        assert not [one for one in (*shown, wrong) if one in text]
    kept = stored.kept(tmp_path / "data")
    assert kept and not [one for one in shown if one.encode() in kept]
