"""`import cardroom`: the names that other people's programs use, which stay as they are."""

import ast
import re
import subprocess
import sys
from inspect import isclass, isfunction, signature
from pathlib import Path

import pytest

import cardroom
from tests.test_engine_page import EXAMPLE, printed_by

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "cardroom" / "__init__.py"
PAGE = ROOT / "docs" / "library.md"

FROZEN = {
    "game": "(code: str) -> Game",
    "GAMES": "mapping",
    "Game": "class",
    "setup": "(game: str = 'nlhe', seats: int = 2, form: str = '', *, stacks: Sequence[int] = (), "
    "blinds: Sequence[int] = (), antes: Sequence[int] = ()) -> Setup",
    "Setup": "class",
    "HandRules": "class",
    "deal": "(game: str | Setup = 'nlhe', seats: int = 2, form: str = '', *, seed: int | None = None, "
    "stacks: Sequence[int] = (), blinds: Sequence[int] = (), antes: Sequence[int] = ()) -> Hand",
    "Hand": "class",
    "Options": "class",
    "Refused": "class",
    "play": "(hand: Hand, policy: str | Policy | Sequence[str | Policy] = 'uniform', seed: int | None = None) -> Hand",
    "simulate": "(game_code: str, seats: int | None = None, hands: int = 10000, seed: int = 0, policy: str = 'uniform', "
    "progress: Callable[[int], None] | None = None, form: str = '') -> SimulationResult",
    "parse_cards": "(text: str) -> list[int]",
    "cards_text": "(cards: list[int]) -> str",
    "equity": "(hands: Sequence[str], game: str = 'holdem', board: str | Sequence[str] = '', dead: str = '', "
    "*, boards: int = 1, exact: bool | None = None, samples: int = 100000, seed: int = 0, progress: "
    "Callable[[int], object] | None = None, begins: Callable[[str, int], object] | None = None) -> Equities",
    "Equities": "class",
    "parse_range": "(text: str, known: Iterable[int] = ()) -> Range",
    "Range": "class",
    "strength": "(hand: str, board: str, against: str = 'random', game: str = 'holdem', dead: str = '') -> "
    "Strength",
    "potential": "(hand: str, board: str, against: str = 'random', game: str = 'holdem', dead: str = '') -> "
    "Potential",
    "outs": "(hands: Sequence[str], board: str, game: str = 'holdem', dead: str = '') -> list[Outs]",
    "icm": "(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]",
    "bounty_icm": "(stacks: Sequence[int], bounties: Sequence[float]) -> list[float]",
    "next_place": "(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]",
    "AnalysisFault": "class",
    "read_phh": "(text: str) -> PhhHand",
    "write_phh": "(hand: PhhHand) -> str",
    "replay": "(document: PhhHand, rules: HandRules | None = None) -> Replay",
    "from_phh": "(document: PhhHand) -> PlayedHand",
    "statistics": "(hands: Iterable[PlayedHand], by: Literal['player', 'position', 'street'] = 'player', player: "
    "str = '') -> list[Row]",
}
"""Each name, and how it is called. A change here is a change of everybody's programs: it belongs into the changelog."""


def kind_of(name: str) -> str:
    found = getattr(cardroom, name)
    if isclass(found):
        return "class"
    if not isfunction(found):
        return "mapping"
    text = re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Za-z])", "", str(signature(found, eval_str=True)))
    # An alias of a type is a type by the time that it is printed.
    return text.replace("Callable[[Hand, Callable[[], float]], None]", "Policy")


def loaded_by(statement: str) -> list[str]:
    """The modules that a fresh Python has loaded behind a statement, ours and those of libraries."""
    code = (
        "import sys; before = set(sys.modules)\n"
        f"{statement}\n"
        "new = set(sys.modules) - before\n"
        "print(*sorted(one for one in new if one.split('.')[0] not in sys.stdlib_module_names))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_names_and_how_they_are_called_stay_as_they_are() -> None:
    assert {name: kind_of(name) for name in cardroom.__all__} == FROZEN


def test_types_know_the_same_names_from_the_same_places() -> None:
    (block,) = [
        node for node in ast.parse(SOURCE.read_text()).body
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name)
    ]  # fmt: skip
    typed = {
        alias.name: node.module.removeprefix("cardroom.")
        for node in block.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    assert typed == cardroom._HOME
    assert set(cardroom.__all__) == set(typed) and len(cardroom.__all__) == len(typed)


def test_each_name_is_where_it_is_said_to_live_and_no_module_has_it() -> None:
    folders = {path.stem for path in SOURCE.parent.iterdir()}
    for name, home in cardroom._HOME.items():
        assert getattr(cardroom, name) is getattr(sys.modules[f"cardroom.{home}"], name)
        assert name not in folders, "a module of this name would take its place"
    assert set(cardroom.__all__) <= set(dir(cardroom))


def test_a_name_that_is_not_there_is_no_name() -> None:
    with pytest.raises(AttributeError, match="'cardroom' has no attribute 'dael'"):
        _ = cardroom.dael  # type: ignore[attr-defined]  # that is what is tested


def test_importing_cardroom_loads_nothing_else() -> None:
    assert loaded_by("import cardroom") == ["cardroom"]


SERVERS = {
    "web",
    "room",
    "store",
    "bus",
    "cli",
    "bots",
    "demo",
    "ledger",
    "cash",
    "table",
    "tournament",
    "floor",
}


def test_importing_the_engine_loads_few_modules_and_no_servers_and_no_library() -> None:
    loaded = loaded_by("import cardroom.engine")
    ours = [name for name in loaded if name.split(".")[0] == "cardroom"]
    assert len(ours) <= 60
    assert [name for name in ours if len(name.split(".")) > 1 and name.split(".")[1] in SERVERS] == []
    assert [name for name in loaded if name not in ours] == []


def test_a_rulebook_is_read_when_somebody_asks_for_one() -> None:
    assert "cardroom.rules.book_loading" not in loaded_by("from cardroom.rules import Refused")
    assert "cardroom.rules.book_loading" in loaded_by("from cardroom.rules import house")


def test_the_page_of_the_library_lists_every_name_and_no_other() -> None:
    section = PAGE.read_text().split("## Every name")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", section, re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(cardroom.__all__)


def test_the_examples_of_the_page_of_the_library_print_what_it_says() -> None:
    page = PAGE.read_text()
    examples = EXAMPLE.findall(page)
    assert page.count("```python") == len(examples) >= 5
    names: dict[str, object] = {}
    for code, expected in examples:
        assert printed_by(code, names) == expected, code
