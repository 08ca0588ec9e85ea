"""What players of the twin worlds wish for between their decisions."""

from __future__ import annotations

import random

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import CashTable
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from cardroom.table.model.view import TableTerms
from cardroom.testing.room_client import TestClient


def wishes_of(client: TestClient, table: str, terms: TableTerms) -> tuple[from_client.ClientMessage, ...]:
    """One of each: a rest, chips, a straddle, leaving, a look at the table."""
    return (
        client.sit_out(table),
        client.sit_in(table),
        at_table(client.new_id(), table, of_cash.TopUp(ME, terms.min_buy_in)),
        at_table(client.new_id(), table, commands.SkipNextBigBlind(ME, True)),
        at_table(client.new_id(), table, commands.Straddle(ME, max(terms.straddles, default=0))),
        client.leave(table),
        at_table(client.new_id(), table, commands.StayAtTable(ME)),
        from_client.WatchTable(table),
    )


def show_some(clients: list[TestClient], table: CashTable, chance: random.Random) -> None:
    """A hand is over: some show one of their cards, chosen by where it lay, never by what it is."""
    for client in clients:
        left = (
            tuple(table.view(client.player, 0).you.unseen)
            if table.over and table.seat_of(client.player)
            else ()
        )
        if left and table.over and chance.random() < 0.3:
            card = left[chance.randrange(len(left))]
            client.ask(
                at_table(client.new_id(), table.terms.table, commands.ShowCards(ME, table.over.hand, (card,)))
            )


def ask_for_bomb_pot(clients: list[TestClient], table: str) -> None:
    """The first of the clients asks for a bomb pot, and all others agree."""
    asker, *others = clients
    asker.ask(at_table(asker.new_id(), table, of_cash.AskForBombPot(ME)))
    for other in others:
        other.ask(other.answer(table))
