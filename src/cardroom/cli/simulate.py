"""`cardroom simulate`: many hands by a simple policy, for speed and for checking."""

from dataclasses import asdict
from typing import Annotated

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import fail, print_json


def simulate(
    game: Annotated[
        str, typer.Option(help="A code of `cardroom games`: holdem, stud, horse, nlhe.")
    ] = "nlhe",
    form: Annotated[
        str, typer.Option(help="no-limit, pot-limit or fixed-limit; left out: the usual one of the game.")
    ] = "",
    seats: Annotated[
        int | None, typer.Option(help="Players dealt in; left out: six, or as many as the game takes.")
    ] = None,
    hands: Annotated[int, typer.Option(help="Hands to play.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hands.")] = 0,
    policy: Annotated[str, typer.Option(help="How players choose: uniform or passive.")] = "uniform",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many hands and tell how fast it went.

    All in one process, by a simple policy; the chips of each hand are checked.
    """
    from cardroom.rules import Refused
    from cardroom.sim import simulate as play

    try:
        with progress(f"{game}, {policy}", hands) as advance:
            result = play(game.lower(), seats, hands, seed, policy, advance, form.lower().replace("-", "_"))
    except Refused as refused:
        fail(refused.message)
    if json:
        print_json(asdict(result))
        return
    print(
        f"{result.hands:,} hands of {result.game} with {result.decisions:,} decisions in {result.seconds:.2f} s: "
        f"{result.hands_per_second:,.0f} hands a second, no chip lost"
    )
