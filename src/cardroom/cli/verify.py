"""`cardroom verify`: check the cards a player saw against the seal that was published before the hand."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from cardroom.cli.files import told_in
from cardroom.cli.output import FOUND_WRONG, fail, print_json

if TYPE_CHECKING:
    from cardroom.cards.seal import Opening


class Opened(msgspec.Struct):
    """One card of a proof, hashes and salt as hexadecimal digits."""

    place: int
    card: str
    salt: str
    path: tuple[str, ...]


class DownloadedProof(msgspec.Struct):
    """A proof as it is downloaded; it may say more."""

    root: str
    openings: tuple[Opened, ...]


def verify(
    file: Annotated[Path, typer.Argument(help="The proof downloaded with the hand.", metavar="PROOF.json")],
    root: Annotated[
        str, typer.Option(help="The seal as it was shown when the hand began (64 hexadecimal digits).")
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check the cards of a proof against their seal.

    Ends with status 1 when a card is not the sealed one, or the seal is not the one that was shown.
    """
    from cardroom.cards.seal import verify_opening

    sealed, openings = read_proof(file)
    cards = [
        {"place": place, "card": text, "holds": verify_opening(sealed, opening)}
        for place, text, opening in openings
    ]
    same_root = not root or root.strip().lower() == sealed.hex()
    holds = same_root and all(card["holds"] for card in cards)
    if json:
        print_json({"root": sealed.hex(), "root_as_shown": same_root, "cards": cards, "holds": holds})
    else:
        print(f"seal {sealed.hex()}")
        for card in cards:
            print(
                f"place {card['place']:>2}  {card['card']}  {'sealed' if card['holds'] else 'NOT the sealed card'}"
            )
        if not same_root:
            print("The seal of this proof is not the one that was shown.")
        print("All cards are as sealed." if holds else "This proof does not hold.")
        if holds and not root:
            print("Compare the seal above with the one shown when the hand began (or give it as --root).")
    if not holds:
        raise typer.Exit(FOUND_WRONG)


def read_proof(file: Path) -> tuple[bytes, list[tuple[int, str, "Opening"]]]:
    """The root and the openings (place, card's text, opening) of a proof file. Ends the command when it is none."""
    from cardroom.cards.card import CardFault, card
    from cardroom.cards.seal import Opening

    try:
        proof = msgspec.convert(told_in(file), DownloadedProof)
        openings = []
        for entry in proof.openings:
            path = tuple([bytes.fromhex(neighbour) for neighbour in entry.path])
            opening = Opening(entry.place, card(entry.card), bytes.fromhex(entry.salt), path)
            openings.append((entry.place, entry.card, opening))
        root = bytes.fromhex(proof.root)
    except (msgspec.ValidationError, CardFault, ValueError) as fault:
        fail(f"{file} is not the proof of a hand: {fault}")
    if not openings:
        fail(f"{file} is not the proof of a hand: it opens no card")
    return root, openings
