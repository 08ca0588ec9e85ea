"""No value of a decision does the same as another: any two make a difference to what is told, paid or allowed.

A world is a play by chance, or a case by hand, of which every event, amount and right is written down without the
clauses it rests on. ``shown.toml`` names for each decision the worlds that tell its values apart; `searching` finds
them.
"""

import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from cardroom.floor.model.grounds import Grounds
from cardroom.rules.decisions.decision import Decision
from tests.decisions.elsewhere import ELSEWHERE
from tests.decisions.plays import PLAYS
from tests.decisions.searching import Pair, alike, differing, kept, pairs, search
from tests.decisions.switching import choices, own_value, switched, watched

ROOT = Path(__file__).parents[2]
WORLDS = kept()
SLOW = {point for point in choices() if any(PLAYS[one.split()[0]].is_slow for one in WORLDS.get(point, ()))}
DAILY = sorted(SLOW)[::8]
"""Of those that whole tournaments show, the ones that are shown every day."""


def named(point: str, two: Pair) -> str:
    return f"{point}: {two[0]}, {two[1]}"


def told_apart(point: str) -> set[Pair]:
    """The pairs of values that its worlds tell apart; where they do no more, others are looked for."""
    wanted = {two for two in pairs(point) if named(point, two) not in ELSEWHERE}
    worlds = WORLDS.get(point, [])
    left = wanted.difference(*[differing(point, one) for one in worlds])
    if left:
        open_ = {point: left}
        search(chain.from_iterable(map(alike, worlds)), open_, {})
        left = open_.get(point, set())
    return wanted - left


def check(point: str) -> None:
    for two in pairs(point) - told_apart(point):
        why = "wire the value, take it out, or find a world: python -m tests.decisions.searching"
        assert named(point, two) in ELSEWHERE, f"{named(point, two)} do the same; {why}"


@pytest.mark.parametrize("point", sorted(choices().keys() - SLOW))
def test_any_two_values_of_a_decision_make_a_difference(point: str) -> None:
    check(point)


@pytest.mark.parametrize("point", DAILY)
def test_any_two_values_make_a_difference_to_a_tournament(point: str) -> None:
    check(point)


@pytest.mark.exhaustive
@pytest.mark.parametrize("point", sorted(SLOW - set(DAILY)))
def test_any_two_values_of_the_others_make_a_difference_to_a_tournament(point: str) -> None:
    check(point)


@pytest.mark.parametrize("place", sorted(chain.from_iterable(ELSEWHERE.values())))
def test_what_is_shown_elsewhere_is_shown_by_a_test_there_is(place: str) -> None:
    path, _, name = place.partition("::")
    assert re.search(rf"^(async )?def {name}\(", (ROOT / path).read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("pair", ELSEWHERE)
def test_what_is_shown_elsewhere_is_a_pair_of_values_that_no_world_shows(pair: str) -> None:
    point = pair.partition(":")[0]
    assert pair in {named(point, two) for two in pairs(point)}
    shown = {named(point, two) for one in WORLDS.get(point, ()) for two in differing(point, one)}
    assert pair not in shown, "a world shows it: nothing else is needed"


def test_a_world_is_the_same_twice_and_a_citation_is_no_difference() -> None:
    for name, house, seed in PLAYED:
        own: Any = own_value(watched(house), "betting.lone_player")
        twice = [PLAYS[name].tell(switched(house, "betting.lone_player", own), seed) for _ in range(2)]
        assert twice[0] == twice[1] == PLAYS[name].tell(watched(house), seed), name
        assert b"clauses" not in repr(twice).encode()


PLAYED = [
    ("seated", "casinohuone", "3"),
    ("betted", "casino-kruh", "5"),
    ("ruled", "casino-helsinki", "joker.1"),
]


def test_a_planted_fault_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """No ruling goes by when a player must be present: each house has the first card."""
    check(point := "live_hands.present_at")
    use = Grounds.use

    def planted(grounds: Grounds, decision: Decision[Any]) -> Any:
        value = use(grounds, decision)
        return "first_card" if value in ("own_first_card", "last_card") else value

    monkeypatch.setattr(Grounds, "use", planted)
    with pytest.raises(AssertionError, match="do the same"):
        check(point)
