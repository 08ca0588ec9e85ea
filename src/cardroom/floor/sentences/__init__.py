"""The sentences of rulings in the languages of the table, from the catalogues beside this file."""

from fluent.syntax import ast

from cardroom.floor.model.ruling import Sentence
from cardroom.floor.model.sentence_catalogues import catalogue
from cardroom.floor.model.spoken_amounts import with_amounts


def said(sentence: Sentence, language: str = "en") -> str:
    """The sentence in a language. Raises KeyError for one there is no message for, ValueError for bad arguments."""
    arguments = {
        name: with_amounts(value, language) if isinstance(value, str) else value
        for name, value in sentence.args.items()
    }
    return catalogue("sentences", language).text(sentence.id, arguments)


def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by id, parsed. Raises ValueError for a catalogue that is broken or says one twice."""
    return catalogue("sentences", language).messages
