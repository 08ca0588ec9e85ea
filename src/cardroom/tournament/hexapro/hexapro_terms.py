"""A game of HexaPro as the terms of a tournament."""

from cardroom.rules import Rulebook
from cardroom.rules.decisions import HexaPro
from cardroom.rules.refused import Refused
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.hexapro.prize_draw import fee_of
from cardroom.tournament.tournament_terms import TournamentTerms


def cost_of(rules: HexaPro, buy_in_cents: int, games: int) -> int:
    """The cost of so many games. Refuses "no-such-buy-in", "bad-number-of-games"."""
    if buy_in_cents not in [row.buy_in_cents for row in rules.buy_ins.value]:
        words = f"There is no buy-in of {buy_in_cents} cents here."
        raise Refused("no-such-buy-in", words, rules.buy_ins.clauses, {"buy_in": buy_in_cents})
    most = rules.games_at_once.value
    if not 1 <= games <= most:
        words = f"One to {most} games can be registered for at once, not {games}."
        raise Refused("bad-number-of-games", words, rules.games_at_once.clauses, {"most": most})
    return buy_in_cents * games


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
