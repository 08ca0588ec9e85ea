"""The structures that a house's book allows: found by trying each thing that houses differ in."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from cardroom.games import OFFERED
from cardroom.rules import Refused, Rulebook
from cardroom.rules.layers.rule_faults import BookFault
from cardroom.table.open_face.open_face_play import DEAL as OPEN_FACE
from cardroom.tournament.book import tournament_book
from cardroom.tournament.sessions import session_faults
from cardroom.tournament.structures.structure import (
    EntryPrice,
    FeatPrize,
    FewerChips,
    LateEntries,
    PoolTerms,
    Structure,
    StructureLevel,
)
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tables.tournament_table import check_terms, most_seats

PLAIN: Final = Structure(
    name="?",
    stack=1_000,
    levels=(
        StructureLevel(2, 1, bring_in=1, ante=1, small_bet=2, big_bet=4, point=1),
        StructureLevel(2, 1, bring_in=1, ante=1, small_bet=2, big_bet=4, point=1),
    ),
    seats=2,
    level_seconds=60,
    pool=PoolTerms(added_cents=10_000),
)
"""The options that every house with tournaments allows, in whatever game can be played in one."""
TRIED: Final[Mapping[str, Callable[[Structure], Structure]]] = MappingProxyType({
    "price.bounty_cents": lambda plain: replace(plain, price=EntryPrice(bounty_cents=100)),
    "late.re_entries": lambda plain: replace(plain, late=LateEntries(until_level=1, re_entries=1)),
    "late_chips": lambda plain: replace(
        plain, late=LateEntries(until_level=2), late_chips=(FewerChips(1, basis_points=5_000),)
    ),
    "special": lambda plain: replace(plain, special=(FeatPrize("first_out", cents=100),)),
    "pool.carried_basis_points": lambda plain: replace(plain, pool=PoolTerms(10_000, carried_basis_points=100)),
    "pool.takes_carried": lambda plain: replace(plain, pool=PoolTerms(10_000, takes_carried=True)),
})  # fmt: skip
"""Each thing that houses differ in, by its field in a structure."""
FIELDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "no-levels-for-game": "levels",
        "wrong-number-of-players": "seats",
        "stack-too-large": "stack",
        "stack-too-small": "stack",
        "no-bounties": "price.bounty_cents",
        "bad-bounty-chip": "price.bounty_chip_cents",
        "no-re-entries": "late.re_entries",
        "late-stack-is-full": "late_chips",
        "no-carried-share": "pool.carried_basis_points",
        "no-special-prizes": "special",
        "pool-too-small": "special",
        "bad-shootout": "shootout",
    }
)
"""In which field the fault lies that is refused by a code."""


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """A field of a structure that has to be left out in a house, as it refuses it."""

    entry: str
    refused: Refused


def check_by_house(book: Rulebook, structure: Structure) -> None:
    """Refuse what cannot be played at a house, as `check_terms` does, and what its book does not let staff announce:
    "no-re-entries", "no-carried-share". Raises KeyError for a game the house does not offer.
    """
    terms = terms_of(structure, book, "m")
    assert book.course is not None and book.prizes is not None, "the book has tournaments"
    if terms.re_entries and book.course.re_entry.value == "never":
        words = "Nobody who is out enters again here."
        raise Refused("no-re-entries", words, book.course.re_entry.clauses)
    if terms.takes_carried and book.prizes.carried_share.value == "none":
        words = "No part of a pool goes to a later tournament here."
        raise Refused("no-carried-share", words, book.prizes.carried_share.clauses)
    check_terms(book, terms)


def faults_by_house(book: Rulebook, structure: Structure, file: str) -> tuple[BookFault, ...]:
    """Why a house does not play a structure that is sound by itself; nothing when it does."""
    try:
        check_by_house(book, structure)
    except KeyError:
        words = f"{book.id} offers no game {structure.game!r}"
        return (BookFault(file, 0, "game", words, "no-such-game", (("game", structure.game),)),)
    except Refused as refused:
        if refused.code == "bad-days":
            found = session_faults(terms_of(structure, book, "m"))
            return tuple([BookFault.told(file, 0, entry, words) for entry, words in found])
        entry = FIELDS.get(refused.code, "level_hands" if structure.level_hands else "level_seconds")
        if refused.code == "no-tournaments":
            entry = ""
        elif refused.code == "no-carried-share" and not structure.pool.carried_basis_points:
            entry = "pool.takes_carried"
        args = tuple(
            [(name, value) for name, value in refused.arguments.items() if isinstance(value, int | str)]
        )
        return (BookFault(file, 0, entry, refused.message, refused.code, args, tuple(refused.clauses)),)
    return ()


def games_of(book: Rulebook) -> tuple[str, ...]:
    """The games of a house that a tournament can be played in."""
    return tuple([game for game in book.games if _is_played(book, game)])


def _is_played(book: Rulebook, game: str) -> bool:
    try:
        check_by_house(book, _plain(book, game))
    except Refused:
        return False
    return True


def _plain(book: Rulebook, game: str) -> Structure:
    most = most_seats(book, game)
    return replace(PLAIN, game=game, seats=min(most, 6))


def not_allowed(book: Rulebook, game: str) -> Iterator[NotAllowed]:
    """The options that a house does not allow in tournaments of a game that it plays in one."""
    plain = _plain(book, game)
    for entry, with_it in TRIED.items():
        try:
            check_by_house(book, with_it(plain))
        except Refused as refused:
            yield NotAllowed(entry, refused)


def amounts_of(book: Rulebook, game: str) -> tuple[str, ...]:
    """What a level of this game has, by the fields of `StructureLevel`."""
    offer = tournament_book(book, game).game(game)
    if offer.deal == OPEN_FACE:
        return ("point",)
    declared = [OFFERED[part.deal] for part in offer.all_parts if part.deal in OFFERED]
    found = ["small_blind", "big_blind"] if any(one.opener is None for one in declared) else []
    found.append("ante")
    if any(one.opener is not None for one in declared):
        found.append("bring_in")
    if any(part.form == "fixed_limit" for part in offer.all_parts):
        found += ["small_bet", "big_bet"]
    return tuple(found)
