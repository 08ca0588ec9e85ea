"""Opening and loading the cash tables that a house offers."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from cardroom.cash import cash_commands as commands
from cardroom.cash.asking_bomb_pot import ask_for_bomb_pot
from cardroom.cash.cash_economy import CashEconomy
from cardroom.cash.sitting import check_absent_seat, check_seat, decline_letter, take_absent_seat, take_seat
from cardroom.cash.table_consent import answer, ask_all, take_back
from cardroom.cash.taking_chips import check_taken, take_chips
from cardroom.cash.till import Till
from cardroom.cash.time_charge import charge_by_time
from cardroom.cash.top_ups import check_top_up, top_up
from cardroom.rules import Rulebook
from cardroom.table.model.command import Command
from cardroom.table.model.play import MakesPlay
from cardroom.table.model.view import TableTerms
from cardroom.table.table import COMMANDS as OF_ANY_TABLE
from cardroom.table.table import Check, Handler, Table
from cardroom.table.which_play import play_of

CashTable = Table[CashEconomy]
"""A table whose chips are money."""

HANDLERS: Final[Mapping[type[Command], Callable[..., None]]] = MappingProxyType(
    {
        commands.TakeSeat: take_seat,
        commands.DeclineLetter: decline_letter,
        commands.PlayOver: take_absent_seat,
        commands.TopUp: top_up,
        commands.ChargeByTime: charge_by_time,
        commands.TakeChips: take_chips,
        commands.AskAll: ask_all,
        commands.AskForBombPot: ask_for_bomb_pot,
        commands.AnswerQuestion: answer,
        commands.TakeBackQuestion: take_back,
    }
)
"""The handlers of the commands of cash tables alone; each takes the till as well."""

COMMANDS: Final[tuple[type[Command], ...]] = (*OF_ANY_TABLE, *HANDLERS)
"""All commands of a cash table: those that have a handler."""


def open_table(terms: TableTerms, book: Rulebook, makes_play: MakesPlay = play_of) -> CashTable:
    """Open an empty table, at which `makes_play` says what is played.

    Raises KeyError for a game or a stake that the house does not offer."""
    own = book.for_game(terms.game)
    offer = own.game(terms.game)
    stake = offer.stake(terms.stake)
    if stake.point_cents:
        point = terms.point or stake.point_cents  # as the players of a live table have set it (CH-6.OFC.11)
        stake = replace(stake, point_cents=point)
    till = Till(terms, own, stake)
    economy = CashEconomy.of(till)
    handlers: dict[type, Handler] = {command: partial(handle, till) for command, handle in HANDLERS.items()}
    checks: dict[type, Check] = {
        commands.TakeSeat: partial(check_seat, till),
        commands.PlayOver: partial(check_absent_seat, till),
        commands.TopUp: partial(check_top_up, till),
        commands.TakeChips: partial(check_taken, till),
    }
    return Table(terms, own, offer, economy.stakes, economy, handlers, checks, makes_play)


def load_table(
    terms: TableTerms, book: Rulebook, data: dict[str, Any], makes_play: MakesPlay = play_of
) -> CashTable:
    """Load a table from the data that ``dump`` gave. Raises ValueError or msgspec.ValidationError for other data."""
    table = open_table(terms, book, makes_play)
    table.load(data)
    return table
