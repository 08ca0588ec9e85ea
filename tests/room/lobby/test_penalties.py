"""Penalties in the room: given with a reason, served at the table, carried along, kept through restarts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.room.lobby.penalty_desk import PenaltyAsked
from cardroom.room.lobby.penalty_record import GIVEN, MISSED
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.responses_staff import StaffPenalty
from cardroom.room.protocol.table_requests import ME, TableRequest, at_table
from cardroom.rules import house
from cardroom.table.events import PenaltyCounted
from cardroom.table.model import commands
from cardroom.table.model.commands import VoidHand
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom

KRUH = "casino-kruh:holdem-nl-nl10/20"
OMAHA = "casino-kruh:omaha-nl-nl10/20"
TOUR = "pokerstars-live-fi"
REASON = "threw a card at the dealer"


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    names = ("casino-kruh", TOUR, "casino-helsinki")
    with TestRoom(tmp_path, more=tuple(map(house, names)), demo=True) as opened:
        yield opened


def pool_of(room: TestRoom, name: str) -> str:
    return next(pool.id for pool in room.room.pools.values() if pool.house == name)


def give(room: TestRoom, table: str, player: TestClient, kind: str = "missed_hands", **more: object) -> None:
    staff = room.person("Sirpa", role="admin")
    fields = {"id": "p1", "count": 3 if kind.startswith("missed") else 0, **more}
    wish = PenaltyAsked(table=table, player=player.player, kind=kind, reason=REASON, **fields)  # type: ignore[arg-type]  # by a test
    room.run(room.room.penalties.give(staff, wish))


def only(room: TestRoom) -> StaffPenalty:
    [row] = room.run(room.room.penalties.all(BOSS)).penalties
    return row


def play(room: TestRoom, table: str, hands: int = 1) -> None:
    for _ in range(hands):
        room.deal(table)
        room.fold_out(table)


def sit_in(room: TestRoom, player: TestClient, table: str) -> TableRequest:
    return at_table(player.new_id(), table, commands.SitIn(ME))


@pytest.mark.clause("PF-6.8", "PF-6.9.3", "CK-H.2", "CK-H.7")
def test_a_penalty_is_told_served_hand_by_hand_and_ends_with_the_return(room: TestRoom) -> None:
    room.person("Sirpa", role="admin")
    desk = room.connect("Sirpa")
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    play(room, table)
    give(room, table, ann, clause="CK-H.7")
    given = ann.last(to_client.PenaltyGiven)
    assert (given.kind, given.hands, given.reason, given.clauses) == (
        "missed_hands", 3, REASON, ("CK-H.7",),
    )  # fmt: skip
    play(room, table, 2)
    row = only(room)
    assert (row.name, row.by, row.hands, row.served, row.left, row.open) == ("Ann", "Sirpa", 3, 2, 1, True)
    assert ann.refusal(sit_in(room, ann, table)).code == "under-penalty"
    assert ann.refusal(from_client.React("away", table, "sad")).code == "react-in-penalty"
    play(room, table)
    assert not only(room).open
    ann.done(sit_in(room, ann, table))
    ann.done(from_client.React("back", table, "smile"))
    returned = desk.last(to_client.PlayerReturned)
    assert (returned.table, returned.player, returned.name) == (table, ann.player, "Ann")
    records = room.run(room.room.staff_pages.records(BOSS)).records
    assert (records[0].by, records[0].what, records[0].reason) == (
        "Sirpa", f"penalise {ann.player} missed_hands", REASON,
    )  # fmt: skip


@pytest.mark.clause("PF-6.9.4")
def test_what_is_left_survives_a_restart_and_goes_on_at_the_same_seat(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    give(room, table, room.client("Ann"), count=5)
    play(room, table, 2)
    room.restart()
    for name in ("Ann", "Bob", "Cid"):
        room.connect(name)
    assert only(room).left == 3
    seat = room.table(table).seat_of(room.client("Ann").player)
    assert seat is not None and seat.penalty_hands == 3
    play(room, table, 3)
    ann = room.client("Ann")
    assert only(room).left == 0
    ann.done(sit_in(room, ann, table))


@pytest.mark.clause("PF-6.9.4")
def test_what_is_left_goes_with_the_player_over_tables_and_days(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid", "Dan")
    ann = room.client("Ann")
    give(room, table, ann, count=16)
    play(room, table, 5)
    ann.done(at_table(ann.new_id(), table, commands.LeaveTable(ME)))
    play(room, table, 2)
    assert only(room).left == 11, "nothing is served by one who is not at a table"
    room.restart()
    room.wait(seconds=86_400)
    other = room.seat(OMAHA, "Eve", "Fay", "Ann")
    seat = room.table(other).seat_of(room.client("Ann").player)
    assert seat is not None and (seat.penalty_hands, seat.out_reason) == (11, "penalty")
    play(room, other)
    assert only(room).left == 10


def test_who_serves_at_one_table_of_a_house_plays_at_no_other_of_it(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    other = room.seat(OMAHA, "Ann", "Dan", "Eve")
    ann = room.client("Ann")
    give(room, table, ann)
    assert room.table(other).seat_of(ann.player).sits_out  # type: ignore[union-attr]  # Ann is seated
    assert ann.refusal(sit_in(room, ann, other)).code == "penalty-first"
    third = next(
        p.id for p in room.room.pools.values() if p.house == "casino-kruh" and p.id not in (KRUH, OMAHA)
    )
    refusal = ann.refusal(ann.join(third, room.room.pools[third].terms("", "").min_buy_in))
    assert refusal.code == "penalty-first"
    elsewhere = room.seat("holdem-nl10", "Ann", "Fay", "Gus")
    assert not room.table(elsewhere).seat_of(ann.player).sits_out, "another house"  # type: ignore[union-attr]  # Ann has a seat
    ann.done(at_table(ann.new_id(), table, commands.LeaveTable(ME)))
    seat = room.table(other).seat_of(ann.player)
    assert seat is not None and seat.penalty_hands == 3, "what is left is served at the table that is left"


def test_a_penalty_at_one_house_changes_nothing_at_the_tables_of_another(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    elsewhere = room.seat("holdem-nl10", "Ann", "Fay", "Gus")
    ann = room.client("Ann")
    give(room, table, ann)
    there = room.table(elsewhere).seat_of(ann.player)
    assert there is not None and not there.sits_out


@pytest.mark.clause("CH-8.51")
@pytest.mark.parametrize("minutes", [0, 1, 2])
def test_a_time_away_is_of_one_minute_or_more(room: TestRoom, minutes: int) -> None:
    table = room.seat(pool_of(room, "casino-helsinki"), "Ann", "Bob", "Cid")
    ann, staff = room.client("Ann"), room.person("Sirpa", role="admin")
    wish = PenaltyAsked("p1", table, ann.player, "time_away", REASON, minutes=minutes)
    if minutes == 0:
        assert room.refused(room.room.penalties.give(staff, wish)).code == "penalty-needs-minutes"
        return
    room.run(room.room.penalties.give(staff, wish))
    assert only(room).until_ms == room.time.now_ms() + minutes * 60_000


@pytest.mark.clause("PF-6.9.1")
def test_rounds_are_counted_in_the_hands_of_the_table_and_the_lost_hand_is_the_first(room: TestRoom) -> None:
    table = room.seat(pool_of(room, TOUR), "Ann", "Bob", "Cid", "Dan")
    give(room, table, room.client("Ann"), "missed_rounds", count=2, hand_lost=True)
    row = only(room)
    assert (row.hands, row.served, row.left) == (8, 1, 7)
    assert row.clauses == ("PF-6.8",)
    room.client("Dan").done(at_table(room.client("Dan").new_id(), table, commands.LeaveTable(ME)))
    assert only(room).hands == 8, "the count of the moment stands"


@pytest.mark.clause("CH-8.51", "CH-1.37")
def test_a_time_away_ends_by_the_clock_through_a_restart(room: TestRoom) -> None:
    table = room.seat(pool_of(room, "casino-helsinki"), "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    give(room, table, ann, "time_away", minutes=20, clause="CH-1.37")
    room.restart()
    ann = room.connect("Ann")
    room.wait(seconds=1199)
    assert ann.refusal(sit_in(room, ann, table)).code == "under-penalty"
    room.wait(seconds=1)
    ann.done(sit_in(room, ann, table))
    assert not only(room).open


@pytest.mark.clause("CK-H.7")
def test_a_removed_player_leaves_the_table_with_the_stack_and_it_is_on_the_record(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    room.deal(table)
    give(room, table, ann, "removal", clause="CK-H.7")
    room.fold_out(table)
    assert room.table(table).seat_of(ann.player) is None
    assert only(room).kind == "removal" and sum(room.balances().values()) == 0


@pytest.mark.clause("CK-H.7")
def test_at_kruh_a_removed_player_leaves_every_game_and_comes_back_when_staff_say(room: TestRoom) -> None:
    """Expelled "at once from the tournament and the cash game"."""
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    other = room.seat(OMAHA, "Ann", "Dan", "Eve")
    ann, staff = room.client("Ann"), room.person("Sirpa", role="admin")
    give(room, table, ann, "removal", clause="CK-H.7")
    assert room.table(table).seat_of(ann.player) is None and room.table(other).seat_of(ann.player) is None
    room.restart()
    room.wait(seconds=86_400)
    ann = room.connect("Ann")
    for pool in (KRUH, OMAHA):
        refusal = ann.refusal(ann.join(pool, room.room.pools[pool].terms("", "").min_buy_in))
        assert refusal.code == "removed" and "CK-H.7" in refusal.clauses
    room.seat("holdem-nl10", "Ann", "Fay", "Gus")  # another house
    assert only(room).open
    room.run(room.room.penalties.end(staff, "p1", "apologised"))
    room.seat(OMAHA, "Ann", "Hal", "Ida")


@pytest.mark.clause("CK-H.7")
def test_a_removal_that_a_stop_cut_in_two_is_finished_at_the_start(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record and the first table are one commit; the other tables come after it."""
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    other = room.seat(OMAHA, "Ann", "Dan", "Eve")
    ann = room.client("Ann").player
    monkeypatch.setattr(room.room.measures, "take_away", lambda player, from_pool: None)
    give(room, table, room.client("Ann"), "removal", clause="CK-H.7")
    assert room.table(table).seat_of(ann) is None and room.table(other).seat_of(ann) is not None
    room.restart()
    assert room.table(other).seat_of(ann) is None and sum(room.balances().values()) == 0


@pytest.mark.clause("CH-1.13")
def test_at_helsinki_a_player_is_removed_from_the_game_for_the_time_staff_name(room: TestRoom) -> None:
    pool = pool_of(room, "casino-helsinki")
    table = room.seat(pool, "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    give(room, table, ann, "removal", minutes=90, clause="CH-1.13")
    assert ann.last(to_client.PenaltyGiven).until_ms == only(room).until_ms > 0
    refusal = ann.refusal(ann.join(pool, room.room.pools[pool].terms("", "").min_buy_in))
    assert refusal.code == "removed"
    room.seat(
        next(id for id in room.room.pools if ":omaha-pl-" in id and "helsinki" in id), "Ann", "Dan", "Eve"
    )
    room.wait(seconds=5400)
    assert not only(room).open
    answer = room.client("Ann").ask(room.client("Ann").join(pool, 1))
    assert isinstance(answer, to_client.Refused) and answer.code != "removed", "the time is over"


@pytest.mark.clause("PF-6.9.1")
def test_a_ban_keeps_a_player_from_every_table_of_the_house(room: TestRoom) -> None:
    pool = pool_of(room, TOUR)
    table = room.seat(pool, "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    give(room, table, ann, "ban")
    assert room.table(table).seat_of(ann.player) is None
    for one in [one for one in room.room.pools.values() if one.house == TOUR][:3]:
        assert ann.refusal(ann.join(one.id, one.terms("", "").min_buy_in)).code == "removed"


def test_a_warning_is_kept_and_changes_nothing_at_the_table(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    give(room, table, ann, "warning")
    assert ann.last(to_client.PenaltyGiven).kind == "warning"
    assert not room.table(table).seat_of(ann.player).sits_out  # type: ignore[union-attr]  # Ann is seated
    room.restart()
    assert only(room).reason == REASON


def test_staff_end_a_penalty_with_a_reason_and_the_player_hears_of_it(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    ann, staff = room.client("Ann"), room.person("Sirpa", role="admin")
    give(room, table, ann, count=8)
    play(room, table)
    room.run(room.room.penalties.end(staff, "p1", "it was Bob"))
    assert ann.last(to_client.PenaltyEnded).reason == "it was Bob"
    ann.done(sit_in(room, ann, table))
    row = only(room)
    assert (row.open, row.served, row.left, row.ended) == (False, 1, 0, "it was Bob")
    assert room.refused(room.room.penalties.end(staff, "p1", "again")).code == "penalty-over"
    assert room.refused(room.room.penalties.end(staff, "p9", "none")).code == "no-such-penalty"
    room.restart()
    assert only(room) == row


def test_two_penalties_are_served_one_after_the_other(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    give(room, table, ann, count=2)
    give(room, table, ann, id="p2", count=1)
    play(room, table, 2)
    rows = {row.id: row.left for row in room.run(room.room.penalties.all(BOSS)).penalties}
    assert rows == {"p1": 0, "p2": 1}
    assert ann.refusal(sit_in(room, ann, table)).args["hands"] == 1


def test_the_same_request_twice_gives_one_penalty(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    for _ in range(2):
        give(room, table, room.client("Ann"))
    room.restart()
    assert only(room).left == 3


def test_a_void_hand_is_not_one_of_those_missed(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    give(room, table, room.client("Ann"))
    room.deal(table)
    room.do(lambda: room.room.tables.writer(table).carry_out(VoidHand("staff")))
    assert only(room).left == 3
    play(room, table)
    assert only(room).left == 2


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"kind": "missed_rounds"}, "no-such-penalty-kind"),
        ({"kind": "disqualification"}, "penalty-of-tournaments"),
        ({"kind": "missed_hands", "count": 0}, "penalty-needs-hands"),
        ({"kind": "time_away"}, "penalty-needs-minutes"),
        ({"kind": "warning", "clause": "PF-6.6"}, "no-such-clause"),
        ({"kind": "warning", "table": "nowhere"}, "no-such-table"),
    ],
)
def test_what_the_house_does_not_have_is_refused_and_changes_nothing(
    room: TestRoom, more: dict[str, object], code: str
) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    ann, staff = room.client("Ann"), room.person("Sirpa", role="admin")
    fields = {"id": "p1", "table": table, "player": ann.player, "reason": REASON, **more}
    assert room.refused(room.room.penalties.give(staff, PenaltyAsked(**fields))).code == code  # type: ignore[arg-type]  # by a test
    assert room.run(room.room.penalties.all(BOSS)).penalties == ()
    assert room.reader.log(what=GIVEN).rows == ()


def test_an_online_house_gives_none_and_nobody_gives_one_to_the_absent_or_oneself(room: TestRoom) -> None:
    online = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    table = room.seat(KRUH, "Dan", "Eve", "Fay")
    staff, ann = room.person("Sirpa", role="admin"), room.client("Ann")
    desk = room.room.penalties

    def refused(table: str, player: str) -> str:
        wish = PenaltyAsked("x", table, player, "warning", REASON)
        return room.refused(desk.give(staff, wish)).code

    assert refused(online, ann.player) == "no-penalties"
    assert refused(table, ann.player) == "not-at-table"
    assert refused(table, staff.id) == "own-account"


def test_a_hand_missed_is_in_the_log_with_the_hand_itself(room: TestRoom) -> None:
    table = room.seat(KRUH, "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    ann.watch(table)
    give(room, table, ann)
    play(room, table)
    [line] = room.reader.log(what=MISSED).rows
    assert line.record.subject == ann.player
    assert line.record.details["hand"] == f"{table}-1"
    assert [event.hands for event in ann.events(PenaltyCounted)] == [3, 2]
