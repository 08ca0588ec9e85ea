"""The jackpot in a room: dropped, collected, added at the end of the day, hit, paid in the hand's commit, made up."""

import random
from pathlib import Path

import pytest

from cardroom.ledger import accounts, audit
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules import Rulebook, house
from cardroom.rules.book_loading import load_rulebook
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.events import JackpotHit
from cardroom.testing.whole_room import TestRoom

FIVE = ("Ann", "Bob", "Cid", "Dan", "Eva")
FUND = accounts.fund("casino-easy", "jackpot")
COLLECTED = accounts.fund("casino-easy", "jackpot-collected")
DAY = 86_400
EASY = """
id = "casino-easy"
name = "A house whose jackpot any hand wins that is beaten"
extends = "casino-helsinki"

[jackpot.criteria]
clauses = ["CH-7.12"]
reading = "For tests: seven high is enough."
value = [{ category = 1, games = ["omaha"], least_hand = "2s 3s 4s 5s 7h" }]
"""


@pytest.fixture
def easy(tmp_path: Path) -> Rulebook:
    """Casino Helsinki with a jackpot that every showdown of Omaha hits, unless all hands are the same."""
    path = tmp_path / "easy.toml"
    path.write_text(EASY)
    return load_rulebook(path)


def opened(tmp_path: Path, book: Rulebook, seed: int = 0) -> TestRoom:
    return TestRoom(tmp_path / "room", seed=seed, book=book)


def hit(room: TestRoom, table: str) -> JackpotHit:
    return room.client("Ann").events(JackpotHit, table)[-1]


def check_books(room: TestRoom) -> None:
    """The auditor agrees with every balance, and no fund is below zero."""
    reader = room.reader
    assert audit(reader.entries(), room.balances()) == []
    assert all(cents >= 0 for name, cents in room.balances().items() if name.startswith("fund:"))


@pytest.mark.clause("CH-7.17")
def test_a_new_fund_holds_its_base_and_everybody_who_comes_is_told(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        (shown,) = room.connect("Ann").all(to_client.JackpotShown)
        assert (shown.house, shown.fund) == ("casino-helsinki", 1_000_00)
        check_books(room)
    with TestRoom(tmp_path / "other") as room:
        assert not room.connect("Ann").all(to_client.JackpotShown)
        assert not any(name.startswith("fund:") for name in room.balances())


@pytest.mark.clause("CH-7.10", "CH-1.69")
def test_what_is_dropped_waits_for_the_end_of_the_gaming_day(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki"), seed=3) as room:
        table = room.seat("holdem-nl-nl200", *FIVE)
        room.deal(table)
        room.play(table)
        fund = accounts.fund("casino-helsinki", "jackpot")
        collected = accounts.fund("casino-helsinki", "jackpot-collected")
        assert room.balances()[collected] == 1_00 and room.balances()[fund] == 1_000_00
        room.wait(DAY)
        assert room.balances()[collected] == 0 and room.balances()[fund] == 1_001_00
        assert room.client("Ann").all(to_client.JackpotShown)[-1].fund == 1_001_00
        check_books(room)


@pytest.mark.clause("CH-7.15", "CH-7.17", "CH-7.1", "CH-7.3")
def test_a_hit_is_told_with_its_hand_and_paid_to_the_cent_by_its_house(
    tmp_path: Path, easy: Rulebook
) -> None:
    commits: list[Commit] = []
    with opened(tmp_path, easy) as room:
        table = room.seat("omaha-pl-pl200", *FIVE)
        room.client("Ann").watch(table)
        room.deal(table)
        before = {name: room.wallet(name) for name in FIVE}
        store, real = room.room.services.outbox, room.room.services.outbox.commit

        def noted(commit: Commit, *tell: object, **on_rejected: object) -> None:
            commits.append(commit)
            real(commit, *tell, **on_rejected)  # type: ignore[arg-type]  # what is told is passed on as it came

        store.commit = noted  # type: ignore[method-assign]  # looks at what goes by, changes nothing
        room.play(table)
        found, paid = hit(room, table), room.client("Ann").all(to_client.JackpotPaid)[-1]
        got = {name: room.wallet(name) - before[name] for name in FIVE}
        by_seat = {seat.number: room.called(seat.player) for seat in room.table(table).seats.values()}
        losers = [by_seat[one.seat] for one in found.losers]
        winners = [by_seat[one.seat] for one in found.winners]
        assert (len(losers), len(winners), paid.fund) == (1, 1, 1_000_00)
        assert [got[name] for name in losers] == [400_00]
        assert [got[name] for name in winners] == [200_00]
        assert [got[by_seat[seat]] for seat in found.others] == [66_66] * 3
        assert paid.total == 799_98 and paid.left == 1_000_00
        assert {share.amount for share in paid.shares} == set(got.values())
        (with_hand,) = [commit for commit in commits if commit.hand is not None]
        assert {entry.kind for entry in with_hand.entries} == {"hand"}
        (letter,) = [one for one in with_hand.messages if b"HitJackpot" in one.body]
        taking, paying = commits[(place := commits.index(with_hand)) + 1], commits[place + 2]
        assert taking.taken == letter and not taking.entries
        assert {"jackpot", "jackpot_base"} == {entry.kind for entry in paying.entries}
        assert {row.table_id for one in (taking, paying) for row in one.journal} == {letter.receiver}
        assert room.balances()[FUND] == 1_000_00
        check_books(room)


@pytest.mark.clause("CH-7.9")
def test_of_two_tables_the_hand_that_began_earlier_is_paid_first(tmp_path: Path, easy: Rulebook) -> None:
    others = ("Fay", "Gus", "Hal", "Ida", "Jon")
    with opened(tmp_path, easy, seed=5) as room:
        first = room.seat("omaha-pl-pl200", *FIVE)
        room.client("Ann").watch(first)
        room.deal(first)
        room.wait(ms=500)
        second = room.seat("omaha-fl-fl2-4", *others)
        room.client("Fay").watch(second)
        room.deal(second)
        earlier, later = first, second
        assert room.hand(earlier).started_ms < room.hand(later).started_ms
        room.play(later)
        assert not _paid(room), "it waits for the hand that began earlier"
        room.restart()
        for name in (*FIVE, *others):
            room.connect(name)
        room.client("Ann").watch(first)
        room.client("Fay").watch(second)
        assert not _paid(room)
        room.play(earlier)
        assert [record.subject for record in _paid(room)] == [f"{earlier}-1", f"{later}-1"]
        funds = [record.details["fund"] for record in _paid(room)]
        assert funds == [1_000_00, 1_000_00]
        assert sum(cents for name, cents in room.balances().items()) == 0
        check_books(room)


@pytest.mark.clause("CH-7.9", "CH-7.17")
def test_a_hit_without_an_earlier_hand_waits_for_nothing(tmp_path: Path, easy: Rulebook) -> None:
    with opened(tmp_path, easy, seed=6) as room:
        first = room.seat("omaha-pl-pl200", *FIVE)
        room.client("Ann").watch(first)
        room.deal(first)
        room.play(first)
        (paid,) = _paid(room)
        assert paid.subject == f"{first}-1" and paid.details["left"] == 1_000_00


@pytest.mark.clause("CH-7.9")
def test_a_hit_waits_for_no_hand_that_began_later(tmp_path: Path, easy: Rulebook) -> None:
    with opened(tmp_path, easy, seed=5) as room:
        first = room.seat("omaha-pl-pl200", *FIVE)
        room.client("Ann").watch(first)
        room.deal(first)
        room.wait(ms=500)
        second = room.seat("omaha-fl-fl2-4", "Fay", "Gus", "Hal", "Ida", "Jon")
        room.deal(second)
        assert room.hand(first).started_ms < room.hand(second).started_ms
        room.play(first)
        assert [record.subject for record in _paid(room)] == [f"{first}-1"]


def _paid(room: TestRoom) -> list[LogRecord]:
    found = room.reader.log(limit=50, what="jackpot_paid").rows
    return [line.record for line in reversed(found)]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.clause("CH-7.10", "CH-7.15", "CH-7.17")
def test_over_many_hands_money_and_chips_agree_and_no_fund_is_ever_below_its_base(
    tmp_path: Path, easy: Rulebook, seed: int
) -> None:
    chance = random.Random(seed)
    with opened(tmp_path, easy, seed) as room:
        table = room.seat("omaha-pl-pl200", *FIVE)
        held = room.table(table)
        for _ in range(12):
            room.deal(table)
            while held.hand is not None:
                turn = held.hand.turn
                assert turn is not None
                if turn.call and chance.random() < 0.2:
                    room.act(table, "fold")
                elif turn.min_raise_to is not None and chance.random() < 0.1:
                    room.act(table, "raise", turn.min_raise_to)
                else:
                    room.go_on(table)
            balances = room.balances()
            for seat in held.seats.values():
                assert balances[accounts.stack(table, seat.player)] == seat.stack
            assert balances[FUND] >= 1_000_00
            assert sum(balances.values()) == 0
        hits = room.reader.log(limit=50, what="jackpot_hit").rows
        assert len(_paid(room)) == len(hits) > 0
        room.wait(DAY)
        assert room.balances()[COLLECTED] == 0
        check_books(room)
