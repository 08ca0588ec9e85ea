"""A ruling as the command line and HTTP give it: plain values, its sentences in every language, its clauses' texts."""

from typing import Any

import msgspec

from cardroom.floor.labels import word, words_of
from cardroom.floor.ruling import Option, Ruling, Sentence
from cardroom.floor.sentences import LANGUAGES, said
from cardroom.rules.rulebook import Rulebook


def report(book: Rulebook, ruling: Ruling) -> dict[str, Any]:
    """The ruling's fields, and `said` (by language), `texts` (title and text by clause id), each option's `said`, and
    `words` (by language: what its players and verbs are called).
    """
    body: dict[str, Any] = msgspec.to_builtins(ruling)
    body["said"] = in_every_language(ruling.sentence)
    body["options"] = [
        {"id": option.id, "to": option.to, "said": in_every_language(sentence_of(option))}
        for option in ruling.options
    ]
    found = {clause: book.clause(clause) for clause in ruling.clauses}
    body["texts"] = {id: {"title": clause.title, "text": clause.text} for id, clause in found.items()}
    body["words"] = {
        language: {one: word(one, language) for one in words_of(ruling)} for language in LANGUAGES
    }
    return body


def in_every_language(sentence: Sentence) -> dict[str, str]:
    """The sentence by language."""
    return {language: said(sentence, language) for language in LANGUAGES}


def sentence_of(option: Option) -> Sentence:
    """What an option says."""
    return Sentence(f"option-{option.id}", {"to": option.to})
