"""Readings are said in the reader's language, in one line, each once, and only those that applied."""

import re
from dataclasses import fields

import pytest

from cardroom.floor import LANGUAGES
from cardroom.floor.readings import readings_in, readings_said
from cardroom.floor.ruling_report import report
from cardroom.rules import house, shipped
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE
OTHERS = [language for language in LANGUAGES if language != "en"]


def readings() -> set[str]:
    """Every reading of the shipped houses, in any of their games: those that rulings rest on, and all that a page of
    decisions shows.
    """
    books = [house(name) for name in shipped()]
    books += [book.for_game(game) for book in books for game in book.games]
    return {
        getattr(section, one.name).reading
        for book in books
        for section in book.sections().values()
        for one in fields(section)
    } - {""}


@pytest.mark.parametrize("language", OTHERS)
def test_every_reading_of_the_houses_exists_in_every_language_and_no_other(language: str) -> None:
    translated = readings_in(language)
    assert sorted(readings() - set(translated)) == []
    assert sorted(set(translated) - readings()) == []
    assert all("\n" not in text and text == text.strip() and text for text in translated.values())


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_the_clauses_and_numbers_that_the_reading_names(language: str) -> None:
    for reading, text in readings_in(language).items():
        numbers, clauses = r"\d[\d.]*\d|\d", r"[A-Z]{2}-[A-Z0-9.]+"
        assert sorted(re.findall(numbers, reading)) == sorted(re.findall(numbers, text)), text
        assert re.findall(clauses, reading) == re.findall(clauses, text), text


def test_a_reading_is_said_once_and_in_english_where_a_language_has_no_words_for_it() -> None:
    known = "The document does not speak of jokers."
    own = "A reading of a house of one's own."
    assert readings_said((known, own, known)) == f"{known} {own}"
    assert readings_said((known, own), "fi") == f"{readings_in('fi')[known]} {own}"
    with pytest.raises(ValueError, match="no language"):
        readings_said((known,), "sv")


def test_a_report_has_the_readings_by_language() -> None:
    told = {"big_blind": 250, "play": "cash", "bet_to_match": 0, "raises": 0}
    ruling = ruled(CH, "short_raise", {"to": 600}, **told)
    body = report(house(CH), ruling)
    assert body["reading"] == body["reading_said"]["en"] == ruling.reading != ""
    assert set(body["reading_said"]) == set(LANGUAGES) and len(set(body["reading_said"].values())) == 4


def test_only_the_readings_that_applied_are_told() -> None:
    """The half of a least re-raise is read; of a raise over a blind both readings of the half are the same."""
    over_the_blind = ruled(PF, "short_raise", {"to": 600}, bet_to_match=400, last_full_raise=400)
    assert over_the_blind.reading == ""
    over_a_raise = ruled(PF, "short_raise", {"to": 1700}, bet_to_match=1200, last_full_raise=800)
    assert "The previous bet is" in over_a_raise.reading
    assert ruled(PF, "spoken", {"said": "call", "chips": [5000]}).reading == "", (
        "nothing came before the word"
    )


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("game", [None, "holdem"])
def test_answers_on_holdem_cite_no_clause_of_stud(name: str, game: str | None) -> None:
    asked = (
        ("bet_limits", {}), ("short_raise", {"to": 600}), ("single_chip", {"chip": 5000}), ("pot_said", {}),
        ("spoken", {"said": "raise"}), ("several_chips", {"chips": [1000, 1000]}),
        ("short_all_in", {"all_ins": [900], "answered": False}),
    )  # fmt: skip
    for form in ("no_limit", "pot_limit", "fixed_limit"):
        for price in (0, 400):
            for topic, facts in asked:
                told = {"form": form, "bet_size": 400, "bet_to_match": price, "game": game}
                clauses = ruled(name, topic, facts, **told).clauses
                assert not [one for one in clauses if re.search(r"STUD|SOKO|RAZZ", one)], (topic, clauses)
