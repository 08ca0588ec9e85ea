"""PokerStars Live over two days, over HTTP: cash desk, hall and director from the first entry to an empty till drawer.

Guests without accounts, documents, the drawn last hands, bags and their recount, a penalty carried over the night, a
stop of the room between the days, a disqualification after the payout, and an event that is called off and repaid.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardroom.ledger import accounts
from cardroom.rules.book_loading import house
from cardroom.tournament.levels import house_levels
from cardroom.tournament.tournament_terms import Day, TournamentTerms
from tests.evenings.audience import Audience, followed
from tests.evenings.clerks import Clerk, announce, staff
from tests.evenings.followers import Follower
from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="function")

HOUSE = "pokerstars-live-fi"
BUY_IN, FEE = 10_000, 1_000
NAMES = ("Aino", "Bo", "Carla", "Dmitri", "Ella", "Fredrik", "Greta", "Hugo", "Ida", "Juho", "Kaisa", "Leif")
PHONES = ("Aino", "Leif")
TEN_MINUTES_MS = 600_000


def terms(name: str, **changes: Any) -> TournamentTerms:
    """A tournament of two days whose first level is the first day's last: its last hands can be drawn at once."""
    book = house(HOUSE)
    assert book.tournament is not None
    usual: dict[str, Any] = {
        "id": name, "name": f"Event {name}", "house": HOUSE, "game": "holdem-nl", "seats": 6, "stack": 10_000,
        "levels": house_levels(book.tournament), "buy_in": BUY_IN, "fee": FEE, "level_ms": TEN_MINUTES_MS,
        "days": (Day(level=1), Day()), "documents": True, "live": True,
    }  # fmt: skip
    return TournamentTerms(**(usual | changes))


async def test_two_days_from_the_first_entry_to_closed_books(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with followed() as audience:
        async with opened(folder, houses=(HOUSE,)) as site:
            await announce(site, terms("main"), terms("side"))
            phones = await at_their_pages(site, audience)
            async with staff(site, "main", "Kai", "Mia", audience=audience) as (kai, mia):
                await sell_entries(kai, mia, phones)
                await first_day(kai, mia)
            assert site.room.services.ledger.trial_balance() == 0
        await to_the_end(folder, audience)
    assert audience.acts > 100


async def at_their_pages(site: Site, audience: Audience) -> dict[str, str]:
    """A screen of the hall, a runner's tablet, and the phones of those players who have an account; their ids."""
    await audience.joins(Follower("screen", site, "", "main", HOUSE))
    runner = await site.account("Runner", "floor")
    await audience.joins(Follower("runner", site, runner, "main", HOUSE, is_staff=True))
    phones: dict[str, str] = {}
    for name in PHONES:
        phone = Follower(name, site, await site.account(name), "main", HOUSE)
        await audience.joins(phone)
        phones[name] = (await phone.get("/api/me"))["player"]
    return phones


async def to_the_end(folder: Path, audience: Audience) -> None:
    async with opened(folder, houses=(HOUSE,)) as site:  # the room was stopped over the night
        await audience.moves(site)
        async with staff(site, "main", "Otto", "Pia", audience=audience) as (otto, pia):
            await second_day(otto, pia)
            await paid_and_disqualified(otto, pia)
            await found_when_it_is_over(otto, pia)
            await closed(otto)
        async with staff(site, "side", "Rasmus") as (rasmus,):
            await called_off(rasmus)
        ledger = site.room.services.ledger
        assert ledger.trial_balance() == 0
        drawer = ledger.balance(accounts.till(HOUSE))
        assert drawer == ledger.balance(accounts.rake(HOUSE)), "what is left in the till is the house's"


async def sell_entries(kai: Clerk, mia: Clerk, phones: dict[str, str]) -> None:
    """Two clerks sell; Leif has no document with him."""
    for number, name in enumerate(NAMES):
        clerk = (kai, mia)[number % 2]
        document = "" if name == "Leif" else "passport"
        buyer = {"player": phones[name]} if name in phones else {"name": name}
        sold = await clerk.post("/desk/sales", **buyer, cents=BUY_IN + FEE, document=document)
        assert sold["number"] == number + 1
    twice = await mia.refused("/desk/sales", name="Bo", cents=BUY_IN + FEE)
    assert twice["code"] == "entered-already"
    seen = await kai.get("/desk")
    assert seen["cash"] == {"taken": 132_000, "paid": 0, "owed": 0, "till": 132_000}
    assert [one["name"] for one in seen["entrants"] if one.get("awaits_document")] == ["Leif"]
    receipt = seen["receipts"][-1]
    assert (receipt["pool"], receipt["fee"], receipt["cents"]) == (BUY_IN, FEE, BUY_IN + FEE)


async def first_day(kai: Clerk, mia: Clerk) -> None:
    """Seats, a document shown late, a bust, a penalty, the drawn hands, and bags."""
    await kai.post("/start", reason="all are here")
    await kai.carry_out()
    hall = await kai.hall()
    assert [len(table["seats"]) for table in hall["tables"]] == [6, 6]
    waits = [seat for table in hall["tables"] for seat in table["seats"] if seat.get("away") == "document"]
    assert [one["name"] for one in waits] == ["Leif"]
    leif = waits[0]["player"]
    await mia.post(f"/players/{leif}/document", document="identity_card", reason="brought by a friend")
    first = next(one["seats"] for one in hall["tables"] if "Aino" in [seat["name"] for seat in one["seats"]])
    first.sort(key=lambda one: ["Aino", "Leif"].index(one["name"]) if one["name"] in PHONES else 3)
    loser, winner, punished = first[0], first[1], first[2]
    told = {"player": loser["player"], "stack": loser["stack"], "winners": [winner["player"]]}
    await kai.tell("out", outs=[told])
    late = await mia.refused("/live", told={"act": "out", "outs": [told]})
    assert late["code"] == "out-already" and late["args"]["did"] == "out", "Mia is told what Kai did"
    await kai.tell("clear")
    await kai.carry_out()
    await mia.post(
        f"/players/{punished['player']}/penalise",
        kind="missed_rounds",
        count=2,
        reason="shouting",
        clause="PF-6.8",
    )
    hidden = first[3]
    await mia.tell(
        "chips", player=hidden["player"], what="confiscated", chips=500, why="in the pocket", clause="PF-3.6"
    )
    await kai.post("/last-hands", reason="ten minutes are left")
    for _ in range(9):
        for table in (await kai.hall())["tables"]:
            if table.get("deals"):
                await kai.tell("hand", table=table["table"])
    await kai.carry_out()
    night = await kai.hall()
    assert not night["tables"] and len(night["bags"]) == 11
    assert sum(bag["chips"] for bag in night["bags"]) == 119_500 == night["chips"]["in_play"]
    for number, bag in enumerate(night["bags"], 101):
        act = {"act": "bag", "player": bag["player"], "number": str(number), "chips": bag["chips"]}
        short = await mia.refused("/live", told={**act, "chips": bag["chips"] - 25, "signed": bag["name"]})
        assert short["code"] == "bag-differs"
        await kai.post("/live", told={**act, "signed": bag["name"]})
        again = await mia.refused("/live", told={**act, "signed": bag["name"]})
        assert again["code"] == "bagged-already" and again["args"]["did"] == "bag"


async def second_day(otto: Clerk, pia: Clerk) -> None:
    """Bags are as they were, documents are seen again, stacks recounted, and the penalty goes on."""
    night = await otto.hall()
    assert sorted(bag["number"] for bag in night["bags"]) == [str(number) for number in range(101, 112)]
    await otto.post("/begin-day", reason="noon")
    seats = [order for order in (await otto.hall())["orders"] if order["what"] == "seat"]
    assert len(seats) == 11
    first = seats[0]
    wrong = {"act": "confirm", "orders": [first["number"]], "stacks": {first["player"]: first["chips"] - 25}}
    assert (await pia.refused("/live", told=wrong))["code"] == "stack-differs"
    for one in seats:
        await pia.tell("confirm", orders=[one["number"]], stacks={one["player"]: one["chips"]})
        waits = (await pia.get(f"/players/{one['player']}/notes"))["waits"]
        assert waits, "a document is asked for at each restart"
        await pia.post(
            f"/players/{one['player']}/document", document="passport", reason="seen at the restart"
        )
    penalties = await otto.get("/penalties")
    assert "shouting" in str(penalties), "the penalty was carried over"
    await served(otto, pia)


async def served(otto: Clerk, pia: Clerk) -> None:
    """What is left of the penalty is missed hand by hand on the second day, as the dealer tells it, and then it is over."""

    async def punished() -> tuple[int, str, int]:
        [found] = [
            (table["table"], seat["player"], seat["penalty_hands"])
            for table in (await otto.hall())["tables"]
            for seat in table["seats"]
            if seat.get("penalty_hands")
        ] or [(0, "", 0)]
        return found

    table, player, left = await punished()
    assert left, "the night has served nothing"
    elsewhere = next(one["table"] for one in (await otto.hall())["tables"] if one["table"] != table)
    wrong = await pia.refused("/live", told={"act": "hand", "table": elsewhere, "serving": [player]})
    assert wrong["code"] == "not-at-table"
    await pia.tell("served", player=player, hands=1)
    for missed in range(2, left + 1):
        await otto.carry_out()
        await pia.tell("hand", table=(await punished())[0], serving=[player])
        assert (await punished())[2] == left - missed
    more = await pia.refused("/live", told={"act": "served", "player": player, "hands": 1})
    assert more["code"] == "penalty-over" and more["clauses"]
    await otto.carry_out()
    seats = [seat for table in (await otto.hall())["tables"] for seat in table["seats"]]
    assert not any(seat.get("penalty_hands") for seat in seats)


async def paid_and_disqualified(otto: Clerk, pia: Clerk) -> None:
    """Played down to two; a paid player turns out to have cheated; then to the end."""
    while True:
        await otto.carry_out()
        left = [seat["name"] for table in (await otto.hall())["tables"] for seat in table["seats"]]
        if len(left) <= 2:
            break
        table = max((await otto.hall())["tables"], key=lambda one: len(one["seats"]))
        if not table.get("deals"):
            raise AssertionError("nobody deals")
        await pia.out(table["seats"][0]["name"])
        await pia.tell("clear")
    await otto.carry_out()
    seen = await otto.get("/desk")
    paid = [one for one in seen["vouchers"] if one["kind"] == "prize"]
    if paid:
        voucher = paid[-1]
        await otto.post("/desk/payments", number=voucher["number"], signed=voucher["name"])
        look = await otto.get(f"/players/{voucher['player']}/disqualify")
        assert look["lost"] == voucher["cents"] == look["from_house"], "it was paid in cash"
        first = await pia.refused(f"/players/{voucher['player']}/disqualify", reason="marked cards")
        assert first["code"] == "prize-paid-out", "the cash comes back first, unless it is gone"
        gone = {"reason": "marked cards", "cash_gone": True}
        await otto.post(f"/players/{voucher['player']}/disqualify", **gone)
    early = await pia.refused("/close-books", reason="in a hurry")
    assert early["code"] == "still-played"
    await pia.out((await otto.hall())["tables"][0]["seats"][0]["name"])


async def found_when_it_is_over(otto: Clerk, pia: Clerk) -> None:
    """The winner is found out behind the last hand: the prize is not paid yet, and the next one wins."""
    before = (await otto.get("/desk"))["vouchers"]
    winner = next(one for one in before if one.get("place") == 1)
    second = next(one for one in before if one.get("place") == 2)
    look = await otto.get(f"/players/{winner['player']}/disqualify")
    assert (look["lost"], look["from_wallet"], look["from_house"]) == (winner["cents"], winner["cents"], 0)
    assert [one["name"] for one in look["rises"] if one["place"] == 1] == [second["name"]]
    await pia.post(f"/players/{winner['player']}/disqualify", reason="a second deck in the sleeve")
    seen = (await otto.get("/desk"))["vouchers"]
    assert [one["settled"] for one in seen if one["number"] == winner["number"]] == ["void"]
    got = sum(one["cents"] for one in seen if one["player"] == second["player"])
    assert got == winner["cents"], "who was second has what the winner had"
    assert (await pia.refused("/close-books", reason="all done"))["code"] == "books-owe"


async def closed(otto: Clerk) -> None:
    """Everything owed is paid once, and signed for."""
    seen = await otto.get("/desk")
    owed, till = seen["cash"]["owed"], seen["cash"]["till"]
    lost = sum(one["cents"] for one in seen["vouchers"] if one.get("settled") == "cash")
    assert lost, "somebody was paid who had cheated"
    vouchers = [one for one in seen["vouchers"] if not one.get("settled")]
    most = max(vouchers, key=lambda one: one["cents"])
    assert owed == till + lost - FEE * len(NAMES), "what the cheat took along the house has to bring"
    await otto.post("/desk/till", cents=lost, reason="the cheat has gone with it")
    over = await otto.refused("/desk/till", cents=-(till + lost + 1), reason="to the safe")
    assert over["code"] == "till-too-small" and most["cents"] <= owed
    for voucher in vouchers:
        if not voucher.get("settled"):
            await otto.post("/desk/payments", number=voucher["number"], signed=voucher["name"])
            again = await otto.refused("/desk/payments", number=voucher["number"], signed=voucher["name"])
            assert again["code"] == "voucher-settled"
    assert (await otto.get("/desk"))["cash"]["owed"] == 0
    await otto.post("/close-books", reason="all is paid and signed for")
    late = await otto.refused(f"/players/{most['player']}/disqualify", reason="too late")
    assert late["code"] == "books-closed"


async def called_off(rasmus: Clerk) -> None:
    """An event is called off and repaid receipt by receipt."""
    for name in NAMES[:3]:
        await rasmus.post("/desk/sales", name=name, cents=BUY_IN + FEE, document="passport")
    await rasmus.post("/cancel", reason="the hall is flooded")
    vouchers = (await rasmus.get("/desk"))["vouchers"]
    assert sorted(one["receipts"] for one in vouchers) == [[1], [2], [3]]
    for one in vouchers:
        await rasmus.post("/desk/payments", number=one["number"], signed=one["name"])
    seen = await rasmus.get("/desk")
    assert seen["cash"]["owed"] == 0 and seen["cash"]["taken"] == seen["cash"]["paid"] == 33_000
    assert all(one["returned"] for one in seen["receipts"])
