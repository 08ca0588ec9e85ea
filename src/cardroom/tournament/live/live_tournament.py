"""A tournament with its live tables: it decides commands and takes in acts, until nothing follows any more."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from hashlib import shake_256
from typing import Any, Final

import msgspec

from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.table.values.time_units import DAY_MS
from cardroom.tournament.live import (
    button_told,
    chips_and_bags,
    confirming,
    handed_chips,
    penalties_told,
    taking_back,
    telling,
    unsold,
)
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.live_floor import FloorDump, LiveFloor
from cardroom.tournament.play.busts_taken_back import check_not_certain
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import KeepSeatFree, MovePlayer
from cardroom.tournament.play.tournament_decided import TournamentDecided
from cardroom.tournament.table_messages import BustTakenBack

CHANCE_BYTES: Final = 16
REPORTS_MOST: Final = 20_000
"""More than any act brings about: behind it the tables and the tournament only answer each other."""

TELLS: Final[dict[type, Callable[[LiveFloor, Any, int], list[TableMessage]]]] = {
    acts.TellHand: telling.tell_hand,
    acts.TellOut: telling.tell_out,
    acts.CountStacks: telling.count,
    acts.Confirm: confirming.confirm,
    acts.TellRace: confirming.tell_race,
    acts.TellFrozen: telling.tell_frozen,
    acts.TellServed: penalties_told.tell_served,
    acts.TellButton: button_told.tell_button,
    acts.TellAway: telling.tell_away,
    acts.TellClear: telling.tell_clear,
    acts.TellFilmed: telling.tell_filmed,
    acts.ChangeChips: chips_and_bags.change_chips,
    acts.HandChipsOn: handed_chips.hand_on,
    acts.ReceiveChips: handed_chips.receive,
    acts.GiveChipsBack: handed_chips.give_back,
    acts.HearOfChips: handed_chips.hear,
    acts.ExchangeChips: chips_and_bags.exchange_chips,
    acts.TakeInventory: chips_and_bags.take_inventory,
    acts.BagStack: chips_and_bags.bag_stack,
    acts.PlaceStack: unsold.place_stack,
    acts.RemoveStack: unsold.remove_stack,
    acts.TakeBackLive: taking_back.take_back,
}
"""The functions that carry out the acts."""


def tell(floor: LiveFloor, act: acts.AnyActDone, now_ms: int) -> list[TableMessage]:
    """Carry out an act at the live tables; return what they report.

    Refuses what its function refuses, and "no-such-clause", "act-in-the-future" and "act-too-old". Then nothing has
    changed.
    """
    if act.clause and act.clause not in floor.book.clauses:
        words = f"The house's book has no clause {act.clause!r}."
        raise Refused("no-such-clause", words, (), {"clause": act.clause})
    if act.at_ms > now_ms:
        raise Refused("act-in-the-future", "An act is noted once it has happened.")
    if act.at_ms and act.at_ms < now_ms - DAY_MS:
        raise Refused("act-too-old", "That is longer ago than a day.")
    return TELLS[type(act)](floor, act, now_ms)


def decide_live(
    tournament: Tournament, floor: LiveFloor, command: Any, now_ms: int, chance: int
) -> TournamentDecided:
    """Let a tournament with live tables decide a command, or take in what staff tell, with all that follows.

    The orders are with the floor; the result has none. Raises `Refused`, and then nothing has changed.
    """
    draws = _draws(chance)
    if isinstance(command, MovePlayer | KeepSeatFree):
        _check_seat_is_free(floor, command)
    if isinstance(command, acts.PlaceStack):
        _check_not_kept(tournament, floor, command)
    if isinstance(command, acts.TellOut):
        _check_places_are_open(tournament, floor, command)
    if isinstance(command, acts.LiveAct):
        first, whole = _told(tournament, floor, command, now_ms, draws)
    else:
        first, whole = deque[TableMessage](), tournament.decide(command, now_ms, chance)
        first.extend(_passed_on(floor, whole, now_ms))
    reports = 0
    while first:
        reports += 1
        assert reports < REPORTS_MOST, "tables and tournament answer each other without an end"
        decided = tournament.decide(first.popleft(), now_ms, next(draws))
        first.extend(_passed_on(floor, decided, now_ms))
        whole.events += decided.events
        whole.money += decided.money
    bags = tournament.state.bags if tournament.state.phase == "running" else {}
    state, overnight = tournament.state, {player: bag.chips for player, bag in bags.items()}
    floor.settle(now_ms, state.issued, overnight, state.level)
    whole.orders = []
    return whole


def _check_seat_is_free(floor: LiveFloor, command: MovePlayer | KeepSeatFree) -> None:
    """Refuse ("drawn-seat-taken") to move somebody to a seat, or to keep one free, that has a player or waits for one who
    comes.
    """
    table = floor.tables.get(command.table)
    is_there = 0 < command.seat <= floor.seats  # any other the tournament refuses
    if table is None or not is_there or command.seat in table.free_seats(floor.seats):
        return
    words = f"Seat {command.seat} of table {command.table} is taken."
    args = {"table": command.table, "seat": command.seat}
    raise Refused("drawn-seat-taken", words, floor.rules.seats_drawn.clauses, args)


def _check_not_kept(tournament: Tournament, floor: LiveFloor, act: acts.PlaceStack) -> None:
    """Refuse ("seat-kept-free") a stack on a seat that is kept free."""
    kept = tournament.state.kept_free.get(act.table, ())
    for one in kept:
        if one.seat == act.seat:
            args = {"table": act.table, "seat": act.seat, "reason": one.reason}
            words = f"That seat is kept free: {one.reason}."
            raise Refused("seat-kept-free", words, floor.rules.seats_drawn.clauses, args)


def _check_places_are_open(tournament: Tournament, floor: LiveFloor, act: acts.TellOut) -> None:
    """Refuse ("place-settled") a bust of a moment after which others have been given places: theirs rest on it.

    Told without its time the player takes the next place.
    """
    placed = tournament.state.placed
    later = [
        done
        for done in floor.acts
        if act.at_ms
        and isinstance(done.act, acts.TellOut)
        and not done.taken_back
        and done.at_ms > act.at_ms
        and any(one.player in placed for one in done.act.outs)
    ]
    if later:
        first = later[0]
        words = "Places after that moment are given: tell it without its time, and the next place is taken."
        args = {"number": first.number, "by": first.act.by, "at_ms": first.at_ms, "did": "out"}
        raise Refused("place-settled", words, floor.rules.out.clauses, args)


def _told(
    tournament: Tournament, floor: LiveFloor, act: acts.LiveAct, now_ms: int, draws: Any
) -> tuple[deque[TableMessage], TournamentDecided]:
    if isinstance(act, acts.HearOfChips) and tournament.state.phase != "running":
        return deque(handed_chips.hear(floor, act, now_ms, runs=False)), TournamentDecided()
    if tournament.state.phase != "running":
        clauses = floor.rules.end.clauses if tournament.is_over else ()
        raise Refused("not-running", f"{tournament.terms.name} is not being played.", clauses)
    told: Any = act
    if not isinstance(act, acts.TakeBackLive):
        return deque(tell(floor, told, now_ms)), TournamentDecided()
    before, kept = bytes(tournament.encoded()), msgspec.json.encode(floor.dump())
    try:
        whole = TournamentDecided()
        waiting = deque(_best_first(tournament, tell(floor, told, now_ms)))
        while waiting:
            decided = tournament.decide(waiting.popleft(), now_ms, next(draws))
            waiting.extend(_passed_on(floor, decided, now_ms))
            whole.events += decided.events
            whole.money += decided.money
    except Refused:
        tournament.load(msgspec.json.decode(before))
        floor.load(msgspec.json.decode(kept, type=FloorDump))
        raise
    return deque(), whole


def _best_first(tournament: Tournament, reports: list[TableMessage]) -> list[TableMessage]:
    """Order players who come back, of whom each gives the own place back: the best place first. The last one of a table
    brings its stacks.
    """
    backs = [one for one in reports if isinstance(one, BustTakenBack)]
    along = tuple(one.player for one in backs)
    placed = tournament.state.placed
    stacks = {one.table: one.stacks for one in backs}
    backs.sort(key=lambda one: placed[one.player].own if one.player in placed else 0)
    last = {one.table: one.player for one in backs}
    ordered: list[TableMessage] = [
        BustTakenBack(
            one.table,
            one.player,
            stacks[one.table] if last[one.table] == one.player else {one.player: 0},
            along,
            one.takes_back,
        )
        for one in backs
    ]
    return ordered + [one for one in reports if not isinstance(one, BustTakenBack)]


def prizes_back(tournament: Tournament, floor: LiveFloor, act: acts.TakeBackLive) -> dict[str, int]:
    """Return the prizes, by player, that have been credited for the busts which a counter-act takes back.

    Refuses, before any money moves, as `check_not_certain` does.
    """
    done = next((one for one in floor.acts if one.number == act.number and not one.taken_back), None)
    if tournament.is_over or (done is not None and any(one.left for one in done.stacks)):
        check_not_certain(tournament.state, tournament.terms, floor.rules)
    left = [player for one in done.stacks for player in one.left] if done is not None else []
    placed = tournament.state.placed
    return {player: placed[player].prize for player in left if player in placed and placed[player].prize}


def _passed_on(floor: LiveFloor, decided: TournamentDecided, now_ms: int) -> list[TableMessage]:
    return [report for to in decided.orders for report in floor.take(to, now_ms)]


def _draws(chance: int) -> Any:
    seed, number = chance.to_bytes(max(1, (chance.bit_length() + 7) // 8), "big"), 0
    while True:
        number += 1
        drawn = shake_256(seed + b" live" + number.to_bytes(8, "big")).digest(CHANCE_BYTES)
        yield int.from_bytes(drawn, "big")
