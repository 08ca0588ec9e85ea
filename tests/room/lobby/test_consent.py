"""What all players at a table must agree to: staff ask, each player answers, the room keeps it."""

from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol.bodies import WithReason
from cardroom.rules import house
from cardroom.table.events import AllAnswered, AllAsked, TimeCharged
from cardroom.testing.whole_room import BOSS, TestRoom

KRUH = house("casino-kruh")
POOL = "holdem-nl-nl10/20"
PLAYERS = ("Ann", "Bob", "Cid", "Dan", "Eva")


def answer(room: TestRoom, name: str, table: str, agrees: bool = True) -> None:
    client = room.client(name)
    client.done(client.answer(table, agrees))


@pytest.mark.clause("CH-7.11")
def test_the_jackpot_is_collected_by_the_hour_when_every_player_has_agreed_and_not_before(
    tmp_path: Path,
) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("holdem-nl-nl200", *PLAYERS)
        manager = room.person("Sue", role="floor")
        room.client("Ann").watch(table)
        room.run(room.room.staff.charge_by_time(manager, table, "jackpot", 3_600, "Ann asked for it"))
        assert room.client("Ann").events(AllAsked)[-1].amount == 40_00
        for name in PLAYERS[:-1]:
            answer(room, name, table)
        room.deal(table)
        room.play(table)
        collected = accounts.fund("casino-helsinki", "jackpot-collected")
        assert not room.client("Ann").events(TimeCharged), "from the pots as before"
        before = room.balances().get(collected, 0)
        room.restart()
        for name in PLAYERS:
            room.connect(name)
        room.client("Ann").watch(table)
        assert room.table(table).economy.question is not None, "the question survives a restart"
        answer(room, PLAYERS[-1], table)
        assert room.client("Ann").events(AllAnswered)[-1].outcome == "agreed"
        room.deal(table)
        room.play(table)
        assert room.balances()[collected] - before == 40_00
        [charge] = [
            one for one in room.run(room.room.staff_pages.overview(BOSS)).tables[0].charges if one.in_force
        ]
        assert (charge.what, charge.amount) == ("jackpot", 40_00)


def test_a_stranger_and_one_who_is_not_asked_answer_nothing(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("holdem-nl-nl200", "Ann", "Bob")
        eve = room.connect("Eve")
        assert eve.refusal(eve.answer(table)).code == "not-seated"
        ann = room.client("Ann")
        assert ann.refusal(ann.answer(table)).code == "not-asked"
        manager = room.person("Sue", role="floor")
        room.run(room.room.staff.charge_by_time(manager, table, "jackpot", 900, "they asked for it"))
        question = room.run(room.room.staff_pages.overview(BOSS)).tables[0].question
        assert question is not None and (question.what, question.seconds) == ("jackpot_by_time", 900)
        room.wait(seconds=1)
        room.run(room.room.staff.at_table(manager, table, "take_back_question", WithReason("a mistake")))
        assert room.table(table).economy.question is None
        assert [one.what.split()[0] for one in room.run(room.room.staff_pages.records(BOSS)).records][:2] == [
            "take_back_question", "ask_all",
        ]  # fmt: skip


@pytest.mark.clause("CK-TH.2")
@pytest.mark.parametrize("by", [-5_00, 5_00])
def test_a_player_comes_with_less_or_more_when_all_at_a_table_and_staff_have_agreed(
    tmp_path: Path, by: int
) -> None:
    with TestRoom(tmp_path, book=KRUH) as room:
        table = room.seat(POOL, "Ann", "Bob", "Cid")
        terms = room.table(table).terms
        amount = (terms.min_buy_in if by < 0 else terms.max_buy_in) + by
        dan = room.connect("Dan", cents=10_000_000)
        refused = dan.refusal(dan.join(POOL, amount))
        assert refused.code == "buy-in-out-of-range" and "CK-TH.2" in refused.clauses
        manager = room.person("Sue", role="floor")
        room.run(room.room.staff.agree_buy_in(manager, table, dan.player, amount, "an old friend"))
        answer(room, "Ann", table)
        answer(room, "Bob", table)
        assert dan.refusal(dan.join(POOL, amount)).code == "buy-in-out-of-range", "not all have agreed yet"
        answer(room, "Cid", table)
        allowed = room.room.seating.buy_in_of(room.person("Dan"), POOL)
        assert allowed.least <= amount <= allowed.most and "CK-TH.2" in allowed.clauses
        assert dan.refusal(dan.join(POOL, amount + by)).code == "buy-in-out-of-range"
        assert dan.done(dan.join(POOL, amount)).table == table
        seat = room.table(table).seat_of(dan.player)
        assert seat is not None and seat.stack == amount


def test_an_agreement_is_the_tables_and_no_other_table_takes_it(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=KRUH) as room:
        table = room.seat(POOL, "Ann", "Bob", "Cid")
        manager = room.person("Sue", role="floor")
        other = room.run(
            room.room.staff.open_table(manager, "casino-kruh", "holdem-nl", "NL10/20", "a second one")
        )
        dan = room.connect("Dan", cents=10_000_000)
        room.run(room.room.staff.agree_buy_in(manager, table, dan.player, 10_00, "a beginner"))
        for name in ("Ann", "Bob", "Cid"):
            answer(room, name, table)
        assert dan.done(dan.join(POOL, 10_00)).table == table and not room.table(other).seats


@pytest.mark.clause("CK-TH.2")
def test_what_was_agreed_for_one_player_is_on_no_other_players_sheet(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=KRUH) as room:
        table = room.seat(POOL, "Ann", "Bob", "Cid")
        terms = room.table(table).terms
        dan, manager = room.person("Dan"), room.person("Sue", role="floor")
        room.run(room.room.staff.agree_buy_in(manager, table, dan.id, 10_00, "a beginner"))
        for name in ("Ann", "Bob", "Cid"):
            answer(room, name, table)
        sheet = room.room.seating.buy_in_of
        assert sheet(dan, POOL).least == 10_00
        assert sheet(room.person("Eva"), POOL).least == terms.min_buy_in > 10_00
