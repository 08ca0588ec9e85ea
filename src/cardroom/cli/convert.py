"""`cardroom convert`: files of hand histories in another format."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from cardroom.cli.output import COULD_NOT, FOUND_WRONG, fail, print_error, print_json
from cardroom.cli.replay import documents_in, is_site_text, read_text
from cardroom.cli.stats import refusal_line

if TYPE_CHECKING:
    from cardroom.histories.phh import PhhHand, Value

    Terms = tuple[str, tuple[int, int], int]
    Write = Callable[[PhhHand, int], str]

FORMATS: Final = (".phh", ".phhs", ".ohh", ".log")


def convert(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="PHH (.phh, .phhs), Open Hand History (.ohh), PokerStars texts, logs of the competition or Pluribus.",
            metavar="FILE...",
        ),
    ],
    out: Annotated[Path, typer.Option(help="A new file: .phhs, .phh (one hand), .ohh or .log.")],
    game: Annotated[str, typer.Option(help="Of logs: nlhe or flhe.")] = "nlhe",
    blinds: Annotated[str, typer.Option(help="Of logs: the small and the big blind.")] = "50/100",
    stack: Annotated[int, typer.Option(help="Of logs: what everybody begins each hand with.")] = 10_000,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Write hand histories in another format.

    Every hand is replayed by the rules first. One that is broken, or that the format has no words for, is told with the
    reason and left out: status 1, or 2 when there is no hand left.
    """
    if out.suffix not in FORMATS:
        fail(f"--out: {out} ends in none of {', '.join(FORMATS)}")
    if out.exists():
        fail(f"--out: {out} is there already")
    terms = game, blinds_of(blinds), stack
    refused: list[tuple[str, str, str]] = []
    documents = [
        (str(file), *one) for file in files for one in documents_of(file, read_text(file), terms, refused)
    ]
    if out.suffix == ".phh" and len(documents) > 1:
        fail(f"--out: {len(documents):,} hands do not fit into one .phh; take .phhs")
    written = written_in(out.suffix, documents, refused)
    if written:
        try:
            out.write_text("".join(written), encoding="utf-8")
        except OSError as fault:
            fail(f"{out}: {fault.strerror or fault}")
    if not json or not written:
        for each in refused:
            print_error(refusal_line(*each))
    if not written:
        if not refused:
            fail("there is no hand in these files")
        raise typer.Exit(COULD_NOT)
    if json:
        told = [{"file": file, "id": name, "reason": " ".join(why.split())} for file, name, why in refused]
        print_json({"hands": len(written), "file": str(out), "refused": told})
    else:
        print(f"{len(written):,} {'hand' if len(written) == 1 else 'hands'} in {out}")
    if refused:
        raise typer.Exit(FOUND_WRONG)


def blinds_of(text: str) -> tuple[int, int]:
    """The blinds in "50/100". Ends the command for anything else."""
    small, _, big = text.partition("/")
    if not (small.isdecimal() and big.isdecimal() and len(text) <= 20):
        fail(f"--blinds: {text!r} is not the small and the big blind, as 50/100")
    return int(small), int(big)


def documents_of(
    file: Path, text: str, terms: "Terms", refused: list[tuple[str, str, str]]
) -> "Iterator[tuple[str, PhhHand]]":
    """The hands of a file, each with its name in it; the others go to `refused` with the reason."""
    from cardroom.env.match_log import is_log
    from cardroom.histories.foreign import WHAT_IS_READ, is_ohh, what_else
    from cardroom.histories.history_faults import BrokenHistory
    from cardroom.histories.phh import read_phh

    try:
        if is_log(text):
            yield from logged(file, text, terms, refused)
            return
        if what := what_else(file.name, text):
            raise BrokenHistory("", f"{what}; this command reads {WHAT_IS_READ}, and logs of the competition")
        if is_site_text(file, text):
            yield from texts(file, text, refused)
            return
        is_many = file.suffix == ".phhs" or is_ohh(file.name, text)
        for name, document in documents_in(file, text) if is_many else [("", read_phh(text))]:
            if isinstance(document, BrokenHistory):
                refused.append((str(file), name, str(document)))
            else:
                yield name, document
    except BrokenHistory as fault:
        refused.append((str(file), "", str(fault)))


def texts(file: Path, text: str, refused: list[tuple[str, str, str]]) -> "Iterator[tuple[str, PhhHand]]":
    """The hands of PokerStars texts, each played by the rules."""
    from cardroom.histories.history_faults import BrokenHistory
    from cardroom.histories.phh_record import to_phh
    from cardroom.histories.pokerstars import read_block, settle, split_text

    for block in split_text(text):
        try:
            read = read_block(block)
            settle(read)
            yield block.number, to_phh(read.hand)
        except BrokenHistory as fault:
            refused.append((str(file), block.number, str(fault)))


def logged(
    file: Path, text: str, terms: "Terms", refused: list[tuple[str, str, str]]
) -> "Iterator[tuple[str, PhhHand]]":
    """The hands of a log, by the numbers in its lines."""
    from dataclasses import replace

    from cardroom.env.match_log import read_log
    from cardroom.histories.phh_hand import phh_of
    from cardroom.rules.refused import Refused

    try:
        for place, one in read_log(text, *terms):
            if isinstance(one, Refused):
                refused.append((str(file), f"in line {place}", str(one)))
                continue
            document = phh_of(one.hand)
            other: dict[str, Value] = {**document.other, "players": [*one.players], "hand": one.number}
            yield str(one.number), replace(document, other=other)
    except Refused as fault:
        fail(str(fault))


def written_in(
    suffix: str, documents: "Sequence[tuple[str, str, PhhHand]]", refused: list[tuple[str, str, str]]
) -> list[str]:
    """The text of each hand that the format has words for; the others go to `refused`."""
    from cardroom.histories.history_faults import BrokenHistory
    from cardroom.rules.refused import Refused

    writers: dict[str, Write] = {".phh": as_one, ".phhs": as_one_of_many, ".ohh": as_ohh, ".log": LogLines()}
    write = writers[suffix]
    written: list[str] = []
    for file, name, document in documents:
        try:
            written.append(write(document, len(written) + 1))
        except (BrokenHistory, Refused) as fault:
            refused.append((file, name, str(fault)))
    return written


def checked(document: "PhhHand") -> "PhhHand":
    """The document, if it can have been played. Raises BrokenHistory."""
    from cardroom.histories.named_rules import rules_named
    from cardroom.histories.phh_replay import replay

    replay(document, rules_named(document, None))
    return document


def as_one(document: "PhhHand", number: int) -> str:
    """A .phh. Raises BrokenHistory."""
    from cardroom.histories.phh import write_phh

    return write_phh(checked(document))


def as_one_of_many(document: "PhhHand", number: int) -> str:
    """A table of a .phhs. Raises BrokenHistory."""
    return f"{'' if number == 1 else chr(10)}[{number}]\n{as_one(document, number)}"


def as_ohh(document: "PhhHand", number: int) -> str:
    """A hand of an .ohh. Raises BrokenHistory."""
    from cardroom.histories.ohh import write_ohh

    return f"{'' if number == 1 else chr(10)}{write_ohh(document)}\n"


class LogLines:
    """Lines of a log, all of the same stakes and stacks, since a line has neither."""

    def __init__(self) -> None:
        self._begins: object = None

    def __call__(self, document: "PhhHand", number: int) -> str:
        """A line. Raises Refused and BrokenHistory."""
        from cardroom.env.match_log import log_line
        from cardroom.histories.named_rules import rules_named
        from cardroom.histories.phh_replay import NO_HOUSE, follow
        from cardroom.rules.refused import Refused

        played = follow(document, rules_named(document) or NO_HOUSE)
        hand = played.run()
        setup = hand.setup
        begins = setup.form, sorted(setup.blinds, reverse=True)[:2], set(setup.stacks), played.scale
        if len(set(setup.stacks)) > 1 or played.scale != 1 or self._begins not in (None, begins):
            raise Refused(
                "not-in-this-log",
                "this hand cannot be written so: all hands of a log have the same stakes, and everybody the same stack",
            )
        told = document.other.get("hand")
        line = log_line(hand, told if isinstance(told, int) else number, names_in(document))
        self._begins = begins
        return f"{line}\n"


def names_in(document: "PhhHand") -> list[str]:
    """The names of the players, p1, p2 ... where the document has none."""
    names, players = document.other.get("players"), len(document.starting_stacks)
    if isinstance(names, list) and len(names) == players:
        return [str(name) for name in names]
    return [f"p{place + 1}" for place in range(players)]
