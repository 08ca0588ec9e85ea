"""A client that lies about the price it agreed to, or agrees to an old one: it pays the price of now, or nothing moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from cardroom.ledger import accounts, audit
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.cash_seat_answers import AgreedCost
from cardroom.room.protocol.tournament_client import BuyChips, EnterTournament
from cardroom.rules import load_rulebook
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import ChangeFee
from cardroom.tournament.tournament_terms import Rebuys
from cardroom.web.socket import understood
from tests.room.tournaments.played import BUY_IN, CUP, cup_room, enter, start

OLD, NOW = 1_000, 1_300
"""What an entry cost, and what it costs."""
REBUY: Final = 700
POOL: Final = "holdem-nl-nl200"
CHARGE, HOUR = 1_200, 3_600
LIES: Final[tuple[Any, ...]] = (
    -1, 0, 1, OLD, -NOW, -(10**12), 2**31, 10**12, 10**12 + 1, 2**53, 2**63, 2**64, 10**40, -(10**40), 0.5, 1e300,
    NOW - 1, NOW + 1, REBUY - 1, REBUY + 1, NOW + 0.5, str(NOW), "", [NOW], [], {}, {"price": NOW}, True, False,
    "\ud800", [[]], "NaN", NOW * 10**9,
)  # fmt: skip
NAMING: Final = {
    EnterTournament: "price", BuyChips: "price", from_client.JoinPool: "by_time", from_client.AnswerOffer: "by_time",
}  # fmt: skip
"""The messages that name what a player agrees to pay, with the field that does."""


def test_each_message_that_names_a_price_is_lied_in_here() -> None:
    found = {
        kind: field.name
        for kind in get_args(from_client.AnyClientMessage)
        for field in msgspec.structs.fields(kind)
        if field.name in ("price", "by_time") or "cost" in field.name or "agreed" in field.name
    }
    assert found == NAMING


def sent(client: TestClient, message: msgspec.Struct, **changes: Any) -> Any:
    """The answer to a message in which something was changed by hand; None where it does not come through the door."""
    told = json.loads(msgspec.json.encode(message)) | changes
    found = understood(json.dumps(told).encode("utf-8", "replace"))
    return None if isinstance(found, to_client.Unexpected) else client.ask(found)


def money(room: TestRoom) -> dict[str, int]:
    room.settle()
    return {account: cents for account, cents in room.balances().items() if cents}


def wallet(room: TestRoom, client: TestClient) -> int:
    return money(room)[accounts.wallet(client.player)]


@pytest.fixture
def cup(tmp_path: Path) -> Iterator[TestRoom]:
    """A tournament whose fee has risen since everybody looked; chips are sold in it."""
    with cup_room(
        tmp_path, rebuys=Rebuys(3_000, REBUY, 2, most=2, up_to=10**6), late_levels=3, players=3
    ) as room:
        yield room
        assert audit(room.reader.entries(), room.balances()) == []


def test_an_entry_costs_what_it_costs_whatever_its_request_says_it_agreed_to(cup: TestRoom) -> None:
    ann = cup.client("Ann")
    cup.run(cup.room.tournaments.act(BOSS, CUP, ChangeFee(BOSS.id, "the hall is dearer", NOW - BUY_IN)))
    before = money(cup)
    for number, lie in enumerate(LIES):
        answer = sent(ann, EnterTournament(f"lie-{number}", CUP), price=lie)
        assert answer is None or (answer.code, answer.args["price"]) == ("wrong-price", NOW), (lie, answer)
        assert money(cup) == before, lie
    for lie in (-1, 1, 899, 901, NOW, 10**12, 2**53):  # of a fixed buy-in nobody chooses a part
        answer = sent(ann, EnterTournament(ann.new_id(), CUP), price=NOW, pool_cents=lie)
        assert not isinstance(answer, to_client.Done) and money(cup) == before, (lie, answer)
    had = wallet(cup, ann)
    done = sent(ann, EnterTournament("lie-0", CUP), price=NOW)
    assert isinstance(done, to_client.Done) and not done.repeated, (
        "a refused request is asked anew under its id"
    )
    assert wallet(cup, ann) == had - NOW
    again = sent(ann, EnterTournament("lie-0", CUP), price=OLD)
    assert wallet(cup, ann) == had - NOW and (
        again is None or not isinstance(again, to_client.Done) or again.repeated
    )
    cup.restart()
    ann = cup.client("Ann")
    sent(ann, EnterTournament("lie-0", CUP), price=1)
    assert wallet(cup, ann) == had - NOW, "nor behind a restart"


def test_chips_cost_what_they_cost_whatever_the_request_says_it_agreed_to(cup: TestRoom) -> None:
    ann, *_ = enter(cup, "Ann", "Ben", "Cid")
    start(cup)
    before = money(cup)
    for number, lie in enumerate(LIES):
        answer = sent(ann, BuyChips(f"lie-{number}", CUP, "rebuy"), price=lie)
        assert answer is None or isinstance(answer, to_client.Refused), (lie, answer)
        assert money(cup) == before, lie
    had = wallet(cup, ann)
    assert isinstance(sent(ann, BuyChips("lie-1", CUP, "rebuy"), price=REBUY), to_client.Done)
    assert wallet(cup, ann) == had - REBUY
    sent(ann, BuyChips("lie-1", CUP, "rebuy"), price=1)
    assert wallet(cup, ann) == had - REBUY


# ---------------------------------------------------------------------- by the time

CHARGED: Final = {"what": "rake", "amount": CHARGE, "seconds": HOUR}
TIMELY: Final[tuple[Any, ...]] = (
    [], {}, "", 0, -1, True, [[]], [None], ["rake"], [{}], [CHARGED, {}], [CHARGED | {"more": 1}],
    *([CHARGED | {"amount": lie}] for lie in (-1, 0, CHARGE - 1, CHARGE + 1, -CHARGE, 2**53, 2**64, 10**40, 1.5, "1200")),
    *([CHARGED | {"seconds": lie}] for lie in (-1, 0, HOUR - 1, HOUR + 1, 2 * HOUR, 2**53, 10**40, 0.5, "3600")),
    *([CHARGED | {"what": lie}] for lie in ("jackpot", "", "Rake", None, 1)),
    [CHARGED | {"amount": CHARGE - 1}] * 2, [CHARGED | {"amount": one} for one in range(10_000)],
)  # fmt: skip


@pytest.fixture
def floor(tmp_path: Path) -> Iterator[tuple[TestRoom, str]]:
    """A table that charges by the time since everybody looked."""
    book = load_rulebook('extends = "casino-helsinki"\nid = "casino-helsinki"\nname = "C"')
    with TestRoom(tmp_path, book=book) as room:
        table = room.seat(POOL, "Ann", "Bob", "Cid", "Dan", "Eva")
        room.run(room.room.staff.charge_by_time(room.person("Sue", role="floor"), table, "rake", HOUR, "why"))
        room.settle()
        yield room, table
        assert audit(room.reader.entries(), room.balances()) == []


def test_a_seat_costs_by_the_time_what_it_costs_whatever_was_agreed_to(floor: tuple[TestRoom, str]) -> None:
    room, table = floor
    fay, most = room.client("Fay"), room.room.pools[POOL].terms("", "").max_buy_in
    had = wallet(room, fay)
    for number, lie in enumerate(TIMELY):
        answer = sent(fay, from_client.JoinPool(f"lie-{number}", POOL, most), by_time=lie)
        assert answer is None or answer.code == "charged-by-time", (lie, answer)
        assert wallet(room, fay) == had and room.table(table).seat_of(fay.player) is None, lie
    done = sent(fay, from_client.JoinPool("lie-0", POOL, most), by_time=[CHARGED])
    assert isinstance(done, to_client.Done) and wallet(room, fay) == had - most
    assert {(one.what, one.amount, one.seconds) for one in room.table(table).economy.charges_in_force()} == {
        ("rake", CHARGE, HOUR)
    }, "nobody changes it by agreeing to less"


def test_an_offered_seat_costs_by_the_time_what_it_costs_whatever_was_agreed_to(
    floor: tuple[TestRoom, str],
) -> None:
    room, table = floor
    agreed = msgspec.convert((CHARGED,), tuple[AgreedCost, ...])
    most, seats = room.room.pools[POOL].terms("", "").max_buy_in, room.table(table).terms.seats
    for number in range(seats - 5):
        client = room.client(f"More{number}")
        client.done(from_client.JoinPool(client.new_id(), POOL, most, by_time=agreed))
    fay = room.client("Fay")
    fay.done(from_client.JoinPool(fay.new_id(), POOL, most, by_time=agreed))
    ann = room.client("Ann")
    ann.done(ann.leave(table))
    offer, had = fay.last(to_client.SeatOffered), wallet(room, fay)
    taken = from_client.AnswerOffer("taken", offer.offer, True, offer.buy_in)
    for lie in TIMELY:
        answer = sent(fay, taken, by_time=lie)
        assert answer is None or answer.code == "charged-by-time", (lie, answer)
        assert wallet(room, fay) == had, lie
    for lie in (-1, 1, most * 10, 10**12 + 1, 2**63, "1", [], 0.5):
        answer = sent(fay, taken, by_time=[CHARGED], buy_in=lie)
        assert not isinstance(answer, to_client.Done) and wallet(room, fay) == had, (lie, answer)
    assert isinstance(sent(fay, taken, by_time=[CHARGED]), to_client.Done)
    assert wallet(room, fay) == had - offer.buy_in
