"""Whole games of HexaPro: entered, drawn, played, paid; and cancelled."""

from collections import Counter
from fractions import Fraction

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused, house
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms, rules_of
from cardroom.tournament.hexapro.prize_draw import (
    CHANCES,
    drawn,
    drawn_multiplier,
    pool_for,
    rake,
)
from cardroom.tournament.play.sealed_draw import seal_draw
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import CancelTournament, Register, Unregister
from cardroom.tournament.play.tournament_events import (
    DrawSealed,
    PlayerOut,
    PrizeDrawn,
    TournamentStarted,
)
from cardroom.tournament.results import Finished, HouseKept, HousePaid, Paid
from cardroom.tournament.seeded_chance import number_of, opens
from tests.tournament.hexapro.test_draw import ONE_PERCENT, chi_square
from tests.tournament.playing import SitAndGo

BOOK = house("casinohuone")
RULES = rules_of(BOOK)
ENOUGH_OF_EACH = 200_000
TEN_MILLION = 10_000_000


def chance_for(tenths: int) -> int:
    """A number for the first player's step that draws this multiplier."""
    for chance in range(1_000_000):
        tournament = Tournament(hexapro_terms(BOOK, "x", 1_000), BOOK)
        step = tournament._step(0, chance)
        seal_draw(step)
        number = number_of(bytes.fromhex(step.state.seed), b"x", CHANCES)
        if drawn_multiplier(RULES, number) == tenths:
            return chance
    raise AssertionError("so rare a draw is not looked for")


def entered(tenths: int, buy_in: int = 1_000) -> SitAndGo:
    """Three players have entered a game of this multiplier, and it has begun."""
    world = SitAndGo(hexapro_terms(BOOK, "x", buy_in))
    world.steps = chance_for(tenths)
    for lot, name in enumerate("ABC"):
        assert world.tournament.price(Register(name, lot)) == buy_in
        world.decide(Register(name, lot))
    return world


@pytest.mark.clause("CO-HX.1", "CO-HX.11", "CO-HX.13")
@pytest.mark.parametrize(("tenths", "minutes"), [(15, 1), (30, 2), (50, 3), (100, 3), (250, 4)])
def test_three_enter_the_pool_is_drawn_and_the_levels_are_as_long_as_it_says(
    tenths: int, minutes: int
) -> None:
    world = entered(tenths)
    [told] = world.told(PrizeDrawn)
    assert (told.multiplier_tenths, told.pool, told.level_seconds) == (tenths, 100 * tenths, 60 * minutes)
    assert world.tournament.prize_pool() == told.pool and world.tournament.prizes() == told.prizes
    assert world.tournament.state.levels_ms[:3] == (0, 60_000 * minutes, 120_000 * minutes)
    assert {seat.stack for seat in world.table.seats.values()} == {500}
    house_pays = sum(one.cents for one in world.money if isinstance(one, HousePaid))
    house_keeps = sum(one.cents for one in world.money if isinstance(one, HouseKept))
    assert house_keeps - house_pays == 3_000 - told.pool, (
        "what is not in the pool is the house's, and the other way"
    )
    assert {one.why for one in world.money} == {"fee", "drawn"}


@pytest.mark.clause("CO-HX.5")
def test_the_seed_is_sealed_with_the_first_entry_and_opened_by_the_draw() -> None:
    world = SitAndGo(hexapro_terms(BOOK, "x", 100))
    world.steps = 77
    world.decide(Register("A", 1))
    [sealed] = world.told(DrawSealed)
    world.decide(Unregister("A"))
    for name in "ABC":
        world.decide(Register(name, 1))
    assert len(world.told(DrawSealed)) == 1, "nobody gets another draw by coming again"
    [told] = world.told(PrizeDrawn)
    seed = bytes.fromhex(told.seed)
    assert told.seal == sealed.seal and opens(sealed.seal, seed, b"x")
    assert told.number == number_of(seed, b"x", CHANCES) and drawn(RULES, 100, told.number).pool == told.pool
    kinds = [type(event) for event in world.events]
    assert kinds.index(DrawSealed) < kinds.index(PrizeDrawn) and TournamentStarted in kinds


@pytest.mark.clause("CO-HX.7")
@pytest.mark.parametrize("tenths", [15, 100])
def test_the_winner_has_all_of_a_pool_up_to_ten_times(tenths: int) -> None:
    world = entered(tenths)
    play_out(world)
    assert sorted(one.prize for one in world.finished) == [0, 0, 100 * tenths]


@pytest.mark.clause("CO-HX.8", "CO-HX.9")
def test_a_larger_pool_is_shared_by_three_and_paid_when_the_game_has_ended() -> None:
    world = entered(250)
    one, other, _ = world.players_at(1)
    world.knock_out(one, other)
    assert world.told(PlayerOut)[0].player == one and world.finished == [], (
        "the third prize waits for the end"
    )
    play_out(world)
    assert {one.place: one.prize for one in world.finished} == {1: 20_000, 2: 3_000, 3: 2_000}
    assert world.tournament.state.money.escrow == 0


def play_out(world: SitAndGo) -> None:
    """The player with most chips wins every hand until one is left."""
    while not world.tournament.is_over:
        stacks = {seat.player: seat.stack for seat in world.table.seats.values()}
        by_stack = sorted(sorted(stacks), key=stacks.__getitem__)
        world.knock_out(by_stack[0], by_stack[-1])


@pytest.mark.clause("CO-55a", "CO-55b")
def test_a_cancelled_game_gives_ten_percent_each_and_the_rest_by_icm_and_the_fees() -> None:
    world = entered(250)
    rows = world.tournament.cancellation().rows
    world.decide(CancelTournament("boss", "server fault"))
    assert {row.player: row.cents for row in rows if row.reason == "fee_back"} == dict.fromkeys("ABC", 69)
    shares = {
        one.player: one.cents for one in world.money if isinstance(one, Paid) and one.why == "pool_share"
    }
    assert sum(shares.values()) == 25_000 and max(shares.values()) - min(shares.values()) <= 1
    assert world.tournament.state.money.escrow == 0


def test_a_prize_that_is_reached_before_a_game_is_cancelled_is_paid() -> None:
    world = entered(250)
    one, other, _ = world.players_at(1)
    world.knock_out(one, other)
    world.decide(CancelTournament("boss", "server fault"))
    assert [(one.place, one.prize) for one in world.finished] == [(3, 2_000)]
    shares = sum(one.cents for one in world.money if isinstance(one, Paid) and one.why == "pool_share")
    assert shares == 23_000 and world.tournament.state.money.escrow == 0


@pytest.mark.parametrize("seed", range(6))
def test_bots_play_a_whole_game(seed: int) -> None:
    bots = BotTournament(hexapro_terms(BOOK, "x", 500), BOOK, 3, seed)
    bots.begin()
    bots.play()
    pool = next(event.pool for event in bots.events if isinstance(event, PrizeDrawn))
    assert sum(one.prize for one in bots.finished) == pool and len(bots.finished) == 3
    assert bots.tournament.state.money.escrow == 0 and all(
        isinstance(one, Finished) for one in bots.money[-3:]
    )


def test_a_house_without_it_and_a_price_that_is_not_printed_are_refused() -> None:
    with pytest.raises(Refused, match="no HexaPro"):
        hexapro_terms(house("casino-kruh"), "x", 1_000)
    with pytest.raises(Refused, match="no buy-in of 300"):
        hexapro_terms(BOOK, "x", 300)


def drawn_often(draws: int) -> Counter[int]:
    """How often each multiplier comes, by seeds like those of games."""
    tenths = [drawn_multiplier(RULES, number) for number in range(1, CHANCES + 1)]
    found: Counter[int] = Counter()
    for game in range(draws):
        found[tenths[number_of(game.to_bytes(32, "big"), b"x", CHANCES) - 1]] += 1
    return found


@pytest.mark.clause("CO-HX.5", "CO-HX.6")
@pytest.mark.parametrize("draws", [ENOUGH_OF_EACH, pytest.param(TEN_MILLION, marks=pytest.mark.exhaustive)])
def test_the_draws_have_the_printed_chances_and_the_rake_is_the_printed_one(draws: int) -> None:
    found = drawn_often(draws)
    assert chi_square(found, draws) < ONE_PERCENT
    assert rake(RULES) == Fraction(6_853, 100_000)
    paid = sum(times * pool_for(RULES, 1_000, tenths).pool for tenths, times in found.items())
    share = 1 - paid / (3_000 * draws)
    # One game's pool varies by about 5.6 buy-ins: four standard errors of the mean of three.
    assert abs(share - 0.06853) < 4 * 5.6 / 3 / draws**0.5
