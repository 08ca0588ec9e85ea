"""The decisions of a rulebook as a hand uses them."""

from dataclasses import fields

import pytest

from cardroom.engine import HandRules
from cardroom.rules import house
from tests.engine.deals import casinohuone
from tests.engine.helsinki import BURNING


@pytest.mark.clause("CO-TH.31", "CO-TH.32")
def test_the_rules_of_a_hand_come_from_the_rulebook_with_their_clauses() -> None:
    rules = HandRules.of(house("casinohuone"))
    assert (rules.reopening, rules.short_blind_price, rules.short_post_order) == (
        "run_of_short_all_ins", "full_big_blind", "ante_first",
    )  # fmt: skip
    assert (rules.raise_cap, rules.all_in_reveal) == (0, "at_showdown")
    assert "CO-TH.31" in rules.citing("short_all_in")
    assert rules.citing("minimum_raise", "minimum_raise", "no such decision") == rules.citing("minimum_raise")


@pytest.mark.clause("CO-OM.16", "CO-OM.17")
def test_an_omaha_table_cites_the_omaha_chapter() -> None:
    rules = casinohuone("omaha")
    cited = rules.citing("short_all_in", "short_all_in_run", "check", "call", "minimum_raise", "fold")
    assert cited and all(clause.startswith("CO-OM.") for clause in cited)


def test_every_clause_a_hand_can_cite_is_in_the_rulebook() -> None:
    book = house("casinohuone")
    assert {clause for ids in casinohuone().clauses.values() for clause in ids} <= set(book.clauses)


def test_the_values_the_tests_use_for_casino_helsinki_are_those_of_its_rulebook() -> None:
    book = house("casino-helsinki")
    for game, mine in (("stud-fl", BURNING), ("holdem-nl", BURNING), ("sviten-pl", BURNING)):
        theirs = HandRules.of(book.for_game(game))
        differing = [
            entry.name
            for entry in fields(HandRules)
            if entry.name not in ("clauses", "games")
            and getattr(theirs, entry.name) != getattr(mine, entry.name)
        ]
        assert differing == []
