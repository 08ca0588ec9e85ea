"""How staff find a topic: by the words that floors use for it, and by the clauses that it goes by in a house."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import resources
from types import CodeType, FunctionType, ModuleType
from typing import TypeGuard

from cardroom.floor.model.sentence_catalogues import LANGUAGES, Language
from cardroom.floor.model.topic import Topic
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.rulebook import Rulebook

OURS = "cardroom.floor"


@cache
def synonyms(language: Language) -> dict[str, tuple[str, ...]]:
    """By topic the words of a language. Raises ValueError for an unknown language."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    text = (resources.files(OURS) / "synonyms" / f"{language}.toml").read_text("utf-8")
    return {name: tuple(words.split(", ")) for name, words in tomllib.loads(text).items()}


def words_of(topic: Topic, language: Language) -> tuple[str, ...]:
    """The floor's names for it: in the language, and in English, which is shouted everywhere."""
    said = (*synonyms(language).get(topic.id, ()), *synonyms("en").get(topic.id, ()))
    return tuple(dict.fromkeys(said))


def clauses_of(topic: Topic, book: Rulebook) -> tuple[str, ...]:
    """The clauses behind all that a topic may read of a house's book, in the order of its decisions."""
    names = _names_read(topic.rule)
    found: list[str] = []
    for section in fields(book):
        decided = getattr(book, section.name)
        if (section.name != topic.section and section.name not in names) or decided is None:
            continue
        for name in getattr(type(decided), "__dataclass_fields__", {}):
            value = getattr(decided, name)
            if name in names and isinstance(value, Decision):
                found += value.clauses
    return tuple(dict.fromkeys(found))


@cache
def _names_read(rule: FunctionType) -> frozenset[str]:
    """All names that a rule and the floor's functions read for it."""
    names: set[str] = set()
    seen: set[CodeType] = set()
    waiting = [rule]
    while waiting:
        function = waiting.pop()
        for code in _codes(function.__code__):
            if code in seen:
                continue
            seen.add(code)
            names.update(code.co_names)
            names.update(text for text in code.co_consts if isinstance(text, str))
            waiting += _called(function, code)
    return frozenset(names)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code with that of all functions inside."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _called(function: FunctionType, code: CodeType) -> Iterator[FunctionType]:
    """The functions of the floor that a piece of code names."""
    for name in code.co_names:
        named = function.__globals__.get(name)
        if isinstance(named, ModuleType) and named.__name__.startswith(OURS):
            of_module = [getattr(named, other, None) for other in code.co_names]
            yield from (one for one in of_module if _is_ours(one))
        elif isinstance(named, type) and named.__module__.startswith(OURS):
            yield from (one for one in vars(named).values() if _is_ours(one))
        elif _is_ours(named):
            yield named


def _is_ours(named: object) -> TypeGuard[FunctionType]:
    return isinstance(named, FunctionType) and named.__module__.startswith(OURS)
