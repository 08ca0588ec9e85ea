"""`make clauses` counts a clause as decided only if the book cites it and a test that runs shows it."""

from pathlib import Path

import pytest
from tools.clauses import cited_by, marked_tests, read_scope, source_words, standings

from cardroom.rules import house

BOOK = house("casinohuone")
SCOPE = read_scope()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "source").mkdir()
    return tmp_path


def states(folder: Path, tests: str, source: str = "") -> dict[str, str]:
    (folder / "tests" / "test_some.py").write_text("import pytest\n" + tests)
    (folder / "source" / "some.py").write_text(source)
    found = standings(BOOK, SCOPE, marked_tests(folder / "tests"), folder / "source")
    return {one.clause.id: one.state for one in found}


def mark(*ids: str, above: str = "") -> str:
    arguments = ", ".join(f'"{one}"' for one in ids)
    return f"{above}@pytest.mark.clause({arguments})\ndef test_it() -> None: ...\n"


def test_a_cited_clause_is_open_until_a_test_shows_it(folder: Path) -> None:
    assert states(folder, "")["CO-TH.31"] == "open"
    assert states(folder, mark("CO-TH.31"))["CO-TH.31"] == "decided"


def test_a_test_alone_decides_nothing(folder: Path) -> None:
    assert "CO-24a" not in cited_by(BOOK)
    assert states(folder, mark("CO-24a"))["CO-24a"] == "shown"
    assert states(folder, mark("CO-15"), 'CITED = ("CO-15",)\n')["CO-15"] == "decided"


@pytest.mark.parametrize("idle", ['@pytest.mark.skip(reason="broken")\n', "@pytest.mark.xfail\n"])
def test_a_test_that_does_not_run_shows_nothing(folder: Path, idle: str) -> None:
    assert states(folder, mark("CO-TH.31", above=idle))["CO-TH.31"] == "open"


def test_marks_on_modules_classes_and_cases_count(folder: Path) -> None:
    tests = (
        'pytestmark = pytest.mark.clause("CO-TH.1")\n'
        '@pytest.mark.clause("CO-TH.2")\nclass TestSome:\n    def test_it(self): ...\n'
        'CASES = [pytest.param(1, marks=pytest.mark.clause("CO-TH.3", "CO-TH.4"))]\n'
    )
    found = states(folder, tests)
    assert [found[f"CO-TH.{n}"] for n in (1, 2, 3, 4, 5)] == ["decided"] * 4 + ["open"]


def test_ids_that_cannot_be_counted_are_refused(folder: Path) -> None:
    with pytest.raises(SystemExit, match=r"test_some\.py:\d+: write the clause ids out"):
        states(folder, "IDS = ['CO-1']\n@pytest.mark.clause(*IDS)\ndef test_it(): ...\n")


def test_what_staff_decide_needs_the_act_in_the_source(folder: Path) -> None:
    assert states(folder, "")["CO-1"] == "open"
    assert states(folder, "", "class VoidHand: ...\n")["CO-1"] == "staff"
    assert states(folder, "")["CO-18e"] == "staff", "going to law needs no software"


def test_a_chapter_of_a_later_step_is_not_asked_for(folder: Path) -> None:
    assert states(folder, "")["CO-53b"] == "later"


def test_the_scope_speaks_of_every_chapter_and_of_clauses_there_are() -> None:
    assert set(SCOPE.owners) == {chapter.id for chapter in BOOK.chapters}
    for clause in SCOPE.staff:
        assert BOOK.clause(clause).engine in ("discretion", "ruling")


def test_every_clause_in_scope_that_software_decides_is_cited_by_the_book() -> None:
    cited = cited_by(BOOK)
    for clause in BOOK.clauses.values():
        if SCOPE.owners[clause.chapter] == "now" and clause.engine in ("auto", "ruling"):
            assert clause.id in cited or clause.id in SCOPE.staff, clause.id


def test_docstrings_do_not_cite(folder: Path) -> None:
    (folder / "source" / "some.py").write_text('"""Decides CO-TH.31 by itself."""\n')
    strings, _ = source_words(folder / "source")
    assert "CO-TH.31" not in strings
