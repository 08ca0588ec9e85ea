"""Misdeals at the depth "hands": the hand is dealt again, and what was counted by it stands still."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import dealing_commands as of_dealing
from cardroom.desk import desk_commands as do
from cardroom.desk.depth_commands import DealFault, NoteHand, NoteMisdeal
from cardroom.desk.desk_pieces import DeskSeat
from cardroom.desk.kept_records import LivePenalty, MisdealNoted
from tests.desk.live_evening import KRUH, NL, LiveEvening
from tests.desk.test_hands_noted import counted, last, positions


def kept(at: LiveEvening) -> list[MisdealNoted]:
    return at.state.kept(MisdealNoted)


@pytest.mark.clause("CH-3.20", "CH-3.17")
def test_a_misdeal_says_who_where_why_and_what_came_of_it() -> None:
    at = counted()
    at.act(of_dealing.DealerIn(dealer="Dee"))
    at.act(of_dealing.PushDealer(dealer="Dee", table=1))
    at.act(NoteHand(table=1, button=4, drop=200, winner=2, pot=4_000))
    told = NoteMisdeal(table=1, deal_fault="exposed_cards", by="Kai", why="two fell face up")
    done = at.act(told)
    assert {"CH-3.20", "CH-3.17"} <= set(done.clauses)
    (record,) = kept(at)
    assert (record.by, record.why, record.dealer, record.table, record.hand) == (
        "Kai", "two fell face up", "Dee", 1, 1,
    )  # fmt: skip
    assert (record.button, record.is_moved, record.dealt_in, record.cents) == (4, False, (1, 2, 3, 4), 200)
    assert at.state.chips["drop"] == 0 and at.state.chips["table:1"] == 80_000
    assert (last(at).winner, last(at).pot, last(at).drop) == (0, 0, 0)
    at.act(do.TakeBackAct(act=done.number, why="it was dealt rightly"))
    assert not kept(at) and at.state.chips["drop"] == 200
    assert (last(at).winner, last(at).pot, last(at).drop) == (2, 4_000, 200)


def test_a_misdeal_of_a_hand_that_was_not_counted_yet_leaves_only_its_record() -> None:
    at = counted()
    at.act(NoteMisdeal(table=1, deal_fault="not_shuffled"))
    assert kept(at)[0].hand == 1 and not kept(at)[0].button
    at.act(NoteHand(table=1, button=4))
    before = at.state.table(1)
    at.act(NoteMisdeal(table=1, hand=2, deal_fault="too_few_cards"))
    assert at.state.table(1) == before and kept(at)[0].hand == 2
    button = NoteMisdeal(table=1, hand=2, deal_fault="wrong_button", button=2)
    assert at.refused(button).code == "hand-not-noted"
    for hand in (3, 9):
        assert at.refused(NoteMisdeal(table=1, hand=hand, deal_fault="too_few_cards")).code == "misdeal-late"


@pytest.mark.clause("CH-3.13", "CH-3.20")
def test_the_button_stays_but_where_its_place_was_the_fault() -> None:
    at = counted()
    at.act(NoteHand(table=1, button=4))
    refused = at.refused(NoteMisdeal(table=1, deal_fault="boxed_cards", button=1))
    assert (refused.code, refused.clauses) == ("button-stays", ("CH-3.20",))
    assert at.refused(NoteMisdeal(table=1, deal_fault="wrong_button", button=9)).code == "seat-not-dealt-in"
    done = at.act(NoteMisdeal(table=1, deal_fault="wrong_button", button=1))
    assert "CH-3.13" in done.clauses and positions(at) == (1, 2, 3)
    assert (kept(at)[0].button, kept(at)[0].is_moved) == (1, True)
    at.act(NoteHand(table=1))
    assert positions(at) == (2, 3, 4)


@pytest.mark.clause("CK-H.3", "CK-M.6")
def test_kruh_leaves_the_button_of_a_new_deal_to_staff() -> None:
    at = counted(house="casino-kruh", pool=KRUH)
    at.act(NoteHand(table=1, button=4))
    assert "CK-H.3" in at.act(NoteMisdeal(table=1, deal_fault="too_few_cards", button=2)).clauses
    assert positions(at) == (2, 3, 4)


@pytest.mark.clause("CH-3.19")
def test_a_fault_that_makes_no_misdeal_here_needs_a_reason() -> None:
    at = counted()
    at.act(NoteHand(table=1, button=4))
    for fault in ("cards_to_wrong_seat", "other"):
        assert at.refused(NoteMisdeal(table=1, deal_fault=fault)).code == "reason-missing"
        at.act(NoteMisdeal(table=1, deal_fault=fault, why="all hands were seen"))
    at.act(do.OpenDeskTable(table=2, pool=NL, why="more"))
    assert at.refused(NoteMisdeal(table=2, deal_fault="not_shuffled")).code == "hands-not-counted"


@pytest.mark.parametrize("seed", range(30))
def test_an_evening_with_misdeals_counts_what_one_without_them_counts(seed: int) -> None:
    """Whatever happens at the table: positions, blinds owed, penalties and numbers of hands are the same."""
    chance, evenings = random.Random(seed), (counted(5), counted(5))
    for at in evenings:
        at.act(NoteHand(table=1, button=5))
    for number in range(1, 25):
        draw = chance.randrange(100)
        for at in evenings:
            at.at += 1
            play(at, draw, number)
            if at is evenings[1] and number % 3 == 0:
                fault = chance.choice(get_args(DealFault))
                at.act(NoteMisdeal(table=1, deal_fault=fault, why="again"))
    one, other = (told(at) for at in evenings)
    assert one == other
    assert kept(evenings[1]) and not kept(evenings[0])


def play(at: LiveEvening, draw: int, number: int) -> None:
    """A hand; before it somebody may leave for a while, come back, or get a penalty."""
    seat = at.state.seat(1, draw % 5 + 1)
    if draw < 25 and seat.away is None and sum(one.away is None for one in seats(at)) > 3:
        at.act(do.StartDeskBreak(table=1, seat=seat.number))
    elif draw < 50 and seat.away is not None:
        at.act(do.EndDeskBreak(table=1, seat=seat.number))
    elif draw < 60 and seat.owes:
        at.act(do.SettleOwed(table=1, seat=seat.number))
    elif draw > 95:
        at.act(of_conduct.PenaliseLive(
            player=seat.player, offence="misconduct", kind="time_away", count=2, why="shouted"
        ))  # fmt: skip
    serving = {one.player for one in at.state.kept(LivePenalty) if one.until_ms > at.now_ms}
    ready = [one for one in seats(at) if one.away is None and not one.owes and one.player not in serving]
    if len(ready) > 2:
        at.act(NoteHand(table=1), number)


def seats(at: LiveEvening) -> list[DeskSeat]:
    table = at.state.table(1)
    assert table is not None
    return [seat for seat in at.state.seats(table) if seat.player]


def told(at: LiveEvening) -> object:
    table = at.state.table(1)
    assert table is not None
    return table, [(one.number, one.player, one.owes, one.stack) for one in seats(at)], at.state.chips


@pytest.mark.parametrize("seed", range(20))
def test_a_button_put_right_owes_what_the_right_button_would_have(seed: int) -> None:
    """Blinds owed by the wrong place are not: the table is as if the hand had been noted at the right seat at once."""
    chance = random.Random(seed)
    wrong, right = counted(5), counted(5)
    for at in (wrong, right):
        at.act(NoteHand(table=1, button=1))
    for _ in range(chance.randint(1, 3)):
        away = chance.randint(1, 5)
        if wrong.state.seat(1, away).away is None and sum(one.away is None for one in seats(wrong)) > 3:
            for at in (wrong, right):
                at.act(do.StartDeskBreak(table=1, seat=away))
    there = [one.number for one in seats(wrong) if one.away is None]
    first, between, seat = chance.choice(there), chance.choice(there), chance.choice(there)
    wrong.act(NoteHand(table=1, button=first))
    for button in (between, seat):
        wrong.act(NoteMisdeal(table=1, deal_fault="wrong_button", button=button))
    right.act(NoteHand(table=1, button=seat))
    assert told(wrong) == told(right)
