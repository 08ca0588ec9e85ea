"""Straddles at a table: who may, when, for how much, and coming into the game by one."""

import pytest

from cardroom.rules import house
from cardroom.table.events import BlindPosted, HandStarted, WishesChanged
from cardroom.table.model import commands
from tests.table.positions_of import HouseTable

HELSINKI, KRUH, LIVE, ONLINE = "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "casinohuone"
STRADDLING = pytest.mark.parametrize("name", [HELSINKI, KRUH])


class StraddleTable(HouseTable):
    """A table whose players wish to straddle by one-liners, in big blinds."""

    def wish(self, **most: int) -> None:
        for player, big_blinds in most.items():
            self.do(commands.Straddle(player, big_blinds * self.big))

    def straddles(self) -> dict[int, int]:
        """Who straddled in the last hand dealt, in big blinds, in the order of posting."""
        since = self.events[self.events.index(self.last(HandStarted)) :]
        return {
            event.seat: event.amount // self.big
            for event in since
            if isinstance(event, BlindPosted) and event.blind == "straddle"
        }

    def dealt_straddles(self) -> dict[int, int]:
        """Deal a hand and fold it out: its straddles."""
        self.deal()
        found = self.straddles()
        self.fold_out()
        return found


@STRADDLING
@pytest.mark.clause("CH-4.14", "CK-STR", "CK-STR.1")
def test_the_player_behind_the_big_blind_straddles_for_two_big_blinds_and_acts_last(name: str) -> None:
    """Five at the table: button 1, blinds 2 and 3, first to act 4."""
    table = StraddleTable(name)
    table.wish(D=2)
    table.deal()
    assert table.blinds == (1, 2, 3) and table.straddles() == {4: 2}
    posted = table.last(BlindPosted)
    assert (posted.blind, posted.bet) == ("straddle", 2 * table.big)
    assert set(posted.clauses) & {"CH-4.14", "CK-STR"}
    hand = table.table.hand
    assert hand is not None and hand.turn is not None
    assert (hand.actor_seat, hand.turn.call, hand.turn.min_raise_to) == (5, 2 * table.big, 3 * table.big)
    table.act("E call", "A fold", "B fold", "C call")
    assert hand.actor_seat == 4 and hand.turn is not None and {"check", "raise"} <= set(hand.turn.actions)
    table.act(f"D raise {6 * table.big}")
    assert hand.actor_seat == 5
    table.fold_out()


@STRADDLING
@pytest.mark.clause("CH-4.14")
def test_a_hand_in_which_nobody_straddles_has_the_blinds_alone(name: str) -> None:
    table = StraddleTable(name)
    table.wish(E=16)
    assert table.dealt_straddles() == {}, "the player first to act does not"
    assert table.posted().keys() == {2, 3}


@STRADDLING
@pytest.mark.clause("CH-4.15", "CK-STR.2")
def test_straddles_double_in_turn_without_a_gap_as_far_as_the_button(name: str) -> None:
    table = StraddleTable(name, players=6)
    table.wish(A=64, B=64, C=64, D=64, E=64, F=64)
    assert table.dealt_straddles() == {4: 2, 5: 4, 6: 8, 1: 16}, (
        "the button is the last one, blinds straddle not"
    )
    assert table.last(BlindPosted).clauses[0] in ("CH-4.15", "CK-STR.2")
    table.wish(F=0)
    assert table.blinds == (1, 2, 3)
    assert table.dealt_straddles() == {5: 2}, "a gap ends it"


@STRADDLING
def test_nobody_straddles_for_more_than_asked_or_than_there_is(name: str) -> None:
    table = StraddleTable(name, players=6)
    table.wish(D=2, E=2, F=64)
    assert table.dealt_straddles() == {4: 2}, "E straddles, but for no more than two"
    table = StraddleTable(name, players=6)
    table.wish(D=64, E=64)
    seat = table.table.seat_of("E")
    assert seat is not None
    seat.stack = 4 * table.big - 1
    assert table.dealt_straddles() == {4: 2}


@STRADDLING
def test_who_has_exactly_what_the_straddle_is_straddles_with_all_of_it(name: str) -> None:
    table = StraddleTable(name, players=6)
    table.wish(D=64, E=64)
    seat = table.table.seat_of("E")
    assert seat is not None
    seat.stack = 4 * table.big
    table.deal()
    assert table.straddles() == {4: 2, 5: 4} and table.stack("E") == 0


@pytest.mark.clause("CH-4.16")
def test_the_button_straddles_where_the_first_to_act_does_not() -> None:
    table = StraddleTable(HELSINKI)
    table.wish(A=2, E=2)
    table.deal()
    assert table.straddles() == {1: 2}, "and nobody else may then"
    assert table.last(BlindPosted).clauses[0] == "CH-4.16"
    hand = table.table.hand
    assert hand is not None and hand.actor_seat == 2, "the betting begins behind the button"
    table.fold_out()
    table = StraddleTable(HELSINKI)
    table.wish(A=2, D=2)
    assert table.dealt_straddles() == {4: 2}, "the player first to act has priority"
    table = StraddleTable(KRUH)
    table.wish(A=2, E=2)
    assert table.dealt_straddles() == {}


@STRADDLING
def test_two_players_do_not_straddle_and_three_leave_it_to_the_button(name: str) -> None:
    table = StraddleTable(name, players=3)
    table.wish(A=64, B=64, C=64)
    assert table.dealt_straddles() == {1: 2}
    table.leave("A")
    table.deal()
    assert table.straddles() == {} and len(table.dealt()) == 2
    table.fold_out()


@STRADDLING
@pytest.mark.clause("CH-4.14", "CK-STR")
def test_a_wish_in_a_hand_counts_for_the_next_one(name: str) -> None:
    table = StraddleTable(name)
    table.deal()
    table.wish(E=2)
    assert table.straddles() == {}
    table.fold_out()
    assert table.dealt_straddles() == {5: 2}
    assert table.table.view("E", table.clock.now_ms).you.wishes.straddle == 2 * table.big
    table.wish(E=0)
    told = table.do(commands.Straddle("E", 0))
    assert isinstance(told.private[5][-1], WishesChanged) and told.private[5][-1].straddle == 0


def test_who_sits_out_comes_back_without_the_wish() -> None:
    table = StraddleTable(KRUH)
    table.wish(E=2)
    table.sit_out("E")
    seat = table.table.seat_of("E")
    assert seat is not None and seat.wants_to_straddle == 0


@pytest.mark.clause("CH-4.14", "CH-4.15", "CK-STR", "CK-STR.2")
def test_a_straddle_that_cannot_be_is_refused_with_its_clause() -> None:
    for name, first in ((HELSINKI, "CH-4.14"), (KRUH, "CK-STR")):
        table = StraddleTable(name)
        small = table.refusal(commands.Straddle("A", 2 * table.big - 1))
        assert small.code == "straddle-too-small" and first in small.clauses
        seat = table.table.seat_of("A")
        assert seat is not None
        seat.stack = table.big
        poor = table.refusal(commands.Straddle("A", 2 * table.big))
        assert poor.code == "straddle-not-covered" and first in poor.clauses
    for name in (LIVE, ONLINE):
        refused = HouseTable(name).refusal(commands.Straddle("A", 1000))
        assert refused.code == "no-straddles" and refused.clauses
    stud = HouseTable(HELSINKI, game="stud-fl")
    refused = stud.refusal(commands.Straddle("A", 1000))
    assert refused.code == "no-straddles" and refused.clauses == ("CH-4.14",)


def test_a_table_says_what_straddles_come_to() -> None:
    assert HouseTable(KRUH).terms.straddles[:3] == (4000, 8000, 16000)
    assert HouseTable(HELSINKI).terms.straddles[0] == 400 and HouseTable(ONLINE).terms.straddles == ()
    antes = house(HELSINKI).game("holdem-nl").stake("NL-A1")
    assert (antes.ante_cents, antes.bring_in_cents) == (100, 200)


# ---------------------------------------------------------------- coming in


@STRADDLING
@pytest.mark.clause("CH-4.24", "CK-BB.5")
def test_a_new_player_next_to_the_big_blind_comes_in_by_a_straddle(name: str) -> None:
    table = StraddleTable(name)
    table.hand()
    table.sit_at("N", 6)
    table.enter("N", "straddle")
    assert table.hand() == (2, 3, 4) and "N" not in table.dealt(), "two seats behind the big blind"
    table.deal()
    assert table.blinds == (3, 4, 5) and table.straddles() == {6: 2} and "N" in table.dealt()
    assert table.posted()[6] == (2 * table.big, 0), "the new player's blind is part of it"
    assert set(table.last(BlindPosted).clauses) & {"CH-4.24", "CK-BB.5"}
    hand = table.table.hand
    assert hand is not None and hand.actor_seat == 1
    table.fold_out()
    assert table.ways_in("N") == {}
    assert table.hand() == (4, 5, 6), "and has the big blind next"


@pytest.mark.clause("CH-4.24")
def test_in_helsinki_a_new_player_comes_in_by_no_straddle_behind_another() -> None:
    table = StraddleTable(HELSINKI)
    table.hand()
    table.sit_at("N", 6)
    table.enter("N", "straddle")
    table.wish(E=64)
    assert table.dealt_straddles() == {5: 2} and "N" not in table.dealt()


@pytest.mark.clause("CK-BB.5")
def test_in_kruh_a_new_player_comes_in_by_a_restraddle_too() -> None:
    table = StraddleTable(KRUH)
    table.hand()
    table.sit_at("N", 6)
    table.enter("N", "straddle")
    table.wish(E=64)
    assert table.dealt_straddles() == {5: 2, 6: 4} and "N" in table.dealt()


@pytest.mark.clause("CH-4.30")
def test_in_helsinki_who_missed_blinds_may_come_back_by_a_straddle_and_owes_nothing_more() -> None:
    for marker in ("big", "small"):
        table = StraddleTable(HELSINKI)
        table.hand()
        if marker == "small":
            assert table.hand() == (2, 3, 4), "D pays the big blind and misses the small one"
        table.sit_out("D")
        while table.hand()[2] != 2:
            continue
        table.sit_in("D")
        assert table.marker("D") == marker and table.ways_in("D")["straddle"] == (2 * table.big, 0)
        table.enter("D", "straddle")
        table.deal()
        assert table.blinds == (1, 2, 3) and table.straddles() == {4: 2}
        assert table.posted()[4] == (2 * table.big, 0) and table.marker("D") == ""
        assert "CH-4.30" in table.last(BlindPosted).clauses
        table.fold_out()
        assert table.ways_in("D") == {} and table.hand() == (2, 3, 4)


@pytest.mark.clause("CK-H.14")
def test_in_kruh_who_let_the_blinds_pass_pays_both_and_straddles_not() -> None:
    table = StraddleTable(KRUH)
    table.hand()
    table.hand()
    table.sit_out("C")
    for _ in range(4):
        table.hand()
    table.sit_in("C")
    assert "straddle" not in table.ways_in("C")
    refused = table.refusal(commands.Enter("C", "straddle"))
    assert refused.code == "entry-not-offered" and refused.clauses == ("CK-H.14",)


def test_a_straddle_is_no_way_in_where_the_house_has_none() -> None:
    table = HouseTable(ONLINE)
    table.hand()
    table.sit_at("N", 6)
    refused = table.refusal(commands.Enter("N", "straddle"))
    assert refused.code == "entry-not-offered" and refused.clauses


@STRADDLING
def test_a_void_hand_is_dealt_anew_with_its_straddles(name: str) -> None:
    table = StraddleTable(name)
    table.wish(D=2)
    table.deal()
    table.do(commands.VoidHand("fault"))
    assert table.table.dump()["redeal"]["placing"]["straddles"] in ((4,), [4])
    assert table.dealt_straddles() == {4: 2}
