"""One evening, one stack: what must come back, where, and what may be added."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cash import cash_commands as commands
from cardroom.cash.buy_in_bounds import Departure, entry
from cardroom.cash.money_moves import CashedOut, TopUpReturned
from cardroom.cash.table_draw import Candidate, draw_table
from cardroom.cash.waiting_list import WaitingList
from cardroom.rules import Rulebook, house
from cardroom.rules.decisions import Seating
from cardroom.table.events import SatOut, ToppedUp
from cardroom.testing.scripted import ScriptedTable
from tests.cash.offering import offer_next

HELSINKI, KRUH = house("casino-helsinki"), house("casino-kruh")
HOUR_MS = 3_600_000
NL, PL = HELSINKI.for_game("holdem-nl"), HELSINKI.for_game("omaha-pl")
LEAST, MOST = 80_00, 400_00
"""At a big blind of 2 euros."""


def left(
    stack: int,
    family: str = "no_limit",
    *,
    stake: str = "NL200",
    unit: int = 2_00,
    at_ms: int = 0,
    has_maximum: bool = True,
    is_forced: bool = False,
) -> Departure:
    return Departure(family, stake, unit, stack, at_ms, has_maximum=has_maximum, is_forced=is_forced)


def may_bring(
    book: Rulebook, family: str, *departures: Departure, unit: int = 2_00, stake: str = "NL200", **more: int
) -> tuple[int, int]:
    now_ms = more.get("now_ms", HOUR_MS)
    found = entry(book, family, stake, unit, departures, now_ms, bool(more.get("sits_elsewhere")))
    return found.least, found.most


@pytest.mark.parametrize("stack", [LEAST, 123_45, MOST, 5 * MOST])
@pytest.mark.clause("CH-1.53", "CH-1.54", "CH-2.12", "CH-2.5")
def test_who_returns_to_a_similar_table_brings_the_whole_stack(stack: int) -> None:
    assert may_bring(NL, "no_limit", left(stack)) == (stack, stack)


@pytest.mark.clause("CH-1.53", "CH-2.12")
def test_a_stack_below_the_minimum_comes_back_as_the_minimum() -> None:
    assert may_bring(NL, "no_limit", left(LEAST - 1)) == (LEAST, LEAST)


@pytest.mark.clause("CH-1.53", "CH-1.50", "CH-2.9")
def test_who_lost_everything_buys_in_anew() -> None:
    assert may_bring(NL, "no_limit", left(0)) == (LEAST, MOST)


@pytest.mark.clause("CH-1.53")
def test_another_evening_is_free() -> None:
    assert may_bring(NL, "no_limit", left(MOST * 3), now_ms=12 * HOUR_MS) == (3 * MOST, 3 * MOST)
    assert may_bring(NL, "no_limit", left(MOST * 3), now_ms=12 * HOUR_MS + 1) == (LEAST, MOST)


@pytest.mark.parametrize(
    ("stack", "expected"), [(1_000_00, 1_000_00), (1_500_00, 1_000_00), (150_00, 200_00), (300_00, 300_00)]
)
@pytest.mark.clause("CH-1.54")
def test_at_other_stakes_of_the_structure_the_whole_stack_up_to_the_maximum(
    stack: int, expected: int
) -> None:
    found = may_bring(NL, "no_limit", left(stack), unit=5_00, stake="NL500")
    assert found == (expected, expected)


@pytest.mark.clause("CH-1.55")
def test_another_structure_takes_any_amount() -> None:
    assert may_bring(PL, "pot_limit", left(5 * MOST)) == (LEAST, MOST)


@pytest.mark.parametrize(
    ("has_maximum", "family", "expected"),
    [
        (True, "no_limit", (MOST, MOST)),
        (False, "no_limit", (LEAST, MOST)),
        (True, "pot_limit", (LEAST, MOST)),
        (False, "pot_limit", (3 * MOST, 3 * MOST)),
        (True, "fixed_limit", (LEAST, MOST)),
    ],
)
@pytest.mark.clause("CH-1.56")
def test_out_of_a_mixed_game_it_depends_on_that_games_maximum(
    has_maximum: bool, family: str, expected: tuple[int, int]
) -> None:
    stack = left(3 * MOST, "mixed", stake="DC200", has_maximum=has_maximum)
    assert may_bring(NL if family != "pot_limit" else PL, family, stack) == expected


KNL = KRUH.for_game("holdem-nl")
KLEAST, KMOST = 800_00, 4_000_00


def kruh(*departures: Departure, **more: int) -> tuple[int, int]:
    return may_bring(KNL, "no_limit", *departures, unit=20_00, stake="NL10/20", **more)


@pytest.mark.parametrize("stack", [1_00, KLEAST, 3 * KMOST])
@pytest.mark.clause("CK-H.15")
def test_in_kruh_exactly_the_old_stack_comes_back_within_an_hour(stack: int) -> None:
    old = left(stack, stake="NL10/20", unit=20_00)
    assert kruh(old, now_ms=HOUR_MS - 1_000) == (stack, stack)
    assert kruh(old, now_ms=HOUR_MS) == (KLEAST, KMOST)


@pytest.mark.clause("CK-BI", "CK-TH.2")
def test_in_kruh_a_first_entry_is_within_the_limits() -> None:
    assert kruh() == (KLEAST, KMOST)


@pytest.mark.clause("CK-BI.1")
def test_who_is_moved_by_the_house_keeps_the_chips_also_below_the_minimum() -> None:
    moved = left(300_00, stake="NL10/20", unit=20_00, is_forced=True)
    assert kruh(moved, now_ms=1) == (300_00, KMOST)


@pytest.mark.clause("CK-BI.2")
def test_who_changes_table_by_choice_needs_the_minimum_there() -> None:
    assert kruh(left(300_00, stake="NL25/50", unit=50_00), now_ms=1) == (KLEAST, KMOST)


@pytest.mark.clause("CK-BI.3")
def test_who_changed_table_comes_back_with_at_least_the_old_stack() -> None:
    old = left(5_000_00, stake="NL10/20", unit=20_00)
    assert kruh(old, now_ms=1, sits_elsewhere=1) == (5_000_00, 5_000_00)
    small = left(1_000_00, stake="NL10/20", unit=20_00)
    assert kruh(small, now_ms=1, sits_elsewhere=1) == (1_000_00, KMOST)
    later = left(900_00, stake="NL25/50", unit=50_00, at_ms=5)
    assert kruh(small, later, now_ms=10) == (1_000_00, KMOST)


def at_table(stack: int, game: str = "holdem-nl", stake: str = "NL200") -> ScriptedTable:
    """A player alone with so many chips left."""
    held = ScriptedTable(1, game, stake, book=HELSINKI)
    held.table.seats[1].stack = stack
    return held


@pytest.mark.parametrize("amount", [1, 50, LEAST])
@pytest.mark.clause("CH-1.50", "CH-2.10")
def test_who_covers_the_big_blind_adds_any_amount(amount: int) -> None:
    held = at_table(2_00)
    held.do(commands.TopUp("A", amount))
    assert held.last(ToppedUp).stack == 2_00 + amount


@pytest.mark.clause("CH-1.50", "CH-2.9", "CH-2.10")
def test_with_less_than_the_big_blind_the_stack_is_made_up_to_the_minimum() -> None:
    held = at_table(1_99)
    refused = held.refusal(commands.TopUp("A", LEAST - 2_00))
    assert refused.code == "buy-in-too-small" and "CH-1.50" in refused.clauses
    held.do(commands.TopUp("A", LEAST - 1_99))
    assert held.last(ToppedUp).stack == LEAST


@pytest.mark.clause("CH-2.11", "CK-TH.2")
def test_nobody_adds_beyond_the_maximum() -> None:
    for book, game, stake in ((HELSINKI, "holdem-nl", "NL200"), (KRUH, "holdem-nl", "NL10/20")):
        held = ScriptedTable(1, game, stake, book=book)
        assert held.refusal(commands.TopUp("A", 1)).code == "top-up-too-large"


@pytest.mark.clause("CH-1.1", "CH-1.48")
def test_chips_bought_during_a_hand_come_behind_it() -> None:
    held = ScriptedTable(3, "holdem-nl", "NL200", {"A": 100_00, "B": 100_00, "C": 100_00}, book=HELSINKI)
    held.deal(dealer="A")
    held.do(commands.TopUp("A", 50_00))
    assert held.stack("A") == 100_00 and not held.told(ToppedUp)
    held.fold_out()
    assert held.last(ToppedUp).amount == 50_00


@pytest.mark.clause("CH-1.51")
def test_chips_leave_the_table_only_with_their_player() -> None:
    held = ScriptedTable(3, "holdem-nl", "NL200", book=HELSINKI)
    for _ in range(3):
        held.deal()
        held.check_down()
    assert not [one for one in held.money if isinstance(one, CashedOut | TopUpReturned)]
    before = held.stack("A")
    held.leave("A")
    (out,) = [one for one in held.money if isinstance(one, CashedOut)]
    assert out.amount == before


POT = {"game": "omaha-pl", "stake": "PL200"}


@pytest.mark.clause("CH-2.13")
def test_a_short_buy_in_is_half_the_minimum_or_more_and_once() -> None:
    held = at_table(0, **POT)
    assert held.refusal(commands.TopUp("A", LEAST // 2 - 1)).code == "buy-in-too-small"
    held.do(commands.TopUp("A", LEAST // 2))
    assert held.last(ToppedUp).clauses == ("CH-2.13",)
    held.table.seats[1].stack = 0  # lost in a hand
    assert held.refusal(commands.TopUp("A", LEAST // 2)).code == "buy-in-too-small"
    held.do(commands.TopUp("A", LEAST))
    held.table.seats[1].stack = 0
    assert held.refusal(commands.TopUp("A", LEAST // 2)).code == "buy-in-too-small"
    assert [one.short for one in held.leave("A").money if isinstance(one, CashedOut)] == [True]


@pytest.mark.clause("CH-2.13", "CH-2.9")
def test_no_short_buy_in_elsewhere_in_other_structures_or_as_the_first() -> None:
    used = at_table(0, **POT)
    assert used.refusal(commands.TopUp("A", LEAST // 2, short_used=True)).code == "buy-in-too-small"
    no_limit = at_table(0)
    assert no_limit.refusal(commands.TopUp("A", LEAST // 2)).code == "buy-in-too-small"
    first = ScriptedTable(0, POT["game"], POT["stake"], book=HELSINKI)
    assert first.refusal(commands.TakeSeat("A", LEAST // 2, 0)).code == "buy-in-too-small"


def seating(book: Rulebook) -> Seating:
    return book.seating


@pytest.mark.clause("CH-2.7")
def test_of_equal_tables_a_new_player_gets_the_one_opened_first() -> None:
    rules = seating(NL)
    tables = [
        Candidate("young", 4, players=5, opened_ms=20),
        Candidate("old", 4, players=5, opened_ms=10),
        Candidate("full", 1, players=8, opened_ms=1),
        Candidate("none", 0, players=2, opened_ms=1),
    ]
    assert {draw_table(tables, 100, chance, rules) for chance in range(50)} == {"old"}


@pytest.mark.clause("CH-2.4", "CH-2.5")
def test_a_seat_is_kept_five_minutes_and_who_lets_it_go_is_off_the_list() -> None:
    line = WaitingList(seating(NL))
    for place, player in enumerate("AB"):
        line.join(player, LEAST, place)
    offer = offer_next(line, "o1", "t1", 0)
    assert offer is not None and offer.player == "A" and offer.until_ms == 5 * 60_000
    assert line.lapse(5 * 60_000 - 1) == []
    assert [one.player for one in line.lapse(5 * 60_000)] == ["A"]
    assert (line.place("A"), line.place("B")) == (0, 1)
    offer_next(line, "o2", "t1", 400_000)
    line.decline("o2", "B")
    assert len(line) == 0


@pytest.mark.clause("CH-2.6")
@given(st.lists(st.one_of(st.none(), st.integers(0, 5)), max_size=8))
def test_players_of_a_closed_table_come_ahead_of_the_line_by_their_draw(draws: list[int | None]) -> None:
    line = WaitingList(seating(NL))
    for place, drawn in enumerate(draws):
        line.join(str(place), LEAST, place, drawn)
    found = [one.drawn for one in line.line]
    ahead = [drawn for drawn in found if drawn is not None]
    assert found == sorted(ahead) + [None] * (len(found) - len(ahead))
    waiting = [int(one.player) for one in line.line if one.drawn is None]
    assert waiting == sorted(waiting)


@pytest.mark.parametrize("book", [HELSINKI, KRUH])
@pytest.mark.clause("CH-1.10", "CK-H.20")
def test_a_break_of_thirty_minutes_keeps_the_seat_and_a_longer_one_loses_it(book: Rulebook) -> None:
    held = ScriptedTable(3, "holdem-nl", book=book)
    held.sit_out("A")
    assert held.last(SatOut).until_ms == 1_800_000
    held.wait(1_800)
    assert held.table.seat_of("A") is not None
    held.wait(ms=1)
    assert held.table.seat_of("A") is None


@pytest.mark.clause("CH-2.2", "CK-H.8")
def test_tables_of_two_to_twelve_and_in_kruh_ten() -> None:
    for game in HELSINKI.games:
        book = HELSINKI.for_game(game)
        assert 2 <= book.seating.players_to_deal.value <= book.seating.seats.value <= 12
    assert KRUH.seating.players_to_deal.value == 2 and KRUH.seating.seats.value == 10
    held = ScriptedTable(2, "holdem-nl", book=HELSINKI)
    held.deal()
    assert held.table.hand is not None
