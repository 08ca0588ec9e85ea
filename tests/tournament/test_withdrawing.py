"""Withdrawing from a tournament: until when, what comes back, and where nobody may."""

from typing import Any

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.play.tournament_commands import (
    ChangeStart,
    PassTournamentTime,
    Register,
    Unregister,
)
from cardroom.tournament.results import Paid
from cardroom.tournament.structures.structure_files import (
    StructureFaults,
    load_structure,
    structure_text,
)
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tournament_terms import NOBODY_WITHDRAWS
from tests.tournament.playing import HOUSES, World, terms

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
STRUCTURE = 'name = "Evening"\nstack = 1000\nlevels = [{ big_blind = 20, small_blind = 10 }]\n'


def entered(name: str = "casinohuone", **changes: Any) -> World:
    world = World(terms(name, **({"starts_ms": HOUR_MS, "fee": 100} | changes)))
    for lot, player in enumerate("ABC"):
        world.decide(Register(player, lot))
    return world


def refused(world: World, player: str) -> Refused:
    """What comes back to who withdraws now: a refusal, and nothing has changed."""
    before = world.tournament.dump()
    with pytest.raises(Refused) as found:
        world.decide(Unregister(player))
    assert world.tournament.dump() == before
    return found.value


@pytest.mark.clause("CO-33a", "CO-36")
def test_who_has_entered_withdraws_until_a_few_minutes_before_the_start_and_not_later() -> None:
    world = entered(withdrawal_seconds=300)
    assert world.tournament.withdraws_until_ms == 55 * MINUTE_MS
    world.now_ms = 55 * MINUTE_MS - 1
    world.decide(Unregister("A"))
    assert [(one.player, one.cents) for one in world.money if isinstance(one, Paid)] == [("A", 1_100)]
    world.now_ms += 1
    late = refused(world, "B")
    assert late.code == "withdrawal-over" and late.arguments["seconds"] == 300
    assert {"CO-33a", "CO-36"} <= set(late.clauses), "nothing is paid back when the period has ended"
    world.now_ms = HOUR_MS
    world.decide(PassTournamentTime())
    begun = refused(world, "B")
    assert begun.code == "begun-already" and "CO-36" in begun.clauses, "or when it has begun"


@pytest.mark.clause("CO-33a", "CO-34a")
def test_the_deadline_is_each_tournament_s_own_and_goes_with_its_start() -> None:
    assert [entered(withdrawal_seconds=own).tournament.withdraws_until_ms for own in (0, 60, 3_000)] == [
        None, 59 * MINUTE_MS, 10 * MINUTE_MS,
    ]  # fmt: skip
    world = entered(withdrawal_seconds=300)
    world.decide(ChangeStart("boss", "the room opens late", 2 * HOUR_MS))
    world.now_ms = HOUR_MS
    world.decide(Unregister("A"))
    world.now_ms = 2 * HOUR_MS - 300_000
    assert refused(world, "B").code == "withdrawal-over"


@pytest.mark.clause("CO-34a")
def test_some_tournaments_let_nobody_withdraw() -> None:
    world = entered(withdrawal_seconds=NOBODY_WITHDRAWS)
    never = refused(world, "A")
    assert never.code == "no-withdrawal" and "CO-34a" in never.clauses
    assert refused(world, "Z").code == "not-registered"


def test_what_begins_when_its_seats_are_taken_is_withdrawn_from_until_then() -> None:
    world = entered(starts_ms=None, withdrawal_seconds=300, players=4, most=4)
    world.now_ms = 9 * HOUR_MS
    world.decide(Unregister("A"))
    assert world.tournament.withdraws_until_ms is None and world.tournament.state.entries == 2


@pytest.mark.parametrize("name", HOUSES)
def test_a_structure_takes_the_house_s_deadline_or_has_its_own(name: str) -> None:
    book = house(name)
    assert book.course is not None
    found = [
        terms_of(load_structure(STRUCTURE + own), book, "m").withdrawal_seconds
        for own in ("", "withdrawal = { seconds_before = 90 }\n", "withdrawal = { allowed = false }\n")
    ]
    assert found == [300 if name == "casinohuone" else 0, 90, NOBODY_WITHDRAWS]
    assert book.course.withdrawal_seconds.value == found[0]
    again = load_structure(STRUCTURE + "withdrawal = { seconds_before = 90 }\n")
    assert load_structure(structure_text(again)) == again


def test_a_deadline_where_nobody_withdraws_is_a_fault() -> None:
    with pytest.raises(StructureFaults) as faults:
        load_structure(STRUCTURE + "withdrawal = { allowed = false, seconds_before = 90 }\n")
    assert [fault.entry for fault in faults.value.faults] == ["withdrawal.seconds_before"]
