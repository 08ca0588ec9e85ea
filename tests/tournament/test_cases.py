"""The cases in `cases`, from the rulebooks' words: each is played by the real tournament. See `case`."""

from pathlib import Path

import pytest

from cardroom.rules import house
from tests.tournament.case import FOLDER, Played, read_case
from tests.tournament.playing import HOUSES

PATHS = sorted(FOLDER.rglob("*.toml"))
CASES = [(path, name) for path in PATHS for name in read_case(path).houses]


@pytest.mark.parametrize(("path", "name"), CASES, ids=[f"{path.stem}-{name}" for path, name in CASES])
def test_a_case_ends_as_the_rulebook_says(path: Path, name: str) -> None:
    case = read_case(path)
    Played(case, name).begin().play()


def test_every_case_names_clauses_of_its_houses_and_says_what_is_right() -> None:
    for path in PATHS:
        case = read_case(path)
        known = {clause for name in case.houses for clause in house(name).clauses}
        assert case.clauses and set(case.clauses) <= known, path
        assert case.says and any(isinstance(step, dict) for step in case.steps), path


def test_every_house_has_its_cases() -> None:
    assert {name for _, name in CASES} == set(HOUSES)
