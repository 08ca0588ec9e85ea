"""Who is away in HexaPro, prizes that wait for its end, and games that could not be finished."""

from typing import Any

import pytest

from cardroom.rules import house
from cardroom.table.events import Checked, Disconnected, Folded, SatOut
from cardroom.table.model import commands
from cardroom.table.values.time_units import DAY_MS
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from cardroom.tournament.hexapro.waiting import pays_now, unfinished
from cardroom.tournament.play.tournament_commands import Register
from cardroom.tournament.results import Paid
from tests.tournament.hexapro.test_draw import RULES
from tests.tournament.playing import SitAndGo

ACT_MS = 15_000


def game() -> SitAndGo:
    """A game of three that has begun."""
    world = SitAndGo(hexapro_terms(house("casinohuone"), "hexa", 100))
    for lot, player in enumerate("ABC"):
        world.decide(Register(player, lot))
    return world


def on_turn(world: SitAndGo) -> str:
    hand = world.table.hand
    assert hand is not None and hand.turn is not None
    return world.seats[hand.turn.seat].player


@pytest.mark.clause("CO-HX.16", "CO-HX.19")
def test_a_connection_that_breaks_on_the_turn_has_twenty_seconds_beyond_the_time_to_act() -> None:
    for broken_ms in (5_000, 12_000):
        world = game()
        world.deal()
        began_ms, player = world.now_ms, on_turn(world)
        world.now_ms += broken_ms
        [broke] = [
            one
            for one in world.table_decides(1, commands.Disconnect(player)).events
            if isinstance(one, Disconnected)
        ]
        assert broke.until_ms == world.table.due_at_ms() == began_ms + ACT_MS + 20_000
        assert set(broke.clauses) == {"CO-HX.16", "CO-HX.19"}
        world.now_ms = began_ms + ACT_MS + 20_000
        told: list[Any] = list(world.table_decides(1, commands.PassTime()).events)
        [folded] = [one for one in told if isinstance(one, Folded)]  # a bet is open: no free check
        assert folded.automatic == "disconnected" and "CO-HX.19" in folded.clauses
        while world.table.hand is not None:
            told += world.act("fold").events
        [out] = [one for one in told if isinstance(one, SatOut)]
        assert (out.seat, out.reason) == (folded.seat, "disconnected"), (
            "at the end of the hand the player sits out"
        )
        assert {"CO-HX.17", "CO-HX.19", "CO-HX.20"} <= set(out.clauses)


@pytest.mark.clause("CO-HX.19")
def test_who_is_cut_off_checks_where_that_is_free() -> None:
    world = game()
    world.deal()
    hand = world.table.hand
    assert hand is not None
    big = world.seats[hand.placing.positions.big_blind].player
    while on_turn(world) != big:
        world.act("call")
    world.table_decides(1, commands.Disconnect(big))
    world.now_ms = world.table.due_at_ms() or 0
    told = world.table_decides(1, commands.PassTime()).events
    assert [one.automatic for one in told if isinstance(one, Checked)] == ["disconnected"]


@pytest.mark.clause("CO-HX.16")
def test_who_has_lost_the_connection_before_the_turn_has_the_normal_time() -> None:
    world = game()
    for player in "ABC":
        world.table_decides(1, commands.Disconnect(player))
    world.now_ms += 1_000
    world.deal()
    assert world.table.due_at_ms() == world.now_ms + ACT_MS


@pytest.mark.clause("CO-HX.17", "CO-HX.20")
def test_who_sits_out_is_dealt_in_folds_at_once_and_gets_nothing_back() -> None:
    world = game()
    stack = world.terms.stack
    world.table_decides(1, commands.SitOut("B"))
    folds, seat = 0, world.table.seat_of("B")
    assert seat is not None
    while "B" in world.tournament.state.tables[1].players and folds < 200 and not world.tournament.is_over:
        world.deal()
        assert world.table.hand is not None and seat.number in world.table.hand.index_of
        while 1 in world.tables and world.table.hand is not None:
            if on_turn(world) == "B":
                assert world.table.due_at_ms() == world.now_ms, "nobody waits"
                told = world.table_decides(1, commands.PassTime()).events
                assert all("CO-HX.17" in one.clauses for one in told if isinstance(one, Folded))
                folds += 1
            else:
                hand = world.table.hand
                assert hand.turn is not None
                world.act("call" if hand.turn.call else "check")
        if seat.stack < stack // 2:
            break
    assert folds and seat.stack < stack, "blinds and antes are posted"
    assert not [one for one in world.money if isinstance(one, Paid)], "nothing of the entry comes back"


@pytest.mark.clause("CO-HX.9")
def test_prizes_are_paid_when_the_game_has_ended() -> None:
    assert not pays_now(RULES, game_has_ended=False), "the third of a large pool waits until the game is over"
    assert pays_now(RULES, game_has_ended=True)


@pytest.mark.clause("CO-HX.21")
def test_an_unfinished_game_goes_on_or_is_settled_by_day_90() -> None:
    stopped = 1_000
    assert unfinished(RULES, stopped, stopped + DAY_MS, whole=True).now == "resume"
    assert unfinished(RULES, stopped, stopped + DAY_MS, whole=False).now == "staff_decide"
    last = stopped + 90 * DAY_MS
    assert unfinished(RULES, stopped, last - 1, whole=False).now == "staff_decide"
    for whole in (True, False):
        found = unfinished(RULES, stopped, last, whole)
        assert (found.now, found.settled_by_ms, found.clauses) == ("settle_as_cancelled", last, ("CO-HX.21",))
