"""Who acts out of turn is told by which clauses somebody else opens the round."""

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.openers import opening_decisions
from cardroom.engine.refusals import why_its_turn
from cardroom.games import game
from cardroom.rules import Refused, house

DECK = range(52)


def dealt(book: str, offer: str, code: str, form: str, **stakes: object) -> Hand:
    rules = HandRules.of(house(book).for_game(offer))
    return Hand(
        Setup(game=game(code), form=form, stacks=[1000] * 3, deck=DECK, rules=rules, minimum_bet=10, **stakes)
    )


BLINDS = {"blinds": [5, 10, 0]}
ANTES = {"antes": [5] * 3, "bring_in": 5}
SIZES = {"small_bet": 10, "big_bet": 20}


@pytest.mark.clause("CO-TH.14", "CO-TH.15", "CK-BB.0.3", "CK-BB.0.4", "CH-4.6")
@pytest.mark.parametrize(
    ("book", "offer", "first", "later"),
    [
        ("casinohuone", "holdem", "CO-TH.14", "CO-TH.15"),
        ("casino-kruh", "holdem-nl", "CK-BB.0.3", "CK-BB.0.4"),
        ("casino-helsinki", "holdem-nl", "CH-4.6", "CH-4.6"),
    ],
)
def test_with_blinds_the_player_behind_the_big_blind_opens_and_then_the_one_behind_the_dealer(
    book: str, offer: str, first: str, later: str
) -> None:
    hand = dealt(book, offer, "holdem", "no_limit", **BLINDS)
    assert (hand.actor, opening_decisions(hand)) == (2, ("first_round_opener",))
    assert first in why_its_turn(hand)
    hand.act("call")
    assert opening_decisions(hand) == () and why_its_turn(hand) == hand.setup.rules.citing("actions")
    hand.act("call")
    hand.act("check")
    assert (hand.street, hand.actor, opening_decisions(hand)) == (1, 0, ("later_round_opener",))
    assert later in why_its_turn(hand)


@pytest.mark.clause("CH-6.STUD.3", "CH-6.STUD.6", "CH-6.STUD.7")
def test_where_cards_lie_open_they_say_who_opens() -> None:
    hand = dealt("casino-helsinki", "stud-fl", "stud", "fixed_limit", **ANTES, **SIZES)
    assert opening_decisions(hand) == ("first_card", "first_card_ties")
    assert {"CH-6.STUD.3", "CH-6.STUD.6"} <= set(why_its_turn(hand))
    hand.act("bring_in")
    for _ in range(2):
        hand.act("call")
    assert (hand.street, opening_decisions(hand)) == (1, ("best_open_hand", "open_hand_ties"))
    assert "CH-6.STUD.7" in why_its_turn(hand)


@pytest.mark.clause("CH-6.DC.2")
def test_open_cards_with_blinds_open_behind_them_in_the_first_round() -> None:
    hand = dealt("casino-helsinki", "dealers-choice", "stud", "pot_limit", **BLINDS)
    assert opening_decisions(hand) == ("first_round_opener", "open_cards_with_blinds")
    assert "CH-6.DC.2" in why_its_turn(hand)


@pytest.mark.clause("CH-6.TH.6")
def test_with_antes_alone_the_player_behind_the_dealer_opens() -> None:
    hand = dealt("casino-helsinki", "holdem-nl", "holdem", "no_limit", **ANTES)
    assert (hand.actor, opening_decisions(hand)) == (0, ("ante_only_opener", "ante_only_price"))
    assert "CH-6.TH.6" in why_its_turn(hand)


@pytest.mark.clause("CK-STR.1", "CH-4.14")
@pytest.mark.parametrize(("book", "clause"), [("casino-kruh", "CK-STR.1"), ("casino-helsinki", "CH-4.14")])
def test_behind_a_straddle_the_next_player_opens(book: str, clause: str) -> None:
    hand = dealt(book, "holdem-nl", "holdem", "no_limit", **BLINDS, straddles=[0, 0, 20])
    assert (hand.actor, opening_decisions(hand)) == (0, ("straddler_acts_last",))
    assert clause in why_its_turn(hand)


@pytest.mark.clause("CH-4.8")
def test_too_large_a_bet_of_pot_limit_cites_the_antes_in_the_pot_where_there_are_any() -> None:
    cited = []
    for stakes in (BLINDS, {**BLINDS, "antes": [5] * 3}):
        hand = dealt("casino-helsinki", "holdem-pl", "holdem", "pot_limit", **stakes)
        with pytest.raises(Refused) as refused:
            hand.act("raise_to", 900)
        assert refused.value.code == "raise-too-large"
        cited.append("CH-4.8" in refused.value.clauses)
    assert cited == [False, True]
