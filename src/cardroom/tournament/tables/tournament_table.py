"""A table of a tournament."""

from functools import partial
from typing import Final

from cardroom.games import OFFERED
from cardroom.rules import Refused, Rulebook
from cardroom.table.model import commands as of_tables
from cardroom.table.model.view import TableTerms
from cardroom.table.open_face.open_face_play import DEAL as OPEN_FACE
from cardroom.table.table import HANDLERS, Handler, Table
from cardroom.tournament import table_messages as messages
from cardroom.tournament.book import HEADS_UP, announced_book, hexapro_book, tournament_book
from cardroom.tournament.hexapro.hexapro_terms import cost_of, rules_of
from cardroom.tournament.prizes.prize_pool import pool_of
from cardroom.tournament.sessions import check_sessions
from cardroom.tournament.tables import freezing, orders
from cardroom.tournament.tables.tournament_economy import TournamentEconomy
from cardroom.tournament.tournament_terms import TournamentTerms


def check_money(book: Rulebook, terms: TournamentTerms) -> None:
    """Refuse a pool that the house does not have, or that the least number of entries would not fill: see `pool_of`.

    Refuses "condition-not-free" where an entry has a price and another condition, "no-bounties" where bounties are
    announced and the house has none, "bad-bounty-chip".
    """
    if book.prizes is not None:
        pool_of(
            book.prizes,
            terms.players * terms.buy_in,
            added=terms.added,
            guarantee=terms.guarantee,
            carried_basis_points=terms.carried,
            special=terms.special,
        )
    if (terms.condition or terms.invited) and terms.buy_in + terms.fee + terms.bounty:
        clauses = book.prizes.freeroll.clauses if book.prizes is not None else ()
        raise Refused(
            "condition-not-free", "Only a tournament that costs nothing has other conditions.", clauses
        )
    if terms.bounty and book.bounties is None:
        raise Refused("no-bounties", f"{book.name} has no bounties: its rulebook does not describe them.", ())
    if terms.bounty % max(terms.bounty_chip, 1) or terms.bounty_chip < 1:
        clauses = book.bounties.shared.clauses if book.bounties is not None else ()
        words = f"A bounty of {terms.bounty} must be a whole number of chips of {terms.bounty_chip}."
        raise Refused("bad-bounty-chip", words, clauses)


TournamentTable = Table[TournamentEconomy]
"""A table whose chips are not money, and which deals as its tournament orders."""

NOT_THERE: Final = tuple(command for command in HANDLERS if "tournament" not in command.rights.at)
"""Commands to a table that do not exist in a tournament."""
MAX_UNITS: Final = 10_000
"""Bets that a stack begins with: with more a tournament would hardly come to an end."""
MAX_LEVEL_HANDS: Final = 1_000
MAX_LEVEL_MS: Final = 86_400_000
"""A day."""


def check_terms(book: Rulebook, terms: TournamentTerms) -> None:
    """Refuse terms that cannot be played.

    Refuses "no-tournaments", "no-levels-for-game", "wrong-number-of-players", "stack-too-small", "stack-too-large",
    "level-too-long" (it would hardly end), "late-stack-is-full", "no-hexapro", "no-such-buy-in", "no-live-tables", and as
    `check_money` and `check_sessions`. Raises KeyError for a game the house does not offer.
    """
    own, rules = tournament_book(book, terms.game), book.tournament
    assert rules is not None, "the book has tournaments"
    offer, first = own.game(terms.game), terms.stakes(1)
    declared = [OFFERED[part.deal] for part in offer.all_parts if part.deal in OFFERED]
    has_blinds = all(level.big_blind > 0 for level in terms.levels)
    has_antes = all(level.ante > 0 and level.bring_in > 0 for level in terms.levels)
    if offer.deal == OPEN_FACE:
        fits = all(level.point > 0 for level in terms.levels)
    else:
        fits = bool(declared) and all(has_blinds if game.opener is None else has_antes for game in declared)
    if not fits:
        words = (
            f"The levels do not have what {terms.game} opens with: blinds, an ante and a bring-in, or points."
        )
        raise Refused("no-levels-for-game", words, rules.levels.clauses, {"game": terms.game})
    least, most = least_seats(book, terms.game), most_seats(book, terms.game)
    if not least <= terms.seats <= most:
        words = f"A table of this tournament has {least} to {most} seats, not {terms.seats}."
        raise Refused(
            "wrong-number-of-players", words, rules.players_to_start.clauses, {"least": least, "most": most}
        )
    if terms.stack > MAX_UNITS * first.unit:
        words = f"A stack is {MAX_UNITS} times the first bet at most, {MAX_UNITS * first.unit}."
        raise Refused("stack-too-large", words, rules.levels.clauses, {"most": MAX_UNITS * first.unit})
    longest = max(terms.level_ms, *terms.lengths_ms, 0)
    is_long = terms.level_hands > MAX_LEVEL_HANDS or longest > MAX_LEVEL_MS
    if is_long or not (
        terms.level_hands or terms.level_ms or terms.hexapro
    ):  # (HexaPro draws how long they last)
        words = f"A level lasts some time, {MAX_LEVEL_HANDS} hands or a day at most."
        raise Refused("level-too-long", words, rules.levels.clauses, {"hands": MAX_LEVEL_HANDS})
    if terms.stack < first.unit:
        words = f"A stack of {terms.stack} does not reach for the first bet, {first.unit}."
        raise Refused(
            "stack-too-small", words, rules.levels.clauses, {"stack": terms.stack, "least": first.unit}
        )
    if terms.late_chips and book.course is not None and book.course.late_stack.value == "full":
        words = "Who enters late, or again, begins with as many chips as all."
        raise Refused("late-stack-is-full", words, book.course.late_stack.clauses)
    if terms.live and book.live_dealing is None:
        words = f"{book.name} has no live room: its rulebook does not say how people deal."
        raise Refused("no-live-tables", words, (), {"house": book.id})
    check_money(announced_book(book, terms), terms)
    check_sessions(terms)
    if terms.bounty and offer.deal == OPEN_FACE:
        clauses = book.bounties.won_by.clauses if book.bounties is not None else ()
        raise Refused(
            "no-bounties", f"Nobody wins a pot with the last chips in {terms.game}: no bounties.", clauses
        )
    if terms.hexapro:
        cost_of(rules_of(book), terms.buy_in + terms.fee, 1)


def rises(own: Rulebook, terms: TournamentTerms) -> bool:
    """Whether levels go on to rise after the last one of the structure."""
    assert own.course is not None, "the book has tournaments"
    return own.course.last_level.value == "rises" or terms.most > terms.seats


def least_seats(book: Rulebook, game: str) -> int:
    """How many seats a table of this game has at least. Raises KeyError for a game the house does not offer."""
    own = tournament_book(book, game)
    of_points = own.open_face if own.game(game).deal == OPEN_FACE else None
    return of_points.tournament_players_least.value if of_points is not None else HEADS_UP


def most_seats(book: Rulebook, game: str) -> int:
    """How many seats a table of this game has in this house: as many as its tables and the deck allow. Raises KeyError
    for a game the house does not offer.
    """
    own = tournament_book(book, game)
    declared = [OFFERED[part.deal] for part in own.game(game).all_parts if part.deal in OFFERED]
    if own.game(game).deal == OPEN_FACE and own.open_face is not None:
        return min(own.seating.seats.value, own.open_face.tournament_players_most.value)
    return min(
        [own.seating.seats.value, *[one.most_players + (one.sits_out == "cutoff") for one in declared]]
    )


def open_tournament_table(
    book: Rulebook, terms: TournamentTerms, number: int, currency: str = ""
) -> TournamentTable:
    """The tournament's table with this number, empty; it deals when it is ordered to.

    `currency` is the money of the room, where that is not the house's own.
    """
    own = hexapro_book(book, terms.game) if terms.hexapro else tournament_book(book, terms.game)
    assert own.tournament is not None and own.balancing is not None, "checked by its book"
    offer, stakes = own.game(terms.game), terms.stakes(1)
    table_terms = TableTerms(
        table=f"{terms.id}-{number}",
        name=f"{terms.name}, table {number}",
        house=book.id,
        game=offer.id,
        form=offer.form,
        stake="",
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        seats=terms.seats,
        min_buy_in=terms.stack,
        max_buy_in=terms.stack,
        currency=currency or book.currency,
        deal=offer.deal,
        games=tuple([part.deal for part in offer.all_parts]),
        ante=stakes.ante,
        ante_for_all=stakes.ante_for_all,
        bring_in=stakes.bring_in,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        unit=stakes.unit,
        point=stakes.point,
        tournament=terms.id,
    )
    economy = TournamentEconomy(own.tournament, own.balancing, number, terms.levels, rises(own, terms))
    economy.freezes = own.course.all_ins_in_rounds if own.course is not None else None
    handlers: dict[type, Handler] = dict.fromkeys(NOT_THERE, partial(orders.refuse, economy))
    handlers |= {
        messages.StandingOrders: partial(orders.take_orders, economy),
        messages.Lift: partial(orders.lift, economy),
        messages.SeatPlayer: partial(orders.seat, economy),
        messages.LetIn: partial(orders.let_in, economy),
        messages.Serve: partial(orders.serve, economy),
        messages.AddChips: partial(orders.add_chips, economy),
        of_tables.Act: partial(freezing.act_or_freeze, economy),
        messages.PlayOn: partial(freezing.play_on, economy),
        messages.RaceChips: partial(orders.race_chips, economy, own.chip_race),
        messages.SetStack: partial(orders.set_stack, economy),
        messages.CloseEmptyTable: partial(orders.close, economy),
    }
    return Table(table_terms, own, offer, stakes, economy, handlers)
