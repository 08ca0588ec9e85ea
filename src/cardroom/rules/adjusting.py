"""A house's rulebook as the host of a private game adjusts it: one more layer of values, checked as any other file.

Which decisions may be adjusted, and what every private game decides alike, is data (`adjustable.toml`). What the host
decides says so in its reading and cites no clause; all else keeps the house's grounds.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec

from cardroom.rules.decision import Decision, Principle, Range
from cardroom.rules.faults import BookFault, RulebookFaults
from cardroom.rules.games import Stake
from cardroom.rules.layers import Layer
from cardroom.rules.loading import layered
from cardroom.rules.rulebook import ALL_SECTIONS, Rulebook
from cardroom.rules.schema import hints

BY_HOST: Final = "Decided by the host of this private game."
FORM: Final = "the form"
STAKE: Final = "private"
"""What the one stake of a private game is called."""

Value = int | bool | str


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a host wishes otherwise than the house: amounts of the stake by name, decisions by "section.name"."""

    amounts: Annotated[dict[str, int], msgspec.Meta(max_length=20)] = {}
    decisions: Annotated[dict[str, Value], msgspec.Meta(max_length=100)] = {}


class StakeAmount(msgspec.Struct):
    """An amount of a stake that its game has, in cents, such as "big_blind_cents"."""

    name: str
    cents: int


class AdjustableDecision(msgspec.Struct):
    """A decision that a host may make, with what it is in the house's book.

    ``kind``: one of ``choices``, a whole number from ``least`` to ``most``, or yes or no.
    """

    section: str
    name: str
    kind: Literal["choice", "number", "yes_no"]
    value: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Adjustable:
    """The file of what may be adjusted."""

    offered: tuple[str, ...]
    always: Mapping[str, Any]
    without: tuple[str, ...]


@cache
def _data() -> Adjustable:
    data = tomllib.loads((Path(__file__).parent / "adjustable.toml").read_text("utf-8"))
    return Adjustable(tuple(data["offered"]), data["always"], tuple(data["without"]["sections"]))


def amounts_of(stake: Stake) -> tuple[StakeAmount, ...]:
    """The amounts that a stake has: those that its game is played for."""
    names = [one.name for one in fields(Stake) if one.name.endswith("_cents") and not one.name.startswith("rake_")]
    return tuple(StakeAmount(name, cents) for name in names if (cents := getattr(stake, name)))


def adjustable(book: Rulebook, game: str) -> tuple[AdjustableDecision, ...]:
    """What a host may decide at a game of this book, in the order of the file."""
    own = book.for_game(game)
    found = {}
    for section, name in _offered(own):
        decision: Decision[Any] = getattr(getattr(own, section), name)
        if isinstance(decision, Principle):
            continue
        shape = _shape(get_args(hints(ALL_SECTIONS[section])[name])[0], decision.value)
        if shape is not None:
            found[section, name] = msgspec.structs.replace(shape, section=section, name=name)
    return tuple(found.values())


def _offered(book: Rulebook) -> Iterator[tuple[str, str]]:
    sections = book.sections()
    for entry in _data().offered:
        section, _, name = entry.partition(".")
        known = [one.name for one in fields(sections[section])] if section in sections else []
        yield from [(section, one) for one in known if name in ("*", one)]


def _shape(kind: Any, value: Any) -> AdjustableDecision | None:
    """How a form asks for a value of this kind; None for what no form asks for, as tables of rows."""
    if get_origin(kind) is Literal:
        return AdjustableDecision("", "", "choice", value, get_args(kind))
    if get_origin(kind) is Annotated and isinstance(bounds := get_args(kind)[1], Range):
        return AdjustableDecision("", "", "number", value, (), bounds.least, bounds.most)
    return AdjustableDecision("", "", "yes_no", value) if kind is bool else None


def adjusted(book: Rulebook, game: str, stake: str, wish: Wish) -> Rulebook:
    """The book of a private game: the house's with what a host wishes at one stake of one of its games. It offers that
    game alone, at the one stake without rake.

    Raises RulebookFaults with everything that is wrong with the wish at once; the entries are as in the form.
    """
    base = book.game(game).stake(stake)
    own_amounts = {one.name: one.cents for one in amounts_of(base)}
    faults = list(_misnamed(book, game, own_amounts, wish))
    amounts = {name: wish.amounts.get(name, cents) for name, cents in own_amounts.items()}
    row = {"name": STAKE, "rake_basis_points": 0, "rake_cap_cents": 0, "ante_by": base.ante_by, **amounts}
    data = {key: value for key, value in json.loads(book.canonical).items() if key not in _data().without}
    values = {**_data().always, **wish.decisions}
    own: dict[str, Any] = {"stakes": [row]}
    whole = book.for_game(game).sections()
    for entry, value in values.items():
        section, _, name = entry.partition(".")
        if section in whole and name in [one.name for one in fields(ALL_SECTIONS[section])]:
            decision = {"value": value, "clauses": [], "reading": BY_HOST, "configured": True}
            own.setdefault(section, {})[name] = decision
    others = {one: {"offered": False} for one in data["games"] if one != game}
    top = {"schema": book.schema, "id": book.id, "games": {**others, game: own}}
    try:
        made = layered([Layer(book.id, data), Layer(FORM, top)])
    except RulebookFaults as found:
        faults += [
            replace(fault, entry=_in_form(fault.entry, game), message=fault.message.removeprefix(f"{STAKE}: "))
            for fault in found.faults
        ]
    if faults:
        raise RulebookFaults(faults)
    return made


def _misnamed(book: Rulebook, game: str, amounts: Mapping[str, int], wish: Wish) -> Iterator[BookFault]:
    """What the form does not have: nobody adjusts by a request what the form does not offer."""
    known = {f"{one.section}.{one.name}" for one in adjustable(book, game)}
    for entry in wish.decisions:
        if entry not in known:
            yield BookFault(FORM, 0, entry, "is nothing that a private game decides")
    for name, cents in wish.amounts.items():
        if name not in amounts:
            yield BookFault(FORM, 0, name, "is no amount of this game's stakes")
        elif cents < 1:
            yield BookFault(FORM, 0, name, f"must be 1 at least, is {cents}")


def _in_form(entry: str, game: str) -> str:
    """An entry of the layer as the form has it."""
    return entry.removeprefix(f"games.{game}.").removesuffix(".value").removeprefix("stakes[1].")
