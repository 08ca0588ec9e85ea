"""The books of the three live rooms: PokerStars Live in two editions, and Casino Kruh."""

from collections import Counter

import pytest

from cardroom.rules import cited_by, house

FINNISH, NORWEGIAN, KRUH = (
    house(name) for name in ("pokerstars-live-fi", "pokerstars-live-no", "casino-kruh")
)


@pytest.mark.parametrize(
    ("name", "clauses", "examples"),
    [("pokerstars-live-fi", 107, 15), ("pokerstars-live-no", 118, 17), ("casino-kruh", 171, 15)],
)
def test_the_catalogue_is_whole(name: str, clauses: int, examples: int) -> None:
    book = house(name)
    assert len(book.clauses) == sum(len(chapter.clauses) for chapter in book.chapters) == clauses
    assert sum(len(clause.examples) for clause in book.clauses.values()) == examples
    for clause in book.clauses.values():
        assert clause.text and clause.title and clause.source and clause.area
        assert clause.text.rstrip()[-1] in ".)", clause.id


def test_the_kinds_of_clauses_are_those_of_the_catalogue() -> None:
    assert Counter(clause.engine for clause in FINNISH.clauses.values()) == {
        "ruling": 35, "auto": 34, "discretion": 22, "notice": 16,
    }  # fmt: skip
    assert {clause.applies for clause in FINNISH.clauses.values()} == {"tournament"}
    assert Counter(clause.applies for clause in KRUH.clauses.values()) == {
        "both": 121,
        "tournament": 39,
        "cash": 11,
    }


def test_the_norwegian_edition_keeps_of_the_finnish_what_it_does_not_say() -> None:
    own = [clause for clause in NORWEGIAN.clauses.values() if clause.id.startswith("PN-")]
    replaced = [clause_id for clause in own for clause_id in clause.replaces]
    assert len(own) == 34 and len(replaced) == len(set(replaced)) == 23
    assert set(NORWEGIAN.clauses) == set(FINNISH.clauses) - set(replaced) | {clause.id for clause in own}
    assert [clause for clause in NORWEGIAN.clauses if clause.startswith("PF-4.")] == ["PF-4.15"]


def test_a_norwegian_decision_on_action_rests_on_the_norwegian_clause() -> None:
    assert FINNISH.betting.raise_cap.clauses == ("PF-4.4",)
    assert NORWEGIAN.betting.raise_cap.clauses == ("PN-5",)
    assert NORWEGIAN.betting.actions.clauses == ("PF-1.2", "PN-10")
    assert not [
        clause for clause in cited_by(NORWEGIAN) if clause.startswith("PF-4.") and clause != "PF-4.15"
    ]


def test_the_editions_have_their_own_currencies_and_stakes_without_rake() -> None:
    assert (FINNISH.currency, NORWEGIAN.currency, KRUH.currency) == ("EUR", "NOK", "CZK")
    assert FINNISH.games.keys() == NORWEGIAN.games.keys()
    for book in (FINNISH, NORWEGIAN):
        for offer in book.games.values():
            assert offer.configured and "prints no stakes" in offer.reading
            assert {(stake.rake_basis_points, stake.rake_cap_cents) for stake in offer.stakes} == {(0, 0)}


@pytest.mark.clause("CK-H.5")
def test_kruh_takes_at_most_5_percent_and_250_crowns() -> None:
    stakes = [stake for offer in KRUH.games.values() for stake in offer.stakes]
    assert {(stake.rake_basis_points, stake.rake_cap_cents) for stake in stakes} == {(500, 25_000)}


@pytest.mark.clause("CK-OM.2", "CK-OM.3")
def test_kruh_omaha_has_the_printed_blinds() -> None:
    assert KRUH.game("omaha-fl").stake("FL20/40").blinds == (1_000, 2_000)
    assert KRUH.game("omaha-fl").stake("FL50/100").blinds == (2_500, 5_000)
    for game in ("omaha-nl", "omaha-pl"):
        assert KRUH.game(game).stakes[0].blinds == (1_000, 2_000)


@pytest.mark.clause("CK-OM.8", "CK-OM.9")
def test_kruh_limit_omaha_20_40_bets_20_then_40() -> None:
    stake = KRUH.game("omaha-fl").stake("FL20/40")
    assert (stake.small_bet_cents, stake.big_bet_cents) == (2_000, 4_000)


@pytest.mark.clause("CK-OM.11", "CK-TH.14")
def test_kruh_shows_first_by_the_round_in_omaha_and_by_the_hand_in_holdem() -> None:
    assert KRUH.for_game("omaha-pl").showdown.show_first.value == "last_aggressor_of_round"
    assert KRUH.for_game("holdem-nl").showdown.show_first.value == "last_aggressor"


def test_an_omaha_table_of_kruh_cites_no_clause_of_holdem() -> None:
    omaha = KRUH.for_game("omaha-pl")
    assert omaha.betting.first_round_opener.clauses == ("CK-BB.0.3", "CK-OM.4", "CK-OM.6")
