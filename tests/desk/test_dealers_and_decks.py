"""The rota of dealers with pushes and breaks; decks in use, changed, faulty, set aside."""

from dataclasses import replace

import pytest

from cardroom.desk import dealing_commands as of_dealing
from cardroom.desk import desk_commands as do
from cardroom.desk.dealers_and_decks import dealer_at, deck_at, on_longest
from cardroom.desk.kept_records import DealerOnDuty, DeckInUse, DeckReport
from cardroom.desk.record_parts import DealtThere
from tests.desk.live_evening import MINUTE, NL, PL, LiveEvening


def test_a_push_takes_the_table_over_and_who_is_on_longest_is_known() -> None:
    at = LiveEvening(tables=(NL, PL))
    for dealer in ("Dee", "Eve", "Fay"):
        at.act(of_dealing.DealerIn(dealer=dealer, skills=("holdem-nl",)))
    assert at.refused(of_dealing.DealerIn(dealer="Dee")).code == "dealer-on-duty"
    at.act(of_dealing.PushDealer(table=1, dealer="Dee"))
    at.at = 5
    lacks = at.refused(of_dealing.PushDealer(table=2, dealer="Eve"))
    assert (lacks.code, lacks.arguments["game"]) == ("dealer-lacks-game", "omaha-pl")
    at.act(of_dealing.PushDealer(table=2, dealer="Eve", why="nobody else"))
    assert [one.dealer for one in on_longest(at.state)] == ["Dee", "Eve"]
    assert at.refused(of_dealing.PushDealer(table=1, dealer="Eve")).code == "dealer-at-table"
    at.at = 30
    pushed = at.act(of_dealing.PushDealer(table=1, dealer="Fay"))
    dee = at.state.at("dealer:Dee")
    assert isinstance(dee, DealerOnDuty) and (dee.table, dee.dealt_ms, dee.downs) == (0, 30 * MINUTE, 1)
    assert [one.dealer for one in on_longest(at.state)] == ["Eve", "Fay"]
    at.act(do.TakeBackAct(act=pushed.number, why="the wrong table"))
    dealer = dealer_at(at.state, 1)
    assert dealer is not None and dealer.dealer == "Dee"


@pytest.mark.parametrize("seconds", [0, 90, 240])
def test_a_break_begins_as_long_behind_the_push_as_the_house_has_it(seconds: int) -> None:
    at = LiveEvening(tables=(NL,))
    order = at.book.house_order
    assert order is not None and order.push_seconds.value == 90
    own = replace(order, push_seconds=replace(order.push_seconds, value=seconds))
    at.book = replace(at.book, house_order=own)
    for dealer in ("Dee", "Eve"):
        at.act(of_dealing.DealerIn(dealer=dealer))
    at.act(of_dealing.PushDealer(table=1, dealer="Dee"))
    at.at = 20
    assert at.refused(of_dealing.DealerBreak(dealer="Dee")).code == "dealer-at-table"
    assert at.refused(of_dealing.DealerOut(dealer="Dee")).code == "dealer-at-table"
    at.act(of_dealing.PushDealer(table=1, dealer="Eve"))
    done = at.act(of_dealing.DealerBreak(dealer="Dee"))
    assert done.clauses == (("CH-1.72",) if seconds else ())
    dee = at.state.at("dealer:Dee")
    assert isinstance(dee, DealerOnDuty) and dee.break_ms == at.now_ms + 1_000 * seconds
    at.at = 25
    assert at.refused(of_dealing.PushDealer(table=1, dealer="Dee")).code == "dealer-on-break"
    at.act(of_dealing.DealerBack(dealer="Dee"))
    assert at.refused(of_dealing.DealerBack(dealer="Dee")).code == "dealer-not-on-break"
    at.act(of_dealing.DealerOut(dealer="Dee"))
    assert at.refused(of_dealing.PushDealer(table=1, dealer="Dee")).code == "no-such-record"
    at.act(of_dealing.DealerIn(dealer="Dee"))


@pytest.mark.clause("CH-1.11", "CH-3.7")
def test_staff_change_a_deck_for_a_reason_or_with_a_push() -> None:
    at = LiveEvening(tables=(NL, PL))
    at.act(of_dealing.PutDeck(table=1, colour="red", serial="R-17", shuffler="S2", is_new=True))
    other = of_dealing.PutDeck(table=1, colour="blue", serial="B-3")
    assert at.refused(other).code == "reason-missing"
    assert at.refused(of_dealing.PutDeck(table=2, colour="red", serial="R-17")).code == "deck-elsewhere"
    unchecked = of_dealing.PutDeck(table=2, colour="red", serial="R-18", is_checked=False)
    assert at.refused(unchecked).code == "deck-not-checked"
    at.act(of_dealing.DealerIn(dealer="Dee"))
    at.act(of_dealing.PushDealer(table=1, dealer="Dee", is_deck_changed=True))
    at.act(other)
    deck = at.state.at("deck:1")
    assert isinstance(deck, DeckInUse) and (deck.colour, deck.serial) == ("blue", "B-3")


@pytest.mark.clause("CH-3.26")
def test_a_faulty_deck_is_reported_settled_and_set_aside() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(of_dealing.PutDeck(table=1, colour="red", serial="R-17"))
    report = at.act(
        of_dealing.ReportDeck(table=1, fault="two kings of hearts", noticed_by="Bo", hand=31, profited="Aino")
    )
    assert "CH-3.26" in report.clauses
    (record,) = at.state.kept(DeckReport)
    assert (record.serial, record.noticed_by, record.profited, record.hand) == ("R-17", "Bo", "Aino", 31)
    assert at.refused(of_dealing.ReportDeck(table=1, fault="again")).code == "deck-reported"
    at.act(of_dealing.SettleDeck(report=report.number, outcome="set_aside"))
    again = of_dealing.PutDeck(table=1, colour="red", serial="R-17", why="found again")
    assert at.refused(again).code == "deck-set-aside"
    at.act(of_dealing.PutDeck(table=1, colour="blue", serial="B-1"))


def test_a_table_that_closes_frees_its_dealer_and_its_deck() -> None:
    at = LiveEvening(tables=(NL, PL))
    for dealer in ("Dee", "Eve"):
        at.act(of_dealing.DealerIn(dealer=dealer))
    at.act(of_dealing.PushDealer(table=1, dealer="Dee"))
    at.act(of_dealing.PutDeck(table=1, colour="red", serial="R-17"))
    at.at = 30
    closed = at.act(do.CloseDeskTable(table=1))
    dee = at.state.at("dealer:Dee")
    assert isinstance(dee, DealerOnDuty) and (dee.table, dee.dealt_ms) == (0, 30 * MINUTE)
    assert dee.dealt == (DealtThere(1, "", at.now_ms - 30 * MINUTE, at.now_ms),)
    at.act(do.TakeBackAct(act=closed.number, why="the wrong table"))
    dealer = dealer_at(at.state, 1)
    assert dealer is not None and dealer.dealer == "Dee" and deck_at(at.state, 1) is not None
    at.act(do.CloseDeskTable(table=1))
    at.act(of_dealing.PushDealer(table=2, dealer="Dee"))
    at.act(of_dealing.PutDeck(table=2, colour="red", serial="R-17"))
    at.act(of_dealing.DealerUp(dealer="Dee"))
    assert at.refused(of_dealing.DealerUp(dealer="Dee")).code == "dealer-at-no-table"
    at.act(of_dealing.DealerOut(dealer="Dee"))


def test_an_act_is_not_taken_back_by_which_two_would_deal_at_one_table() -> None:
    at = LiveEvening(tables=(NL, PL))
    for dealer in ("Dee", "Eve"):
        at.act(of_dealing.DealerIn(dealer=dealer))
    at.act(of_dealing.PushDealer(table=1, dealer="Dee"))
    at.act(of_dealing.PutDeck(table=1, colour="red", serial="R-17"))
    up, away = at.act(of_dealing.DealerUp(dealer="Dee")), at.act(of_dealing.TakeDeck(table=1))
    at.act(of_dealing.PushDealer(table=1, dealer="Eve"))
    at.act(of_dealing.PutDeck(table=2, colour="red", serial="R-17"))
    two = at.refused(do.TakeBackAct(act=up.number, why="a slip"))
    assert (two.code, two.arguments["player"]) == ("dealer-at-table", "Eve")
    lies = at.refused(do.TakeBackAct(act=away.number, why="a slip"))
    assert (lies.code, lies.arguments["table"]) == ("deck-elsewhere", 2)


@pytest.mark.clause("PF-3.7", "CK-T.27")
def test_dealers_and_decks_of_tournaments_are_kept_by_the_tournaments_tables() -> None:
    at = LiveEvening(tables=(NL,))
    cup = {"table": 1, "event": "cup", "event_name": "Friday 50"}
    for dealer, skills in (("Dee", ()), ("Eve", ("holdem-nl",))):
        at.act(of_dealing.DealerIn(dealer=dealer, skills=skills))
    at.act(of_dealing.PushDealer(dealer="Dee", **cup))
    lacks = at.refused(of_dealing.PushDealer(dealer="Eve", game="omaha-pl", **cup))
    assert lacks.code == "dealer-lacks-game"
    at.act(of_dealing.PushDealer(table=1, dealer="Eve"))
    assert [(one.dealer, one.event, one.table) for one in on_longest(at.state)] == [
        ("Eve", "", 1),
        ("Dee", "cup", 1),
    ]
    twice = at.refused(of_dealing.PushDealer(table=1, dealer="Dee"))
    assert (twice.code, twice.arguments["table"]) == ("dealer-at-table", "Friday 50, 1")
    at.act(of_dealing.PutDeck(colour="red", serial="R-17", **cup))
    lies = at.refused(of_dealing.PutDeck(table=1, colour="red", serial="R-17"))
    assert (lies.code, lies.arguments["table"]) == ("deck-elsewhere", "Friday 50, 1")
    at.act(of_dealing.PutDeck(table=1, colour="blue", serial="B-1"))
    other = of_dealing.PutDeck(colour="red", serial="R-18", **cup)
    assert at.refused(other).code == "reason-missing"
    at.act(of_dealing.DealerIn(dealer="Fay"))
    at.act(of_dealing.PushDealer(dealer="Fay", is_deck_changed=True, **cup))
    at.act(other)
    report = at.act(of_dealing.ReportDeck(fault="a bent king", hand=7, **cup))
    assert [one.event_name for one in at.state.kept(DeckReport)] == ["Friday 50"]
    at.act(of_dealing.SettleDeck(report=report.number, outcome="set_aside"))
    assert deck_at(at.state, 1, "cup") is None and deck_at(at.state, 1) is not None
    dee = at.state.at("dealer:Dee")
    assert isinstance(dee, DealerOnDuty) and [one.event_name for one in dee.dealt] == ["Friday 50"]
