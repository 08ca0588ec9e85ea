"""The balance of tables after every hand: sizes, big blinds and moves, at random and for every small case."""

import itertools
from typing import Any

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import house
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.table_balance import allowed_apart
from cardroom.tournament.play.tournament_commands import RemovePlayer
from cardroom.tournament.play.tournament_decided import TournamentDecided
from cardroom.tournament.play.tournament_events import FinalTableDrawn, PlayerMoved
from cardroom.tournament.table_messages import Lift
from tests.tournament.playing import HOUSES, World, terms
from tests.tournament.test_laws import check_end, check_step


class Watched:
    """Who had the big blind of each table's last hand, and of whom a house may ask for it twice running."""

    def __init__(self) -> None:
        self.hands: dict[int, int] = {}
        self.had: dict[int, str] = {}
        self.last: dict[str, tuple[int, bool]] = {}
        """By player the table of the last hand, and whether the player had the big blind in it."""
        self.moved: dict[str, str] = {}
        self.heard = self.balanced = self.twice = 0

    def __call__(self, bots: BotTournament) -> None:
        check_step(bots)
        for event in bots.events[self.heard :]:
            if isinstance(event, PlayerMoved):
                self.moved[event.player] = event.why
                self.balanced += event.why == "balance"
            elif isinstance(event, FinalTableDrawn):
                self.had.clear()  # seats and button are drawn anew, and the draw knows no hand before
        self.heard = len(bots.events)
        for number, played in bots.tables.items():
            table = played.table
            if table.hand_count == self.hands.get(number, 0) or table.hand is not None:
                continue
            last = table._state.last
            assert last is not None
            seat = table.seats.get(last.big_blind)
            player = seat.player if seat is not None else ""
            if player and len(table.seats) > 2 and self.hands.get(number, 0) == table.hand_count - 1:
                assert self.had.get(number) != player, "nobody gets the big blind twice running at one table"
                self.over_two_tables(bots, number, player)
            self.hands[number], self.had[number] = table.hand_count, player
            self.last |= {one.player: (number, one.player == player) for one in table.seats.values()}

    def over_two_tables(self, bots: BotTournament, number: int, player: str) -> None:
        """Who had the big blind at one table and has it at once at another was moved by a house that moves it (PF-2.5);
        a draw leaves out who has just had it (CO-42c, CO-46a).
        """
        before, had = self.last.get(player, (number, False))
        if before == number or not had or self.moved.get(player) != "balance":
            return
        rules = bots.book.balancing
        assert rules is not None
        assert rules.who_moves.value == "big_blind", "the big blind twice running by a move"
        self.twice += 1


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("seed", range(3))
def test_big_blinds_and_sizes_over_whole_tournaments(name: str, seed: int) -> None:
    watched = Watched()
    tournament = BotTournament(
        terms(name, seats=4, stack=900, level_hands=8), house(name), 26, seed, on_step=watched
    )
    tournament.begin()
    tournament.play()
    check_end(tournament)


@pytest.mark.clause("CO-42c", "CO-46a")
@pytest.mark.parametrize("name", HOUSES)
def test_who_moves_has_the_big_blind_twice_running_only_where_the_house_moves_whoever_has_it(
    name: str,
) -> None:
    rules, balanced, twice = house(name).balancing, 0, 0
    assert rules is not None
    for seed in range(4):
        watched = Watched()
        game = terms(name, seats=6, stack=600, level_hands=8)
        tournament = BotTournament(game, house(name), 42, seed, on_step=watched)
        tournament.begin()
        tournament.play()
        balanced, twice = balanced + watched.balanced, twice + watched.twice
    assert balanced >= 2, "players were moved"
    assert twice == 0 or rules.who_moves.value == "big_blind"
    assert twice < balanced, "also there it is not everybody"


def sizes_after(name: str, out: tuple[int, ...], seats: int, players: int) -> tuple[World, list[int]]:
    """A tournament of which one player after another goes out, each at the table with this place among those left; and
    how far apart the tables were whenever somebody was moved to make them even.
    """
    world = World(terms(name, seats=seats, stack=5_000, buy_in=0, level_hands=1_000)).started(players)
    apart: list[int] = []
    for place in out:
        numbers = sorted(number for number, table in world.tables.items() if len(table.seats) > 1)
        number = numbers[place % len(numbers)]
        if not world.tables[number].ready_to_deal(0):
            break
        before, moves = list(world.sizes), len(world.told(PlayerMoved))
        before[sorted(world.tables).index(number)] -= 1
        loser, winner = world.players_at(number)[:2]
        world.knock_out(loser, winner)
        moved = [event for event in world.told(PlayerMoved)[moves:] if event.why == "balance"]
        apart += [max(before) - min(before)] * len(moved)
    return world, apart


@pytest.mark.parametrize("name", HOUSES)
def test_every_order_of_going_out_of_a_small_field_leaves_tables_even_and_moves_nobody_needlessly(
    name: str,
) -> None:
    rules, moves = house(name).balancing, 0
    assert rules is not None
    for seats, players in ((3, 6), (4, 12)):
        for out in itertools.product(range(3), repeat=3):
            world, apart = sizes_after(name, out, seats, players)
            moves += len(apart)
            if len(world.tables) < 2 or world.tournament.is_over:
                continue
            most = allowed_apart(world.tournament._step(0, 0))
            assert max(world.sizes) - min(world.sizes) <= most, (out, world.sizes)
            assert all(one > most for one in apart), (
                "nobody moves while the tables are as even as the house wants them"
            )
    assert moves > 0 or rules.most_apart_late.value > 1, "there was something to make even"


@pytest.mark.clause("CH-8.45", "CH-8.44", "PF-2.5")
@pytest.mark.parametrize(
    ("name", "game", "who"),
    [("casino-helsinki", "stud-fl", "drawn"), ("casino-helsinki", "holdem-nl", "next_big_blind")],
)
def test_who_moves_is_asked_for_by_the_kind_of_game(
    name: str, game: str, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = (Stakes(10, 20, level=1),)
    if game != "holdem-nl":
        levels = (Stakes(ante=5, bring_in=10, small_bet=20, big_bet=40, level=1),)
    world = World(terms(name, game=game, levels=levels, seats=5, stack=1_000)).started(8)
    asked: list[str] = []
    decide = world.tournament.decide

    def listen(*args: Any) -> TournamentDecided:
        decided = decide(*args)
        asked.extend(to.order.who for to in decided.orders if isinstance(to.order, Lift))
        return decided

    monkeypatch.setattr(world.tournament, "decide", listen)
    for player in world.players_at(1)[:2]:
        world.decide(RemovePlayer("S", "out", player))
    assert asked == ["named", "named", who] and sorted(world.sizes) == [3, 3]
