"""The games of the catalogue, and how little it takes to declare another."""

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand
from cardroom.games import EVERY_GAME, GAMES, Game, Share, Street, game
from cardroom.games.catalogue import SHORT
from cardroom.games.community import flop_turn_river
from cardroom.games.rankers import (
    any_cards_high,
    any_cards_low_eight,
    own_cards_high,
    two_plus_three_high,
    two_plus_three_low_eight,
)
from cardroom.rules import Refused, house
from cardroom.sim.benchmark_stakes import ALL_STAKES
from tests.engine.deals import deal, facts


@pytest.mark.clause("CO-TH.3", "CO-TH.11", "CO-OM.1", "CO-OM.5")
@pytest.mark.parametrize(("code", "cards"), [("holdem", 2), ("omaha", 4)])
def test_hole_cards_and_five_on_the_board(code: str, cards: int) -> None:
    declared = game(code)
    assert declared.hole_cards == cards
    assert [street.board for street in declared.streets] == [0, 3, 1, 1]
    assert declared.cards_needed(6) == 6 * cards + 5
    assert declared.cards_needed(6, burns=1) == 6 * cards + 8


@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "casino-kruh"])
def test_a_house_describes_every_game_that_it_deals_by_its_own_clauses(name: str) -> None:
    book = house(name)
    dealt = {part.deal for offer in book.games.values() for part in offer.all_parts}
    assert dealt <= set(book.deals) <= set(GAMES)
    assert all(clauses and set(clauses) <= set(book.clauses) for clauses in book.deals.values())


def test_every_game_a_house_offers_is_declared() -> None:
    assert {offer.deal for offer in house("casinohuone").games.values()} <= set(GAMES)


@pytest.mark.parametrize(
    ("code", "words"), [("hodlem", "did you mean 'holdem'?"), ("chess", "holdem, omaha, omaha5")]
)
def test_an_unknown_game_is_refused_with_advice(code: str, words: str) -> None:
    with pytest.raises(Refused, match="no game") as caught:
        game(code)
    assert caught.value.code == "unknown-game" and words in caught.value.message


def checked_down(declared: Game, holes: list[str], board: str, blind: int = 2) -> Hand:
    hand = deal(
        [100] * len(holes), [blind] * len(holes), variant=declared, form="pot_limit", holes=holes, board=board
    )
    while not hand.is_over:
        hand.check()
    return hand


OMAHA_EIGHT = game("omaha8")


@pytest.mark.clause("CH-6.HILO.2", "CH-5.41")
def test_a_pot_of_two_shares_is_halved_and_the_odd_chip_is_the_high_hands() -> None:
    hand = checked_down(OMAHA_EIGHT, ["KcKdQcQd", "Ac2cJdJh", "9c9dTcTd"], "Kh3s4d8hJs", blind=3)
    assert [(won["share"], won["player"], won["amount"]) for won in facts(hand, "won")] == [
        (0, 0, 5),
        (1, 1, 4),
    ]


@pytest.mark.clause("CH-6.HILO.2")
def test_without_a_qualifying_low_the_high_hand_takes_all() -> None:
    hand = checked_down(OMAHA_EIGHT, ["KcKdQcQd", "Ac2cJdJh"], "Kh3sTd9hJs")
    assert [(won["share"], won["player"], won["amount"]) for won in facts(hand, "won")] == [(0, 0, 4)]


@pytest.mark.clause("CH-6.HILO.2", "CH-5.41")
def test_a_low_that_two_share_is_quartered() -> None:
    hand = checked_down(OMAHA_EIGHT, ["KcKdQcQd", "Ac2cJdJh", "Ad2dTcTd"], "Kh3s4d8hJs", blind=4)
    amounts = [(won["share"], won["player"], won["amount"]) for won in facts(hand, "won")]
    assert amounts == [(0, 0, 6), (1, 1, 3), (1, 2, 3)]


@pytest.mark.clause("CH-6.DFH.1", "CH-6.DFH.2", "CH-6.DFH.3")
def test_two_boards_are_two_shares() -> None:
    double_flop = game("double-flop")
    hand = checked_down(double_flop, ["AcAd", "KcKd"], "2c7d9h" + "Kh8s4d" + "Js" + "Tc" + "3h" + "5s")
    assert [len(board) for board in hand.boards] == [5, 5]
    assert list(hand.boards[1]) == parse_cards("Kh8s4dTc5s")
    assert [(won["share"], won["player"]) for won in facts(hand, "won")] == [(0, 0), (1, 1)]


@pytest.mark.clause("CH-6.SVI.5")
def test_a_share_may_be_made_of_own_cards_alone() -> None:
    sviten = Game(
        code="own-and-board",
        name="Own five, and two plus three",
        streets=flop_turn_river(hole=5),
        shares=(Share("own", own_cards_high), Share("board", two_plus_three_high)),
    )
    hand = checked_down(sviten, ["2c2d2h7s8s", "AcAdKhQs9d"], "AhKdKsJc4c")
    assert [(won["share"], won["player"]) for won in facts(hand, "won")] == [(0, 0), (1, 1)]


@pytest.mark.clause("CH-6.COUR.1")
def test_a_board_card_may_come_with_the_deal() -> None:
    courchevel = game("courchevel")
    hand = deal([100] * 3, (1, 2), variant=courchevel, form="pot_limit")
    assert len(hand.board) == 1 and hand.street == 0


def test_hole_cards_may_come_on_a_later_street() -> None:
    late = Game(
        code="late",
        name="A third card on the flop",
        streets=(Street("first", hole=2), Street("second", hole=1, board=3), Street("last", board=2)),
        shares=(Share("high", any_cards_high),),
    )
    hand = deal([100] * 3, (1, 2), variant=late, form="no_limit")
    for verb in ("call", "fold", "check"):
        hand.act(verb)
    assert [len(places) for places in hand.hole_places] == [3 if status else 2 for status in hand.status]
    assert hand.board_places[0] == (8, 9, 10)


def test_the_rankers_agree_on_what_they_share() -> None:
    board = parse_cards("2c3d4h9sKc")
    assert (
        any_cards_low_eight([parse_cards("Ac5c")], board)[0]
        == two_plus_three_low_eight([parse_cards("Ac5cKdKh")], board)[0]
    )
    assert any_cards_high([parse_cards("KdKh")], board) == two_plus_three_high(
        [parse_cards("KdKh7s8s")], board
    )
    assert any_cards_low_eight([parse_cards("KdKh")], board) == [-1]


def test_short_codes_are_those_of_stakes() -> None:
    assert {code: stake.game for code, stake in ALL_STAKES.items() if code not in EVERY_GAME} == SHORT
    assert game("plo") is EVERY_GAME["omaha"]
