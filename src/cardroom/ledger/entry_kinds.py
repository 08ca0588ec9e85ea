"""The kinds of entries: statements and reports name an entry to people by one word each.

A kind is stored with its entry for ever, so none is renamed. The client has words for each (`entry-...`).
"""

from __future__ import annotations

from typing import Literal

ByStaff = Literal["credit", "debit", "withhold", "release", "pay_from_fund"]
"""Staff give and take; "withhold" and "release" move money aside and back."""

Welcome = Literal["welcome"]
"""A newcomer gets a balance to start with."""

AtATable = Literal[
    "buy_in", "top_up", "taken", "top_up_returned", "returned", "cash_out", "hand", "time_charge"
]
"""A cash table books these. "buy_in" and "top_up" put money on its way; "taken" is its arrival, "returned" what was not.
"""

BroughtToATournament = Literal[
    "entry", "rebuy", "chips", "added", "set_aside", "overlay", "drawn", "unused", "fee_back"
]
"""Players bring money for an entry or for chips; the house brings what it adds ("overlay", "drawn"), sets aside and
takes back ("unused"), and the fees of a tournament that it cancels.
"""

PaidByATournament = Literal["prize", "bounty", "ticket", "fee", "staff_part", "carried"]
"""A tournament pays prizes, bounties and tickets; the house keeps its fee, the staff have their part of it, and a sum is
carried to a later tournament.
"""

ComesBack = Literal["entry_returned", "fee_returned", "bounty_returned", "ticket_back", "taken_back"]
"""A tournament gives these back to a player, and takes a prize back ("taken_back")."""

AtTheCage = Literal["desk_chips", "paid_in_cash", "cash_back", "till"]
"""A live house's cage sells chips at its desk, pays a tournament's vouchers in cash, takes such cash back, and fills or
empties the till.
"""

OfAJackpot = Literal["jackpot", "jackpot_base", "jackpot_day"]
"""A jackpot is paid, is made up to its guaranteed base by the house, and grows or shrinks at the end of a gaming day."""

OfAPrivateGame = Literal["private_carried", "private_over"]
"""Chips of a private game are carried to its next table, and end with the game."""

Stray = Literal["return_stray", "hold_stray", "forfeit"]
"""Money that nobody reaches where it is: it goes back to its table's claim, is held, or is given away after its time."""

EntryKind = (
    ByStaff
    | Welcome
    | AtATable
    | BroughtToATournament
    | PaidByATournament
    | ComesBack
    | AtTheCage
    | OfAJackpot
    | OfAPrivateGame
    | Stray
)
