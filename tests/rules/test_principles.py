"""Principles, decisions with one possible value, stand apart from choices: in the schema, in a book, in commands."""

from dataclasses import fields
from typing import Literal, get_args, get_origin

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.rules import Decision, Principle, compare, house, shipped
from cardroom.rules.rulebook import ALL_SECTIONS
from cardroom.rules.typed_values import hints


def kinds() -> dict[str, object]:
    """The type of every decision of the schema."""
    return {
        f"{name}.{key}": kind
        for name, section in ALL_SECTIONS.items()
        for key, kind in hints(section).items()
    }


def has_one_value(kind: object) -> bool:
    (inner,) = get_args(kind)
    return get_origin(inner) is Literal and len(get_args(inner)) == 1


def test_the_schema_calls_a_principle_what_has_one_value_and_nothing_else() -> None:
    found = {point for point, kind in kinds().items() if get_origin(kind) is Principle}
    assert found == {point for point, kind in kinds().items() if has_one_value(kind)}
    assert {get_origin(kind) for kind in kinds().values()} == {Principle, Decision}


@pytest.mark.parametrize("name", shipped())
def test_a_book_keeps_them_apart(name: str) -> None:
    book = house(name)
    for section, values in book.sections().items():
        for one in fields(values):
            is_principle = get_origin(kinds()[f"{section}.{one.name}"]) is Principle
            assert type(getattr(values, one.name)) is (Principle if is_principle else Decision)
    assert book.principles > 50 and book.choices > 50
    assert book.principles + book.choices == sum(len(fields(section)) for section in book.sections().values())


def test_a_table_of_one_game_knows_them_too() -> None:
    book = house("casino-helsinki").for_game("omaha-pl")
    assert type(book.betting.fold) is Principle and type(book.betting.raise_cap) is Decision


def test_two_houses_never_differ_in_a_principle() -> None:
    compared = compare(house("casinohuone"), house("casino-helsinki"))
    principles = [point for point in compared.points if point.is_principle]
    assert principles and not [one for one in principles if one.first and one.second and not one.same]


def test_the_commands_tell_them_apart() -> None:
    checked = CliRunner().invoke(app, ["rules", "check", "casino-kruh"]).stdout
    book = house("casino-kruh")
    assert f"{book.choices} choices, {book.principles} principles" in " ".join(checked.split())
    whole = CliRunner().invoke(app, ["rules", "diff", "casinohuone", "casino-kruh", "--all"]).stdout
    choices, principles = whole.split("principles: what both play in the one way there is")
    assert (
        "betting.raise_cap " in choices and "betting.fold " not in choices and "betting.fold " in principles
    )
    lines = CliRunner().invoke(app, ["rules", "show", "CK-B.3"]).stdout.splitlines()
    wanted = "raise_cap = 4", "cap = counts as raise"
    [choice], [principle] = [[line for line in lines if at in line] for at in wanted]
    assert "(a principle" not in choice and "(a principle" in principle
