"""An evening of Casino Kruh over HTTP: paid and absent, unsold stacks, rebuys and an add-on for cash, dealers who warn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardroom.ledger import accounts
from cardroom.rules.book_loading import house
from cardroom.tournament.levels import house_levels
from cardroom.tournament.tournament_terms import Rebuys, TournamentTerms
from tests.evenings.audience import followed
from tests.evenings.clerks import Clerk, announce, staff
from tests.evenings.followers import Follower
from tests.web.site import opened

pytestmark = pytest.mark.asyncio(loop_scope="function")

HOUSE = "casino-kruh"
BUY_IN, FEE, STACK = 5_000, 500, 2_000
NAMES = ("Anna", "Bohumil", "Cyril", "Dana", "Emil", "Filip", "Gita")


def cup() -> TournamentTerms:
    """One table and a rebuy period."""
    book = house(HOUSE)
    assert book.tournament is not None
    usual: dict[str, Any] = {
        "id": "pondeli", "name": "Pondělí", "house": HOUSE, "game": "holdem-nl", "seats": 9, "stack": STACK,
        "levels": house_levels(book.tournament), "buy_in": BUY_IN, "fee": FEE, "level_ms": 1_200_000,
        "late_levels": 2, "rebuys": Rebuys(STACK, BUY_IN, 2, up_to=STACK, decide_seconds=600), "live": True,
    }  # fmt: skip
    return TournamentTerms(**usual)


async def test_an_evening_of_kruh_closes_to_zero(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", houses=(HOUSE,)) as site, followed() as audience:
        await announce(site, cup())
        emil = Follower("Emil", site, await site.account("Emil"), "pondeli", HOUSE)
        runner = Follower(
            "runner", site, await site.account("Runner", "floor"), "pondeli", HOUSE, is_staff=True
        )
        await audience.joins(emil, runner, Follower("screen", site, "", "pondeli", HOUSE))
        async with staff(site, "pondeli", "Karel", "Lenka", audience=audience) as (karel, lenka):
            absent = await begun(karel, lenka, (await emil.get("/api/me"))["player"])
            await unsold_and_absent(karel, lenka, absent)
            await bought(karel, lenka)
            await to_the_end(karel, lenka)
            seen = await karel.get("/desk")
            for voucher in seen["vouchers"]:
                await lenka.post("/desk/payments", number=voucher["number"], signed=voucher["name"])
            assert (await karel.get("/desk"))["cash"]["owed"] == 0
        assert audience.acts > 30
        ledger = site.room.services.ledger
        assert ledger.trial_balance() == 0
        assert (
            ledger.balance(accounts.till(HOUSE)) == ledger.balance(accounts.rake(HOUSE)) == FEE * len(NAMES)
        )


async def begun(karel: Clerk, lenka: Clerk, emil: str) -> str:
    """Seven have paid and six have come; the seventh is tried to be reached. The id of the absent one. Emil has a phone."""
    for name in NAMES:
        buyer = {"player": emil} if name == "Emil" else {"name": name}
        await lenka.post("/desk/sales", **buyer, cents=BUY_IN + FEE)
    await karel.post("/start", reason="it is eight")
    await karel.carry_out()
    [table] = (await karel.hall())["tables"]
    gita = next(seat["player"] for seat in table["seats"] if seat["name"] == "Gita")
    await karel.tell("away", player=gita, away="wish")
    await lenka.post(f"/players/{gita}/contact", wish="not_reached", reason="telephone")
    await lenka.post(f"/players/{gita}/contact", wish="keep_in_play", reason="telephone again")
    row = next(one for one in (await lenka.get("/desk"))["entrants"] if one["player"] == gita)
    assert (row["attends"], row["tries"], row["wish"]) == ("absent", 2, "keep_in_play")
    return str(gita)


async def unsold_and_absent(karel: Clerk, lenka: Clerk, absent: str) -> None:
    """A stack on an empty seat is blinded off and taken out; a dealer warns; two who act at one moment."""
    [table] = (await karel.hall())["tables"]
    free = next(seat for seat in range(1, 10) if seat not in [one["seat"] for one in table["seats"]])
    place = {"act": "place_stack", "table": 1, "seat": free, "chips": STACK}
    await karel.post("/live", told=place)
    late = await lenka.refused("/live", told=place)
    assert late["code"] == "drawn-seat-taken" and late["args"]["did"] == "place_stack"
    assert (await karel.hall())["unsold"][0]["seat"] == free
    more = await lenka.refused("/live", told={**place, "act": "remove_stack", "chips": STACK + 1})
    assert more["code"] == "chips-never-issued"
    await lenka.post("/live", told={**place, "act": "remove_stack", "chips": STACK - 90})
    assert (await karel.hall())["chips"]["in_play"] == STACK * len(NAMES) + 90
    taken = min(seat["seat"] for seat in table["seats"] if seat["player"] != absent)
    moved = await karel.refused(f"/players/{absent}/move", number=1, seat=taken, reason="a better light")
    assert moved["code"] == "drawn-seat-taken" and moved["clauses"]
    warned = next(seat["player"] for seat in table["seats"] if seat["name"] == "Emil")
    await lenka.post(f"/players/{warned}/penalise", kind="warning", reason="talks about the hand")
    assert "talks about the hand" in str(await karel.get("/penalties"))
    back = await karel.refused("/level", level=1, reason="the clock is wrong")
    assert back["code"] == "level-passed" and back["clauses"]


async def bought(karel: Clerk, lenka: Clerk) -> None:
    """Somebody loses all chips and buys again for cash; nobody who is in enters twice."""
    [table] = (await karel.hall())["tables"]
    loser = next(seat for seat in table["seats"] if seat["name"] == "Filip")
    winner = next(seat for seat in table["seats"] if seat["name"] == "Anna")
    told = {"player": loser["player"], "stack": loser["stack"], "winners": [winner["player"]]}
    await karel.tell("out", outs=[told])
    sold = await lenka.post("/desk/sales", player=loser["player"], sale="rebuy", cents=BUY_IN)
    await karel.carry_out()
    seen = await lenka.get("/desk")
    receipt = next(one for one in seen["receipts"] if one["number"] == sold["number"])
    assert (receipt["sale"], receipt["pool"], receipt["fee"]) == ("rebuy", BUY_IN, 0)
    chips = next(one["chips"] for one in seen["entrants"] if one["player"] == loser["player"])
    assert chips == STACK
    again = await lenka.refused("/desk/sales", player=winner["player"], cents=BUY_IN + FEE)
    assert again["code"] == "entered-already"
    assert (await lenka.get("/desk"))["cash"]["taken"] == (BUY_IN + FEE) * len(NAMES) + BUY_IN


async def to_the_end(karel: Clerk, lenka: Clerk) -> None:
    """The entries are closed, and one after the other goes out."""
    await karel.post("/level", level=3, reason="it is late")
    for _ in range(60):
        hall = await karel.hall()
        if hall["phase"] == "over" or not hall["tables"]:
            return
        if hall["orders"]:
            await lenka.tell("confirm", orders=[hall["orders"][0]["number"]])
            continue
        [table] = hall["tables"]
        seats = sorted(table["seats"], key=lambda one: one["stack"])
        if not table.get("deals") or len(seats) < 2:
            return
        told = {"player": seats[0]["player"], "stack": seats[0]["stack"], "winners": [seats[-1]["player"]]}
        await karel.tell("out", outs=[told])
        if (await karel.hall())["phase"] == "over":
            return
        await lenka.tell("clear")
    raise AssertionError("it does not end")
