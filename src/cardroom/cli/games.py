"""`cardroom games`: every game and mix with its betting forms, seats and clauses."""

from typing import Annotated

import typer

from cardroom.cli.output import console, print_json


def games(json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """List the games that can be played, simulated and replayed."""
    from rich.table import Table

    from cardroom.sim.listing import listed_games

    rows = listed_games()
    if json:
        print_json({"games": rows})
        return
    table = Table("code", "game", "forms", "seats", "to simulate", "clauses")
    for row in rows:
        forms = ", ".join(form.replace("_", " ") for form in row["forms"])
        clauses = row["clauses"][0]
        if len(row["clauses"]) > 1:
            clauses += f" and {len(row['clauses']) - 1} more"
        table.add_row(row["code"], row["name"], forms, str(row["seats"]), ", ".join(row["simulate"]), clauses)
    console().print(table)
