"""The depth "hands": one act a hand, from which follow button, blinds, missed blinds, penalties and drops."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardroom.cash.hand_rake import hand_rake
from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import desk_commands as do
from cardroom.desk.depth_commands import EndToldTable, NoteHand, SetTableDepth, StackComesBack
from cardroom.desk.desk_pieces import NotedHand
from cardroom.desk.desk_state import CAGE
from cardroom.desk.drops_told import boxes_of, drop_of_pot
from cardroom.desk.kept_records import LivePenalty
from cardroom.desk.live_game import live_game, pools_of_book
from cardroom.games import OFFERED
from cardroom.rules import Refused
from cardroom.rules import house as rulebook
from tests.desk.live_evening import KRUH, NL, LiveEvening

STUD, ANTES = "stud-pl/PL-A1", "holdem-nl/NL-A1"


def counted(players: int = 4, house: str = "casino-helsinki", pool: str = NL) -> LiveEvening:
    at = LiveEvening(house, (pool,))
    stack = 20_000 if house == "casino-helsinki" else 200_000
    for seat in range(1, players + 1):
        at.sit(f"p{seat}", 1, seat, stack)
    at.act(SetTableDepth(table=1, depth="hands"))
    return at


def last(at: LiveEvening) -> NotedHand:
    table = at.state.table(1)
    assert table is not None and table.last is not None
    return table.last


def positions(at: LiveEvening) -> tuple[int, int, int]:
    return last(at).dealer, last(at).small_blind, last(at).big_blind


def test_one_act_a_hand_moves_the_button_around_the_table() -> None:
    at = counted()
    at.act(NoteHand(table=1, button=4))
    assert positions(at) == (4, 1, 2) and last(at).dealt == (1, 2, 3, 4)
    found = []
    for _ in range(4):
        at.act(NoteHand(table=1))
        found.append(positions(at))
    assert found == [(1, 2, 3), (2, 3, 4), (3, 4, 1), (4, 1, 2)]
    table = at.state.table(1)
    assert table is not None and table.hands == 5


def test_the_first_button_is_drawn_evenly() -> None:
    found = set()
    for chance in range(12):
        at = counted()
        at.act(NoteHand(table=1), chance)
        found.add(last(at).dealer)
    assert found == {1, 2, 3, 4}


def test_a_blind_that_goes_by_an_absent_player_is_owed_and_paid_with_the_big_blind() -> None:
    at = counted()
    at.act(NoteHand(table=1, button=4))
    at.act(do.StartDeskBreak(table=1, seat=3))
    at.act(NoteHand(table=1))
    assert at.state.seat(1, 3).owes == "big_blind" and 3 not in last(at).dealt
    assert last(at).big_blind == 4
    at.act(do.EndDeskBreak(table=1, seat=3))
    at.act(NoteHand(table=1))
    assert 3 not in last(at).dealt, "who owes a blind waits for the big blind"
    at.act(do.SettleOwed(table=1, seat=3))
    at.act(NoteHand(table=1))
    assert 3 in last(at).dealt and not at.state.seat(1, 3).owes


def test_penalties_of_hands_are_served_by_the_hand() -> None:
    at = counted()
    at.act(
        of_conduct.PenaliseLive(
            player="p2", offence="misconduct", kind="missed_hands", count=2, table=1, why="shouted"
        )
        if "missed_hands" in kinds(at)
        else of_conduct.PenaliseLive(
            player="p2", offence="misconduct", kind="time_away", count=2, table=1, why="shouted"
        )
    )
    at.act(NoteHand(table=1, button=4))
    (penalty,) = at.state.kept(LivePenalty)
    assert 2 not in last(at).dealt
    if penalty.kind == "missed_hands":
        assert penalty.left == 1
        at.act(NoteHand(table=1))
        at.act(do.SettleOwed(table=1, seat=2))
    else:
        at.at += 3
        at.act(do.SettleOwed(table=1, seat=2))
    at.act(NoteHand(table=1, button=4))
    assert 2 in last(at).dealt


def kinds(at: LiveEvening) -> str:
    assert at.book.penalties is not None
    return str(at.book.penalties.misconduct.value)


def test_a_drop_leaves_the_table_and_a_result_is_kept() -> None:
    at = counted()
    at.act(NoteHand(table=1, drop=200, winner=3, pot=4_000))
    assert at.state.chips["drop"] == 200 and at.state.chips["table:1"] == 79_800
    assert (last(at).winner, last(at).pot, last(at).drop) == (3, 4_000, 200)
    act = at.state.number
    at.act(do.TakeBackAct(act=act, why="wrong table"))
    table = at.state.table(1)
    assert table is not None and table.hands == 0 and at.state.chips["drop"] == 0


@pytest.mark.clause("CH-1.67", "CK-H.5")
@pytest.mark.parametrize(("house", "pool"), [("casino-helsinki", NL), ("casino-kruh", KRUH)])
def test_no_more_is_dropped_than_the_house_takes_of_the_pot(house: str, pool: str) -> None:
    chance = random.Random(7)
    for players in (2, 4, 6):
        at = counted(players, house, pool)
        game = live_game(at.book, pool)
        taken = hand_rake(game.book, game.stake, players, OFFERED[game.offer.deal])
        assert taken is not None
        for pot in (chance.randrange(1, 80) * 100 for _ in range(12)):
            fits = [drop for drop in range(0, 5_000, 5) if drop <= sum(taken.take([pot + drop], True))]
            most = max(fits)
            at.act(NoteHand(table=1, winner=1, pot=pot, drop=most))
            more = at.refused(NoteHand(table=1, winner=1, pot=pot, drop=most + 5))
            assert more.code == "drop-too-large" and more.clauses
            at.act(NoteHand(table=1, winner=1, pot=pot, drop=most + 5, why="two bonus drops"))


@pytest.mark.clause("CH-1.67", "CK-H.5")
@pytest.mark.parametrize("house", ["casino-helsinki", "casino-kruh"])
def test_the_drop_that_is_proposed_is_the_houses_rake_of_the_pot_before_it_was_taken(house: str) -> None:
    """In each game at each stake, for each pot: what is left for the winner and the drop are the pot that was raked."""
    chance, book = random.Random(11), rulebook(house)
    seen = 0
    for pool in pools_of_book(book):
        game = live_game(book, pool)
        dealing = OFFERED.get(game.offer.deal)
        for dealt in (2, 5, 8):
            won = chance.randrange(1, 400) * game.stake.unit_cents
            drop = drop_of_pot(game, dealt, won)
            taken = hand_rake(game.book, game.stake, dealt, dealing) if dealing is not None else None
            assert (drop is None) == (taken is None), pool
            if drop is None or taken is None:
                continue
            seen += 1
            assert tuple(drop.boxes)[: len(boxes_of(game))] == boxes_of(game)[: len(drop.boxes)]
            assert sum(taken.take([won + drop.cents], True)) == drop.cents == sum(drop.boxes.values())
            assert sum(taken.take([won + drop.first_round], False)) == drop.first_round
            for fund, cents in list(drop.boxes.items())[1:]:
                amounts = {one.amount for one in taken.drops if one.fund == fund}
                assert {cents} <= amounts | {0}, fund
    assert seen > 10


def test_kruh_has_a_box_for_each_bonus_drop_that_the_game_pays() -> None:
    book = rulebook("casino-kruh")
    assert {boxes_of(live_game(book, pool)) for pool in pools_of_book(book)} == {("", "straight-flush")}
    omaha = live_game(book, "omaha-pl/PL10/20")
    high_low = replace(omaha, offer=replace(omaha.offer, deal="omaha8"))
    assert boxes_of(high_low) == ("", "straight-flush", "hi-lo")
    drop = drop_of_pot(high_low, 6, 100_000)
    assert drop is not None and (drop.boxes["straight-flush"], drop.boxes["hi-lo"]) == (500, 500)
    assert "CK-H.5" in drop.clauses


def test_of_two_who_enter_one_hand_the_second_is_told() -> None:
    at = counted()
    at.act(NoteHand(table=1, hand=1, by="Kai"))
    refused = at.refused(NoteHand(table=1, hand=1, by="Mia"))
    assert (refused.code, refused.arguments["by"], refused.arguments["next"]) == ("hand-noted", "Kai", 2)
    at.act(NoteHand(table=1, hand=2, by="Mia"))


def test_what_does_not_fit_changes_nothing() -> None:
    at = counted()
    assert at.refused(NoteHand(table=1, winner=5)).code == "seat-not-dealt-in"
    assert at.refused(NoteHand(table=1, button=7)).code == "seat-not-dealt-in"
    assert at.refused(NoteHand(table=1, button=99)).code == "no-such-seat"
    assert at.refused(NoteHand(table=1, drop=80_001)).code == "chips-not-there"
    assert at.refused(NoteHand(table=1, winner=1, pot=80_001)).code == "chips-not-there"
    assert at.refused(NoteHand(table=1, out=(1, 2, 3))).code == "too-few-dealt-in"
    assert at.refused(NoteHand(table=2)).code == "no-such-live-table"
    assert at.refused(SetTableDepth(table=1, depth="hands")).code == "depth-already"
    assert at.refused(SetTableDepth(table=1, depth="play")).code == "told-by-nobody"
    at.act(SetTableDepth(table=1, depth="seats"))
    assert at.refused(NoteHand(table=1)).code == "hands-not-counted"


def test_a_dead_button_stays_where_the_house_has_it() -> None:
    at = counted(5, "casino-kruh", KRUH)
    at.act(NoteHand(table=1, button=1))
    assert positions(at) == (1, 2, 3)
    at.act(do.LeaveDeskSeat(table=1, seat=3, stack=200_000))
    at.act(NoteHand(table=1))
    assert (last(at).dealer, last(at).small_blind, last(at).small_seat, last(at).big_blind) == (2, 0, 3, 4)
    at.act(NoteHand(table=1))
    assert (last(at).dealer, last(at).big_blind) == (3, 5), "the button is dead: at the empty seat"


def test_stacks_are_counted_before_the_play_takes_them() -> None:
    at = counted()
    at.at += 1
    at.act(NoteHand(table=1))
    play = SetTableDepth(table=1, depth="play", told="t1")
    assert at.refused(play).code == "count-stacks-first"
    for seat, stack in ((1, 30_000), (2, 10_000), (3, 20_000), (4, 20_000)):
        at.act(do.CountStack(table=1, seat=seat, stack=stack))
    done = at.act(play)
    assert [(one.player, one.cents) for one in done.handed][:2] == [("p1", 30_000), ("p2", 10_000)]
    for command in (
        do.CountStack(table=1, seat=1, stack=1), do.LeaveDeskSeat(table=1, seat=1, stack=1),
        do.CloseDeskTable(table=1), do.SettleOwed(table=1, seat=1),
    ):  # fmt: skip
        assert at.refused(command).code == "told-table"
    assert at.refused(do.TakeBackAct(act=done.number, why="slip")).code == "depth-stays"
    at.act(SetTableDepth(table=1, depth="seats"))
    assert at.refused(play).code == "told-table", "stacks are on their way back"
    assert at.refused(do.SeatDown(table=1, seat=6, player="x", stack=20_000, why="new")).code == "told-table"
    for seat, stack in ((1, 25_000), (2, 15_000), (3, 20_000), (4, 19_000)):
        at.act(StackComesBack(table=1, seat=seat, stack=stack))
    at.act(EndToldTable(table=1))
    assert [at.state.seat(1, seat).stack for seat in (1, 2, 3, 4)] == [25_000, 15_000, 20_000, 19_000]


def test_random_evenings_keep_every_chip_and_every_hand() -> None:
    """Chips given out are those on the table, in the drop and the difference, whatever hands are noted or taken back."""
    noted = sum(evening(seed) for seed in range(25))
    assert noted > 100, noted


def evening(seed: int) -> int:
    """An evening of random acts; returns how many hands were noted in it."""
    chance, at = random.Random(seed), counted(5)
    hands = noted = 0
    effect: dict[int, int] = {}  # how many hands an act adds; a counter-act as many fewer
    for _ in range(60):
        at.at += 1
        seat = chance.randint(1, 6)
        command = chance.choice(
            (
                NoteHand(table=1, drop=chance.choice((0, 0, 300)), button=chance.choice((0, 0, seat))),
                NoteHand(table=1, out=(seat,)),
                do.SeatDown(table=1, seat=seat, player=f"p{chance.randint(1, 9)}", stack=20_000, why="came"),
                do.LeaveDeskSeat(table=1, seat=seat, stack=chance.choice((0, 15_000, 20_000))),
                do.StartDeskBreak(table=1, seat=seat, is_long=True),
                do.EndDeskBreak(table=1, seat=seat),
                do.SettleOwed(table=1, seat=seat),
                do.TakeBackAct(act=at.state.number, why="slip"),
                SetTableDepth(table=1, depth=chance.choice(("seats", "hands", "hands"))),
            )
        )
        try:
            done = at.act(command)
        except Refused:
            continue
        effect[done.number] = isinstance(command, NoteHand) - effect.get(done.takes_back, 0)
        hands += effect[done.number]
        noted += isinstance(command, NoteHand)
        table = at.state.table(1)
        assert table is not None and table.hands == hands
        if isinstance(command, NoteHand) and table.last is not None:
            away = {s.number for s in at.state.seats(table) if not s.player or (s.away and not s.over)}
            assert not away & set(table.last.dealt) and len(table.last.dealt) >= 2
            assert table.last.big_blind in table.last.dealt
    assert at.state.chips[CAGE] < 0
    return noted


@pytest.mark.clause("CH-4.14", "CH-4.15", "CH-4.16")
def test_straddles_are_told_with_the_hand_in_any_order_of_naming() -> None:
    at = counted(6)
    at.act(NoteHand(table=1, button=6, straddles=(4, 3)))
    assert positions(at) == (6, 1, 2) and last(at).straddles == (3, 4)
    at.act(NoteHand(table=1, straddles=(1,)))
    assert positions(at)[0] == 1 and last(at).straddles == (1,), "the button, where the first does not"
    for wrong in ((5,), (4, 6), (1, 2), (4, 1)):
        refused = at.refused(NoteHand(table=1, button=1, straddles=wrong))
        assert refused.code == "straddle-not-in-turn" and refused.clauses, wrong
    assert at.refused(NoteHand(table=1, straddles=(11,))).code == "no-such-seat"
    at.act(NoteHand(table=1))
    assert last(at).straddles == ()


@pytest.mark.clause("CH-4.30")
def test_who_owes_a_blind_comes_back_by_a_straddle_next_to_the_big_blind() -> None:
    at = counted(5)
    at.act(NoteHand(table=1, button=5))
    at.act(do.StartDeskBreak(table=1, seat=3))
    at.act(NoteHand(table=1))
    assert at.state.seat(1, 3).owes == "big_blind" and positions(at) == (1, 2, 4)
    at.act(do.EndDeskBreak(table=1, seat=3))
    refused = at.refused(NoteHand(table=1, straddles=(3,)))
    assert refused.code == "straddle-not-in-turn" and "CH-4.30" in refused.clauses
    for _ in range(2):
        at.act(NoteHand(table=1))
        assert 3 not in last(at).dealt
    at.act(NoteHand(table=1, straddles=(3,)))
    assert positions(at)[2] == 2 and 3 in last(at).dealt and not at.state.seat(1, 3).owes


@pytest.mark.clause("CK-STR", "CH-4.14")
def test_two_players_and_games_that_a_card_opens_have_no_straddles() -> None:
    at = counted(2, "casino-kruh", KRUH)
    refused = at.refused(NoteHand(table=1, straddles=(1,)))
    assert refused.code == "straddle-not-in-turn" and "CK-STR" in refused.clauses
    at = counted(4, pool=STUD)
    assert at.refused(NoteHand(table=1, straddles=(1,))).code == "no-straddles"
    at = counted(4, pool=ANTES)
    at.act(NoteHand(table=1, button=4, straddles=(1, 2)))
    assert last(at).straddles == (1, 2), "without blinds the dealer's left begins"
