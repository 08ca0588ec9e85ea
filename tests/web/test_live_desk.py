"""The live desk over the wire: list to seat by two operators, what each viewer gets, bad bodies, an act sent twice."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio

from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

DESK = "/api/desk/casino-helsinki"
NL = "holdem-nl/NL200"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def helsinki(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room of Casino Helsinki."""
    folder = tmp_path_factory.mktemp("helsinki") / "data"
    async with opened(folder, houses=("casino-helsinki",), demo=True) as running:
        yield running


async def test_from_a_list_to_a_seat_by_two_operators(helsinki: Site) -> None:
    kai, mia = await helsinki.account("Kai", "floor"), await helsinki.account("Mia", "floor")
    ann = await helsinki.account("Ann")
    async with helsinki.browser() as one, helsinki.browser() as other, helsinki.browser() as screen:
        one.headers["Authorization"], other.headers["Authorization"] = f"Bearer {kai}", f"Bearer {mia}"

        async def act(browser: httpx.AsyncClient, **act: object) -> int:
            answer = await browser.post(f"{DESK}/acts", json={"act": act})
            assert answer.status_code == 200, answer.text
            return int(answer.json()["number"])

        assert (await screen.get(DESK)).json().get("day", 0) == 0
        await act(one, do="open_day")
        await act(one, do="open_table", table=1, pool=NL, why="players wait")
        person = (await one.post(f"{DESK}/people", json={"name": "Aino K."})).json()["player"]
        await act(one, do="sign_up", pool=NL, player=person)
        known = (await screen.get(DESK)).json()["number"]
        await act(other, do="call", pool=NL, player=person, table=1, seat=3)
        shown = (await screen.get(DESK)).json()
        assert shown["number"] == known + 1
        [place] = shown["lists"][0]["places"]
        assert (place["name"], place["table"], place["seat"]) == ("Aino K.", 1, 3)
        assert "player" not in place and "office" not in shown and "at" not in shown["tables"][0]
        body = {"act": {"do": "seat", "table": 1, "seat": 3, "player": person, "stack": 20_000}}
        answers = [
            await browser.post(f"{DESK}/acts", json=body, headers={"Idempotency-Key": "seat-aino"})
            for browser in (one, one)
        ]
        assert [answer.json() for answer in answers] == [answers[0].json()] * 2
        taken = await other.post(
            f"{DESK}/acts", json={"act": {"do": "seat", "table": 1, "seat": 3, "player": person, "stack": 1}}
        )
        assert (taken.status_code, taken.json()["code"]) == (409, "desk-seat-taken")
        assert taken.json()["args"]["by_name"] == "Kai"
        office = (await other.get(DESK)).json()
        assert (
            office["tables"][0]["at"][2]["name"] == "Aino K."
            and office["office"]["chips"]["given_out"] == 20_000
        )

        own = await screen.get("/api/me", headers={"Authorization": f"Bearer {ann}"})
        phone = {"Authorization": f"Bearer {ann}"}
        mine = {"do": "sign_up", "pool": NL, "player": own.json()["player"]}
        assert (await screen.post(f"{DESK}/acts", json={"act": mine}, headers=phone)).status_code == 200
        seen = (await screen.get(DESK, headers=phone)).json()
        assert seen["you"]["pools"] == [NL] and not seen["lists"][0]["places"][0].get("reported", False)
        forged = {"do": "confirm_sign_up", "pool": NL, "player": own.json()["player"]}
        assert (await screen.post(f"{DESK}/acts", json={"act": forged}, headers=phone)).json()[
            "code"
        ] == "not-staff"


async def test_bad_acts_are_refused_and_change_nothing(helsinki: Site) -> None:
    boss = await helsinki.account("Boss", "admin")
    async with helsinki.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        before = (await browser.get(DESK)).json()["number"]
        for act, status in (
            ({"do": "nonsense"}, 400),
            ({"do": "seat", "table": 1, "seat": 3, "player": "x", "stack": 10**13}, 400),
            ({"do": "open_table", "table": -1, "pool": NL}, 400),
            ({"do": "open_table", "table": 5, "pool": NL, "why": "x" * 301}, 400),
            ({"do": "draw_for_seats", "table": 1, "cards": {str(n): "As" for n in range(61)}}, 400),
            ({"do": "lapse"}, 409),
            ({"do": "take_back", "act": 999, "why": "slip"}, 409),
        ):
            answer = await browser.post(f"{DESK}/acts", json={"act": act})
            assert answer.status_code == status, (act, answer.text)
        assert (await browser.get(DESK)).json()["number"] == before
        assert (await browser.get("/api/desk/nowhere")).json()["code"] == "no-such-house"
        assert (await browser.post(f"{DESK}/people", json={"name": "  "})).json()["code"] == "name-not-given"


async def test_staff_arrange_screens_and_a_stranger_sees_them_and_arranges_none(helsinki: Site) -> None:
    floor, ann = await helsinki.account("Lea", "floor"), await helsinki.account("Arto")
    hall = {"do": "arrange_screens", "name": "Hall", "shape": "one", "parts": [[{"what": "lists"}]]}
    async with helsinki.browser() as screen:
        assert (await screen.post(f"{DESK}/acts", json={"act": hall})).json()["code"] == "not-signed-in"
        forged = await screen.post(
            f"{DESK}/acts", json={"act": hall}, headers={"Authorization": f"Bearer {ann}"}
        )
        assert forged.json()["code"] == "not-staff"
        screen.headers["Authorization"] = f"Bearer {floor}"
        for wrong in (
            {"parts": []},
            {"parts": [[]]},
            {"parts": [[{"what": "lists", "seconds": 1}]]},
            {"parts": [[{"what": "cards"}]]},
            {"parts": [[{"what": "lists"}] * 9]},
            {"shape": "thirds"},
            {"name": "x" * 31},
        ):
            assert (await screen.post(f"{DESK}/acts", json={"act": hall | wrong})).status_code == 400, wrong
        number = (await screen.post(f"{DESK}/acts", json={"act": hall})).json()["number"]
        again = await screen.post(f"{DESK}/acts", json={"act": hall})
        assert again.json()["code"] == "layout-changed-since" and again.json()["args"]["by_name"] == "Lea"
        del screen.headers["Authorization"]
        seen = (await screen.get(DESK)).json()
        assert seen["layouts"] == [
            {"name": "Hall", "shape": "one", "parts": [[{"what": "lists"}]], "number": number}
        ]
        assert "office" not in seen
