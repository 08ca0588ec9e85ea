"""What belongs to no owner and is refused by the store did not happen: who asked is told, and the room plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.hosting.funding import Sum, Target
from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import Origin
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.rows import Commit
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom
from tests.postgres import needs_postgres
from tests.room.bringing import put
from tests.room.refusing import books_agree, refusing_rows
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_terms, enter, start
from tests.store.contract.conftest import place

__all__ = ["place"]

POOL, OTHER = "holdem-nl10", "omaha-pl10"
PASSWORD = "four quiet words"
DAY = 86_400
LIMIT = 10_000
EVERY = 4


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    with capture_logs():
        yield


@pytest.fixture
def room(place: Place) -> Iterator[TestRoom]:
    """A room with a table at which a hand is played; it is played on when the test is over."""
    settings = replace(CHEAP, credit_alone_cents=LIMIT, welcome_cents=700, sign_up="invitation")
    with TestRoom(place, settings=settings) as opened:
        for name in ("X", "Y", "Z"):
            opened.person(name, 0)
            opened.give(name, LIMIT)
        table = opened.seat(OTHER, "X", "Y", "Z", buy_in=1000)
        opened.deal(table)
        yield opened
        assert opened.faults == [], "the room did not stop"
        opened.play(table)
        assert books_agree(opened)
    assert audit_place(place).findings == []


def memory(room: TestRoom) -> dict[str, object]:
    """What the desks of a room know, and what it reckons with."""
    inside: Any = room.room  # also what no other organ of it may see
    return {
        "money": {name: cents for name, cents in inside.services.ledger.balances.items() if cents},
        "complaints": dict(inside.complaints._all),
        "credits": dict(inside.proposals.all),
        "given": sorted(inside.proposals._alone),
        "codes": dict(inside.codes.halves),
        "invitations": dict(inside.invitations.all),
        "people": {
            name: room.run(inside.players.must_know(one.id)) for name, one in sorted(room._people.items())
        },
        "houses": {name: writer.house.dump() for name, writer in inside.house_writers.items()},
        "tables": sorted(inside.tables),
        "stakes": sorted(inside.pools),
        "books": {name: book.version for name, book in inside.services.books.items()},
    }


# ---------------------------------------------------------------------- desks


class Desk(NamedTuple):
    """People before whom something lies."""

    room: TestRoom
    boss: Person
    other: Person
    ann: Person
    complaint: str
    invitation: str
    code: str


Act = Callable[[Desk], Coroutine[Any, Any, object]]

ACTS: dict[str, Act] = {
    "complain": lambda on: on.room.room.complaints.complain(on.ann, "they whisper", "Bob", "r2"),
    "answer_complaint": lambda on: on.room.room.complaints.answer(on.boss, on.complaint, "we looked into it"),
    "invite": lambda on: on.room.room.people.invite(on.boss, "for a friend"),
    "withdraw_invitation": lambda on: on.room.room.people.withdraw(on.boss, on.invitation, "no friend"),
    "set_role": lambda on: on.room.room.people.set_role(on.boss, on.ann.id, "floor", "works here now"),
    "ask_code": lambda on: on.room.room.codes.give(on.other, on.ann.id, "forgot it"),
    "reset_password": lambda on: on.room.room.codes.give(on.boss, on.ann.id, "forgot it"),
    "close_account": lambda on: on.room.room.measures.close_account(on.boss, on.ann.id, "collusion"),
    "shut_out": lambda on: on.room.room.measures.shut_out(on.boss, on.ann.id, "holdem", "collusion"),
    "note_identity": lambda on: on.room.room.identities.note_identity(
        on.boss, on.ann.id, "passport", "seen it"
    ),
    "credit": lambda on: on.room.room.payments.move(on.boss, on.ann.id, 500, "a prize", "m1"),
    "debit": lambda on: on.room.room.payments.move(on.boss, on.ann.id, -500, "a mistake", "m2"),
    "withhold": lambda on: on.room.room.payments.withhold(on.boss, on.ann.id, 500, "looked into", "m3"),
    "release": lambda on: on.room.room.payments.release(on.boss, on.ann.id, 100, "looked into it", "m4"),
    "propose_credit": lambda on: on.room.room.payments.move(
        on.boss, on.ann.id, 5 * LIMIT, "a big prize", "m5"
    ),
    "confirm_credit": lambda on: on.room.room.payments.confirm(on.other, "waits", "agreed"),
    "decline_credit": lambda on: on.room.room.payments.decline(on.other, "waits", "not agreed"),
    "broadcast": lambda on: on.room.room.broadcasts.everybody(on.boss, "good evening"),
    "read_hands": lambda on: on.room.room.readings.hands_of(on.boss, on.ann.id, "a complaint", ""),
    "sign_in": lambda on: on.room.room.players.open_session(
        on.ann.id, Origin("a browser", "10.0.0.1"), "a device"
    ),
    "sign_up": lambda on: on.room.room.newcomers.sign_up("Carla", PASSWORD, "10.0.0.1", on.code),
    "open_table": lambda on: on.room.room.staff.open_table(
        on.boss, "casinohuone", "holdem", "NL25", "a quiet evening"
    ),
}
"""What is done at a desk, by the log's word for it."""


def desk_of(room: TestRoom) -> Desk:
    """A room in which there is something to decide about."""
    boss, other, ann = (
        room.person("Boss", 0, "admin"),
        room.person("Other", 0, "admin"),
        room.person("Ann", 0),
    )
    room.give("Ann", 2000)
    inside = room.room
    room.run(inside.payments.withhold(boss, ann.id, 300, "looked into", "held"))
    assert room.run(inside.payments.move(boss, ann.id, 3 * LIMIT, "much", "waits")) == "waits"
    complaint = room.run(inside.complaints.complain(ann, "they talk", "Bob", "r1"))
    code = room.run(inside.people.invite(boss, "for Carla")).code
    room.run(inside.codes.give(other, ann.id, "on the phone"))
    (invitation,) = inside.invitations.all
    return Desk(room, boss, other, ann, complaint, invitation, code)


SIDES_OF_ACTS = [
    pytest.param(
        side, what, marks=[needs_postgres, *([] if number % EVERY == 0 else [pytest.mark.exhaustive])]
    )
    if side == "postgres"
    else (side, what)
    for number, what in enumerate(ACTS)
    for side in ("sqlite", "postgres")
]
"""Every act on one side of the store, a share of them on the other: what refuses a row there is the same for all."""


@pytest.mark.parametrize(("place", "what"), SIDES_OF_ACTS, indirect=["place"])
def test_an_act_that_the_store_refuses_changes_nothing_and_can_be_done_again(
    room: TestRoom, place: Place, what: str
) -> None:
    desk, act = desk_of(room), ACTS[what]
    before, lines = memory(room), room.reader.log().rows
    with refusing_rows(place, "log", f"what <> '{what}'"):
        for _ in range(2):
            assert room.refused(act(desk)).code == "owner-fault"
            room.settle()
            assert memory(room) == before
        assert room.reader.log().rows == lines
    room.run(act(desk))
    room.settle()
    assert [line.record.what for line in room.reader.log(what=what).rows].count(what) >= 1
    after = memory(room)
    assert after != before or what in ("broadcast", "read_hands", "sign_in", "note_identity")
    room.restart()
    assert memory(room) == after, "a start finds what the room knew"
    for name in ("X", "Y", "Z"):
        room.connect(name)


def test_of_two_who_ask_for_the_same_at_once_each_is_told_what_came_of_it(
    room: TestRoom, place: Place
) -> None:
    """The second waits for the first, which falls: it is not told of money that was never moved."""
    desk = desk_of(room)
    before = memory(room)

    async def both() -> list[object]:
        moves = [room.room.payments.move(desk.boss, desk.ann.id, 500, "a prize", "m1") for _ in range(2)]
        return list(await asyncio.gather(*moves, return_exceptions=True))

    with refusing_rows(place, "entries", "kind <> 'credit'"):
        assert [getattr(one, "code", one) for one in room.run(both())] == ["owner-fault"] * 2
    assert memory(room) == before
    assert room.run(both()) == ["moved", "moved"]
    assert room.wallet("Ann") == 2000 - 300 + 500


# ---------------------------------------------------------------------- money


def test_money_that_cannot_be_given_back_stays_in_flight_and_is_given_back_later(
    room: TestRoom, place: Place
) -> None:
    ann, funding = room.person("Ann", 0), room.room.funding
    room.give("Ann", 2000)
    fund = room.run(put(funding, Target("t-none", "a table"), Sum(ann.id, 500, "buy_in")))
    flight = accounts.in_flight(fund.owner, fund.command)
    with refusing_rows(place, "entries", "kind <> 'returned'"):
        room.do(lambda: funding.give_back(fund))
        assert room.balances_kept()[flight] == 500 == room.room.services.ledger.balance(flight)
        room.run(room.room.sweep.sweep(room.time.now_ms()))
        room.settle()
        assert room.room.services.ledger.balance(flight) == 500 and room.wallet("Ann") == 1500
    room.run(room.room.sweep.sweep(room.time.now_ms()))
    room.settle()
    assert room.wallet("Ann") == 2000 and books_agree(room)


def test_stray_money_that_the_store_does_not_move_lies_where_it_lay(room: TestRoom, place: Place) -> None:
    account = accounts.wallet("ghost")
    room.run(room.room.payments.withhold(BOSS, room.person("X").id, 300, "for the test", "h"))
    ledger = room.room.services.ledger
    room.run(_posted(room, account, 700))
    with refusing_rows(place, "entries", "kind <> 'hold_stray'"):
        assert room.run(room.room.sweep.sweep(room.time.now_ms())) == 0
        assert ledger.balance(account) == 700 == room.balances_kept()[account]
    assert room.run(room.room.sweep.sweep(room.time.now_ms())) == 1
    assert ledger.balance(account) == 0


async def _posted(room: TestRoom, account: str, cents: int) -> None:
    entry = Entry(
        "strand", room.time.now_ms(), "credit", "", ((accounts.MINT, -cents), (account, cents)), "test"
    )
    room.room.services.ledger.post(entry)
    await room.room.services.outbox.keep(Commit(entries=(entry,)))


def test_a_day_that_cannot_be_closed_is_closed_later(room: TestRoom, place: Place) -> None:
    with refusing_rows(place, "closes", "1 = 0"):
        room.wait(seconds=DAY)
        assert room.reader.closes() == [] and room.room.closing.drift == 0
        room.wait(seconds=3 * 3600)
        assert room.reader.closes() == []
    room.wait(seconds=3600)
    assert len(room.reader.closes()) == 1
    room.wait(seconds=DAY)
    assert len(room.reader.closes()) == 2
    for name in ("X", "Y", "Z"):
        room.connect(name)


# ---------------------------------------------------------------------- tables


def test_a_table_that_cannot_be_opened_leaves_those_who_wait_in_line(room: TestRoom, place: Place) -> None:
    pool, names = room.room.pools[POOL], ("A", "B", "C", "D")
    needed = pool.book.seating.players_to_start.value
    for name in names:
        room.person(name, 0)
        room.give(name, LIMIT)
    with refusing_rows(place, "tables", "game <> 'holdem'"):
        for name in names:
            client = room.client(name)
            assert client.done(client.join(POOL, 1000)).table == ""
        assert len(names) >= needed and not pool.writers and not pool.opening
        assert [one.player for one in pool.waiting.line] == [room.person(name, 0).id for name in names]
        assert not pool.waiting.offers
    late = room.client(names[0])
    late.done(from_client.LeaveQueue(late.new_id(), POOL))
    assert len(pool.writers) == 1, "whoever comes or goes next has it tried again"
    room.take_offers()
    (table,) = pool.writers
    room.deal(table)
    room.play(table)


@pytest.mark.parametrize("by_staff", [False, True])
def test_a_table_that_cannot_be_closed_is_put_back(room: TestRoom, place: Place, by_staff: bool) -> None:
    boss = room.person("Boss", 0, role="admin")
    empty = room.run(room.room.staff.open_table(boss, "casinohuone", "holdem", "NL10", "for the evening"))
    watcher, pool = room.connect(), room.room.pools[POOL]
    watcher.watch(empty)

    def close() -> None:
        if by_staff:
            room.run(
                room.room.staff.close_table(boss, empty, "the evening is over")
            )  # that is stored, and asked for
            room.settle()
        else:
            room.room.keeper.close_later(room.room.tables[empty], room.time.now_ms())
            room.wait(ms=room.settings.empty_table_closes_after_ms)

    with refusing_rows(place, "tables", "closed_ms IS NULL"):
        close()
        assert empty in room.room.tables and empty in pool.writers
        assert not watcher.all(to_client.TableClosed)
        if by_staff:
            assert room.room.tables[empty].is_halted, "being closed is stored: it was tried twice"
            room.run(room.room.staff.thaw(boss, empty, "once more"))
            room.settle()
            assert room.room.tables[empty].is_halted
        else:
            assert not room.room.tables[empty].is_halted
    if by_staff:
        room.run(room.room.staff.thaw(boss, empty, "once more"))
    else:
        room.room.keeper.close_later(room.room.tables[empty], room.time.now_ms())
        room.wait(ms=room.settings.empty_table_closes_after_ms)
    room.settle()
    assert empty not in room.room.tables
    assert len(watcher.all(to_client.TableClosed)) == 1
    assert empty not in [table.id for table in room.reader.tables()]


def test_a_table_whose_being_closed_could_not_be_stored_takes_players_as_before(
    room: TestRoom, place: Place
) -> None:
    boss = room.person("Boss", 0, role="admin")
    empty = room.run(room.room.staff.open_table(boss, "casinohuone", "holdem", "NL10", "for the evening"))
    with refusing_rows(place, "log", "what <> 'close_table'"):
        assert (
            room.refused(room.room.staff.close_table(boss, empty, "the evening is over")).code
            == "owner-fault"
        )
        room.settle()
    writer = room.room.tables[empty]
    assert not writer.is_closing and not writer.is_halted and writer.free_seats == writer.terms.seats


def test_a_snapshot_of_a_house_that_is_refused_costs_a_longer_start_alone(
    room: TestRoom, place: Place
) -> None:
    room.person("Ann", 0)
    room.give("Ann", LIMIT)
    ann = room.client("Ann")
    with refusing_rows(place, "snapshots", "table_id <> 'house:casinohuone'"):
        for _ in range(60):
            ann.done(ann.join(POOL, 1000))
            ann.done(from_client.LeaveQueue(ann.new_id(), POOL))
    ann.done(ann.join(POOL, 1000))
    room.restart()
    assert [one.player for one in room.room.pools[POOL].waiting.line] == [ann.player]
    for name in ("X", "Y", "Z"):
        room.connect(name)


# ---------------------------------------------------------------------- tournaments


def test_a_tournament_that_cannot_be_opened_is_announced_later(room: TestRoom, place: Place) -> None:
    before = memory(room)
    with refusing_rows(place, "owners", "kind <> 'tournament'"):
        assert room.refused(room.room.tournaments.announce(BOSS, cup_terms())).code == "owner-fault"
        assert memory(room) == before and CUP not in room.room.tournaments.hosts
    room.run(room.room.tournaments.announce(BOSS, cup_terms()))
    again = room.room.tournaments.announce(BOSS, cup_terms())
    assert room.refused(again).code != "owner-fault"


def test_a_start_by_staff_that_the_log_cannot_keep_has_not_begun(room: TestRoom, place: Place) -> None:
    """Who began it, and why, is in the same transaction as the beginning."""
    room.run(room.room.tournaments.announce(BOSS, cup_terms()))
    for name in ("A", "B", "C"):
        room.person(name, 0)
        room.give(name, BUY_IN + FEE)
    enter(room, "A", "B", "C")
    with refusing_rows(place, "log", "what <> 'run_tournaments'"):
        assert room.refused(room.room.tournaments.start(BOSS, CUP, "all are here")).code == "owner-fault"
    room.settle()
    assert not room.room.tournaments.tables(CUP), "nobody was seated"
    room.run(room.room.tournaments.start(BOSS, CUP, "all are here"))
    room.settle()
    assert room.room.tournaments.tables(CUP)
    lines = [row.record for row in room.reader.log(what="run_tournaments", subject=CUP).rows]
    assert [(one.who, one.reason) for one in lines if one.details["kind"] == "start_tournament"] == [
        (BOSS.id, "all are here")
    ]


def test_what_is_said_at_a_tournament_and_not_kept_was_not_said(room: TestRoom, place: Place) -> None:
    room.run(room.room.tournaments.announce(BOSS, cup_terms()))
    for name in ("A", "B", "C"):
        room.person(name, 0)
        room.give(name, BUY_IN + FEE)
    one, *others = enter(room, "A", "B", "C")
    start(room)
    (table,) = [owner.id for owner in room.room.tournaments.tables(CUP)]
    for client in others:
        client.watch(table)
    with refusing_rows(place, "log", "what <> 'say'"):
        assert one.refusal(from_client.Say(one.new_id(), table, "hello")).code == "owner-fault"
    assert not any(client.all(to_client.ChatSaid) for client in others)
    one.done(from_client.Say(one.new_id(), table, "hello"))
    assert all(len(client.all(to_client.ChatSaid)) == 1 for client in others)
