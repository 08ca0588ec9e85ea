"""Playing over: an absent player's seat in the hands of another (CH-4.36, CH-4.37)."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import load_table
from cardroom.table.events import BlindPosted, BlindsMissed, PlayerLeft, PlayerSeated, SatIn, SeatChanged
from cardroom.table.model import commands
from cardroom.table.positions.entries import seat_state
from tests.table.positions_of import HouseTable

HELSINKI = "casino-helsinki"


def over(table: HouseTable, player: str, seat: int, consent: str = "floor") -> of_cash.PlayOver:
    return of_cash.PlayOver(player, seat, table.terms.max_buy_in, consent)


def lent(players: int = 5) -> HouseTable:
    """Five play; after a hand D at seat 4 goes away and X plays there."""
    table = HouseTable(HELSINKI, players)
    table.hand()
    table.sit_out("D")
    table.do(over(table, "X", 4))
    return table


def chips(table: HouseTable) -> int:
    return sum(seat.stack for seat in table.table.seats.values()) + sum(table.accounts.values())


@pytest.mark.clause("CH-4.36", "CH-4.37")
def test_who_plays_over_posts_the_new_players_blind_and_plays() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    table.sit_out("E")
    told = table.do(over(table, "X", 5)).events
    assert [(e.seat, e.to) for e in told if isinstance(e, SeatChanged)] == [(5, 15)]
    seated = next(event for event in told if isinstance(event, PlayerSeated))
    assert (seated.seat, seated.is_over, seated.waits_for_big_blind) == (5, True, False)
    assert {"CH-4.36", "CH-4.37"} <= set(seated.clauses)
    assert table.ways_in("X") == {"post": (table.big, 0)}, "waiting for the big blind is not among the ways"
    assert table.refusal(commands.Enter("X", "wait")).code == "entry-not-offered"
    table.deal()
    assert table.blinds == (2, 3, 4) and "X" in table.dealt() and "E" not in table.dealt()
    entry = [(event.seat, event.amount) for event in table.told(BlindPosted) if event.blind == "entry"]
    assert entry == [(5, table.big)]
    table.fold_out()


@pytest.mark.clause("CH-4.37")
def test_markers_are_the_holders_though_the_other_pays_the_blinds() -> None:
    table = lent()
    assert table.hand() == (2, 3, 4), "the big blind is at the seat that is played over"
    assert table.posted() == {3: (table.small, 0), 4: (table.big, 0)}
    assert table.last(BlindsMissed).missed == "big" and table.last(BlindsMissed).seat == 14
    assert table.marker("D") == "big" and table.marker("X") == ""
    table.hand()
    assert table.posted()[4] == (table.small, 0) and table.marker("D") == "big", "two markers at most"
    small = HouseTable(HELSINKI)
    small.hand()
    assert small.hand() == (2, 3, 4)
    small.sit_out("D")
    small.do(over(small, "X", 4))
    assert small.hand() == (3, 4, 5)
    assert small.marker("D") == "small", "only the small blind went by the holder"


@pytest.mark.clause("CH-4.36", "CH-4.37")
def test_a_holder_who_comes_back_has_the_seat_again_at_once_or_when_the_hand_is_over() -> None:
    table = lent()
    table.hand()
    before = chips(table)
    told = table.do(commands.SitIn("D")).events
    left = next(event for event in told if isinstance(event, PlayerLeft))
    assert (left.player, left.reason) == ("X", "seat_reclaimed") and left.clauses
    assert [(e.seat, e.to) for e in told if isinstance(e, SeatChanged)] == [(14, 4)]
    assert isinstance(told[-1], SatIn) and chips(table) == before
    assert table.marker("D") == "big" and table.ways_in("D")["post"] == (table.big, table.small)

    table = lent()
    table.deal()
    before = chips(table)
    table.do(commands.SitIn("D"))
    seats = {seat.player: number for number, seat in table.table.seats.items()}
    assert (seats["X"], seats["D"]) == (4, 14), "the hand is played on"
    table.fold_out()
    seats = {seat.player: number for number, seat in table.table.seats.items()}
    assert "X" not in seats and seats["D"] == 4 and chips(table) == before
    assert seat_state(table.table.book.blinds, table.table.seats[4]) == "waiting_big_blind"
    table.hand()


@pytest.mark.clause("CH-4.36")
def test_the_seat_is_the_holders_again_when_the_other_goes_and_the_others_own_when_the_holder_does() -> None:
    table = lent()
    table.hand()
    table.leave("X")
    assert {seat.player: number for number, seat in table.table.seats.items()}["D"] == 4
    assert table.table.seats[4].sits_out
    table = lent()
    table.leave("D")
    mine = table.table.seat_of("X")
    assert mine is not None and not mine.is_over and mine.number == 4
    assert set(table.ways_in("X")) > {"post"}, "a new player like any other"


def test_a_player_who_folds_and_goes_leaves_the_seat_to_its_holder_when_the_hand_is_over() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    assert table.hand() == (2, 3, 4)
    table.sit_out("A")
    table.do(over(table, "X", 1))
    table.deal()
    assert table.blinds == (3, 4, 5) and "X" in table.dealt()
    table.act("X fold")
    table.leave("X")
    assert {seat.player: n for n, seat in table.table.seats.items()}["A"] == 11, (
        "cards of seat 1 are in the hand"
    )
    table.fold_out()
    assert {seat.player: n for n, seat in table.table.seats.items()}["A"] == 1
    table.hand()


@pytest.mark.clause("CH-4.36")
def test_playing_over_needs_staff_and_a_seat_whose_player_is_away() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    table.sit_out("D")
    for command, code in (
        (over(table, "X", 4, consent=""), "needs-consent"),
        (over(table, "X", 3), "seat-not-absent"),
        (over(table, "X", 8), "seat-not-absent"),
        (over(table, "A", 4), "already-seated"),
        (of_cash.PlayOver("X", 4, 1, "floor"), "buy-in-too-small"),
    ):
        refused = table.refusal(command)
        assert refused.code == code and (refused.clauses or code == "already-seated")
    table.do(over(table, "X", 4))
    assert table.refusal(over(table, "Y", 4)).code == "seat-not-absent", "that player is there"
    for name in ("casinohuone", "casino-kruh", "pokerstars-live-fi"):
        other = HouseTable(name)
        other.hand()
        other.sit_out("D")
        refused = other.refusal(over(other, "X", 4))
        assert refused.code == "playing-over-not-offered" and refused.clauses


def test_a_dumped_table_knows_who_plays_over_whom() -> None:
    table = lent()
    again = load_table(table.terms, table.book, table.table.dump())
    assert again.dump() == table.table.dump()
    assert again.seats[14].home == 4 and again.seats[4].is_over
