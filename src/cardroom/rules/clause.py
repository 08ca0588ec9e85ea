"""A clause: one rule of a house's document, in our words, under a stable id."""

from dataclasses import dataclass
from typing import Literal

Engine = Literal["auto", "ruling", "discretion", "notice"]
Applies = Literal["cash", "tournament", "both"]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: with `origin` "document" it is printed there, with "derived" it is worked out from the clause."""

    given: str
    ask: str
    expect: str
    origin: Literal["document", "derived"]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of the house.

    `source` is the heading above it in the house's document, in the document's language. `engine` says who decides:
    "auto" the software alone, "ruling" the software once a person has entered what happened, "discretion" the staff,
    with a record, "notice" nobody: the text is shown.
    """

    id: str
    chapter: str
    source: str
    title: str
    text: str
    area: str
    applies: Applies
    engine: Engine
    examples: tuple[Example, ...] = ()
    replaces: tuple[str, ...] = ()
    """Clauses of the extended book that this one replaces; decisions that rest on them there rest on this one here."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the house's document, in printed order, with the ids of its clauses."""

    id: str
    title: str
    clauses: tuple[str, ...]
