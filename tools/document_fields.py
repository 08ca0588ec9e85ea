"""Writes the tables of fields: those of a structure (docs/structures.md), of the settings file (docs/settings.md), and of
the rows of decisions (docs/rulebook.md). What a field is comes from the code: type, range, default, docstrings.

The prose between the tables is written by hand and stays. `--check` changes nothing and ends with 1 if it would.
"""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from cardroom.room.runtime.settings import DeskRight, PasswordCost, RoomSettings
from cardroom.room.runtime.stake_settings import StakeSettings
from cardroom.rules.decisions import Payout
from cardroom.rules.decisions.decision import IntRange
from cardroom.rules.rulebook import ALL_SECTIONS
from cardroom.tournament.chip_set import ChipsOwned
from cardroom.tournament.structures import structure
from cardroom.web.doors.web_settings import Doors, LoadSettings, Rate

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
HEAD = "| field | may be | left out | meaning |\n|---|---|---|---|\n"
BARE = "| field | may be | left out |\n|---|---|---|\n"
"""The head of a table whose fields the words above it explain."""
SHORT = 90
WORDS = re.compile(r"^structure-(\S+) = (.*)$", re.MULTILINE)


def tables() -> dict[str, dict[str, type]]:
    """The tables of each page, by their headings."""
    parts = [one for one in vars(structure).values() if _is_of(one, structure.__name__)]
    return {
        "structures.md": {"The file itself": structure.Structure}
        | {one.__name__: one for one in [*parts, *_rows_of(structure.Structure)] if one is not structure.Structure},
        "settings.md": {
            "[room]": RoomSettings, "[room.password]": PasswordCost, "StakeSettings": StakeSettings, "DeskRight": DeskRight,
            "[doors]": Doors,
            "Rate": Rate, "[load]": LoadSettings,
        },
        "rulebook.md": {one.__name__: one for one in rows_of_decisions()},
    }  # fmt: skip


def rows_of_decisions() -> list[type]:
    """Every kind of row that a decision may have, once."""
    found: dict[str, type] = {}
    for section in ALL_SECTIONS.values():
        for hint in get_type_hints(section, include_extras=True).values():
            for row in _inner_rows(get_args(hint)[0] if get_args(hint) else hint):
                found[row.__name__] = row
    return list(found.values())


def documented(name: str, page: str) -> str:
    """A page with its tables as the code has them now; a table that is missing comes at the end."""
    for heading, kind in tables()[name].items():
        head = f"### `{heading}`\n" if heading != "The file itself" else f"### {heading}\n"
        if head not in page:
            page = f"{page.rstrip()}\n\n{head}"
        start = page.index(head) + len(head)
        after = re.search(r"^##", page[start:], re.MULTILINE)
        end = start + after.start() if after else len(page)
        said = f"\n{_flat(kind.__doc__)}\n\n" + "".join(f"{row}\n" for row in rows(kind))
        page = page[:start] + said + ("\n" if after else "") + page[end:]
    return page


def rows(kind: type) -> Iterator[str]:
    """The head of a class's table and a row for each of its fields."""
    meanings, hints = meanings_of(kind), get_type_hints(kind, include_extras=True)
    yield (HEAD if meanings else BARE).rstrip("\n")
    for name, default in _defaults(kind):
        meaning = f" {meanings.get(name, '')} |" if meanings else ""
        yield f"| `{name}` | {may_be(hints[name])} | {_shown(default)} |{meaning}"


def meanings_of(kind: type) -> dict[str, str]:
    """What each field of a class says: by its docstring, those of a structure also in the words of the form."""
    said = _words_of_form()
    if kind is structure.Structure:
        inner = {
            name: f"see `{_named(hint)}` below" for name, hint in get_type_hints(kind).items() if _named(hint)
        }
        return (
            inner
            | {
                name: words
                for entry, words in said.items()
                if (name := entry.replace("-", "_")) in get_type_hints(kind)
            }
            | _meanings(kind)
        )
    at = next(
        (name for name, hint in get_type_hints(structure.Structure).items() if _named(hint) == kind.__name__),
        "",
    )
    if not at or (kind.__module__ != structure.__name__ and kind not in (Payout, ChipsOwned)):
        return _meanings(kind)
    names = {name: f"{at}_{name}".replace("_", "-") for name in get_type_hints(kind)}
    return {name: said[entry] for name, entry in names.items()} | _meanings(kind)


def _named(hint: Any) -> str:
    """The class of a table, or of the rows of a list."""
    inner = get_args(hint)[0] if get_origin(hint) is tuple else hint
    return inner.__name__ if is_dataclass(inner) and isinstance(inner, type) else ""


def _words_of_form() -> dict[str, str]:
    files = [
        ROOT / "client" / "messages" / "en" / name for name in ("structure.ftl", "tournament_options.ftl")
    ]
    return {entry: words for file in files for entry, words in WORDS.findall(file.read_text("utf-8"))}


def may_be(hint: Any) -> str:
    """What a field of this type may say, in words."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _bounded(*get_args(hint)[:2])
    if origin is Literal:
        return ", ".join(f"`{word}`" for word in get_args(hint))
    if origin is tuple:
        inner = get_args(hint)[0]
        return f"rows: {may_be(inner)}" if is_dataclass(inner) else f"a list: {may_be(inner)}"
    if is_dataclass(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        return f"[`{hint.__name__}`](#{_anchor_of(hint)})"
    return {str: "a text", bool: "`true`, `false`", int: "a whole number", float: "a number"}[hint]


def _anchor_of(kind: type) -> str:
    """The anchor of the heading that a class's table stands under: what is left of it without signs."""
    headings = [heading for page in tables().values() for heading, one in page.items() if one is kind]
    return re.sub(r"[^\w -]", "", headings[0] if headings else kind.__name__).lower().replace(" ", "-")


def _bounded(kind: Any, bounds: Any) -> str:
    if isinstance(bounds, IntRange):
        return f"{bounds.least} to {bounds.most}"
    assert isinstance(bounds, msgspec.Meta), "a range or a text"
    if kind is str:
        return "a text of a pattern"
    least = bounds.ge if bounds.ge is not None else f"above {bounds.gt}"
    return f"{least} to {bounds.le}"


def _defaults(kind: type) -> Iterator[tuple[str, Any]]:
    if is_dataclass(kind):
        for one in fields(kind):
            yield one.name, one.default
        return
    for field in msgspec.structs.fields(kind):
        yield field.name, field.default


def _shown(default: Any) -> str:
    if default is MISSING or default is msgspec.NODEFAULT:
        return "must be there"
    if is_dataclass(default) or default == ():
        return ""
    if isinstance(default, msgspec.Struct):
        values = ", ".join(f"{name} {value}" for name, value in msgspec.structs.asdict(default).items())
        return values if len(values) < SHORT else ""
    if isinstance(default, tuple):
        return ", ".join(f"`{one}`" for one in default)
    return (
        f"`{str(default).lower()}`"
        if isinstance(default, bool)
        else f'`"{default}"`'
        if default == ""
        else f"`{default}`"
    )


def _meanings(kind: type) -> dict[str, str]:
    """The docstrings below fields."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, words in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(words, ast.Expr)
        ):
            if isinstance(words.value, ast.Constant) and isinstance(words.value.value, str):
                found[field.target.id] = _flat(words.value.value)
    return found


def _rows_of(kind: type) -> list[type]:
    """The kinds of rows and tables in a class that are defined elsewhere."""
    found = [row for hint in get_type_hints(kind, include_extras=True).values() for row in _inner_rows(hint)]
    return [row for row in found if row.__module__ != kind.__module__]


def _inner_rows(hint: Any) -> list[type]:
    inner = get_args(hint)[0] if get_origin(hint) is tuple else None
    return [inner] if isinstance(inner, type) and is_dataclass(inner) else []


def _is_of(one: object, module: str) -> bool:
    return isinstance(one, type) and is_dataclass(one) and one.__module__ == module


def _flat(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


def main() -> int:
    """Write the pages, or with `--check` say whether they would change."""
    changed = False
    for name in tables():
        before = (DOCS / name).read_text("utf-8")
        after = documented(name, before)
        changed |= before != after
        if "--check" not in sys.argv[1:]:
            (DOCS / name).write_text(after, "utf-8")
    return int(changed and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
