"""The documentation as a site: it is built without a warning, loads nothing from elsewhere, and has a reference."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("docs")
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "make_docs.py"), "--into", str(into)],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return into / "site"


def test_every_page_of_the_documents_is_there(site: Path) -> None:
    for page in sorted((ROOT / "docs").rglob("*.md")):
        assert (site / page.relative_to(ROOT / "docs").with_suffix(".html")).exists(), page.name
    for name in ("index", "ARCHITECTURE", "CHANGELOG", "GLOSSARY"):
        assert (site / f"{name}.html").exists()


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    loads = re.compile(
        r'<(?:script|img|iframe)[^>]+src="(https?:)?//|<link[^>]+rel="(?:stylesheet|preconnect)"[^>]+href="(https?:)?//'
    )
    assert [page.name for page in site.rglob("*.html") if loads.search(page.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("cardroom", ["equity", "deal", "icm", "Refused"]),
        ("cardroom.engine", ["Hand", "Setup", "raise_to"]),
        ("cardroom.solve", ["GameTree", "Solver", "nash_conv", "best_response"]),
        ("cardroom.arena", ["Match", "PolicySeat", "Aivat", "rate"]),
        ("cardroom.analysis", ["equity", "statistics"]),
    ],
)
def test_the_reference_has_the_names_with_what_they_mean(site: Path, page: str, names: list[str]) -> None:
    text = (site / "reference" / f"{page}.html").read_text("utf-8")
    assert [name for name in names if not re.search(rf'id="cardroom\.[\w.]*{name}"', text)] == []


def test_the_search_finds_words_of_pages_and_docstrings(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text("utf-8")
    assert "counterfactual" in index.lower() and "Bradley-Terry" in index
