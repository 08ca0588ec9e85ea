"""Coming into the game, missed blinds and buying the button, as each house's document has them."""

import pytest

from cardroom.cash.cash_table import load_table
from cardroom.table.events import (
    BlindPosted,
    BlindsMissed,
    DeadBlindPosted,
    EntryOffered,
    HandStarted,
    SatIn,
)
from cardroom.table.model import commands
from tests.table.positions_of import HouseTable

HELSINKI, KRUH, LIVE, ONLINE = "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "casinohuone"


# ---------------------------------------------------------------- new players


@pytest.mark.clause("CH-4.18", "CH-4.23", "CK-BB.5")
@pytest.mark.parametrize("name", [HELSINKI, KRUH])
def test_a_new_player_waits_for_the_big_blind_or_posts_it_and_plays_at_once(name: str) -> None:
    table = HouseTable(name)
    table.hand()
    table.sit_at("N", 7)
    ways = {"wait": (0, 0), "post": (table.big, 0), "straddle": (2 * table.big, 0)}
    assert table.ways_in("N") == ways
    table.hand()
    assert "N" not in table.dealt()
    table.enter("N", "post")
    table.deal()
    assert table.posted()[7] == (table.big, 0)
    assert table.last(HandStarted).seats[2].seat == 7
    late = next(event for event in table.told(BlindPosted) if event.blind == "entry")
    assert set(late.clauses) <= {"CH-4.23", "CH-4.18", "CH-4.26", "CK-BB.5"}
    assert table.ways_in("N") == {}


@pytest.mark.clause("CH-4.23", "CK-BB.5")
@pytest.mark.parametrize("name", [HELSINKI, KRUH])
def test_who_waits_posts_nothing_but_the_big_blind_itself(name: str) -> None:
    table = HouseTable(name)
    table.hand()
    table.sit_at("N", 6)
    assert [table.hand() for _ in range(3)] == [(2, 3, 4), (3, 4, 5), (4, 5, 6)]
    assert table.posted() == {5: (table.small, 0), 6: (table.big, 0)}


@pytest.mark.clause("CH-4.26", "CK-BB.7")
def test_a_new_player_left_of_the_big_blind_acts_first_and_may_check_or_raise() -> None:
    table = HouseTable(HELSINKI)
    assert [table.hand() for _ in range(3)][-1] == (3, 4, 5)
    table.sit_at("N", 7)
    table.enter("N", "post")
    table.leave("A")
    table.sit_at("A", 6)  # the next big blind is at seat 6
    table.deal()
    assert table.blinds == (4, 5, 6)
    hand = table.table.hand
    assert hand is not None and hand.turn is not None and hand.actor_seat == 7
    assert {"check", "raise"} <= set(hand.turn.actions) and hand.turn.call == 0
    table.act("N check", "B fold")
    table.fold_out()


@pytest.mark.clause("CH-4.25")
def test_helsinki_lets_a_new_player_in_between_button_and_small_blind_without_the_button_next() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    assert table.hand() == (2, 3, 4)
    table.leave(
        "C"
    )  # seat 3 is the small blind's: between the last small and the last big blind nobody is left
    table.sit_at("N", 3)
    table.enter("N", "post")
    assert table.hand() == (2, 4, 5), "the button stays where it is"
    assert table.last(HandStarted).seats[0].player == "N"
    assert table.hand() == (4, 5, 1)


@pytest.mark.clause("PF-3.1.1", "CK-BB.6")
@pytest.mark.parametrize("name", [LIVE, KRUH])
def test_elsewhere_nobody_new_comes_in_between_button_and_small_blind(name: str) -> None:
    table = HouseTable(name)
    table.hand()
    table.hand()
    table.leave("C")
    table.leave("D")  # the big blind: the small blind's place is empty too
    table.sit_at("N", 4 if name == KRUH else 3)
    if name == KRUH:
        table.enter("N", "post")
    else:
        table.sit_at("M", 4)
    assert table.hand() == (3, 0 if name == KRUH else 4, 5), "the button is dead"
    assert "N" not in table.dealt()
    assert ("M" in table.dealt()) == (name == LIVE), "the small blind's place has its rights and duties"
    while table.hand()[0] in (3, 4):
        assert name == LIVE or "N" not in table.dealt()
    assert "N" in table.dealt(), "the button has passed"


@pytest.mark.clause("CO-TH.12", "CO-OM.6")
def test_online_there_is_nothing_to_choose() -> None:
    table = HouseTable(ONLINE)
    table.hand()
    table.sit_at("N", 6)
    assert table.ways_in("N") == {}
    refused = table.refusal(commands.Enter("N", "post"))
    assert refused.code == "entry-not-offered" and refused.clauses == ("CO-TH.12",)


def test_a_player_is_told_the_ways_in_the_one_chosen_and_when_there_are_none_any_more() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    told = table.sit_at("N", 7).private[7]
    offered = [event for event in told if isinstance(event, EntryOffered)]
    assert [option.kind for option in offered[-1].options] == ["wait", "post", "straddle"]
    assert offered[-1].chosen == "wait"
    (chosen,) = table.enter("N", "post").private[7]
    assert isinstance(chosen, EntryOffered) and chosen.chosen == "post"
    assert chosen.options == offered[-1].options
    own = table.table.view("N", table.clock.now_ms).you
    assert own is not None and own.entry == chosen
    table.deal()
    assert table.private[7].count(EntryOffered(7, (), "")) == 1, "in: there is nothing to choose"
    table.fold_out()
    assert table.private[7].count(EntryOffered(7, (), "")) == 1, "and that is said once"


# ---------------------------------------------------------------- missed blinds


def away(name: str, blinds: int) -> HouseTable:
    """A table of five whose player in seat 3 is away: after the big blind the small one alone goes by, else both."""
    table = HouseTable(name)
    table.deal()  # 1, 2, 3
    if blinds == 1:
        table.fold_out()
        table.sit_out("C")
        table.hand()  # 2, none, 4
        return table
    table.fold_out()
    table.hand()  # 2, 3, 4
    table.sit_out("C")
    for _ in range(3):
        table.hand()
    return table


@pytest.mark.clause("CH-4.27")
def test_who_is_away_on_the_big_blind_gets_two_markers_and_never_more() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    table.hand()
    table.sit_out("C")
    for hands in range(12):
        table.hand()
        assert table.marker("C") == ("big" if hands >= 3 else "")
    missed = table.told(BlindsMissed)
    assert [(one.seat, one.missed) for one in missed] == [(3, "big")]
    assert missed[0].clauses == ("CH-4.27",)


@pytest.mark.clause("CH-4.28")
def test_missed_blinds_are_paid_as_a_live_big_blind_and_a_dead_small_one() -> None:
    """Test 7 of the notes: blinds 2-5, both missed: 5 live and 2 dead."""
    table = away(HELSINKI, 2)
    table.hand()
    table.sit_in("C")
    assert table.last(SatIn).waits_for_big_blind
    assert table.ways_in("C")["post"] == (table.big, table.small)
    table.enter("C", "post")
    table.deal()
    assert table.posted()[3] == (table.big, table.small)
    assert table.last(DeadBlindPosted).clauses == ("CH-4.28",)
    hand = table.table.hand
    assert hand is not None
    dead_and_bets = 2 * table.big + 2 * table.small
    assert sum(table.posted()[seat][0] + table.posted()[seat][1] for seat in table.posted()) == dead_and_bets
    before = table.stack("C")
    table.fold_out()
    assert table.marker("C") == "" and table.stack("C") <= before + dead_and_bets


@pytest.mark.clause("CH-4.28")
def test_who_waits_for_the_big_blind_pays_no_missed_blind() -> None:
    table = away(HELSINKI, 2)
    table.sit_in("C")
    while table.hand()[2] != 3:
        assert "C" not in table.dealt()
    assert table.posted()[3] == (table.big, 0)
    assert table.marker("C") == ""


@pytest.mark.clause("CH-4.29")
def test_the_small_blind_alone_is_paid_as_a_bet() -> None:
    """Test 7 of the notes: only the small blind missed: 2 live, 3 more to call."""
    table = away(HELSINKI, 1)
    assert table.marker("C") == "small"
    table.sit_in("C")
    assert table.ways_in("C")["post"] == (table.small, 0)
    table.enter("C", "post")
    table.deal()
    assert table.posted()[3] == (table.small, 0)
    hand = table.table.hand
    assert hand is not None and hand.turn is not None
    while hand.actor_seat != 3:
        table.act(f"{table.table.seats[hand.actor_seat].player} fold")
    assert hand.turn.call == table.big - table.small


def test_live_who_missed_the_small_blind_alone_waits_for_the_big_one() -> None:
    table = away(LIVE, 1)
    table.sit_in("C")
    assert table.last(SatIn).waits_for_big_blind and table.ways_in("C") == {}
    refused = table.refusal(commands.Enter("C", "post"))
    assert refused.code == "entry-not-offered"


@pytest.mark.clause("CK-H.14")
def test_in_kruh_both_blinds_are_paid_on_coming_back_and_waiting_is_no_way_out() -> None:
    table = away(KRUH, 2)
    table.hand()
    table.sit_in("C")
    assert table.ways_in("C") == {"post": (table.big, table.small)}
    assert table.refusal(commands.Enter("C", "wait")).clauses == ("CK-H.14",)
    table.deal()
    assert table.posted()[3] == (table.big, table.small)
    assert table.marker("C") == "", "the house knows no markers"


@pytest.mark.clause("CK-H.14")
def test_in_kruh_nothing_is_due_while_no_blind_has_passed() -> None:
    table = HouseTable(KRUH)
    table.hand()
    table.hand()
    table.sit_out("C")
    table.hand()
    table.sit_in("C")
    assert not table.last(SatIn).waits_for_big_blind
    table.deal()
    assert 3 not in table.posted()


@pytest.mark.clause("CH-4.31")
def test_the_choice_is_made_before_the_deal_and_nobody_is_dealt_in_with_unpaid_blinds() -> None:
    table = away(HELSINKI, 2)
    table.deal()
    table.sit_in("C")
    table.enter("C", "post")
    assert "C" not in table.dealt()
    table.fold_out()
    table.hand()
    assert "C" in table.dealt()
    assert table.refusal(commands.Enter("C", "post")).code == "nothing-owed"


@pytest.mark.clause("CH-4.28")
def test_a_choice_can_be_taken_back_until_the_deal_and_one_who_is_away_has_none() -> None:
    table = away(HELSINKI, 2)
    assert table.refusal(commands.Enter("C", "post")).code == "sitting-out"
    table.hand()
    table.sit_in("C")
    table.enter("C", "post")
    table.enter("C", "wait")
    table.hand()
    assert "C" not in table.dealt()
    assert table.refusal(commands.Enter("C", "steal")).code == "entry-not-offered"


# ---------------------------------------------------------------- buying the button


@pytest.mark.clause("CH-4.33")
def test_who_missed_the_big_blind_buys_the_button_where_the_small_blind_would_be() -> None:
    table = HouseTable(HELSINKI)
    table.sit_out("C")
    assert [table.hand(), table.hand()] == [(1, 2, 4), (2, 4, 5)]
    table = HouseTable(HELSINKI)
    table.hand()
    table.hand()
    table.sit_out("E")
    table.hand()
    assert table.blinds == (3, 4, 1)
    table.sit_in("E")
    assert table.ways_in("E")["buy_button"] == (table.big, table.small)
    table.enter("E", "buy_button")
    table.deal()
    assert table.posted() == {5: (table.big, table.small)}, "no other blinds are posted"
    assert "CH-4.33" in table.last(HandStarted).clauses
    table.fold_out()
    assert table.hand() == (5, 1, 2)


def test_the_button_is_sold_once() -> None:
    table = HouseTable(HELSINKI, 6)
    assert [table.hand() for _ in range(3)][-1] == (3, 4, 5)
    table.sit_out("F")
    assert table.hand() == (4, 5, 1)
    table.sit_in("F")
    table.sit_at("N", 7)
    price = (table.big, table.small)
    assert table.ways_in("F")["buy_button"] == table.ways_in("N")["buy_button"] == price
    table.enter("F", "buy_button")
    assert table.ways_in("F")["buy_button"] == price
    assert "buy_button" not in table.ways_in("N"), "it is spoken for"
    assert table.refusal(commands.Enter("N", "buy_button")).clauses == ("CH-4.33",)
    table.enter("F", "wait")
    assert table.ways_in("N")["buy_button"] == price


@pytest.mark.clause("CH-4.33")
def test_the_button_is_not_for_sale_anywhere_else() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    table.sit_at("N", 7)
    refused = table.refusal(commands.Enter("N", "buy_button"))
    assert refused.code == "entry-not-offered" and refused.clauses == ("CH-4.33",)


# ---------------------------------------------------------------- short posts, void hands, dumps


@pytest.mark.clause("CH-4.28", "CK-BB.1")
def test_a_short_stack_posts_the_bet_before_the_dead_blind() -> None:
    table = away(HELSINKI, 2)
    table.hand()
    table.sit_in("C")
    table.table._state.seats[3].stack = table.big + 1
    table.enter("C", "post")
    table.deal()
    assert table.posted()[3] == (table.big, 1)
    table.check_down()


def test_a_void_hand_gives_markers_and_choices_back_and_its_redeal_posts_them_again() -> None:
    table = away(HELSINKI, 2)
    table.hand()
    table.sit_in("C")
    table.enter("C", "post")
    table.deal()
    posted = table.posted()
    table.do(commands.VoidHand("fault"))
    assert table.marker("C") == "big"
    assert table.table._state.seats[3].entry == "post"
    table.deal()
    assert table.posted() == posted


@pytest.mark.parametrize("name", [HELSINKI, KRUH, LIVE, ONLINE])
def test_a_dumped_table_goes_on_as_the_table_itself(name: str) -> None:
    table = away(name, 2)
    table.sit_in("C")
    state = table.table.dump()
    again = load_table(table.terms, table.book, state)
    assert again.dump() == state
    for field in ("missed", "entry", "offered", "no_button"):
        for seat in state["seats"]:
            seat.pop(field)
    state.pop("last_poster")
    load_table(table.terms, table.book, state)  # as written before there were such things
