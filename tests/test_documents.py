"""What the documents say is complete and true: every command, every decision, every link, every example."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest
from tools import document_fields
from tools.document_rulebook import NOT_YET, documented, readings

from cardroom.cli.main import command_names
from cardroom.rules import house, load_rulebook, shipped
from cardroom.rules.rulebook import ALL_SECTIONS

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("client/*.md")])


def page(name: str) -> str:
    return (ROOT / name).read_text()


def test_every_command_is_documented() -> None:
    text = page("docs/commands.md")
    assert [name for name in command_names() if f"### `cardroom {name}`" not in text] == []
    documented = re.findall(r"^### `cardroom (.+)`$", text, re.MULTILINE)
    assert set(documented) - set(command_names()) == set(), "documented, but there is no such command"


def test_every_decision_of_a_rulebook_is_documented() -> None:
    text = page("docs/rulebook.md")
    sections = dict(re.findall(r"^### `\[(\w+)\]`$(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL))
    assert set(sections) == set(ALL_SECTIONS)
    for name, section in ALL_SECTIONS.items():
        named = re.findall(r"^\| `(\w+)` \|", sections[name], re.MULTILINE)
        assert sorted(named) == sorted(section.__annotations__), f"{name}: run tools/document_rulebook.py"


def test_the_tables_of_houses_and_decisions_are_as_the_program_has_them() -> None:
    text = page("docs/rulebook.md")
    assert documented(text) == text, "run tools/document_rulebook.py"


@pytest.mark.parametrize("name", document_fields.tables())
def test_every_field_of_structures_settings_and_rows_is_documented_as_the_code_has_it(name: str) -> None:
    text = page(f"docs/{name}")
    assert document_fields.documented(name, text) == text, "run tools/document_fields.py"
    for heading, kind in document_fields.tables()[name].items():
        head = f"### {heading}\n" if heading == "The file itself" else f"### `{heading}`\n"
        table = text.split(head)[1].split("\n##")[0]
        named = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
        assert sorted(named) == sorted(get_type_hints(kind)), heading
        unsaid = [field for field in named if not document_fields.meanings_of(kind).get(field)]
        assert name == "rulebook.md" or unsaid == [], (
            f"{heading}: a docstring below the field says what it is"
        )


def test_what_is_not_built_yet_is_listed_as_the_rulebooks_say() -> None:
    said = {
        (name, point) for name in shipped() for point, reading in readings(house(name)) if NOT_YET in reading
    }
    text = page("docs/rulebook.md")
    listed = set(re.findall(r"^\| ([^|`]+) \| `([\w.-]+)` \|", text, re.MULTILINE))
    assert {point for _, point in said} == {point for _, point in listed}
    assert {name for name, _ in listed} <= {house(name).name for name in shipped()}


def test_the_rulebook_in_the_documents_can_be_loaded() -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```$", page("docs/rulebook.md"), re.MULTILINE | re.DOTALL)
    book = load_rulebook(example)
    assert book.id == "my_club"
    assert (book.seating.seats.value, book.seating.seats.clauses) == (8, ("MC-12",))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", path.read_text())
    assert [link for link in links if not (path.parent / link).exists()] == []


def anchors_of(path: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site make them."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```", "", path.read_text(), flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_to_a_heading_leads_to_one(path: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)", path.read_text())
    lost = [
        f"{page}#{anchor}"
        for page, anchor in links
        if anchor not in anchors_of(path.parent / page if page else path)
    ]
    assert lost == []


def test_every_task_is_in_the_readme() -> None:
    tasks = re.findall(r"^([a-z-]+):.*##", page("Makefile"), re.MULTILINE)
    assert [task for task in tasks if task != "help" and f"`make {task}`" not in page("README.md")] == []


def test_every_floor_is_in_the_architecture() -> None:
    floors = sorted(path.parent.name for path in (ROOT / "src" / "cardroom").glob("*/__init__.py"))
    text = page("ARCHITECTURE.md")
    assert [floor for floor in floors if not re.search(rf"^{floor}\b", text, re.MULTILINE)] == []
