"""A house's rulebook as adjusted by the host of a private game: one more layer of values, checked like any other file.

`adjustable.toml` lists the decisions that may be adjusted and those that are the same in every private game. The
reading of a decision made by the host says so and cites no clause; every other decision keeps the house's grounds.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec

from cardroom.rules.book_loading import layered
from cardroom.rules.decisions.decision import IntRange, Principle
from cardroom.rules.house_games import Stake
from cardroom.rules.layers.layers import Layer
from cardroom.rules.layers.rule_faults import BookFault, RulebookFaults
from cardroom.rules.rulebook import ALL_SECTIONS, Rulebook
from cardroom.rules.typed_values import hints, shown

BY_HOST: Final = "Decided by the host of this private game."
FORM: Final = "the form"
SWITCH: Final = "offered"
"""Not a decision of a book, but whether the book has an optional section."""
STAKE: Final = "private"
"""The name of the one stake of a private game."""

Value = int | bool | str


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The host's changes to the house's rules: amounts of the stake by name, decisions by "section.name"."""

    amounts: Annotated[dict[str, int], msgspec.Meta(max_length=20)] = {}
    decisions: Annotated[dict[str, Value], msgspec.Meta(max_length=100)] = {}


class StakeAmount(msgspec.Struct):
    """An amount of a stake that its game has, in cents, such as "big_blind_cents": from 1 to ``most``."""

    name: str
    cents: int
    most: int


class AdjustableDecision(msgspec.Struct):
    """A decision that a host may make, with its value in the house's book.

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
    """The file that lists what may be adjusted."""

    offered: tuple[str, ...]
    always: Mapping[str, Any]
    lowered_to: Mapping[str, str]
    raised_to: Mapping[str, str]
    at_most: Mapping[str, int]
    without: tuple[str, ...]
    sections: Mapping[str, Mapping[str, Any]]


@cache
def _data() -> Adjustable:
    data = tomllib.loads((Path(__file__).parent / "adjustable.toml").read_text("utf-8"))
    without = tuple(data["without"]["sections"])
    lowered, raised, at_most = data["lowered_to"], data["raised_to"], data["at_most"]
    return Adjustable(
        tuple(data["offered"]), data["always"], lowered, raised, at_most, without, data["sections"]
    )


def amounts_of(stake: Stake) -> tuple[StakeAmount, ...]:
    """The amounts of a stake that its game uses."""
    names = [
        one.name for one in fields(Stake) if one.name.endswith("_cents") and not one.name.startswith("rake_")
    ]
    kinds = hints(Stake)
    return tuple(
        StakeAmount(name, cents, get_args(kinds[name])[1].most)
        for name in names
        if (cents := getattr(stake, name))
    )


def adjustable(book: Rulebook, game: str) -> tuple[AdjustableDecision, ...]:
    """The decisions that a host may make at a game of this book, in the order of the file."""
    own = book.for_game(game).sections()
    found = {}
    for section, name in _offered(own):
        if name == SWITCH:
            found[section, name] = AdjustableDecision(section, name, "yes_no", section in own)
            continue
        kind = hints(ALL_SECTIONS[section])[name]
        if get_origin(kind) is Principle:
            continue
        value = getattr(own[section], name).value if section in own else _data().sections[section][name]
        shape = _shape(get_args(kind)[0], value)
        if shape is not None:
            most = (
                max(value, _data().at_most.get(f"{section}.{name}", shape.most))
                if shape.kind == "number"
                else 0
            )
            found[section, name] = msgspec.structs.replace(shape, section=section, name=name, most=most)
    return tuple(found.values())


def by_host(house: Rulebook, book: Rulebook, game: str) -> tuple[AdjustableDecision, ...]:
    """The host's decisions in which a private game's book differs from the house's.

    Each decision has its value in the game's book. Of a section that is off, only the switch is listed.
    """
    before = {(one.section, one.name): one.value for one in adjustable(house, game)}
    now = adjustable(book, game)
    off = {one.section for one in now if one.name == SWITCH and one.value is False}
    changed = [one for one in now if before.get((one.section, one.name), one.value) != one.value]
    return tuple([one for one in changed if one.name == SWITCH or one.section not in off])


def _offered(own: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Section and name of each decision that the file offers for a book with these sections."""
    ours = _data().sections
    for entry in _data().offered:
        section, _, name = entry.partition(".")
        if name == SWITCH and section in ours:
            yield section, name
        elif section in own or section in ours:
            yield from [
                (section, one.name) for one in fields(ALL_SECTIONS[section]) if name in ("*", one.name)
            ]


def _shape(kind: Any, value: Any) -> AdjustableDecision | None:
    """The form field for a value of this kind; None for kinds without a form field, such as tables of rows."""
    if get_origin(kind) is Literal:
        return AdjustableDecision("", "", "choice", value, get_args(kind))
    if get_origin(kind) is Annotated and isinstance(bounds := get_args(kind)[1], IntRange):
        return AdjustableDecision("", "", "number", value, (), bounds.least, bounds.most)
    return AdjustableDecision("", "", "yes_no", value) if kind is bool else None


def adjusted(book: Rulebook, game: str, stake: str, wish: Wish) -> Rulebook:
    """The book of a private game: the house's book with the host's wishes, at one stake of one of its games.

    The book offers that game only, at that stake only and without rake. Raises RulebookFaults with every fault of the
    wish at once; entries are named as in the form.
    """
    base = book.game(game).stake(stake)
    own_amounts = {one.name: one for one in amounts_of(base)}
    whole = set(book.for_game(game).sections())
    switched = {one: wish.decisions.get(f"{one}.{SWITCH}", one in whole) is True for one in _data().sections}
    faults = list(_misnamed(book, game, own_amounts, wish, switched))
    told = {fault.entry for fault in faults}
    wished = {name: cents for name, cents in wish.amounts.items() if name not in told}
    amounts = {name: wished.get(name, one.cents) for name, one in own_amounts.items()}
    row = {"name": STAKE, "rake_basis_points": 0, "rake_cap_cents": 0, "ante_by": base.ante_by, **amounts}
    data = {key: value for key, value in json.loads(book.canonical).items() if key not in _data().without}
    own: dict[str, Any] = {"stakes": [row]}
    others = {one: {"offered": False} for one in data["games"] if one != game}
    top: dict[str, Any] = {"schema": book.schema, "id": book.id, "games": {**others, game: own}}
    for section, brought in _data().sections.items():
        if not switched[section]:
            whole.discard(section)
            data.pop(section, None)
            data["games"][game].pop(section, None)
        elif section not in whole:
            top[section] = {name: _by_host(value) for name, value in brought.items()}
            whole.add(section)
    made_way = dict(_made_way(book.for_game(game).sections(), wish))
    for entry, value in {**_data().always, **made_way, **wish.decisions}.items():
        section, _, name = entry.partition(".")
        if section in whole and name in [one.name for one in fields(ALL_SECTIONS[section])]:
            above = top if section in top else own
            above.setdefault(section, {})[name] = _by_host(value)
    try:
        made = layered([Layer(book.id, data), Layer(FORM, top)])
    except RulebookFaults as found:
        faults += [
            replace(fault, entry=entry, message=fault.message.removeprefix(f"{STAKE}: "))
            for fault in found.faults
            if (entry := _in_form(fault.entry, game)) not in told
        ]
    if faults:
        raise RulebookFaults(faults)
    return made


def _made_way(own: Mapping[str, Any], wish: Wish) -> Iterator[tuple[str, Value]]:
    """The house's values that conflict with a decision of the host, each with the value that replaces it."""
    for by, further in ((_data().lowered_to, min), (_data().raised_to, max)):
        for entry, host in by.items():
            section, _, name = entry.partition(".")
            wished = wish.decisions.get(host)
            if section in own and type(wished) is int:
                value = getattr(own[section], name).value
                if further(value, wished) != value:
                    yield entry, wished


def _by_host(value: object) -> dict[str, Any]:
    """A decision of the host in the format of a rulebook file."""
    return {"value": value, "clauses": [], "reading": BY_HOST, "configured": True}


def _misnamed(
    book: Rulebook, game: str, amounts: Mapping[str, StakeAmount], wish: Wish, switched: Mapping[str, bool]
) -> Iterator[BookFault]:
    """Faults of entries that the form does not offer: a request cannot adjust anything else.

    Values of a section that is on are checked with the whole book. Those of a section that is off have no effect and
    are checked here.
    """
    known = {f"{one.section}.{one.name}": one for one in adjustable(book, game)}
    for entry, value in wish.decisions.items():
        one = known.get(entry)
        if one is None:
            yield BookFault(FORM, 0, entry, "is nothing that a private game decides")
        elif one.name == SWITCH and not isinstance(value, bool):
            yield BookFault(FORM, 0, entry, f"must be true or false, is {value!r}")
        elif one.kind == "number" and type(value) is int and value > one.most:
            yield BookFault(FORM, 0, entry, f"must be from {one.least} to {one.most}, is {value}")
        elif not switched.get(one.section, True) and not _fits(one, value):
            yield BookFault(FORM, 0, entry, f"cannot be {shown(value)}")
    for name, cents in wish.amounts.items():
        if name not in amounts:
            yield BookFault(FORM, 0, name, "is no amount of this game's stakes")
        elif not 1 <= cents <= amounts[name].most:
            yield BookFault(FORM, 0, name, f"must be from 1 to {amounts[name].most}, is {cents}")


def _fits(one: AdjustableDecision, value: Value) -> bool:
    """Whether the form could have sent this value."""
    if one.kind == "choice":
        return value in one.choices
    if one.kind == "number":
        return type(value) is int and one.least <= value <= one.most
    return isinstance(value, bool)


def _in_form(entry: str, game: str) -> str:
    """The form's name for an entry of the layer."""
    return entry.removeprefix(f"games.{game}.").removesuffix(".value").removeprefix("stakes[1].")
