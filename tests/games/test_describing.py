"""A house's file alone says by which of its clauses a game is described."""

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.dump import dump_setup, load_setup
from cardroom.games import game
from cardroom.games.offers import load_house
from cardroom.rules import Refused, Rulebook, RulebookFaults

CLUB = """
extends = "casino-helsinki"
id = "club"
name = "Club"

[deals]
pineapple = ["House/7"]
{more}

[[chapter]]
id = "House"
title = "House order"

[[chapter.clause]]
id = "House/7"
source = "Pineapple"
title = "Three cards, one goes"
text = "Each player gets three cards and gives up one behind the first betting round."
area = "games"
applies = "both"
engine = "auto"
"""


def club(more: str = "") -> Rulebook:
    return load_house(CLUB.format(more=more))


def refusal_at(book: Rulebook, offer: str, code: str) -> Refused:
    """What a bet is answered by when a card is to be given up, at a table of this offer."""
    hand = Hand(Setup(
        game=game(code), form="pot_limit", stacks=[1000] * 2, blinds=[5, 10], minimum_bet=10, deck=range(52),
        rules=HandRules.of(book.for_game(offer)),
    ))  # fmt: skip
    hand.act("call")
    hand.act("check")
    with pytest.raises(Refused) as refused:
        hand.act("check")
    return refused.value


@pytest.mark.parametrize("offer", ["pineapple-pl", "dealers-choice"])
def test_a_file_that_describes_a_game_is_cited_at_its_tables_and_where_the_game_changes(offer: str) -> None:
    refused = refusal_at(club(), offer, "pineapple")
    assert refused.code == "must-discard" and refused.clauses[-1] == "House/7"
    assert "CH-6.PINE.2" not in refused.clauses


def test_a_table_knows_the_games_that_it_deals_and_no_other() -> None:
    assert set(club().for_game("pineapple-pl").deals) == {"pineapple"}
    assert set(club().for_game("horse").deals) == {"holdem", "omaha8", "razz", "stud", "stud8"}


def test_a_game_that_is_not_described_rests_on_the_clauses_of_its_offer() -> None:
    book = load_house("pokerstars-live-fi")
    assert book.deals == {}
    offer = next(iter(book.games.values()))
    assert dict(book.for_game(offer.id).deals) == {offer.deal: offer.clauses}


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ('pineaple = ["House/7"]', r'deals\.pineaple: there is no game "pineaple"; "pineapple" is meant'),
        ('omaha = ["House/8"]', r"deals\.omaha: cites House/8, which is no clause of this book"),
        ("omaha = 3", r"deals\.omaha: must be a list"),
    ],
)
def test_a_wrong_description_is_a_fault_with_its_line(more: str, fault: str) -> None:
    with pytest.raises(RulebookFaults, match=rf"line 8: {fault}"):
        club(more)


def test_a_hand_read_back_cites_as_before() -> None:
    rules = HandRules.of(club().for_game("dealers-choice"))
    stakes = {"stacks": [10, 10], "blinds": [1, 2], "minimum_bet": 2}
    setup = Setup(game=game("holdem"), form="no_limit", deck=range(52), rules=rules, **stakes)
    data = dump_setup(setup)
    assert load_setup(data).rules == setup.rules
    del data["rules"]["games"]  # as a hand of an earlier version was kept
    assert load_setup(data).rules.citing_game(game("holdem")) == ()
