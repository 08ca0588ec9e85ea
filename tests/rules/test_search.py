"""Clauses are found by their words, best first."""

import pytest

from cardroom.rules import house
from cardroom.rules.search import search

BOOK = house("casinohuone")


def found(words: str) -> list[str]:
    return [clause.id for clause in search(BOOK, words)]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("CO-TH.31", "CO-TH.31"),
        ("th.31", "CO-TH.31"),
        ("odd cents", "CO-TH.35"),
        ("time bank growth", "CO-10b"),
        ("waiting queue", "CO-TH.7"),
        ("pot limit", "CO-OM.2"),
        ("no flop no rake", "CO-RAKE.6"),
        ("ninety 90 days", None),
        ("chip dumping", "CO-22"),
        ("aikapankki", "CO-10c"),
    ],
)
def test_the_clause_looked_for_comes_first(words: str, first: str | None) -> None:
    assert (found(words) or [None])[0] == first


def test_every_word_must_be_there() -> None:
    assert set(found("small blind")) == set(found("small")) & set(found("blind"))


def test_a_beginning_finds_the_longer_word_and_case_does_not_matter() -> None:
    assert set(found("RAIS")) >= set(found("raise")) | set(found("raises"))


def test_no_words_show_the_whole_book_in_order() -> None:
    assert found("  ") == list(BOOK.clauses)


@pytest.mark.parametrize("words", ["zzz", "(", ".*", "\\", "'", "CO-TH.999"])
def test_what_nothing_has_finds_nothing(words: str) -> None:
    assert found(words) == []


def test_every_clause_finds_itself_by_its_title() -> None:
    for clause in BOOK.clauses.values():
        assert clause.id in found(clause.title)
