"""Bounties of whole tournaments: each head is won once, by whoever won the last chips."""

from typing import Any

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.tournament_commands import Register, StartTournament
from cardroom.tournament.play.tournament_events import BountyTaken, PlayerOut
from cardroom.tournament.results import Paid
from tests.tournament.playing import HOUSES, SitAndGo, World, begun, played, terms

HEAD = 500


def bounties(world: Any) -> dict[str, int]:
    """What each player has been paid for heads."""
    found: dict[str, int] = {}
    for one in world.money:
        if isinstance(one, Paid) and one.why == "bounty":
            found[one.player] = found.get(one.player, 0) + one.cents
    return found


def taken(world: World | BotTournament) -> list[tuple[str, str, int, int]]:
    return [
        (one.player, one.out, one.cents, one.onto_own) for one in world.events if isinstance(one, BountyTaken)
    ]


@pytest.mark.clause("CH-8.20")
@pytest.mark.parametrize("name", HOUSES)
def test_each_head_is_worth_its_bounty_to_who_eliminates_its_player(name: str) -> None:
    bots = played(name, 9, 6, bounty=HEAD, fee=100)
    assert bots.tournament.price(Register("x", 1)) == 1_000 + HEAD + 100
    out = [event.player for event in bots.events if isinstance(event, PlayerOut)]
    assert sorted(one for _, one, _, _ in taken(bots)) == sorted(out) and len(out) == 8
    assert sum(bounties(bots).values()) == 9 * HEAD, "the winner has the own one"
    assert sum(one.prize for one in bots.finished) == 9_000, "and the pool is apart"
    winner = next(one.player for one in bots.finished if one.place == 1)
    wins = [one for one, _, _, _ in taken(bots)]
    assert bounties(bots)[winner] == HEAD * (wins.count(winner) + 1)


@pytest.mark.clause("CH-8.23")
def test_of_a_progressive_bounty_half_goes_onto_the_own_head() -> None:
    world = begun("casino-helsinki", 3, pool=0, bounty=HEAD, progressive=True)
    one, other, last = world.players_at(1)
    world.knock_out(one, other)
    assert taken(world) == [(other, one, 250, 250)] and world.tournament.state.entrants[other].head == 750
    assert bounties(world) == {other: 250}
    while not world.tournament.is_over:
        loser, winner = min([other, last], key=chips(world)), max([other, last], key=chips(world))
        world.knock_out(loser, winner)
    assert sum(bounties(world).values()) == 3 * HEAD and world.tournament.state.money.escrow == 0


def chips(world: SitAndGo) -> Any:
    return {seat.player: (seat.stack, seat.player) for seat in world.table.seats.values()}.__getitem__


@pytest.mark.clause("CH-8.22")
@pytest.mark.parametrize(("chip", "shares"), [(1, (250, 250)), (100, (300, 200)), (500, (500, 0))])
def test_a_split_pot_shares_the_bounty_in_whole_chips_the_odd_one_next_after_the_button(
    chip: int, shares: tuple[int, int]
) -> None:
    world = begun("casino-helsinki", 3, pool=0, bounty=HEAD, bounty_chip=chip)
    loser = world.players_at(1)[0]
    winners = [player for player in world.players_at(1) if player != loser]
    holes = {loser: "QhQd", winners[0]: "AhKd", winners[1]: "AdKh"}
    world.deal(1, world.deck_for(holes, "As9cTsJh4s"))
    deal = world.table.hand
    assert deal is not None
    order = [one.player for one in deal.players if one.player != loser]
    world.all_in()
    assert bounties(world) == {player: cents for player, cents in zip(order, shares, strict=True) if cents}


def test_the_last_chips_of_a_short_stack_are_in_the_main_pot() -> None:
    world = World(terms("casinohuone", bounty=HEAD, most_buy_in=3_000, buy_in=1_000))
    for lot, (name, paid) in enumerate({"A": 1_000, "B": 2_000, "C": 3_000}.items()):
        world.decide(Register(name, lot, pool_cents=paid))
    world.decide(StartTournament())
    world.deal(1, world.deck_for({"A": "AhAd", "B": "QhQd", "C": "KhKd"}, "5s9cTsJh4s"))
    world.all_in()
    assert taken(world) == [("C", "B", HEAD, 0)], "A won the main pot, C the one in which B's last chips lay"
    assert world.tournament.state.left == 2


def test_who_enters_again_has_a_new_bounty_on_the_head() -> None:
    world = begun("casinohuone", 3, pool=0, bounty=HEAD, late_levels=3, re_entries=1)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    assert bounties(world) == {other: HEAD} and world.tournament.state.entrants[one].head == 0
    world.decide(Register(one, 9))
    assert world.tournament.state.entrants[one].head == HEAD
    assert world.tournament.state.money.escrow == 3 * HEAD


def test_a_game_without_pots_has_no_bounties() -> None:
    points = (Stakes(point=5, level=1),)
    with pytest.raises(Refused) as refused:
        World(terms("casino-helsinki", game="open-face", levels=points, stack=200, bounty=HEAD, seats=5))
    assert refused.value.code == "no-bounties"


def test_a_bounty_that_is_no_whole_number_of_chips_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        World(terms("casino-helsinki", bounty=HEAD, bounty_chip=300))
    assert refused.value.code == "bad-bounty-chip"
