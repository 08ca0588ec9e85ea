"""Cards given up and exchanged at a table."""

import pytest

from cardroom.rules import house
from cardroom.table.events import (
    BoardDealt,
    Discarded,
    Drew,
    HandShown,
    HandStarted,
    HoldingNamed,
    HoleSeen,
    OfferAccepted,
    OfferedUp,
    OfferRefused,
    PotAwarded,
    StoodPat,
    TurnStarted,
)
from cardroom.testing import ScriptedTable

BOOK = house("casino-helsinki")


def sviten(players: int = 3, **holes: str) -> ScriptedTable:
    """Past the betting of the flop, the exchange to come."""
    table = ScriptedTable(players=players, game="sviten-pl", book=BOOK)
    table.deal(
        {"A": "AsAhAdKc2c", "B": "QsQhQd3c4c", "C": "9s9h7d7c5c"},
        "2d3d4d 8h Th",
        dealer="C",
        draws="5dJdJs6h",
    )
    table.act("C call", "A call", "B check", "A check", "B check", "C check")
    return table


@pytest.mark.clause("CH-6.PINE.1")
def test_pineapple_discards_one_card_before_the_flop_and_only_its_owner_knows_which() -> None:
    table = ScriptedTable(players=3, game="pineapple-nl", book=BOOK)
    table.deal({"A": "AsAhKd", "B": "QsQhJd", "C": "9s9h8d"}, "2c3c4c 5d 6d", dealer="C")
    table.act("C call", "A call", "B check")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions, turn.discard, table.told(BoardDealt)) == (1, ("discard",), 1, [])
    table.act("A discard Kd")
    gone = table.last(Discarded)
    assert (gone.seat, gone.count, gone.to_draw) == (1, 1, False)
    assert [event.cards for event in table.private[1] if isinstance(event, HoleSeen)][-1] == ("As", "Ah")
    own, other = table.table.view("A", 0).you, table.table.view("B", 0)
    assert own is not None and own.discarded == ("Kd",)
    assert next(seat for seat in other.seats if seat.seat == 1).cards == ("??", "??")
    table.act("B discard Jd", "C discard 8d")
    assert len(table.told(BoardDealt)) == 1


@pytest.mark.clause("CH-6.PINE.1")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A discard Qs", "not-your-card"),
        ("A discard As Ah", "wrong-card-count"),
        ("A discard As As", "not-your-card"),
        ("A draw As", "must-discard"),
        ("A check", "must-discard"),
        ("B discard Qs", "not-your-turn"),
    ],
)
def test_a_discard_that_cannot_be_is_refused(line: str, code: str) -> None:
    table = ScriptedTable(players=3, game="pineapple-nl", book=BOOK)
    table.deal({"A": "AsAhKd", "B": "QsQhJd", "C": "9s9h8d"}, dealer="C")
    table.act("C call", "A call", "B check")
    assert table.hands == 1 and table.table.hand is not None
    before = table.table.hand.engine.dump()  # type: ignore[attr-defined]  # a hand of poker
    refused = table.refusal(line)
    assert (refused.code, bool(refused.clauses)) == (code, True)
    assert table.table.hand.engine.dump() == before  # type: ignore[attr-defined]  # a hand of poker


@pytest.mark.clause("CH-6.CPINE.1", "CH-6.HEL.1")
def test_crazy_pineapple_discards_behind_the_flop_and_helsinki_before_it_too() -> None:
    crazy = ScriptedTable(players=2, game="crazy-pineapple-nl", book=BOOK)
    crazy.deal()
    crazy.check_down()
    kinds = [type(event) for event in crazy.events if isinstance(event, BoardDealt | Discarded)]
    assert kinds == [BoardDealt, Discarded, Discarded, BoardDealt, BoardDealt]
    helsinki = ScriptedTable(players=2, game="helsinki-nl", book=BOOK)
    helsinki.deal()
    helsinki.check_down()
    kinds = [type(event) for event in helsinki.events if isinstance(event, BoardDealt | Discarded)]
    assert kinds == [Discarded, Discarded, BoardDealt, Discarded, Discarded, BoardDealt, BoardDealt]
    assert all(len(event.cards) == 2 for event in helsinki.told(HandShown))


@pytest.mark.clause("CH-6.PINE.1", "CH-1.45")
def test_a_late_player_discards_the_card_dealt_last_whatever_it_is() -> None:
    table = ScriptedTable(players=3, game="pineapple-nl", book=BOOK)
    table.deal({"A": "2s3hKd", "B": "QsQhJd", "C": "9s9h8d"}, dealer="C")
    table.act("C call", "A call", "B check")
    table.wait(seconds=300)
    first = table.told(Discarded)[0]
    assert (first.seat, first.automatic, "CH-6.PINE.1" in first.clauses, "CH-1.45" in first.clauses) == (
        1,
        "clock",
        True,
        True,
    )


@pytest.mark.clause("CH-6.SVI.2", "CH-6.SVI.7")
def test_all_put_their_cards_down_before_the_first_new_one_is_dealt() -> None:
    table = sviten()
    assert (table.last(TurnStarted).actions, table.last(TurnStarted).draw) == (("draw",), 5)
    told = table.act("A draw Kc 2c", "B draw", "C draw 7d 7c")
    kinds = [(type(event), event.seat) for event in told if isinstance(event, Discarded | StoodPat | Drew)]
    assert kinds == [(Discarded, 1), (StoodPat, 2), (Discarded, 3), (Drew, 1), (Drew, 3)]
    assert [event.cards for event in table.private[1] if isinstance(event, HoleSeen)][-1] == (
        "As", "Ah", "Ad", "5d", "Jd",
    )  # fmt: skip
    assert [event.street for event in table.told(BoardDealt)] == ["flop", "turn"]


@pytest.mark.clause("CH-6.SVI.3")
def test_a_single_card_is_offered_face_up_and_may_be_refused_once() -> None:
    table = sviten()
    table.act("A draw 2c", "B draw 4c", "C draw")
    offer = table.last(OfferedUp)
    assert (offer.seat, offer.card) == (1, "5d")
    assert (table.last(TurnStarted).actions, table.last(TurnStarted).offered) == (("accept", "refuse"), "5d")
    table.act("A refuse")
    assert (table.last(OfferRefused).card, table.last(Drew).seat, table.last(Drew).count) == ("5d", 1, 1)
    assert table.last(OfferedUp).card == "Js"
    table.act("B accept")
    assert table.last(OfferAccepted).card == "Js"
    view = {seat.seat: seat for seat in table.table.view(None, 0).seats}
    assert (view[2].cards, view[2].up) == (("??", "??", "??", "??", "Js"), ("Js",))
    assert (view[1].cards, view[1].up) == (("??",) * 5, ())


@pytest.mark.clause("CH-6.SVI.2", "CH-1.45")
def test_a_late_player_stands_pat_and_keeps_what_is_offered() -> None:
    table = sviten()
    table.act("A draw 2c")
    table.wait(seconds=400)
    assert [event.seat for event in table.told(StoodPat) if event.automatic] == [2, 3]
    kept = table.last(OfferAccepted)
    assert (kept.seat, kept.automatic, "CH-6.SVI.3" in kept.clauses) == (1, "clock", True)


@pytest.mark.clause("CH-6.SVI.5")
def test_half_the_pot_goes_to_the_best_own_five_and_half_to_two_with_three_of_the_board() -> None:
    table = sviten()
    table.act("A draw", "B draw", "C draw")
    table.check_down()
    shares = {event.share for event in table.told(PotAwarded)}
    assert shares == {"own", "board"}
    shown = {event.seat: event for event in table.told(HandShown)}
    assert [share.share for share in shown[1].shares] == ["own", "board"]
    assert shown[1].words == shown[1].shares[0].words
    named = [event.share for event in table.private[1] if isinstance(event, HoldingNamed)]
    assert named[:1] == ["own"] and set(named) == {"own", "board"}


@pytest.mark.clause("CH-6.SVI.12")
def test_seven_handed_the_player_before_the_button_sits_the_hand_out() -> None:
    table = ScriptedTable(players=7, game="sviten-pl", book=BOOK)
    table.deal(dealer="D")
    started = table.last(HandStarted)
    assert (started.dealer, started.passed_over, table.dealt()) == (4, 3, "ABDEFG")
    assert "CH-6.SVI.12" in started.clauses or "CH-6.SVI.1" in started.clauses
    table.check_down()
    table.deal()
    assert table.last(HandStarted).passed_over == 4


@pytest.mark.clause("CH-6.DFH.1", "CH-6.DFH.3")
def test_two_boards_are_dealt_and_each_decides_half() -> None:
    table = ScriptedTable(players=2, game="double-flop-nl", book=BOOK)
    table.deal({"A": "AsAh", "B": "KsKh"}, "2c3c7d KdQd9h 8s Jh 4h 5c")
    table.check_down()
    assert [(event.street, event.board) for event in table.told(BoardDealt)] == [
        ("flop", 0), ("flop", 1), ("turn", 0), ("turn", 1), ("river", 0), ("river", 1),
    ]  # fmt: skip
    assert {(event.share, event.seat) for event in table.told(PotAwarded)} == {("upper", 1), ("lower", 2)}
