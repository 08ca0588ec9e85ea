"""Straddles at a table where a person deals: told behind the posts, doubled in turn, taken back, refused with a clause."""

from __future__ import annotations

from random import Random

import pytest

from cardroom.cash.cash_table import load_table
from cardroom.engine.events import POSTED_BLIND
from cardroom.rules import Refused
from cardroom.table.events import BlindPosted, HandRestated
from cardroom.table.told.told_hand import ToldHand
from cardroom.table.told.told_play import told_by_person
from tests.table.entered_tables import EnteredTable, LiveGame, live_games, next_fact, shuffled

NL = {of.house: of for of in live_games() if of.game == "holdem-nl"}
STRADDLING = pytest.mark.parametrize("name", ["casino-helsinki", "casino-kruh"])


def opened(name: str, players: str = "ABCDE", game: str = "holdem-nl") -> EnteredTable:
    of = next(one for one in live_games() if (one.house, one.game) == (name, game))
    return EnteredTable(of, players)


def order(at: EnteredTable) -> list[int]:
    """The seats dealt in, from the one behind the big blind round to it."""
    seats = [seat.seat for seat in at.shown.seats]
    big = seats.index(at.shown.big_blind)
    return seats[big + 1 :] + seats[: big + 1]


def refused(at: EnteredTable, seat: int) -> Refused:
    with pytest.raises(Refused) as found:
        at.enter(do="straddle", seat=seat)
    return found.value


@STRADDLING
@pytest.mark.clause("CH-4.14", "CK-STR", "CK-STR.1")
def test_a_straddle_told_behind_the_posts_is_a_raise_whose_player_acts_last(name: str) -> None:
    at = opened(name)
    first, second = order(at)[:2]
    before, unit = at.chips, at.terms.big_blind
    assert (first, 2 * unit) in [(one.seat, one.amount) for one in at.shown.may_straddle]
    at.enter(do="straddle", seat=first)
    turn = at.shown.turn
    assert turn is not None and (turn.seat, turn.call, turn.min_raise_to) == (second, 2 * unit, 3 * unit)
    assert at.shown.straddled == (first,) and at.chips == before
    told = next(event for event in at.events if isinstance(event, HandRestated))
    posted = [one for one in told.events if isinstance(one, BlindPosted) and one.blind == "straddle"]
    assert [(one.seat, one.amount) for one in posted] == [(first, 2 * unit)]
    assert set(posted[0].clauses) & {"CH-4.14", "CK-STR"}
    for seat in order(at)[1:]:
        at.enter(do="act", seat=seat, verb="call")
    assert at.shown.awaits_seats == (first,) and at.shown.turn is not None and at.shown.turn.can_check
    assert at.shown.total == 5 * 2 * unit


@STRADDLING
@pytest.mark.clause("CH-4.15", "CK-STR.2")
def test_straddles_double_as_far_as_the_button_and_no_farther(name: str) -> None:
    at = opened(name)
    unit, behind = at.terms.big_blind, order(at)
    for step, seat in enumerate(behind[:3], 1):
        assert (seat, unit * 2**step) in [(one.seat, one.amount) for one in at.shown.may_straddle]
        at.enter(do="straddle", seat=seat)
    assert at.shown.straddled == tuple(behind[:3]) and behind[2] == at.shown.dealer
    assert at.shown.may_straddle == ()
    late = refused(at, behind[3])
    assert late.code == "straddle-not-in-turn" and late.clauses


@pytest.mark.clause("CH-4.16", "CK-STR.2")
def test_the_button_straddles_alone_where_the_house_has_that() -> None:
    at = opened("casino-helsinki")
    at.enter(do="straddle", seat=at.shown.dealer)
    assert at.shown.straddled == (at.shown.dealer,) and at.shown.may_straddle == ()
    assert at.shown.turn is not None and at.shown.turn.seat == at.shown.small_blind
    at = opened("casino-kruh")
    wrong = refused(at, at.shown.dealer)
    assert wrong.code == "straddle-not-in-turn" and "CK-STR.2" in wrong.clauses


@STRADDLING
@pytest.mark.clause("CH-4.14", "CK-STR")
def test_it_is_taken_back_one_by_one_and_comes_before_all_else(name: str) -> None:
    at = opened(name)
    first, second, third = order(at)[:3]
    before = at.shown
    at.enter(do="straddle", seat=first)
    once = at.shown
    at.enter(do="straddle", seat=second)
    at.take_back()
    assert at.shown.straddled == (first,) and at.shown.turn == once.turn and at.shown.seats == once.seats
    at.enter(do="act", seat=second, verb="fold")
    late = refused(at, third)
    assert late.code == "straddle-late" and late.clauses
    assert at.shown.may_straddle == ()
    at.take_back()
    at.take_back()
    assert (at.shown.turn, at.shown.seats, at.shown.straddled) == (before.turn, before.seats, ())
    assert at.shown.may_straddle == before.may_straddle
    lines = at.shown.lines
    assert [line.taken_back_by != "" for line in lines] == [True] * 3


def test_a_house_without_straddles_refuses_with_a_clause() -> None:
    for name in ("pokerstars-live-fi", "pokerstars-live-no"):
        for of in live_games():
            if of.house == name:
                at = EnteredTable(of, "ABCD")
                if isinstance(at.hand, ToldHand):
                    found = refused(at, 1)
                    assert found.code == "no-straddles" and found.clauses
                    assert at.shown.may_straddle == ()


@pytest.mark.clause("CH-4.15", "CK-STR")
def test_two_players_and_seats_that_are_not_there() -> None:
    at = opened("casino-helsinki", "AB")
    assert at.shown.may_straddle == () and refused(at, at.shown.dealer).code == "straddle-not-in-turn"
    assert refused(at, 9).code == "not-in-the-hand"


@pytest.mark.parametrize("of", [one for one in live_games() if one.house in NL], ids=str)
def test_every_game_is_played_on_behind_a_straddle_and_no_chip_is_lost(of: LiveGame) -> None:
    at = EnteredTable(of, "ABCD")
    if not isinstance(at.hand, ToldHand) or not at.shown.may_straddle:
        return
    before = at.chips
    one = at.shown.may_straddle[0]
    at.enter(do="straddle", seat=one.seat)
    straddle = [event for event in at.hand.engine.events if event[0] == POSTED_BLIND][-1]
    assert straddle[2] == one.amount and at.chips == before
    chance, cards = Random(7), shuffled(7)
    while at.table.hand is not None:
        at.enter(**next_fact(at.shown, chance, cards))
    assert sum(seat.stack for seat in at.table.seats.values()) <= before
    again = load_table(at.terms, at.book, at.table.dump(), told_by_person)
    assert again.dump() == at.table.dump()
