"""Records of earlier evenings leave the desk's state with the next gaming day; what rests on them goes on."""

from __future__ import annotations

from typing import get_args

import msgspec

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import dealing_commands as of_dealing
from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as of_people
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import (
    AnyRecord,
    DeckReport,
    LivePenalty,
    MarkKind,
    PlayerCase,
    PlayerExclusion,
    RecordKind,
    kind_of_record,
)
from cardroom.room.live_desk.record_showing import MARKS
from tests.desk.live_evening import KRUH, NL, LiveEvening


def next_day(at: LiveEvening) -> None:
    """The tables close, and the next evening begins."""
    for table in at.state.tables():
        for seat in at.state.seats(table):
            if seat.player:
                there = at.state.chips[f"table:{table.number}"]
                at.act(do.LeaveDeskSeat(table=table.number, seat=seat.number, stack=min(seat.stack, there)))
        left = at.state.chips.get(f"table:{table.number}", 0)
        at.act(do.CloseDeskTable(table=table.number, drop=left))
    at.act(do.CloseGamingDay())
    at.at += 600
    at.act(do.OpenGamingDay(by="floor"))


def test_the_kinds_of_records_and_marks_are_those_that_pages_know() -> None:
    assert sorted(map(kind_of_record, get_args(AnyRecord))) == sorted(get_args(RecordKind))
    assert sorted(map(kind_of_record, MARKS)) == sorted(get_args(MarkKind))


def test_a_hundred_evenings_leave_no_more_than_one() -> None:
    at, sizes = LiveEvening(), []
    for evening in range(100):
        at.act(do.OpenDeskTable(table=1, pool=NL, why="players wait"))
        at.sit("Aino", 1, 1)
        at.act(of_people.SeeDocument(player="Aino", document="passport", age=40, is_photo=True))
        at.act(of_money.CountDrop(table=1, box="1", cents=100, witness="Mia"))
        case = at.act(of_people.OpenCase(kind="incident", players=("Aino",), what="shouted")).number
        at.act(of_people.LookInto(case=case, looked_at="camera"))
        at.act(of_people.CloseCase(case=case, result="settled"))
        at.act(of_conduct.LookAtHand(table=1, player="Aino", hand=evening + 1, seen="As Kd", why="asked"))
        next_day(at)
        sizes.append(len(msgspec.json.encode(at.state.records)))
        assert not at.state.records
    assert max(sizes) == min(sizes)
    kept = {key for key in at.state.stays if not key.startswith("case:")}
    assert kept == {"document:Aino"}, "one number for each person"


def test_what_is_open_stays_and_what_staff_did_is_seen_until_the_next_day_opens() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    at.act(of_people.ExcludePlayer(player="Bo", scope="house", why="fights"))
    held = at.act(of_people.OpenCase(kind="suspicion", players=("Bo",), what="chips passed")).number
    report = at.act(of_dealing.ReportDeck(table=1, fault="bent")).number
    at.act(of_dealing.SettleDeck(report=report, outcome="set_aside"))
    at.act(of_money.CountDrop(table=1, box="1", cents=100, witness="Mia"))
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=19_900))
    at.act(do.CloseDeskTable(table=1))
    at.act(do.CloseGamingDay())
    assert any(key.startswith("drop:") for key in at.state.records)
    at.act(do.OpenGamingDay(by="floor"))
    assert [type(one) for one in at.state.records.values()] == [PlayerExclusion, PlayerCase, DeckReport]
    at.act(of_people.LookInto(case=held, looked_at="camera"))
    replayed = DeskState()
    for act in at.state.acts:
        replayed.apply(act)
    assert replayed == at.state


def test_a_document_seen_long_ago_still_lets_somebody_sit_at_kruh() -> None:
    at = LiveEvening("casino-kruh", tables=(KRUH,))
    asked = do.SeatDown(table=1, seat=1, player="Aino", stack=100_000)
    assert at.refused(asked).code == "document-not-seen"
    at.act(of_people.SeeDocument(player="Aino", document="passport", age=40, is_photo=True))
    next_day(at)
    at.act(do.OpenDeskTable(table=1, pool=KRUH, why="players wait"))
    assert at.refused(msgspec.structs.replace(asked, player="Bo")).code == "document-not-seen"
    at.act(asked)


def test_an_offence_of_an_earlier_evening_makes_the_next_one_repeated() -> None:
    at = LiveEvening(tables=(NL,))
    given = of_conduct.PenaliseLive(player="Aino", offence="talk", kind="warning", why="spoke of the hand")
    at.act(given)
    next_day(at)
    at.act(given)
    (again,) = at.state.kept(LivePenalty)
    assert again.times == 2


def test_an_act_of_an_earlier_evening_is_not_taken_back_and_a_closed_case_may_still_be_told() -> None:
    at = LiveEvening(tables=(NL,))
    case = at.act(of_people.OpenCase(kind="incident", players=("Aino",), what="shouted")).number
    closed = at.act(of_people.CloseCase(case=case, result="settled", why="known to staff")).number
    next_day(at)
    for number in (case, closed):
        assert at.refused(do.TakeBackAct(act=number, why="wrong")).code == "no-such-act"
    told = of_people.Disclose(
        player="Aino", to_whom="police", told="the evening", ground="a letter", case=case
    )
    at.act(told)
    assert at.refused(msgspec.structs.replace(told, case=case + 1)).code == "no-such-record"
    assert at.refused(of_people.LookInto(case=case, looked_at="camera")).code == "no-such-record"
