"""`cardroom batch`: very many hands by a simple policy, compiled for all cores."""

from typing import Annotated

import typer

from cardroom.cli.output import fail, print_json


def batch(
    game: Annotated[str, typer.Argument(help="A code of `cardroom games`: holdem, nlhe.")] = "nlhe",
    form: Annotated[
        str, typer.Option(help="no-limit, pot-limit or fixed-limit; left out: the usual one of the game.")
    ] = "",
    seats: Annotated[int, typer.Option(help="Players dealt in.")] = 6,
    hands: Annotated[int, typer.Option(help="Hands to play.")] = 1_000_000,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same hands on any number of threads.")
    ] = 0,
    policy: Annotated[str, typer.Option(help="How players choose: uniform or passive.")] = "uniform",
    threads: Annotated[int, typer.Option(help="Threads to play on; left out: one for each core.")] = 0,
    device: Annotated[
        str, typer.Option(help="cpu, or cuda: a graphics card of NVIDIA's, by numba-cuda.")
    ] = "cpu",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play very many hands and tell how fast it went.

    It needs the extra `batch`. The first call compiles the hand, in half a minute, and says so on a terminal; later ones
    find it done.
    """
    from cardroom.batch.whole_hands import play
    from cardroom.rules import Refused
    from cardroom.sim import stakes

    if device not in ("cpu", "cuda"):
        fail(f"no device {device!r}; there are cpu and cuda")
    if device == "cuda" and threads:
        fail("--threads counts those of the processor; a card chooses its own")
    try:
        setup = stakes(game.lower(), form.lower().replace("-", "_")).setup(seats)
        if not json:
            say_what_is_compiled(device)
        if device == "cuda":
            from cardroom.batch.on_card import play as play_on_card

            played = play_on_card(setup, policy, hands, seed)
        else:
            played = play(setup, policy, hands, seed, threads)
    except Refused as refused:
        fail(refused.message)
    speed = played.hands / played.seconds
    if json:
        print_json(
            {
                "hands": played.hands,
                "decisions": played.decisions,
                "chips_wrong": played.chips_wrong,
                "hands_per_second": round(speed),
                "threads": played.threads,
                "won": played.won,
            }
        )
        return
    wrong = f"{played.chips_wrong:,} hands with wrong chips" if played.chips_wrong else "no chip lost"
    print(
        f"{played.hands:,} hands of {setup.game.name} with {played.decisions:,} decisions in {played.seconds:.2f} s on "
        f"{played.threads} threads: {speed:,.0f} hands a second, {wrong}"
    )


def say_what_is_compiled(device: str) -> None:
    """Say on a terminal, before it begins, that the hand is compiled first, and where that is kept."""
    from rich.console import Console

    from cardroom.batch.compiling import can_keep, is_kept, kept_in

    screen = Console(stderr=True)
    if not screen.is_terminal or (device == "cpu" and is_kept("some_hands")):
        return
    if device == "cuda":
        line = "compiling the hand for the card"
    elif can_keep():
        line = f"compiling the hand, which takes half a minute; the next call finds it in {kept_in()}"
    else:
        line = f"compiling the hand, which takes half a minute each time, for {kept_in()} cannot be written"
    screen.print(f"cardroom: {line}", soft_wrap=True, highlight=False, markup=False)
