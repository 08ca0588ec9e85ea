"""Every function of tournaments is called by code that runs, or stands here with the reason why not."""

import ast

from tools.clauses import nodes_of

from tests.test_tidy import modules

LIVE_ONLY = {
    "bet_with_bounty_chip": "a bounty chip can be put into the pot only where it is one (CH-8.21)",
    "stacks_in_play": "stacks wait unclaimed only where players fetch them at a seat (PF-2.1.2)",
}
"""What only a live room or a hand does yet, by name, with the reason."""
FOR_USERS = {"total_of": "part of the library: what a cancellation brings one player"}


def defined(tree: ast.Module) -> set[str]:
    """The public functions of a module, and the public methods and properties of its classes."""
    found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        found |= {node.name for node in kind.body if isinstance(node, ast.FunctionDef)}
    return {name for name in found if not name.startswith("_")}


def used(tree: ast.Module) -> set[str]:
    """Every name that a module asks for, but for those that it imports only."""
    names = {node.id for node in nodes_of(tree) if isinstance(node, ast.Name)}
    return names | {node.attr for node in nodes_of(tree) if isinstance(node, ast.Attribute)}


def test_every_function_of_tournaments_is_reached_by_code_that_runs() -> None:
    trees = dict(modules())
    asked = set[str]().union(*[used(tree) for tree in trees.values()])
    public = set[str]().union(*[defined(tree) for path, tree in trees.items() if "tournament" in path.parts])
    unreached = public - asked
    assert unreached - LIVE_ONLY.keys() - FOR_USERS.keys() == set(), (
        "call it, take it out, or say why it stays"
    )
    assert LIVE_ONLY.keys() | FOR_USERS.keys() <= unreached, "a reason that nothing needs any more"


def test_what_counts_as_used() -> None:
    module = (
        "from a import idle\ndef f(x): ...\nclass C:\n    def g(self): ...\n    def _h(self): ...\nf(C().g)\n"
    )
    tree = ast.parse(module)
    assert defined(tree) == {"f", "g"} and {"f", "C", "g"} <= used(tree) and "idle" not in used(tree)
