"""`make clauses` counts a clause as decided only if the book cites it and a test that runs shows it."""

from pathlib import Path

import pytest
from tools.clauses import Scope, marked_tests, read_scopes, source_words, standings

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


LATER = """
[casinohuone.later]
cancelling = ["CO-TOURNAMENT"]
now = ["CO-52b"]
[pokerstars-live-fi.later]
levels = ["PF-4.1"]
[pokerstars-live-no]
like = "pokerstars-live-fi"
[pokerstars-live-no.later]
openings = ["PN-L"]
"""


@pytest.fixture
def later(tmp_path: Path) -> dict[str, Scope]:
    """A scope that leaves a chapter to a later step; the shipped one leaves nothing."""
    (tmp_path / "scope.toml").write_text(LATER)
    return read_scopes(tmp_path / "scope.toml")


def test_no_clause_of_a_shipped_house_is_left_to_a_later_step() -> None:
    assert {name: scope.later for name, scope in SCOPES.items() if scope.later} == {}


def test_a_chapter_of_a_later_step_is_not_asked_for(folder: Path, later: dict[str, Scope]) -> None:
    (folder / "tests" / "test_some.py").write_text("")
    found = {one.clause.id: one.state for one in standings(BOOK, later[BOOK.id], {}, folder / "source")}
    assert (found["CO-53b"], found["CO-48a"], found["CO-TH.1"]) == ("later", "later", "open")


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


def test_a_clause_may_be_owned_apart_from_its_chapter(later: dict[str, Scope]) -> None:
    scope = later[BOOK.id]
    assert scope.owner(BOOK.clause("CO-53b")) == "cancelling" and scope.owner(BOOK.clause("CO-52b")) == "now"
    assert later["pokerstars-live-fi"].owner(house("pokerstars-live-fi").clause("PF-4.1")) == "levels"


def test_docstrings_do_not_cite(folder: Path) -> None:
    (folder / "source" / "some.py").write_text('"""Decides CO-TH.31 by itself."""\n')
    strings, _ = source_words(folder / "source")
    assert "CO-TH.31" not in strings


def test_a_book_like_another_has_its_scope_for_the_clauses_it_takes_over(later: dict[str, Scope]) -> None:
    base, like = SCOPES["pokerstars-live-fi"], SCOPES["pokerstars-live-no"]
    assert like.staff["PF-1.1"] == base.staff["PF-1.1"] and like.staff["PN-4"]
    assert "PF-4.3" in base.staff and "PF-4.3" not in like.staff, "PN-4 replaces it"
    assert later["pokerstars-live-no"].later == {"PN-L": "openings"}, "PN-1 replaces PF-4.1"


@pytest.fixture(scope="module")
def shown() -> dict[str, list[str]]:
    """The clauses that these tests show."""
    return marked_tests(TESTS)


@BOOKS
def test_every_clause_with_printed_examples_is_shown_by_a_test(
    book: Rulebook, shown: dict[str, list[str]]
) -> None:
    printed = [clause.id for clause in book.clauses.values() if clause.examples]
    assert len(printed) >= 8 and [clause for clause in printed if clause not in shown] == []
