"""The shape of the project, read from its own files: floors, sizes, pure parts and words."""

import ast
import gc
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.clauses import nodes_of, tree_of, trees

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "cardroom"

LADDER = (
    "cards",
    "rules",
    "games",
    "engine",
    "openface",
    "floor",
    "table",
    "cash",
    "tournament",
    "desk",
    "room",
)
RULES_OF_PLAY = set(LADDER[:5])

# Which floors a floor may import besides itself. The ladder is cumulative; the rest stand beside it.
MAY_IMPORT: dict[str, set[str]] = {name: set(LADDER[:place]) for place, name in enumerate(LADDER)}
MAY_IMPORT["tournament"] -= {"cash"}
MAY_IMPORT["desk"] -= {"tournament"}
MAY_IMPORT["room"] |= {"ledger", "store", "bus", "histories"}
MAY_IMPORT |= {
    "ledger": set(),
    "bus": set(),
    "extras": set(),
    "store": {"ledger", "table", *RULES_OF_PLAY},
    "histories": {"table", *RULES_OF_PLAY},
    "sim": RULES_OF_PLAY,
    "env": {"extras", "table", "sim", *RULES_OF_PLAY},
    "solve": {"env", "sim", *RULES_OF_PLAY},
    "arena": {"solve", "env", "sim", *RULES_OF_PLAY},
    "analysis": {"batch", "histories", "table", "tournament", *RULES_OF_PLAY},
    "batch": {"extras", *RULES_OF_PLAY},
    "data": {"extras", "analysis", "histories", "table", *RULES_OF_PLAY},
    "bots": MAY_IMPORT["room"] | {"room"},
    "testing": MAY_IMPORT["room"] | {"room", "sim", "bots"},
    "demo": MAY_IMPORT["room"] | {"room", "bots"},
    "web": MAY_IMPORT["room"] | {"room", "bots", "demo"},
    "cli": MAY_IMPORT["room"]
    | {"extras", "room", "bots", "sim", "batch", "demo", "web", "analysis", "data", "arena", "solve", "env"},
    "": {"cards", "rules", "games", "engine", "sim", "histories", "analysis"},  # the face: `import cardroom`
}

PURE = (
    "cards",
    "rules",
    "games",
    "engine",
    "openface",
    "floor",
    "table",
    "cash",
    "tournament",
    "desk",
    "ledger",
)
IMPURE_MODULES = {
    "asyncio", "datetime", "multiprocessing", "os", "secrets", "select", "socket", "sqlalchemy", "sqlite3",
    "subprocess", "threading", "time", "litestar", "uvicorn",
}  # fmt: skip
CHANCE_IS_WELCOME = ("analysis", "arena", "bots", "env", "sim", "testing")

LONGEST_FILE = 440
LONGEST_FUNCTION = 80
# Functions that may be longer: {"floor/file.py:name": "why it does not fall apart into two"}
LONG_FUNCTIONS = {
    "store/sqlite/migrations/versions/0001_first.py:upgrade": "a migration is one list of tables, never changed again",
}
GENERATED = {
    "client/src/protocol.ts": "written from the room's messages by tools/protocol_types.py",
}


@pytest.fixture(scope="module", autouse=True)
def _nothing_is_given_back() -> Iterator[None]:
    """All trees are kept, millions of nodes: no collector need look at them while they are made."""
    gc.disable()
    yield
    gc.enable()


@cache
def modules() -> tuple[tuple[Path, ast.Module], ...]:
    """Every module of the package with its syntax tree."""
    return tuple(trees(SOURCE))


@cache
def sources_of_tests() -> tuple[tuple[Path, str, tuple[ast.AST, ...]], ...]:
    """Every file of the tests: its text, and all nodes of its syntax tree."""
    texts = ((path, path.read_text()) for path in sorted((ROOT / "tests").rglob("*.py")))
    return tuple((path, text, nodes_of(tree_of(text))) for path, text in texts)


@cache
def tracked() -> tuple[Path, ...]:
    """Every text file that is (or is about to be) part of the project; of a downloaded copy, what came with it."""
    files: list[Path] = []
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        files = [ROOT / line for line in listing.stdout.splitlines()]
    else:
        for folder in (".ci", "benchmarks", "client/src", "docs", "src", "tests", "tools"):
            files += [path for path in (ROOT / folder).rglob("*") if "static" not in path.parts]
    return tuple(path for path in files if path.is_file() and b"\0" not in path.read_bytes()[:4096])


def floor_of(path: Path) -> str:
    """The floor a module lies on; the package's own `__init__` lies on none, `__main__` is the command line."""
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else {"__main__.py": "cli"}.get(parts[0], "")


def imports(path: Path, tree: ast.Module) -> Iterator[tuple[str, int]]:
    """All modules that a module imports, by dotted name, with the line."""
    for node in nodes_of(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: import by the full name, not relatively"
            yield node.module or "", node.lineno
            if node.module == "cardroom":
                for alias in node.names:
                    if alias.name in MAY_IMPORT:
                        yield f"cardroom.{alias.name}", node.lineno


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def test_every_floor_is_known() -> None:
    found = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert found - set(MAY_IMPORT) == set(), "a new floor: give it its place here and in ARCHITECTURE.md"


def test_a_module_imports_its_own_floor_or_a_lower_one() -> None:
    faults = []
    for path, tree in modules():
        floor = floor_of(path)
        for name, line in imports(path, tree):
            parts = name.split(".")
            if parts[0] != "cardroom" or len(parts) < 2 or parts[1] == floor:
                continue
            if parts[1] not in MAY_IMPORT.get(floor, set()):
                faults.append(f"{where(path, line)}: {floor} must not know {name}")
    assert faults == []


KNOWN_CIRCLES: list[set[str]] = []
"""Circles there still are, each by its modules. None is left: one that comes up is a fault."""


def test_no_modules_import_one_another_in_a_circle() -> None:
    """Imports for types alone, or inside a function, count: two files of a circle are one, or a third is missing."""
    names = {
        ".".join(("cardroom", *path.relative_to(SOURCE).with_suffix("").parts)): path for path, _ in modules()
    }
    names = {name.removesuffix(".__init__"): path for name, path in names.items()}
    graph: dict[str, set[str]] = {name: set() for name in names}
    trees = dict(modules())
    for name, path in names.items():
        for node in nodes_of(trees[path]):
            if isinstance(node, ast.ImportFrom) and node.module:
                wanted = [f"{node.module}.{alias.name}" for alias in node.names]
                graph[name] |= {one if one in names else node.module for one in wanted} & names.keys() - {
                    name
                }
            elif isinstance(node, ast.Import):
                graph[name] |= {alias.name for alias in node.names} & names.keys() - {name}
    found = [{name.removeprefix("cardroom.") for name in circle} for circle in circles_of(graph)]
    assert [sorted(circle) for circle in found if not any(circle <= known for known in KNOWN_CIRCLES)] == []
    gone = [sorted(known) for known in KNOWN_CIRCLES if not any(circle <= known for circle in found)]
    assert gone == [], "no longer a circle: take it off the list"


def circles_of(graph: dict[str, set[str]]) -> list[set[str]]:
    """The groups of names each of which reaches every other one of its group."""

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        waiting = [start]
        while waiting:
            for name in graph[waiting.pop()] - found:
                found.add(name)
                waiting.append(name)
        return found

    reach = {name: reached(name) for name in graph}
    circles: list[set[str]] = []
    for name in graph:
        if name in reach[name] and not any(name in circle for circle in circles):
            circles.append({other for other in reach[name] if name in reach[other]})
    return circles


def test_nobody_takes_the_bundle_of_services_but_who_puts_the_room_together() -> None:
    knowing = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        for node in nodes_of(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "cardroom.room.services"
    }
    assert knowing == {
        "room/accounts_of_room.py",
        "room/tables_of_room.py",
        "room/room.py",
        "room/opening.py",
    }


def test_no_two_public_classes_of_a_floor_have_one_name() -> None:
    found: dict[str, list[str]] = {}
    for path, tree in modules():
        classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
        found.setdefault(floor_of(path), []).extend(name for name in classes if not name.startswith("_"))
    twins = {floor: {name for name in names if names.count(name) > 1} for floor, names in found.items()}
    assert {floor: names for floor, names in twins.items() if names} == {}


def test_what_decides_knows_no_clock_chance_or_socket() -> None:
    faults = []
    for path, tree in modules():
        if floor_of(path) in PURE:
            for name, line in imports(path, tree):
                if name.split(".")[0] in IMPURE_MODULES:
                    faults.append(f"{where(path, line)}: {name} must enter as a value")
    assert faults == []


def test_cards_never_come_from_a_guessable_source() -> None:
    faults = [
        f"{where(path, line)}: random is for bots, simulation and tests"
        for path, tree in modules()
        if floor_of(path) not in CHANCE_IS_WELCOME
        for name, line in imports(path, tree)
        if name.split(".")[0] == "random"
    ]
    assert faults == []


def test_no_file_grows_past_its_subject() -> None:
    sources = [
        path
        for folder in ("src", "tests", "tools", "benchmarks", "client/src", "client/tests")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ts", ".svelte", ".css"} and "static" not in path.parts
    ]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in sources}
    long = {name: length for name, length in lengths.items() if length > LONGEST_FILE}
    assert {name: length for name, length in long.items() if name not in GENERATED} == {}


def test_no_function_grows_past_a_page() -> None:
    long = set()
    for path, tree in modules():
        for node in nodes_of(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                if node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION:
                    long.add(f"{path.relative_to(SOURCE)}:{node.name}")
    assert long - set(LONG_FUNCTIONS) == set()
    assert set(LONG_FUNCTIONS) - long == set(), "no longer long: take it off the list"


def test_every_module_says_what_it_is() -> None:
    silent = [str(path.relative_to(ROOT)) for path, tree in modules() if not ast.get_docstring(tree)]
    assert silent == []


def test_the_project_names_no_place_of_one_machine() -> None:
    machine = re.compile(r"(^|[^A-Za-z0-9_.])/(work|farm|tmp|home|root)/[A-Za-z]")
    outside = "../" + "shared"
    faults = []
    for path in tracked():
        if path.name == "package-lock.json":
            continue
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), start=1):
            if machine.search(line) or (outside in line and "CARDROOM_PHH" not in line):
                faults.append(where(path, number))
    assert faults == []


def test_nothing_waits_by_what_loses_a_cancellation() -> None:
    """`asyncio.wait_for` of Python 3.11 goes on with a task that was told to end in the turn of the loop in which what it
    waits for comes; `asyncio.timeout` does not.
    """
    waits = re.compile(r"asyncio\.wait_for\(|from asyncio import .*\bwait_for\b")
    faults = [
        where(path, number)
        for path in SOURCE.rglob("*.py")
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if waits.search(line)
    ]
    assert faults == []


def test_nothing_is_left_for_later_in_a_comment() -> None:
    later = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "X" * 3)))
    faults = [
        where(path, number)
        for path in tracked()
        if path.suffix in {".py", ".ts", ".svelte", ".css", ".toml", ".sh", ".md"}
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), start=1)
        if later.search(line)
    ]
    assert faults == []


def test_a_check_is_only_silenced_with_a_reason() -> None:
    """A comment that silences mypy, ruff or a test says why behind it."""
    silenced = re.compile(r"#\s*(type: ignore\[[\w, -]+\]|noqa: [A-Z0-9, ]+)(?P<reason>.*)$")
    bare = re.compile(r"#\s*(type: ignore(?!\[)|noqa(?!:))")
    faults = []
    for folder in (SOURCE, ROOT / "tests"):
        for path in folder.rglob("*.py"):
            if path == Path(__file__):
                continue
            for number, line in enumerate(path.read_text().splitlines(), start=1):
                match = silenced.search(line)
                if bare.search(line) or (match and len(match["reason"].strip(" #-:")) < 8):
                    faults.append(where(path, number))
    assert faults == []


def in_any_order(values: ast.expr) -> bool:
    """Whether an expression is plainly a set: its order differs from process to process."""
    if isinstance(values, ast.BinOp):
        return in_any_order(values.left) or in_any_order(values.right)
    is_made = (
        isinstance(values, ast.Call)
        and isinstance(values.func, ast.Name)
        and values.func.id in ("set", "frozenset")
    )
    return is_made or isinstance(values, ast.Set | ast.SetComp)


def test_cases_of_a_test_have_an_order() -> None:
    """The processes of a run collect the tests each for themselves, and must find the same."""
    faults = []
    for path, _, nodes in sources_of_tests():
        for node in nodes:
            is_cases = isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "parametrize"
            if is_cases and len(node.args) > 1 and in_any_order(node.args[1]):
                faults.append(where(path, node.lineno))
    assert faults == []
    assert in_any_order(ast.parse("set(a) - set(b)", mode="eval").body)
    assert not in_any_order(ast.parse("sorted(set(a) - set(b))", mode="eval").body)


def without_a_seed(node: ast.Call, source: str) -> bool:
    """Whether a call draws from a chance that nothing fixed: it falls otherwise in each run."""
    called = ast.unparse(node.func)
    if called.endswith(".sample") and "space" in called:
        return "space.seed(" not in source and "action_space(agent).seed(" not in source
    if called in (
        "Random",
        "random.Random",
        "default_rng",
        "np.random.default_rng",
        "numpy.random.default_rng",
    ):
        return not node.args and not node.keywords
    return bool(re.fullmatch(r"(np\.random|numpy\.random|random)\.(?!seed$)[a-z_]+", called))


def test_chance_in_a_test_has_a_seed() -> None:
    """A test that waits for something rare passes or fails by luck, unless its chance is the same in each run."""
    faults = []
    for path, source, nodes in sources_of_tests():
        faults += [
            where(path, node.lineno)
            for node in nodes
            if isinstance(node, ast.Call) and without_a_seed(node, source)
        ]
    assert faults == []


@pytest.mark.parametrize(
    ("call", "is_fault"),
    [
        ("Random()", True), ("Random(7)", False), ("random.choice(cards)", True), ("np.random.rand(3)", True),
        ("np.random.default_rng()", True), ("np.random.default_rng(1)", False), ("space.sample(mask)", True),
    ],
)  # fmt: skip
def test_a_draw_without_a_seed_is_told_from_one_with(call: str, is_fault: bool) -> None:
    expression = ast.parse(call, mode="eval").body
    assert isinstance(expression, ast.Call)
    assert without_a_seed(expression, call) == is_fault


def test_every_decision_page_has_the_same_form() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert [page.name[:4] for page in pages] == [f"{number:04}" for number in range(1, len(pages) + 1)]
    for page in pages:
        lines = page.read_text().splitlines()
        assert re.fullmatch(rf"# {page.name[:4]} · .+", lines[0]), f"{page.name}: the title"
        headings = [line for line in lines if line.startswith("## ")]
        assert headings == ["## Question", "## Decision", "## Why", "## Price"], page.name
        assert len(lines) <= 60, f"{page.name}: one page"


def test_a_glossary_word_stands_once_and_names_something_that_exists() -> None:
    text = (ROOT / "GLOSSARY.md").read_text()
    words = re.findall(r"^- \*\*(.+?)\*\*", text, re.MULTILINE)
    assert len(words) >= 30
    assert len(words) == len({word.lower() for word in words})
    assert words == sorted(words, key=str.lower)
    used = {word for path in SOURCE.rglob("*.py") for word in re.findall(r"\w+", path.read_text())}
    missing = [
        name
        for name in re.findall(r"`([A-Za-z_.]+)`", text)
        if name.split(".")[-1] not in used and not (SOURCE / name).exists()
    ]
    assert missing == []
