"""`cardroom games`: every game and mix with its betting forms, seats and clauses."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import console, open_table, print_json

if TYPE_CHECKING:
    from cardroom.sim.games_listing import ListedGame


def games(json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """List the games that can be played and simulated."""
    from cardroom.sim.games_listing import listed_games

    rows = listed_games()
    if json:
        print_json({"games": rows})
        return
    # A column that people copy from stays whole; a long name wraps instead.
    titles = ("code", "game", "forms", "seats", "clauses")
    table = open_table(*titles, whole=("code", "forms", "seats", "clauses"))
    for row in rows:
        forms = ", ".join(form.removesuffix("_limit") for form in row["forms"])
        table.add_row(row["code"], row["name"], forms, seats_of(row), clauses_of(row))
    screen = console()
    screen.print(table)
    short = [code for row in rows for code in row["simulate"] if code != row["code"]]
    screen.print(f"\nShort codes for `cardroom simulate`, each with its form: {', '.join(short)}.")


def seats_of(row: "ListedGame") -> str:
    """The seats of a cash table and, where somebody sits out each hand, how many are dealt in."""
    dealt_in = row["most_players"]
    return f"{row['seats']}, {dealt_in} play" if dealt_in < row["seats"] else str(row["seats"])


def clauses_of(row: "ListedGame") -> str:
    """The first clause of a game, and how many more there are; a game may have none."""
    first, *others = row["clauses"] or [""]
    return f"{first} +{len(others)}" if others else first
