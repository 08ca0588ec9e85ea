"""Clauses in the language of the house's document: whole, and with every figure of ours."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from cardroom.rules import house, shipped
from cardroom.rules.document_texts import document_text, houses_told
from cardroom.rules.search import search

SHELF = files("cardroom") / "rulebooks" / "texts"
TOLD = houses_told()
NUMBER = re.compile(r"\d+(?:[ .,\u00a0]\d+)*")


def figures(text: str) -> set[str]:
    """The whole numbers that a text names, thousands and decimals written in any way."""
    return {re.sub(r"\D", "", one) for one in NUMBER.findall(text)}


def test_each_file_is_of_a_house_that_ships_and_in_its_documents_language() -> None:
    assert tuple(sorted(shipped())) == TOLD, "every house is told in its own language"
    assert all(document_text(id) for name in TOLD for id in house(name).clauses)
    for entry in SHELF.iterdir():
        name, language, _ = entry.name.split(".")
        assert name in shipped() and house(name).document.language == language


@pytest.mark.parametrize("name", TOLD)
def test_every_clause_of_the_house_is_told_in_order_and_no_other(name: str) -> None:
    book = house(name)
    entry = next(entry for entry in SHELF.iterdir() if entry.name.startswith(f"{name}."))
    told = list(tomllib.loads(entry.read_text("utf-8")))
    own = [id for chapter in book.chapters for id in chapter.clauses if id in told or not document_text(id)]
    assert told == own


@pytest.mark.parametrize("name", TOLD)
def test_a_translation_says_what_the_clause_says_and_is_not_left_in_english(name: str) -> None:
    for clause in house(name).clauses.values():
        own = document_text(clause.id)
        if own is None or own.language != house(name).document.language:
            continue
        assert own.title.strip() and own.text.strip(), clause.id
        assert own.text != clause.text, clause.id
        assert figures(own.text) >= figures(clause.text), clause.id
        assert len(own.text) > 0.5 * len(clause.text), f"{clause.id} is told in half as many words"


def test_clauses_are_found_by_words_of_either_language() -> None:
    book = house("pokerstars-live-no")
    assert "PN-15" in [clause.id for clause in search(book, "femtiprosentregelen")]
    assert "PN-15" in [clause.id for clause in search(book, "fifty-percent")]
    assert next(clause.id for clause in search(book, "høyninger tak")) == "PN-5"
