"""Faults are told at the line where they are, in whatever layout a file is written."""

import random
import tomllib
from pathlib import Path

import pytest

from cardroom.rules import RulebookFaults, load_rulebook
from cardroom.rules.layers.source_positions import Path as Entry
from cardroom.rules.layers.source_positions import find_places, line_of_error, nearest

MISLEADING = (
    '"""\n[tables]\nid = 1\n"""',
    "'''\n[[chapter]]\nx = [\n'''",
    '"] } # = \\" ["',
    "'[a] # b'",
    "7",
    "1.5",
    "true",
)


class Writer:
    """Writes a document at random and notes the line of each entry."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.text = ""
        self.lines: dict[Entry, int] = {}

    def document(self) -> None:
        for number in range(self.dice.randint(0, 3)):
            self.entry((), f"top{number}")
        for number in range(self.dice.randint(1, 4)):
            self.blank()
            kind, name = self.dice.choice(("table", "dotted", "array")), f"t{number}"
            if kind == "array":
                for row in range(self.dice.randint(1, 3)):
                    self.note((name, row))
                    self.text += f"[[ {name} ]]  # a row\n"
                    self.entries((name, row))
                    if self.dice.random() < 0.5:
                        self.note((name, row, "inner"))
                        self.text += f"[{name}.inner]\n"
                        self.entries((name, row, "inner"))
            else:
                path: Entry = (name,) if kind == "table" else (name, "sub table")
                self.note(path)
                self.text += f"[{name}]\n" if kind == "table" else f'[{name} . "sub table"]\n'
                self.entries(path)

    def entries(self, path: Entry) -> None:
        for number in range(self.dice.randint(0, 4)):
            self.blank()
            self.entry(path, f"k{number}")

    def entry(self, path: Entry, key: str) -> None:
        steps = self.dice.choice(((key,), (key, "of"), (key, "quoted key")))
        self.note((*path, *steps))
        self.text += ".".join(step if " " not in step else f"'{step}'" for step in steps) + " = "
        self.value((*path, *steps), 0, inline=False)
        self.text += self.dice.choice(("\n", "  # [not] = a key\n"))

    def value(self, path: Entry, depth: int, inline: bool) -> None:
        kind = self.dice.choice(("scalar", "list", "table")) if depth < 3 else "scalar"
        if kind == "scalar":
            self.text += self.dice.choice(MISLEADING)
            return
        self.text += "[" if kind == "list" else "{ "
        for row in range(self.dice.randint(0, 3)):
            if row:
                self.text += ", "
            if kind == "list":
                self.text += self.dice.choice(("", "\n", " # ] \n", "\n\n  "))
                self.note((*path, row))
                self.value((*path, row), depth + 1, inline=True)
            else:
                self.note((*path, f"i{row}"))
                self.text += f"i{row} = "
                self.value((*path, f"i{row}"), depth + 1, inline=True)
        self.text += self.dice.choice(("]", "\n]")) if kind == "list" else " }"

    def blank(self) -> None:
        self.text += self.dice.choice(("", "\n", "# id = [\n", "   \n"))

    def note(self, path: Entry) -> None:
        self.lines[path] = self.text.count("\n") + 1


def agrees(seed: int) -> None:
    writer = Writer(seed)
    writer.document()
    tomllib.loads(writer.text)
    places = find_places(writer.text)
    assert {path: places.get(path) for path in writer.lines} == writer.lines, writer.text


def test_every_entry_of_any_layout_has_the_line_it_is_written_on() -> None:
    for seed in range(150):
        agrees(seed)


@pytest.mark.exhaustive
def test_every_entry_of_ten_thousand_layouts_has_the_line_it_is_written_on() -> None:
    for seed in range(10_000):
        agrees(seed)


@pytest.mark.parametrize(
    "text", ["[a\n", "a = ", "a = [1,\n", "a = {b", 'a = """x\n', "= 1", "a.b.", "a = " + "[" * 100_000]
)
def test_what_is_no_toml_ends_the_search_and_nothing_else(text: str) -> None:
    assert isinstance(find_places(text), dict)


def test_the_nearest_entry_above_stands_in_for_one_that_is_missing() -> None:
    places = find_places("[room]\na = 1\n")
    assert [nearest(places, path) for path in (("room", "a"), ("room", "b"), ("doors",))] == [2, 1, 0]
    with pytest.raises(tomllib.TOMLDecodeError) as fault:
        tomllib.loads("a = 1\nb = = 2\n")
    assert line_of_error("a = 1\nb = = 2\n", fault.value) == 2


CLUB = 'id = "club"\nname = "Club"\nextends = "./base.toml"\n'


def only_fault(folder: Path, base: str, club: str) -> tuple[str, int]:
    (folder / "base.toml").write_text(base)
    (folder / "club.toml").write_text(club)
    with pytest.raises(RulebookFaults) as raised:
        load_rulebook(folder / "club.toml")
    [fault] = raised.value.faults
    return Path(fault.file).name, fault.line


def test_a_fault_is_told_in_the_file_that_holds_it(tmp_path: Path) -> None:
    base = 'id = "base"\nname = "Base"\nextends = "casinohuone"\n[seating]\nseats = { value = "six", reading = "Ours." }\n'
    above = CLUB + '[seating]\nplayers_to_start = { value = 3, reading = "Ours." }\n'
    assert only_fault(tmp_path, base, above) == ("base.toml", 5)
    assert only_fault(tmp_path, base.replace("seats =", "seats"), CLUB) == ("base.toml", 5)
    gone = base.replace("casinohuone", "no_such_house")
    assert only_fault(tmp_path, gone, CLUB) == ("base.toml", 3)
    (tmp_path / "club.toml").write_text(CLUB.replace("base", "nowhere"))
    with pytest.raises(RulebookFaults, match=r"club.toml, line 3: extends: cannot be read"):
        load_rulebook(tmp_path / "club.toml")
