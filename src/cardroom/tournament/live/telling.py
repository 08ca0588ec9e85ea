"""Facts that staff tell of live tables: hands, counts, busts, absences; each becomes a report of its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.button_told import button_after
from cardroom.tournament.live.counted import stacks_behind
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_acts import OutTold
from cardroom.tournament.live.live_floor import LiveFloor, StacksBefore
from cardroom.tournament.live.live_orders import drop_stops
from cardroom.tournament.live.penalties_told import check_serve_here, count_missed

ANY = 0
"""The number of orders that a count rests on: none."""


def tell_hand(floor: LiveFloor, act: acts.TellHand, now_ms: int) -> list[TableMessage]:
    """A hand is over. Refuses "no-live-table-there", what a hand that cannot have been dealt is refused by
    (`_check_deals`), "not-at-table", and what `stacks_behind` refuses.
    """
    table = floor.table(act.table)
    _check_deals(floor, table)
    check_serve_here([table], act)
    if act.stacks and any(not chips for chips in act.stacks.values()):
        raise Refused("tell-who-is-out", "Somebody has no chips: tell who is out.", floor.rules.out.clauses)
    found = stacks_behind(table, act.stacks, (), floor.rules.starting_stack.clauses)
    report, kept = _hand(floor, table, act, found, (), now_ms)
    floor.note(act, now_ms, (f"table:{table.number}",), (kept,))
    return [report]


def tell_out(floor: LiveFloor, act: acts.TellOut, now_ms: int) -> list[TableMessage]:
    """Players are out. Refuses "nobody-named", "named-twice", "out-already", "not-seated-yet", "place-settled" for a moment
    that other places rest on, "stack-missing" where several were out in one hand, and as `tell_hand`.
    """
    rules = floor.rules
    names = [one.player for one in act.outs]
    if not names or len(set(names)) < len(names):
        code = "named-twice" if names else "nobody-named"
        raise Refused(code, "Name each player who is out once.", rules.out.clauses)
    hands: dict[tuple[int, int], list[OutTold]] = {}
    for one in act.outs:
        hands.setdefault((floor.table_of(one.player).number, one.hand), []).append(one)
    if len(hands) > 1 and (act.stacks or act.big_blind or act.last):
        raise Refused("one-hand-only", "Counts and blinds belong to one hand.", rules.out.clauses)
    check_serve_here([floor.tables[number] for number, _ in hands], act)
    plans: list[tuple[LiveTable, list[OutTold], dict[str, int]]] = []
    for (number, _), outs in hands.items():
        table = floor.tables[number]
        for one in outs:
            if not table.seats[table.seat_of(one.player)].stack:
                words = "That player has lost all chips already."
                floor.refuse_by_act(
                    "out-already", words, f"player:{one.player}", rules.out.clauses, player=one.player
                )
        _check_deals(floor, table)
        if len([key for key in hands if key[0] == number]) > 1:
            words = "Tell the hands of one table one after the other."
            raise Refused("one-hand-only", words, rules.out.clauses, {"table": number})
        if len(outs) > 1 and any(one.stack < 1 for one in outs):
            words = "Several are out in one hand: their chips at its start decide the places."
            raise Refused("stack-missing", words, rules.same_hand.clauses)
        whole = sum(one.stack for one in outs)
        if whole > table.chips:
            words = f"Table {number} has {table.chips} chips; {whole} were told."
            args = {"table": number, "counted": whole, "issued": table.chips}
            raise Refused("chips-never-issued", words, rules.starting_stack.clauses, args)
        plans.append((table, outs, stacks_behind(table, act.stacks, outs, rules.starting_stack.clauses)))
    reports: list[TableMessage] = []
    kept: list[StacksBefore] = []
    for table, outs, found in plans:
        report, stacks = _hand(floor, table, act, found, outs, now_ms)
        reports.append(report)
        kept.append(stacks)
    touched = tuple(f"player:{one}" for one in names) + tuple(f"table:{plan[0].number}" for plan in plans)
    clauses = rules.same_hand.clauses if len(names) > 1 else rules.out.clauses
    floor.note(act, now_ms, touched, tuple(kept), clauses)
    return reports


def count(floor: LiveFloor, act: acts.CountStacks, now_ms: int) -> list[TableMessage]:
    """Stacks were counted. Refuses "no-live-table-there" and as `stacks_behind`."""
    table = floor.table(act.table)
    report = counted(floor, table, act.stacks, act.by, now_ms)
    before = {seat.player: seat.stack for seat in table.seats.values()}
    kept = apply(table, report.stacks, act.by, act.stacks, now_ms)
    floor.note(act, now_ms, (f"table:{table.number}",), (StacksBefore(table.number, before, kept),))
    return [report]


def counted(
    floor: LiveFloor, table: LiveTable, stacks: Mapping[str, int], by: str, now_ms: int
) -> messages.HandOver:
    """The report of a count, which is no hand."""
    found = stacks_behind(table, stacks, (), floor.rules.starting_stack.clauses)
    act = floor.number + 1
    return messages.HandOver(table.number, table.hands, ANY, table.told_ms, found, act=act)


def apply(
    table: LiveTable, found: Mapping[str, int], by: str, stacks: Mapping[str, int], now_ms: int
) -> dict[str, int]:
    """Put stacks on their seats; those counted say by whom and when."""
    for seat in table.seats.values():
        if seat.player in stacks:
            seat.counted_ms, seat.counted_by = now_ms, by
        elif found.get(seat.player, seat.stack) != seat.stack:
            seat.counted_ms, seat.counted_by = 0, ""
        seat.stack = found.get(seat.player, seat.stack)
    return {seat.player: seat.stack for seat in table.seats.values()}


def tell_frozen(floor: LiveFloor, act: acts.TellFrozen, now_ms: int) -> list[TableMessage]:
    """A player is all-in in a round. Refuses "no-round" where none is dealt, or where the house freezes nothing."""
    table, rule = floor.table(act.table), floor.book.course.all_ins_in_rounds if floor.book.course else None
    is_round = table.dealing > 0 and table.dealing != table.round
    if rule is None or rule.value != "frozen" or not is_round:
        clauses = rule.clauses if rule is not None else ()
        raise Refused("no-round", "Tables do not deal hand for hand now.", clauses)
    if not table.seat_of(act.player):
        raise Refused("not-at-table", "That player sits elsewhere.", (), {"player": act.player})
    table.frozen = act.player
    floor.note(act, now_ms, (f"table:{table.number}",), (), rule.clauses)
    return [messages.Froze(table.number, table.dealing, act.player)]


def tell_away(floor: LiveFloor, act: acts.TellAway, now_ms: int) -> list[TableMessage]:
    """A player is away or back; nothing of it is reported before the player moves."""
    table = floor.table_of(act.player)
    seat = table.seats[table.seat_of(act.player)]
    seat.away = act.away
    seat.away_since_ms = (act.at_ms or now_ms) if act.away else 0
    floor.note(act, now_ms, (f"player:{act.player}",), (), floor.rules.absent.clauses)
    return []


def tell_filmed(floor: LiveFloor, act: acts.TellFilmed, now_ms: int) -> list[TableMessage]:
    """A table is filmed, or no longer. Refuses "no-live-table-there", "filmed-already" and "not-filmed"."""
    table, key = floor.table(act.table), f"filmed:{act.table}"
    if bool(table.filmed_ms) == act.is_filmed:
        code, words = ("filmed-already", "is") if act.is_filmed else ("not-filmed", "is not")
        floor.refuse_by_act(code, f"Table {act.table} {words} filmed.", key, table=act.table)
    table.filmed_ms = (act.at_ms or now_ms) if act.is_filmed else 0
    floor.note(act, now_ms, (f"table:{act.table}", key))
    return []


def tell_clear(floor: LiveFloor, act: acts.TellClear, now_ms: int) -> list[TableMessage]:
    """Nobody else is out until now. Refuses "no-live-table-there"."""
    named = [floor.table(number) for number in act.tables] or list(floor.tables.values())
    found = [table for table in named if table.is_dealing]
    for table in found:
        table.told_ms = now_ms
    floor.note(act, now_ms, tuple(f"table:{table.number}" for table in found))
    return [messages.HandOver(table.number, table.hands, ANY, now_ms, {}) for table in found]


def _check_deals(floor: LiveFloor, table: LiveTable) -> None:
    """Refuse a hand at a table that stands ("table-stands"), has played its round ("round-over"), or is frozen."""
    number = {"table": table.number}
    if table.orders is None or table.stopped:
        words = f"Table {table.number} stands: no hand is dealt there."
        floor.refuse_by_act("table-stands", words, f"table:{table.number}", table=table.number)
    course = floor.book.course
    assert course is not None, "the book has tournaments"
    if table.dealing and table.dealing == table.round:
        words = f"Table {table.number} waits for the others in hand-for-hand."
        raise Refused("round-over", words, course.hand_for_hand.clauses, number)
    if table.frozen:
        words = "Somebody is all-in: this hand goes on when the other tables are done."
        raise Refused("table-frozen", words, course.all_ins_in_rounds.clauses, number)


def _hand(
    floor: LiveFloor,
    table: LiveTable,
    act: acts.TellHand | acts.TellOut,
    found: Mapping[str, int],
    outs: Sequence[OutTold],
    now_ms: int,
) -> tuple[messages.HandOver, StacksBefore]:
    """The report of a hand that the table has finished."""
    before = {seat.player: seat.stack for seat in table.seats.values()}
    busts = tuple(
        messages.BustOut(
            one.player, one.stack or before[one.player], one.strength, table.seat_of(one.player), one.winners
        )
        for one in outs
        if one.player not in table.bringing
    )
    table.hands += 1
    table.round = table.dealing
    table.told_ms = max(table.told_ms, act.at_ms or now_ms)
    orders = table.orders
    assert orders is not None, "it deals"
    was_last = act.last or (orders.last_hands > 0 and table.hands >= table.last_at)
    serving = count_missed(table, act.serving)
    button_after(floor, table, act, now_ms)
    apply(table, found, act.by, act.stacks, now_ms)
    left: dict[str, int] = {}
    for bust in busts:
        left[bust.player] = bust.seat
        if not table.keeps:
            table.leave(bust.seat)
    if busts:
        table.waits = table.hands
    if orders.hold or was_last or table.round:
        drop_stops(table)
        table.stopped = True
    report = messages.HandOver(
        table.number, table.hands, orders.number, act.at_ms or now_ms, dict(found), busts, table.round,
        table.keeps, was_last, serving, act=floor.number + 1,
    )  # fmt: skip
    return report, StacksBefore(table.number, before, dict(found), left, told_hand=True, served=serving)
