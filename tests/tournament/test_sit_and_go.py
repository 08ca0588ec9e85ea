"""Whole sit & gos played by bots: the laws that hold for every house, number of players and seed."""

import msgspec
import pytest

from cardroom.bots.tournament import BotTournament
from cardroom.cash.opening import open_table
from cardroom.cash.terms import table_terms
from cardroom.rules import Refused, house
from cardroom.table import commands
from cardroom.table.events import BlindPosted, HandStarted
from cardroom.table.stakes import Stakes
from cardroom.testing import shuffled
from tests.tournament.playing import GAMES, HANDS, begun, deal, played, sit_and_go


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (6, 3), (6, 4)])
def test_chips_stay_one_wins_places_are_a_permutation_and_prizes_are_the_pool(
    name: str, players: int, seed: int
) -> None:
    pool = 10_007  # in no way divisible
    tournament = BotTournament(sit_and_go(name, players, pool), seed)
    tournament.begin()
    table, economy = tournament.table, tournament.table.economy
    chips = players * economy.stack

    def count(_: int) -> None:
        assert sum(seat.stack for seat in table.seats.values()) == chips, "chips are conserved at every hand"
        assert sum(table.held().values()) == chips
        assert {seat.player for seat in table.seats.values()} == set(economy.left), "who is out has no seat"

    tournament.play(count)
    assert [seat.stack for seat in table.seats.values()] == [chips], "one player has all chips"
    taken = [place for one in tournament.finished for place in range(one.place, one.place + one.sharing)]
    assert sorted({one.player for one in tournament.finished}) == sorted(e.player for e in economy.entrants)
    assert sorted(set(taken)) == list(range(1, players + 1)), "places are a permutation, shared ones counted once"
    assert sum(one.prize for one in tournament.finished) == pool, "prizes are the pool"
    assert tournament.finished[-1].place == 1 and tournament.finished[-1].player == economy.left[0]
    assert all(one.clauses for one in tournament.finished), "each place is given by a clause"


def test_the_same_seed_is_the_same_tournament_and_another_one_is_not() -> None:
    first, again, other = (played("casinohuone", 6, seed) for seed in (7, 7, 8))
    assert (first.finished, first.hands, first.actions, first.levels) == (
        again.finished, again.hands, again.actions, again.levels,
    )  # fmt: skip
    assert first.finished != other.finished


def test_levels_rise_with_the_hands_and_a_hand_is_played_for_what_it_was_begun_for() -> None:
    tournament = played("casinohuone", 6, 5)
    assert [stakes.level for _, stakes in tournament.levels] == list(range(1, len(tournament.levels) + 1))
    assert [hand for hand, _ in tournament.levels] == list(range(1, tournament.hands + 1, 10))[: len(tournament.levels)]


def test_stakes_ride_in_the_command_so_that_a_replay_needs_no_levels() -> None:
    table, other = begun("casinohuone"), begun("casinohuone")
    stakes = Stakes(small_blind=7, big_blind=14, level=3)
    start = commands.StartHand("h1", "seal", 0, stakes)
    read = msgspec.json.decode(msgspec.json.encode(start), type=commands.StartHand)
    decided = table.decide(read, 0, shuffled(1))
    [started] = [event for event in decided.events if isinstance(event, HandStarted)]
    assert started.stakes == stakes
    assert sum(event.amount for event in decided.events if isinstance(event, BlindPosted)) == 21
    assert other.decide(start, 0, shuffled(1)).events == decided.events


def test_a_refused_hand_leaves_the_stakes_as_they_were() -> None:
    table = begun("casinohuone")
    before = table.dump()
    with pytest.raises(Refused):
        table.decide(commands.StartHand("h1", "seal", 0, Stakes(small_blind=7, big_blind=14)), 0, [1, 2, 3])
    assert table.dump() == before


def test_a_table_read_back_between_two_hands_goes_on_as_the_table_itself() -> None:
    tournament = BotTournament(sit_and_go("casino-kruh", 5), 3)
    tournament.begin()
    for _ in range(12):
        tournament.deal()
        while tournament.table.hand is not None:
            tournament.turn()
    data = msgspec.json.decode(msgspec.json.encode(tournament.table.dump()))
    again = sit_and_go("casino-kruh", 5)
    again.load(data)
    assert again.dump() == tournament.table.dump()
    assert again.next_hand(tournament.now_ms) == tournament.table.next_hand(tournament.now_ms)
    number = tournament.hands + 1
    assert deal(again, number, tournament.now_ms).events == deal(tournament.table, number, tournament.now_ms).events


@pytest.mark.clause("CH-4.4", "CO-50a")
def test_a_void_hand_is_dealt_anew_for_the_stakes_it_was_begun_for() -> None:
    table = begun("casino-helsinki")
    first = table.next_hand(0)
    deal(table)
    table.decide(commands.VoidHand("fault"), 0)
    assert table.next_hand(10_000_000) == first and table.economy.hands == 0
    started = deal(table, 2, 10_000_000).events[0]
    assert isinstance(started, HandStarted) and started.stakes == first


@pytest.mark.clause("CO-46c", "CK-T.28", "PF-3.1.2", "CH-4.39")
@pytest.mark.parametrize("name", GAMES)
def test_two_players_go_on_and_the_dealer_has_the_small_blind(name: str) -> None:
    tournament = BotTournament(sit_and_go(name, 3), 1)
    tournament.begin()
    while len(tournament.table.economy.left) > 2:
        tournament.deal()
        while tournament.table.hand is not None:
            tournament.turn()
    for number in range(2):
        tournament.deal()
        hand = tournament.table.hand
        assert hand is not None and len(hand.players) == 2, f"hand {number + 1} of two is dealt"
        assert hand.placing.positions.dealer == hand.placing.positions.small_blind
        while tournament.table.hand is not None:
            tournament.turn()
        if tournament.table.economy.is_over:
            break


def test_a_cash_table_and_a_tournament_are_the_same_table() -> None:
    book = house("casinohuone")
    cash = open_table(table_terms(book, "holdem", "NL100", "t1", "Cash"), book)
    assert type(cash) is type(sit_and_go("casinohuone"))
    assert HANDS.level(9, 0) == 1 and HANDS.level(10, 0) == 2
