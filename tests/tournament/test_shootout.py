"""Shootouts: each table plays to its winner, and the winners meet."""

import msgspec
import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused, house
from cardroom.tournament.play.day_events import ShootoutRoundBegan
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    ProposeDeal,
    RemovePlayer,
)
from cardroom.tournament.play.tournament_events import LevelBegan, PlayerMoved
from cardroom.tournament.results import Paid
from cardroom.tournament.tournament_terms import Rebuys, Shootout
from tests.tournament.playing import HOUSES, World, played, terms
from tests.tournament.test_laws import check_end, check_step


def world(players: int = 9, name: str = "casino-kruh", **changes: object) -> World:
    """Tables of three; it has begun."""
    return World(terms(name, **({"seats": 3, "shootout": Shootout()} | changes))).started(players)


def play_table(one: World, number: int, winner: str = "") -> list[str]:
    """A table plays to its winner: who went out, the first first."""
    seated = one.players_at(number)
    best = winner or seated[0]
    out = [player for player in seated if player != best]
    for player in out:
        one.now_ms += 1_000
        one.knock_out(player, best)
    return out


def test_nobody_changes_tables_until_each_has_its_winner() -> None:
    one = world()
    play_table(one, 1)
    one.knock_out(one.players_at(2)[0], one.players_at(2)[1])
    assert one.sizes == [1, 2, 3] and not one.finished and not one.told(PlayerMoved)


def test_the_winners_meet_with_their_chips_at_the_first_level() -> None:
    one = world(8)
    winners = {one.players_at(number)[0]: len(one.players_at(number)) for number in (1, 2, 3)}
    for number in (1, 2, 3):
        play_table(one, number)
    (told,) = one.told(ShootoutRoundBegan)
    assert {row[0]: row[3] for row in told.seats} == {
        player: n * one.terms.stack for player, n in winners.items()
    }
    assert told.round == 2 and one.sizes == [3] and one.told(LevelBegan)[-1].level == 1
    assert {event.why for event in one.told(PlayerMoved)} == {"round"}


def test_who_came_as_far_at_another_table_shares_the_places() -> None:
    one = world(8)
    assert sorted(one.sizes) == [2, 3, 3]
    thirds, seconds = set(), set()
    for number in (1, 2, 3):
        out = play_table(one, number)
        seconds.add(out[-1])
        thirds |= set(out[:-1])
    places = {finished.player: (finished.place, finished.sharing) for finished in one.finished}
    assert places == dict.fromkeys(seconds, (4, 3)) | dict.fromkeys(thirds, (7, 2))


def test_a_player_alone_at_a_table_is_its_winner() -> None:
    one = world(6, seats=2)
    for number in (1, 2, 3):
        play_table(one, number)
    assert sorted(one.sizes) == [1, 2] and one.told(ShootoutRoundBegan)[-1].round == 2
    number = next(number for number, table in one.tables.items() if len(table.seats) == 2)
    play_table(one, number)
    assert one.told(ShootoutRoundBegan)[-1].round == 3 and one.sizes == [2]
    (final,) = one.tables
    winner = one.players_at(final)[1]
    play_table(one, final, winner)
    assert one.tournament.is_over and one.finished[-1].player == winner


def test_tables_pay_their_part_and_the_final_pays_the_rest() -> None:
    one = world(9, shootout=Shootout(3_000, (7_500, 2_500)))
    out, winners = {}, {}
    for number in (1, 2, 3):
        winners[number] = one.players_at(number)[0]
        out[number] = play_table(one, number)
    paid = {movement.player: movement.cents for movement in one.money if isinstance(movement, Paid)}
    assert paid == {winners[n]: 675 for n in winners} | {out[n][-1]: 225 for n in out}, (
        "2,700 by three tables"
    )
    (final,) = one.tables
    play_table(one, final)
    assert one.tournament.is_over and sum(finished.prize for finished in one.finished) == 9_000 - 2_700


def test_a_table_with_fewer_players_than_it_pays_gives_the_rest_to_its_winner() -> None:
    one = world(8, added=1_000, shootout=Shootout(10_000, (5_000, 3_000, 2_000)))
    short = next(number for number, table in one.tables.items() if len(table.seats) == 2)
    winner, second = one.players_at(short)
    for number in (1, 2, 3):
        play_table(one, number)
    paid = {movement.player: movement.cents for movement in one.money if isinstance(movement, Paid)}
    assert (paid[winner], paid[second]) == (2_100, 900) and sum(paid.values()) == 9_000


def test_the_part_of_the_tables_is_the_first_places_where_there_is_one_table() -> None:
    one = world(3, shootout=Shootout(5_000))
    winner = one.players_at(1)[0]
    play_table(one, 1)
    assert next(finished.prize for finished in one.finished if finished.player == winner) >= 1_500
    assert sum(finished.prize for finished in one.finished) == 3_000


def test_deals_are_made_at_the_last_table_and_staff_may_send_somebody_out() -> None:
    one = world()
    with pytest.raises(Refused) as refused:
        one.decide(ProposeDeal("A", "icm"))
    assert refused.value.code == "no-deal"
    there = one.players_at(1)
    one.decide(RemovePlayer("boss", "abuse", there[0]))
    one.knock_out(there[1], there[2])
    for number in (2, 3):
        play_table(one, number)
    assert one.sizes == [3]
    left = next(iter(one.tables[4].seats.values())).player
    one.decide(ProposeDeal(left, "icm"))


def test_a_shootout_cancelled_in_a_round_pays_everything_once() -> None:
    one = world(9, shootout=Shootout(4_000))
    play_table(one, 1)
    one.decide(CancelTournament("boss", "fire"))
    state = one.tournament.state
    assert one.tournament.is_over and not state.money.escrow and not state.money.tables
    paid = sum(movement.cents for movement in one.money if isinstance(movement, Paid))
    assert paid + sum(finished.prize for finished in one.finished) == 9_000


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("entries", [13, 26])
def test_shootouts_are_played_to_the_last_prize(name: str, entries: int) -> None:
    found = played(name, entries, 7, seats=4, stack=1_500, shootout=Shootout(2_000))
    assert sum(one.place == 1 for one in found.finished) == 1
    check = sum(one.prize for one in found.finished)
    check += sum(one.cents for one in found.money if isinstance(one, Paid) and one.why == "table")
    assert check == entries * 1_000 and len(found.finished) == entries


@pytest.mark.parametrize("seed", range(4))
def test_a_shootout_read_back_at_any_step_goes_on_as_it_was(seed: int) -> None:
    found = []
    for reads in (False, True):
        rules = terms("casinohuone", seats=3, stack=600, shootout=Shootout())
        bots = BotTournament(rules, house("casinohuone"), 14, seed)

        def on_step(bots: BotTournament, reads: bool = reads) -> None:
            check_step(bots)
            if reads:
                again = Tournament(bots.terms, bots.book)
                again.load(msgspec.json.decode(msgspec.json.encode(bots.tournament.dump())))
                bots.tournament = again

        bots.on_step = on_step
        bots.begin()
        bots.play()
        check_end(bots)
        found.append((bots.finished, bots.hands, bots.now_ms))
    assert found[0] == found[1]


WRONG = {
    "late entries": {"late_levels": 1},
    "rebuys": {"rebuys": Rebuys(100, 100, 1)},
    "tickets": {"ticket": 500},
    "tables pay more than there is": {"shootout": Shootout(10_001)},
    "tables pay no whole": {"shootout": Shootout(1, (5_000,))},
}


@pytest.mark.parametrize("changes", WRONG.values(), ids=WRONG)
def test_shootouts_that_do_not_fit_together_are_refused(changes: dict[str, object]) -> None:
    wrong = terms("casino-kruh", **({"shootout": Shootout()} | changes))
    with pytest.raises(Refused) as refused:
        Tournament(wrong, World(terms("casino-kruh")).book)
    assert refused.value.code == "bad-shootout"
