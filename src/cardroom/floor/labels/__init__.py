"""The words on the form of a case: the names of topics, facts, choices and players in the languages of the table.

English comes from the code itself: a topic's `about`, a field's meaning, a value's own name. Each other language has
a folder of catalogues beside this file, one a subject, with `situation.ftl` and the `words.ftl` that several subjects
share. The ids are `topic-<topic>`, `subject-<subject>`, `situation-<field>`, `fact-<topic>-<field>` and `word-<value>`,
with hyphens for underscores. A message that a catalogue lacks is given in English.
"""

from functools import cache

from cardroom.floor.model.facts import fields_of
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.sentence_catalogues import LANGUAGES, catalogue
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic


def topic_label(topic: Topic, language: str) -> str:
    """The topic in one line."""
    return _label(f"topic-{topic.id}", language) or topic.about


def subject_label(subject: str, language: str) -> str:
    """The name of a group of topics."""
    return _label(f"subject-{subject}", language) or word(subject, language)


def field_label(topic: Topic | None, name: str, meaning: str, language: str) -> str:
    """The meaning of a fact of the topic, or with None of a field of the situation."""
    place = f"fact-{topic.id}" if topic else "situation"
    return _label(f"{place}-{name}", language) or meaning


def word(value: str, language: str) -> str:
    """The name of a choice, a verb or a player of a ruling; one of several alike has its number at the end: seat_3."""
    name, _, number = value.rpartition("_")
    if name and number.isdigit():
        return f"{word(name, language)} {number}"
    return _label(f"word-{value}", language) or value.replace("_", " ")


def words_of(ruling: Ruling) -> tuple[str, ...]:
    """The players and verbs a ruling speaks of, each once."""
    found = [chips.who for chips in ruling.chips]
    for right in ruling.rights:
        found += [right.who, *right.may]
    if ruling.action is not None:
        found += [ruling.action.who, ruling.action.verb]
    return tuple(dict.fromkeys(found))


def wanted(topics: tuple[Topic, ...]) -> set[str]:
    """The ids that a catalogue needs for these topics and the situation."""
    ids = {f"subject-{topic.subject}" for topic in topics} | {f"topic-{topic.id}" for topic in topics}
    for one in fields_of(Situation):
        ids |= {f"situation-{one.name}", *(f"word-{choice}" for choice in one.choices)}
    for topic in topics:
        for one in fields_of(topic.facts):
            ids |= {f"fact-{topic.id}-{one.name}", *(f"word-{choice}" for choice in one.choices)}
    return {id.replace("_", "-") for id in ids}


@cache
def labels(language: str) -> dict[str, str]:
    """A language's words by id; English has none. Raises ValueError for a broken file or an id said twice."""
    if language == LANGUAGES[0]:
        return {}
    found = catalogue("labels", language)
    return {id: found.text(id) for id in found.messages}


def _label(id: str, language: str) -> str | None:
    return labels(language).get(id.replace("_", "-"))
