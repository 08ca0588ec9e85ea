"""The cards that would have come: behind the hand alone, of the board alone, by the house that shows them."""

from __future__ import annotations

import pytest

from cardroom.engine.rest_of_board import rest_of_board
from cardroom.rules import house, load_rulebook
from cardroom.table.events import BoardDealt, HandEnded, PotAwarded, PublicEvent, RestOfBoardShown
from cardroom.testing.scripted import ScriptedTable
from cardroom.tournament.book import tournament_book
from tests.engine.deals import deal
from tests.engine.helsinki import BURNING
from tests.houses import CLUB, club

BOARD = "2c3d4h5s9c"


def folded_after(*lines: str, table: ScriptedTable | None = None) -> ScriptedTable:
    table = table or ScriptedTable(3, book=club())
    table.deal({"A": "AsAh", "B": "KsKh", "C": "QsQh"}, BOARD, dealer="A")
    table.act(*lines)
    table.fold_out()
    return table


@pytest.mark.parametrize(
    ("lines", "rest"),
    [
        ((), BOARD),
        (("A call", "B call", "C check"), "5s9c"),
        (("A call", "B call", "C check", "B check", "C check", "A check"), "9c"),
    ],
)
def test_what_would_have_come_is_told_when_all_others_have_folded(lines: tuple[str, ...], rest: str) -> None:
    table = folded_after(*lines)
    told = table.last(RestOfBoardShown)
    assert ("".join(told.cards), told.clauses) == (rest, ("HC-4",))
    dealt = [place for event in table.told(BoardDealt) for place in event.places]
    assert list(told.places) == list(range(6 + len(dealt), 11))


def test_it_is_told_behind_the_pot_and_nothing_before_the_last_fold_knows_of_it() -> None:
    table = folded_after("A call", "B call", "C check")
    order: list[type[PublicEvent]] = [type(event) for event in table.events]
    assert order.index(PotAwarded) < order.index(RestOfBoardShown) < order.index(HandEnded)
    last = [event for event in table.events if isinstance(event, RestOfBoardShown)]
    assert len(last) == 1


def test_no_card_of_a_hand_or_burned_is_among_them() -> None:
    hand = deal((100, 100, 100), (5, 10), rules=BURNING)
    hand.fold()
    hand.fold()
    [places] = rest_of_board(hand)
    assert places == (7, 8, 9, 11, 13), "six own cards, and one burned before each street"
    assert not set(places) & {place for own in hand.hole_places for place in own}


def test_a_board_that_is_complete_or_run_out_has_no_rest() -> None:
    table = ScriptedTable(3, book=club())
    table.deal({"A": "AsAh", "B": "KsKh", "C": "QsQh"}, BOARD, dealer="A")
    table.check_down()
    assert not table.told(RestOfBoardShown)
    streets = ("B check", "C check", "A check") * 2
    table = folded_after("A call", "B call", "C check", *streets, "B raise 100")
    assert not table.told(RestOfBoardShown), "the river lies there"


def test_games_that_would_have_dealt_other_cards_first_show_none() -> None:
    for code, form in (("stud", "fixed_limit"), ("sviten", "pot_limit")):
        hand = deal(
            (100, 100), (10, 5) if code == "sviten" else (), variant=code, form=form, bet=10, antes=(1, 1)
        )
        while hand.actor >= 0:
            hand.bring_in() if hand.asked else hand.fold()
        assert rest_of_board(hand) == []


@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
def test_the_five_houses_show_none(name: str) -> None:
    assert house(name).rabbit_hunt is None
    game = next(offer.id for offer in house(name).games.values() if offer.deal == "holdem")
    table = ScriptedTable(3, game, book=house(name))
    table.deal()
    table.fold_out()
    assert not table.told(RestOfBoardShown)


def test_a_house_may_take_it_back_and_tournaments_have_none() -> None:
    text = f'extends = "{CLUB}"\nid = "calm"\nname = "Calm"\n[rabbit_hunt]\n'
    text += 'shown = { value = "never", clauses = ["HC-4"] }\n'
    table = folded_after(table=ScriptedTable(3, book=load_rulebook(text)))
    assert not table.told(RestOfBoardShown)
    assert tournament_book(club(), "holdem").rabbit_hunt is None
