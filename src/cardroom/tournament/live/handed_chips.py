"""Chips handed on at live tables: from one stack to another of the event, or of another event by a letter and its answer.

Whatever happens on the way, the chips are in one place: a stack, out of play, or on the way (`LiveFloor.handed`).
"""

from __future__ import annotations

from msgspec.structs import replace

from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_floor import ChipsHanded, ChipsReceived, LiveActDone, LiveFloor


def clauses_of(floor: LiveFloor) -> tuple[str, ...]:
    """The clauses by which chips stay with their player and in their event."""
    rules = floor.book.penalties
    return rules.chips_moved.clauses if rules is not None else floor.rules.starting_stack.clauses


def hand_on(floor: LiveFloor, act: acts.HandChipsOn, now_ms: int) -> list[TableMessage]:
    """Chips leave a player's stack, and reach another's; those for another event are on the way from now on.

    Refuses "chips-without-reason", "handed-to-giver", "takes-all-chips" where the player would have none left,
    "chips-never-found" for more chips of a player who is out than have left play, "stack-lies-overnight", and as
    `LiveFloor.table_of`.
    """
    clauses = clauses_of(floor)
    if not act.why.strip():
        raise Refused("chips-without-reason", "Say why: the reason is kept with the act.", clauses)
    if not act.event and act.player == act.to:
        raise Refused("handed-to-giver", "Those are that player's own chips.", clauses)
    taker = floor.table_of(act.to) if not act.event else None
    giver = _table_of_giver(floor, act, clauses)
    reports: list[TableMessage] = []
    touched = [f"player:{act.player}"]
    if giver is not None:
        reports.append(_changed(floor, giver, act.player, -act.chips, act.by, now_ms))
        touched.append(f"table:{giver.number}")
    else:
        floor.removed -= act.chips
    if taker is not None:
        reports.append(_changed(floor, taker, act.to, act.chips, act.by, now_ms))
        touched += [f"player:{act.to}", f"table:{taker.number}"]
    done = floor.note(act, now_ms, tuple(dict.fromkeys(touched)), (), clauses)
    if act.event:
        floor.handed = {**floor.handed, done.number: ChipsHanded(act.player, act.event, act.chips)}
    return reports


def _table_of_giver(floor: LiveFloor, act: acts.HandChipsOn, clauses: tuple[str, ...]) -> LiveTable | None:
    """The table where the giver sits with more chips than these; None for one who is out."""
    if act.player in floor.bagged:
        words = "That stack lies in a bag until the next day."
        raise Refused("stack-lies-overnight", words, clauses, {"player": act.player})
    if act.player not in floor.places():
        if act.chips > floor.removed:
            words = f"{floor.removed} chips have left play; {act.chips} were handed on."
            raise Refused(
                "chips-never-found", words, clauses, {"counted": act.chips, "issued": floor.removed}
            )
        return None
    table = floor.table_of(act.player)
    check_some_left(table, act.player, act.chips, clauses)
    return table


def check_some_left(table: LiveTable, player: str, chips: int, clauses: tuple[str, ...]) -> None:
    """Refuse ("takes-all-chips") to take so many chips of a player who would have none left."""
    stack = table.seats[table.seat_of(player)].stack
    if chips >= stack:
        words = f"That player has {stack} chips: who has none left is sent out by a removal."
        raise Refused("takes-all-chips", words, clauses, {"counted": chips, "issued": stack})


def _changed(
    floor: LiveFloor, table: LiveTable, player: str, more: int, by: str, now_ms: int
) -> messages.ChipsCorrected:
    seat = table.seats[table.seat_of(player)]
    before, seat.stack = seat.stack, seat.stack + more
    seat.counted_ms, seat.counted_by = now_ms, by
    floor.in_play += more
    return messages.ChipsCorrected(table.number, player, before, seat.stack)


# ------------------------------------------------------------------ a slip


def may_ask_back(floor: LiveFloor, done: LiveActDone) -> bool:
    """Whether an act that handed chips on can be taken back: they are where they were to go."""
    if not isinstance(done.act, acts.HandChipsOn) or done.taken_back:
        return False
    return not done.act.event or floor.handed[done.number].state == "arrived"


def ask_back(
    floor: LiveFloor, act: acts.TakeBackLive, done: LiveActDone, told: acts.HandChipsOn, now_ms: int
) -> list[TableMessage]:
    """Chips were handed on by a slip: within the event they go back at once, of another they are asked back.

    Refuses "chips-on-the-way" until the other event has answered, "chips-back-already" where it took none, and
    "takes-all-chips" where the player who got them would have none left.
    """
    clauses = clauses_of(floor)
    if told.event:
        handed = floor.handed[done.number]
        if handed.state == "back":
            raise Refused("chips-back-already", "Those chips came back.", clauses)
        if handed.state != "arrived":
            raise Refused("chips-on-the-way", "The other event has not answered yet.", clauses)
        counter = floor.note(act, now_ms, done.touched, (), clauses)
        asked = replace(handed, state="asked_back", counter=counter.number)
        floor.handed = {**floor.handed, done.number: asked}
        return []
    table = floor.table_of(told.to)
    check_some_left(table, told.to, told.chips, clauses)
    reports: list[TableMessage] = [_changed(floor, table, told.to, -told.chips, act.by, now_ms)]
    reports += _to_stack(floor, told.player, told.chips, act.by, now_ms)
    counter = floor.note(act, now_ms, done.touched, (), clauses)
    floor.change(done.number, lambda found: replace(found, taken_back=counter.number))
    return reports


def _to_stack(floor: LiveFloor, player: str, chips: int, by: str, now_ms: int) -> list[TableMessage]:
    """Chips come back to a player's stack; to one who does not sit, they have left play."""
    for table in floor.tables.values():
        if table.seat_of(player):
            return [_changed(floor, table, player, chips, by, now_ms)]
    floor.removed += chips
    return []


# ------------------------------------------------------------------ letters of another event


def receive(floor: LiveFloor, act: acts.ReceiveChips, now_ms: int) -> list[TableMessage]:
    """Chips of another event reach a player here. Refuses as `LiveFloor.table_of`."""
    table = floor.table_of(act.player)
    floor.received.append(ChipsReceived(act.event, act.number, act.player, act.chips))
    floor.note(act, now_ms, (f"player:{act.player}", f"table:{table.number}"), (), clauses_of(floor))
    return [_changed(floor, table, act.player, act.chips, act.by, now_ms)]


def give_back(floor: LiveFloor, act: acts.GiveChipsBack, now_ms: int) -> list[TableMessage]:
    """Chips go back to the event they came from. Refuses "takes-all-chips" where the player would have none left, and as
    `LiveFloor.table_of`.
    """
    received = next(one for one in floor.received if (one.event, one.number) == (act.event, act.number))
    table = floor.table_of(received.player)
    check_some_left(table, received.player, received.chips, clauses_of(floor))
    floor.received.remove(received)
    floor.note(act, now_ms, (f"player:{received.player}", f"table:{table.number}"), (), clauses_of(floor))
    return [_changed(floor, table, received.player, -received.chips, act.by, now_ms)]


def hear(floor: LiveFloor, act: acts.HearOfChips, now_ms: int, *, runs: bool = True) -> list[TableMessage]:
    """The other event has answered. Chips that it did not take, or gives back, come to the giver's stack again; where
    nothing is played any more, out of play.
    """
    handed = floor.handed[act.number]
    asked = handed.state == "asked_back"
    assert asked == (act.outcome in ("given_back", "kept")), "an answer to what was asked"
    if act.outcome in ("taken", "kept"):
        floor.handed = {**floor.handed, act.number: replace(handed, state="arrived", counter=0)}
    else:
        floor.handed = {**floor.handed, act.number: replace(handed, state="back")}
    if act.outcome == "taken":
        return []
    floor.note(act, now_ms, (f"player:{handed.player}",), (), clauses_of(floor))
    if act.outcome == "kept":
        return []
    if asked:
        floor.change(act.number, lambda found: replace(found, taken_back=handed.counter))
    if runs:
        return _to_stack(floor, handed.player, handed.chips, act.by, now_ms)
    floor.removed += handed.chips
    return []
