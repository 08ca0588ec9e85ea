"""Taking a seat that the house has granted, or declining it: a table's part of a grant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.cash.cash_commands import DeclineLetter
from cardroom.ledger import accounts
from cardroom.room.hosting.chip_sources import Balance
from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.grants import Grant, WhyDeclined
from cardroom.room.hosting.house_commands import ReportSeats
from cardroom.room.hosting.step_context import AnsweredLetter, StepContext
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused
from cardroom.store.messages import Message
from cardroom.store.rows import KeepMatter
from cardroom.table.model.command import Command
from cardroom.table.model.decided import Decided

TOO_LATE: Final = WhyDeclined("offer-over", "That seat is no longer kept for you.")
"""The letter waited while the room was stopped or its table stood still: whoever asked for the seat has been answered, or
is gone, and the money may have gone back.
"""

CLOSING: Final = WhyDeclined("table-closing", "That table is closing; nobody is seated there now.")

_FROZEN: Final = WhyDeclined("table-frozen", "A fault stopped this table; it seats nobody now.")

_grant_of = msgspec.json.Decoder(Grant).decode


def take_grant(
    letter: Message,
    why: WhyDeclined | None,
    balance: Balance,
    carry_out: Callable[[Command, StepContext], Decided],
) -> None:
    """Take a granted seat with the money in flight for it, or decline it, if for no other reason then because of `why`, and
    send the money back. Either is a step that takes the `letter` and answers it.

    `carry_out` is the table's. Raises `msgspec.MsgspecError` for a letter that is no grant, and `Refused` where a defect
    freezes the table: then the letter waits.
    """
    grant = _grant_of(letter.body)
    player, take = grant.take.player, grant.take
    fund = Fund(grant.table, player, grant.id, take.buy_in, grant.source)
    is_there = balance(accounts.in_flight(fund.owner, fund.command)) == fund.cents
    if why is None and is_there:
        answers = AnsweredLetter(letter, grant.id)
        asked = to_client.Done(grant.asked, grant.table) if grant.asked else None
        kept = (KeepMatter(grant.answer),) if grant.answer is not None else ()
        try:
            carry_out(
                take, StepContext(player=grant.by, asked=asked, fund=fund, changes=kept, answers=answers)
            )
            return
        except Refused as refused:
            why = WhyDeclined.by(refused)
    why = why or TOO_LATE
    answers = AnsweredLetter(letter, grant.id, why)
    context = StepContext(fund=fund if is_there else None, answers=answers)
    carry_out(DeclineLetter(player, why.code), context)


def check_taken(answer: ReportSeats | None) -> None:
    """Refuse a grant that the table declined, or that it gave no answer to (None).

    A table that gives none has met a fault. It declines the grant when it is back.
    """
    declined = _FROZEN if answer is None else answer.declined
    if declined is not None:
        raise declined.refused
