"""A tournament played through the socket: its people ask as a browser would, and know what they were told."""

from __future__ import annotations

import random
from typing import Any

from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.protocol.tournament_client import EnterTournament, WatchTournament
from cardroom.rules import Rulebook
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import Place
from cardroom.store.postgres.address import Address
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.levels import house_levels
from cardroom.tournament.tournament_terms import TournamentTerms

CUP = "cup"
BUY_IN, FEE = 900, 100
WEALTH = 1_000_000


def cup_terms(of: str = "casinohuone", **changes: Any) -> TournamentTerms:
    """A small tournament of a house, whose levels go by hands."""
    book = house(of)
    assert book.tournament is not None
    usual: dict[str, Any] = {
        "id": CUP, "name": "The Cup", "house": book.id, "game": "holdem", "seats": 4,
        "stack": book.tournament.starting_stack.value, "levels": house_levels(book.tournament), "buy_in": BUY_IN,
        "fee": FEE, "level_hands": 3,
    }  # fmt: skip
    return TournamentTerms(**(usual | changes))


def room_at(place: Place, seed: int, book: Rulebook, wrap: Any = None) -> TestRoom:
    """A room of a house whose store lies there."""
    if isinstance(place, Address):
        return TestRoom(place, seed, book, wrap=wrap)
    return TestRoom(place, seed, book, wrap=wrap)


def cup_room(place: Place, seed: int = 1, wrap: Any = None, **changes: Any) -> TestRoom:
    """A room where the cup is announced; `wrap` is put around its store."""
    terms = cup_terms(**changes)
    room = room_at(place, seed, house(terms.house), wrap)
    room.run(room.room.tournaments.announce(BOSS, terms))
    room.settle()
    return room


def enter(room: TestRoom, *names: str, cup: str = CUP) -> list[TestClient]:
    """Players enter, and look at the tournament."""
    clients = []
    for name in names:
        client = room.client(name)
        client.done(EnterTournament(client.new_id(), cup))
        client.ask(WatchTournament(cup))
        clients.append(client)
    return clients


def start(room: TestRoom, cup: str = CUP) -> None:
    """Staff have seen everybody's document, where the house asks for one, and let it begin."""
    found = room.room.tournaments.found(cup)
    for player in found.state.entrants if found is not None and found.terms.documents else ():
        room.run(room.room.entrant_notes.document(BOSS, cup, player, "passport", "shown at the desk"))
    room.run(room.room.tournaments.start(BOSS, cup))
    room.settle()


def is_on(room: TestRoom, cup: str = CUP) -> bool:
    """Whether it is played yet: a live one that is over waits for its books to be closed."""
    found = room.room.tournaments.found(cup)
    return cup in room.room.tournaments.hosts and not (
        found is not None and found.terms.live and found.is_over
    )


def go_on(
    room: TestRoom, chance: random.Random, cup: str = CUP, raises: float = 0.2, folds: float = 0
) -> bool:
    """Whoever is to act asks to, or time passes to what is due next; False when the tournament is over."""
    if not is_on(room, cup):
        return False
    for owner in room.room.tournaments.tables(cup):
        table = owner.table
        if table is None or table.hand is None or table.hand.turn is None:
            continue
        turn = table.hand.turn
        if turn.until_ms <= room.time.now_ms():
            continue  # the clock decides as soon as it is looked at
        client = client_of(room, table.seats[turn.seat].player)
        action, amount = ("call" if turn.call else "check"), 0
        if turn.max_raise_to and chance.random() < raises:
            action, amount = "raise", turn.max_raise_to
        elif turn.call and chance.random() < folds:
            action = "fold"
        message = at_table(
            client.new_id(), owner.id, commands.Act(ME, table.hand.hand, turn.turn, action, amount)
        )
        client.done(message)
        return True
    due = room.time.due()
    assert due is not None, "nothing will ever happen"
    room.wait(ms=max(0, due - room.time.now_ms()))
    return True


def client_of(room: TestRoom, player: str) -> TestClient:
    """The connection of a player by id."""
    return next(client for client in room.clients if client.player == player)


def play_out(room: TestRoom, chance: random.Random, cup: str = CUP, most: int = 20_000) -> None:
    """Play it to its end."""
    for _ in range(most):
        if not go_on(room, chance, cup):
            return
    raise AssertionError("it does not end")


def table_of(client: TestClient) -> str:
    """Where the client was last told that its seat is."""
    return client.last(of_cups.TournamentSeat).table
