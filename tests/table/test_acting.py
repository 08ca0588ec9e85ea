"""Decisions at a table: whose, when, how often."""

import pytest

from cardroom.rules import Refused, house
from cardroom.table.events import (
    BetsCollected,
    BoardDealt,
    HandEnded,
    HandShown,
    HoldingNamed,
    HoleSeen,
    PotAwarded,
    Raised,
    RakeTaken,
    TurnStarted,
    UncalledReturned,
    Words,
)
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable


@pytest.mark.clause("CO-TH.19")
def test_only_the_player_on_turn_may_act() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    refused = table.refusal("B fold")
    assert (refused.code, refused.clauses) == ("not-your-turn", ("CO-TH.19", "CO-TH.14", "CO-TH.17"))


@pytest.mark.clause("CH-1.3")
def test_play_goes_clockwise_and_nobody_acts_for_another() -> None:
    """Helsinki: from the player behind the big blind around the table, whatever the others try."""
    table = ScriptedTable(players=4, book=house("casino-helsinki"), game="holdem-nl")
    table.deal(dealer="A")
    for name, verb in (("D", "call"), ("A", "call"), ("B", "call"), ("C", "check")):
        for other in set("ABCD") - {name}:
            refused = table.refusal(f"{other} fold")
            assert (refused.code, "CH-1.3" in refused.clauses) == ("not-your-turn", True)
        table.act(f"{name} {verb}")


def test_a_doubled_action_changes_nothing() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    action = table.action("A", "call")
    table.do(action)
    version = table.table.version
    assert table.refusal(action).code == "stale-action"
    assert table.table.version == version


@pytest.mark.parametrize(
    "change", [{"hand": "another"}, {"turn": 1}, {"turn": -1}], ids=["hand", "later turn", "earlier turn"]
)
def test_an_action_for_another_turn_changes_nothing(change: dict[str, object]) -> None:
    table = ScriptedTable(players=3)
    table.deal()
    action = table.action("A", "call")
    forged = commands.Act(
        **{"player": "A", "hand": action.hand, "turn": action.turn, "action": "call"} | change
    )  # type: ignore[arg-type]  # fields by name
    assert table.refusal(forged).code == "stale-action"


def test_an_action_between_hands_changes_nothing() -> None:
    table = ScriptedTable(players=3)
    assert table.refusal("A fold").code == "stale-action"


def test_an_unknown_action_is_named() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    assert table.refusal("A shove").code == "unknown-action"


def test_a_stranger_has_no_say() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    assert table.refusal("Z fold").code == "not-seated"


@pytest.mark.clause("CO-TH.24")
def test_the_engines_refusals_come_through_with_their_clauses() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.act("A raise 500")
    refused = table.refusal("B raise 800")
    assert refused.code == "raise-too-small" and "CO-TH.24" in refused.clauses
    assert refused.arguments["least"] == 900


@pytest.mark.clause("CO-TH.31", "CO-TH.32")
def test_a_short_all_in_says_by_which_clause_it_does_or_does_not_reopen() -> None:
    table = ScriptedTable(players=4, stacks={"A": 5000, "B": 5000, "C": 1800, "D": 2500})
    table.deal(dealer="D")
    table.act("C call", "D call", "A call", "B check")
    table.act("A raise 1000", "B call", "C raise 1700", "D raise 2400")
    first, second = [event for event in table.told(Raised) if event.short]
    assert (first.clauses, second.clauses) == (("CO-TH.31",), ("CO-TH.32",))
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.min_raise_to) == (1, 3400)


@pytest.mark.clause("CO-TH.31")
def test_a_turn_without_the_right_to_raise_says_why() -> None:
    table = ScriptedTable(players=3, stacks={"C": 1300})
    table.deal()
    table.act("A raise 1000", "B fold", "C raise 1300")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.call, turn.min_raise_to) == (1, 300, None)
    assert turn.why_no_raise


@pytest.mark.clause("CO-TH.28", "CO-TH.34", "CO-TH.35")
def test_side_pots_are_told_with_their_seats_and_awarded_separately() -> None:
    table = ScriptedTable(players=3, stacks={"C": 1000})
    table.deal({"A": "KsKh", "B": "QsQh", "C": "AsAh"}, "2c3d7h8s9d")
    table.act("A raise 10000", "B call", "C call")
    assert [(pot.amount, pot.seats) for pot in table.last(BetsCollected).pots] == [
        (3000, (2, 3, 1)),
        (18000, (2, 1)),
    ]
    won = {(event.pot, event.seat): event.amount for event in table.told(PotAwarded)}
    rake = table.last(RakeTaken)
    assert (rake.amount, rake.by_pot) == (150, (21, 129))
    assert won == {(0, 3): 2979, (1, 1): 17871}
    assert table.accounts["rake"] == 150


@pytest.mark.clause("CO-RAKE.2")
def test_the_uncalled_part_goes_back_before_pots_and_rake() -> None:
    table = ScriptedTable(players=3, stacks={"B": 1000})
    table.deal({"A": "KsKh", "B": "QsQh"}, "2c3d7h8s9d")
    table.act("A raise 10000", "B call", "C fold")
    assert (table.last(UncalledReturned).seat, table.last(UncalledReturned).amount) == (1, 9000)
    assert table.last(RakeTaken).amount == 126


@pytest.mark.clause("CO-TH.33", "CO-TH.36")
def test_the_showdown_names_each_hand_and_the_five_cards_that_make_it() -> None:
    table = ScriptedTable(players=3)
    table.deal({"A": "AsKh", "B": "KsKd"}, "KcTh9h6h2h")
    table.act("A call", "B call", "C raise 200", "A call", "B call", "B check", "C check", "A check")
    table.check_down()
    shown = {event.seat: event for event in table.told(HandShown)}
    assert shown[1].words == Words("flush", ("K", "T", "9", "6", "2"))
    assert set(shown[1].best) == {"Kh", "Th", "9h", "6h", "2h"}
    assert shown[2].words == Words("three_of_a_kind", ("K", "T", "9"))
    assert shown[1].clauses == ("CO-TH.33",)


@pytest.mark.clause("CO-OM.19", "CO-OM.20")
def test_omahas_best_five_are_two_own_cards_and_three_of_the_board() -> None:
    table = ScriptedTable(players=3, game="omaha", stake="PL100")
    table.deal({"A": "AcKdTd8h", "B": "2s2h4s7h", "C": "3s3h5s5h"}, "Kc9c6c6hQc")
    table.check_down()
    shown = {event.seat: event for event in table.told(HandShown)}
    assert shown[1].words == Words("two_pair", ("K", "6", "A"))
    assert set(shown[1].best) == {"Ac", "Kd", "Kc", "6c", "6h"}
    assert shown[1].clauses == ("CO-OM.18",)


def test_the_board_playing_is_shown_as_the_boards_own_five() -> None:
    table = ScriptedTable(players=3)
    table.deal({"A": "2c3d", "B": "2d3c", "C": "2h3h"}, "AsKsQsJsTs")
    table.check_down()
    assert {event.best for event in table.told(HandShown)} == {("As", "Ks", "Qs", "Js", "Ts")}


def test_each_seat_alone_is_told_its_cards_and_what_they_make_on_every_street() -> None:
    table = ScriptedTable(players=3)
    table.deal({"A": "AsAh", "B": "KsKh", "C": "QsQh"}, "AcKcQc2d2h")
    table.act("A call", "B call", "C check")
    table.act("B check", "C check", "A raise 500", "B call", "C fold")
    table.check_down()
    assert table.private[1][0] == HoleSeen(1, ("As", "Ah"))
    named = {
        seat: [e for e in events if isinstance(e, HoldingNamed)] for seat, events in table.private.items()
    }
    assert [event.category for event in named[1]] == ["three_of_a_kind", "three_of_a_kind", "full_house"]
    assert len(named[2]) == 3
    assert len(named[3]) == 1, "a folded hand is named no more"
    assert all(event.seat == seat for seat, events in table.private.items() for event in events)


def test_the_streets_follow_each_other_with_the_places_of_their_cards() -> None:
    table = ScriptedTable(players=3)
    table.deal(board="AcKcQc2d2h")
    table.check_down()
    assert [(e.street, e.cards, e.places) for e in table.told(BoardDealt)] == [
        ("flop", ("Ac", "Kc", "Qc"), (6, 7, 8)),
        ("turn", ("2d",), (9,)),
        ("river", ("2h",), (10,)),
    ]


@pytest.mark.clause("CO-RAKE.6")
def test_everybody_folds_before_the_flop_and_the_pot_goes_unraked() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.fold_out()
    assert table.told(RakeTaken) == []
    assert table.last(PotAwarded).share == "uncontested"
    assert [(s.seat, s.stack) for s in table.last(HandEnded).stacks] == [(2, 9950), (3, 10050), (1, 10000)]


def test_a_free_fold_on_the_last_street_leaves_the_rake_with_the_right_pots() -> None:
    table = ScriptedTable(players=4, stacks={"C": 1000})
    table.deal({"A": "KsKh", "B": "QsQh", "C": "AsAh", "D": "JsJh"}, "2c3d7h8s9d")
    table.act("D raise 2000", "A call", "B call", "C call")
    table.act(
        "B check", "D check", "A check", "B check", "D check", "A check", "B check", "D fold", "A check"
    )
    rake = table.last(RakeTaken)
    assert [pot.seats for pot in rake.pots] == [(2, 3, 1), (2, 1)]
    assert sum(pot.amount for pot in rake.pots) + rake.amount == 7000


@pytest.mark.clause("CO-TH.2")
@pytest.mark.parametrize(
    "deck",
    [None, [], list(range(51)), list(range(51)) + [0], list(range(1, 53)), list(range(52)) * 2],
    ids=["none", "empty", "a card short", "a card twice", "a strange card", "two decks"],
)
def test_every_hand_is_dealt_from_one_whole_deck(deck: list[int] | None) -> None:
    table = ScriptedTable(players=3)
    before = table.table.dump()
    with pytest.raises(Refused) as refused:
        table.table.decide(commands.StartHand("h1", "seal", 0), 0, deck)
    assert (refused.value.code, refused.value.clauses) == ("bad-deck", ("CO-TH.2",))
    assert table.table.dump() == before


@pytest.mark.clause("CO-TH.2")
def test_no_hand_goes_on_with_the_deck_of_the_last() -> None:
    table = ScriptedTable(players=3)
    table.deal({"A": "AsAh", "B": "KsKh", "C": "QsQh"})
    table.fold_out()
    table.deal({"A": "KsKh", "B": "QsQh", "C": "AsAh"})
    seen = [event for event in table.private[3] if isinstance(event, HoleSeen)]
    assert [event.cards for event in seen] == [("Qs", "Qh"), ("As", "Ah")]
