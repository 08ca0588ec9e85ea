"""Tournaments of any game: Open Face and its points, Sviten, mixes, each from the start to its winner."""

import itertools
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused, house
from cardroom.table.model import commands
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play import tournament
from cardroom.tournament.play.command_handlers import HANDLERS
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_commands import ChangeLevel, ChangeLevels
from cardroom.tournament.table_messages import HandOver
from cardroom.tournament.tables.tournament_table import check_terms
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
    assert hand is not None and len(hand.players) == 4 and hand.placing.passed_over, (
        "of five the button sits out"
    )
    bots = BotTournament(game, house("casino-helsinki"), 13, 1, on_step=check_step)
    bots.begin()
    bots.play()
    check_end(bots)
    assert [stakes.point for _, stakes in bots.levels][:4] == [5, 10, 20, 40]


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


@pytest.mark.clause("CH-6.OFC.19")
def test_of_two_eliminated_in_a_hand_of_open_face_the_one_with_more_chips_at_its_start_finishes_higher() -> (
    None
):
    apart = alike = 0
    for seed in range(6):
        points = tuple([Stakes(point=20 * 2**step, level=step + 1) for step in range(8)])
        game = terms("casino-helsinki", game="open-face", levels=points, stack=200, level_hands=2, seats=5)
        bots, heard = BotTournament(game, house("casino-helsinki"), 14, seed), list[HandOver]()
        take = HANDLERS[HandOver]

        def listen(
            step: DecisionStep, message: HandOver, take: Any = take, heard: list[HandOver] = heard
        ) -> None:
            heard.append(message)
            take(step, message)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tournament, "HANDLERS", {**HANDLERS, HandOver: listen})
            bots.begin()
            bots.play()
        check_end(bots)
        places = {one.player: one for one in bots.finished}
        for message in heard:
            others = {one.ended_ms for one in heard if one.busts and one.table != message.table}
            if message.ended_ms in others:
                continue  # another table lost somebody in the same moment
            for one, other in itertools.combinations(message.busts, 2):
                higher, lower = sorted([one, other], key=lambda bust: -bust.stack)
                first, second = places[higher.player], places[lower.player]
                assert "CH-6.OFC.19" in first.clauses and "CH-6.OFC.19" in second.clauses
                if higher.stack > lower.stack:
                    assert first.place < second.place
                    apart += 1
                else:
                    assert first.place == second.place and first.sharing == second.sharing > 1
                    alike += 1
    assert apart >= 3 and alike >= 3


@pytest.mark.clause("CH-6.SVI.11")
def test_sviten_comes_to_its_final_table_of_seven() -> None:
    offer = "sviten-pl"
    bots = BotTournament(
        terms("casino-helsinki", game=offer, levels=EVERYTHING, stack=400, level_hands=5, seats=6),
        house("casino-helsinki"), 15, 2, on_step=check_step,
    )  # fmt: skip
    bots.begin()
    bots.play()
    check_end(bots)


@pytest.mark.parametrize("name", ["casino-helsinki", "pokerstars-live-fi", "casino-kruh", "casinohuone"])
def test_every_game_and_mix_that_a_house_offers_comes_to_one_winner(name: str) -> None:
    book = house(name)
    played = 0
    for number, game in enumerate(sorted(book.games)):
        levels = POINTS if book.games[game].deal == "open-face" else EVERYTHING
        changes = {"game": game, "levels": levels, "stack": 300, "level_hands": 3, "seats": 4}
        bots = BotTournament(terms(name, **changes), book, 6, number, on_step=check_step)
        bots.begin()
        bots.play()
        check_end(bots)
        played += 1
    assert played == len(book.games)
