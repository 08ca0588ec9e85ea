"""A sit & go of one table: a tournament that begins when its seats are taken and ends when one player has all chips."""

from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final

from cardroom.games import GAMES
from cardroom.rules import Decision, Refused, Rulebook
from cardroom.table import commands as of_tables
from cardroom.table.table import Handler, Table
from cardroom.table.view import TableTerms
from cardroom.tournament import commands
from cardroom.tournament.economy import TournamentEconomy
from cardroom.tournament.entering import begin, enter, refuse
from cardroom.tournament.levels import LevelLength, stakes_at

SitAndGo = Table[TournamentEconomy]
"""A table whose chips are no money, and the whole tournament."""

HEADS_UP: Final = 2
NOT_THERE: Final = (
    of_tables.AddSeat, of_tables.AnnounceLastRound, of_tables.ChangeSeat, of_tables.Enter, of_tables.LeaveTable,
    of_tables.Penalise, of_tables.SkipNextBigBlind, of_tables.Straddle,
)  # fmt: skip
"""Commands to a table that a tournament does not know."""


def open_sit_and_go(
    book: Rulebook,
    game: str,
    table: str,
    name: str,
    seats: int,
    pool: int,
    stack: int = 0,
    length: LevelLength | None = None,
) -> SitAndGo:
    """An empty sit & go of one of the house's games for so many players, for a ``pool`` in cents.

    Without ``stack`` and ``length`` they are the house's. Refuses "no-tournaments", "no-levels-for-game",
    "wrong-number-of-players", "stack-too-small". Raises KeyError for a game the house does not offer.
    """
    own, rules = tournament_book(book, game), book.tournament
    assert rules is not None and own.tournament is not None, "checked above"
    offer = own.game(game)
    declared = GAMES.get(offer.deal)
    if declared is None or declared.opener is not None:
        words = f"{book.name}'s levels are of blinds: they do for one game that has blinds, not for {game}."
        raise Refused("no-levels-for-game", words, rules.levels.clauses, {"game": game})
    needed, most = rules.players_to_start, min(own.seating.seats.value, declared.most_players)
    if not needed.value <= seats <= most:
        words = f"A table of this tournament has {needed.value} to {most} players, not {seats}."
        raise Refused("wrong-number-of-players", words, needed.clauses, {"least": needed.value, "most": most})
    stakes = stakes_at(rules, 1)
    chips = stack or rules.starting_stack.value
    if chips < stakes.big_blind:
        words = f"A stack of {chips} does not reach for the first big blind, {stakes.big_blind}."
        raise Refused("stack-too-small", words, rules.levels.clauses, {"stack": chips, "least": stakes.big_blind})
    terms = TableTerms(
        table=table,
        name=name,
        house=book.id,
        game=offer.id,
        form=offer.form,
        stake="",
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        seats=seats,
        min_buy_in=chips,
        max_buy_in=chips,
        currency=book.currency,
        deal=offer.deal,
        games=(offer.deal,),
        ante=stakes.ante,
        ante_for_all=stakes.ante_for_all,
        unit=stakes.unit,
    )
    lasts = length or LevelLength(seconds=rules.level_seconds.value)
    economy = TournamentEconomy(own.tournament, lasts, chips, pool)
    handlers: dict[type, Handler] = dict.fromkeys(NOT_THERE, partial(refuse, economy))
    handlers |= {commands.EnterTournament: partial(enter, economy), commands.Begin: partial(begin, economy)}
    return Table(terms, own, offer, stakes, economy, handlers)


@lru_cache(maxsize=64)
def tournament_book(book: Rulebook, game: str) -> Rulebook:
    """The book as a tournament plays one of its games: two players go on, and all-in hands lie open when the betting is
    over where the house wants that of tournaments. Refuses "no-tournaments".
    """
    own = book.for_game(game, "tournament")
    if own.tournament is None:
        raise Refused("no-tournaments", f"{book.name} has no tournaments: its rulebook has no [tournament].")
    clauses = own.tournament.heads_up.clauses
    least: Decision[Any] = replace(own.seating.players_to_deal, value=HEADS_UP, clauses=clauses)
    always: Decision[Any] = replace(own.seating.heads_up_hands, clauses=clauses)
    seating = replace(own.seating, players_to_deal=least, heads_up_hands=always)
    if own.live_showdown is None:
        return replace(own, seating=seating)
    opened: Decision[Any] = replace(own.live_showdown.all_in_hands, value="when_betting_ends")
    return replace(own, seating=seating, showdown=replace(own.showdown, all_in_reveal=opened))
