"""A case: what a house is asked to rule on, read from TOML or JSON with all its faults told at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from cardroom.floor.model.contradictions import in_situation
from cardroom.floor.model.facts import BadCase, Facts, faults_in
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Situation, lacking
from cardroom.floor.topics import TOPICS, rule, topic
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

_KEYS = ("house", "title", "topic", "situation", "facts", "expect")


@dataclass(frozen=True, slots=True)
class Case:
    """One case. `house` is the id of a rulebook, "" if whoever asks says which; `title` is for people."""

    house: str
    topic: str
    situation: Situation
    facts: Facts
    title: str = ""

    def rule(self, book: Rulebook) -> Ruling:
        """The ruling by this rulebook. Raises Refused ("no-live-rulings")."""
        return rule(book, self.topic, self.situation, self.facts)


def read_case(told: object) -> Case:
    """A case out of a table with `topic`, `situation` and `facts`. Raises BadCase with everything that is wrong."""
    if not isinstance(told, Mapping):
        raise BadCase(["a case must be a table with topic, situation and facts"])
    faults = [
        f'"{key}" is not known in a case; it has {", ".join(_KEYS)}' for key in told if key not in _KEYS
    ]
    faults += [
        f'"{key}" must be a text' for key in ("house", "title") if not isinstance(told.get(key, ""), str)
    ]
    situation_told = told.get("situation", {})
    facts_told = told.get("facts", {})
    faults += faults_in(Situation, situation_told, "situation")
    try:
        if "topic" not in told:
            raise Refused("bad-case", f"topic is missing: one of {', '.join(TOPICS)}")
        if not isinstance(told["topic"], str):
            raise Refused("bad-case", "topic must be a text")
        found = topic(told["topic"])
    except Refused as refused:
        raise BadCase([*faults, refused.message]) from None
    faults += faults_in(found.facts, facts_told, "fact")
    if faults:
        # Missing fields are reported together with wrong ones, as far as the situation can be read at all.
        readable = not faults_in(Situation, situation_told, "situation")
        if readable:
            faults += lacking(msgspec.convert(situation_told, Situation), found.needs)
        raise BadCase(faults)
    situation = msgspec.convert(situation_told, Situation)
    if short := lacking(situation, found.needs):
        raise BadCase(short)
    facts = msgspec.convert(facts_told, found.facts)
    if faults := in_situation(situation) + found.against(situation, facts):
        raise BadCase(faults)
    return Case(told.get("house", ""), found.id, situation, facts, told.get("title", ""))


def read_cases(told: object) -> list[Case]:
    """One case, or the many of `case` ([[case]] in TOML). Raises BadCase; faults begin with the case's number."""
    if not isinstance(told, Mapping):
        raise BadCase(["must be a table: one case, or a list of them under `case`"])
    if "case" not in told:
        return [read_case(told)]
    rows = told["case"]
    if not isinstance(rows, list) or not rows:
        raise BadCase(["`case` must be a list of at least one case"])
    cases: list[Case] = []
    faults = [f'"{key}" is not known beside `case`' for key in told if key not in ("case", "house")]
    for number, row in enumerate(rows, start=1):
        try:
            given = {"house": told.get("house", ""), **row} if isinstance(row, Mapping) else row
            cases.append(read_case(given))
        except BadCase as bad:
            faults += [f"case {number}: {fault}" for fault in bad.faults]
    if faults:
        raise BadCase(faults)
    return cases


def rule_all(
    cases: Sequence[Case], book_of: Callable[[Case], Rulebook]
) -> list[tuple[Rulebook, Case, Ruling]]:
    """Each case with the book that ruled on it. Raises BadCase with the faults of every case that cannot be ruled on,
    beginning with the case's number where there are several; Refused of what keeps a house from ruling at all.
    """
    ruled: list[tuple[Rulebook, Case, Ruling]] = []
    faults: list[str] = []
    for number, case in enumerate(cases, start=1):
        book = book_of(case)
        try:
            ruled.append((book, case, case.rule(book)))
        except BadCase as bad:
            faults += (
                [f"case {number}: {fault}" for fault in bad.faults] if len(cases) > 1 else list(bad.faults)
            )
    if faults:
        raise BadCase(faults)
    return ruled
