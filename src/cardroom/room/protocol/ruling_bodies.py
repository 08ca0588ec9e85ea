"""The bodies of rulings over HTTP: forms and cases in, rulings and the record out."""

from typing import Annotated, Any, Literal

import msgspec

from cardroom.floor.model.topic import Subject
from cardroom.room.protocol.responses import AS_PROPOSED

Place = Annotated[int, msgspec.Meta(ge=1, le=12)]
Line = Annotated[str, msgspec.Meta(max_length=300)]
ByLanguage = dict[str, str]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A house and a case: topic, situation, facts. See docs/rulings.md."""

    house: Annotated[str, msgspec.Meta(max_length=64)]
    case: dict[str, Any]


class ToKeep(Asked):
    """A case that was ruled on at a table: `decided` is "" if as proposed, else what staff ruled instead. `live` is the
    live table whose hand it was, and `seats` are those of the players it was about; `table` names any other. In a live
    `tournament` the table is that of its `number`, 0 for none.
    """

    table: Annotated[str, msgspec.Meta(max_length=64)] = ""
    decided: Line = AS_PROPOSED
    reason: Line = ""
    live: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seats: Annotated[tuple[Place, ...], msgspec.Meta(max_length=12)] = ()
    tournament: Annotated[str, msgspec.Meta(max_length=64)] = ""
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


class FieldBody(msgspec.Struct):
    """One field of a form: what to ask (`label`), the values of a choice and what each is called (`labels`).

    `least` and `most` bound a number or each of the numbers; a list needs `fewest` of them.
    """

    name: str
    kind: Literal["number", "flag", "choice", "choices", "numbers", "text"]
    meaning: str
    label: str
    required: bool
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    default: int | bool | str | None = None
    least: int | None = None
    most: int | None = None
    fewest: int = 0


class TopicBody(msgspec.Struct):
    """One topic with its facts; `needs` names the fields of the situation that must be told, `words` are what floors call
    it.
    """

    id: str
    subject: Subject
    group: str
    about: str
    label: str
    needs: tuple[str, ...]
    facts: tuple[FieldBody, ...]
    words: tuple[str, ...] = ()


class HouseBody(msgspec.Struct):
    """A house, whether it has live tables to rule on, and the topics it has rules for, with the clauses behind each."""

    id: str
    name: str
    rules_live: bool
    topics: tuple[str, ...]
    clauses: dict[str, tuple[str, ...]] = {}


class TopicsBody(msgspec.Struct):
    """Everything a page needs to build its forms: `label` and `group` are in the language asked for."""

    houses: tuple[HouseBody, ...]
    situation: tuple[FieldBody, ...]
    topics: tuple[TopicBody, ...]


class ActionBody(msgspec.Struct, omit_defaults=True):
    """The action that stands."""

    who: str
    verb: str
    to: int = 0


class ChipsBody(msgspec.Struct):
    """What one player's chips do."""

    who: str
    put_in: int
    bound: int
    returned: int
    owes: int
    wins: int = 0


class RightBody(msgspec.Struct, omit_defaults=True):
    """What a player may still do; the totals are 0 where nobody has worked them out."""

    who: str
    may: tuple[str, ...]
    raise_from: int = 0
    raise_up_to: int = 0


class StepBody(msgspec.Struct, omit_defaults=True):
    """One step that puts the cards right: `said` by language tells the dealer, the rest is `floor.model.steps.Step`."""

    do: str
    said: ByLanguage
    cards: int = 0
    source: str = ""
    target: str = ""
    who: tuple[int, ...] = ()
    place: int = 0


class OptionBody(msgspec.Struct, omit_defaults=True):
    """One way in which staff may rule, with its sentence by language and the steps it takes."""

    id: str
    to: int
    said: ByLanguage
    steps: tuple[StepBody, ...] = ()


class TextBody(msgspec.Struct):
    """A clause's title and text."""

    title: str
    text: str


class SentenceBody(msgspec.Struct):
    """The id of a message and what it speaks of."""

    id: str
    args: dict[str, int | str] = {}


class RulingBody(msgspec.Struct, omit_defaults=True):
    """A ruling: see docs/rulings.md. `said`, `reading_said` and `words` are by language, `texts` by clause."""

    house: str
    topic: str
    outcome: str
    action: ActionBody | None
    chips: tuple[ChipsBody, ...]
    rights: tuple[RightBody, ...]
    clauses: tuple[str, ...]
    sure: Literal["decided", "by_reading", "discretion"]
    reading: str
    reading_said: ByLanguage
    options: tuple[OptionBody, ...]
    sentence: SentenceBody
    said: ByLanguage
    texts: dict[str, TextBody]
    words: dict[str, ByLanguage]
    steps: tuple[StepBody, ...] = ()


class KeptBody(msgspec.Struct):
    """One ruling of the record. `decided` is "" where staff ruled as proposed; `said` is the proposal by language,
    `decided_said` what staff chose of its options. `hand` is the number of the hand at the `table`, `players` are the
    names of whom it was about, `tournament` and `event` the id and the name of the event; each is empty where nobody told
    it.
    """

    at_ms: int
    by: str
    table: str
    house: str
    topic: str
    proposed: str
    said: ByLanguage
    decided: str
    reason: str
    clauses: tuple[str, ...]
    decided_said: ByLanguage = {}
    hand: int = 0
    players: tuple[str, ...] = ()
    tournament: str = ""
    event: str = ""
