"""Settings of tables that no house plays: stakes that nobody offers, seats that a table cannot have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardroom.cash.table_terms import table_terms
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.stake_settings import StakeSettings
from cardroom.rules.rulebook import Rulebook

Entry = tuple[int, str]
"""The place in the settings: the number of the stake in their list, and the field."""


def check_stakes(stakes: tuple[StakeSettings, ...], books: Books) -> None:
    """Raise `RoomUnusable` for the first fault."""
    for (number, field), fault in stake_faults(stakes, books, books.main.id):
        raise RoomUnusable("stakes-misfit", f"Setting stakes[{number}].{field}: {fault}.")


def stake_faults(
    stakes: tuple[StakeSettings, ...], books: Mapping[str, Rulebook], main: str
) -> Iterator[tuple[Entry, str]]:
    """Each fault with its entry: a house that is not in the room, a game or stake that it does not offer, a stake named
    twice, seats that are too few to begin with or more than house and game allow.
    """
    seen: set[tuple[str, str, str]] = set()
    for number, wish in enumerate(stakes):
        house = wish.house or main
        book = books.get(house)
        if book is None:
            yield (number, "house"), f"the room has no house {house!r}; it has {_listed(books)}"
            continue
        offer = book.games.get(wish.game)
        if offer is None:
            yield (
                (number, "game"),
                f"{book.name} offers no game {wish.game!r}; it offers {_listed(book.games)}",
            )
            continue
        known = [stake.name for stake in offer.stakes]
        if wish.stake and wish.stake not in known:
            yield (
                (number, "stake"),
                f"{offer.name} has no stake {wish.stake!r}; its stakes are {', '.join(known)}",
            )
            continue
        if (house, wish.game, wish.stake) in seen:
            yield (
                (number, "game"),
                f"{wish.game} {wish.stake} of {book.name} stands above already".replace("  ", " "),
            )
        seen.add((house, wish.game, wish.stake))
        for stake in (wish.stake,) if wish.stake else known:
            fault = _misfit(book, wish, stake)
            if fault:
                yield (number, "seats"), fault
                break


def _misfit(book: Rulebook, wish: StakeSettings, stake: str) -> str:
    """Why tables of a stake cannot have so many seats, "" if they can."""
    own = book.for_game(wish.game).seating
    least, most = own.players_to_start.value, table_terms(book, wish.game, stake, "", "").seats
    if not wish.seats or least <= wish.seats <= most:
        return ""
    clauses = ", ".join(dict.fromkeys((*own.players_to_start.clauses, *own.seats.clauses)))
    return f"{book.name} seats {least} to {most} at {wish.game} {stake}, not {wish.seats} ({clauses})"


def _listed(names: Mapping[str, object]) -> str:
    return ", ".join(names)
