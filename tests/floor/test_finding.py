"""Topics are found by the words that floors use, in four languages, and by the clauses that they go by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardroom.floor import TOPICS, read_case
from cardroom.floor.model.sentence_catalogues import LANGUAGES, Language
from cardroom.floor.topic_search import clauses_of, synonyms, words_of
from cardroom.rules.book_loading import house
from tests.floor.test_worked_cases import CASES, told


def found(word: str, language: Language) -> set[str]:
    """The topics that have a word, as the floor's page looks for it."""
    return {
        topic.id
        for topic in TOPICS.values()
        if any(word in one.lower() for one in (topic.about, *words_of(topic, language)))
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("word", "topic"),
    [
        ("string", "string_bet"), ("undercall", "undercall"), ("oversize", "single_chip"),
        ("muck", "cards_given_up"), ("rabbit", "rabbit_hunt"), ("straddle", "waiting_player_dealt_in"),
        ("verbal", "spoken"), ("run it", "rabbit_hunt"), ("misdeal", "redeal"), ("burn", "wrong_burn"),
    ],
)  # fmt: skip
def test_the_words_that_floors_use_find_their_topic(word: str, topic: str, language: Language) -> None:
    assert topic in found(word, language)


@pytest.mark.parametrize(
    ("language", "word", "topic"),
    [
        ("fi", "mukattu", "cards_given_up"), ("fi", "jänis", "rabbit_hunt"), ("fi", "suullinen", "spoken"),
        ("nb", "muntlig", "spoken"), ("nb", "kanin", "rabbit_hunt"), ("nb", "mucket", "cards_given_up"),
        ("cs", "slovní", "spoken"), ("cs", "králík", "rabbit_hunt"), ("cs", "mucknuto", "cards_given_up"),
        ("en", "mucked", "cards_given_up"), ("en", "oversized", "single_chip"),
        ("en", "splash", "offence"), ("fi", "roiskiminen", "offence"), ("nb", "splash", "offence"),
        ("cs", "házení do banku", "offence"), ("en", "wrong button", "wrong_button"),
        ("fi", "kuollut nappi", "wrong_button"), ("nb", "død knapp", "wrong_button"),
        ("cs", "mrtvý button", "wrong_button"),
        ("fi", "väärinjako", "redeal"), ("nb", "feilgiving", "redeal"), ("cs", "špatné rozdání", "redeal"),
        ("en", "exposed card", "exposed_in_deal"), ("fi", "paljastunut kortti", "exposed_in_deal"),
        ("nb", "eksponert kort", "exposed_in_deal"), ("cs", "odkrytá karta", "exposed_in_deal"),
        ("en", "dead hand", "wrong_number_of_cards"), ("fi", "kuollut käsi", "hand_lost"), ("nb", "død hånd", "hand_lost"),
        ("cs", "mrtvá ruka", "hand_lost"), ("en", "missed blind", "waiting_player_dealt_in"),
        ("nb", "misset blind", "waiting_player_dealt_in"), ("cs", "zmeškaný blind", "waiting_player_dealt_in"),
        ("fi", "mukki", "cards_given_up"), ("fi", "polttokortti", "wrong_burn"), ("nb", "brennkort", "wrong_burn"),
        ("en", "english only", "offence"), ("fi", "yhteispeli", "offence"), ("nb", "samspill", "offence"),
        ("cs", "domluva", "offence"), ("en", "backraise", "reacted"), ("nb", "understeking", "undercall"),
        ("cs", "nedostatečné dorovnání", "undercall"), ("cs", "ústní", "spoken"), ("nb", "verbalt", "spoken"),
        ("fi", "verbaali", "spoken"), ("en", "dropped card", "fallen_card"), ("en", "boxed card", "boxed_card"),
    ],
)  # fmt: skip
def test_each_language_has_words_of_its_own(language: Language, word: str, topic: str) -> None:
    assert topic in found(word, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stand_with_topics_that_there_are_and_once(language: Language) -> None:
    told = synonyms(language)
    assert told.keys() <= TOPICS.keys()
    for topic, words in told.items():
        assert len(set(words)) == len(words) and all(word == word.strip() and word for word in words), topic


def test_an_unknown_language_has_no_words() -> None:
    with pytest.raises(ValueError, match="no language"):
        synonyms("sv")  # type: ignore[arg-type]  # that is what is tried


@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_topic_is_found_by_every_clause_that_a_ruling_on_it_cites(number: int) -> None:
    """The law: what a ruling of a worked case cites, of the house's own decisions, finds its topic."""
    asked = read_case(told(CASES[number][1]))
    book = house(asked.house)
    ruling = asked.rule(book)
    finds = clauses_of(TOPICS[asked.topic], book)
    assert ruling.clauses and {*ruling.clauses} <= {*finds}


def test_a_topic_that_reads_nothing_has_no_clauses() -> None:
    topic = replace(TOPICS["rabbit_hunt"], rule=lambda book, situation, facts: None)  # type: ignore[arg-type,return-value]  # nothing is ruled
    assert clauses_of(topic, house("casino-helsinki")) == ()
