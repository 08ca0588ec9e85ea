"""`make clauses` counts a clause as decided only if the book cites it and a test that runs shows it."""

from pathlib import Path

import pytest
from tools.clauses import marked_tests, read_scopes, source_words, standings

from cardroom.rules import Rulebook, cited_by, house, shipped

BOOK = house("casinohuone")
SCOPES = read_scopes()
SCOPE = SCOPES[BOOK.id]
TESTS = Path(__file__).parent.parent
BOOKS = pytest.mark.parametrize("book", [house(name) for name in shipped()], ids=lambda book: book.id)


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


def test_a_book_that_the_scope_does_not_name_is_asked_for_whole(tmp_path: Path) -> None:
    (tmp_path / "scope.toml").write_text("")
    scope = read_scopes(tmp_path / "scope.toml")[BOOK.id]
    assert {scope.owner(clause) for clause in BOOK.clauses.values()} == {"now"}


def test_a_chapter_of_a_later_step_is_not_asked_for(folder: Path) -> None:
    assert states(folder, "")["CO-53b"] == "later"


@BOOKS
def test_the_scope_speaks_of_chapters_and_clauses_there_are(book: Rulebook) -> None:
    scope, chapters = SCOPES[book.id], {chapter.id for chapter in book.chapters}
    assert set(scope.later) <= chapters | set(book.clauses)
    assert set(scope.later) & chapters & set(book.clauses) == set(), "a chapter's name or a clause's?"
    for clause in scope.staff:
        assert book.clause(clause).engine in ("discretion", "ruling")


@BOOKS
def test_every_clause_in_scope_that_software_decides_is_cited_by_the_book(book: Rulebook) -> None:
    cited, scope = cited_by(book), SCOPES[book.id]
    asked = [c for c in book.clauses.values() if scope.owner(c) == "now" and c.engine in ("auto", "ruling")]
    assert [clause.id for clause in asked if clause.id not in cited and clause.id not in scope.staff] == []


def test_a_clause_may_be_owned_apart_from_its_chapter(folder: Path) -> None:
    book, scope = house("casino-helsinki"), SCOPES["casino-helsinki"]
    assert scope.owner(book.clause("CH-5.11")) == "now" and scope.owner(book.clause("CH-8.31")) != "now"
    (folder / "tests" / "test_some.py").write_text("")
    found = {one.clause.id: one.state for one in standings(book, scope, {}, folder / "source")}
    assert (found["CH-5.11"], found["CH-8.31"], found["CH-6.SVI.11"], found["CH-6.STUD.12"]) == (
        "open", "later", "later", "shown",
    )  # fmt: skip


def test_docstrings_do_not_cite(folder: Path) -> None:
    (folder / "source" / "some.py").write_text('"""Decides CO-TH.31 by itself."""\n')
    strings, _ = source_words(folder / "source")
    assert "CO-TH.31" not in strings


def test_a_book_like_another_has_its_scope_for_the_clauses_it_takes_over() -> None:
    base, like = SCOPES["pokerstars-live-fi"], SCOPES["pokerstars-live-no"]
    assert like.staff["PF-1.1"] == base.staff["PF-1.1"] and like.staff["PN-4"]
    assert "PF-4.3" in base.staff and "PF-4.3" not in like.staff, "PN-4 replaces it"
    assert set(like.later) - set(base.later) == {"PN-L", "PN-L.3", "PN-L.4", "PN-1"}
    assert "PF-4.1" in base.later and "PF-4.1" not in like.later, "PN-1 replaces it"


@BOOKS
def test_every_clause_with_printed_examples_is_shown_by_a_test(book: Rulebook) -> None:
    """All but those of tournaments: they wait for the step that owns them."""
    shown, scope = marked_tests(TESTS), SCOPES[book.id]
    printed = [clause for clause in book.clauses.values() if clause.examples]
    due = [clause.id for clause in printed if not str(scope.owner(clause)).startswith("tournaments")]
    assert len(due) >= 8 and [clause for clause in due if clause not in shown] == []
