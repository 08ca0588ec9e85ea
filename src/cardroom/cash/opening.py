"""A cash table of what a house offers."""

from functools import partial
from typing import Any

from cardroom.cash import commands
from cardroom.cash.agreeing import answer, ask_all, take_back
from cardroom.cash.chips import check_top_up, top_up
from cardroom.cash.economy import CashEconomy
from cardroom.cash.sitting import check_absent_seat, take_absent_seat, take_seat
from cardroom.cash.till import Till
from cardroom.cash.time_charge import charge_by_time
from cardroom.rules import Rulebook
from cardroom.table.table import Check, Handler, Table
from cardroom.table.view import TableTerms

CashTable = Table[CashEconomy]
"""A table whose chips are money."""


def open_table(terms: TableTerms, book: Rulebook) -> CashTable:
    """An empty table. Raises KeyError for a game or a stake the house does not offer."""
    own = book.for_game(terms.game)
    offer = own.game(terms.game)
    till = Till(terms, own, offer.stake(terms.stake))
    economy = CashEconomy.of(till)
    handlers: dict[type, Handler] = {
        commands.TakeSeat: partial(take_seat, till),
        commands.PlayOver: partial(take_absent_seat, till),
        commands.TopUp: partial(top_up, till),
        commands.ChargeByTime: partial(charge_by_time, till),
        commands.AskAll: partial(ask_all, till),
        commands.AnswerQuestion: partial(answer, till),
        commands.TakeBackQuestion: partial(take_back, till),
    }
    checks: dict[type, Check] = {
        commands.PlayOver: partial(check_absent_seat, till),
        commands.TopUp: partial(check_top_up, till),
    }
    return Table(terms, own, offer, economy.stakes, economy, handlers, checks)


def load_table(terms: TableTerms, book: Rulebook, data: dict[str, Any]) -> CashTable:
    """The table that ``dump`` gave as data. Raises ValueError or msgspec.ValidationError for anything else."""
    table = open_table(terms, book)
    table.load(data)
    return table
