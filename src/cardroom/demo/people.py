"""The people of a demo room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardroom.bots.crowd import Crowd
from cardroom.room.accounts.players import Flags
from cardroom.room.lobby.pool import Pool
from cardroom.room.room import Room
from cardroom.rules.refused import Refused
from cardroom.store.rows import Role

PASSWORD: Final = "play-money"
"""Of the accounts anybody may use in a demo. A room that is no demo refuses to open on a folder that has them."""

ACCOUNTS: Final[tuple[tuple[str, Role], ...]] = (("Player", "player"), ("Staff", "staff"))

NAMES: Final = [
    "Aino",
    "Eero",
    "Helmi",
    "Onni",
    "Venla",
    "Väinö",
    "Lempi",
    "Toivo",
    "Siiri",
    "Oskari",
    "Kerttu",
    "Urho",
    "Saima",
    "Arvo",
    "Impi",
    "Veikko",
    "Hilja",
    "Tauno",
    "Elsa",
    "Kalle",
    "Aune",
    "Reino",
    "Sylvi",
    "Eino",
    "Taimi",
    "Viljo",
    "Martta",
    "Olavi",
    "Lyyli",
    "Paavo",
]


@dataclass(frozen=True, slots=True)
class Company:
    """How many bots come to a pool: as many as leave a seat free for a person at the last table."""

    pool: str
    bots: int


async def accounts(room: Room) -> None:
    """Make the accounts anybody may use, unless they are there already."""
    for name, role in ACCOUNTS:
        try:
            person = await room.players.sign_up(name, PASSWORD, role, Flags(demo=True))
        except Refused:
            continue  # made by an earlier start on the same folder
        await room.welcome(person)


def companies(room: Room) -> tuple[Company, ...]:
    """Bots for the second and third stake of the main house's first game and the second of its others, up to five at a
    table; and for the first table of each other house.

    A house that plays one game for like buy-ins under several betting forms has them in the first of these; a game at
    one stake has them there.
    """
    main, *others = room.parts.books
    chosen = main_companies([pool for pool in room.pools.values() if pool.house == main])
    for house in others:
        first = next(pool for pool in room.pools.values() if pool.house == house)
        chosen.append(Company(first.id, min(5, first.terms("", "").seats - 1)))
    return tuple(chosen)


def main_companies(stakes: list[Pool]) -> list[Company]:
    """The bots of the main house."""
    chosen: list[Company] = []
    by_game: dict[tuple[object, ...], dict[str, list[Pool]]] = {}
    for pool in stakes:
        terms = pool.terms("", "")
        like = (terms.deal, terms.games, terms.max_buy_in // terms.unit)
        by_game.setdefault(like, {}).setdefault(pool.offer.id, []).append(pool)
    for place, offers in enumerate(by_game.values()):
        pools = next(iter(offers.values()))
        for pool in pools[1 : 3 if place == 0 else 2] or pools[:1]:
            chosen.append(Company(pool.id, min(5, pool.terms("", "").seats - 1)))
    return chosen


async def fill(room: Room, url: str) -> Crowd:
    """Let bots in, each through the room's own door, and let them play."""
    crowd = Crowd(url)
    names = iter([*NAMES, *(f"{name} {round_}" for round_ in ("II", "III", "IV") for name in NAMES)])
    for company in companies(room):
        pool = room.pools[company.pool]
        for _ in range(company.bots):
            person, token = await room.players.add_bot(next(names))
            most = pool.terms("", "").max_buy_in
            await room.welcome(person, 5 * most)
            buy_in = min(most, room.balance(person.id))
            await crowd.arrive(person.id, token, pool.id, buy_in)
    return crowd
