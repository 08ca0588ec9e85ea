"""A slip at a live table taken back by a counter-act: what it told is undone, as long as nothing rests on it."""

from __future__ import annotations

from msgspec.structs import replace

from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.live import handed_chips
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.hall_tables import LiveSeat, LiveTable
from cardroom.tournament.live.live_floor import LiveActDone, LiveFloor, StacksBefore
from cardroom.tournament.live.telling import ANY


def take_back(floor: LiveFloor, act: acts.TakeBackLive, now_ms: int) -> list[TableMessage]:
    """Take an act back. Refuses "slip-without-reason", "no-such-live-act", "slip-taken-back", "not-taken-back" for one
    that the tournament has acted on, and "live-changed-since" with the act that changed a stack or a seat since.

    The tournament may yet refuse to let a player in again: then nothing has changed.
    """
    if not act.why.strip():
        raise Refused("slip-without-reason", "Say why: the reason is kept with the act.")
    done = floor.found(act.number)
    if done.taken_back:
        words = f"Act {act.number} was taken back by act {done.taken_back}."
        raise Refused("slip-taken-back", words, (), {"number": act.number, "counter": done.taken_back})
    if isinstance(done.act, acts.BagStack):
        return _open_bag(floor, act, done, done.act, now_ms)
    if isinstance(done.act, acts.HandChipsOn):
        return handed_chips.ask_back(floor, act, done, done.act, now_ms)
    if not done.stacks:
        words = "The tournament has gone on from that act: put it right by another."
        raise Refused("not-taken-back", words, (), {"number": act.number})
    for one in done.stacks:
        _check(floor, one)
    reports: list[TableMessage] = []
    for one in done.stacks:
        reports += _put_back(floor.tables[one.table], one, done.number)
    counter = floor.note(act, now_ms, done.touched, (), done.clauses)
    floor.change(done.number, lambda found: replace(found, taken_back=counter.number))
    return reports


def bag_is_closed(floor: LiveFloor, told: acts.BagStack) -> bool:
    """Whether the bag of an act lies there as it was told, and may still be told otherwise."""
    bag = floor.bags.get(told.player)
    return bag is not None and bag.number == told.number and told.player in floor.bagged


def _open_bag(
    floor: LiveFloor, act: acts.TakeBackLive, done: LiveActDone, told: acts.BagStack, now_ms: int
) -> list[TableMessage]:
    """A bag was told wrongly: the stack lies without one again, to be told anew. Refuses "live-changed-since"."""
    if not bag_is_closed(floor, told):
        words = "That bag has been opened, or told again, since."
        floor.refuse_by_act("live-changed-since", words, f"bag:{told.player}")
    del floor.bags[told.player]
    counter = floor.note(act, now_ms, done.touched, (), done.clauses)
    floor.change(done.number, lambda found: replace(found, taken_back=counter.number))
    return []


def _check(floor: LiveFloor, kept: StacksBefore) -> None:
    table = floor.table(kept.table)
    now = {seat.player: seat.stack for seat in table.seats.values()}
    # (Whoever lost all chips and left by the act is put back; whoever left later, asked to buy some, is not.)
    expected = {
        one: chips for one, chips in kept.after.items() if one in now or chips or one not in kept.left
    }
    on_the_way = {getattr(one.order, "player", "") for one in floor.pending().values()}
    if on_the_way & kept.left.keys():
        course = floor.book.course
        clauses = course.re_entry.clauses if course is not None else ()
        raise Refused("entered-again", "That player has entered again since.", clauses)
    gone = {seat for player, seat in kept.left.items() if player not in now}
    words = f"Table {table.number} has changed since."
    if not kept.after:  # (no stack changed: hands of a penalty alone)
        expected = now if now.keys() >= set(kept.served) else {}
    if now != expected or not gone <= set(table.free_seats(max([*gone, *table.seats, 1]))):
        floor.refuse_by_act("live-changed-since", words, f"table:{table.number}", table=table.number)
    if kept.told_hand and table.round:
        course = floor.book.course
        clauses = course.hand_for_hand.clauses if course is not None else ()
        raise Refused("round-over", "A round of hand-for-hand rests on that hand.", clauses)


def _put_back(table: LiveTable, kept: StacksBefore, act: int) -> list[TableMessage]:
    here = {seat.player for seat in table.seats.values()}
    stacks = {seat.player: seat.stack for seat in table.seats.values()}
    reports: list[TableMessage] = []
    back = [player for player in kept.left if player not in here]
    for player in back:
        number = kept.left[player]
        table.opened = [one for one in table.opened if one != number]
        table.seats[number] = LiveSeat(player, 0)
        stacks[player] = 0
    for player in back:
        moved = kept.before if player == back[-1] else {player: 0}
        reports.append(messages.BustTakenBack(table.number, player, dict(moved), takes_back=act))
    if not back:
        stacks_before = dict(kept.before)
        reports.append(
            messages.HandOver(table.number, table.hands, ANY, table.told_ms, stacks_before, takes_back=act)
        )
    if kept.served:
        reports.append(
            messages.HandOver(table.number, table.hands, ANY, table.told_ms, {}, not_served=kept.served)
        )
    if kept.told_hand:
        table.button_of = table.hands + 1  # (it is that hand which is being dealt)
    for seat in table.seats.values():
        if seat.player in kept.before and seat.stack != kept.before[seat.player]:
            seat.stack, seat.counted_ms, seat.counted_by = kept.before[seat.player], 0, ""
    return reports
