"""Staff move one player to another table; a seat more at a table; the last round."""

from pathlib import Path

import pytest

from cardroom.ledger import audit
from cardroom.room.protocol.bodies import WithReason
from cardroom.rules import house
from cardroom.table.events import PlayerLeft, PlayerSeated
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.known_seats import check_known_seats

KRUH = house("casino-kruh")
POOL = "holdem-nl-nl10/20"


@pytest.fixture
def kruh(tmp_path: Path):  # type: ignore[no-untyped-def]  # a generator of a room
    with TestRoom(tmp_path, book=KRUH) as room:
        yield room


def second_table(room: TestRoom, game: str = "holdem-nl", stake: str = "NL10/20") -> str:
    manager = room.person("Sue", role="floor")
    return room.run(room.room.staff.open_table(manager, "casino-kruh", game, stake, "a second table"))


@pytest.mark.clause("CK-H.4")
@pytest.mark.parametrize("running", [False, True])
def test_staff_move_a_player_to_another_table_with_the_whole_stack(kruh: TestRoom, running: bool) -> None:
    table = kruh.seat(POOL, "Ann", "Bob", "Cid")
    to, manager, ann = second_table(kruh), kruh.person("Sue", role="floor"), kruh.person("Ann").id
    kruh.client("Ann").watch(table)
    if running:
        kruh.deal(table)
    wallet = kruh.wallet("Ann")
    kruh.run(kruh.room.moving.move(manager, table, ann, to, "to fill the table"))
    if running:
        assert kruh.table(table).seat_of(ann) is not None, "the hand is played on"
        kruh.play(table)
    assert kruh.table(table).seat_of(ann) is None
    stack = kruh.client("Ann").events(PlayerLeft)[-1].stack
    seat = kruh.table(to).seat_of(ann)
    assert seat is not None and seat.stack == stack and kruh.wallet("Ann") == wallet
    assert kruh.room.tables.tables_of(ann) == (to,)
    [record] = [
        one
        for one in kruh.run(kruh.room.staff_pages.records(BOSS)).records
        if one.what.startswith("move_player")
    ]
    assert (record.by, record.reason) == ("Sue", "to fill the table")
    assert audit(kruh.reader.entries(), kruh.balances()) == []
    kruh.restart()
    assert kruh.table(to).seat_of(ann) is not None


@pytest.mark.clause("CK-H.4")
def test_a_stack_outside_the_limits_of_a_like_table_is_brought_when_staff_say_so(kruh: TestRoom) -> None:
    table = kruh.seat(POOL, "Ann", "Bob", "Cid")
    to, manager, move = second_table(kruh), kruh.person("Sue", role="floor"), kruh.room.moving.move
    ann, terms = kruh.person("Ann").id, kruh.table(to).terms
    seat = kruh.table(table).seat_of(ann)
    assert seat is not None
    for outside in (terms.min_buy_in - 1, terms.max_buy_in + 1):
        stack, seat.stack = seat.stack, outside
        refused = kruh.refused(move(manager, table, ann, to, "to fill the table"))
        seat.stack = stack
        assert (refused.code, refused.arguments["stack"]) == ("stack-outside-limits", outside)
    kruh.run(move(manager, table, ann, to, "to fill the table"))
    assert kruh.table(to).seat_of(ann) is not None


@pytest.mark.clause("CK-H.4")
def test_a_stack_outside_the_limits_of_the_other_stake_comes_along(kruh: TestRoom) -> None:
    table = kruh.seat(POOL, "Ann", "Bob", buy_in=40 * 20_00)
    to, manager = second_table(kruh, stake="NL25/50"), kruh.person("Sue", role="floor")
    assert kruh.table(to).terms.min_buy_in > 40 * 20_00
    move, ann = kruh.room.moving.move, kruh.person("Ann").id
    refused = kruh.refused(move(manager, table, ann, to, "to fill the table"))
    assert (refused.code, refused.clauses) == ("plays-otherwise", ("CK-H.4",)), "staff say that they mean it"
    kruh.run(move(manager, table, ann, to, "to fill the table", otherwise=True))
    seat = kruh.table(to).seat_of(kruh.person("Ann").id)
    assert seat is not None and seat.stack == 40 * 20_00


def test_a_move_that_cannot_be_is_refused_and_changes_nothing(kruh: TestRoom) -> None:
    table = kruh.seat(POOL, "Ann", "Bob")
    to, manager, move = second_table(kruh), kruh.person("Sue", role="floor"), kruh.room.moving.move
    ann, why = kruh.person("Ann").id, "no reason"
    assert kruh.refused(move(manager, table, ann, table, why)).code == "same-table"
    assert kruh.refused(move(manager, table, ann, "t-none", why)).code == "no-such-table"
    assert kruh.refused(move(manager, to, ann, table, why)).code == "not-seated"
    full = kruh.table(to).terms
    for number in range(full.seats):
        kruh.person(f"P{number}", cents=10_000_000)
    kruh.room.kept_apart.pairs.add(frozenset((ann, kruh.person("Zoe").id)))
    assert kruh.table(table).seat_of(ann) is not None and not kruh.table(to).seats


def test_the_seat_of_one_on_the_way_is_kept(kruh: TestRoom) -> None:
    table = kruh.seat(POOL, "Ann", "Bob", "Cid")
    to, manager, ann = second_table(kruh), kruh.person("Sue", role="floor"), kruh.person("Ann").id
    kruh.deal(table)
    kruh.run(kruh.room.moving.move(manager, table, ann, to, "to fill the table"))
    seats = kruh.table(to).terms.seats
    assert kruh.room.moves.free_seats(kruh.room.tables.writer(to)) == seats - 1
    again = kruh.refused(kruh.room.moving.move(manager, table, ann, to, "once more"))
    assert (again.code, again.clauses) == ("moving-already", ("CK-H.4",))


@pytest.mark.clause("CK-H.8")
def test_staff_let_an_eleventh_player_sit_who_is_seated_from_the_line_and_no_twelfth(kruh: TestRoom) -> None:
    names = [f"P{number}" for number in range(10)]
    for name in (*names, "Eleven", "Twelve"):
        kruh.person(name, cents=10_000_000)
    table = kruh.seat(POOL, *names)
    manager, eleven = kruh.person("Sue", role="floor"), kruh.connect("Eleven")
    assert eleven.done(eleven.join(POOL, 400_00 * 2)).table == "", (
        "ten are the usual table: the eleventh waits"
    )
    kruh.client("P0").watch(table)
    kruh.run(kruh.room.staff.at_table(manager, table, "add_seat", WithReason("they are friends")))
    check_known_seats(kruh)
    kruh.take_offers()
    assert len(kruh.table(table).seats) == 11 and kruh.room.tables[table].terms.seats == 11
    assert any(event.player == kruh.person("Eleven").id for event in kruh.client("P0").events(PlayerSeated))
    refused = kruh.refused(kruh.room.staff.at_table(manager, table, "add_seat", WithReason("one more")))
    assert (refused.code, refused.clauses) == ("no-more-seats", ("CK-H.8",))
    kruh.deal(table)
    assert kruh.table(table).hand is not None
    kruh.play(table)
    kruh.restart()
    assert kruh.table(table).terms.seats == 11 and len(kruh.table(table).seats) == 11


@pytest.mark.clause("CH-2.14")
def test_staff_announce_the_last_round_on_the_record_and_the_table_stops_behind_it(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("holdem-nl-nl200", "Ann", "Bob", "Cid")
        manager = room.person("Sue", role="floor")
        room.run(room.room.staff.at_table(manager, table, "last_round", WithReason("closing time")))
        assert room.run(room.room.staff_pages.overview(BOSS)).tables[0].last_round
        for hands in range(3):
            assert room.table(table).state != "draining", hands
            room.deal(table)
            room.play(table)
        assert room.table(table).state == "draining"
        [record] = [
            one
            for one in room.run(room.room.staff_pages.records(BOSS)).records
            if one.what.startswith("last_round")
        ]
        assert (record.by, record.reason) == ("Sue", "closing time")
        room.restart()
        assert room.table(table).state == "draining"


@pytest.mark.clause("CH-1.10")
def test_the_long_break_of_the_evening_is_remembered_when_a_player_changes_tables(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("holdem-nl-nl200", "Ann", "Bob", "Cid")
        ann = room.client("Ann")
        ann.done(ann.sit_out(table))
        room.wait(seconds=1_500)
        ann.done(ann.sit_in(table))
        seat = room.table(table).seat_of(ann.player)
        assert seat is not None and seat.long_break_ms
        stack = seat.stack
        ann.done(ann.leave(table))
        room.restart()
        ann = room.connect("Ann")
        other = ann.done(ann.join("holdem-nl-nl200", stack)).table
        ann.done(ann.sit_out(other))
        seat = room.table(other).seat_of(ann.player)
        assert seat is not None and seat.out_until_ms - room.time.now_ms() == 600_000


@pytest.mark.clause("CH-1.10")
def test_the_long_break_counts_at_a_second_table_of_the_house_while_the_first_is_kept(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("holdem-nl-nl200", "Ann", "Bob", "Cid")
        ann = room.client("Ann")
        ann.done(ann.sit_out(table))
        room.wait(seconds=1_500)
        ann.done(ann.sit_in(table))
        other = room.seat("omaha-pl-pl200", "Ann", "Dan", "Eve")
        first, second = room.table(table).seat_of(ann.player), room.table(other).seat_of(ann.player)
        assert first is not None and second is not None
        assert first.long_break_ms == second.long_break_ms > 0
