"""The shape of the source: folders without circles, one name for one thing. Figures that are not zero may only fall."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tools.clauses import nodes_of

from tests.test_tidy import SOURCE, circles_of, modules

SHARED_FILE_NAMES = 78
"""Files whose name stands in several folders: two sides of a store, commands, the engine beside Open Face."""

SHARED_CLASS_NAMES = 8
"""Public classes whose name stands twice: an event beside what the engine calls so, a message beside a command."""

HEADLESS = re.compile(r"(?:^|[.;:] )(?:Who|What|Whoever|Whom|Whose|Where) [a-z][^?]*?[.;]")
HEADLESS_SENTENCES = 1.8
"""Sentences without a subject ("What a client may send." for "The messages of a client.") in 1,000 words of docstrings."""

SMALL_FILES = 108
"""Files of under forty lines."""

ARGUMENTS = 8
"""The most arguments that a constructor may ask for."""


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def folder_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).parent.parts)


def test_no_folders_import_one_another_in_a_circle() -> None:
    """A folder and the folders in it are several: who reads one of them needs to know no more than those below."""
    folders = {dotted(path): folder_of(path) for path, _ in modules()}
    graph: dict[str, set[str]] = {folder: set() for folder in folders.values()}
    for path, tree in modules():
        for node in nodes_of(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cardroom."):
                module = (node.module or "").removeprefix("cardroom.")
                names = [f"{module}.{alias.name}" for alias in node.names]
                taken = {name if name in folders else module for name in names}
            elif isinstance(node, ast.Import):
                taken = {alias.name.removeprefix("cardroom.") for alias in node.names}
            else:
                continue
            graph[folder_of(path)] |= {folders[name] for name in taken & folders.keys()} - {folder_of(path)}
    assert circles_of(graph) == []


def test_file_names_are_shared_by_few() -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for path, _ in modules():
        if path.name not in ("__init__.py", "__main__.py"):
            where[path.name].append(folder_of(path))
    shared = {name: folders for name, folders in where.items() if len(folders) > 1}
    assert sum(map(len, shared.values())) <= SHARED_FILE_NAMES, shared


def test_class_names_are_shared_by_few() -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for path, tree in modules():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                where[node.name].append(dotted(path))
    shared = {name: found for name, found in where.items() if len(found) > 1}
    assert len(shared) <= SHARED_CLASS_NAMES, shared


def test_files_are_not_dust() -> None:
    small = [
        dotted(path)
        for path, _ in modules()
        if len(path.read_text().splitlines()) < 40 and path.name != "__init__.py"
    ]
    assert len(small) <= SMALL_FILES, small


def test_constructors_ask_for_few_things() -> None:
    wide = [
        dotted(path)
        for path, tree in modules()
        for node in nodes_of(tree)
        if isinstance(node, ast.FunctionDef)
        and node.name == "__init__"
        and len(node.args.args) - 1 + len(node.args.kwonlyargs) > ARGUMENTS
    ]
    assert wide == []


def test_docstrings_are_sentences() -> None:
    texts = [
        " ".join(node.value.value.split())
        for _, tree in modules()
        for node in nodes_of(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    found = [match for text in texts for match in HEADLESS.findall(text)]
    assert 1_000 * len(found) / sum(len(text.split()) for text in texts) <= HEADLESS_SENTENCES, found
