"""Cards given up and exchanged: the Pineapples, Helsinki Hold'em and Sviten Special."""

from dataclasses import replace
from typing import Any

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand
from cardroom.engine.events import RESHUFFLED
from cardroom.rules import Refused
from tests.engine.deals import deal, facts, play, refusal
from tests.engine.helsinki import BURNING, HELSINKI

THREE = ["AsKd2c", "QhJh3d", "9s9d4h"]
FOUR = ["AsKd2c7c", "QhJh3d8c", "9s9d4h6c"]
FIVE = ["AsKd2c7cTd", "QhJh3d8c5h", "9s9d4h6cTs"]


def table(variant: str, holes: list[str], **more: Any) -> Hand:
    return deal([100] * 3, (1, 2), variant=variant, holes=holes, rules=HELSINKI, **more)


@pytest.mark.clause("CH-6.PINE.1", "CH-6.PINE.2")
def test_pineapple_gives_one_card_up_before_the_flop() -> None:
    hand = play(table("pineapple", THREE), "C:call A:call B:check")
    assert hand.street == 0 and hand.options().discard == 1 and hand.board == []
    assert not hand.options().can_fold
    play(hand, "A:discard=2c B:discard=3d C:discard=4h")
    assert hand.street == 1 and [len(hole) for hole in hand.holes] == [2, 2, 2]
    assert hand.hole_places[0] == (0, 3) and sorted(hand.muck) == [6, 7, 8]


@pytest.mark.clause("CH-6.CPINE.1", "CH-6.CPINE.2")
def test_crazy_pineapple_gives_one_card_up_behind_the_flops_betting() -> None:
    hand = play(table("crazy-pineapple", THREE), "call call check")
    assert hand.street == 1 and not hand.asked
    play(hand, "check check check A:discard=As B:discard=Jh C:discard=9s")
    assert hand.street == 2 and [len(hole) for hole in hand.holes] == [2, 2, 2]


@pytest.mark.clause("CH-6.HEL.1", "CH-6.HEL.2")
def test_helsinki_holdem_gives_one_card_up_before_and_one_behind_the_flop() -> None:
    hand = play(table("helsinki", FOUR), "call call check discard=2c discard=3d discard=4h")
    assert hand.street == 1 and [len(hole) for hole in hand.holes] == [3, 3, 3]
    play(hand, "check check check discard=7c discard=8c discard=6c")
    assert hand.street == 2 and [len(hole) for hole in hand.holes] == [2, 2, 2]


@pytest.mark.clause("CH-6.PINE.1")
def test_players_who_are_all_in_give_cards_up_too_and_those_who_folded_do_not() -> None:
    hand = play(table("helsinki", FOUR), "C:all-in A:fold B:all-in")
    assert hand.actor == 1 and hand.asked
    play(hand, "B:discard=3d C:discard=4h B:discard=8c C:discard=6c")
    assert hand.is_over and len(hand.board) == 5


@pytest.mark.clause("CH-6.PINE.1")
def test_a_card_not_held_cannot_be_given_up() -> None:
    hand = play(table("pineapple", THREE), "call call check")
    for script, code in (
        ("discard=Qh", "not-your-card"),
        ("discard=AsKd", "wrong-card-count"),
        ("discard=", "wrong-card-count"),
        ("draw=As", "must-discard"),
        ("check", "must-discard"),
        ("10", "must-discard"),
        ("accept", "must-discard"),
    ):
        refused = refusal(hand, script)
        assert refused.code == code and "CH-6.PINE.1" in refused.clauses
    assert refusal(play(table("pineapple", THREE), "call"), "discard=Qh").code == "not-to-discard"
    for wrong in ("As", [True], [None], [51, 51], 7, {51}):
        before = hand.dump()
        with pytest.raises(Refused):
            hand.discard(wrong)  # type: ignore[arg-type] - wrong on purpose
        assert hand.dump() == before


def test_a_wrong_number_of_cards_is_refused_with_the_right_one() -> None:
    hand = play(table("pineapple", THREE), "call call check")
    assert refusal(hand, "discard=").message == "You may give up exactly 1 of your cards, not 0."
    assert refusal(hand, "discard=AsKd").message == "You may give up exactly 1 of your cards, not 2."
    with pytest.raises(Refused, match="Name the cards in a list"):
        hand.discard(7)  # type: ignore[arg-type] - wrong on purpose


def sviten(script: str = "", drawn: str = "", **more: Any) -> Hand:
    """Sviten Special at the exchange: three players, the flop 2h3h4c."""
    hand = table("sviten", FIVE, board="2h5d4cKh8s", drawn=drawn, **more)
    play(hand, "call call check check check check")
    assert hand.street == 1 and hand.options().draw == 5
    return play(hand, script)


@pytest.mark.clause("CH-6.SVI.1", "CH-6.SVI.2", "CH-6.SVI.7")
def test_all_put_their_cards_down_before_the_first_is_dealt_then_from_the_dealers_left() -> None:
    hand = sviten("A:draw=2c7c B:draw=3d8c5h", drawn="KcQcJc7d6d")
    assert [len(hole) for hole in hand.holes] == [3, 2, 5], "no card before all have said"
    play(hand, "C:draw=")
    assert hand.holes[0][3:] == parse_cards("KcQc") and hand.holes[1][2:] == parse_cards("Jc7d6d")
    assert facts(hand, "stood_pat") == [{"kind": "stood_pat", "player": 2}]
    assert hand.street == 2 and len(hand.board) == 4


@pytest.mark.clause("CH-6.SVI.3")
def test_a_single_card_is_offered_face_up_and_may_be_refused_once() -> None:
    hand = sviten("A:draw=2c B:draw=3d C:draw=", drawn="KcQc9c")
    assert hand.actor == 0 and hand.options().offered == parse_cards("Kc")[0]
    assert refusal(hand, "check").code == "must-answer"
    play(hand, "A:refuse")
    assert hand.holes[0][4:] == parse_cards("Qc") and hand.ups[0] == ()
    assert hand.visible_hole(0, 1) == [-1] * 5
    assert hand.actor == 1 and hand.options().offered == parse_cards("9c")[0]
    play(hand, "B:accept")
    assert list(hand.ups[1]) == parse_cards("9c") and hand.visible_hole(1, 0)[4:] == parse_cards("9c")
    assert hand.street == 2 and refusal(hand, "draw=").code == "not-to-draw"


@pytest.mark.clause("CH-6.SVI.4")
def test_turn_and_river_follow_the_exchange() -> None:
    hand = sviten("draw= draw= draw= check check check check check check")
    assert hand.is_over and len(hand.board) == 5


@pytest.mark.clause("CH-6.SVI.6")
def test_nobody_shows_before_the_exchange_even_all_in() -> None:
    hand = table("sviten", FIVE, form="no_limit")
    play(hand, "C:all-in A:all-in B:all-in")
    assert hand.actor == 0 and hand.asked and not any(hand.shown)
    play(hand, "draw= draw= draw=")
    assert hand.is_over


@pytest.mark.clause("CH-6.SVI.9")
def test_where_cards_are_burned_one_goes_before_the_exchange_and_none_before_the_turn() -> None:
    hand = deal([100] * 3, (1, 2), variant="sviten", holes=FIVE, rules=BURNING)
    play(hand, "call call check check check check")
    assert hand.burned == [15]
    play(hand, "draw=2c7c draw= draw=")
    assert hand.burned == [15, 19] and hand.board_places[0] == (16, 17, 18, 22)


@pytest.mark.clause("CH-6.SVI.10")
def test_where_the_deck_runs_out_the_muck_is_dealt_again() -> None:
    hand = deal([100] * 6, (1, 2), variant="sviten", form="no_limit", rules=HELSINKI)
    play(hand, "call call call call call check" + " check" * 6)
    put_down: list[int] = []
    for _ in range(6):
        cards = list(hand.holes[hand.actor])
        put_down += cards
        hand.draw(cards)
    assert [event[0] for event in hand.events].count(RESHUFFLED) == 1
    assert [len(hole) for hole in hand.holes] == [5] * 6 and len(hand.board) == 4
    dealt = [card for hole in hand.holes for card in hole] + hand.board
    assert len(set(dealt)) == 34
    again = [place for places in hand.hole_places for place in places if place >= 52]
    assert len(again) == 30 - 19 and {hand.deck[place] for place in again} <= set(put_down)


def test_where_a_card_of_the_muck_is_not_known_it_cannot_be_dealt_again() -> None:
    known = deal([100] * 6, (1, 2), variant="sviten", form="no_limit", rules=HELSINKI)
    folded = known.hole_places[2]
    deck = [-1 if place in folded else card for place, card in enumerate(known.setup.deck)]
    for cards, is_known in ((known.setup.deck, True), (deck, False)):
        hand = Hand(replace(known.setup, deck=cards))
        play(hand, "C:fold call call call call check" + " check" * 5)
        for _ in range(4):
            hand.draw(list(hand.holes[hand.actor]))
        if is_known:
            hand.draw(list(hand.holes[hand.actor]))
            assert [event[0] for event in hand.events].count(RESHUFFLED) == 1
        else:
            with pytest.raises(Refused) as caught:
                hand.draw(list(hand.holes[hand.actor]))
            assert caught.value.code == "cards-unknown"


@pytest.mark.clause("CH-6.SVI.12")
def test_six_are_dealt_in_at_a_table_of_seven() -> None:
    from cardroom.games import game

    assert (game("sviten").most_players, game("sviten").seats, game("sviten").sits_out) == (6, 7, "cutoff")


@pytest.mark.clause("CH-6.SVI.2")
def test_more_cards_than_one_holds_cannot_be_exchanged() -> None:
    hand = sviten()
    assert refusal(hand, "draw=AsAs").code == "not-your-card"
    assert refusal(hand, "draw=Qh").code == "not-your-card"
    assert refusal(hand, "discard=As").code == "must-draw"
    assert refusal(hand, "accept").code == "must-draw"
