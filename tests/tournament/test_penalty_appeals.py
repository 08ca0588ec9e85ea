"""Appeals against penalties of tournaments: each is of one penalty, and nobody judges the own penalty alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardroom.floor.conduct.penalty import Penalty
from cardroom.rules import Refused
from cardroom.tournament.play.tournament_commands import (
    AppealPlayersPenalty,
    DecidePlayersAppeal,
    EndPlayersPenalty,
    PenalisePlayer,
)
from cardroom.tournament.play.tournament_events import PlayersPenaltyEnded
from tests.tournament.live.hall import Hall

OFFENCE: dict[str, Any] = {"offence": "talk"}


def hall() -> Hall:
    return Hall("pokerstars-live-fi").started(6)


def penalise(found: Hall, id: str = "pen", by: str = "Kai", **told: Any) -> None:
    found.ask(PenalisePlayer(by, "loud", "p0", id, "missed_hands", 4, **(OFFENCE | told)))


def penalty_of(found: Hall, id: str = "pen") -> Penalty:
    penalty = found.tournament.state.entrants["p0"].penalties.find(id)
    assert penalty is not None
    return penalty


def appeal(id: str = "pen") -> AppealPlayersPenalty:
    return AppealPlayersPenalty("Kai", "it was the neighbour", "p0", id, "a friend")


def decide(by: str, outcome: Any = "stands", beside: str = "", is_final: bool = False) -> DecidePlayersAppeal:
    return DecidePlayersAppeal(by, "the film shows it", "p0", "pen", outcome, is_final, beside)


def test_an_appeal_is_of_its_penalty_which_tells_what_came_of_it() -> None:
    found = hall()
    penalise(found)
    penalise(found, "other")
    assert found.refused(decide("Rita")).code == "no-open-appeal"
    found.ask(appeal())
    [taken] = penalty_of(found).appeals
    assert (taken.what, taken.by, taken.said_by, taken.outcome) == (
        "it was the neighbour",
        "Kai",
        "a friend",
        "",
    )
    assert penalty_of(found, "other").appeals == ()
    assert found.refused(appeal()).code == "appeal-open"
    assert found.refused(appeal("none")).code == "no-such-penalty"
    found.ask(decide("Rita", "sent_up"))
    found.ask(appeal())
    found.ask(decide("Rita", is_final=True))
    first, second = penalty_of(found).appeals
    assert (first.outcome, second.outcome, second.decided_by, second.why) == (
        "sent_up", "stands", "Rita", "the film shows it",
    )  # fmt: skip
    assert penalty_of(found).left == 4 and found.refused(appeal()).code == "appeal-is-final"
    assert found.tournament.state.entrants["p0"].penalties.left == 8


def test_a_penalty_that_is_lifted_ends_and_does_not_count() -> None:
    found = hall()
    penalise(found)
    table = found.floor.table_of("p0")
    assert table.seats[table.seat_of("p0")].penalty_hands == 4
    found.ask(appeal())
    found.ask(decide("Rita", "lifted"))
    penalty = penalty_of(found)
    assert (penalty.left, penalty.void, penalty.appeals[-1].outcome) == (0, True, "lifted")
    assert table.seats[table.seat_of("p0")].penalty_hands == 0
    assert found.tournament.state.entrants["p0"].penalties.times("talk") == 0
    [ended] = [one for one in found.events if isinstance(one, PlayersPenaltyEnded)]
    assert ended.in_error and ended.reason == "the film shows it"
    assert found.refused(appeal()).code == "penalty-lifted"


@pytest.mark.parametrize("told", [OFFENCE, {"offence": ""}])
def test_who_gave_a_penalty_does_not_decide_on_it_alone(told: dict[str, Any]) -> None:
    found = hall()
    penalise(found, **told)
    found.ask(appeal())
    for outcome in ("stands", "lifted", "dropped"):
        for beside in ("", "  ", "Kai"):
            refused = found.refused(decide("Kai", outcome, beside))
            assert refused.code == "own-penalty" and "You gave that penalty" in refused.message
    assert found.refused(decide("Kai", "sent_up", is_final=True)).code == "own-penalty"
    found.ask(decide("Kai", "sent_up"))
    found.ask(appeal())
    found.ask(decide("Kai", "stands", "Rita"))
    assert (penalty_of(found).appeals[-1].decided_by, penalty_of(found).appeals[-1].beside) == ("Kai", "Rita")


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_appealed_a_penalty_is_void_only_by_who_may_and_one_appeal_is_open_at_a_time(
    seed: int,
) -> None:
    assert appealed_at_random(seed) >= 0


def test_some_of_these_penalties_are_lifted() -> None:
    assert sum(appealed_at_random(seed) for seed in range(4)) > 0


def appealed_at_random(seed: int) -> int:
    """Appeals by chance, with the law behind each; how many penalties were lifted."""
    chance, found, in_error = Random(seed), hall(), set[str]()
    for step in range(150):
        ids = [one.id for one in found.tournament.state.entrants["p0"].penalties.penalties] or ["none"]
        which, by = chance.choice(ids), chance.choice(("Kai", "Rita"))
        act: Any = chance.choice((
            PenalisePlayer(by, "loud", "p0", f"p{step % 8}", "missed_hands", 2, offence="talk"),
            AppealPlayersPenalty("Kai", "no", "p0", which),
            DecidePlayersAppeal(by, "x", "p0", which, chance.choice(("stands", "lifted", "sent_up", "dropped")),
                                chance.random() < 0.2, chance.choice(("", "", "Rita"))),
            EndPlayersPenalty("Kai", "x", "p0", which, in_error=chance.random() < 0.2),
        ))  # fmt: skip
        try:
            found.ask(act)
        except Refused:
            continue
        if isinstance(act, EndPlayersPenalty) and act.in_error:
            in_error.add(act.penalty)
        for one in found.tournament.state.entrants["p0"].penalties.penalties:
            undecided = [row for row in one.appeals if not row.outcome]
            assert len(undecided) <= 1 and undecided == [row for row in one.appeals[-1:] if not row.outcome]
            lifted = any(row.outcome == "lifted" for row in one.appeals)
            assert one.void == (lifted or one.id in in_error)
            if isinstance(act, DecidePlayersAppeal) and act.penalty == one.id and one.void:
                assert act.outcome != "stands", "what does not count does not stand"
            for row in one.appeals:
                if row.outcome not in ("", "sent_up") or row.is_final:
                    assert one.by != row.decided_by or row.beside not in ("", row.decided_by)
            assert all(not row.is_final for row in one.appeals[:-1]), "after a final one there is none"
    return sum(one.void for one in found.tournament.state.entrants["p0"].penalties.penalties)
