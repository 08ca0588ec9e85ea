"""The ordinary acts of Casino Helsinki's cash tables over HTTP and sockets: an evening entered from paper with its real
times, followed by another desk and by a player's phone; the books close to zero.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cardroom.room.identity.permissions import Role
from tests.evenings.audience import followed
from tests.evenings.desks import MINUTE, DeskClerk, at_desk
from tests.evenings.followers import Follower
from tests.web.site import opened

pytestmark = pytest.mark.asyncio(loop_scope="function")

HOUSE = "casino-helsinki"
NL = "holdem-nl/NL200"
STACK = 20_000


async def test_the_ordinary_acts_of_cash_tables_close_to_zero(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", houses=(HOUSE,)) as site, followed() as audience:
        began = time.time_ns() // 1_000_000 - 240 * MINUTE
        people_at_desk: dict[str, Role] = {"Kai": "floor", "Mia": "floor", "Aino": "player"}
        async with at_desk(site, HOUSE, began, people_at_desk, audience) as (kai, mia, phone):
            await audience.joins(*[Follower(one.who, site, one.token, house=HOUSE) for one in (mia, phone)])
            await audience.joins(Follower("screen", site, house=HOUSE))
            people = await opened_from_paper(kai, mia, phone)
            await a_break_is_overrun(kai, mia, phone, people)
            await lammers(kai, people)
            await a_stack_returns(kai, people)
            await playing_over(kai, mia, people)
            await seats_drawn_by_cards(kai, people)
            await closed(kai)
            await the_next_day(kai, mia, people)
        assert audience.acts > 40
        assert site.room.services.ledger.trial_balance() == 0


async def opened_from_paper(kai: DeskClerk, mia: DeskClerk, phone: DeskClerk) -> dict[str, str]:
    """An hour that was written on paper is entered with its real times."""
    future = await kai.refused(600, "open_day")
    assert future["code"] == "act-in-the-future"
    aino = str((await phone.client.get("/api/me")).json()["player"])
    await kai.act(0, "open_day")
    await kai.act(1, "open_table", table=1, pool=NL, why="eight wait")
    await kai.act(1, "open_table", table=2, pool=NL, why="eight wait")
    people = {"Aino": aino}
    for name in ("Bertil", "Cecilia", "David", "Eevi", "Frans", "Gun"):
        people[name] = await kai.named(name)
    for seat, name in enumerate(("Aino", "Bertil", "Cecilia", "David"), 1):
        await kai.act(2, "seat", table=1, seat=seat, player=people[name], stack=STACK, why="walked in")
    for seat, name in enumerate(("Eevi", "Frans"), 1):
        await mia.act(3, "seat", table=2, seat=seat, player=people[name], stack=STACK, why="walked in")
    twice = await mia.refused(4, "seat", table=2, seat=5, player=people["Bertil"], stack=STACK, why="again")
    assert twice["code"] == "seated-elsewhere" and twice["clauses"]
    newest = (await kai.view())["office"]["acts"][0]
    assert newest["at_ms"] == kai.began_ms + 3 * MINUTE and newest["entered_ms"] > newest["at_ms"]
    assert newest["by"] == "Mia" and newest["did"] == "seat"
    assert (await kai.seat(1, 1))["since_ms"] == kai.began_ms + 2 * MINUTE
    return people


async def a_break_is_overrun(
    kai: DeskClerk, mia: DeskClerk, phone: DeskClerk, people: dict[str, str]
) -> None:
    """Half an hour once an evening; then the seat is lost, and the chips lie against a receipt that the phone shows."""
    await kai.act(20, "start_break", table=1, seat=1, is_long=True)
    assert (await phone.view())["you"]["away_until_ms"] == kai.began_ms + 50 * MINUTE
    early = await mia.refused(49, "free_seat", table=1, seat=1, stack=18_000)
    assert early["code"] == "break-not-over" and early["clauses"] == ["CH-1.10"]
    receipt = await mia.act(50.5, "free_seat", table=1, seat=1, stack=18_000, why="not back")
    [stored] = (await phone.view())["you"]["receipts"]
    assert (stored["receipt"], stored["cents"]) == (receipt, 18_000)
    taken = await phone.refused(-1, "pay_stored", receipt=receipt)
    assert taken["code"] == "not-staff"
    await kai.act(60, "pay_stored", receipt=receipt)
    again = await mia.refused(61, "pay_stored", receipt=receipt)
    assert again["code"] == "no-such-receipt" and again["args"]["did"] == "pay_stored"
    assert not (await phone.view())["you"].get("receipts")


async def lammers(kai: DeskClerk, people: dict[str, str]) -> None:
    """A blind that goes by an absent player is owed, shown at the seat, and paid."""
    await kai.act(62, "set_depth", table=1, depth="hands")
    await kai.act(63, "note_hand", table=1, button=2, hand=1)
    await kai.act(64, "start_break", table=1, seat=2)
    for hand in (2, 3):
        await kai.act(64 + hand, "note_hand", table=1, hand=hand)
    assert (await kai.seat(1, 2))["owes"] == "big_blind"
    late = await kai.refused(68, "note_hand", table=1, hand=3)
    assert late["code"] == "hand-noted" and late["args"]["next"] == 4
    await kai.act(69, "end_break", table=1, seat=2)
    await kai.act(70, "settle", table=1, seat=2)
    await kai.act(71, "note_hand", table=1, hand=4, straddles=[])
    assert not (await kai.seat(1, 2)).get("owes")
    wrong = await kai.refused(72, "note_hand", table=1, hand=5, straddles=[1])
    assert wrong["code"] == "straddle-not-in-turn" and wrong["clauses"]


async def a_stack_returns(kai: DeskClerk, people: dict[str, str]) -> None:
    """Who left with more than a buy-in comes back the same evening with the same (CH-2.12)."""
    await kai.act(80, "leave", table=1, seat=2, stack=35_000)
    less = await kai.refused(90, "seat", table=1, seat=2, player=people["Bertil"], stack=STACK, why="is back")
    assert less["code"] == "stack-comes-back" and "CH-2.12" in less["clauses"]
    assert less["args"]["least"] == 35_000
    await kai.act(91, "seat", table=1, seat=2, player=people["Bertil"], stack=35_000, why="is back")


async def playing_over(kai: DeskClerk, mia: DeskClerk, people: dict[str, str]) -> None:
    """Gun plays at the seat of Cecilia, who is away, and leaves it when she is back."""
    over = {"table": 1, "seat": 3, "player": people["Gun"], "stack": STACK, "why": "the table is short"}
    assert (await kai.refused(99, "play_over", **over))["code"] == "not-away"
    await kai.act(100, "start_break", table=1, seat=3, is_long=True)
    await mia.act(101, "play_over", **over)
    seat = await kai.seat(1, 3)
    assert (seat["name"], seat["over_name"], seat["over_stack"]) == ("Cecilia", "Gun", STACK)
    assert (await kai.refused(110, "end_break", table=1, seat=3))["code"] == "played-over"
    await kai.act(115, "end_play_over", table=1, seat=3, stack=21_000)
    await kai.act(116, "end_break", table=1, seat=3)
    assert (await kai.seat(1, 3))["had_long_break"] and not (await kai.seat(1, 4)).get("had_long_break")
    again = await kai.refused(117, "start_break", table=1, seat=3, is_long=True)
    assert again["code"] == "long-break-had" and again["clauses"] == ["CH-1.10"]


async def seats_drawn_by_cards(kai: DeskClerk, people: dict[str, str]) -> None:
    """Table 2 closes: its players draw cards for the seats of table 1, ahead of the list."""
    waiting = await kai.named("Waiting")
    await kai.act(119, "sign_up", pool=NL, player=waiting)
    cards = {people["Eevi"]: "Kh", people["Frans"]: "Ks"}
    assert (await kai.refused(120, "draw_for_seats", table=2, cards=cards))["code"] == "table-stays"
    await kai.act(121, "break_table", table=2, why="too few")
    await kai.act(122, "draw_for_seats", table=2, cards=cards)
    [line] = [one for one in (await kai.view())["lists"] if one["pool"] == NL]
    assert [place["name"] for place in line["places"]] == ["Frans", "Eevi", "Waiting"]
    first = await kai.refused(123, "call", pool=NL, player=waiting, table=1)
    assert first["code"] == "others-first" and first["clauses"]
    await kai.act(124, "move", table=2, seat=2, to_table=1, to_seat=7, stack=19_000, why="drew first")
    await kai.act(125, "leave", table=2, seat=1, stack=19_500)
    short = await kai.refused(126, "close_table", table=2, drop=1_000)
    assert short["code"] == "count-differs" and short["args"]["left"] == 1_500
    await kai.act(127, "close_table", table=2, drop=1_500)


async def closed(kai: DeskClerk) -> None:
    """All leave, the table's box is counted, and the day closes."""
    for seat, stack in ((2, 30_000), (3, 14_000), (4, 15_500), (7, 19_000)):
        await kai.act(130, "leave", table=1, seat=seat, stack=stack)
    left = (await kai.view())["office"]["chips"]["at_tables"]
    assert left == 1_500, "what the players brought and did not take away"
    await kai.act(140, "close_table", table=1, drop=left)
    chips = (await kai.view())["office"]["chips"]
    assert (chips["at_tables"], chips["stored"], chips["difference"]) == (0, 0, 0)
    assert chips["given_out"] == chips["drop"] == 1_500 + left
    await kai.act(150, "close_day")
    sheet = (await kai.view())["office"].get("sheet")
    assert sheet is None or sheet["sold"] - sheet["paid"] == sheet["cash"] == chips["drop"]


async def the_next_day(kai: DeskClerk, mia: DeskClerk, people: dict[str, str]) -> None:
    """What a camera shows the next day: a pot that was paid wrongly is asked back, and paid back."""
    await kai.act(200, "open_day")
    before = await kai.refused(140, "open_table", table=1, pool=NL, why="from yesterday")
    assert before["code"] == "act-before-the-day"
    await kai.act(201, "open_table", table=1, pool=NL, why="players wait")
    pot = {"player": people["David"], "other": people["Cecilia"], "cents": 4_000, "table": 1, "hand": 3}
    assert (await kai.refused(202, "reclaim_pot", **pot))["code"] == "reason-missing"
    number = await kai.act(203, "reclaim_pot", **pot, why="the camera shows a flush")
    seen = (await mia.view())["office"]
    newest = seen["acts"][0]
    assert (newest["number"], newest["did"], newest["by"]) == (number, "reclaim_pot", "Kai")
    assert "CH-1.65" in newest["clauses"]
    record = next(one for one in seen["records"] if one["number"] == number)
    assert not record.get("closed_ms") and people["David"] in record["about"]
    given_up = await mia.refused(204, "settle_reclaim", reclaim=number, outcome="given_up")
    assert given_up["code"] == "reason-missing"
    await mia.act(205, "settle_reclaim", reclaim=number, outcome="paid_back")
    record = next(one for one in (await kai.view())["office"]["records"] if one["number"] == number)
    assert record["closed_by"] == "Mia" and record["closed_ms"] == mia.began_ms + 205 * MINUTE
    twice = await kai.refused(206, "settle_reclaim", reclaim=number, outcome="paid_back")
    assert twice["args"]["did"] == "settle_reclaim"
    await mia.act(207, "close_table", table=1)
    await mia.act(208, "close_day")
    assert (await kai.view())["office"]["chips"]["given_out"] == 0
