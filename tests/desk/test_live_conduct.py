"""Penalties counted and served, things forbidden, clocks, hands looked at, cards run out, agreements."""

import pytest
from msgspec.structs import replace

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import desk_commands as do
from cardroom.desk.kept_records import (
    CardsRunOut,
    ClockOnSeat,
    HandLookedAt,
    LivePenalty,
    PlayerExclusion,
    PlayersAgreement,
    ThingForbidden,
)
from tests.desk.live_evening import KRUH, MINUTE, NL, PL, LiveEvening


@pytest.mark.clause("CK-H.2", "CK-H.10")
def test_hands_of_a_penalty_are_ticked_off_and_the_return_is_told() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    sit_out = of_conduct.PenaliseLive(
        player="Adam",
        offence="etiquette",
        kind="missed_hands",
        count=3,
        table=1,
        hand=17,
        why="out of turn",
        by="Kai",
    )
    assert "CK-H.10" in at.act(sit_out).clauses
    (penalty,) = at.state.kept(LivePenalty)
    assert (penalty.left, penalty.count, penalty.hand, penalty.times, penalty.by) == (3, 3, 17, 1, "Kai")
    assert at.refused(of_conduct.EndLivePenalty(penalty=penalty.number)).code == "reason-missing"
    too_many = at.refused(of_conduct.TickPenalty(penalty=penalty.number, hands=4))
    assert (too_many.code, too_many.arguments["left"]) == ("hands-too-many", 3)
    at.act(of_conduct.TickPenalty(penalty=penalty.number, hands=2))
    tick = at.act(of_conduct.TickPenalty(penalty=penalty.number))
    assert at.refused(of_conduct.TickPenalty(penalty=penalty.number)).code == "penalty-of-no-hands"
    at.act(do.TakeBackAct(act=tick.number, why="the hand was void"))
    at.act(of_conduct.TickPenalty(penalty=penalty.number))
    at.act(of_conduct.EndLivePenalty(penalty=penalty.number))
    assert at.state.kept(LivePenalty)[0].closed_ms == at.now_ms


@pytest.mark.clause("CH-1.13")
def test_warnings_are_counted_and_the_second_offence_is_a_repeated_one() -> None:
    at = LiveEvening(tables=(NL,))
    out = of_conduct.PenaliseLive(
        player="Aino", offence="card_handling", kind="removal", table=1, why="again"
    )
    refused = at.refused(out)
    assert refused.code == "penalty-not-had" and "CH-1.13" in refused.clauses
    at.act(
        of_conduct.PenaliseLive(
            player="Aino", offence="card_handling", kind="warning", table=1, why="cards seen"
        )
    )
    at.act(out)
    assert [one.times for one in at.state.kept(LivePenalty)] == [2, 1]
    (away,) = at.state.kept(PlayerExclusion)
    assert (away.scope, away.pool) == ("game", NL)
    assert at.refused(do.SignUp(pool=NL, player="Aino")).code == "desk-excluded"
    at.act(do.SignUp(pool="omaha-pl/PL200", player="Aino"))


@pytest.mark.clause("CK-H.7")
def test_kruh_expels_from_the_house_at_once() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.act(of_conduct.PenaliseLive(player="Adam", offence="misconduct", kind="removal", table=1, why="drunk"))
    assert at.state.kept(PlayerExclusion)[0].scope == "house"


@pytest.mark.clause("CH-8.51", "CH-1.37")
def test_a_time_away_ends_by_the_clock_and_stays_with_the_player_over_the_day() -> None:
    at = LiveEvening()
    minutes = of_conduct.PenaliseLive(
        player="Aino", offence="shown_cards", kind="time_away", count=10, why="x"
    )
    assert at.refused(
        of_conduct.PenaliseLive(player="A", offence="talk", kind="time_away", why="x")
    ).code == ("count-missing")
    at.act(minutes)
    (penalty,) = at.state.kept(LivePenalty)
    assert penalty.until_ms == at.now_ms + 10 * MINUTE
    at.at = 5
    assert at.refused(of_conduct.EndLivePenalty(penalty=penalty.number)).code == "reason-missing"
    at.act(do.CloseGamingDay())
    at.act(do.OpenGamingDay())
    assert not at.state.kept(LivePenalty)[0].closed_ms
    at.at = 10
    at.act(of_conduct.EndLivePenalty(penalty=penalty.number))


def test_a_round_is_one_hand_for_each_who_plays() -> None:
    at = LiveEvening("pokerstars-live-fi")
    pool = next(iter(at.book.games)) + "/"
    assert pool
    counted = of_conduct.PenaliseLive(
        player="A", offence="etiquette", kind="missed_rounds", count=1, table=1, why="x"
    )
    assert at.refused(counted).code == "penalty-not-had", "a warning first (PF-6.5)"
    none = of_conduct.PenaliseLive(player="A", offence="etiquette", kind="warning", count=2, why="x")
    assert at.refused(none).code == "count-of-nothing"
    at.act(of_conduct.PenaliseLive(player="A", offence="etiquette", kind="warning", why="splashed the pot"))
    assert at.refused(counted).code == "no-such-live-table"


@pytest.mark.clause("CH-1.22", "PF-1.4.6")
def test_a_device_is_forbidden_until_staff_allow_it() -> None:
    at = LiveEvening()
    ban = of_conduct.ForbidThing(player="Aino", thing="headphones", why="slow", by="Kai")
    at.act(ban)
    again = at.refused(ban)
    assert (again.code, again.arguments["by"]) == ("forbidden-already", "Kai")
    (record,) = at.state.kept(ThingForbidden)
    at.act(of_conduct.AllowThing(forbidden=record.number))
    assert at.refused(of_conduct.AllowThing(forbidden=record.number)).code == "no-such-record"
    at.act(of_conduct.PenaliseLive(player="Bo", offence="device", kind="device_forbidden", why="a film"))
    assert at.state.kept(ThingForbidden)[0].player == "Bo"


@pytest.mark.clause("CH-1.58", "CH-1.59")
def test_the_clock_is_called_by_whom_allowed_and_run_out() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    asked = at.refused(of_conduct.CallClock(table=1, seat=1, asked_by="Bo"))
    assert (asked.code, asked.clauses) == ("clock-by-staff", ("CH-1.58",))
    short = at.refused(of_conduct.CallClock(table=1, seat=1, seconds=10, why="stalls"))
    assert (short.code, short.arguments["seconds"]) == ("clock-length", 30)
    called = at.act(of_conduct.CallClock(table=1, seat=1))
    (clock,) = at.state.kept(ClockOnSeat)
    assert (clock.player, clock.until_ms - clock.since_ms) == ("Aino", 30_000)
    assert at.refused(of_conduct.CallClock(table=1, seat=1)).code == "clock-runs"
    early = of_conduct.EndClock(clock=called.number, outcome="ran_out")
    assert at.refused(early).code == "clock-not-over"
    at.at = 0.5
    assert "CH-1.59" in at.act(early).clauses
    at.act(of_conduct.CallClock(table=1, seat=1, is_allowed=False, why="not so long"))
    assert at.state.kept(ClockOnSeat)[0].closed_ms == at.now_ms


@pytest.mark.clause("PF-3.11", "PF-3.11.1", "PF-4.2", "CK-T.12")
def test_the_clock_at_a_tournaments_table_is_short_where_levels_are() -> None:
    at = LiveEvening("pokerstars-live-fi")
    clock = of_conduct.CallClock(
        table=4, seat=7, event="main", event_name="Main", player="Aino", level_minutes=20
    )
    called = at.act(clock)
    assert {"PF-3.11", "PF-3.11.1"} <= set(called.clauses)
    (found,) = at.state.kept(ClockOnSeat)
    assert (found.until_ms - found.since_ms, found.countdown, found.event_name) == (30_000, 5, "Main")
    assert at.refused(clock).code == "clock-runs"
    other = replace(clock, event="side", level_minutes=30)
    away = at.refused(replace(other, asked_by="Bo"))
    assert (away.code, away.clauses) == ("clock-caller-away", ("PF-3.11", "PF-4.2"))
    at.act(replace(other, asked_by="Bo", is_caller_there=True))
    long = at.state.kept(ClockOnSeat)[0]
    assert (long.until_ms - long.since_ms, long.countdown) == (60_000, 10)
    assert at.refused(replace(clock, seat=8, player="")).code == "seat-empty"


@pytest.mark.clause("PF-5.4.2", "PF-5.3.2")
def test_who_refuses_to_show_has_five_seconds_and_then_a_dead_hand() -> None:
    at = LiveEvening("pokerstars-live-fi")
    ask = of_conduct.AskToShow(table=4, seat=7, event="main", event_name="Main", player="Aino")
    called = at.act(ask)
    assert {"PF-5.4.2", "PF-5.3.2"} <= set(called.clauses)
    (clock,) = at.state.kept(ClockOnSeat)
    assert (clock.matter, clock.until_ms - clock.since_ms, clock.countdown) == ("show", 5_000, 5)
    assert at.refused(ask).code == at.refused(of_conduct.CallClock(
        table=4, seat=7, event="main", player="Aino"
    )).code == "clock-runs"  # fmt: skip
    dead = of_conduct.EndClock(clock=called.number, outcome="hand_dead")
    assert at.refused(dead).code == "clock-not-over"
    for outcome in ("acted", "ran_out", "at_the_same_moment"):
        assert at.refused(replace(dead, outcome=outcome)).code == "clock-ends-otherwise"
    at.at = 4.99 / 60
    assert at.refused(dead).code == "clock-not-over"
    at.at = 5 / 60
    ended = at.act(dead)
    assert "PF-5.4.2" in ended.clauses
    assert at.state.kept(ClockOnSeat)[0].outcome == "hand_dead"
    at.act(do.TakeBackAct(act=ended.number, why="the cards were up"))
    assert "PF-5.4.1" in at.act(replace(dead, outcome="shown")).clauses
    to_act = at.act(of_conduct.CallClock(table=4, seat=7, event="main", player="Aino", level_minutes=20))
    at.at = 2
    assert at.refused(replace(dead, clock=to_act.number)).code == "clock-ends-otherwise"


@pytest.mark.parametrize("house", ["casino-kruh", "casino-helsinki"])
def test_a_house_that_names_no_time_to_show_has_no_such_clock(house: str) -> None:
    at = LiveEvening(house)
    refused = at.refused(of_conduct.AskToShow(table=4, seat=7, event="main", player="Aino"))
    assert refused.code == "no-seconds-to-show"
    assert refused.clauses, "it says why: a hand that is not shown wins nothing"


def test_pokerstars_live_shortens_a_clock_with_a_reason() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 100_000)
    called = of_conduct.CallClock(table=1, seat=1, seconds=20, asked_by="Boris", why="stalls")
    away = at.refused(called)
    assert (away.code, "PF-4.2" in away.clauses or "CK-T.12" in away.clauses) == ("clock-caller-away", True)
    at.sit("Boris", 1, 2, 100_000)
    at.act(called)
    clock = at.state.kept(ClockOnSeat)[0]
    assert (clock.until_ms - clock.since_ms, clock.asked_by) == (20_000, "Boris")


@pytest.mark.clause("CH-1.38", "CH-1.61", "PF-5.5.1")
def test_a_hand_looked_at_says_whose_who_asked_and_what_was_seen() -> None:
    at = LiveEvening(tables=(NL,))
    look = of_conduct.LookAtHand(
        player="Aino",
        table=1,
        hand=12,
        seen="two black aces",
        asked_by="Bo",
        is_set_aside=True,
        why="soft play?",
    )
    done = at.act(look)
    assert {"CH-1.38", "CH-1.61"} <= set(done.clauses)
    (seen,) = at.state.kept(HandLookedAt)
    assert (seen.player, seen.asked_by, seen.seen, seen.is_set_aside) == (
        "Aino",
        "Bo",
        "two black aces",
        True,
    )


@pytest.mark.clause("CK-H.18")
def test_kruh_runs_cards_out_at_cash_tables_alone_and_as_an_exception() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    shown = of_conduct.RunOutCards(table=1, hand=4, shown="As Kd", asked_by="Adam", why="a birthday")
    refused = at.refused(
        of_conduct.RunOutCards(table=9, hand=4, shown="As", event="Sunday", why="a birthday")
    )
    assert (refused.code, refused.clauses) == ("no-run-out", ("CK-H.18",))
    assert at.refused(of_conduct.RunOutCards(table=1, hand=4, shown="As")).code == "reason-missing"
    assert "CK-H.18" in at.act(shown).clauses
    assert at.state.kept(CardsRunOut)[0].shown == "As Kd"


@pytest.mark.clause("CH-8.27")
def test_an_agreement_holds_once_all_have_signed() -> None:
    at = LiveEvening(tables=(PL,))
    agreed = at.act(
        of_conduct.NoteAgreement(
            players=("Aino", "Bo"), what="halves", event="Sunday", told_to_media="no sums"
        )
    )
    sign = of_conduct.SignAgreement(agreement=agreed.number, player="Aino")
    at.act(sign)
    assert at.refused(sign).code == "signed-already"
    stranger = of_conduct.SignAgreement(agreement=agreed.number, player="Carl")
    assert at.refused(stranger).code == "not-of-the-agreement"
    assert not at.state.kept(PlayersAgreement)[0].closed_ms
    at.act(of_conduct.SignAgreement(agreement=agreed.number, player="Bo"))
    assert at.state.kept(PlayersAgreement)[0].closed_ms == at.now_ms
    assert at.refused(of_conduct.NoteAgreement(players=("Aino",), what="x")).code == "one-player"
