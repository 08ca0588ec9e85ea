"""`cardroom solve`: a small game's equilibrium, and how near the players have come to it."""

from typing import Annotated

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import console, fail, open_table, print_json

SHOWN = 40
"""So many information sets are printed unless all are asked for."""


def solve(
    game: Annotated[str, typer.Argument(help="A code of `cardroom games` that is small: kuhn, leduc.")],
    method: Annotated[str, typer.Option(help="cfr, cfr+, dcfr or cfr-br.")] = "cfr+",
    iterations: Annotated[int, typer.Option(help="How often the players learn.")] = 1_000,
    form: Annotated[
        str, typer.Option(help="no_limit, pot_limit or fixed_limit; left out: the game's first.")
    ] = "",
    stacks: Annotated[str, typer.Option(help="The chips of each player: 5,5.")] = "",
    sizes: Annotated[
        str, typer.Option(help="Bets in shares of the pot: 0.5,1. Left out: all there are.")
    ] = "",
    whole: Annotated[bool, typer.Option("--all", help="Print every information set.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Solve a small game by regret minimization."""
    from cardroom import solve as solving
    from cardroom.rules import Refused

    if iterations < 1:
        fail("--iterations: at least 1")
    chips = [int(one) for one in numbers(stacks, "--stacks", whole=True)]
    bets = numbers(sizes, "--sizes", whole=False)
    try:
        with progress("walking", None) as advance:
            tree = solving.GameTree(
                solving.deal_of(game, len(chips) or 2, form, stacks=chips), bets, progress=advance
            )
        solver = solving.Solver(tree, method)
        course: list[tuple[int, float]] = []
        with progress("learning", iterations) as advance:
            for goal in milestones(iterations):
                solver.run(goal - solver.iterations, advance)
                course.append((goal, solving.exploitability(tree, solver.average())))
    except Refused as refused:
        fail(refused.message)
    found = solver.average()
    worth = solving.values(tree, found)
    strategy = {
        one.text: {name: float(found[number]) for number, name in enumerate(one.names, one.first)}
        for one in tree.information
    }
    if json:
        print_json(
            {
                "game": tree.base.game.code,
                "form": tree.base.form,
                "positions": len(tree),
                "information_sets": len(tree.information),
                "method": method,
                "iterations": iterations,
                "exploitability": course,
                "values": worth,
                "strategy": strategy,
            }
        )
        return
    show_course(course)
    console().print(
        f"{tree.base.game.name}, stacks {'/'.join(map(str, tree.base.stacks))}: {len(tree):,} positions, "
        f"{len(tree.information):,} information sets; worth "
        + ", ".join(f"{one:+.6f}" for one in worth)
        + " chips a hand"
    )
    show_strategy(strategy, len(strategy) if whole else SHOWN)


def milestones(iterations: int) -> list[int]:
    """After how many iterations the players are measured: 1, 2, 5, 10, 20 ... and at the end."""
    steps = [step * 10**power for power in range(12) for step in (1, 2, 5)]
    return [*[step for step in steps if step < iterations], iterations]


def show_course(course: list[tuple[int, float]]) -> None:
    """Print how far the players could be beaten after so many iterations, as numbers and bars of a logarithmic scale."""
    from math import log10

    table = open_table("iterations", "can be beaten by", "", title="chips a hand that best answers win")
    most = max(beaten for _, beaten in course)
    for count, beaten in course:
        length = round(24 + 6 * log10(beaten / most)) if beaten > 0 and most > 0 else 0
        table.add_row(f"{count:,}", f"{beaten:.6f}", "█" * max(length, 0))
    console().print(table)


def show_strategy(strategy: dict[str, dict[str, float]], shown: int) -> None:
    """Print what is done at the first information sets, and how many more there are."""
    table = open_table("what the player has seen", "what the player does")
    for text, chances in list(strategy.items())[:shown]:
        table.add_row(
            seen_in(text),
            ", ".join(f"{name} {chance:.1%}" for name, chance in chances.items() if chance >= 0.0005),
        )
    console().print(table)
    if len(strategy) > shown:
        console().print(f"{len(strategy) - shown:,} more: --all prints them, --json all of it as data")


def seen_in(text: str) -> str:
    """The text of an information set without game and stakes, which all have in common."""
    player, _, _, _, _, *seen = text.split(" ")
    return " ".join([player, *seen])


def numbers(text: str, option: str, whole: bool) -> list[float]:
    """Numbers with commas between them. Ends the command where a text is none."""
    found: list[float] = []
    for part in filter(None, text.split(",")):
        try:
            found.append(int(part) if whole else float(part))
        except ValueError:
            fail(
                f'{option}: "{part.strip()}" is not a {"whole " if whole else ""}number; write them as in 5,5'
            )
    return found
