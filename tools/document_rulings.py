"""Writes what docs/rulings.md has from the program: its tables, and the ruling of each worked case.

The prose and the cases are written by hand and stay. Read the difference before you commit.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.floor import TOPICS, Field, Situation, Topic, fields_of

PAGE = Path(__file__).parent.parent / "docs" / "rulings.md"
SUBJECTS: dict[str, tuple[str, ...]] = {
    "Betting": ("betting",),
    "The deal and the deck": ("dealing",),
    "Cards burned or dealt wrongly": ("repairs",),
    "Hands": ("hands",),
    "At the showdown": ("showdown",),
    "Clock, conduct, order of the house": ("clock", "conduct", "order"),
}
"""The headings of the page, and the subjects that stand under each; the worked cases have the same ones."""
ROUND = ("form", "big_blind", "bet_to_match", "last_full_raise", "in_front", "stack")
"""What most topics of betting need of the situation; the page says it once."""
TOPIC_HEAD = "| topic | what happened | situation | facts |\n|---|---|---|---|\n"
FIELD_HEAD = "| field of the situation | may be | meaning |\n|---|---|---|\n"
KINDS = {"number": "a number", "flag": "`true`, `false`", "text": "a text"}
CASE = re.compile(r"^```toml\n((?:(?!```).*\n)*)```\n\n```text\n((?:(?!```).*\n)*)```$", re.MULTILINE)


def situation() -> str:
    """The table of the situation's fields."""
    return FIELD_HEAD + "".join(
        f"| `{one.name}` | {_may_be(one)} | {one.meaning} |\n" for one in fields_of(Situation)
    )


def _may_be(field: Field) -> str:
    words = ", ".join(f"`{choice}`" for choice in field.choices)
    return {"choice": words, "choices": f"a list of {words}"}.get(field.kind) or KINDS[field.kind]


def topics(heading: str) -> str:
    """The table of the topics under a heading."""
    return TOPIC_HEAD + "".join(
        _row(topic) for topic in TOPICS.values() if topic.subject in SUBJECTS[heading]
    )


def _row(topic: Topic) -> str:
    needs = topic.needs
    situation = ["the round"] if set(ROUND) <= set(needs) else []
    situation += [f"`{name}`" for name in needs if not situation or name not in ROUND]
    facts = [f"`{one.name}`" if one.required else f"({one.name})" for one in fields_of(topic.facts)]
    return f"| `{topic.id}` | {topic.about} | {', '.join(situation)} | {', '.join(facts)} |\n"


def with_tables(page: str) -> str:
    """The page with its tables as the program has them."""
    table = re.compile(re.escape(FIELD_HEAD) + r"(?:\|.*\n)*")
    page = table.sub(lambda _: situation(), page)
    start, end = page.index("## Topics\n"), page.index("## Worked cases\n")
    intro = page[start:end].split("\n### ")[0].rstrip()
    tables = "\n".join(f"### {heading}\n\n{topics(heading)}" for heading in SUBJECTS)
    return f"{page[:start]}{intro}\n\n{tables}\n{page[end:]}"


def cases(page: str) -> Iterator[tuple[str, str, str]]:
    """Every worked case with the heading it stands under: (heading, case, ruling)."""
    for part in page[page.index("## Worked cases\n") :].split("\n### ")[1:]:
        for case, ruling in CASE.findall(part):
            yield part.splitlines()[0], case, ruling


def _ruled(found: re.Match[str]) -> str:
    """The case with its ruling. Ends the program with what is wrong with a case that cannot be ruled on."""
    result = CliRunner().invoke(app, ["ruling", "-"], input=found[1])
    if result.exit_code:
        raise SystemExit(f"{found[1]}\n{result.output}")
    return f"```toml\n{found[1]}```\n\n```text\n{result.stdout}```"


if __name__ == "__main__":
    PAGE.write_text(CASE.sub(_ruled, with_tables(PAGE.read_text("utf-8"))), "utf-8")
