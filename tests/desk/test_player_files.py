"""Files of people: documents, cases, exclusions, money held back, disclosures."""

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import people_commands as of_people
from cardroom.desk.kept_records import DocumentSeen, PlayerCase, PlayerExclusion, ToldToAuthority
from tests.desk.live_evening import KRUH, MINUTE, NL, PL, LiveEvening


@pytest.mark.clause("CK-H.1")
def test_kruh_sees_a_document_at_the_first_visit_and_lets_nobody_in_who_is_too_young() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    seat = do.SeatDown(table=1, seat=1, player="Adam", stack=100_000)
    refused = at.refused(seat)
    assert (refused.code, refused.clauses) == ("document-not-seen", ("CK-H.1",))
    young = at.refused(of_people.SeeDocument(player="Adam", document="passport", age=17))
    assert (young.code, young.clauses, young.arguments["least"]) == ("too-young", ("CK-H.1",), 18)
    other = of_people.SeeDocument(player="Adam", document="passport", age=18, is_photo=False)
    assert at.refused(other).code == "photo-differs"
    at.act(of_people.SeeDocument(player="Adam", document="passport", age=18, by="Mia"))
    (seen,) = at.state.kept(DocumentSeen)
    assert (seen.player, seen.document, seen.age, seen.by, seen.since_ms) == (
        "Adam", "passport", 18, "Mia", at.now_ms,
    )  # fmt: skip
    at.act(seat)


def test_a_case_has_what_was_looked_at_and_its_result() -> None:
    at = LiveEvening()
    opened = at.act(
        of_people.OpenCase(
            kind="suspicion", players=("Aino", "Bo"), what="folded to one another", table=1, hand=7
        )
    )
    assert (
        at.refused(of_people.CloseCase(case=opened.number, result="nothing_found")).code == "reason-missing"
    )
    at.act(
        of_people.LookInto(
            case=opened.number, looked_at="the hands of the evening", found="twice in one hour"
        )
    )
    at.act(of_people.CloseCase(case=opened.number, result="confirmed", is_final=True, by="Kai"))
    (case,) = at.state.kept(PlayerCase)
    assert (case.players, case.hand, case.steps[0].found) == (("Aino", "Bo"), 7, "twice in one hour")
    assert (case.result, case.is_final, case.closed_by) == ("confirmed", True, "Kai")
    again = at.refused(of_people.LookInto(case=opened.number, looked_at="once more"))
    assert (again.code, again.arguments["by"]) == ("no-such-record", "Kai")
    at.act(do.TakeBackAct(act=at.state.number, why="not yet"))
    at.act(of_people.LookInto(case=opened.number, looked_at="once more"))


def test_a_complaint_says_who_complains_without_an_account() -> None:
    at = LiveEvening()
    complaint = of_people.OpenCase(kind="complaint", players=("Bo",), what="looked at my cards")
    assert at.refused(complaint).code == "complaint-of-nobody"
    at.act(of_people.OpenCase(kind="complaint", players=("Bo",), what="looked at my cards", said_by="Aino"))
    twice = of_people.OpenCase(kind="incident", players=("Bo", "Bo"), what="a fight")
    assert at.refused(twice).code == "person-twice"


@pytest.mark.clause("CH-1.62", "CH-1.63")
def test_who_is_kept_away_gets_no_place_and_no_seat_until_the_time_is_over() -> None:
    at = LiveEvening(tables=(NL, PL))
    at.act(do.SignUp(pool=NL, player="Aino"))
    until = at.now_ms + 60 * MINUTE
    away = of_people.ExcludePlayer(player="Aino", scope="game", pool=NL, until_ms=until, why="marked cards")
    assert at.refused(of_people.ExcludePlayer(player="Aino", scope="house")).code == "reason-missing"
    at.act(away)
    assert at.refused(away).code == "excluded-already"
    seat = do.SeatDown(table=1, seat=1, player="Aino", stack=20_000, why="is here")
    for command in (
        seat,
        do.CallToSeat(pool=NL, player="Aino", table=1, seat=1),
        do.SignUp(pool=NL, player="Aino"),
    ):
        if isinstance(command, do.SignUp):
            at.act(do.StrikeOff(pool=NL, player="Aino"))
        refused = at.refused(command)
        assert (refused.code, refused.arguments["until_ms"], refused.arguments["reason"]) == (
            "desk-excluded", until, "marked cards",
        )  # fmt: skip
        assert refused.clauses
    at.act(do.SignUp(pool=PL, player="Aino"))
    at.at = 60
    at.act(seat)


@pytest.mark.clause("CH-1.64")
def test_a_spectator_is_asked_to_leave_a_table_the_area_or_the_house() -> None:
    at = LiveEvening(tables=(NL, PL))
    asked = at.act(of_people.ExcludePlayer(player="Guest", scope="table", table=1, why="speaks to players"))
    record = at.state.kept(PlayerExclusion)[0]
    assert (record.since_ms, record.why, record.until_ms, record.scope) == (
        at.now_ms,
        "speaks to players",
        0,
        "table",
    )
    here = do.SeatDown(table=1, seat=1, player="Guest", stack=20_000, why="walked in")
    assert at.refused(here).code == "desk-excluded"
    at.sit("Guest", 2, 1)
    at.act(do.LeaveDeskSeat(table=2, seat=1, stack=20_000))
    assert at.refused(of_people.EndExclusion(exclusion=asked.number)).code == "reason-missing"
    at.act(of_people.EndExclusion(exclusion=asked.number, why="said sorry"))
    at.act(of_people.ExcludePlayer(player="Guest", scope="house", why="again"))
    assert at.refused(do.SignUp(pool=PL, player="Guest")).code == "desk-excluded"


def test_an_exclusion_asks_for_a_time_to_come_and_a_table_that_is_open() -> None:
    at = LiveEvening()
    over = of_people.ExcludePlayer(player="Aino", scope="house", until_ms=at.now_ms, why="x")
    assert at.refused(over).code == "until-over"
    no_table = of_people.ExcludePlayer(player="Aino", scope="table", table=9, why="x")
    assert at.refused(no_table).code == "no-such-live-table"


def test_money_is_held_out_of_a_stack_and_goes_back_or_stays() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    elsewhere = of_people.HoldMoney(player="Bo", cents=100, table=1, why="x")
    assert at.refused(elsewhere).code == "not-that-seat"
    too_much = of_people.HoldMoney(player="Aino", cents=20_001, table=1, why="x")
    assert at.refused(too_much).code == "chips-not-there"
    held = at.act(of_people.HoldMoney(player="Aino", cents=5_000, table=1, why="chips of another event"))
    assert (at.state.chips["held"], at.state.seat(1, 1).stack) == (5_000, 15_000)
    prize = at.act(of_people.HoldMoney(player="Bo", cents=9_900, why="until the review is over"))
    at.act(of_people.SettleMoney(held=held.number, goes_to="house", why="confirmed"))
    at.act(of_people.SettleMoney(held=prize.number, goes_to="player", why="nothing found"))
    assert (at.state.chips["held"], at.state.chips["confiscated"], at.state.chips["cage"]) == (
        0,
        5_000,
        -20_000,
    )
    again = at.refused(of_people.SettleMoney(held=prize.number, goes_to="player", why="x"))
    assert again.code == "no-such-record"


def test_what_was_told_to_an_authority_names_to_whom_and_on_what_ground() -> None:
    at = LiveEvening()
    at.act(
        of_people.Disclose(player="Aino", to_whom="the police", told="the name", ground="a warrant", by="Mia")
    )
    (told,) = at.state.kept(ToldToAuthority)
    assert (told.to_whom, told.told, told.ground, told.by) == ("the police", "the name", "a warrant", "Mia")
    no_case = of_people.Disclose(player="Aino", to_whom="a bank", told="x", ground="y", case=99)
    assert at.refused(no_case).code == "no-such-record"
