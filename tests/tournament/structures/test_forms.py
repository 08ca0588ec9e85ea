"""A form and a text are two views of one structure: random structures, also such as contradict themselves."""

import random
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest

from cardroom.rules.typed_values import hints
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.structure_files import readable, structure_text

NAMES = ("Friday", 'The "Big" one', "Perjantai", "Kvällen; #1", "a\\b")


def some(kind: Any, rng: random.Random) -> Any:
    """A value of a field's type, of the range that a file may say."""
    origin = get_origin(kind)
    if origin is Annotated:
        bounds = get_args(kind)[1]
        return rng.choice((bounds.least, bounds.most, rng.randint(bounds.least, bounds.most)))
    if origin is Literal:
        return rng.choice(get_args(kind))
    if origin is tuple:
        return tuple([some(get_args(kind)[0], rng) for _ in range(rng.randint(0, 4))])
    if is_dataclass(kind):
        return one_of(kind, rng)
    return rng.choice(NAMES) if kind is str else rng.random() < 0.5


def one_of(kind: Any, rng: random.Random) -> Any:
    """One with some of its fields said, the others as they are by themselves."""
    needed = {one.name for one in fields(kind) if not _may_be_left_out(one)}
    said = {one.name for one in fields(kind) if one.name in needed or rng.random() < 0.4}
    return kind(**{name: some(hints(kind)[name], rng) for name in said})


def _may_be_left_out(one: Any) -> bool:
    try:
        return one.default is not None and type(one.default).__name__ != "_MISSING_TYPE"
    except AttributeError:
        return False


def check(seed: int) -> None:
    rng = random.Random(seed)
    structure = one_of(Structure, rng)
    form = msgspec.json.encode(structure)
    text = structure_text(msgspec.json.decode(form, type=Structure))
    again = readable(text)
    assert again == structure, f"seed {seed}: {text}"
    assert msgspec.json.encode(again) == form and structure_text(again) == text


@pytest.mark.parametrize("part", range(10))
def test_a_form_is_the_same_behind_its_text(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        check(seed)


@pytest.mark.exhaustive
def test_many_forms_are_the_same_behind_their_texts() -> None:
    for seed in range(1_000, 11_000):
        check(seed)


def test_a_text_that_cannot_be_read_has_no_form() -> None:
    for text in ("levels = [", 'name = "x"', 'name = "x"\nstack = "many"\nlevels = []', "a = 1"):
        assert readable(text) is None
    assert readable('name = "x"\nstack = 1\nlevels = []') is not None, "a contradiction can be shown"
