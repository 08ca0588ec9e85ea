"""The sentences of rulings in the languages of the table, from message catalogues."""

from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cardroom.floor.ruling import Sentence

LANGUAGES: Final = ("en", "fi", "nb", "cs")
"""English, Finnish, Norwegian (bokmål), Czech."""

_SHELF = resources.files("cardroom.floor").joinpath("words")


def said(sentence: Sentence, language: str = "en") -> str:
    """The sentence in a language. Raises KeyError for one there is no message for, ValueError for bad arguments."""
    bundle = _bundle(language)
    if not bundle.has_message(sentence.id):
        raise KeyError(f"no message {sentence.id!r} in {language!r}")
    pattern = bundle.get_message(sentence.id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(sentence.args))
    if errors:
        raise ValueError(f"{sentence.id} in {language}: {errors[0]}")
    return str(text)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by id, parsed. Raises ValueError for a catalogue that is broken or says one twice."""
    found: dict[str, ast.Message] = {}
    for entry in _entries(language):
        if entry.id.name in found:
            raise ValueError(f"{language}: {entry.id.name} stands twice")
        found[entry.id.name] = entry
    return found


def _entries(language: str) -> list[ast.Message]:
    entries: list[ast.Message] = []
    for name, text in _files(language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}/{name}: cannot be read: {entry.content!r}")
            if isinstance(entry, ast.Message):
                entries.append(entry)
    return entries


def _files(language: str) -> list[tuple[str, str]]:
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    files = [file for file in _SHELF.joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return [(file.name, file.read_text("utf-8")) for file in sorted(files, key=lambda file: file.name)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in _files(language):
        bundle.add_resource(FluentResource(text))
    return bundle
