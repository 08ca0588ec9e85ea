"""The people of a demo room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from cardroom.bots.crowd import Crowd
from cardroom.cash.table_terms import table_terms
from cardroom.demo.cups import CupHost
from cardroom.demo.demo_host import DemoHost
from cardroom.room.identity.person import Flags, flags_of
from cardroom.room.lobby.pool import Pool
from cardroom.room.room import Room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import Rulebook
from cardroom.store.people_rows import PlayerRecord, Role
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogRecord

WELCOME_CENTS: Final = 100_000
"""Play money of a newcomer to a demo, unless its operator sets something else or a stake asks for more."""
PASSWORD: Final = "play-money"
"""Marks the accounts that anybody may use in a demo. A room that is no demo refuses to open on a folder with them."""

ACCOUNTS: Final[tuple[tuple[str, Role], ...]] = (
    ("Player", "player"),
    ("Staff", "admin"),
    ("Cashier", "cashier"),
    ("Floor", "floor"),
)


def settings_of_demo(settings: RoomSettings, books: Sequence[Rulebook]) -> RoomSettings:
    """An operator's settings with what a demo needs: bots, money for newcomers, many at one address.

    The money suffices for the least buy-in of every stake of every house.
    """
    welcome = max([WELCOME_CENTS, *[least_buy_in(book) for book in books]])
    return msgspec.structs.replace(
        settings,
        bots_allowed=True,
        welcome_cents=settings.welcome_cents or welcome,
        accounts_a_day=max(settings.accounts_a_day, 1000),
        private_games="settle_up" if settings.private_games == "off" else settings.private_games,
    )


def least_buy_in(book: Rulebook) -> int:
    """The buy-in of the house's most expensive stake."""
    stakes = [(offer.id, stake.name) for offer in book.games.values() for stake in offer.stakes]
    return max([table_terms(book, game, stake, "", "").min_buy_in for game, stake in stakes], default=0)


@dataclass(frozen=True, slots=True)
class Bots:
    """The number of bots at a pool: as many as leave a seat free for a person at the last table."""

    pool: str
    bots: int


async def accounts(room: Room) -> None:
    """Make the accounts anybody may use, unless they are there already."""
    for name, role in ACCOUNTS:
        found = await room.services.store.read(partial(_named, name))
        if found is None:
            await room.newcomers.welcome.give(
                await room.players.sign_up(name, PASSWORD, role, Flags(demo=True))
            )
        elif (
            found.role != role and flags_of(found).demo
        ):  # made by an earlier start, when there were other roles
            log = LogRecord(
                room.services.clock.now_ms(), "operator", "set_role", found.id, "demo", {"role": role}
            )
            await room.players.set_role(found.id, role, log)


def _named(name: str, reader: Reader) -> PlayerRecord | None:
    return reader.player_named(name)


def companies(room: Room) -> tuple[Bots, ...]:
    """Bots for the second and third stake of the main house's first game and the second of its others, up to five at a
    table; and for the first table of each other house.

    A house that plays one game for like buy-ins under several betting forms has them in the first of these; a game at
    one stake has them there.
    """
    main, *others = room.services.books
    chosen = main_companies([pool for pool in room.pools.values() if pool.house == main])
    for house in others:
        first = next(pool for pool in room.pools.values() if pool.house == house)
        chosen.append(Bots(first.id, min(5, first.terms("", "").seats - 1)))
    return tuple(chosen)


def main_companies(stakes: list[Pool]) -> list[Bots]:
    """The bots of the main house."""
    chosen: list[Bots] = []
    by_game: dict[tuple[object, ...], dict[str, list[Pool]]] = {}
    for pool in stakes:
        terms = pool.terms("", "")
        like = (terms.deal, terms.games, terms.max_buy_in // terms.unit)
        by_game.setdefault(like, {}).setdefault(pool.offer.id, []).append(pool)
    for place, offers in enumerate(by_game.values()):
        pools = next(iter(offers.values()))
        for pool in pools[1 : 3 if place == 0 else 2] or pools[:1]:
            chosen.append(Bots(pool.id, min(5, pool.terms("", "").seats - 1)))
    return chosen


@dataclass(frozen=True, slots=True)
class Company:
    """All bots of a demo, at cash tables and in tournaments, each kind with a host."""

    tables: Crowd
    host: DemoHost
    entrants: Crowd
    cups: CupHost

    async def run(self) -> None:
        """Look after all of them, until cancelled."""
        await asyncio.gather(self.host.run(), self.cups.run())

    async def leave(self) -> None:
        """Send all bots home."""
        await self.tables.leave()
        await self.entrants.leave()


async def fill(room: Room, url: str) -> Company:
    """Let bots in, each through the room's own door, and let them play; the company is to `run` as long as the room."""
    crowd, entrants = Crowd(url), Crowd(url)
    host = DemoHost(room, crowd, {pool.pool: pool.bots for pool in companies(room)})
    cups = CupHost(room, entrants)
    await host.load()
    await cups.load()
    await host.look()
    await cups.look()
    return Company(crowd, host, entrants, cups)
