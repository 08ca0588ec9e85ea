"""What houses leave to staff is asked of staff: whether a deal is paid by, and which place a removed player has."""

from typing import Any

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.play.prize_deal_events import DealAgreed, DealWaits, DealWithdrawn
from cardroom.tournament.play.tournament_commands import (
    AgreeToDeal,
    DecideDeal,
    PassTournamentTime,
    ProposeDeal,
    RefuseDeal,
    RemovePlayer,
)
from tests.tournament.playing import HOUSES, World
from tests.tournament.test_deals import deals, stacks_of, three_left

WHY = ("Kari", "as the house has it")


def by_staff(name: str) -> bool:
    rules = house(name).prize_deals
    return rules is not None and rules.paid_by.value == "deal_or_ladder_as_staff_decide"


def all_agree(name: str, **changes: Any) -> Any:
    world = three_left(name, **changes)
    world.pays_deals = False
    one, other, third = stacks_of(world)
    world.decide(ProposeDeal(third, "icm"))
    world.decide(AgreeToDeal(one))
    world.decide(AgreeToDeal(other))
    return world


def refused(world: Any, command: Any) -> Refused:
    before = world.tournament.dump()
    with pytest.raises(Refused) as found:
        world.decide(command)
    assert world.tournament.dump() == before
    return found.value


@pytest.mark.clause("CK-T.33", "CH-8.27", "PF-1.5")
@pytest.mark.parametrize("name", HOUSES)
def test_a_deal_that_all_agree_to_is_paid_at_once_or_when_staff_say_so(name: str) -> None:
    world = all_agree(name)
    assert world.tournament.is_over is not by_staff(name)
    if not by_staff(name):
        assert refused(world, DecideDeal(*WHY, True)).code == "no-deal-open"
        return
    rules = house(name).prize_deals
    assert rules is not None and world.told(DealWaits)[-1].clauses == rules.paid_by.clauses
    assert deals(world) == {} and not world.tables[1].ready_to_deal(world.now_ms), (
        "all tables stand meanwhile"
    )
    world.now_ms += 3_600_000
    world.decide(PassTournamentTime())
    assert not world.told(DealWithdrawn), "staff have their time"
    assert refused(world, DecideDeal("Kari", " ", True)).code == "no-reason"
    world.decide(DecideDeal(*WHY, True))
    assert world.tournament.is_over and sum(deals(world).values()) == 10_000


@pytest.mark.clause("CH-8.27", "CK-T.33")
@pytest.mark.parametrize("name", [name for name in HOUSES if by_staff(name)])
def test_staff_may_pay_the_prizes_as_announced_and_a_player_may_still_refuse(name: str) -> None:
    world = all_agree(name)
    world.decide(DecideDeal(*WHY, False))
    assert world.told(DealWithdrawn)[-1].why == "by_staff" and not world.told(DealAgreed)
    assert deals(world) == {} and world.tables[1].ready_to_deal(world.now_ms), "play goes on"
    again = all_agree(name)
    again.decide(RefuseDeal(next(iter(stacks_of(again)))))
    assert again.told(DealWithdrawn)[-1].why == "refused"
    assert refused(again, DecideDeal(*WHY, True)).code == "no-deal-open"


@pytest.mark.clause("PF-1.5")
@pytest.mark.parametrize("name", HOUSES)
def test_where_the_law_forbids_deals_a_house_that_asks_for_it_makes_none(name: str) -> None:
    world = three_left(name, deals="forbidden_by_law")
    third = list(stacks_of(world))[-1]
    rules = house(name).prize_deals
    assert rules is not None
    if rules.allowed.value == "where_law_permits":
        why = refused(world, ProposeDeal(third, "icm"))
        assert why.code == "no-deals-here" and why.clauses == rules.allowed.clauses
    else:
        world.decide(ProposeDeal(third, "icm"))


@pytest.mark.clause("CO-45a", "CK-T.26", "PF-6.9.5", "CH-8.51")
@pytest.mark.parametrize("name", HOUSES)
def test_staff_leave_a_removed_player_no_place_where_the_house_leaves_it_to_them(name: str) -> None:
    def placed(place: str) -> World:
        world = three_left(name)
        gone = next(iter(stacks_of(world)))
        world.decide(RemovePlayer(*WHY, gone, place))  # type: ignore[arg-type]  # a word of the command's own
        while not world.tournament.is_over:
            one, other = stacks_of(world)
            world.knock_out(other, one)
        return world

    rules = house(name).removals
    assert rules is not None
    world = placed("of_the_moment")
    assert [one.place for one in world.finished[-3:]] == [3, 2, 1]
    if rules.removed_place.value == "place_of_the_moment":
        world = three_left(name)
        why = refused(world, RemovePlayer(*WHY, next(iter(stacks_of(world))), "none"))
        assert why.code == "place-of-the-moment" and why.clauses == rules.removed_place.clauses
        return
    world = placed("none")
    assert [one.place for one in world.finished[-2:]] == [2, 1], "two have places, and those below have risen"
    assert sum(one.prize for one in world.finished) <= 10_000
