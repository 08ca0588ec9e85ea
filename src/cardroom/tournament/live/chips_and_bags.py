"""Chips that leave play or come back to it at a live table, and bags at the end of a day: none is made, none is lost."""

from __future__ import annotations

from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.chip_race.found import found_chips
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.live_floor import ChipsCounted, LiveBag, LiveFloor


def change_chips(floor: LiveFloor, act: acts.ChangeChips, now_ms: int) -> list[TableMessage]:
    """Chips were found or confiscated. Refuses "chips-without-reason", "chips-never-issued" for more found chips than have
    left play, "takes-all-chips" where the player would have none left: that is a removal, and "not-worth-the-same" for
    found chips that are not whole ones of their value.
    """
    clauses = floor.rules.starting_stack.clauses
    if not act.why.strip():
        raise Refused("chips-without-reason", "Say why: the reason is kept with the act.", clauses)
    table = floor.table_of(act.player)
    seat = table.seats[table.seat_of(act.player)]
    found, grounds = _exchanged(floor, act)
    if act.what == "found" and act.chips > floor.removed:
        words = f"{floor.removed} chips have left play; {act.chips} were found."
        raise Refused("chips-never-found", words, clauses, {"counted": act.chips, "issued": floor.removed})
    if act.what == "confiscated" and act.chips >= seat.stack:
        words = f"That player has {seat.stack} chips: who has none left is sent out by a removal."
        raise Refused("takes-all-chips", words, clauses, {"counted": act.chips, "issued": seat.stack})
    more = found if act.what == "found" else -act.chips
    if more > 0:
        floor.removed -= more
        floor.in_play += more
    before, seat.stack = seat.stack, seat.stack + more
    seat.counted_ms, seat.counted_by = now_ms, act.by
    floor.note(act, now_ms, (f"player:{act.player}", f"table:{table.number}"), (), grounds or clauses)
    return [messages.ChipsCorrected(table.number, act.player, before, seat.stack)]


def _exchanged(floor: LiveFloor, act: acts.ChangeChips) -> tuple[int, tuple[str, ...]]:
    """The worth of found chips that comes into play, by which clauses: all of it, but for chips that were raced off what
    the house's book leaves of it.
    """
    rules = floor.book.chip_race
    if act.what != "found" or not act.old or rules is None:
        return act.chips, ()
    if act.new <= act.old or act.chips % act.old:
        words = f"{act.chips} is not worth whole chips of {act.old}, or {act.new} is not more."
        raise Refused("not-worth-the-same", words, rules.found_later.clauses, {"counted": act.chips})
    found = found_chips(rules, act.chips // act.old, act.old, act.new)
    return (act.chips if found.staff else found.exchanged), found.clauses


def exchange_chips(floor: LiveFloor, act: acts.ExchangeChips, now_ms: int) -> list[TableMessage]:
    """Chips of one player were coloured up. Refuses "not-worth-the-same", and "chips-never-issued" for more than the player
    has.
    """
    rules = floor.book.chip_race
    clauses = rules.cards.clauses if rules is not None else ()
    table = floor.table_of(act.player)
    stack, worth = table.seats[table.seat_of(act.player)].stack, act.old * act.count
    if act.new <= act.old or worth % act.new:
        words = f"{act.count} chips of {act.old} are not worth whole chips of {act.new}."
        raise Refused("not-worth-the-same", words, clauses, {"counted": worth})
    if worth > stack:
        words = f"That player has {stack} chips."
        raise Refused("chips-never-issued", words, clauses, {"counted": worth, "issued": stack})
    floor.note(act, now_ms, (f"player:{act.player}", f"table:{table.number}"), (), clauses)
    return []


def take_inventory(floor: LiveFloor, act: acts.TakeInventory, now_ms: int) -> list[TableMessage]:
    """Chips were counted by colour. Refuses "colour-twice", and "inventory-differs" where they are not worth the
    chips issued that are in play, with those of stacks that nobody has bought.
    """
    clauses = floor.rules.starting_stack.clauses
    if len({one.colour for one in act.chips}) < len(act.chips):
        raise Refused("colour-twice", "Name each colour once.", clauses)
    counted = sum(one.value * one.count for one in act.chips)
    issued = floor.in_play + sum(one.chips for one in floor.unsold)
    if counted != issued:
        words = f"Chips worth {issued} are in play; {counted} were counted."
        raise Refused("inventory-differs", words, clauses, {"counted": counted, "issued": issued})
    floor.counted = ChipsCounted(act.chips, act.by, act.at_ms or now_ms)
    floor.note(act, now_ms, ("chips:all",), (), clauses)
    return []


def bag_stack(floor: LiveFloor, act: acts.BagStack, now_ms: int) -> list[TableMessage]:
    """A stack is in a bag. Refuses "not-bagged" where no stack of that player lies overnight, "bagged-already" with who did
    it, "bag-number-used", "bag-differs" with both counts, and "bag-not-signed".
    """
    rules = floor.book.end_of_day
    clauses = rules.hands.clauses if rules is not None else ()
    issued = floor.bagged.get(act.player)
    if issued is None:
        raise Refused(
            "not-bagged", "No stack of that player lies overnight.", clauses, {"player": act.player}
        )
    if act.player in floor.bags:
        floor.refuse_by_act("bagged-already", "That stack is in a bag.", f"bag:{act.player}", clauses)
    if any(one.number == act.number for one in floor.bags.values()):
        floor.refuse_by_act(
            "bag-number-used",
            "Another bag has that number.",
            f"bag-number:{act.number}",
            clauses,
            bag=act.number,
        )
    if not act.signed.strip():
        raise Refused("bag-not-signed", "The player signs the bag.", clauses)
    if act.chips != issued:
        words = f"{issued} chips were on the seat; {act.chips} were counted into the bag."
        raise Refused("bag-differs", words, clauses, {"counted": act.chips, "issued": issued})
    floor.bags[act.player] = LiveBag(act.number, act.chips, act.signed.strip(), act.by, act.at_ms or now_ms)
    touched = (f"player:{act.player}", f"bag:{act.player}", f"bag-number:{act.number}")
    floor.note(act, now_ms, touched, (), clauses)
    return []
