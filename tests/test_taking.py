"""Taking the package: its name, its extras, and what works without any of them."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from tools.clauses import nodes_of
from typer.testing import CliRunner

from cardroom import __version__
from cardroom.cli.main import app
from cardroom.extras import DISTRIBUTION, LIBRARIES, PURPOSES
from tests.test_tidy import modules

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def plain(name: str) -> str:
    """A distribution's name as indexes compare it, without what is asked of its version."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", name)[0]).lower()


BASE = {plain(one) for one in PROJECT["dependencies"]}
EXTRAS = {name: {plain(one) for one in wanted} for name, wanted in PROJECT["optional-dependencies"].items()}
DISTRIBUTIONS = {name: {plain(one) for one in found} for name, found in packages_distributions().items()}


def test_the_name_is_free_and_the_same_everywhere() -> None:
    assert PROJECT["name"] == DISTRIBUTION == "cardroom-poker"
    assert f'version: "{__version__}"' in (ROOT / "CITATION.cff").read_text()
    for name in ("README.md", "docs/library.md"):
        assert "pip install cardroom-poker" in (ROOT / name).read_text()
    wrong = re.compile(r"pip install [\"']?cardroom(?!-poker)\b|cardroom\[(?:room|batch|rl|data|test)\]")
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *(ROOT / "src").rglob("*.py"), ROOT / "Makefile"]
    assert [str(path) for path in pages if wrong.search(path.read_text())] == []


def test_whoever_runs_a_room_from_a_clone_or_a_container_gets_what_it_needs() -> None:
    assert "--editable '.[room]'" in (ROOT / "Makefile").read_text()
    assert "pip install '.[room]'" in (ROOT / "Dockerfile").read_text()


def test_each_extra_is_known_by_the_modules_it_brings() -> None:
    for extra, libraries in LIBRARIES.items():
        brought = {name for library in libraries for name in DISTRIBUTIONS.get(library, set())}
        assert brought == EXTRAS[extra], extra
    assert set(PURPOSES) == set(LIBRARIES)
    (everything,) = [one for one in PROJECT["optional-dependencies"]["test"] if one.startswith(DISTRIBUTION)]
    assert set(everything.removeprefix(f"{DISTRIBUTION}[").removesuffix("]").split(",")) == set(LIBRARIES)


def test_every_library_that_the_package_imports_comes_with_it_or_with_an_extra() -> None:
    known = {library for libraries in LIBRARIES.values() for library in libraries}
    strange = set()
    for path, tree in modules():
        for node in nodes_of(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for library in (
                {name.split(".")[0] for name in names} - set(sys.stdlib_module_names) - {"cardroom"}
            ):
                # babel comes with fluent.runtime, llvmlite with numba: neither can do without it.
                if (
                    library not in known | {"babel", "llvmlite"}
                    and not DISTRIBUTIONS.get(library, set()) & BASE
                ):
                    strange.add(f"{path.name}: {library}")
    assert strange == set()


WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {libraries!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
{statement}
"""


def without_extras(statement: str) -> "subprocess.CompletedProcess[str]":
    """A fresh Python that has no library of any extra."""
    libraries = {library for known in LIBRARIES.values() for library in known}
    code = WITHOUT.format(libraries=libraries, statement=statement)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)


OF_THE_LIBRARY = (
    "--version", "--help", "games --json", "simulate --hands 20", "equity AsKs 2h2d --board 2c7dTh",
    "icm --stacks 5,3,2 --prizes 5,3", "rules show CO-TH.31", "ruling --topics", "live --help",
    "tournament-structure --help",
)  # fmt: skip
OF_EXTRAS = (
    ("demo", "room"), ("serve --data x", "room"), ("audit --data x", "room"), ("backup x", "room"), ("doctor", "room"),
    ("move x y", "room"), ("simulate-tournament --entries 9", "room"), ("batch", "batch"), ("data x.phh --out x", "data"),
)  # fmt: skip
ALONE = """
import os, sys, tempfile, json
from cardroom.cli.main import app

def told(command):
    files = [tempfile.TemporaryFile() for _ in range(2)]
    pid = os.fork()
    if pid == 0:
        for number, file in enumerate(files):
            os.dup2(file.fileno(), 1 + number)
        code = 1
        try:
            app(command.split())
        except SystemExit as ending:
            code = ending.code or 0
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    texts = [(file.seek(0), file.read().decode())[1] for file in files]
    return [code, *texts]

print(json.dumps({{command: told(command) for command in {commands!r}}}))
"""


@cache
def alone() -> dict[str, list[Any]]:
    """What each command says without any extra: status, output, errors. They are forks of one fresh Python."""
    done = without_extras(ALONE.format(commands=[*OF_THE_LIBRARY, *(command for command, _ in OF_EXTRAS)]))
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, list[Any]] = json.loads(done.stdout)
    return found


OF_MODULES = {
    "rl": (
        "aec", "aec_freezeout", "seated_agents", "single", "single_freezeout", "spiel", "spiel_freezeout", "spiel_state",
    ),
    "batch": ("whole_hands", "lanes", "on_card", "ranks", "card_kernels"),
    "data": ("hand_tables", "rows_of_hands", "table_figures", "result_lines"),
}  # fmt: skip
IMPORTED = """
from importlib import import_module
for name in {names!r}:
    try:
        import_module(name)
    except ModuleNotFoundError as missing:
        print(missing)
"""


def test_a_module_whose_extra_is_missing_says_which_one_it_is() -> None:
    folders = {"rl": "env", "batch": "batch", "data": "data"}
    names = [f"cardroom.{folders[extra]}.{name}" for extra, found in OF_MODULES.items() for name in found]
    done = without_extras(IMPORTED.format(names=names))
    extras = [extra for extra, found in OF_MODULES.items() for _ in found]
    assert (done.returncode, done.stderr) == (0, "")
    for line, name, extra in zip(done.stdout.splitlines(), names, extras, strict=True):
        assert f'pip install "cardroom-poker[{extra}]"' in line and line.endswith("is missing)"), (name, line)


def test_the_library_works_without_any_extra() -> None:
    statement = """
from pathlib import Path
from importlib import import_module
root = Path(%r)
own = {"env": ("aec", "single", "spiel", "aec_freezeout", "single_freezeout", "spiel_freezeout",
               "seated_agents", "spiel_state"),
       "histories": (), "analysis": (), "solve": (), "arena": (), "sim": (),
       "engine": (), "games": (), "cards": (), "rules": (), "openface": (), "floor": (), "table": (), "cash": (),
       "tournament": (), "ledger": ()}
for floor, others in own.items():
    for path in sorted((root / floor).rglob("*.py")):
        if path.stem not in others:
            import_module(".".join(("cardroom", *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__"))
import cardroom
for name in cardroom.__all__:
    getattr(cardroom, name)
""" % str(ROOT / "src" / "cardroom")  # noqa: UP031  # braces of the statement would have to be doubled
    done = without_extras(statement)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", OF_THE_LIBRARY)
def test_a_command_of_the_library_works_without_any_extra(command: str) -> None:
    status, said, errors = alone()[command]
    assert (status, errors) == (0, "") and said


@pytest.mark.parametrize(("command", "extra"), OF_EXTRAS)
def test_a_command_that_needs_an_extra_says_in_one_line_which(command: str, extra: str) -> None:
    status, said, errors = alone()[command]
    assert (status, said, errors.count("\n")) == (2, "", 1)
    assert f'pip install "cardroom-poker[{extra}]"' in errors


def test_a_missing_module_that_no_extra_has_is_a_fault_told_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cardroom.sim.games_listing", None)
    said = CliRunner().invoke(app, ["games"])
    assert said.exit_code == 2
    assert "Traceback" in said.stderr
