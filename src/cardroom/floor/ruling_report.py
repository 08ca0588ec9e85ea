"""A ruling as the command line and HTTP give it: plain values, its sentences in every language, its clauses' texts."""

from typing import Any

import msgspec

from cardroom.floor.labels import word, words_of
from cardroom.floor.model.ruling import Option, Ruling, Sentence
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.floor.model.steps import Step
from cardroom.floor.readings import readings_said
from cardroom.floor.sentences import said
from cardroom.rules.rulebook import Rulebook


def report(book: Rulebook, ruling: Ruling) -> dict[str, Any]:
    """The ruling's fields, and `said` and `reading_said` (by language), `texts` (title and text by clause id), `said`
    of each option and step, and `words` (by language: what its players and verbs are called).
    """
    body: dict[str, Any] = msgspec.to_builtins(ruling)
    body["reading"] = ruling.reading
    del body["readings"]
    body["reading_said"] = {language: readings_said(ruling.readings, language) for language in LANGUAGES}
    body["said"] = in_every_language(ruling.sentence)
    body["options"] = [_option(option) for option in ruling.options]
    if ruling.steps:
        body["steps"] = [_step(step) for step in ruling.steps]
    found = {clause: book.clause(clause) for clause in ruling.clauses}
    body["texts"] = {id: {"title": clause.title, "text": clause.text} for id, clause in found.items()}
    body["words"] = {
        language: {one: word(one, language) for one in words_of(ruling)} for language in LANGUAGES
    }
    return body


def in_every_language(sentence: Sentence) -> dict[str, str]:
    """The sentence by language."""
    return {language: said(sentence, language) for language in LANGUAGES}


def _option(option: Option) -> dict[str, Any]:
    body = {"id": option.id, "to": option.to, "said": in_every_language(sentence_of(option))}
    return {**body, "steps": [_step(step) for step in option.steps]} if option.steps else body


def _step(step: Step) -> dict[str, Any]:
    return {**msgspec.to_builtins(step), "said": in_every_language(told_by(step))}


def told_by(step: Step) -> Sentence:
    """The sentence of a step for the dealer."""
    return Sentence(step.message, step.args)


def sentence_of(option: Option) -> Sentence:
    """The sentence of an option."""
    return Sentence(f"option-{option.id}", {"to": option.to})
