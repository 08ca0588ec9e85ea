"""How commands speak: results on standard output, everything else on standard error."""

import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from cardroom.extras import what_to_install

FOUND_WRONG = 1  # the work was done and what was looked at is not right
COULD_NOT = 2  # the command could not be carried out: bad usage, a broken file

OF_A_ROOM: Final = frozenset(
    ("serve", "demo", "doctor", "audit", "backup", "move", "move-house", "report", "role", "verify")
)
"""The commands that run a room or look after one."""
PREFIX: Final = "CARDROOM_"
VARIABLES: Final = ("DATA", "STORE", "BUS", "BUS_SECRET", "ROLE")
"""The environment's variables that are read in place of options, without their prefix."""


def _plain(value: object) -> str:
    """The text of a fault that carries its code beside it."""
    if isinstance(value, str):
        return str.__str__(value)
    raise NotImplementedError(f"{type(value).__name__} is no part of an answer")


# Decimals are written as plain JSON numbers, digit for digit.
_JSON = msgspec.json.Encoder(decimal_format="number", enc_hook=_plain)


class OneLineGroup(TyperGroup):
    """Commands whose wrong usage ends with one line, as everything else that cannot be done."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command that `args` name; ends the process unless `standalone_mode` is off."""
        if fault := empty_value(sys.argv[1:] if args is None else args, os.environ):
            print_error(fault)
            sys.exit(COULD_NOT)
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            sys.exit(COULD_NOT)
        except typer.TyperException as wrong:
            if not standalone_mode:
                raise
            sys.exit(tell_usage(wrong))
        except (KeyboardInterrupt, SystemExit):
            raise
        except BrokenPipeError:  # the reader of the pipe has gone: `cardroom rules list | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        except Exception as fault:
            if not standalone_mode:
                raise
            if isinstance(fault, ModuleNotFoundError) and (advice := what_to_install(fault)):
                print_error(advice)
                sys.exit(COULD_NOT)
            traceback.print_exc()  # a defect of ours: in full, and it was not done
            sys.exit(COULD_NOT)
        if not standalone_mode:
            return status
        sys.exit(status if isinstance(status, int) else 0)


def empty_value(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return what is wrong with a command line, where a value of it or of the environment is empty; "" where none is.

    It comes of a shell's variable that is not set. An empty `--store` would open a new room in a folder, an empty `--host`
    listen on every network, and an empty `CARDROOM_BUS_SECRET` leave the bus open to whoever has it.
    """
    if not words or words[0] not in OF_A_ROOM:
        return ""
    for name in (PREFIX + variable for variable in VARIABLES):
        if name in environment and not environment[name].strip():
            return f"{name} is set and empty: give it a value, or unset it"
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if not equals:
            value = words[at + 1] if at + 1 < len(words) else "-"
        if name.startswith("--") and not value.strip():
            return f"{name} is empty: give it a value, or leave it out"
    return ""


def tell_usage(wrong: typer.TyperException) -> int:
    """Say on one line what was wrong with the usage and where help is; the exit status."""
    context: typer.Context | None = getattr(wrong, "ctx", None)
    message = wrong.format_message()
    if context is None:
        print_error(message)
    elif message == context.get_help():  # a group was called without a command
        typer.echo(message, err=True)
    else:
        print_error(f"{' '.join(message.split()).rstrip('.')} (see `{context.command_path} --help`)")
    return wrong.exit_code


def print_json(result: object) -> None:
    """Print one object, and nothing else, on one line."""
    print(_JSON.encode(result).decode())


def printable(text: str) -> str:
    """Return a text on one line, without what a terminal would obey: whoever has a bus says what they like there."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in " ".join(text.split()))


def print_error(message: str) -> None:
    """One line for a person on standard error."""
    typer.echo(f"cardroom: {message}", err=True)


def fail(message: str, status: int = COULD_NOT) -> NoReturn:
    """End the command with one clear line and a status that is not 0."""
    print_error(printable(message))
    raise typer.Exit(status)


def console() -> Console:
    """Standard output with tables and colour where it is a terminal."""
    return Console(highlight=False, soft_wrap=False)


def open_table(*titles: str, title: str = "", whole: Sequence[str] = ()) -> Table:
    """A table without walls, so that a narrow terminal has room; the columns in `whole` are never cut or wrapped."""
    table = Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False,
        title=title or None, title_justify="left",
    )  # fmt: skip
    for column in titles:
        table.add_column(column, no_wrap=column in whole)
    return table
