"""Chips bought during play: by who has few left, the add-on behind the last hand with rebuys, and entering again."""

import pytest

from cardroom.rules import Refused
from cardroom.table.model.economy import Hold
from cardroom.table.values.message import TableMessage
from cardroom.tournament.play.tournament_commands import (
    DeclineChips,
    PassTournamentTime,
    Rebuy,
    Register,
    RemovePlayer,
    TakeAddOn,
)
from cardroom.tournament.play.tournament_events import (
    ChipsBought,
    ChipsOffered,
    LevelBegan,
    PrizesSettled,
)
from cardroom.tournament.table_messages import AddChips, ChipsAdded, HandOver
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.tournament.playing import SitAndGo, World, begun, terms

MINUTE_MS = 60_000


def stack_of(world: World, player: str) -> int:
    """The chips on the player's seat."""
    seat = world.tables[world.table_of(player)].seat_of(player)
    assert seat is not None
    return seat.stack


@pytest.mark.clause("CH-8.14", "CH-8.15", "CO-TT.10")
@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki"])
def test_who_has_few_chips_buys_more_which_come_behind_the_hand(name: str) -> None:
    stack = terms(name).stack
    world = begun(name, 4, rebuys=Rebuys(chips=stack, price=300, until_level=1, most=1, up_to=stack))
    world.deal(1)
    one = world.players_at(1)[0]
    world.decide(Rebuy(one))
    assert world.told(ChipsBought)[-1].chips == stack and stack_of(world, one) <= stack, "not during the hand"
    world.fold_out(1)
    state = world.tournament.state
    assert stack < stack_of(world, one) == state.tables[1].players[one]
    assert (state.issued, state.carried) == (5 * stack, 0) and world.tournament.prize_pool() == 10_300
    before = world.tournament.dump()
    with pytest.raises(Refused) as refused:
        world.decide(Rebuy(one))
    assert (
        refused.value.code == "too-many-chips" and refused.value.clauses and world.tournament.dump() == before
    )


@pytest.mark.clause("CH-8.15")
def test_no_more_rebuys_than_the_limit() -> None:
    world = begun(
        "casino-helsinki", 4, rebuys=Rebuys(chips=10, price=300, until_level=1, most=1, up_to=10_000_000)
    )
    one = world.players_at(1)[0]
    world.decide(Rebuy(one))
    with pytest.raises(Refused) as refused:
        world.decide(Rebuy(one))
    assert refused.value.code == "no-more-rebuys" and refused.value.clauses
    with pytest.raises(Refused) as refused:
        world.decide(Rebuy("Z"))
    assert refused.value.code == "not-in-it"


def with_add_on(name: str = "casino-helsinki") -> SitAndGo:
    """Four players, rebuys of 500 on the first level, then an add-on of 1,000 for 5.00; levels of ten minutes."""
    return begun(
        name,
        4,
        level_ms=10 * MINUTE_MS,
        rebuys=Rebuys(500, 300, 1),
        add_on=AddOn(1_000, 500, decide_seconds=60),
    )


def test_nobody_waits_for_the_answer_of_who_is_sent_out_while_the_add_on_is_offered() -> None:
    world = with_add_on()
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    one, other, third, fourth = world.players_at(1)
    for player in (one, other, third):
        world.decide(DeclineChips(player))
    assert world.tournament.state.asked == {fourth} and world.tournament.state.add_ons == "on"
    world.decide(RemovePlayer("boss", "abuse", fourth))
    assert not world.tournament.state.asked and world.tables[1].ready_to_deal(world.now_ms)


@pytest.mark.clause("CH-8.17", "CH-8.16")
def test_the_add_on_comes_behind_the_last_hand_with_rebuys_and_a_rebuy_before_it() -> None:
    world = with_add_on()
    one, other, third, fourth = world.players_at(1)
    with pytest.raises(Refused) as refused:
        world.decide(TakeAddOn(one))
    assert refused.value.code == "no-add-on" and refused.value.clauses
    holes = {one: "QhQd", other: "AhAd", third: "2c7d", fourth: "2d7s"}
    world.now_ms = 10 * MINUTE_MS - 1_000
    world.deal(1, world.deck_for(holes, "5s9cTsJh4s", 1))
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert world.told(LevelBegan)[-1].level == 2, "the level with rebuys ends during the hand"
    world.play_knock_out(1, one, other)
    assert [(offer.player, offer.kind) for offer in world.told(ChipsOffered)] == [(one, "rebuy")], (
        "by its last hand"
    )
    with pytest.raises(Refused) as refused:
        world.decide(TakeAddOn(one))
    assert refused.value.code == "rebuy-first"
    world.decide(Rebuy(one))
    offered = world.told(ChipsOffered)[-1]
    assert (offered.player, offered.kind, offered.chips, offered.price) == ("", "add_on", 1_000, 500)
    assert isinstance(world.tables[1].next_hand(world.now_ms), Hold), "all stand meanwhile"
    for player in (one, other):
        world.decide(TakeAddOn(player))
    assert stack_of(world, one) == 1_500
    before = world.tournament.dump()
    with pytest.raises(Refused) as refused:
        world.decide(TakeAddOn(one))
    assert refused.value.code == "add-on-taken" and world.tournament.dump() == before
    world.decide(DeclineChips(third))
    assert world.tournament.due_ms() == offered.until_ms == world.now_ms + MINUTE_MS
    world.now_ms = offered.until_ms
    world.decide(PassTournamentTime())
    assert world.tables[1].ready_to_deal(world.now_ms), "who has not answered takes none"
    assert world.tournament.state.levels_ms[2] == 21 * MINUTE_MS, "the clock stood for a minute"
    with pytest.raises(Refused) as refused:
        world.decide(TakeAddOn(fourth))
    assert refused.value.code == "no-add-on" and world.tournament.prize_pool() == 10_000 + 300 + 2 * 500


@pytest.mark.clause("CH-8.17")
def test_play_goes_on_as_soon_as_all_have_answered() -> None:
    world = with_add_on("casinohuone")
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    for player in world.players_at(1):
        assert not world.tables[1].ready_to_deal(world.now_ms)
        world.decide(TakeAddOn(player))
    assert world.tables[1].ready_to_deal(world.now_ms)
    assert world.tournament.state.issued == 4 * (world.terms.stack + 1_000)


def test_prizes_stand_with_the_end_of_the_last_hand_in_which_chips_could_be_bought() -> None:
    rebuys = Rebuys(500, 300, until_level=1)
    world = World(terms("casinohuone", seats=3, level_ms=10 * MINUTE_MS, rebuys=rebuys)).started(6)
    world.now_ms = 10 * MINUTE_MS - 1_000
    world.deal(1)
    world.deal(2)
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    world.fold_out(1)
    assert not world.told(PrizesSettled), "at the other table a hand of the rebuy period is still played"
    world.fold_out(2)
    assert len(world.told(PrizesSettled)) == 1


def test_bought_chips_that_miss_a_player_who_has_moved_follow() -> None:
    """The tournament sends chips to a table that the player has been lifted from meanwhile."""
    stack = terms("casinohuone").stack
    world = World(terms("casinohuone", seats=3, rebuys=Rebuys(stack, 300, 1, up_to=stack))).started(6)
    one = world.players_at(1)[0]
    tournament = world.tournament
    bought = tournament.decide(Rebuy(one), 0, 1)
    order = next(to.order for to in bought.orders if isinstance(to.order, AddChips))
    tables = tournament.state.tables
    tables[2].players[one] = tables[1].players.pop(one)  # as if it sat there now
    assert world.tables[1].decide(order, 0).messages == [ChipsAdded(1, order.order, one)]
    there = world.tables[2].decide(AddChips(order.order, one, stack), 0).messages
    again = tournament.decide(there[0], 0, 2)
    assert [(to.table, type(to.order)) for to in again.orders] == [(2, AddChips)]


def test_chips_bought_in_the_moment_of_a_bust_keep_the_player_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order to add is on its way while the hand costs its player everything."""
    stack = terms("casinohuone").stack
    world = begun("casinohuone", 4, rebuys=Rebuys(stack, 300, 1, up_to=stack))
    one, other = world.players_at(1)[:2]
    holes = {one: "QhQd", other: "AhAd"} | dict(zip(world.players_at(1)[2:], ("2c7d", "2d7s"), strict=True))
    world.deal(1, world.deck_for(holes, "5s9cTsJh4s", 1))
    bought = world.tournament.decide(Rebuy(one), 0, 1)
    reports: list[TableMessage] = []
    monkeypatch.setattr(world, "hear", reports.extend)
    world.play_knock_out(1, one, other)
    monkeypatch.undo()
    assert any(isinstance(report, HandOver) and report.busts for report in reports)
    for report in reports:
        world.decide(report)
    assert not world.tournament.state.offers and world.tournament.state.left == 4
    for to in bought.orders:
        world.hear(world.tables[1].decide(to.order, 0).messages)
    assert stack_of(world, one) == stack == world.tournament.state.tables[1].players[one]
    assert world.tables[1].ready_to_deal(0)


@pytest.mark.clause("CO-32c", "CH-8.12", "PF-2.1.1")
@pytest.mark.parametrize(
    "name", ["casinohuone", "casino-helsinki", "pokerstars-live-fi", "pokerstars-live-no"]
)
def test_a_bust_stays_one_when_its_player_enters_again_before_places_are_certain(name: str) -> None:
    world = World(terms(name, seats=3, late_levels=1, re_entries=1)).started(6)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    state = world.tournament.state
    world.decide(Register(one, 0))
    went = [gone for group in (state.gone, *state.early) for gone in group]
    assert [(gone.bust.player, gone.entered_again) for gone in went] == [(one, True)]
    assert (state.left, state.unplaced, state.entries) == (6, 6, 7) and world.finished == []
