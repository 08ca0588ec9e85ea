"""Taking a house's letters at its table: a seat that it grants is taken or declined, a penalty that it lends is served."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.cash.cash_commands import DeclineLetter
from cardroom.ledger import accounts
from cardroom.room.hosting.chip_sources import Balance
from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.grants import Grant, LendPenalty, WhyDeclined
from cardroom.room.hosting.house_commands import ReportSeats
from cardroom.room.hosting.step_context import AnsweredLetter, StepContext
from cardroom.rules.refused import Refused
from cardroom.store.messages import Message
from cardroom.store.rows import KeepMatter
from cardroom.table.model.command import Command
from cardroom.table.model.commands import Penalise
from cardroom.table.model.decided import Decided

TOO_LATE: Final = WhyDeclined("offer-over", "That seat is no longer kept for you.")
"""The letter waited while the room was stopped or its table stood still: whoever asked for the seat has been answered, or
is gone, and the money may have gone back.
"""

CLOSING: Final = WhyDeclined("table-closing", "That table is closing; nobody is seated there now.")

_FROZEN: Final = WhyDeclined("table-frozen", "A fault stopped this table; it seats nobody now.")

_letter_of = msgspec.json.Decoder(Grant | LendPenalty).decode


CarryOut = Callable[[Command, StepContext], Decided]
"""Carries out a command at the table."""


def take_letter(letter: Message, why: WhyDeclined | None, balance: Balance, carry_out: CarryOut) -> None:
    """Carry out what a letter of the house says. A seat is declined if there is a reason `why`.

    Raises `msgspec.MsgspecError` for a letter of another kind, and `Refused` where a defect freezes the table: then the
    letter waits.
    """
    body = _letter_of(letter.body)
    if isinstance(body, Grant):
        _take_grant(body, letter, why, balance, carry_out)
        return
    context = StepContext(takes=AnsweredLetter(letter))
    try:
        carry_out(Penalise(body.player, body.hands, body.until_ms), context)
    except (
        Refused
    ) as refused:  # the player has left: the house lends it to another table when it has heard that
        carry_out(DeclineLetter(body.player, refused.code), context)


def _take_grant(
    grant: Grant, letter: Message, why: WhyDeclined | None, balance: Balance, carry_out: CarryOut
) -> None:
    """Take a granted seat with the money in flight for it, or decline it and send the money back. Either is a step that
    takes the `letter` and answers it.
    """
    player, take = grant.take.player, grant.take
    fund = Fund(grant.table, player, grant.id, take.buy_in, grant.source)
    is_there = balance(accounts.in_flight(fund.owner, fund.command)) == fund.cents
    if why is None and is_there:
        takes = AnsweredLetter(letter, grant.id)
        kept = (KeepMatter(grant.answer),) if grant.answer is not None else ()
        try:
            carry_out(
                take,
                StepContext(player=grant.by, request=grant.request, fund=fund, changes=kept, takes=takes),
            )
            return
        except Refused as refused:
            why = WhyDeclined.by(refused)
    why = why or TOO_LATE
    takes = AnsweredLetter(letter, grant.id, why)
    context = StepContext(fund=fund if is_there else None, takes=takes)
    carry_out(DeclineLetter(player, why.code), context)


def check_taken(answer: ReportSeats | None) -> None:
    """Refuse a grant that the table declined, or that it gave no answer to (None).

    A table that gives none has met a fault. It declines the grant when it is back.
    """
    declined = _FROZEN if answer is None else answer.declined
    if declined is not None:
        raise declined.refused
