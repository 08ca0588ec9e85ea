"""Money that cannot be returned to anyone waits for 90 days and then goes to charity."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.store.rows import CloseTable, Commit
from cardroom.testing.whole_room import BOSS, TestRoom

DAY_SECONDS = 86_400


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path) as opened:
        yield opened


def strand(room: TestRoom, account: str, cents: int) -> None:
    """Put money where nobody can reach it, as damage from outside would."""
    postings = ((accounts.MINT, -cents), (account, cents))
    entry = Entry(f"strand:{account}", room.time.now_ms(), "credit", "", postings, "test")
    room.run(room.stored.commit(Commit(entries=(entry,))))


def sweep(room: TestRoom) -> int:
    return room.run(room.room.sweep.sweep(room.time.now_ms()))


@pytest.mark.clause("CO-TH.43", "CO-OM.24")
def test_what_belongs_to_nobody_waits_ninety_days_and_then_goes_to_charity(room: TestRoom) -> None:
    strand(room, accounts.wallet("ghost"), 700)
    room.restart()
    assert room.balances()[accounts.held("ghost")] == 700
    room.wait(seconds=90 * DAY_SECONDS - 1)
    sweep(room)
    assert room.balances()[accounts.held("ghost")] == 700
    room.wait(seconds=1)
    sweep(room)
    balances = room.balances()
    assert (balances[accounts.held("ghost")], balances[accounts.CHARITY]) == (0, 700)
    assert sum(balances.values()) == 0


@pytest.mark.clause("CO-TH.42", "CO-TH.43")
def test_a_stack_on_a_table_that_is_gone_goes_back_to_its_player(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    room.settle()
    room.run(room.stored.commit(Commit(changes=(CloseTable(table, room.time.now_ms()),))))
    room.restart()
    assert [room.wallet(name) for name in ("Ann", "Bob", "Cid")] == [1_000_000] * 3
    assert room.balances().get(accounts.CHARITY, 0) == 0


@pytest.mark.clause("CO-TH.43")
def test_a_stack_of_nobody_on_a_table_that_is_gone_waits_in_that_name(room: TestRoom) -> None:
    strand(room, accounts.stack("gone", "ghost"), 300)
    room.restart()
    sweep(room)
    assert room.balances()[accounts.held("ghost")] == 300


@pytest.mark.clause("CO-TH.43")
def test_sweeping_twice_moves_nothing_twice(room: TestRoom) -> None:
    strand(room, accounts.wallet("ghost"), 700)
    room.restart()
    before = room.balances()
    assert before[accounts.held("ghost")] == 700, "the start's own sweep"
    assert (sweep(room), room.balances()) == (0, before)
    room.restart()
    assert (sweep(room), room.balances()) == (0, before)


@pytest.mark.clause("CO-TH.43")
def test_money_that_has_an_owner_is_never_swept(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    ann = room.client("Ann")
    room.run(room.room.payments.withhold(staff, ann.player, 500, "a review", "w1"))
    room.deal(table)
    room.act(table, "fold")
    leaver = room.client("Bob")
    leaver.ask(leaver.leave(table))
    before = room.balances()
    assert (sweep(room), room.balances()) == (0, before)
    room.wait(seconds=100 * DAY_SECONDS)
    assert sweep(room) == 0
    assert room.balances()[accounts.held(ann.player)] == 500


@pytest.mark.clause("CO-TH.43")
def test_the_room_sweeps_by_itself_every_day_and_the_trial_balance_shows_it(room: TestRoom) -> None:
    strand(room, accounts.wallet("ghost"), 700)
    room.restart()
    for _ in range(91):
        room.wait(seconds=DAY_SECONDS)
    trial = room.run(room.room.staff_pages.trial_balance(BOSS))
    rows = {row.account: row.balance for row in trial.accounts}
    assert (trial.sum, trial.drifting, rows[accounts.CHARITY]) == (0, (), 700)


@pytest.mark.clause("CO-TH.43")
def test_what_lies_at_a_table_is_left_there_until_its_hand_is_over(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    room.deal(table)
    account = accounts.stack(table, "ghost")
    entry = Entry("strand", room.time.now_ms(), "credit", "", ((accounts.MINT, -300), (account, 300)), "test")
    room.room.services.ledger.post(entry)
    outbox = room.room.services.outbox
    room.do(lambda: outbox.commit(Commit(entries=(entry,)), on_rejected=outbox.fail))
    assert (sweep(room), room.balances()[account]) == (0, 300)
    room.play(table)
    assert sweep(room) == 1
    assert (room.balances()[account], room.balances()[accounts.held("ghost")]) == (0, 300)
