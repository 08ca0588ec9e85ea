"""The words of the forms: every topic, fact and choice is called something in every language."""

import re
from pathlib import Path

import pytest

from cardroom.floor import LANGUAGES, TOPICS
from cardroom.floor.labels import labels, topic_label, wanted, word

FLOOR = Path(__file__).parent.parent.parent / "src" / "cardroom" / "floor"
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_topic_fact_and_choice_has_its_words(language: str) -> None:
    assert sorted(wanted(tuple(TOPICS.values())) - set(labels(language))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_label_is_left_over(language: str) -> None:
    forms = {id for id in labels(language) if not id.startswith("word-")}
    assert sorted(forms - wanted(tuple(TOPICS.values()))) == []


def test_the_languages_call_the_same_things_something() -> None:
    for language in OTHERS:
        assert sorted(set(labels(language)) ^ set(labels("fi"))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_each_subject_has_a_file_of_labels_as_it_has_one_of_sentences(language: str) -> None:
    labels_of = {path.name for path in (FLOOR / "labels" / language).iterdir()}
    sentences_of = {path.name for path in (FLOOR / "sentences" / language).iterdir()}
    assert labels_of - sentences_of == {"situation.ftl", "words.ftl"}
    assert sentences_of - labels_of == {"steps.ftl"}


@pytest.mark.parametrize("language", OTHERS)
def test_whoever_a_ruling_speaks_of_and_whatever_they_may_do_has_a_word(language: str) -> None:
    source = "\n".join(path.read_text() for path in FLOOR.rglob("*.py"))
    named = set(re.findall(r'^[A-Z_]+ = "([a-z_]+)"$', source, re.M))
    named |= set(re.findall(r'(?:Right|Chips|Action)\(\s*"([a-z_]+)"', source))
    for verbs in re.findall(r"Right\(\s*[\w\"]+, \(([^)]*)\)", source):
        named |= set(re.findall(r'"([a-z_]+)"', verbs))
    assert {"player", "next", "caller", "fold"} <= named
    assert sorted(one for one in named if f"word-{one}".replace("_", "-") not in labels(language)) == []


def test_english_is_what_the_code_says() -> None:
    topic = TOPICS["single_chip"]
    assert topic_label(topic, "en") == topic.about
    assert (word("all_in_player", "en"), word("all_in_player", "cs")) == ("all in player", "hráč v all-inu")
    assert word("a_word_nobody_translated", "nb") == "a word nobody translated"
