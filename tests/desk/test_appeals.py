"""Appeals against penalties: each names its penalty, and the penalty tells what came of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import desk_commands as do
from cardroom.desk import people_commands as of_people
from cardroom.desk.kept_records import LivePenalty, PlayerCase, PlayerExclusion, ThingForbidden
from cardroom.desk.live_conduct import times_at_desk
from cardroom.floor.conduct.offences import Offence
from cardroom.room.live_desk.record_showing import records_of
from cardroom.rules import Refused
from cardroom.rules.decisions import PenaltyKind
from tests.desk.live_evening import NL, LiveEvening
from tests.desk.test_past_records import next_day


def fined(at: LiveEvening, kind: PenaltyKind = "time_away", offence: Offence = "talk") -> int:
    """Aino gets a penalty; its number."""
    count = 10 if kind == "time_away" else 0
    act = of_conduct.PenaliseLive(
        player="Aino", offence=offence, kind=kind, count=count, why="loud", by="Kai"
    )
    return at.act(act).number


def penalty_of(at: LiveEvening, number: int) -> LivePenalty:
    return next(one for one in at.state.kept(LivePenalty) if one.number == number)


def appeal_of(penalty: int) -> of_people.AppealPenalty:
    return of_people.AppealPenalty(penalty=penalty, what="it was Bo who spoke")


def test_an_appeal_names_its_penalty_and_the_penalty_tells_what_came_of_it() -> None:
    at = LiveEvening(tables=(NL,))
    number = fined(at)
    case = at.act(appeal_of(number)).number
    (opened,) = at.state.kept(PlayerCase)
    assert (opened.kind, opened.players, opened.penalty, opened.number) == ("appeal", ("Aino",), number, case)
    assert at.refused(appeal_of(number)).arguments["case"] == case
    assert at.refused(appeal_of(99)).code == "no-such-record"
    assert at.refused(of_people.CloseCase(case=case, result="settled", why="x")).code == "case-is-an-appeal"
    unread = of_people.DecideAppeal(case=case, outcome="stands")
    assert at.refused(unread).code == "reason-missing", "nobody has looked at anything"
    at.act(of_people.LookInto(case=case, looked_at="the film", found="it was Aino"))
    at.act(unread)
    shown = {one.kind: {field.name: field for field in one.fields} for one in records_of(at.state, str)}
    assert shown["penalty"]["appeal"].number == case and shown["penalty"]["appeal_outcome"].text == "stands"
    assert shown["case"]["penalty"].number == number and shown["case"]["result"].text == "stands"
    assert penalty_of(at, number).until_ms > at.now_ms and not penalty_of(at, number).closed_ms
    second = at.act(appeal_of(number)).number
    assert penalty_of(at, number).appeal_outcome is None, "it is open again"
    at.act(of_people.DecideAppeal(case=second, outcome="sent_up", is_final=True, why="the house decides"))
    assert at.refused(appeal_of(number)).code == "appeal-is-final"


@pytest.mark.parametrize("kind", ["time_away", "warning", "removal", "device_forbidden"])
def test_a_penalty_that_is_lifted_ends_with_all_that_came_with_it(kind: PenaltyKind) -> None:
    at = LiveEvening(tables=(NL,))
    offences: dict[str, Offence] = {"removal": "misconduct", "device_forbidden": "device"}
    offence = offences.get(kind, "talk")
    number = fined(at, kind, offence)
    assert times_at_desk(at.state, "Aino", offence) == 1
    case = at.act(appeal_of(number)).number
    lifts = of_people.DecideAppeal(case=case, outcome="lifted")
    assert at.refused(lifts).code == "reason-missing"
    at.act(of_people.DecideAppeal(case=case, outcome="lifted", why="the film shows Bo"))
    lifted = penalty_of(at, number)
    assert lifted.is_void and lifted.closed_ms and lifted.appeal_outcome == "lifted"
    assert times_at_desk(at.state, "Aino", offence) == 0
    with_it = [*at.state.kept(PlayerExclusion), *at.state.kept(ThingForbidden)]
    assert len(with_it) == (kind in ("removal", "device_forbidden")) and all(one.closed_ms for one in with_it)
    assert at.refused(appeal_of(number)).code == "penalty-lifted"
    next_day(at)
    assert times_at_desk(at.state, "Aino", offence) == 0, "nor does it count on later evenings"


def test_who_gave_a_penalty_does_not_decide_on_its_appeal_alone() -> None:
    at = LiveEvening(tables=(NL,))
    number = fined(at)
    case = at.act(appeal_of(number)).number
    alone = of_people.DecideAppeal(case=case, outcome="stands", why="I saw it", by="Kai")
    for beside in ("", " ", "Kai"):
        assert at.refused(replace(alone, beside=beside)).code == "own-penalty"
    for_good = replace(alone, outcome="sent_up", is_final=True)
    assert at.refused(for_good).code == "own-penalty", "nobody would decide above"
    at.act(replace(alone, outcome="sent_up"))
    second = at.act(appeal_of(number)).number
    at.act(replace(alone, case=second, beside="Rita"))
    assert penalty_of(at, number).appeal_outcome == "stands"


def test_a_penalty_is_there_until_its_appeal_is_decided_also_on_later_evenings() -> None:
    at = LiveEvening(tables=(NL,))
    number = fined(at, "warning")
    case = at.act(appeal_of(number)).number
    next_day(at)
    assert penalty_of(at, number).appeal == case
    at.act(of_people.DecideAppeal(case=case, outcome="lifted", why="the film shows Bo"))
    assert penalty_of(at, number).is_void
    next_day(at)
    assert not at.state.kept(LivePenalty) and times_at_desk(at.state, "Aino", "talk") == 0


@pytest.mark.parametrize("seed", range(40))
def test_counts_are_those_of_penalties_that_stand_whatever_is_appealed_and_taken_back(seed: int) -> None:
    chance, at = random.Random(seed), LiveEvening(tables=(NL,))
    lifted = 0
    for _ in range(150):
        fines = [one.number for one in at.state.kept(LivePenalty)] or [1]
        opened = [one.number for one in at.state.kept(PlayerCase) if not one.closed_ms] or [1]
        number, case = chance.choice(fines), chance.choice(opened)
        why: dict[str, Any] = {"why": "x", "by": "Kai"}
        act: do.AnyDeskCommand = chance.choice((
            of_conduct.PenaliseLive(player="Aino", offence="talk", kind="warning", **why),
            of_conduct.PenaliseLive(player="Aino", offence="talk", kind="time_away", count=5, **why),
            of_people.AppealPenalty(penalty=number, what="no", by="Kai"),
            of_people.DecideAppeal(
                case=case, outcome=chance.choice(("stands", "lifted", "dropped")), why="x",
                by=chance.choice(("Kai", "Rita")), beside=chance.choice(("", "Rita")),
            ),
            of_conduct.EndLivePenalty(penalty=number, **why),
            do.TakeBackAct(act=max(1, at.state.number - chance.randint(0, 5)), **why),
        ))  # fmt: skip
        try:
            at.act(act)
        except Refused:
            continue
        penalties = at.state.kept(LivePenalty)
        cases = {one.number: one for one in at.state.kept(PlayerCase)}
        lifted += isinstance(act, of_people.DecideAppeal) and act.outcome == "lifted"
        assert times_at_desk(at.state, "Aino", "talk") == sum(not one.is_void for one in penalties)
        if isinstance(act, of_people.DecideAppeal):
            assert act.by == "Rita" or act.beside == "Rita", "nobody judges the own penalty alone"
        for one in penalties:
            assert one.is_void == (one.appeal_outcome == "lifted") and (one.closed_ms or not one.is_void)
            if one.appeal:
                own = cases[one.appeal]
                assert (own.penalty, own.result) == (one.number, one.appeal_outcome)
        open_cases = [one.penalty for one in cases.values() if not one.closed_ms]
        assert len(set(open_cases)) == len(open_cases), "one appeal at a time"
    assert lifted, "some were lifted"
