"""Games of face-up cards at a table: antes, bring-ins, completions, openers, and who sees what."""

import pytest

from cardroom.rules import house
from cardroom.table.events import (
    AntePosted,
    Bet,
    BringInPosted,
    CommunityCardDealt,
    Completed,
    Folded,
    HandStarted,
    HoldingNamed,
    HoleDealt,
    HoleSeen,
    MuckReshuffled,
    PotAwarded,
    TurnStarted,
    UpCardDealt,
)
from cardroom.testing import ScriptedTable

BOOK = house("casino-helsinki")
HOLES = {"A": "AhKh2c3d4h5s7c", "B": "QsJd9hTc8d6sTh", "C": "3s4c8c9d9sJc2h"}


def table_of(game: str, players: int = 3) -> ScriptedTable:
    return ScriptedTable(players=players, game=game, book=BOOK)


@pytest.mark.clause("CH-6.STUD.2", "CH-4.7")
def test_everybody_posts_the_ante_and_gets_two_cards_down_and_one_up() -> None:
    table = table_of("stud-fl")
    table.deal(HOLES, dealer="C")
    assert [(event.seat, event.amount) for event in table.told(AntePosted)] == [(1, 50), (2, 50), (3, 50)]
    assert [(event.seat, len(event.places)) for event in table.told(HoleDealt)] == [(1, 2), (2, 2), (3, 2)]
    assert [(event.seat, event.card) for event in table.told(UpCardDealt)] == [
        (1, "2c"),
        (2, "9h"),
        (3, "8c"),
    ]
    started = table.last(HandStarted)
    assert (started.small_blind, started.big_blind, started.dealer) == (0, 0, 3)


@pytest.mark.clause("CH-6.STUD.3")
def test_in_limit_the_lowest_card_posts_the_forced_bet_or_completes_it() -> None:
    table = table_of("stud-fl")
    table.deal(HOLES, dealer="C")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions, turn.bring_in) == (1, ("bring_in", "complete"), 100)
    table.act("A bring_in")
    posted = table.last(BringInPosted)
    assert (posted.seat, posted.amount) == (1, 100) and "CH-6.STUD.3" in posted.clauses
    turn = table.last(TurnStarted)
    assert (turn.actions, turn.call, turn.min_raise_to) == (("fold", "call", "complete"), 100, 200)
    table.act("B complete")
    assert (table.last(Completed).seat, table.last(Completed).bet) == (2, 200)
    assert table.last(TurnStarted).actions == ("fold", "call", "raise")


@pytest.mark.clause("CH-6.STUD.3")
def test_the_opener_may_bet_the_full_size_at_once_but_not_fold() -> None:
    table = table_of("stud-fl")
    table.deal(HOLES, dealer="C")
    assert table.refusal("A fold").code == "must-bring-in"
    table.act("A complete")
    assert (table.last(Completed).amount, table.told(BringInPosted)) == (200, [])


@pytest.mark.clause("CH-6.STUD.5")
def test_in_pot_limit_the_highest_card_opens_and_the_least_bet_is_the_ante() -> None:
    table = table_of("stud-pl")
    table.deal(HOLES, dealer="C")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions, turn.min_raise_to, turn.max_raise_to) == (
        2,
        ("fold", "check", "raise"),
        100,
        300,
    )


@pytest.mark.clause("CH-6.STUD.7")
def test_later_rounds_are_opened_by_the_best_open_hand() -> None:
    table = table_of("stud-fl")
    table.deal(HOLES, dealer="C")
    table.act("A bring_in", "B call", "C call")
    assert [event.card for event in table.told(UpCardDealt)[3:]] == ["3d", "Tc", "9d"]
    assert table.last(TurnStarted).seat == 2


def test_own_cards_are_told_to_their_owner_alone_whenever_they_change() -> None:
    table = table_of("stud-fl")
    table.deal(HOLES, dealer="C")
    table.act("A bring_in", "B call", "C call")
    seen = [event for event in table.private[2] if isinstance(event, HoleSeen)]
    assert [event.cards for event in seen] == [("Qs", "Jd", "9h"), ("Qs", "Jd", "9h", "Tc")]
    view = {seat.seat: seat for seat in table.table.view("B", 0).seats}
    assert (view[2].cards, view[2].up) == (("Qs", "Jd", "9h", "Tc"), ("9h", "Tc"))
    assert (view[1].cards, view[1].up) == (("??", "??", "2c", "3d"), ("2c", "3d"))


@pytest.mark.clause("CH-6.HILO.2", "CH-6.HILO.4")
def test_stud_high_low_halves_the_pot_and_names_both_hands() -> None:
    table = table_of("stud8-fl")
    table.deal(HOLES, dealer="C")
    table.check_down()
    shares = {(event.share, event.seat) for event in table.told(PotAwarded)}
    assert shares == {("high", 2), ("low", 1)}
    named = [event for event in table.private[1] if isinstance(event, HoldingNamed)]
    assert [(event.share, event.category) for event in named[-2:]] == [("high", "straight"), ("low", "low")]


@pytest.mark.clause("CH-6.RAZZ.3", "CH-6.RAZZ.4")
def test_razz_begins_with_the_highest_card_and_goes_on_with_the_lowest_hand() -> None:
    table = table_of("razz-fl")
    table.deal(HOLES, dealer="C")
    assert table.last(TurnStarted).seat == 2
    table.act("B bring_in", "C call", "A call")
    assert table.last(TurnStarted).seat == 1


@pytest.mark.clause("CH-6.SOKO.1", "CH-6.SOKO.2", "CH-6.SOKO.4")
def test_soko_opens_with_the_highest_card_and_knows_four_card_flushes() -> None:
    table = table_of("soko-pl")
    table.deal({"A": "2hKh5h9h3c", "B": "2cJs7d8d9c", "C": "3sQc4d5d5c"}, dealer="C")
    assert table.last(TurnStarted).seat == 1
    table.check_down()
    assert {event.seat for event in table.told(PotAwarded)} == {1}
    named = [event for event in table.private[1] if isinstance(event, HoldingNamed)]
    assert named[-1].category == "four_card_flush"


@pytest.mark.clause("CH-6.STUD.17")
def test_with_eight_players_to_the_end_one_card_is_for_all() -> None:
    table = table_of("stud-fl", players=8)
    table.deal()
    table.check_down()
    assert len(table.told(MuckReshuffled)) <= 1
    common = table.told(CommunityCardDealt)
    assert [(event.street, len(event.card)) for event in common] == [("seventh", 2)]
    assert "CH-6.STUD.17" in common[0].clauses


@pytest.mark.clause("CH-1.45", "CH-6.STUD.3")
def test_a_late_opener_posts_the_forced_bet_and_sits_out_when_the_hand_is_over() -> None:
    table = table_of("stud-fl")
    table.deal(HOLES, dealer="C")
    table.wait(seconds=300)
    posted = table.told(BringInPosted)[0]
    assert (posted.seat, posted.automatic) == (1, "clock")
    assert "CH-6.STUD.3" in posted.clauses and "CH-1.45" in posted.clauses


@pytest.mark.clause("CH-6.STUD.22")
def test_behind_an_opener_whom_the_ante_put_all_in_the_next_may_fold_bring_in_or_complete() -> None:
    table = table_of("stud-fl")
    table.table.seats[1].stack = 50  # the ante
    table.deal(HOLES, dealer="C")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions, turn.bring_in) == (2, ("fold", "bring_in", "complete"), 100)
    table.wait(seconds=31)
    assert [event.seat for event in table.told(Folded)] == [2], "by the clock: nobody is forced to stay in"
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions[:2], turn.bring_in) == (3, ("fold", "bring_in"), 100)
    table.act("C bring_in")
    assert table.last(BringInPosted).amount == 100


def test_the_dealer_moves_on_and_newcomers_wait_for_nothing() -> None:
    table = table_of("stud-fl")
    table.deal(dealer="A")
    table.seat("D")
    table.check_down()
    table.deal()
    assert table.last(HandStarted).dealer == 2
    assert table.dealt() == "ABCD"


def test_a_bet_on_a_later_street_is_no_completion() -> None:
    table = table_of("stud-fl")
    table.deal(HOLES, dealer="C")
    table.act("A bring_in", "B call", "C call", "B raise 200")
    assert (table.last(Bet).bet, table.told(Completed)) == (200, [])
