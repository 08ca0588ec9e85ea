"""Account names are strings: a kind, then as many names as the kind requires, separated by colons.

    wallet:<player>          what a player has in the room, off the tables
    stack:<table>:<player>   what a player has on a table, as of the start of the running hand
    held:<player>            money that waits for a player who could not be paid
    in:<owner>:<command>     money on its way to a table or a tournament: zero once the owner has taken or returned it
    escrow:<tournament>      what a tournament holds for its prizes: zero when it is over
    reserve:<tournament>     what the house has set aside for it, such as a guarantee: zero when it is over
    ticket:<player>:<ticket> the worth of an entry that a player has won: zero once it has paid for one
    rake:<house>             what the house has taken from pots
    fund:<house>:<fund>      what players have paid into a fund that pays players
    house                    the house's own funds
    charity                  what could not be returned to anyone
    game:<table>             the source of a private game's chips; it may go below zero
    lent:<table>:<player>    what a private game has lent a player in chips: the player's debt to it
    claim:<table>:<player>   what a player has given back to it: the player's claim
    floor:<desk>             the chips of a house's live desk that are out: on its tables, in boxes, stored, held
    seating:<desk>:<player>  chips on their way from a live desk to a player's seat at a table whose hands are entered
    leaving:<desk>:<player>  chips on their way from such a seat back to the desk
    till:<house>             the cash for which a house has sold chips at its live tables, less what it paid for chips
    mint                     the source of play money; it may go below zero

The balance of the mint is minus the money issued, so the sum of all accounts is always zero.

A private game plays with its own chips, and the sum of all accounts with its table's name is zero. A buy-in is posted
twice, once as chips and once as the player's debt (`lent`). Chips that leave the table become a `claim`, which a player
who sits down again uses first. The sum of a game's claims and stacks is always what it has lent, and none of it ever
reaches a wallet or the mint.

At a live table, and at a live desk, chips are sold for cash. The mint issues what is bought twice, as chips and as the
cash in the till, and takes both back when chips are paid out: the till holds what the house's live stacks, rake and
drops come to.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardroom.ledger.ledger_fault import LedgerFault

NAMES_AFTER_KIND: Final = {
    "wallet": 1,
    "stack": 2,
    "held": 1,
    "in": 2,
    "escrow": 1,
    "reserve": 1,
    "ticket": 2,
    "game": 1,
    "lent": 2,
    "claim": 2,
    "rake": 1,
    "floor": 1,
    "seating": 2,
    "leaving": 2,
    "till": 1,
    "fund": 2,
    "house": 0,
    "charity": 0,
    "mint": 0,
}
"""The number of names after each kind of account."""

MINT: Final = "mint"
HOUSE: Final = "house"
CHARITY: Final = "charity"

MINT_KEEPS: Final = 10**15
"""The cents reserved in the mint for guarantees of houses, such as the base of a jackpot; no user may draw on them."""

BELOW_ZERO_KINDS: Final = frozenset({MINT, "game"})
"""The kinds whose balance may be negative."""


def _name(kind: str, *names: str) -> str:
    account = ":".join((kind, *names))
    kind_of(account)
    return account


def wallet(player: str) -> str:
    """The account of a player's money off the tables."""
    return _name("wallet", player)


def stack(table: str, player: str) -> str:
    """The account of a player's chips on a table."""
    return _name("stack", table, player)


def held(player: str) -> str:
    """The account of money that waits for a player."""
    return _name("held", player)


def in_flight(owner: str, command: str) -> str:
    """The account of money on its way to an owner, for one command."""
    return _name("in", owner, command)


def escrow(tournament: str) -> str:
    """The account of what a tournament holds for its prizes."""
    return _name("escrow", tournament)


def reserve(tournament: str) -> str:
    """The account of what the house has set aside for a tournament and not brought to it."""
    return _name("reserve", tournament)


def ticket(player: str, ticket: str) -> str:
    """The account of a ticket: it holds what the ticket is worth until that pays an entry."""
    return _name("ticket", player, ticket)


def game(table: str) -> str:
    """The account that a private game's chips are issued from."""
    return _name("game", table)


def lent(table: str, player: str) -> str:
    """The account of what a private game has lent a player."""
    return _name("lent", table, player)


def claim(table: str, player: str) -> str:
    """The account of what a player has given back to a private game."""
    return _name("claim", table, player)


def rake(house: str) -> str:
    """The account of what a house took from pots."""
    return _name("rake", house)


def floor(desk: str) -> str:
    """The account of the chips that a live desk has given out and not got back."""
    return _name("floor", desk)


def seating(desk: str, player: str) -> str:
    """The account of a player's chips that a desk has handed to a table and that the table has not taken yet."""
    return _name("seating", desk, player)


def leaving(desk: str, player: str) -> str:
    """The account of a player's chips that a table has given back and that the desk has not taken yet."""
    return _name("leaving", desk, player)


def till(house: str) -> str:
    """The account of the cash that a house takes in and pays out for chips at its live tables."""
    return _name("till", house)


def fund(house: str, name: str) -> str:
    """The account of one of a house's funds."""
    return _name("fund", house, name)


@lru_cache(4096)
def kind_of(account: str) -> str:
    """The kind of an account name; raises `LedgerFault` if it is not an account's name."""
    kind, *names = account.split(":")
    wanted = NAMES_AFTER_KIND.get(kind)
    if wanted is None:
        raise LedgerFault(
            "no-such-account-kind",
            f"account {account!r}: no kind {kind!r}; the kinds are {', '.join(NAMES_AFTER_KIND)}",
            account=account,
        )
    if len(names) != wanted or not all(names):
        raise LedgerFault(
            "account-name",
            f"account {account!r}: {kind!r} is followed by {wanted} names without colons, not {len(names)}",
            account=account,
        )
    return kind


PLAYER_AT: Final = {
    "wallet": 1,
    "stack": 2,
    "held": 1,
    "ticket": 1,
    "lent": 2,
    "claim": 2,
    "seating": 2,
    "leaving": 2,
}
"""The place of the player's name in the accounts that are a player's."""


def player_of(account: str) -> str:
    """Return the player whose account it is, "" for any other account."""
    kind, *names = account.split(":")
    place = PLAYER_AT.get(kind, 0)
    return names[place - 1] if 0 < place <= len(names) else ""


def may_go_below_zero(account: str) -> bool:
    """Whether the account's balance may be negative: the mint, and the source of a private game's chips."""
    return kind_of(account) in BELOW_ZERO_KINDS
