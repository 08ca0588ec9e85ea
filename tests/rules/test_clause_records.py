"""Each clause that staff decide names the acts that keep a record of it: they exist, have the fields, and have a door."""

from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from tools.clauses import Record, fields_by_class, read_scopes, without_record

import cardroom
from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.rules import shipped
from tests.test_doors_used import asked, pages, reaches, routes, unsaid

SCOPES = read_scopes()
RECORDS = [
    (clause, one) for name in shipped() for clause, kept in SCOPES[name].records.items() for one in kept
]
ABOUT_NOBODY = ("why", "by", "at_ms", "clause", "reason", "text")


@cache
def known() -> dict[str, set[str]]:
    """The fields of each class of the source."""
    return fields_by_class(Path(cardroom.__file__).parent)


@pytest.mark.parametrize("name", shipped())
def test_no_clause_of_staff_is_without_a_record(name: str) -> None:
    assert SCOPES[name].staff.keys() == SCOPES[name].records.keys()
    assert without_record(SCOPES[name], known()) == []


def test_the_five_documents_leave_ninety_one_clauses_to_staff() -> None:
    assert len({clause for scope in SCOPES.values() for clause in scope.staff}) == 91


def test_every_act_has_a_door_that_a_page_uses() -> None:
    source = pages()
    addresses, doors = asked(source), routes()
    by_desk = {one.__name__: str(one.__struct_config__.tag) for one in get_args(AnyDeskCommand)}
    for clause, one in RECORDS:
        if one.door == Record.door:
            assert one.act in by_desk, (clause, one)
            assert unsaid({by_desk[one.act]}, source) == set(), (clause, one)
        else:
            assert any(door.startswith("POST ") and reaches(one.door, door[5:]) for door in doors), (
                clause,
                one,
            )
            assert any(reaches(address, one.door) for address in addresses), (clause, one)


def test_no_free_note_stands_for_all() -> None:
    """An act of the desk says more than why: whom, what, since when, until when, which chips."""
    for clause, one in RECORDS:
        if one.door == Record.door:
            assert set(one.fields) - set(ABOUT_NOBODY), (clause, one)
    acts = {one.act for _, one in RECORDS}
    assert len(acts) > 30


def test_an_act_without_the_field_counts_as_no_record() -> None:
    scope = SCOPES["casino-kruh"]
    wrong = type(scope)(
        scope.later, {"CK-T.25": ("x", "")}, {"CK-T.25": (Record("ConfiscateChips", ("colour",)),)}
    )
    assert without_record(wrong, known()) == ["CK-T.25"]
    missing = type(scope)(scope.later, {"CK-T.25": ("x", "")}, {})
    assert without_record(missing, known()) == ["CK-T.25"]
