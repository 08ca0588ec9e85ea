"""A game of HexaPro as the terms of a tournament."""

from cardroom.rules import Refused, Rulebook
from cardroom.rules.decisions import HexaPro
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.hexapro.prize_draw import fee_of
from cardroom.tournament.hexapro.several_entries import cost_of
from cardroom.tournament.tournament_terms import TournamentTerms


def rules_of(book: Rulebook) -> HexaPro:
    """The house's rules of HexaPro. Refuses "no-hexapro"."""
    if book.hexapro is None:
        raise Refused("no-hexapro", f"{book.name} has no HexaPro: its rulebook does not describe it.", ())
    return book.hexapro


def hexapro_terms(book: Rulebook, id: str, buy_in_cents: int, game: str = "") -> TournamentTerms:
    """A game for a buy-in, which is the whole price. Its pool and the length of its levels are drawn at the start.

    Refuses "no-hexapro", "no-such-buy-in".
    """
    rules = rules_of(book)
    cost_of(rules, buy_in_cents, 1)
    fee = fee_of(rules, buy_in_cents)
    for_all = book.tournament is not None and book.tournament.ante_by.value == "big_blind"
    return TournamentTerms(
        id=id,
        name=f"HexaPro {buy_in_cents // 100}",
        house=book.id,
        game=game or next(iter(book.games)),
        seats=rules.seats.value,
        stack=rules.starting_stack.value,
        levels=tuple([
            Stakes(level.small_blind, level.big_blind, level.ante, ante_for_all=for_all, level=number)
            for number, level in enumerate(rules.levels.value, 1)
        ]),
        buy_in=buy_in_cents - fee,
        fee=fee,
        level_ms=1_000 * rules.level_lengths.value[0].level_seconds,
        players=rules.seats.value,
        most=rules.seats.value,
        hexapro=True,
    )  # fmt: skip
