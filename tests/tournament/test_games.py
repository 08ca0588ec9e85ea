"""Tournaments of any game: Open Face and its points, Sviten, mixes, each from the start to its winner."""

import pytest
from msgspec.structs import replace

from cardroom.bots.tournament import BotTournament
from cardroom.rules import Refused, house
from cardroom.table import commands
from cardroom.table.stakes import Stakes
from cardroom.tournament.opening import check_terms
from cardroom.tournament.play.commands import ChangeLevel, ChangeLevels
from tests.tournament.playing import World, terms
from tests.tournament.test_laws import check_end, check_step

POINTS = tuple([Stakes(point=5 * 2**step, level=step + 1) for step in range(10)])
EVERYTHING = tuple([
    Stakes(
        small_blind=5 * 2**step, big_blind=10 * 2**step, ante=2 * 2**step, bring_in=3 * 2**step,
        small_bet=10 * 2**step, big_bet=20 * 2**step, level=step + 1,
    )
    for step in range(12)
])  # fmt: skip
"""Levels that any game but Open Face opens with."""


@pytest.mark.clause("CH-6.OFC.15", "CH-6.OFC.16")
def test_open_face_is_played_at_tables_of_three_to_five_for_points_that_rise() -> None:
    game = terms("casino-helsinki", game="open-face", levels=POINTS, stack=200, level_hands=4, seats=5)
    for seats in (2, 6):
        with pytest.raises(Refused) as refused:
            check_terms(house("casino-helsinki"), replace(game, seats=seats))
        assert refused.value.code == "wrong-number-of-players"
    world = World(game).started(10)
    stacks = [seat.stack for table in world.tables.values() for seat in table.seats.values()]
    assert world.sizes == [5, 5] and stacks == [200] * 10
    world.deal(1)
    hand = world.tables[1].hand
    assert hand is not None and len(hand.players) == 4 and hand.placing.passed_over, "of five the button sits out"
    tournament = BotTournament(game, house("casino-helsinki"), 13, 1, on_step=check_step)
    tournament.begin()
    tournament.play()
    check_end(tournament)
    assert [stakes.point for _, stakes in tournament.levels][:4] == [5, 10, 20, 40]


@pytest.mark.clause("CH-6.OFC.16")
def test_the_value_of_a_point_may_be_changed_within_a_level_and_holds_from_the_next_hand() -> None:
    game = terms("casino-helsinki", game="open-face", levels=POINTS, stack=200, level_hands=40, seats=5)
    world = World(game).started(4)
    world.decide(ChangeLevels("S", "time", (POINTS[0], Stakes(point=50, level=2), *POINTS[4:])))
    world.deal(1)
    world.decide(ChangeLevel("S", "time", 2))
    assert world.tables[1]._state.stakes.point == 5, "the running hand keeps its value"
    stakes = world.tables[1].next_hand(0)
    assert isinstance(stakes, Stakes) and stakes.point == 5
    world.table_decides(1, commands.VoidHand("a fault"))
    world.deal(1)
    assert world.tables[1]._state.stakes.point == 5, "also dealt anew"
    other = World(game).started(4)
    other.decide(ChangeLevels("S", "time", (POINTS[0], Stakes(point=50, level=2), *POINTS[4:])))
    other.decide(ChangeLevel("S", "time", 2))
    stakes = other.tables[1].next_hand(0)
    assert isinstance(stakes, Stakes) and stakes.point == 50, "in the middle of a level"


@pytest.mark.clause("CH-6.SVI.11")
def test_sviten_comes_to_its_final_table_of_seven() -> None:
    offer = "sviten-pl"
    tournament = BotTournament(
        terms("casino-helsinki", game=offer, levels=EVERYTHING, stack=400, level_hands=5, seats=6),
        house("casino-helsinki"), 15, 2, on_step=check_step,
    )  # fmt: skip
    tournament.begin()
    tournament.play()
    check_end(tournament)


@pytest.mark.parametrize("name", ["casino-helsinki", "pokerstars-live-fi", "casino-kruh", "casinohuone"])
def test_every_game_and_mix_that_a_house_offers_comes_to_one_winner(name: str) -> None:
    book = house(name)
    played = 0
    for number, game in enumerate(sorted(book.games)):
        levels = POINTS if book.games[game].deal == "open-face" else EVERYTHING
        changes = {"game": game, "levels": levels, "stack": 300, "level_hands": 3, "seats": 4}
        tournament = BotTournament(terms(name, **changes), book, 6, number, on_step=check_step)
        tournament.begin()
        tournament.play()
        check_end(tournament)
        played += 1
    assert played == len(book.games)
