"""The live desk's doors attacked over HTTP: every act from a player's phone, lists by phone and by a name alone, receipts
that nobody gave out. What is refused has changed nothing, and no answer is a defect.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Literal, get_args, get_origin

import httpx
import msgspec
import pytest
import pytest_asyncio

from cardroom.desk.depth_commands import ROOMS_OWN
from cardroom.desk.desk_commands import AnyDeskCommand, LapseCalls
from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

DESK = "/api/desk/casino-helsinki"
NL = "holdem-nl/NL200"
STACK = 20_000
FORGED = (0, 1, 2, 99, 2**40, 2**53)
PLAYERS_OWN = {"sign_up", "strike_off"}
"""Acts that a player may send about nobody but the player."""
UNREADABLE = ("\u200b\u2060", "Aino\u202eK", "Ai\u200bno K.", "Aino\x00", "\ufeffAino K.")


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="helsinki")
async def desk_site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room of Casino Helsinki whose day is open, with one table, at which Cecilia sits."""
    async with opened(tmp_path_factory.mktemp("doors") / "data", houses=("casino-helsinki",)) as running:
        yield running


class Desk:
    """The desk, its floor person Kai, and Pia with a phone."""

    def __init__(self, site: Site, floor: str, phone: str) -> None:
        self.site, self.floor, self.phone = site, floor, phone

    async def send(self, who: str, path: str, body: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {who}"} if who else {}
        async with self.site.browser() as browser:
            answer = await browser.post(f"{DESK}/{path}", json=body, headers=headers)
        assert answer.status_code < 500, (body, answer.text)
        return answer

    async def act(self, who: str, do: str, **fields: Any) -> httpx.Response:
        return await self.send(who, "acts", {"act": {"do": do, **fields}})

    async def done(self, do: str, **fields: Any) -> int:
        answer = await self.act(self.floor, do, **fields)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["number"])

    async def named(self, name: str) -> str:
        return str((await self.send(self.floor, "people", {"name": name})).json()["player"])

    async def seen(self) -> Any:
        """All that the desk knows, but for the time of the look."""
        async with self.site.browser() as browser:
            view = (await browser.get(DESK, headers={"Authorization": f"Bearer {self.floor}"})).json()
        view.pop("now_ms")
        return view

    async def who(self, token: str) -> str:
        async with self.site.browser() as browser:
            own = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        return str(own.json()["player"])


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="desk")
async def open_desk(helsinki: Site) -> Desk:
    found = Desk(helsinki, await helsinki.account("Kai", "floor"), await helsinki.account("Pia"))
    await found.done("open_day")
    await found.done("open_table", table=1, pool=NL, why="players wait")
    await found.done(
        "seat", table=1, seat=1, player=await found.named("Cecilia"), stack=STACK, why="walked in"
    )
    return found


def value_of(kind: Any) -> Any:
    """Some value that a field of an act may have."""
    origin = get_origin(kind)
    if origin is Literal:
        return get_args(kind)[0]
    if origin is tuple:
        return [value_of(get_args(kind)[0])]
    if origin is dict:
        return {}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {one.encode_name: value_of(one.type) for one in msgspec.structs.fields(kind) if one.required}
    if kind is int:
        return 1
    if kind is bool:
        return True
    if kind is str:
        return "Pia"
    return value_of(get_args(kind)[0]) if get_args(kind) else value_of(kind.__origin__)


def every_act() -> list[dict[str, Any]]:
    """Each act of a desk with values that fit it."""
    return [
        {"do": str(act.__struct_config__.tag)}
        | {one.encode_name: value_of(one.type) for one in msgspec.structs.fields(act) if one.required}
        for act in get_args(AnyDeskCommand)
    ]


@pytest.mark.parametrize("who", ["phone", "stranger"])
async def test_no_act_of_staff_comes_from_a_phone_or_from_nobody(desk: Desk, who: str) -> None:
    before, player = await desk.seen(), await desk.who(desk.phone)
    codes = {}
    for fields in every_act():
        sent = fields | {name: player for name in ("player", "dealer") if name in fields}
        if fields["do"] in PLAYERS_OWN:
            sent["player"] = await desk.named("Cecilia")
        answer = await desk.send(desk.phone if who == "phone" else "", "acts", {"act": sent})
        assert answer.status_code in (401, 403, 409), (sent, answer.text)
        codes[fields["do"]] = answer.json()["code"]
    own = {str(one.__struct_config__.tag) for one in (*ROOMS_OWN, LapseCalls)}
    allowed = {"not-staff", "not-allowed"} if who == "phone" else {"not-signed-in"}
    answer = codes.pop("answer_consent")  # a player's own, and here nobody is asked
    assert answer in ({"no-such-record"} if who == "phone" else allowed)
    assert {code for act, code in codes.items() if act not in own} <= allowed, codes
    assert {codes[act] for act in own} <= allowed | {"rooms-own", "clocks-own"}
    assert await desk.seen() == before


async def test_even_staff_do_not_send_what_the_room_does_itself(desk: Desk) -> None:
    before = await desk.seen()
    for act in (*ROOMS_OWN, LapseCalls):
        [fields] = [one for one in every_act() if one["do"] == act.__struct_config__.tag]
        assert (await desk.send(desk.floor, "acts", {"act": fields})).json()["code"] in (
            "rooms-own",
            "clocks-own",
        )
    assert await desk.seen() == before


@pytest.mark.clause("CH-2.3")
async def test_who_signs_up_by_phone_is_not_here_whatever_the_phone_says(desk: Desk) -> None:
    """The phone says that the player walked in, an hour ago, by a clause, in the name of the floor."""
    player, kai = await desk.who(desk.phone), await desk.who(desk.floor)
    forged = {"by_phone": False, "at_ms": 1, "clause": "CH-2.3", "by": kai, "why": "first of all"}
    assert (await desk.act(desk.phone, "sign_up", pool=NL, player=player, **forged)).status_code == 200
    [place] = [one for one in (await desk.seen())["lists"][0]["places"] if one.get("player") == player]
    assert not place.get("reported", False), place
    early = await desk.act(desk.floor, "call", pool=NL, player=player, table=1, seat=2)
    assert early.status_code == 409, "who is not here is not called"
    for act in ("confirm_sign_up", "end_of_list", "call"):
        more = {"table": 1, "seat": 2} if act == "call" else {}
        assert (await desk.act(desk.phone, act, pool=NL, player=player, **more)).json()["code"] == "not-staff"
    twice = await desk.act(desk.phone, "sign_up", pool=NL, player=player)
    assert twice.json()["code"] == "on-list-already"
    assert (await desk.act(desk.phone, "strike_off", pool=NL, player=player)).status_code == 200
    assert (await desk.act(desk.phone, "strike_off", pool=NL, player=player)).json()["code"] == "not-on-list"


async def test_a_person_without_an_account_is_on_a_list_by_the_desk_alone(desk: Desk) -> None:
    """By telephone or at a kiosk, which is a browser that nobody has signed in at."""
    before = await desk.seen()
    for who in ("", desk.phone):
        for body in ({"name": "Vieras"}, {"name": "Cecilia"}):
            answer = await desk.send(who, "people", body)
            assert answer.status_code in (401, 403), answer.text
    assert await desk.seen() == before
    person = await desk.named("Vieras")
    assert await desk.named("  vieras ") == person, "the same name is the same person"
    forged = await desk.act(desk.phone, "sign_up", pool=NL, player=person)
    assert forged.json()["code"] == "not-staff", "nobody signs another up"
    await desk.done("sign_up", pool=NL, player=person, by_phone=True)
    assert (await desk.act(desk.floor, "call", pool=NL, player=person, table=1, seat=2)).status_code == 409
    assert (await desk.act(desk.phone, "strike_off", pool=NL, player=person)).json()["code"] == "not-staff"
    await desk.done("confirm_sign_up", pool=NL, player=person)
    await desk.done("call", pool=NL, player=person, table=1, seat=2)
    await desk.done("strike_off", pool=NL, player=person)


@pytest.mark.parametrize("name", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_a_name_that_nobody_can_read_stands_on_no_list(desk: Desk, name: str) -> None:
    """Letters that do not show would make two people of one name, or turn the hall's screen round."""
    answer = await desk.send(desk.floor, "people", {"name": name})
    assert answer.json()["code"] == ("bad-request" if "\0" in name else "name-unclear"), answer.text


async def test_forged_and_doubled_receipts_pay_nothing(desk: Desk) -> None:
    await desk.done("seat", table=1, seat=4, player=await desk.named("Dora"), stack=STACK, why="walked in")
    await desk.done("start_break", table=1, seat=4, is_long=False)
    receipt = await desk.done("store_stack", table=1, seat=4, stack=STACK, why="the table is needed")
    before = await desk.seen()
    for number in (*FORGED, receipt - 1, receipt + 1):
        answer = await desk.act(desk.floor, "pay_stored", receipt=number)
        assert answer.json()["code"] == "no-such-receipt", answer.text
    for number in (-1, 2**60, "x", 1.5, None, [receipt]):
        answer = await desk.act(desk.floor, "pay_stored", receipt=number)
        assert answer.json()["code"] == "bad-request", (number, answer.text)
    assert (await desk.act(desk.phone, "pay_stored", receipt=receipt)).json()["code"] in (
        "not-staff",
        "not-allowed",
    )
    assert await desk.seen() == before
    answers = await asyncio.gather(*[desk.act(desk.floor, "pay_stored", receipt=receipt) for _ in range(8)])
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    after = await desk.seen()
    assert after["office"]["chips"]["given_out"] == before["office"]["chips"]["given_out"] - STACK


async def test_chips_are_taken_once_however_often_and_by_however_many_it_is_sent(desk: Desk) -> None:
    """Where hands are entered: one request four times at once and again later, then two of the floor at once."""
    await desk.done("open_table", table=2, pool=NL, why="players wait")
    for seat, name in enumerate(("Eino", "Fanni"), 1):
        player = await desk.named(name)
        await desk.done("seat", table=2, seat=seat, player=player, stack=STACK, why="walked in")
    await desk.done("set_depth", table=2, depth="play")

    async def stacks() -> list[int]:
        [table] = [one for one in (await desk.seen())["tables"] if one["table"] == 2]
        return [one["stack"] for one in table["at"][:2]]

    act = {"do": "charge_time", "table": 2, "seats": [1, 2], "cents": 1200, "minutes": 60}
    headers = {"Authorization": f"Bearer {desk.floor}", "Idempotency-Key": "an-hour"}

    async def send(key: str = "") -> httpx.Response:
        sent = headers | ({"Idempotency-Key": key} if key else {})
        async with desk.site.browser() as browser:
            return await browser.post(f"{DESK}/acts", json={"act": act}, headers=sent)

    answers = [*await asyncio.gather(*[send() for _ in range(4)]), await send()]
    assert {answer.status_code for answer in answers} <= {200, 409} and answers[-1].status_code == 200
    assert len({answer.json()["number"] for answer in answers if answer.status_code == 200}) == 1
    assert await stacks() == [STACK - 1200] * 2
    assert [one.status_code for one in await asyncio.gather(send("second"), send("third"))] == [200, 200]
    assert await stacks() == [STACK - 3 * 1200] * 2, "two different requests are two hours"
    before = await desk.seen()
    for wrong in (
        {"cents": STACK},
        {"cents": 0},
        {"cents": -1},
        {"seats": [1, 1]},
        {"seats": [1, 3]},
        {"seats": []},
    ):
        answer = await desk.send(desk.floor, "acts", {"act": act | wrong})
        assert answer.status_code in (400, 409), (wrong, answer.text)
    seen = await desk.seen()
    for view in (before, seen):
        for table in view["tables"]:
            for seat in table["at"]:
                seat.pop("counted_ms", None)
    assert seen == before
