"""Instructions confirmed by a tap: tables stopped, players gone and arrived, chips brought, small chips raced."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd
from typing import Literal

from msgspec.structs import replace

from cardroom.cards.deck import DECK_SIZE
from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.chip_race.race import Racer, cards_needed, race
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_floor import LiveFloor
from cardroom.tournament.live.live_orders import drop_stops, going, sit
from cardroom.tournament.live.telling import apply, counted


def confirm(floor: LiveFloor, act: acts.Confirm, now_ms: int) -> list[TableMessage]:
    """Orders have been carried out. Refuses "nothing-named", "done-already" with who confirmed it, "no-such-order",
    "race-needs-cards", "drawn-seat-taken", "stack-differs" where a player arrives with another stack than was racked,
    "out-already" where one would go who is asked to buy chips, and a count of chips that were never issued; then nothing
    has changed.
    """
    if not act.orders or len(set(act.orders)) < len(act.orders):
        raise Refused("nothing-named", "Name each instruction once.")
    counts = 0
    for number in act.orders:
        counts += _check(floor, floor.table_with(number), number, act.stacks)
    if counts > 1 and act.stacks:
        raise Refused("one-count-only", "Count the players of one table at a time.")
    touched, reports = [], list[TableMessage]()
    for number in act.orders:
        table = floor.table_with(number)
        touched += [f"order:{number}", f"table:{table.number}"]
        order = table.pending[number].order
        touched += [f"player:{table.seats[seat].player}" for seat in going(table, number)]
        if player := getattr(order, "player", ""):
            touched.append(f"player:{player}")
        reports += _carry_out(floor, table, number, act, now_ms)
    floor.note(act, now_ms, tuple(dict.fromkeys(touched)))
    return reports


def _check(floor: LiveFloor, table: LiveTable, number: int, stacks: Mapping[str, int]) -> int:
    """Check one instruction; return how many counts it takes."""
    pending = table.pending[number]
    order = pending.order
    if isinstance(order, messages.RaceChips):
        clauses = floor.book.chip_race.cards.clauses if floor.book.chip_race is not None else ()
        raise Refused("race-needs-cards", "Tell the cards of the race.", clauses, {"order": number})
    if isinstance(order, messages.Lift):
        for one in [table.seats[seat] for seat in going(table, number)]:
            if not one.stack and one.player not in table.bringing:
                words = (
                    "That player has lost all chips, and may yet buy some: nobody goes elsewhere with none."
                )
                raise Refused("out-already", words, floor.rules.out.clauses, {"player": one.player})
        if stacks:
            counted(floor, table, _of(table, number, stacks), "", 0)
        return 1
    if isinstance(order, messages.SeatPlayer):
        clauses = floor.rules.seats_drawn.clauses
        if pending.seat in table.seats:
            words = f"Table {table.number}, seat {pending.seat} has a player."
            raise Refused("drawn-seat-taken", words, clauses, {"table": table.number, "seat": pending.seat})
        told = stacks.get(order.player, order.stack)
        if told != order.stack:
            words = f"{order.stack} were racked for that player; {told} were counted."
            args = {"counted": told, "issued": order.stack, "player": order.player}
            raise Refused("stack-differs", words, floor.rules.starting_stack.clauses, args)
    return 0


def _of(table: LiveTable, number: int, stacks: Mapping[str, int]) -> dict[str, int]:
    """The counts of the players whom an instruction lets go."""
    players = {table.seats[seat].player for seat in going(table, number)}
    return {player: chips for player, chips in stacks.items() if player in players}


def _carry_out(
    floor: LiveFloor, table: LiveTable, number: int, act: acts.Confirm, now_ms: int
) -> list[TableMessage]:
    pending = table.pending[number]
    order = pending.order
    if isinstance(order, messages.StandingOrders):
        drop_stops(table)
        table.stopped = True
        return [messages.TableStandsStill(table.number, order.number)] if order.number else []
    if isinstance(order, messages.Lift):
        return _let_go(floor, table, number, order, act, now_ms)
    del table.pending[number]
    if isinstance(order, messages.SeatPlayer):
        report = sit(table, pending.seat, order, now_ms)
        table.seats[pending.seat].counted_by = act.by if order.player in act.stacks else ""
        return [report]
    if isinstance(order, messages.AddChips):
        seat = table.seat_of(order.player)
        if not seat:
            return [messages.Declined(table.number, order.order, "not_here")]
        table.seats[seat].stack += order.chips
        return [messages.ChipsAdded(table.number, order.order, order.player)]
    return []


def _let_go(
    floor: LiveFloor,
    table: LiveTable,
    number: int,
    order: messages.Lift,
    act: acts.Confirm,
    now_ms: int,
) -> list[TableMessage]:
    reports: list[TableMessage] = []
    if stacks := _of(table, number, act.stacks):
        report = counted(floor, table, stacks, act.by, now_ms)
        apply(table, report.stacks, act.by, stacks, now_ms)
        reports.append(report)
    seats = going(table, number)
    del table.pending[number]
    if not seats:
        why: Literal["not_here", "nobody_to_move"] = "not_here" if order.who == "named" else "nobody_to_move"
        return [*reports, messages.Declined(table.number, order.order, why)]
    moved: list[messages.Moved] = []
    for seat in seats:
        one = table.leave(seat)
        moved.append(messages.Moved(one.player, one.stack, one.away_at(now_ms), seat))
    return [*reports, messages.Lifted(table.number, order.order, tuple(moved))]


def tell_race(floor: LiveFloor, act: acts.TellRace, now_ms: int) -> list[TableMessage]:
    """A table has raced. Refuses "done-already", "no-such-order", "not-a-race", "race-card-twice", what was told by an
    older stack ("not-at-table", "small-chips-differ", "too-many-cards"), and as `race` does.
    """
    table, rules = floor.table_with(act.order), floor.book.chip_race
    order = table.pending[act.order].order
    if rules is None or not isinstance(order, messages.RaceChips):
        raise Refused("not-a-race", "That instruction is no race.", (), {"order": act.order})
    if len(set(act.cards)) < len(act.cards) and len(act.cards) <= DECK_SIZE:
        raise Refused("race-card-twice", "A card was told twice.", rules.cards.clauses)
    racers = [
        Racer(
            seat.player,
            number,
            seat.stack,
            act.small_chips.get(seat.player, seat.stack % order.new // order.old),
        )
        for number, seat in sorted(table.seats.items())
    ]
    here = {racer.player for racer in racers}
    if (gone := next((one for one in act.small_chips if one not in here), None)) is not None:
        words = f"That player does not sit at table {table.number}."
        raise Refused("not-at-table", words, (), {"player": gone, "table": table.number})
    _check_small(floor, racers, order)
    found = race(rules, racers, order.old, order.new, act.cards)
    if len(act.cards) > (needed := cards_needed(racers, order.old, order.new)):
        words = f"The race takes {needed} cards, not {len(act.cards)}: a stack has changed since."
        raise Refused("too-many-cards", words, rules.cards.clauses, {"cards": needed})
    for racer, row in zip(racers, found.rows, strict=True):
        table.seats[racer.seat].stack = row.after
    del table.pending[act.order]
    touched = (f"order:{act.order}", f"table:{table.number}")
    done = floor.note(act, now_ms, touched, (), found.clauses)
    won = {row.player: row.won for row in found.rows if row.won}
    given = tuple(row.player for row in found.rows if row.given)
    floor.change(done.number, lambda one: replace(one, won=won, given=given))
    return [messages.ColouredUp(table.number, order.order, order.old, order.new, found.rows, found.clauses)]


def _check_small(floor: LiveFloor, racers: Iterable[Racer], order: messages.RaceChips) -> None:
    """Refuse ("small-chips-differ") a count that the stack does not leave over as it is now, saying what it is.

    What stays of a stack is in chips of the other values: those of the last count by colour, else of the new value. What
    an estimated stack has beside whole small chips is nobody's count.
    """
    colours = floor.counted.chips if floor.counted is not None else ()
    others = gcd(order.new, *(one.value for one in colours if one.count and one.value != order.old))
    for racer in racers:
        rest = (racer.stack // order.old - racer.small_chips) * order.old
        if rest >= 0 and rest % others:
            args = {"seat": racer.seat, "stack": racer.stack, "count": racer.small_chips, "old": order.old}
            words = f"Seat {racer.seat} has {racer.stack} now, not with {racer.small_chips} of {order.old}."
            raise Refused("small-chips-differ", words, (), args)
