"""Builds the wheels of the package and tries each in an environment of its own: `make wheels`.

A pure wheel always, and for every CPython from 3.11 on that is found here, with its headers and a C compiler, one
that mypyc has compiled (docs/decisions/0011-compiled-build.md). They lie in `dist`. All of them must play the same
hands. cibuildwheel, which has its settings in pyproject.toml, makes those for other systems.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TRY = ROOT / "tools" / "try_wheel.py"
TAKEN = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
MINORS = range(11, 15)
ABOUT = (
    "import sys, sysconfig, pathlib, ensurepip, venv; "
    "print(sys.implementation.name, *sys.version_info[:2], "
    "(pathlib.Path(sysconfig.get_path('include')) / 'Python.h').is_file())"
)


def main(arguments: Sequence[str]) -> int:
    """Build and try all wheels, or those asked for; the exit status."""
    parser = argparse.ArgumentParser(description="Build and try the wheels of the package.")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder they are put into")
    parser.add_argument("--pure", action="store_true", help="only the pure wheel")
    parser.add_argument(
        "--python", action="append", default=[], help="compile for this Python (more than once)"
    )
    given = parser.parse_args(arguments)
    given.into.mkdir(parents=True, exist_ok=True)
    compiling = [] if given.pure else [Path(one) for one in given.python] or pythons()
    if not given.pure and not given.python:
        print(lacking(compiling), end="", flush=True)
    if compiling and shutil.which("cc") is None:
        print("no C compiler (apt-get install gcc): only the pure wheel is built")
        compiling = []
    played = {}
    for python in (None, *compiling):
        with tempfile.TemporaryDirectory(prefix="cardroom-wheel-") as folder:
            wheel = build(Path(folder), python, given.into)
            told = tried(Path(folder), wheel, python)
        played[wheel.name] = told.split()[0]
        print(f"{wheel.name}  {wheel.stat().st_size / 1e6:.1f} MB  {told.split(maxsplit=1)[1]}", flush=True)
    if len(set(played.values())) > 1:
        print("these wheels do not play the same hands:", played, file=sys.stderr)
        return 1
    return 0


def pythons() -> list[Path]:
    """One CPython of each version from 3.11 on that can compile, on the path or among pyenv's."""
    versions = sorted(
        Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/3.*/bin/python3")
    )
    named = [shutil.which(f"python3.{minor}") for minor in MINORS]
    found: dict[str, Path] = {}
    for python in [Path(sys.executable), *versions, *(Path(one) for one in named if one)]:
        asked = subprocess.run([python, "-c", ABOUT], capture_output=True, text=True)
        about = asked.stdout.split()
        if (
            asked.returncode == 0
            and about[:2] == ["cpython", "3"]
            and int(about[2]) in MINORS
            and about[3] == "True"
        ):
            found.setdefault(about[2], python)
    return [found[minor] for minor in sorted(found)]


def lacking(found: Sequence[Path]) -> str:
    """A line for each version for which no wheel is compiled here, and what makes it."""
    asked = [subprocess.run([python, "-c", ABOUT], capture_output=True, text=True) for python in found]
    here = {int(one.stdout.split()[2]) for one in asked}
    return "".join(
        [
            f"no CPython 3.{minor} with its headers, ensurepip and venv is here (pyenv install 3.{minor}): "
            f"cibuildwheel compiles for it\n"
            for minor in MINORS
            if minor not in here
        ]
    )


def build(folder: Path, python: Path | None, into: Path) -> Path:
    """Build a wheel in a copy of what it is built from: compiled for a Python, or the pure one."""
    tree = folder / "tree"
    tree.mkdir()
    for name in TAKEN:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
            shutil.copytree(source, tree / name, ignore=ignored)
        else:
            shutil.copy(source, tree / name)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    # mypyc looks at the types of whatever a compiled module can reach, those of libraries too.
    compiling = [*project["optional-dependencies"]["compiled"], *project["dependencies"]]
    wanted = compiling if python else ["setuptools>=77"]
    maker = environment(folder / "maker", python, wanted)
    surroundings = {
        name: value for name, value in os.environ.items() if name not in ("CARDROOM_COMPILED", "PYTHONPATH")
    }
    if python:
        surroundings["CARDROOM_COMPILED"] = "1"
    command = [
        maker,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        folder / "out",
        ".",
    ]
    run(command, cwd=tree, env=surroundings)
    (made,) = (folder / "out").glob("*.whl")
    return Path(shutil.copy(made, into / made.name))


def tried(folder: Path, wheel: Path, python: Path | None) -> str:
    """Install a wheel, and no extra, into a clean environment, and let it play there; what it tells."""
    alone = environment(folder / "alone", python, [str(wheel)])
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    return run([alone, "-I", TRY, "compiled" if python else "plain Python"], cwd=elsewhere, env=None)


def environment(folder: Path, python: Path | None, wanted: Sequence[str]) -> Path:
    """A new virtual environment with what is wanted; its Python."""
    run([python or sys.executable, "-m", "venv", folder], cwd=None, env=None)
    made = folder / "bin" / "python"
    run(
        [made, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted],
        cwd=folder,
        env=None,
    )
    return made


def run(command: Sequence[str | Path], cwd: Path | None, env: dict[str, str] | None) -> str:
    """What a command prints; where it fails, its last lines, and the end."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, capture_output=True, text=True)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-30:])
        raise SystemExit(f"{' '.join(str(part) for part in command)}\n{said}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
