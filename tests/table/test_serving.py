"""Penalties served at a cash table: no cards, hands missed one by one, no return before the end."""

from typing import Any

import msgspec
import pytest

from cardroom.cash.cash_table import load_table
from cardroom.rules import Refused, house
from cardroom.table.events import BlindsMissed, HandVoided, PenaltyCounted, PlayerLeft, SatIn, SatOut
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable

KRUH, TOUR, HELSINKI = "casino-kruh", "pokerstars-live-fi", "casino-helsinki"


def running(name: str = KRUH, players: int = 4, **more: Any) -> ScriptedTable:
    book = house(name)
    game = next(iter(book.games))
    table = ScriptedTable(players=players, game=game, book=book, **more)
    play(table)
    return table


def play(table: ScriptedTable) -> None:
    table.deal()
    table.fold_out()


def penalise(table: ScriptedTable, player: str, hands: int = 0, until_ms: int = 0) -> None:
    table.do(commands.Penalise(player, hands, until_ms))


def left(table: ScriptedTable) -> list[int]:
    return [event.hands for event in table.told(PenaltyCounted)]


@pytest.mark.clause("PF-6.9.1", "PF-6.9.3", "CK-H.2")
@pytest.mark.parametrize("name", [KRUH, TOUR])
def test_a_penalty_is_missed_hand_by_hand_and_then_the_player_may_come_back(name: str) -> None:
    table = running(name)
    penalise(table, "D", 3)
    assert table.last(SatOut).reason == "penalty"
    for _ in range(3):
        assert table.refusal(commands.SitIn("D")).code == "under-penalty"
        play(table)
        assert table.dealt() == "ABC"
    assert left(table) == [3, 2, 1, 0]
    play(table)
    assert table.dealt() == "ABC", "nobody is dealt in before coming back"
    table.sit_in("D")
    assert table.last(SatIn).from_penalty
    assert set(house(name).penalties.return_told.clauses) <= set(table.last(SatIn).clauses)  # type: ignore[union-attr]  # a live house


@pytest.mark.clause("PF-6.9.3")
def test_the_hand_in_which_it_is_given_is_played_to_its_end() -> None:
    table = running(TOUR)
    table.deal()
    penalise(table, "A", 1)
    assert table.told(SatOut) == [] and "A" in table.dealt()
    table.fold_out()
    assert table.last(SatOut).reason == "penalty"
    assert left(table) == [1], "the hand that was dealt to the player is not one of those missed"
    play(table)
    assert left(table) == [1, 0]


def test_a_hand_that_becomes_void_is_missed_when_it_is_dealt_anew() -> None:
    table = running(KRUH)
    penalise(table, "D", 1)
    table.deal()
    table.do(commands.VoidHand("staff"))
    assert table.told(HandVoided) and left(table) == [1]
    play(table)
    assert left(table) == [1, 0]


@pytest.mark.clause("CK-H.14", "CK-H.2")
def test_the_blinds_that_go_by_are_missed_as_those_of_any_absent_player() -> None:
    table = running(KRUH)
    before = table.stack("D")
    penalise(table, "D", 8)
    for _ in range(8):
        play(table)
    assert table.stack("D") == before
    marked = [event for event in table.told(BlindsMissed) if event.seat == 4]
    assert not marked or marked[-1].missed == "big"
    table.sit_in("D")
    assert table.table.seat_of("D").missed == "big"  # type: ignore[union-attr]  # D is seated


@pytest.mark.clause("PF-6.9.3", "PF-6.9.4", "PF-6.9")
@pytest.mark.parametrize("name", [KRUH, TOUR])
def test_no_hand_is_missed_while_none_is_dealt_and_staff_may_end_it(name: str) -> None:
    """A penalty of hands is hands that were played without the player: what is left waits, recorded, for the next."""
    table = running(name, players=2)
    penalise(table, "B", 2)
    table.wait(house(name).sit_out.limit_seconds.value + 1)
    assert (left(table), table.told(PlayerLeft)) == ([2], [])
    assert not table.table.ready_to_deal(table.clock.now_ms)
    assert table.refusal(commands.SitIn("B")).code == "under-penalty"
    penalise(table, "B")
    table.sit_in("B")
    play(table)
    assert sorted(table.dealt()) == ["A", "B"]


def test_the_seat_is_kept_while_there_are_hands_to_miss_and_no_longer_than_a_break_after_that() -> None:
    table = running(KRUH)
    limit = house(KRUH).sit_out.limit_seconds.value
    penalise(table, "D", 1)
    assert table.last(SatOut).until_ms == 0
    table.wait(limit + 1)
    assert table.told(PlayerLeft) == []
    play(table)
    assert table.last(PenaltyCounted).removed_at_ms == table.clock.now_ms + limit * 1000
    table.wait(limit)
    assert table.told(PlayerLeft) == []
    table.wait(1)
    assert [event.player for event in table.told(PlayerLeft)] == ["D"]


def test_the_break_does_not_begin_while_hands_are_left_or_a_hand_is_played_to_its_end() -> None:
    table = running(KRUH)
    penalise(table, "D", 2)
    play(table)
    counted = table.last(PenaltyCounted)
    assert (counted.hands, counted.removed_at_ms) == (1, 0)
    table.deal()
    penalise(table, "A", until_ms=table.clock.now_ms + 60_000)
    counted = table.last(PenaltyCounted)
    assert (counted.seat, counted.hands, counted.removed_at_ms) == (1, 0, 0)


@pytest.mark.clause("CH-8.51", "CH-1.37")
def test_a_time_away_is_over_by_the_clock_whatever_is_dealt() -> None:
    table = running(HELSINKI)
    until_ms = table.clock.now_ms + 600_000
    penalise(table, "D", until_ms=until_ms)
    for _ in range(3):
        play(table)
        assert table.dealt() == "ABC"
    refused = table.refusal(commands.SitIn("D"))
    assert refused.code == "under-penalty" and {"CH-1.37", "CH-8.51"} & set(refused.clauses)
    table.wait(ms=until_ms - table.clock.now_ms)
    table.sit_in("D")
    assert table.last(SatIn).from_penalty


def test_the_break_after_a_time_away_begins_when_it_is_over() -> None:
    table = running(HELSINKI)
    limit = house(HELSINKI).sit_out.limit_seconds.value
    penalise(table, "D", until_ms=table.clock.now_ms + 600_000)
    assert table.last(SatOut).until_ms == table.clock.now_ms + 600_000 + limit * 1000
    table.wait(600 + limit)
    assert table.told(PlayerLeft) == []
    table.wait(1)
    assert table.told(PlayerLeft)


def test_staff_end_a_penalty_and_the_player_may_come_back_at_once() -> None:
    table = running(KRUH)
    penalise(table, "D", 8)
    play(table)
    penalise(table, "D")
    assert table.last(PenaltyCounted).hands == 0
    table.sit_in("D")
    seen = len(table.told(PenaltyCounted))
    penalise(table, "D")
    assert len(table.told(PenaltyCounted)) == seen, "nothing to end is nothing to tell"


def test_a_break_of_other_tables_leaves_a_penalty_as_it_is() -> None:
    table = running(KRUH)
    penalise(table, "D", 2)
    table.do(commands.SitOut("D", general_until_ms=table.clock.now_ms + 500_000))
    table.wait(501)
    assert table.told(PlayerLeft) == []
    assert table.refusal(commands.SitIn("D")).code == "under-penalty"


def test_a_house_without_live_rules_has_no_penalties() -> None:
    table = ScriptedTable()
    assert table.refusal(commands.Penalise("A", 2)).code == "no-penalties"
    with pytest.raises(Refused, match="no seat"):
        running().do(commands.Penalise("Z", 2))


def test_what_is_left_is_seen_by_all_and_survives_the_writing_down() -> None:
    table = running(KRUH)
    penalise(table, "D", 5)
    play(table)
    view = next(seat for seat in table.table.view(None, table.clock.now_ms).seats if seat.player == "D")
    assert (view.penalty_hands, view.removed_at_ms, view.state) == (4, None, "sitting_out")
    data = msgspec.json.decode(msgspec.json.encode(table.table.dump()))
    again = load_table(table.terms, table.book, data)
    seat = again.seat_of("D")
    assert seat is not None and seat.penalty_hands == 4
    with pytest.raises(Refused, match="penalty to serve"):
        again.decide(commands.SitIn("D"), table.clock.now_ms)
