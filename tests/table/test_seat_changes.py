"""Changing seats at a table, and what it costs, as each house's document has it."""

import pytest

from cardroom.table.events import (
    SeatChanged,
    WishesChanged,
)
from cardroom.table.model import commands
from tests.table.positions_of import HouseTable

HELSINKI, KRUH, ONLINE = "casino-helsinki", "casino-kruh", "casinohuone"


@pytest.mark.clause("CH-2.8", "CH-4.34", "CH-4.35")
def test_in_helsinki_staff_consent_and_a_seat_farther_from_the_blinds_costs_the_small_blind() -> None:
    table = HouseTable(HELSINKI)
    table.hand()  # 1, 2, 3: seat 4 is next
    refused = table.refusal(commands.ChangeSeat("A", 7))
    assert refused.code == "needs-consent" and set(refused.clauses) == {"CH-2.8", "CH-4.34"}
    table.do(commands.ChangeSeat("D", 8, "floor"))
    assert table.last(SeatChanged).waits_for_big_blind
    assert table.ways_in("D")["post"] == (table.small, 0)
    table.enter("D", "post")
    table.deal()
    assert table.posted()[8] == (table.small, 0)


@pytest.mark.clause("CH-4.35", "CK-BB.8")
@pytest.mark.parametrize(("name", "consent"), [(HELSINKI, "floor"), (KRUH, "")])
def test_a_seat_closer_to_the_blinds_is_free(name: str, consent: str) -> None:
    table = HouseTable(name)
    table.hand()
    table.do(commands.ChangeSeat("A", 7, consent))
    assert not table.last(SeatChanged).waits_for_big_blind
    table.deal()
    assert 7 not in table.posted() and "A" in table.dealt()


@pytest.mark.clause("CK-BB.8")
def test_in_kruh_a_seat_farther_from_the_blinds_costs_the_big_blind() -> None:
    table = HouseTable(KRUH)
    table.hand()
    table.do(commands.ChangeSeat("D", 8))
    ways = {"wait": (0, 0), "post": (table.big, 0), "straddle": (2 * table.big, 0)}
    assert table.ways_in("D") == ways, "as a new player"
    table.enter("D", "post")
    table.deal()
    assert table.posted()[8] == (table.big, 0)


@pytest.mark.clause("CH-2.8", "CH-4.34")
def test_who_is_in_a_hand_moves_when_it_is_over() -> None:
    table = HouseTable(HELSINKI)
    table.deal()
    table.do(commands.ChangeSeat("A", 7, "floor"))
    assert table.private[1][-1] == WishesChanged(1, False, False, False, moves_to=7)
    assert not table.told(SeatChanged)
    table.fold_out()
    assert (table.last(SeatChanged).seat, table.last(SeatChanged).to) == (1, 7)
    table.deal()
    table.do(commands.ChangeSeat("B", 9, "floor"))
    table.sit_at("N", 9)
    table.fold_out()
    assert len(table.told(SeatChanged)) == 1, "the seat was taken in the meantime: nothing comes of it"


@pytest.mark.clause("CH-2.8", "CH-4.20")
def test_a_change_that_would_bring_the_big_blind_twice_waits_one_hand_more() -> None:
    table = HouseTable(HELSINKI, 2)
    while table.hand()[2] != 1:
        pass
    table.deal()
    assert table.positions()[2] == "B"
    table.do(commands.ChangeSeat("B", 5, "floor"))
    table.fold_out()
    assert not table.told(SeatChanged), "from seat 5 the next big blind would be B's again"
    table.hand()
    assert (table.last(SeatChanged).seat, table.last(SeatChanged).to) == (2, 5)
    table.deal()
    assert table.positions()[2] == "B"


def test_the_last_big_blind_may_move_behind_players_who_have_the_next_ones() -> None:
    table = HouseTable(HELSINKI)
    assert table.hand() == (1, 2, 3)
    table.do(commands.ChangeSeat("C", 6, "floor"))
    assert (table.last(SeatChanged).seat, table.last(SeatChanged).to) == (3, 6)
    assert [table.hand()[2] for _ in range(3)] == [4, 5, 6], "D and E have theirs first"


@pytest.mark.clause("CH-4.20")
def test_a_change_of_seats_that_fails_changes_nothing() -> None:
    table = HouseTable(HELSINKI)
    table.deal()
    before = table.table.view(None, 0)
    assert table.refusal(commands.ChangeSeat("A", 2, "floor")).code == "seat-taken"
    assert table.table.view(None, 0) == before
    table.fold_out()
    assert table.refusal(commands.ChangeSeat("A", 2, "floor")).code == "seat-taken"
    table.leave("D")
    assert table.refusal(commands.ChangeSeat("C", 4, "floor")).code == "big-blind-twice"
    online = HouseTable(ONLINE)
    assert online.refusal(commands.ChangeSeat("A", 6)).code == "seat-change-not-offered"
