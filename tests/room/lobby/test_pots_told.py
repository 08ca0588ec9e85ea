"""A law of pots: what a player is told before sitting down is what the house takes from every hand."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from cardroom.cash.cash_economy import CashEconomy
from cardroom.cash.table_terms import table_terms
from cardroom.cash.till import Till
from cardroom.games import GAMES
from cardroom.ledger import accounts
from cardroom.room.lobby.buy_in_told import hands_told
from cardroom.room.protocol.cash_seat_answers import TakenAtTables, TakenFromHands
from cardroom.rules import Rulebook, Stake, house, shipped
from cardroom.table.events import BoardDealt, DropTaken, HandStarted, PotAwarded, RakeTaken
from cardroom.testing.whole_room import TestRoom

PLAYERS = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fay")
HOUR = 3_600
DAILY, OFTEN = range(40), range(1_000, 3_000)
PLAYED, PLAYED_OFTEN = (0, 3), range(100, 160)


def by_what_is_told(row: TakenFromHands, pots: int, saw_flop: bool) -> dict[str, int]:
    """What a player who was told this works out for pots of so much: the rake ("") and what each fund gets."""
    taken = {"": 0}
    if row.basis_points and saw_flop:
        units = Fraction(pots * row.basis_points, 10_000 * row.unit)
        counted = units.__floor__() if row.full_units else (units + Fraction(1, 2)).__floor__()
        taken[""] = min(max(counted * row.unit, row.least), row.cap, pots)
    elif row.basis_points:
        taken[""] = min(row.first_round, pots)
    for drop in row.drops if saw_flop else ():
        if pots - sum(taken.values()) >= drop.amount:
            taken[drop.fund] = taken.get(drop.fund, 0) + drop.amount
    return {fund: amount for fund, amount in taken.items() if amount}


def row_for(rows: tuple[TakenFromHands, ...], deal: str, players: int) -> TakenFromHands:
    """The one row that is about such a hand."""
    [row] = [row for row in rows if deal in row.games and row.fewest <= players <= row.most]
    return row


def otherwise(chance: random.Random, rules: Any, **choices: list[Any]) -> Any:
    """The rules with half of these decisions made by chance."""
    made = {
        name: replace(getattr(rules, name), value=chance.choice(values))
        for name, values in choices.items()
        if chance.random() < 0.5
    }
    return replace(rules, **made)


def random_house(chance: random.Random) -> Rulebook:
    """A house that comes with Cardroom, its rake and its jackpot changed by chance."""
    book = chance.choice([one for one in map(house, shipped()) if one.games])
    caps = {rows.short_handed_caps.value for rows in (house(name).rake for name in shipped())}
    drops = {rows.bonus_drops.value for rows in (house(name).rake for name in shipped())}
    rake = otherwise(
        chance,
        book.rake,
        before_flop=["none", "fixed_amount"],
        first_round_cents=[0, 1, 100, 5_000],
        rounding=["half_up", "full_units"],
        unit_cents=[1, 7, 50, 100],
        minimum_cents=[0, 1, 100],
        short_handed_players=[0, 2, 3, 5],
        short_handed_caps=sorted(caps, key=repr),
        split_over_pots=["by_size_largest_remainder", "where_each_unit_begins"],
        bonus_drops=sorted(drops, key=repr),
    )
    jackpot = book.jackpot
    if jackpot is not None:
        jackpot = otherwise(chance, jackpot, drop_cents=[1, 100, 250], least_players=[2, 4, 6])
    return replace(book, rake=rake, jackpot=jackpot)


def random_stake(chance: random.Random, stake: Stake) -> Stake:
    """The stake, at times with another rake."""
    if chance.random() < 0.5:
        return stake
    return replace(
        stake,
        rake_basis_points=chance.choice([0, 1, 450, 1_000]),
        rake_cap_cents=chance.choice([1, 99, 2_000]),
    )


def hold_for(seed: int) -> set[str]:
    """Every hand of a random table pays what its row says; what happened."""
    chance, seen = random.Random(f"pots told {seed}"), set()
    book = random_house(chance)
    offer = chance.choice(list(book.games.values()))
    stake = chance.choice(offer.stakes)
    terms = table_terms(book, offer.id, stake.name, "t", "T")
    till = Till(terms, book.for_game(offer.id), random_stake(chance, stake))
    for what in ("rake", "jackpot"):
        if chance.random() < 0.2:
            till.by_time = (*till.by_time, (what, 100, HOUR))  # type: ignore[arg-type] # a loop over two literals
    rows = hands_told(till, terms.seats)
    if not terms.games:  # Open Face
        assert rows == ()
        return {"no pots"}
    for _ in range(30):
        deal, players = chance.choice(terms.games), chance.randint(2, terms.seats)
        pots = [chance.choice([1, 2, 99, 650, 2_000, 12_345]) for _ in range(chance.randint(1, 4))]
        saw_flop = chance.random() < 0.8
        charged = CashEconomy.of(till).taken(GAMES[deal], players)
        taken: dict[str, int] = {}
        if charged is not None:
            for take in charged.takes(charged.take(pots, saw_flop), pots, saw_flop):
                taken[take.fund] = taken.get(take.fund, 0) + sum(take.parts)
        told = by_what_is_told(row_for(rows, deal, players), sum(pots), saw_flop)
        assert told == {fund: amount for fund, amount in taken.items() if amount}, (seed, deal, players, pots)
        seen |= {fund or "rake" for fund in told} or {"nothing"}
    return seen


def test_what_is_told_of_pots_is_what_is_taken_from_them() -> None:
    seen = set().union(*map(hold_for, DAILY))
    assert seen >= {"rake", "jackpot", "nothing"}


@pytest.mark.exhaustive
def test_what_is_told_of_many_pots_is_what_is_taken_from_them() -> None:
    seen = set().union(*map(hold_for, OFTEN))
    assert seen >= {"rake", "jackpot", "nothing", "no pots", "hi-lo"}


def taken_of(room: TestRoom, house_id: str) -> dict[str, int]:
    """What the house has taken from hands until now, by the ledger."""
    kept = room.balances_kept()
    jackpot = accounts.fund(house_id, "jackpot-collected")
    return {"": kept.get(accounts.rake(house_id), 0), "jackpot": kept.get(jackpot, 0)}


def hold_at_a_table(folder: Path, seed: int) -> set[str]:
    """What the sheet said before somebody sat down is what the accounts of the house get from each hand."""
    chance, seen = random.Random(f"pots played {seed}"), set()
    book = house(("casinohuone", "casino-helsinki")[seed % 2])
    with TestRoom(folder, book=book, seed=seed) as room:
        boards = [one for one in room.room.pools.values() if one.offer.deal in ("holdem", "omaha")]
        pool = chance.choice(sorted(boards, key=lambda one: one.id))
        names = PLAYERS[: min(chance.choice([2, 3, 5, 6, 6]), pool.terms("", "").seats)]
        [told] = room.room.seating.buy_in_of(room.person("Ann"), pool.id).pots
        assert told.tables == () and told.new
        table = room.seat(pool.id, *names)
        room.deal(table)
        room.play(table)  # it began before all sat there
        for _ in range(6):
            room.deal(table)
            before = taken_of(room, book.id)
            room.fold_out(table) if chance.random() < 0.3 else room.play(table)
            room.settle()
            paid = {fund: now - before[fund] for fund, now in taken_of(room, book.id).items()}
            events = room.client("Ann").events(object, table)
            last = max(place for place, event in enumerate(events) if isinstance(event, HandStarted))
            start, hand = events[last], events[last:]
            assert isinstance(start, HandStarted)
            pots = sum(one.amount for one in hand if isinstance(one, PotAwarded | RakeTaken | DropTaken))
            row = row_for(told.hands, start.deal, len(start.seats))
            expected = by_what_is_told(row, pots, any(isinstance(one, BoardDealt) for one in hand))
            assert expected == {fund: amount for fund, amount in paid.items() if amount}, (seed, pool.id)
            seen |= {fund or "rake" for fund in expected} or {"nothing"}
    return seen


def test_what_the_sheet_says_is_what_the_house_gets_from_each_hand(tmp_path: Path) -> None:
    seen = set().union(*(hold_at_a_table(tmp_path / str(seed), seed) for seed in PLAYED))
    assert seen >= {"rake", "jackpot"}


@pytest.mark.exhaustive
def test_what_many_sheets_say_is_what_the_house_gets_from_each_hand(tmp_path: Path) -> None:
    seen = set().union(*(hold_at_a_table(tmp_path / str(seed), seed) for seed in PLAYED_OFTEN))
    assert seen >= {"rake", "jackpot", "nothing"}


@pytest.mark.clause("CO-RAKE.2", "CO-RAKE.8")
def test_the_sheet_tells_percent_and_caps_by_the_number_of_players(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        [told] = room.room.seating.buy_in_of(room.person("Ann"), "holdem-nl25").pots
        rows = [(row.fewest, row.most, row.basis_points, row.cap, row.first_round) for row in told.hands]
        assert rows == [(2, 3, 500, 1_50, 0), (4, 6, 500, 3_00, 0)]
        assert all("CO-RAKE.2" in row.clauses for row in told.hands)


@pytest.mark.clause("CH-1.71", "CH-7.10")
def test_tables_that_charge_by_the_time_are_told_apart_from_a_new_one(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        pool = "holdem-nl-nl200"
        table = room.seat(pool, *PLAYERS[:5])
        fay = room.person("Fay")

        def told() -> tuple[TakenAtTables, ...]:
            return room.room.seating.buy_in_of(fay, pool).pots

        [alike] = told()
        assert alike.new and alike.tables == (room.table(table).terms.name,)
        room.run(room.room.staff.charge_by_time(room.person("Sue", role="floor"), table, "rake", HOUR, "why"))
        new, charged = told()
        assert (new.new, new.tables, new.hands) == (True, (), alike.hands)
        assert (charged.new, charged.tables) == (False, alike.tables)
        assert not any(row.basis_points for row in charged.hands)
        assert [row.drops for row in charged.hands if row.fewest <= 5 <= row.most] == [
            row.drops for row in new.hands if row.fewest <= 5 <= row.most
        ]
