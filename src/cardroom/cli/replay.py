"""`cardroom replay`: play hand histories through the engine."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardroom.cli.output import COULD_NOT, FOUND_WRONG, console, fail, open_table, print_error, print_json

if TYPE_CHECKING:
    from cardroom.engine import HandRules
    from cardroom.histories.history_amounts import Amount
    from cardroom.histories.history_faults import BrokenHistory
    from cardroom.histories.phh import PhhHand
    from cardroom.rules import Rulebook

    Refused = list[tuple[str, BrokenHistory]]

LARGEST_FILE = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Replayed:
    """A replayed hand. `told` are the stacks its file ends with, where they are others."""

    id: str
    variant: str
    players: Sequence[str]
    starting_stacks: "Sequence[Amount]"
    final_stacks: "Sequence[Amount]"
    told: "Sequence[Amount] | None" = None


def replay(
    file: Annotated[
        Path,
        typer.Argument(
            help="A hand in PHH (.phh), many (.phhs), Open Hand History (.ohh) or PokerStars texts.",
            metavar="FILE",
        ),
    ],
    json: Annotated[
        bool,
        typer.Option(
            "--json", help="Print one JSON object (unless of a .phh: all hands, and those refused)."
        ),
    ] = False,
    house: Annotated[
        str, typer.Option(help="Play by this house's rules: a shipped rulebook's name or a path.")
    ] = "",
) -> None:
    """Play hand histories and tell the final stacks.

    Of a file of many, a hand that is broken or cannot have been played is told with the reason and the others are
    replayed: status 1. Ends with status 2 when there is no hand that can be.
    """
    from cardroom.engine import HandRules
    from cardroom.histories.foreign import WHAT_IS_READ, is_ohh, what_else
    from cardroom.histories.history_faults import BrokenHistory

    book = book_of(house) if house else None
    text = read_text(file)
    refused: Refused = []
    is_text = is_site_text(file, text)
    is_many = file.suffix == ".phhs" or is_ohh(file.name, text)
    try:
        if what := what_else(file.name, text):
            raise BrokenHistory("", f"{what}; this command reads {WHAT_IS_READ}")
        if is_text:
            outcomes = list(played_texts(text, HandRules.of(book) if book else None, refused))
        elif is_many:
            outcomes = list(played_documents(documents_in(file, text), book, refused))
        else:
            outcomes = [played_document(text, book)]
    except BrokenHistory as fault:
        if not is_text:
            fail(f"{file}: {fault}")
        outcomes = []
        refused.append(("", fault))
    if not json:
        for number, outcome in enumerate(outcomes, start=1):
            show(outcome, f"{file.name}, hand {number}: {outcome.variant}")
        for hand, reason in refused:
            print_error(" ".join(f"{file}: {f'hand {hand}: ' if hand else ''}{reason}".split()))
    elif is_many or is_text:
        told = [{"id": hand, "reason": " ".join(str(reason).split())} for hand, reason in refused]
        print_json({"hands": [plain(outcome, is_text) for outcome in outcomes], "refused": told})
    else:
        print_json(plain(outcomes[0], with_players=False))
    if refused:
        raise typer.Exit(FOUND_WRONG if outcomes else COULD_NOT)


def is_site_text(file: Path, text: str) -> bool:
    """Whether a file holds texts of the site: all but PHH and Open Hand History do, if a line starts such a hand."""
    from cardroom.histories.foreign import is_ohh

    if file.suffix in (".phh", ".phhs") or is_ohh(file.name, text):
        return False
    return file.suffix == ".txt" or "PokerStars " in text[:4096]


def documents_in(file: Path, text: str) -> "list[tuple[str, PhhHand | BrokenHistory]]":
    """The hands of a file of many documents, each with its name or number. Raises BrokenHistory."""
    from cardroom.histories.foreign import is_ohh
    from cardroom.histories.ohh import read_each_ohh
    from cardroom.histories.phh import read_each

    return read_each_ohh(text) if is_ohh(file.name, text) else read_each(text)


def played_document(text: str, book: "Rulebook | None") -> Replayed:
    """The hand of a .phh. Raises BrokenHistory."""
    from cardroom.histories.phh import read_phh

    return played_phh("", read_phh(text), book)


def played_phh(name: str, hand: "PhhHand", book: "Rulebook | None") -> Replayed:
    """A hand of a document, by the rules of the house asked for, else of the one it names. Raises BrokenHistory."""
    from cardroom.histories.named_rules import rules_named
    from cardroom.histories.phh_replay import replay as play

    result = play(hand, rules_named(hand, book))
    names = hand.other.get("players")
    known = [value for value in names if isinstance(value, str)] if isinstance(names, list) else []
    players = known if len(known) == len(hand.starting_stacks) else []
    return Replayed(
        name, result.variant, players, result.starting_stacks, result.final_stacks, result.told_stacks
    )


def played_documents(
    documents: "list[tuple[str, PhhHand | BrokenHistory]]", book: "Rulebook | None", refused: "Refused"
) -> Iterable[Replayed]:
    """The hands of a file of many that can be played; the others with their faults go to `refused`."""
    from cardroom.histories.history_faults import BrokenHistory

    for name, hand in documents:
        try:
            if isinstance(hand, BrokenHistory):
                raise hand
            outcome = played_phh(name, hand, book)
        except BrokenHistory as fault:
            refused.append((name, fault))
            continue
        yield outcome


def played_texts(text: str, rules: "HandRules | None", refused: "Refused") -> Iterable[Replayed]:
    """The hands of site texts that can be played; the others with their faults go to `refused`.

    Raises BrokenHistory for what has no hand.
    """
    from cardroom.histories.history_faults import BrokenHistory
    from cardroom.histories.pokerstars import read_block, settle, split_text

    for block in split_text(text):
        try:
            hand = settle(read_block(block), rules)
        except BrokenHistory as fault:
            refused.append((block.number, fault))
            continue
        yield Replayed(hand.id, hand.variant, hand.players, hand.starting_stacks, hand.final_stacks)


def plain(outcome: Replayed, with_players: bool) -> dict[str, Any]:
    """A hand as JSON has it: its id where it has one among others, lists in the order of the players."""
    fields: dict[str, Any] = {"id": outcome.id} if outcome.id else {}
    fields["variant"] = outcome.variant
    if with_players:
        fields["players"] = outcome.players
    fields |= {"starting_stacks": outcome.starting_stacks, "final_stacks": outcome.final_stacks}
    if outcome.told is not None:
        fields["finishing_stacks_in_file"] = outcome.told
    return fields


def show(outcome: Replayed, title: str) -> None:
    """A hand as a table, with a line after it where its file ends with other stacks."""
    table = open_table("player", title=title)
    for name in ("start", "end", "won or lost"):
        table.add_column(name, justify="right")
    names = outcome.players or [f"p{place + 1}" for place in range(len(outcome.final_stacks))]
    for name, start, end in zip(names, outcome.starting_stacks, outcome.final_stacks, strict=True):
        table.add_row(name, f"{start:,}", f"{end:,}", f"{plain_number(end - start):+,}")
    console().print(table)
    if outcome.told is not None:
        differing = [
            f"{name} {told:,}"
            for name, told, end in zip(names, outcome.told, outcome.final_stacks, strict=True)
            if told != end
        ]
        console().print(f"The file ends with other stacks: {', '.join(differing)}.", markup=False)


def plain_number(amount: "Amount") -> "Amount":
    """The amount without trailing zeros after the point, or without the point."""
    whole = int(amount)
    return whole if whole == amount else amount.normalize() if isinstance(amount, Decimal) else amount


def read_text(file: Path) -> str:
    """The text of a file: UTF-8, UTF-16 with a mark, or as Windows has written names and euros. Ends the command when
    it cannot be read.
    """
    try:
        if file.stat().st_size > LARGEST_FILE:
            fail(f"{file}: larger than {LARGEST_FILE // 1024 // 1024} MB, so hardly a hand history")
        data = file.read_bytes()
        marked = data.startswith((b"\xff\xfe", b"\xfe\xff"))
        if marked:
            return data.decode("utf-16")
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")
    except UnicodeDecodeError:
        fail(f"{file}: not a text file: it begins like UTF-16 and goes on otherwise")
    for encoding in () if b"\0" in data else ("utf-8-sig", "cp1252"):
        with suppress(UnicodeDecodeError):
            return data.decode(encoding)
    fail(f"{file}: not a text file, neither in UTF-8 nor in Windows-1252")


def book_of(house: str) -> "Rulebook":
    """A house's rulebook. Ends the command when there is none."""
    from cardroom.rules import RulebookFaults, load_rulebook

    try:
        return load_rulebook(house)
    except RulebookFaults as faults:
        fail(str(faults.faults[0]))
