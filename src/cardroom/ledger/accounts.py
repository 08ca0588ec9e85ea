"""Accounts are named by strings: a kind, then as many names as the kind asks for, with colons between.

    wallet:<player>          what a player has in the room, off the tables
    stack:<table>:<player>   what a player has on a table, as it stood when the running hand began
    held:<player>            what waits for a player who could not be paid
    in:<owner>:<command>     money on its way to a table or a tournament: zero when that has taken or returned it
    escrow:<tournament>      what a tournament holds for its prizes: zero when it is over
    reserve:<tournament>     what the house has set aside for it, such as a guarantee: zero when it is over
    ticket:<player>:<ticket> the worth of an entry that a player has won: zero once it has paid one
    rake:<house>             what the house has taken from pots
    fund:<house>:<fund>      what players have paid into a fund that pays players
    house                    the house's own funds
    charity                  what could not be returned to anyone
    game:<table>             where the chips of a private game come from; it may go below zero
    lent:<table>:<player>    what a private game has lent a player in chips: the player's debt to it
    claim:<table>:<player>   what a player has given back to it: the player's claim
    mint                     where play money comes from; it may go below zero

The mint stands at minus what was issued, so all accounts together are always zero.

A private game plays with chips of its own, and all accounts with its table's name come to zero by themselves. What a
player buys in for the game issues twice, once as chips and once as the debt that stands against them (`lent`); chips
that leave the table become a `claim`, and who sits down again takes those up first. Claims and stacks of one game come
to what it has lent, always, and none of it ever reaches a wallet or the mint.
"""

from __future__ import annotations

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
    "fund": 2,
    "house": 0,
    "charity": 0,
    "mint": 0,
}
"""How many names follow each kind of account."""

MINT: Final = "mint"
HOUSE: Final = "house"
CHARITY: Final = "charity"

MINT_KEEPS: Final = 10**15
"""What nobody's act takes from the mint, in cents: it is for what houses guarantee, such as the base of a jackpot."""

BELOW_ZERO_KINDS: Final = frozenset({MINT, "game"})
"""The kinds that may stand below zero."""


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
    """The account that a private game's chips come from."""
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


def fund(house: str, name: str) -> str:
    """The account of one of a house's funds."""
    return _name("fund", house, name)


def kind_of(account: str) -> str:
    """The kind of an account name; `LedgerFault` when the name is not an account's."""
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


def may_go_below_zero(account: str) -> bool:
    """Whether the account may stand below zero: the mint, and where a private game's chips come from."""
    return kind_of(account) in BELOW_ZERO_KINDS
