"""Players whom the house keeps apart sit at no table together while a tournament has several (CH-1.62, CH-8.52)."""

import random

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import house
from cardroom.tournament.lots import Lots
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    EndDay,
    KeepApart,
    Register,
    StartTournament,
)
from cardroom.tournament.play.tournament_events import TournamentStarted
from cardroom.tournament.seating.first_draw import draw_seats
from cardroom.tournament.tournament_terms import Day
from tests.tournament.playing import HOUSES, World, terms
from tests.tournament.test_laws import check_end

PAIRS = (("A", "B"), ("C", "D"))


def started(name: str, steps: int = 0, players: int = 8, **changes: object) -> World:
    world = World(terms(name, **({"seats": 4} | changes)))
    world.steps = steps
    for number in range(players):
        world.decide(Register(chr(ord("A") + number), number))
    world.decide(KeepApart(PAIRS))
    world.decide(StartTournament())
    return world


def together(world: World) -> list[tuple[str, str]]:
    at = {player: world.table_of(player) for pair in PAIRS for player in pair}
    return [(one, other) for one, other in PAIRS if at[one] and at[one] == at[other]]


@pytest.mark.clause("CH-1.62", "CH-8.52")
@pytest.mark.parametrize("name", HOUSES)
def test_no_draw_seats_them_together(name: str) -> None:
    for steps in range(0, 1_200, 100):
        world = started(name, steps)
        assert not together(world)
    [told] = world.told(TournamentStarted)
    assert set(house(name).conduct.kept_apart.clauses) <= set(told.clauses)


def test_every_draw_without_them_together_comes_up() -> None:
    drawn = {
        tuple(
            sorted(
                one.player for one in draw_seats("ABCDEF", 3, Lots(chance), [("A", "B")]) if one.table == 1
            )
        )
        for chance in range(400)
    }
    assert len(drawn) == 2 * 6 and all(("A" in table) != ("B" in table) for table in drawn)


def test_one_table_seats_everybody() -> None:
    assert len(draw_seats("ABCD", 4, Lots(1), PAIRS)) == 4


def test_who_comes_late_is_seated_elsewhere() -> None:
    for steps in range(0, 1_000, 100):
        world = World(terms("casino-helsinki", seats=6, late_levels=3))
        world.steps = steps
        for number in range(6):
            world.decide(Register(f"P{number}", number))
        world.decide(Register("A", 8))
        world.decide(KeepApart(PAIRS))
        world.decide(StartTournament())
        assert len(world.tables) == 2
        world.decide(Register("B", 9))
        assert not together(world)


def test_a_new_day_seats_them_apart() -> None:
    for steps in range(0, 600, 100):
        world = started("casino-kruh", steps, days=(Day(level=1), Day()), level_ms=1_200_000)
        world.decide(EndDay("boss", "late"))
        world.decide(BeginDay("boss", "all are here"))
        assert len(world.tables) == 2 and not together(world)


@pytest.mark.parametrize("seed", range(6))
def test_no_move_brings_them_together_while_there_is_another_table(seed: int) -> None:
    """Three pairs of bots: at every step with three tables or more none of them sits together."""
    chance, seen = random.Random(f"apart {seed}"), 0
    name = chance.choice(HOUSES)
    pairs = (("b1", "b2"), ("b3", "b4"), ("b5", "b6"))

    def look(bots: BotTournament) -> None:
        nonlocal seen
        if not bots.tournament.state.apart:
            bots.decide(KeepApart(pairs))
        state = bots.tournament.state
        if state.phase != "running" or len(state.order) < 3:
            return
        at = {player: number for number, table in state.tables.items() for player in table.players}
        for one, other in pairs:
            both = one in at and other in at
            seen += both
            assert not both or at[one] != at[other]

    bots = BotTournament(terms(name, seats=4, stack=800), house(name), 24, seed, on_step=look)
    bots.tournament.decide(KeepApart(pairs), 0)
    bots.begin()
    bots.play()
    check_end(bots)
    assert seen
