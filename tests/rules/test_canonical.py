"""A book as one text: read back it is the same book, and its version says whether anything in it changed."""

from __future__ import annotations

import pytest

from cardroom.rules import book_from_text, house, load_rulebook, shipped

OWN = """
extends = "casinohuone"
id = "my_club"
name = "My Club"
{more}

[[chapter]]
id = "MC"
title = "House order"
[[chapter.clause]]
id = "MC-1"
source = "Tables"
title = "Seats"
text = "A table has eight seats."
area = "seating"
applies = "cash"
engine = "auto"
"""
EIGHT = 'seating.seats = { value = 8, clauses = ["MC-1"] }'


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_book_read_back_from_its_text_is_the_same_book(name: str) -> None:
    book = house(name)
    again = book_from_text(book.canonical)
    assert (again.version, again.canonical) == (book.version, book.canonical)
    assert (again.sections(), again.games, again.overrides) == (book.sections(), book.games, book.overrides)
    assert (list(again.clauses.values()), again.chapters) == (list(book.clauses.values()), book.chapters)
    assert (again.tables.keys(), again.document) == (book.tables.keys(), book.document)


def test_a_layered_book_stands_alone_in_its_text() -> None:
    book = load_rulebook(OWN.format(more=EIGHT))
    assert "extends" not in book_from_text(book.canonical).canonical[:200]
    assert book_from_text(book.canonical).seating.seats.value == 8


def test_a_version_changes_with_the_words_and_not_with_the_comments() -> None:
    plain = load_rulebook(OWN.format(more=EIGHT))
    assert load_rulebook(OWN.format(more=f"# a remark\n{EIGHT}")).version == plain.version
    assert load_rulebook(OWN.format(more=EIGHT.replace("8", "7"))).version != plain.version
    assert load_rulebook(OWN.format(more=EIGHT).replace("eight seats", "8 seats")).version != plain.version
