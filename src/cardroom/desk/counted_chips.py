"""Chips counted by hand: boxes, time, colour-ups, confiscation, stacks picked up, pots reclaimed."""

from __future__ import annotations

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.chips_taken import pay_from
from cardroom.desk.desk_pieces import StoredChips, stored_key
from cardroom.desk.desk_state import CAGE, CONFISCATED, DROP, JACKPOT_TODAY, RESTAURANT, STORED, chips_at
from cardroom.desk.drops_told import boxes_of
from cardroom.desk.kept_records import (
    ChipsConfiscated,
    DropCounted,
    PotReclaimed,
    StackColouredUp,
    TimePaid,
)
from cardroom.desk.money_commands import (
    ChargeTime,
    ColourUpStack,
    ConfiscateChips,
    CountDrop,
    DropToJackpot,
    PayRestaurant,
    ReclaimPot,
    RestaurantBrings,
    SettleReclaim,
    StoreStack,
)
from cardroom.desk.player_files import take_from_seat
from cardroom.rules import Refused


def _check_signatures(draft: ActDraft, witness: str) -> None:
    """Refuse ("one-signature") a witness who is nobody, or who enters the act, where the house has two people count."""
    order = draft.book.house_order
    if order is not None and order.box_counted_by.value == 1:
        return
    clauses = order.box_counted_by.clauses if order is not None else ()
    if not witness or witness == draft.command.by:
        raise Refused("one-signature", "Two people count and sign: name the other one.", clauses)
    draft.cite(*clauses)


def count_drop(draft: ActDraft, command: CountDrop) -> None:
    """Count a table's box: its chips leave the table for the drop. Refuses "no-such-box" for a bonus drop that the hands of
    the table's game do not pay (CK-H.5).
    """
    game = draft.game_of(draft.table(command.table))
    boxes = boxes_of(game)
    if command.fund not in boxes:
        clauses = game.book.rake.bonus_drops.clauses
        args = {"fund": command.fund, "boxes": ", ".join(filter(None, boxes))}
        raise Refused("no-such-box", "The hands of that table pay no such drop.", clauses, args)
    if command.fund:
        draft.cite(*game.book.rake.bonus_drops.clauses)
    _check_signatures(draft, command.witness)
    draft.counted(command.cents)
    draft.move(chips_at(command.table), DROP, command.cents)
    draft.keep(DropCounted)


def drop_to_jackpot(draft: ActDraft, command: DropToJackpot) -> None:
    """Count what a table collected for the jackpot (CH-7.10). Refuses "no-jackpot-here"."""
    draft.table(command.table)
    _check_signatures(draft, command.witness)
    draft.counted(command.cents)
    jackpot = draft.book.jackpot
    if jackpot is None:
        raise Refused("no-jackpot-here", "This house has no jackpot.")
    draft.cite(*jackpot.drop_cents.clauses)
    draft.move(chips_at(command.table), JACKPOT_TODAY, command.cents)
    draft.keep(DropCounted, box="", shift="", is_jackpot=True)


def charge_time(draft: ActDraft, command: ChargeTime) -> None:
    """Take a period's charge from seats. For the jackpot all players of the table agree and pay, together one of the
    house's sums for its period (CH-7.11).

    Refuses "seat-empty", "person-twice", "no-jackpot-here", "all-must-agree", "no-such-charge".
    """
    table, state = draft.table(command.table), draft.state
    draft.counted(command.cents)
    if len(set(command.seats)) != len(command.seats):
        raise Refused("person-twice", "A seat was named twice.")
    players = []
    for number in command.seats:
        _, seat = draft.taken_seat(table.number, number)
        players.append(seat.player)
        pay_from(draft, table, seat, command.cents)
    total = command.cents * len(players)
    if command.purpose == "jackpot":
        _check_hourly(draft, command, total, is_all=set(players) == set(state.players(table)))
    draft.move(chips_at(table.number), DROP if command.purpose == "time" else JACKPOT_TODAY, total)
    draft.keep(TimePaid, players=tuple(players))


def _check_hourly(draft: ActDraft, command: ChargeTime, total: int, *, is_all: bool) -> None:
    jackpot = draft.book.jackpot
    if jackpot is None:
        raise Refused("no-jackpot-here", "This house has no jackpot.")
    rule = jackpot.hourly
    draft.cite(*rule.clauses)
    if not (command.is_agreed and is_all):
        raise Refused("all-must-agree", "All players at the table agree and pay.", rule.clauses)
    sums = {(one.amount_cents, one.seconds) for one in rule.value}
    # Equal shares: what is left over is taken from nobody.
    if not any(
        seconds == command.minutes * 60 and 0 <= amount - total < len(command.seats)
        for amount, seconds in sums
    ):
        told = ", ".join(f"{amount} for {seconds // 60} min" for amount, seconds in sorted(sums))
        raise Refused("no-such-charge", f"The house has: {told}.", rule.clauses, {"charges": told})


def colour_up(draft: ActDraft, command: ColourUpStack) -> None:
    """Note a discretionary colour-up (PF-3.3). Refuses "colours-differ" and chips without a value ("no-chip-value")."""
    draft.need_reason()
    sums = []
    for piles in (command.taken, command.given):
        if not piles or not all(value.isdecimal() and int(value) for value in piles):
            raise Refused("no-chip-value", "Name the chips by their values, and how many.")
        sums.append(sum(int(value) * many for value, many in piles.items()))
    if sums[0] != sums[1] or not sums[0]:
        args = {"taken": sums[0], "given": sums[1]}
        raise Refused("colours-differ", f"Taken are {sums[0]}, given {sums[1]}.", (), args)
    if not command.event:
        draft.table(command.table)
    draft.keep(StackColouredUp)


def confiscate(draft: ActDraft, command: ConfiscateChips) -> None:
    """Take chips out of play (PF-3.6, PF-6.10, CK-T.25, CH-8.10); those of a cash table leave it."""
    draft.need_reason()
    draft.counted(command.cents)
    if draft.book.penalties is not None:
        draft.cite(*draft.book.penalties.chips_moved.clauses)
    if command.table and not command.event:
        take_from_seat(draft, command.player, command.table, command.cents)
        draft.move(chips_at(command.table), CONFISCATED, command.cents)
    draft.keep(ChipsConfiscated)


def pay_restaurant(draft: ActDraft, command: PayRestaurant) -> None:
    """Take chips out of a stack for food or drink. Refuses "no-restaurant-chips" where chips leave a table with their
    player alone, and "not-that-seat".
    """
    draft.counted(command.cents)
    rule = draft.book.buy_in.off_the_table
    if rule.value != "for_the_restaurant_too":
        raise Refused("no-restaurant-chips", "Chips leave a table with their player alone.", rule.clauses)
    draft.cite(*rule.clauses)
    take_from_seat(draft, command.player, command.table, command.cents)
    draft.move(chips_at(command.table), RESTAURANT, command.cents)


def restaurant_brings(draft: ActDraft, command: RestaurantBrings) -> None:
    """Take the restaurant's chips in at the cage. Refuses more than were paid with ("chips-not-there")."""
    draft.counted(command.cents)
    draft.cite(*draft.book.buy_in.off_the_table.clauses)
    draft.move(RESTAURANT, CAGE, command.cents)


def store_stack(draft: ActDraft, command: StoreStack) -> None:
    """Pick up the chips of a player who is away, against a receipt; the seat stays. Refuses "not-away"."""
    draft.need_reason()
    table, seat = draft.taken_seat(command.table, command.seat)
    draft.counted(command.stack)
    if seat.away is None:
        raise Refused("not-away", "That player is not away.", (), {"player": seat.player})
    draft.move(chips_at(table.number), STORED, command.stack)
    stored = StoredChips(draft.number, seat.player, command.stack, table.number, draft.at_ms)
    draft.put(stored_key(draft.number), stored)
    pay_from(draft, table, seat, max(command.stack, seat.stack))


def reclaim_pot(draft: ActDraft, command: ReclaimPot) -> None:
    """Ask a pot back that was paid wrongly (CH-1.65, CH-1.66). Refuses "one-player"."""
    draft.need_reason()
    draft.counted(command.cents)
    if command.player == command.other:
        raise Refused("one-player", "Name two players.", (), {"player": command.player})
    if (rules := draft.book.live_showdown) is not None:
        draft.cite(*rules.wrong_pot.clauses)
    draft.keep(PotReclaimed)


def settle_reclaim(draft: ActDraft, command: SettleReclaim) -> None:
    """Note that a pot came back, or was given up with a reason. From hand to hand: no chips of the desk move."""
    reclaim = draft.open_record(PotReclaimed, command.reclaim)
    if command.outcome == "given_up":
        draft.need_reason()
    draft.close(reclaim, outcome=command.outcome)
