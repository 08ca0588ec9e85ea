"""The doors of live tables attacked over HTTP: by players, by a dealer at another's table, with values that nobody should
send, late, twice and all at once. Nothing freezes, no answer is a defect, and what is refused has changed nothing.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, get_args

import httpx
import msgspec
import pytest
import pytest_asyncio

from cardroom.floor.topics import TOPICS
from cardroom.table.told.dealers_view import DealersHand
from cardroom.table.told.told_facts import Entered
from tests.attack.frames import HOSTILE
from tests.table.entered_tables import next_fact, shuffled
from tests.web.site import Site, opened

HOUSE, GAME, STAKE, BUY_IN = "casino-helsinki", "holdem-nl", "NL200", 10_000
ROUNDS = 300
AT_ONCE = 12
NOT_HERS = ("not-signed-in", "not-staff", "not-allowed", "not-the-dealer")

TOKENS: dict[str, str] = {}
"""The sessions of those who come to the room of this module."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module", name="helsinki")
async def live_site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room of Casino Helsinki."""
    async with opened(tmp_path_factory.mktemp("live") / "data", houses=(HOUSE,)) as running:
        for name, role in (("Kai", "floor"), ("Dora", "player"), ("Sam", "player")):
            TOKENS[name] = await running.account(name, role)  # type: ignore[arg-type]  # they are roles
        yield running


@asynccontextmanager
async def come(site: Site, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a browser, signed in; "" for a stranger."""
    async with site.browser() as browser:
        if name:
            browser.headers["Authorization"] = f"Bearer {TOKENS[name]}"
        yield browser


async def player(site: Site, name: str) -> str:
    """The id of an account."""
    async with come(site, name) as browser:
        return str((await browser.get("/api/me")).json()["player"])


class LiveTable:
    """A live table of four, and what is asked of its doors."""

    def __init__(self, site: Site, floor: httpx.AsyncClient, table: str) -> None:
        self.site, self.floor, self.table = site, floor, table

    async def body(self) -> Any:
        return (await self.floor.get(f"/api/live/{self.table}")).json()

    async def ask(self, who: httpx.AsyncClient, path: str, body: Any, **headers: str) -> httpx.Response:
        """Ask at a door; no answer is a defect."""
        text = json.dumps(body)
        head = {"Content-Type": "application/json", **headers}
        answer = await who.post(
            f"/api/live/{self.table}/{path}", content=text.encode("utf-8", "replace"), headers=head
        )
        assert answer.status_code < 500 and not self.site.room.tables[self.table].is_halted, (
            body,
            answer.text,
        )
        return answer

    async def fact(self, who: httpx.AsyncClient, fact: Any) -> httpx.Response:
        now = await self.body()
        return await self.ask(who, "facts", {"hand": now["hand"]["hand"], "after": now["acts"], "fact": fact})

    async def play_out(self, seed: int) -> None:
        """Tell the hand to its end by regular facts."""
        chance = random.Random(seed)
        while (hand := (await self.body())["hand"]) is not None and hand["awaits"] != "push":
            shown = msgspec.convert(hand, DealersHand)
            unused = iter([one for one in shuffled(seed) if one not in shown.used])
            answer = await self.fact(self.floor, next_fact(shown, chance, unused))
            assert answer.status_code == 200, answer.text


@asynccontextmanager
async def dealt(site: Site, hand: bool = True) -> AsyncIterator[LiveTable]:
    """A live table with four players, dealt by the floor."""
    async with come(site, "Kai") as floor:
        body = {"house": HOUSE, "game": GAME, "stake": STAKE, "name": "Live", "seats": 6, "reason": "a test"}
        opened_table = await floor.post("/api/staff/live", json=body)
        table = LiveTable(site, floor, opened_table.json()["table"])
        for seat, name in enumerate("ABCD", 1):
            answer = await table.ask(floor, "sit", {"seat": seat, "name": name, "buy_in": BUY_IN})
            assert answer.status_code == 204, answer.text
        if hand:
            await table.ask(floor, "hand", {})
        yield table


FACTS = {str(kind.__struct_config__.tag): msgspec.structs.fields(kind) for kind in get_args(Entered)}
VERBS = (
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "all_in",
    "draw",
    "discard",
    "accept",
    "bet_no_more",
    "bring_in",
)
ODD: tuple[Any, ...] = (
    *HOSTILE,
    float("nan"),
    float("inf"),
    10**9,
    -(10**9),
    10**400,
    "x" * 5000,
    {"a": {"b": [1]}},
)


def value_of(name: str, chance: random.Random, hand: Any) -> Any:
    """A value that a field may have; one in five is any at all."""
    if chance.random() < 0.2:
        return chance.choice(ODD)
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
    match name:
        case "seat" | "other":
            return chance.choice([*(hand["awaits_seats"] or [1]), chance.randint(0, 12)])
        case "verb":
            return chance.choice(VERBS)
        case "to":
            return chance.choice((0, 100, 200, 400, 1000, BUY_IN, 2**31, 10**12))
        case "cards":
            return chance.sample(deck, chance.choice((1, 2, 3, 5)))
        case "board" | "first":
            return chance.choice((-1, 0, 1, 3, 4))
        case "topic":
            return chance.choice([*TOPICS, "nothing"])
        case "facts":
            names = ("chips", "chip", "said", "to", "did", "number", "stated", "player", "zzz")
            return {
                chance.choice(names): chance.choice((*ODD, 200, 400, [200, 200], "raise")) for _ in range(2)
            }
        case "option":
            return chance.choice(("", "otherwise", "the-amount", "take-back"))
        case _:
            return chance.choice(("why", "", "x" * 300))


@pytest.mark.parametrize("seed", [1, 2])
async def test_no_fact_whatever_it_holds_freezes_a_table_or_changes_what_it_is_refused_for(
    helsinki: Site, seed: int
) -> None:
    chance = random.Random(seed)
    done: Counter[int] = Counter()
    async with dealt(helsinki) as table:
        for _ in range(ROUNDS):
            now = await table.body()
            hand = now["hand"]
            if hand is None or hand["awaits"] == "push":
                await table.ask(table.floor, "hand", {})
                continue
            kind = chance.choice([*FACTS, "act", "act", "irregular", "irregular"])
            fact: dict[str, Any] = {"do": kind}
            for field in FACTS[kind]:
                if field.required or chance.random() < 0.5:
                    fact[field.name] = value_of(field.name, chance, hand)
            if chance.random() < 0.1:
                fact[chance.choice(("player", "by", "do", ""))] = chance.choice(ODD)
            answer = await table.fact(table.floor, fact)
            done[answer.status_code] += 1
            if answer.status_code != 200:
                assert await table.body() == now, fact
            elif chance.random() < 0.3:
                after = answer.json()
                back = {"hand": after["hand"]["hand"], "after": after["acts"]} if after["hand"] else {}
                await table.ask(table.floor, "take-back", back)
            chips = sum(
                one.get("stack", 0) + one.get("bet", 0) for one in (await table.body())["table"]["seats"]
            )
            assert chips <= 4 * BUY_IN
        assert done[200] > 20 and done[400] + done[409] + done[422] > 50, done
        now = await table.body()
        if now["hand"] is not None and now["hand"]["awaits"] != "push":
            await table.fact(table.floor, {"do": "misdeal", "reason": "the end of the attack"})
        await table.ask(table.floor, "hand", {})
        await table.play_out(seed)
        assert sum(helsinki.room.services.store.blocking_reader.balances().values()) == 0


async def test_whoever_does_not_deal_there_changes_nothing(helsinki: Site) -> None:
    async with dealt(helsinki) as table, dealt(helsinki) as other:
        dora = await player(helsinki, "Dora")
        named = await table.floor.post(
            f"/api/staff/live/{other.table}/dealer", json={"player": dora, "reason": "her down"}
        )
        assert named.status_code == 204
        now = await table.body()
        seat = now["hand"]["awaits_seats"][0]
        fact = {"do": "act", "seat": seat, "verb": "fold"}
        wanted: tuple[tuple[str, Any], ...] = (
            ("hand", {}),
            ("facts", {"hand": now["hand"]["hand"], "after": now["acts"], "fact": fact}),
            ("take-back", {"hand": now["hand"]["hand"], "after": now["acts"]}),
            ("sit", {"seat": 5, "name": "Mine", "buy_in": BUY_IN}),
            ("seat", {"seat": 1, "ask": "leave"}),
            ("seat", {"seat": 1, "ask": "add", "amount": BUY_IN}),
        )
        before = await helsinki.kept()
        for name in ("", "Sam", "Dora"):
            async with come(helsinki, name) as who:
                for path, body in wanted:
                    answer = await table.ask(who, path, body)
                    assert answer.json()["code"] in NOT_HERS, (name, path, answer.text)
                assert (await who.get(f"/api/live/{table.table}")).json()["code"] in NOT_HERS
                mine = {"player": dora, "reason": "mine"}
                assert (await who.post(f"/api/staff/live/{table.table}/dealer", json=mine)).status_code in (
                    401,
                    403,
                )
                new = {
                    "house": HOUSE,
                    "game": GAME,
                    "stake": STAKE,
                    "name": "Mine",
                    "seats": 6,
                    "reason": "mine",
                }
                assert (await who.post("/api/staff/live", json=new)).status_code in (401, 403)
        assert await helsinki.kept() == before


async def test_a_dealer_whose_down_is_over_deals_no_more(helsinki: Site) -> None:
    async with dealt(helsinki) as table, come(helsinki, "Dora") as dora:
        for dealer, status in ((await player(helsinki, "Dora"), 200), ("", 409)):
            body = {"player": dealer, "reason": "a push"}
            await table.floor.post(f"/api/staff/live/{table.table}/dealer", json=body)
            now = await table.body()
            fact = {"do": "act", "seat": now["hand"]["awaits_seats"][0], "verb": "call"}
            answer = await table.ask(
                dora, "facts", {"hand": now["hand"]["hand"], "after": now["acts"], "fact": fact}
            )
            assert answer.status_code == status


async def test_one_of_many_at_once_is_done(helsinki: Site) -> None:
    async with dealt(helsinki, hand=False) as table:

        async def flood(path: str, body: Any, **headers: str) -> Counter[int]:
            answers = await asyncio.gather(
                *[table.ask(table.floor, path, body, **headers) for _ in range(AT_ONCE)]
            )
            return Counter(answer.status_code for answer in answers)

        assert (await flood("hand", {}))[200] == 1 and (await table.body())["hand"]["number"] == 1
        now = await table.body()
        fact = {"do": "act", "seat": now["hand"]["awaits_seats"][0], "verb": "call"}
        acted = await flood("facts", {"hand": now["hand"]["hand"], "after": now["acts"], "fact": fact})
        assert acted[200] == 1
        now = await table.body()
        assert (await flood("take-back", {"hand": now["hand"]["hand"], "after": now["acts"]}))[200] == 1
        assert (await table.body())["hand"].get("may_undo", 0) == 0
        assert (await flood("sit", {"seat": 5, "name": "Eve", "buy_in": BUY_IN}))[204] == 1
        balances = helsinki.room.services.store.blocking_reader.balances
        till = sum(cents for name, cents in balances().items() if name.startswith("till:"))
        key = {"Idempotency-Key": f"one-{table.table}"}
        again = await flood("sit", {"seat": 6, "name": "Finn", "buy_in": BUY_IN}, **key)
        assert again[204] >= 1 and len((await table.body())["table"]["seats"]) == 6
        paid = sum(cents for name, cents in balances().items() if name.startswith("till:")) - till
        assert paid == BUY_IN, "chips are sold once"


@pytest.mark.parametrize("amount", [-1, 0, 2**31, 2**53, 2**63, 10**40, 1.5, "x", None, True])
async def test_no_amount_makes_chips(helsinki: Site, amount: Any) -> None:
    async with dealt(helsinki, hand=False) as table:
        before = await helsinki.kept()
        for path, body in (
            ("sit", {"seat": 5, "name": "Eve", "buy_in": amount}),
            ("seat", {"seat": 1, "ask": "add", "amount": amount}),
        ):
            assert (await table.ask(table.floor, path, body)).status_code in (400, 409, 422), path
        stacks = [one["stack"] for one in (await table.body())["table"]["seats"]]
        assert stacks == [BUY_IN] * 4 and len(before) > 0
        assert sum(helsinki.room.services.store.blocking_reader.balances().values()) == 0
