"""The reconciler: each fault is planted behind the room's back, and payouts stand still within one count."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.ledger import accounts
from cardroom.ledger.auditor import NOT_THE_SUM, Drift
from cardroom.room.cashier.payout_pause import PAYOUTS, told_openly
from cardroom.room.identity.person import Person
from cardroom.room.tournaments.pools_audit import books_in, pools_in
from cardroom.room.tournaments.pools_counted import pool_held
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import Role
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom
from tests import stored
from tests.room.tournaments.played import CUP, cup_room, enter, play_out, start
from tests.sides import lies

POOL = "holdem-nl10"


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path / "room") as room:
        yield room


def look(room: TestRoom) -> tuple[Drift, ...]:
    return room.run(room.room.reconciler.look())


def behind(room: TestRoom, *statements: str) -> None:
    """Somebody edits what is stored, and knows how to get round its triggers."""
    stored.behind(room.place, *[(statement, ()) for statement in statements])


def change(room: TestRoom, account: str, cents: int) -> None:
    behind(room, f"UPDATE balances SET cents = cents + {cents} WHERE account = '{account}'")


def played(room: TestRoom) -> str:
    table = room.seat(POOL, "A", "B", "C")
    for _ in range(2):
        room.deal(table)
        room.play(table)
    return table


def test_books_that_add_up_pause_nothing_and_only_new_entries_are_read(room: TestRoom) -> None:
    table = played(room)
    assert look(room) == ()
    room.deal(table)
    assert look(room) == () and (room.room.reconciler.count or 0) and room.room.payouts.now is None
    room.play(table)
    room.give("A", 5)
    assert look(room) == ()
    count = room.room.reconciler.count
    assert count is not None and count.read < 10 < count.up_to.entries
    assert {a: c for a, c in room.balances().items() if c} == count.sums
    held = sum(c for a, c in room.balances().items() if accounts.kind_of(a) in ("wallet", "stack", "in"))
    assert count.to_players == held, "what players are owed"
    room.wait(seconds=3600)
    assert look(room) == () and room.room.reconciler.count.read == room.room.reconciler.count.up_to.entries


def test_a_changed_balance_pauses_payouts_and_no_hand(room: TestRoom) -> None:
    table = played(room)
    staff, admin = room.person("Sirpa", role="cashier"), room.person("Aino", role="admin")
    desk = room.connect("Sirpa")
    a = room.person("A")
    wallet = accounts.wallet(a.id)
    assert look(room) == ()
    before = room.balances()[wallet]
    change(room, wallet, 500)
    change(room, accounts.wallet(room.person("B").id), -500)  # all accounts together are still zero
    with capture_logs() as logs:
        found = look(room)
    assert Drift(wallet, before, before + 500, NOT_THE_SUM) in found
    assert any(line["event"] == "money_differs" and wallet in str(line["first"]) for line in logs)
    assert any("payouts stand still" in text for text in desk.texts)
    records = room.reader.log(what="pause_payouts").rows
    assert len(records) == 1 and wallet in str(records[0].record.details)
    payments, run = room.room.payments, room.run
    for amount, request in ((50, "r1"), (-50, "r2")):
        with pytest.raises(Refused) as refused:
            run(payments.move(staff, a.id, amount, "a test", request))
        assert refused.value.code == "payouts-paused"
    run(payments.withhold(staff, a.id, 10, "a test", "r3"))  # moves money within the room
    run(payments.release(staff, a.id, 10, "a test", "r4"))
    room.deal(table)
    room.play(table)
    assert room.table(table).hand_count >= 3, "hands go on"
    look(room)
    assert len(room.reader.log(what="pause_payouts").rows) == 1, "the same difference is told once"
    room.restart()
    assert room.room.payouts.now is not None and wallet in str(room.room.payouts.now.differs)
    with pytest.raises(Refused) as refused:
        run(room.room.reconciler.resume(staff, "it is mine"))
    assert refused.value.code == "not-your-role"
    with pytest.raises(Refused) as refused:
        run(room.room.reconciler.resume(admin, "it will be right"))
    assert refused.value.code == "money-differs" and wallet in str(refused.value.arguments["first"])
    assert room.room.payouts.now is not None
    change(room, wallet, -500)
    change(room, accounts.wallet(room.person("B").id), 500)
    assert look(room) == () and room.room.payouts.now is not None, "staff resume them, and nobody else"
    run(room.room.reconciler.resume(admin, "the row was put back"))
    assert room.room.payouts.now is None
    [line] = room.reader.log(what="resume_payouts").rows
    assert (line.record.who, line.record.reason) == (admin.id, "the row was put back")
    assert run(room.room.payments.move(staff, a.id, 50, "a test", "r1")) == "moved"
    with pytest.raises(Refused) as refused:
        run(room.room.reconciler.resume(admin, "again"))
    assert refused.value.code == "payouts-not-paused"
    room.restart()
    assert room.room.payouts.now is None


def test_a_payout_that_was_done_is_answered_as_done_while_payouts_stand_still(room: TestRoom) -> None:
    a = room.person("A")
    assert room.run(room.room.payments.move(BOSS, a.id, 70, "a test", "once")) == "moved"
    change(room, accounts.wallet(a.id), 1)
    assert look(room)
    assert room.run(room.room.payments.move(BOSS, a.id, 70, "a test", "once")) == "moved"
    assert room.reader.balance(accounts.wallet(a.id)) == 1_000_071


def test_a_credit_that_waits_is_not_confirmed_while_payouts_stand_still(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(CHEAP, credit_alone_cents=100, role_held_hours=0)
    with TestRoom(tmp_path / "room", settings=settings) as room:
        a = room.person("A", cents=0)
        one, two = room.person("One", 0, "cashier"), room.person("Two", 0, "cashier")
        assert room.run(room.room.payments.move(one, a.id, 500, "a test", "w")) == "waits"
        room.run(room.room.payments.move(one, a.id, 5, "a test", "w2"))
        change(room, accounts.wallet(a.id), 1)
        assert look(room)
        with pytest.raises(Refused) as refused:
            room.run(room.room.payments.confirm(two, "w", "a test"))
        assert refused.value.code == "payouts-paused"
        room.run(room.room.payments.decline(two, "w", "a test"))


def test_a_lost_and_a_doubled_entry_are_named_with_account_and_amount(room: TestRoom) -> None:
    played(room)
    a, b = room.person("A"), room.person("B")
    assert look(room) == ()
    room.give("A", 111)
    [number] = [n for n, one in room.reader.entries_after(0) if (accounts.wallet(a.id), 111) in one.postings]
    behind(
        room, f"DELETE FROM postings WHERE entry = {number}", f"DELETE FROM entries WHERE number = {number}"
    )
    found = look(room)
    missing = [one for one in found if one.account == accounts.wallet(a.id)]
    assert [one.found - one.expected for one in missing] == [111], found
    assert room.room.payouts.now is not None and b.id not in str(room.room.payouts.now.differs)


@pytest.fixture
def cup(tmp_path: Path) -> Iterator[TestRoom]:
    with cup_room(tmp_path / "room", 3, guarantee=20_000) as room:
        enter(room, "P1", "P2", "P3")
        yield room


def test_pools_are_counted_at_every_moment_of_a_tournament(cup: TestRoom) -> None:
    assert look(cup) == ()
    start(cup)
    assert look(cup) == ()
    held = pool_held(cup.room.tournaments.owner(CUP), 0)
    assert held is not None and held.total == 20_000, "the pool is certain, with the guarantee's overlay"
    play_out(cup, random.Random(3))
    assert look(cup) == ()


def test_a_changed_pool_is_named_with_the_sums_by_entries_and_prices(cup: TestRoom) -> None:
    assert look(cup) == ()
    owner = cup.room.tournaments.owner(CUP)
    assert owner.tournament is not None
    money = owner.tournament.state.money
    money.collected += 300
    [found] = look(cup)
    assert (found.account, found.found - found.expected) == (accounts.escrow(CUP), 300)
    money.collected -= 300
    assert look(cup) == ()
    money.escrow -= 5
    [found] = look(cup)
    assert (found.account, found.found - found.expected) == (accounts.escrow(CUP), -5)
    money.escrow += 5
    change(cup, accounts.escrow(CUP), 40)
    assert accounts.escrow(CUP) in {one.account for one in look(cup)}


def test_an_entry_of_a_tournament_that_was_booked_twice_is_named(cup: TestRoom) -> None:
    """The ledger is right by itself; entries times prices are not."""
    owner = cup.room.tournaments.owner(CUP)
    held = pool_held(owner, cup.room.tournaments.hosts[CUP].seq)
    assert held is not None
    posted = cup.reader.moved_by_kind(accounts.escrow(CUP), held.seq)
    assert list(held.differs(posted)) == []
    price = posted["entry"] // 3
    twice = [*held.differs({**posted, "entry": posted["entry"] + price})]
    assert {(one.expected, one.found) for one in twice} >= {(3 * price, 4 * price)}
    lost = [*held.differs({**posted, "entry": posted["entry"] - price})]
    assert {(one.expected, one.found) for one in lost} >= {(3 * price, 2 * price)}


def test_an_overlay_that_the_house_has_not_posted_is_named(cup: TestRoom) -> None:
    owner = cup.room.tournaments.owner(CUP)
    held = pool_held(owner, cup.room.tournaments.hosts[CUP].seq)
    assert held is not None
    posted = cup.reader.moved_by_kind(accounts.escrow(CUP), held.seq)
    overlay = 20_000 - held.collected
    paid = {**posted, "overlay": overlay}
    done = replace(held, total=20_000, escrow=held.escrow + overlay)
    assert list(done.differs(paid)) == []
    without = list(replace(done, escrow=held.escrow).differs(posted))
    assert [(one.expected, one.found) for one in without] == [(overlay, 0)]
    more = list(replace(done, total=20_500).differs(paid))
    assert [(one.expected, one.found) for one in more] == [(20_000, 20_500)]


def test_a_stack_at_a_table_that_the_ledger_does_not_have_is_named(room: TestRoom) -> None:
    table = played(room)
    assert look(room) == ()
    seat = next(iter(room.table(table).seats.values()))
    seat.stack += 25
    [found] = look(room)
    assert (found.account, found.found - found.expected) == (accounts.stack(table, seat.player), 25)
    seat.stack -= 25
    room.deal(table)
    assert look(room) == ()


def test_counts_go_on_by_the_minute_one_at_a_time_until_the_room_stops(room: TestRoom) -> None:
    played(room)
    room.do(room.room.reconciler.begin)
    room.run(room.room.reconciler.ended())
    first = room.room.reconciler.counted_at
    assert first is not None
    room.wait(seconds=59)
    assert room.room.reconciler.counted_at == first
    room.wait(seconds=1)
    room.run(room.room.reconciler.ended())
    assert room.room.reconciler.counted_at > first

    async def at_once() -> None:
        await asyncio.gather(*[room.room.reconciler.look() for _ in range(5)])

    room.run(at_once())
    room.run(room.room.stop())
    last = room.room.reconciler.counted_at
    room.wait(seconds=120)
    assert room.room.reconciler.counted_at == last


def test_what_everybody_may_read_names_no_player() -> None:
    assert told_openly(Drift("wallet:p77", 5, 6, "why p77")) == "wallet of a player: expected 5, found 6"
    assert "p77" not in told_openly(Drift("entry welcome:p77", 1, 0, "no step"))
    assert told_openly(Drift("escrow:cup", 5, 6, "")) == "escrow:cup: expected 5, found 6"


def test_every_payout_is_checked_where_it_is_made() -> None:
    source = Path(__file__).parents[3] / "src" / "cardroom" / "room"
    words = "\n".join(
        path.read_text() for path in source.rglob("*.py") if "payouts.check(" in path.read_text()
    )
    for payout in PAYOUTS - {"credit", "debit", "pay_from_fund"}:
        assert f'"{payout}"' in words, payout


def test_a_person_of_another_role_resumes_nothing(room: TestRoom) -> None:
    roles: tuple[Role, ...] = ("player", "floor", "cashier")
    for role in roles:
        with pytest.raises(Refused):
            room.run(room.room.reconciler.resume(Person("x", "x", role), "because"))


def test_the_audit_and_the_doctor_count_pools_of_a_stored_room_too(cup: TestRoom) -> None:
    assert pools_in(lies(cup.place)) == [] and books_in(lies(cup.place))[1] == ()
    behind(cup, f"UPDATE postings SET amount = amount * 2 WHERE entry IN ({entry_of(cup)})")
    found = pools_in(lies(cup.place))
    assert [one.where for one in found] == [accounts.escrow(CUP)] * 2 and "3 entries" in found[0].what
    doctor = CliRunner().invoke(app, ["doctor", *stored.named(cup.place)])
    assert (
        "fault  books" in doctor.stdout and "escrow:cup: expected" in doctor.stdout and doctor.exit_code == 1
    )
    audit = CliRunner().invoke(app, ["audit", *stored.named(cup.place)])
    assert f"WRONG {accounts.escrow(CUP)}: The Cup: 3 entries and purchases" in audit.stdout


def entry_of(room: TestRoom) -> int:
    """The number of the entry by which the first player's money came into the pool."""
    return next(
        number
        for number, one in room.reader.entries_after(0)
        if one.kind == "entry" and "escrow:cup" in str(one)
    )
