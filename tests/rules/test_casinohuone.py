"""Casinohuone's rulebook says what its document prints."""

from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import rank_high
from cardroom.cards.words import high_words
from cardroom.rules import Decision, Rulebook, house
from cardroom.rules.decisions import short_handed_cap
from cardroom.rules.rulebook import SECTIONS

BOOK = house("casinohuone")

PRINTED_RAKE = {
    # Stake: small blind, big blind, basis points, cap; all in cents.
    "holdem": {
        "NL4": (2, 4, 100, 100),
        "NL10": (5, 10, 300, 200),
        "NL25": (10, 25, 500, 300),
        "NL50": (25, 50, 550, 300),
        "NL100": (50, 100, 600, 300),
        "NL200": (100, 200, 600, 300),
        "NL400": (200, 400, 600, 300),
    },
    "omaha": {
        "PL4": (2, 4, 100, 100),
        "PL10": (5, 10, 300, 200),
        "PL25": (10, 25, 300, 300),
        "PL50": (25, 50, 350, 300),
        "PL100": (50, 100, 600, 300),
        "PL200": (100, 200, 600, 300),
        "PL400": (200, 400, 600, 300),
    },
    "banzai_texas": {"NL1": (5, 10, 100, 300), "NL5": (25, 50, 100, 300), "NL20": (100, 200, 100, 300)},
}


def printed(game: str) -> dict[str, tuple[int, int, int, int]]:
    return {s.name: (*s.blinds, s.rake_basis_points, s.rake_cap_cents) for s in BOOK.game(game).stakes}


def decisions(book: Rulebook) -> list[tuple[str, Decision[object]]]:
    return [
        (f"{name}.{one.name}", getattr(getattr(book, name), one.name))
        for name, kind in SECTIONS.items()
        for one in fields(kind)
    ]


def test_the_catalogue_is_whole() -> None:
    assert len(BOOK.clauses) == 239
    assert sum(len(chapter.clauses) for chapter in BOOK.chapters) == 239
    for clause_id, clause in BOOK.clauses.items():
        assert clause.id == clause_id
        assert clause.text and clause.title and clause.source and clause.area
        assert clause.text.rstrip()[-1] in ".)", clause_id
        assert clause_id in next(c for c in BOOK.chapters if c.id == clause.chapter).clauses


@pytest.mark.clause("CO-TH.1")
def test_holdem_omaha_and_both_kinds_of_banzai_are_offered() -> None:
    forms = {game: (offer.deal, offer.form) for game, offer in BOOK.games.items()}
    assert forms == {
        "holdem": ("holdem", "no_limit"),
        "omaha": ("omaha", "pot_limit"),
        "banzai_texas": ("holdem", "no_limit"),
        "banzai_omaha": ("omaha", "pot_limit"),
    }


@pytest.mark.clause("CO-RAKE.3")
def test_holdem_stakes_and_rake_are_as_printed() -> None:
    assert printed("holdem") == PRINTED_RAKE["holdem"]


@pytest.mark.clause("CO-RAKE.4")
def test_omaha_stakes_and_rake_are_as_printed() -> None:
    assert printed("omaha") == PRINTED_RAKE["omaha"]


@pytest.mark.clause("CO-RAKE.5")
def test_banzai_stakes_and_rake_are_as_printed() -> None:
    assert printed("banzai_texas") == PRINTED_RAKE["banzai_texas"]


def test_banzai_omaha_has_the_rows_of_banzai_texas() -> None:
    assert printed("banzai_omaha") == printed("banzai_texas")
    assert "no rake table prints it" in BOOK.game("banzai_omaha").reading


@pytest.mark.clause("CO-RAKE.8")
def test_the_short_handed_cap_goes_by_the_blinds_for_every_game() -> None:
    rake = BOOK.rake
    assert rake.short_handed_players.value == 3
    for offer in BOOK.games.values():
        for stake in offer.stakes:
            expected = {(2, 4): 50, (5, 10): 100}.get(stake.blinds, 150)
            assert short_handed_cap(rake.short_handed_caps.value, *stake.blinds) == expected


def test_blinds_below_the_printed_rows_have_no_short_handed_cap() -> None:
    with pytest.raises(LookupError, match="1/2 cents"):
        short_handed_cap(BOOK.rake.short_handed_caps.value, 1, 2)


@pytest.mark.clause("CO-BZ.1")
@pytest.mark.parametrize(("banzai", "base"), [("banzai_texas", "holdem"), ("banzai_omaha", "omaha")])
def test_banzai_differs_from_its_base_game_in_the_listed_points_only(banzai: str, base: str) -> None:
    of_banzai = dict(decisions(BOOK.for_game(banzai)))
    differing = {
        name for name, decision in decisions(BOOK.for_game(base)) if decision.value != of_banzai[name].value
    }
    assert differing == {
        "buy_in.minimum_big_blinds",
        "buy_in.maximum_big_blinds",
        "buy_in.top_up_to_big_blinds",
        "buy_in.return_window_seconds",
        "buy_in.return_above_big_blinds",
        "seating.tables_per_stake",
    }
    printed = differing - {"buy_in.minimum_big_blinds"}  # (of a least stack the document says nothing)
    assert all("CO-BZ" in of_banzai[name].clauses[0] for name in printed)
    least = of_banzai["buy_in.minimum_big_blinds"]
    assert least.clauses == () and least.configured and "largest joining stack only" in least.reading
    assert (BOOK.game(banzai).deal, BOOK.game(banzai).form) == (BOOK.game(base).deal, BOOK.game(base).form)


def test_a_game_cites_its_own_chapters() -> None:
    assert BOOK.for_game("holdem").betting.minimum_raise.clauses == ("CO-TH.24", "CO-TH.25")
    assert BOOK.for_game("omaha").betting.minimum_raise.clauses == ("CO-OM.13",)
    assert BOOK.for_game("banzai_omaha").betting.minimum_raise.clauses == ("CO-OM.13",)
    for game in BOOK.games:
        foreign = {"omaha": "CO-TH.", "banzai_omaha": "CO-TH."}.get(game, "CO-OM.")
        for name, decision in decisions(BOOK.for_game(game)):
            whole = dict(decisions(BOOK))[name].clauses
            if any(not clause.startswith(foreign) for clause in whole):
                assert not any(clause.startswith(foreign) for clause in decision.clauses), name


def test_a_cash_table_cites_no_tournament_rule_and_the_other_way_round() -> None:
    assert BOOK.for_game("holdem").betting.raise_cap.clauses == ("CO-6",)
    assert BOOK.for_game("holdem", "tournament").betting.raise_cap.clauses == ("CO-30",)


def test_a_games_book_is_made_once() -> None:
    assert BOOK.for_game("omaha") is BOOK.for_game("omaha")


def test_no_decision_loses_its_grounds_in_a_game() -> None:
    for game in BOOK.games:
        for name, decision in decisions(BOOK.for_game(game)):
            assert decision.clauses or decision.reading, name


def test_what_the_document_does_not_print_is_marked() -> None:
    configured = {name for name, decision in decisions(BOOK) if decision.configured}
    assert configured == {
        "seating.draw_base_weight",
        "seating.draw_free_seat_weight",
        "seating.draw_played_before_weight",
        "seating.draw_played_before_seconds",
        "seating.seat_offer_seconds",
        "time_bank.act_seconds",
        "buy_in.minimum_big_blinds",
        "buy_in.maximum_big_blinds",
        "buy_in.top_up_to_big_blinds",
        "fault.resume_seconds",
    }


def test_a_lookup_that_fails_says_what_there_is() -> None:
    with pytest.raises(KeyError, match="offers no 'stud'; it offers holdem, omaha"):
        BOOK.game("stud")
    with pytest.raises(KeyError, match="has no stake 'NL5000'; its stakes are NL4"):
        BOOK.game("holdem").stake("NL5000")
    with pytest.raises(KeyError, match="Casinohuone has no clause 'CO-99'"):
        BOOK.clause("CO-99")


def test_a_book_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        BOOK.seating.seats.value = 9  # type: ignore[misc]  # the point of the test: it is frozen
    with pytest.raises(TypeError):
        BOOK.clauses["CO-1"] = BOOK.clauses["CO-2"]  # type: ignore[index]  # a mapping without assignment


def rows(table: str) -> tuple[Mapping[str, Any], ...]:
    return BOOK.tables[table].rows


def test_the_order_of_hands_is_the_printed_one() -> None:
    one_of_each = [
        "9s8s7s6s5s", "QsQhQdQc2s", "7s7h7d4c4s", "AsJs8s5s2s", "9s8h7d6c5s", "5s5h5dAcKs", "AsAh2d2cKs", "AsAhKdQcJs",
        "AsKhQdJc9s",
    ]  # fmt: skip
    strengths = [rank_high(parse_cards(hand)) for hand in one_of_each]
    assert strengths == sorted(strengths, reverse=True)
    categories = [high_words(strength).category.replace("_", " ") for strength in strengths]
    assert categories == [row["hand"] for row in rows("hand_ranks")]


def test_the_printed_numbers_are_those_of_the_decisions() -> None:
    numbers = {row["key"]: row["value"] for row in rows("numbers")}
    assert len(numbers) == len(rows("numbers")) == 20
    banzai = BOOK.for_game("banzai_texas")
    assert numbers["cash_table_seats"] == BOOK.seating.seats.value
    assert numbers["cash_table_starts_with"] == BOOK.seating.players_to_start.value
    assert numbers["sit_out_limit"] == BOOK.sit_out.limit_seconds.value
    assert numbers["general_sit_out_limit"] == BOOK.sit_out.general_limit_seconds.value
    assert numbers["extra_time_after_disconnect"] == BOOK.connection.extra_seconds.value
    assert numbers["return_to_the_hand"] == BOOK.connection.return_seconds.value
    assert numbers["time_bank_least"] * 1000 == BOOK.time_bank.minimum_ms.value
    assert numbers["time_bank_most"] * 1000 == BOOK.time_bank.maximum_ms.value
    assert Fraction(numbers["time_bank_growth"]) * 1000 == BOOK.time_bank.growth_ms.value
    assert numbers["unresolved_bets_void_after"] == BOOK.fault.unresolved_days.value
    assert numbers["banzai_stack_most"] == banzai.buy_in.maximum_big_blinds.value
    assert numbers["banzai_tables_at_a_stake"] == banzai.seating.tables_per_stake.value
    assert numbers["banzai_same_stack"] * 60 == banzai.buy_in.return_window_seconds.value
    assert {row["clause"] for row in rows("numbers")} == set(BOOK.tables["numbers"].clauses)
