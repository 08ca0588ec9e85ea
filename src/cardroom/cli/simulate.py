"""`cardroom simulate`: many hands by a simple policy, for speed and for checking."""

from dataclasses import asdict
from typing import Annotated

import typer

from cardroom.cli.output import fail, print_json, progress


def simulate(
    game: Annotated[str, typer.Option(help="A code of `cardroom games`: nlhe, stud, horse.")] = "nlhe",
    seats: Annotated[int, typer.Option(help="Players at the table.")] = 6,
    hands: Annotated[int, typer.Option(help="Hands to play.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hands.")] = 0,
    policy: Annotated[str, typer.Option(help="How players choose: uniform or passive.")] = "uniform",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many hands in one process, check the chips of each, and tell how fast it went."""
    from cardroom.rules import Refused
    from cardroom.sim import simulate as play

    try:
        with progress(f"{game}, {seats} seats, {policy}", hands) as advance:
            result = play(game, seats, hands, seed, policy, advance)
    except Refused as refused:
        fail(refused.message)
    if json:
        print_json(asdict(result))
        return
    print(
        f"{result.hands:,} hands of {result.game} with {result.decisions:,} decisions in {result.seconds:.2f} s: "
        f"{result.hands_per_second:,.0f} hands a second, no chip lost"
    )
