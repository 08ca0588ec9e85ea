"""What staff do about players who play foul, and what the room then refuses."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused
from cardroom.store.rows import LogRecord
from cardroom.testing.whole_room import BOSS, TestRoom

REASON = "looked into, 12 hands"


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path) as opened:
        yield opened


def acts(room: TestRoom) -> list[tuple[str, str, str]]:
    """(what, subject, reason) of everything staff did, newest first."""
    rows = room.reader.log(limit=100).rows
    records: list[LogRecord] = [line.record for line in rows if line.record.reason == REASON]
    return [(record.what, record.subject, record.reason) for record in records]


@pytest.mark.clause("CO-18c", "CO-19")
def test_a_closed_account_is_signed_out_and_taken_from_its_tables_with_its_money(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    room.run(room.room.measures.close_account(staff, ann.player, REASON))
    assert ann.closed == (4401, "account closed")
    assert ann.last(to_client.SignedOut).reason == "account closed"
    assert room.table(table).seat_of(ann.player) is None
    assert room.wallet("Ann") == 1_000_000
    assert acts(room) == [("close_account", ann.player, REASON)]


@pytest.mark.clause("CO-18c")
def test_a_closed_account_may_ask_for_nothing_and_opens_again_by_staff_alone(room: TestRoom) -> None:
    staff, ann = room.person("Sirpa", role="admin"), room.connect("Ann")
    room.run(room.room.measures.close_account(staff, ann.player, REASON))
    refusal = ann.refusal(ann.join("holdem-nl10", 1000))
    assert (refusal.code, refusal.clauses[0]) == ("account-closed", "CO-18c")
    room.restart()
    ann = room.connect("Ann")
    assert ann.refusal(ann.join("holdem-nl10", 1000)).code == "account-closed"
    room.run(room.room.measures.open_account(staff, ann.player, REASON))
    ann.done(ann.join("holdem-nl10", 1000))


@pytest.mark.clause("CO-18c")
def test_nobody_signs_in_to_a_closed_account_and_its_sessions_are_dead(room: TestRoom) -> None:
    staff, players = room.person("Sirpa", role="admin"), room.room.players
    person = room.run(players.sign_up("Eve", "a long password"))
    token = room.run(players.open_session(person.id))
    room.run(room.room.measures.close_account(staff, person.id, REASON))
    assert room.run(players.of_session(token)) is None
    assert room.refused(players.sign_in("Eve", "a long password")).code == "account-closed"
    assert room.refused(players.sign_in("Eve", "a wrong password")).code == "sign-in-wrong"


@pytest.mark.clause("CO-19")
def test_a_player_whose_account_is_closed_during_a_hand_leaves_when_it_is_over(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    room.deal(table)
    ann = room.client("Ann")
    room.run(room.room.measures.close_account(staff, ann.player, REASON))
    assert room.table(table).hand is not None, "the hand goes on"
    room.disconnect(ann)
    room.wait(seconds=200)
    assert room.table(table).seat_of(ann.player) is None
    assert sum(room.balances().values()) == 0


@pytest.mark.clause("CO-BZ.6")
def test_a_player_shut_out_of_banzai_leaves_its_tables_and_plays_on_elsewhere(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    banzai = room.seat("banzai_texas-nl5", "Ann", "Bob", "Cid")
    holdem = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    room.run(room.room.measures.shut_out(staff, ann.player, "banzai", REASON))
    assert room.table(banzai).seat_of(ann.player) is None
    assert room.table(holdem).seat_of(ann.player) is not None
    for pool in ("banzai_texas-nl5", "banzai_omaha-nl20"):
        refusal = ann.refusal(ann.join(pool, 500))
        assert (refusal.code, refusal.clauses[0]) == ("shut-out", "CO-BZ.6")
    room.run(room.room.measures.let_in(staff, ann.player, "banzai", REASON))
    ann.done(ann.join("banzai_texas-nl5", 500))
    assert [what for what, _, _ in acts(room)] == ["let_in", "shut_out"]


@pytest.mark.clause("CO-BZ.6")
def test_a_player_in_line_for_games_shut_to_him_waits_no_more(room: TestRoom) -> None:
    staff, ann = room.person("Sirpa", role="admin"), room.connect("Ann")
    ann.done(ann.join("banzai_texas-nl5", 500))
    ann.done(ann.join("holdem-nl10", 1000))
    room.run(room.room.measures.shut_out(staff, ann.player, "banzai", REASON))
    assert [place.pool for place in ann.last(to_client.MineChanged).places] == ["holdem-nl10"]


def test_a_measure_already_taken_and_one_against_oneself_are_refused(room: TestRoom) -> None:
    staff, ann = room.person("Sirpa", role="admin"), room.person("Ann")
    measures = room.room.measures
    room.run(measures.close_account(staff, ann.id, REASON))
    room.run(measures.shut_out(staff, ann.id, "banzai", REASON))
    refusals = [
        room.refused(measures.close_account(staff, ann.id, REASON)),
        room.refused(measures.shut_out(staff, ann.id, "banzai", REASON)),
        room.refused(measures.let_in(staff, ann.id, "omaha", REASON)),
        room.refused(measures.shut_out(staff, ann.id, "chess", REASON)),
        room.refused(measures.close_account(staff, staff.id, REASON)),
        room.refused(measures.open_account(staff, "nobody", REASON)),
    ]
    assert [refusal.code for refusal in refusals] == [
        "closed-already",
        "shut-out-already",
        "not-shut-out",
        "no-such-family",
        "own-account",
        "no-such-player",
    ]
    assert len(acts(room)) == 2, "what was refused is not on the record"


@pytest.mark.clause("CO-14b", "CO-18b")
def test_withheld_money_stays_in_the_players_name_and_comes_back_once(room: TestRoom) -> None:
    staff, ann = room.person("Sirpa", role="admin"), room.person("Ann", cents=5000)
    held, payments = accounts.held(ann.id), room.room.payments
    room.run(payments.withhold(staff, ann.id, 3000, REASON, "w1"))
    room.run(payments.withhold(staff, ann.id, 3000, REASON, "w1"))
    assert (room.wallet("Ann"), room.balances()[held]) == (2000, 3000)
    [row] = [p for p in room.run(room.room.staff_pages.overview(BOSS)).players if p.player == ann.id]
    assert (row.balance, row.held) == (2000, 3000)
    room.restart()
    payments = room.room.payments
    room.run(payments.withhold(staff, ann.id, 3000, REASON, "w1"))
    room.run(payments.release(staff, ann.id, 3000, REASON, "w2"))
    assert (room.wallet("Ann"), room.balances()[held]) == (5000, 0)
    assert acts(room) == [("release", ann.id, REASON), ("withhold", ann.id, REASON)]


@pytest.mark.clause("CO-18b")
def test_no_more_is_withheld_than_there_is_and_an_id_serves_one_movement(room: TestRoom) -> None:
    staff, ann = room.person("Sirpa", role="admin"), room.person("Ann", cents=5000)
    payments = room.room.payments
    room.run(payments.withhold(staff, ann.id, 1000, REASON, "w1"))
    refusals: list[Refused] = [
        room.refused(payments.withhold(staff, ann.id, 4001, REASON, "w2")),
        room.refused(payments.release(staff, ann.id, 1001, REASON, "w3")),
        room.refused(payments.withhold(staff, ann.id, 0, REASON, "w4")),
        room.refused(payments.withhold(staff, ann.id, 2000, REASON, "w1")),
    ]
    assert [r.code for r in refusals] == ["money-refused", "money-refused", "amount-zero", "request-used"]
    assert room.wallet("Ann") == 4000


@pytest.mark.clause("CO-15")
def test_a_house_has_no_accounts_for_programs(room: TestRoom) -> None:
    refusal = room.refused(room.room.players.add_bot("Robot"))
    assert (refusal.code, refusal.clauses) == ("bots-forbidden", ("CO-15",))


def test_the_record_of_staff_names_who_did_what_to_whom(room: TestRoom) -> None:
    staff, ann = room.person("Sirpa", role="admin"), room.person("Ann")
    room.run(room.room.measures.shut_out(staff, ann.id, "banzai", REASON))
    room.run(room.room.payments.withhold(staff, ann.id, 100, REASON, "w1"))
    records = room.run(room.room.staff_pages.records(BOSS)).records
    found = [(r.by, r.what, r.reason) for r in records if r.by == "Sirpa"]
    assert sorted(found) == sorted(
        [("Sirpa", f"withhold {ann.id} 100", REASON), ("Sirpa", f"shut_out {ann.id} banzai", REASON)]
    )


def test_leaving_a_line_answers_when_nothing_else_does(room: TestRoom) -> None:
    ann = room.connect("Ann")
    ann.done(ann.join("holdem-nl10", 1000))
    ann.done(from_client.LeaveQueue(ann.new_id(), "holdem-nl10"))
    assert ann.last(to_client.MineChanged).places == ()
