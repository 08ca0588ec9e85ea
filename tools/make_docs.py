"""Builds the documentation as a site: `make docs` puts it into build/site, which can be read from the disk.

    python tools/make_docs.py [--into FOLDER]

The pages of docs/ and those of the root are put together, with their links, and the reference is made from docstrings.
Anything that mkdocs warns of (a link that leads nowhere, a name that is not there) ends it.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from pathlib import Path

import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
OF_THE_ROOT = ("ARCHITECTURE.md", "CHANGELOG.md", "GLOSSARY.md")
BESIDE = ("CITATION.cff", "LICENSE", "setup.py")
"""Files that pages link to, as they are."""
REFERENCE = {
    "cardroom": "The names of `import cardroom`.",
    "cardroom.engine": "One hand: setup, options, actions, events.",
    "cardroom.games": "The declarations of all games.",
    "cardroom.cards": "Cards, decks and rankings.",
    "cardroom.analysis": "Ranges, equities, stacks in prizes, figures of hands.",
    "cardroom.solve": "Trees of small games, best answers, regret minimization.",
    "cardroom.arena": "Matches of programs.",
    "cardroom.env": "Environments for learning.",
    "cardroom.batch": "Many hands at once.",
    "cardroom.data": "Parquet tables, figures and pictures of very many hands.",
    "cardroom.sim": "Many hands by simple policies.",
    "cardroom.histories": "Files of hands.",
    "cardroom.rules": "Rulebooks, decisions, clauses.",
}
PARTS = {
    "cardroom.cards": ("card", "deck", "ranking", "words"),
    "cardroom.env": ("aec", "aec_freezeout", "single", "single_freezeout", "freezeout", "spiel", "spiel_freezeout", "cash",
                     "match_log", "acpc", "slumbot"),
    "cardroom.batch": ("whole_hands", "lanes", "on_card"),
    "cardroom.histories": ("phh", "phh_hand", "phh_replay", "ohh"),
}  # fmt: skip
"""The modules of a package that are imported by their own names."""
LINK = re.compile(r"(\]\()(?!https?:|#|mailto:)([^)\s]+)(\))")


def pages(into: Path) -> None:
    """Put all pages together in a folder that has nothing else."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(DOCS, into)
    shutil.copytree(ROOT / "deploy", into / "deploy")
    for name in BESIDE:
        shutil.copy(ROOT / name, into / name)
    for path in into.rglob("*.md"):
        depth = len(path.relative_to(into).parts) - 1
        path.write_text(relinked(path.read_text("utf-8"), "../" * (depth + 1), "../" * depth), "utf-8")
    for name in OF_THE_ROOT:
        (into / name).write_text(relinked((ROOT / name).read_text("utf-8"), "docs/", ""), "utf-8")
    (into / "client").mkdir()
    client = relinked((ROOT / "client" / "README.md").read_text("utf-8"), "../docs/", "../")
    (into / "client" / "README.md").write_text(client, "utf-8")
    home = relinked((ROOT / "README.md").read_text("utf-8"), "docs/", "")
    (into / "index.md").write_text(home, "utf-8")
    (into / "reference").mkdir()
    for module, what in REFERENCE.items():
        names = [module, *[f"{module}.{part}" for part in PARTS.get(module, ())]]
        page = f"# {module}\n\n{what}\n\n" + "\n".join([f"::: {name}\n" for name in names])
        (into / "reference" / f"{module}.md").write_text(page, "utf-8")


def relinked(text: str, before: str, after: str) -> str:
    """Return a page whose links that begin with `before` begin with `after`."""

    def link(found: re.Match[str]) -> str:
        target = found[2]
        return (
            found[1]
            + (after + target.removeprefix(before) if target.startswith(before) else target)
            + found[3]
        )

    return LINK.sub(link, text)


def settings(pages_at: Path, site: Path) -> dict[str, object]:
    """Return mkdocs.yml with the folders of this run, and the pages of its reference and of all decisions."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    text = text.replace("[SRC]", f"[{ROOT / 'src'}]").replace("[TOOLS/", f"[{ROOT / 'tools'}/")
    found: dict[str, object] = yaml.safe_load(text)
    found |= {"docs_dir": str(pages_at), "site_dir": str(site)}
    lists = {
        "REFERENCE": [{module: f"reference/{module}.md"} for module in REFERENCE],
        "DECISIONS": [
            {title_of(path): f"decisions/{path.name}"} for path in sorted(DOCS.glob("decisions/*.md"))
        ],
    }
    nav = found["nav"]
    assert isinstance(nav, list), "a list of sections"
    for section in nav:
        for title, inside in section.items():
            if isinstance(inside, list):
                for page in inside:
                    page.update({name: lists[at] for name, at in page.items() if at in lists})
            elif inside in lists:
                section[title] = lists[inside]
    return found


def title_of(path: Path) -> str:
    """Return the heading of a page."""
    return path.read_text("utf-8").splitlines()[0].lstrip("# ")


def main(arguments: list[str]) -> None:
    """Build the site. Ends with status 1 where something is wrong."""
    parser = argparse.ArgumentParser(description="Build the documentation as a site")
    parser.add_argument("--into", type=Path, default=ROOT / "build", metavar="FOLDER")
    into = parser.parse_args(arguments).into.resolve()
    pages(into / "pages")
    written = into / "mkdocs.yml"
    written.write_text(yaml.safe_dump(settings(into / "pages", into / "site"), sort_keys=False), "utf-8")
    try:
        build(load_config(str(written), strict=True))
    except MkDocsException as fault:
        sys.exit(f"The site was not built: {fault}")
    print(f"The site: {into / 'site' / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
