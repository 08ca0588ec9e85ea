"""Tournaments of one table: the laws that hold for every house, number of players and seed, and what a table keeps."""

import msgspec
import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules import Refused, house
from cardroom.table.events import BlindPosted, HandStarted
from cardroom.table.model import commands
from cardroom.table.values.stakes import Stakes
from cardroom.testing import shuffled
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register
from cardroom.tournament.tables.tournament_table import open_tournament_table
from tests.tournament.playing import GAMES, HOUSES, World, begun, played, terms


def test_the_same_seed_is_the_same_tournament_and_another_one_is_not() -> None:
    first, again, other = (played("casinohuone", 6, seed) for seed in (7, 7, 8))
    assert (first.finished, first.hands, first.actions, first.levels) == (
        again.finished, again.hands, again.actions, again.levels,
    )  # fmt: skip
    assert first.finished != other.finished


@pytest.mark.clause("CO-TT.3")
def test_a_sit_and_go_starts_when_its_seats_are_taken() -> None:
    world = World(terms("casinohuone", seats=4, most=4))
    for number, player in enumerate("ABC"):
        world.decide(Register(player, number))
    assert world.tournament.state.phase == "announced"
    world.decide(Register("D", 3))
    assert world.tournament.state.phase == "running" and world.sizes == [4]
    with pytest.raises(Refused):
        world.decide(Register("E", 4))


def test_levels_rise_with_the_hands() -> None:
    tournament = played("casinohuone", 6, 5)
    assert [stakes.level for _, stakes in tournament.levels] == list(range(1, len(tournament.levels) + 1))
    assert [hand for hand, _ in tournament.levels] == list(range(0, tournament.hands + 1, 10))[
        : len(tournament.levels)
    ]


def test_stakes_ride_in_the_command_so_that_a_replay_needs_no_levels() -> None:
    table, other = begun("casinohuone").table, begun("casinohuone").table
    stakes = Stakes(small_blind=7, big_blind=14, level=3)
    start = commands.StartHand("h1", "seal", 0, stakes)
    read = msgspec.json.decode(msgspec.json.encode(start), type=commands.StartHand)
    decided = table.decide(read, 0, shuffled(1))
    [started] = [event for event in decided.events if isinstance(event, HandStarted)]
    assert started.stakes == stakes
    assert sum(event.amount for event in decided.events if isinstance(event, BlindPosted)) == 21
    assert other.decide(start, 0, shuffled(1)).events == decided.events


def test_a_refused_hand_leaves_the_stakes_as_they_were() -> None:
    table = begun("casinohuone").table
    before = table.dump()
    with pytest.raises(Refused):
        table.decide(commands.StartHand("h1", "seal", 0, Stakes(small_blind=7, big_blind=14)), 0, [1, 2, 3])
    assert table.dump() == before


def test_a_table_and_its_tournament_read_back_between_two_hands_go_on_as_they_were() -> None:
    world = begun("casino-kruh", 5)
    for _ in range(8):
        world.deal()
        world.fold_out()
    data = msgspec.json.decode(msgspec.json.encode(world.table.dump()))
    again = open_tournament_table(world.book, world.terms, 1)
    again.load(data)
    assert again.dump() == world.table.dump() and again.next_hand(0) == world.table.next_hand(0)
    stakes = world.table.next_hand(0)
    assert isinstance(stakes, Stakes)
    start = commands.StartHand("h9", "seal", 0, stakes)
    assert again.decide(start, 0, shuffled(9)).events == world.table.decide(start, 0, shuffled(9)).events
    tournament = Tournament(world.terms, world.book)
    tournament.load(msgspec.json.decode(msgspec.json.encode(world.tournament.dump())))
    assert tournament.dump() == world.tournament.dump()


@pytest.mark.clause("CH-4.4", "CO-50a")
def test_a_void_hand_is_dealt_anew_for_the_stakes_it_was_begun_for() -> None:
    table = begun("casino-helsinki", level_ms=60_000)
    first = table.next_hand(0)
    table.deal()
    table.table_decides(1, commands.VoidHand("fault"))
    assert table.next_hand(10_000_000) == first and table.economy.hands == 0
    started = table.deal_at(10_000_000).events[0]
    assert isinstance(started, HandStarted) and started.stakes == first


@pytest.mark.clause("CO-46c", "CK-T.28", "PF-3.1.2", "CH-4.39")
@pytest.mark.parametrize("name", GAMES)
def test_two_players_go_on_and_the_dealer_has_the_small_blind(name: str) -> None:
    table = begun(name, 3)
    table.deal(deck=table.deck_for({"A": "2c2d", "B": "KhKd", "C": "AhAd"}, "5s8c9cTh4s"))
    while table.hand is not None:
        most = table.hand.turn.max_raise_to
        if table.seats[table.hand.turn.seat].player == "A":
            table.act("fold")
        else:
            table.act("raise", most) if most else table.act("call")
    for number in range(2):
        table.deal()
        hand = table.hand
        assert hand is not None and len(hand.players) == 2, f"hand {number + 1} of two is dealt"
        assert hand.placing.positions.dealer == hand.placing.positions.small_blind
        table.fold_out()


def test_a_cash_table_and_a_tournament_are_the_same_table() -> None:
    book = house("casinohuone")
    cash = open_table(table_terms(book, "holdem", "NL100", "t1", "Cash"), book)
    assert type(cash) is type(begun("casinohuone").table)


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("casinohuone", "omaha"), ("casino-helsinki", "omaha5-pl"), ("casino-helsinki", "holdem-fl"),
        ("casino-helsinki", "buttons-holdem-nl"), ("casino-kruh", "omaha-fl"), ("pokerstars-live-no", "omaha8-pl"),
    ],
)  # fmt: skip
def test_every_game_with_blinds_comes_to_one_winner(name: str, game: str) -> None:
    tournament = BotTournament(terms(name, game=game, seats=4, level_hands=6), house(name), 7, 2)
    tournament.begin()
    tournament.play()
    assert sum(one.prize for one in tournament.finished) == 7_000
    assert sorted({one.player for one in tournament.finished}) == sorted(f"b{n}" for n in range(1, 8))


def test_every_house_has_tournaments() -> None:
    for name in HOUSES:
        assert Tournament(terms(name), house(name)).prizes()
