"""A sit & go in which players go, come, lose their lines and hands are made void: the laws hold all the same."""

import random

import pytest

from cardroom.bots.tournament import BotTournament
from cardroom.rules import Refused, house
from cardroom.table import commands
from cardroom.tournament.levels import LevelLength
from cardroom.tournament.opening import open_sit_and_go
from tests.tournament.playing import GAMES

MOST_HANDS = 3_000


def unrest(tournament: BotTournament, chance: random.Random) -> None:
    """Now and then something happens that no player decides at the cards."""
    table = tournament.table
    player = chance.choice(sorted(seat.player for seat in table.seats.values()))
    happens = chance.choice(
        [
            commands.SitOut(player), commands.SitIn(player), commands.SitIn(player), commands.Disconnect(player),
            commands.Reconnect(player), commands.VoidHand("staff"), commands.Interrupt(), commands.Extend(1_000),
        ]
    )  # fmt: skip
    before = table.dump() if table.hand is None else None
    try:
        tournament.do(happens)
    except Refused:
        assert before is None or table.dump() == before, "what is refused has changed nothing"
    if table.waited_for:
        due = table.due_at_ms()
        assert due is not None
        tournament.now_ms = max(tournament.now_ms, due)
        tournament.do(commands.PassTime())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [11, 12])
def test_chips_and_prizes_survive_unrest(name: str, seed: int) -> None:
    players, pool, chance = 5, 9_999, random.Random(seed)
    table = open_sit_and_go(
        house(name), GAMES[name], "t1", "Sit & go", players, pool, length=LevelLength(seconds=90)
    )
    tournament, economy = BotTournament(table, seed), table.economy
    tournament.begin()
    chips = players * economy.stack
    while not economy.is_over and tournament.hands < MOST_HANDS:
        if not table.ready_to_deal(tournament.now_ms):
            tournament.now_ms += 1_000
            if table.due_at_ms() is not None:
                tournament.do(commands.PassTime())
            unrest(tournament, chance)
            continue
        tournament.deal()
        while table.hand is not None:
            if chance.random() < 0.05:
                unrest(tournament, chance)
            elif table.hand.turn is None or table.hand.clock is None:
                tournament.now_ms += 1_000
                tournament.do(commands.PassTime())
            else:
                tournament.turn()
            assert sum(table.held().values()) == chips, "chips are conserved at every step"
    assert economy.is_over, "it comes to an end"
    assert [seat.stack for seat in table.seats.values()] == [chips]
    assert sum(one.prize for one in tournament.finished) == pool
    assert sorted(one.player for one in tournament.finished) == sorted(entrant.player for entrant in economy.entrants)
    levels = [stakes.level for _, stakes in tournament.levels]
    assert levels == sorted(levels), "levels rise, and a void hand keeps its own"


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("casinohuone", "omaha"), ("casino-helsinki", "omaha5-pl"), ("casino-helsinki", "holdem-fl"),
        ("casino-helsinki", "sviten-pl"), ("casino-helsinki", "buttons-holdem-nl"), ("casino-kruh", "omaha-fl"),
        ("pokerstars-live-no", "holdem-nl"),
    ],
)  # fmt: skip
def test_every_game_with_blinds_comes_to_one_winner(name: str, game: str) -> None:
    table = open_sit_and_go(house(name), game, "t1", "Sit & go", 4, 1_000, length=LevelLength(hands=6))
    tournament = BotTournament(table, 2)
    tournament.begin()
    chips = 4 * table.economy.stack

    def count(_: int) -> None:
        assert sum(seat.stack for seat in table.seats.values()) == chips

    tournament.play(count)
    assert sum(one.prize for one in tournament.finished) == 1_000 and table.economy.is_over
