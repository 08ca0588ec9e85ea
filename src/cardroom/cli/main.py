"""`cardroom`: every command under its name. The commands import what they need when they run, so that help is quick."""

from typing import Annotated

import typer

from cardroom.cli import (
    arena,
    audit,
    backup,
    batch,
    convert,
    data,
    demo,
    doctor,
    equity,
    games,
    icm,
    live,
    move,
    move_house,
    push_fold,
    replay,
    report,
    role,
    rules,
    ruling,
    serve,
    simulate,
    simulate_tournament,
    solve,
    stats,
    tournament_structure,
    verify,
)
from cardroom.cli.output import OneLineGroup

app = typer.Typer(
    name="cardroom",
    help="A complete poker room that plays by the house's own rulebook, and can cite it.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    cls=OneLineGroup,
)
app.command("demo")(demo.demo)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("simulate-tournament")(simulate_tournament.simulate_tournament)
app.command("tournament-structure")(tournament_structure.tournament_structure)
app.command("batch")(batch.batch)
app.command("games")(games.games)
app.command("arena")(arena.arena)
app.command("equity")(equity.equity)
app.command("icm")(icm.icm)
app.command("solve")(solve.solve)
app.command("push-fold")(push_fold.push_fold)
app.command("stats")(stats.stats)
app.command("data")(data.data)
app.command("convert")(convert.convert)
app.command("replay")(replay.replay)
app.command("audit")(audit.audit)
app.command("backup")(backup.backup)
app.command("move")(move.move)
app.command("move-house")(move_house.move_house)
app.command("report")(report.report)
app.command("verify")(verify.verify)
app.command("doctor")(doctor.doctor)
app.command("role")(role.role)
app.command("ruling")(ruling.ruling)
app.command("live")(live.live)
app.add_typer(rules.app, name="rules")


def print_version(asked: bool) -> None:
    """Print the version and end, when asked for."""
    if asked:
        from cardroom import __version__
        from cardroom.cli.build import build

        print(f"cardroom {__version__} ({build()})")
        raise typer.Exit


@app.callback()
def cardroom(
    version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and end."),
    ] = False,
) -> None:
    """A complete poker room that plays by the house's own rulebook, and can cite it."""


def command_names() -> list[str]:
    """Every command as it is typed, those of a group with the group's name."""
    names = [command.name or "" for command in app.registered_commands]
    for group in app.registered_groups:
        assert group.typer_instance is not None
        names += [f"{group.name} {command.name}" for command in group.typer_instance.registered_commands]
    return names
