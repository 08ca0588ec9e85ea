"""Values of a structure that are sound one by one and contradict each other."""

from collections.abc import Iterator
from itertools import pairwise

from cardroom.rules.layers.rule_faults import Coded
from cardroom.rules.layers.source_positions import Path
from cardroom.tournament.chip_set import Item
from cardroom.tournament.structures.structure import WHOLE, Structure, StructureLevel

Fault = tuple[Path, Coded]
"""The place of the fault, and what to do about it."""


def contradictions(structure: Structure) -> Iterator[Fault]:
    """Everything that does not fit together, each with its place."""
    for check in (_levels, _periods, _late_chips, _chips, _chip_set, _money, _special, _payouts):
        yield from check(structure)


def _levels(structure: Structure) -> Iterator[Fault]:
    levels = structure.levels
    if not levels:
        yield ("levels",), Coded("no-levels", "names no level: there must be one at least")
        return
    for number, (before, level) in enumerate(pairwise(levels), 1):
        if level.unit < before.unit:
            words = f"has bets of {level.unit} after {before.unit}: levels rise"
            yield ("levels", number), Coded("levels-rise", words, amount=level.unit, before=before.unit)
    for number, level in enumerate(levels):
        for wrong in _one_level(level):
            yield ("levels", number), wrong
    if structure.stack < levels[0].unit:
        words = f"does not reach for the first bet, {levels[0].unit}"
        yield ("stack",), Coded("stack-below-bet", words, amount=levels[0].unit)
    if structure.level_seconds and structure.level_hands:
        words = "stands beside level_seconds: a level goes by time or by hands"
        yield ("level_hands",), Coded("time-or-hands", words)
    if structure.level_hands and any(level.seconds for level in levels):
        words = "stands beside levels with seconds of their own: a level goes by time or by hands"
        yield ("level_hands",), Coded("own-time-or-hands", words)


def _one_level(level: StructureLevel) -> Iterator[Coded]:
    if level.small_blind > level.big_blind:
        words = f"has a small blind of {level.small_blind} above its big blind, {level.big_blind}"
        yield Coded("small-blind-above", words, small=level.small_blind, big=level.big_blind)
    if not level.unit:
        words = "has no blinds, no bets, no ante and no point: nothing would be played for"
        yield Coded("nothing-posted", words)
    if level.small_bet and level.big_bet and level.big_bet < level.small_bet:
        words = f"has a larger bet of {level.big_bet} below its smaller one, {level.small_bet}"
        yield Coded("large-bet-below", words, small=level.small_bet, big=level.big_bet)
    if level.small_bet and level.bring_in > level.small_bet:
        words = f"has a bring-in of {level.bring_in} above its smaller bet, {level.small_bet}"
        yield Coded("bring-in-above", words, amount=level.bring_in, small=level.small_bet)
    if level.big_blind and level.ante > level.big_blind:
        words = f"has an ante of {level.ante} above its big blind, {level.big_blind}"
        yield Coded("ante-above", words, amount=level.ante, big=level.big_blind)


def _periods(structure: Structure) -> Iterator[Fault]:
    last = len(structure.levels)
    for name, until in (("late", structure.late.until_level), ("rebuys", structure.rebuys.until_level)):
        if until > last:
            words = f"is {until}, and there are {last} levels"
            yield (name, "until_level"), Coded("past-last-level", words, until=until, last=last)
    if structure.late.re_entries and not structure.late.until_level:
        words = "needs until_level: until when somebody may enter again"
        yield ("late", "re_entries"), Coded("needs-late-until", words)
    if structure.late.re_entries_per_entry >= 0 and not structure.late.re_entries:
        words = "needs re_entries: nobody enters again"
        yield ("late", "re_entries_per_entry"), Coded("needs-re-entries", words)
    if structure.rebuys.chips and not structure.rebuys.until_level:
        words = "is missing: until when chips can be bought"
        yield ("rebuys", "until_level"), Coded("needs-rebuys-until", words)
    for place, pause in enumerate(structure.pauses):
        if not 1 <= pause.after_level <= last or not pause.seconds:
            words = f"must be after one of the {last} levels and last a second or more"
            yield ("pauses", place), Coded("pause-behind-level", words, last=last)
    behind = [pause.after_level for pause in structure.pauses]
    if len(set(behind)) < len(behind):
        yield ("pauses",), Coded("two-pauses", "has two breaks after one level")
    if structure.withdrawal.seconds_before and not structure.withdrawal.allowed:
        words = "stands beside allowed = false: then nobody withdraws"
        yield ("withdrawal", "seconds_before"), Coded("nobody-withdraws", words)
    if structure.entries.most and structure.entries.most < structure.entries.least:
        words = f"is below least, {structure.entries.least}"
        yield ("entries", "most"), Coded("below-least", words, least=structure.entries.least)


def _late_chips(structure: Structure) -> Iterator[Fault]:
    before, last = structure.stack, structure.late.until_level
    behind = [row.after_level for row in structure.late_chips]
    if behind != sorted(set(behind)):
        yield ("late_chips",), Coded("late-chips-rise", "rises by levels, each named once")
        return
    for place, row in enumerate(structure.late_chips):
        here = ("late_chips", place)
        if bool(row.chips) == bool(row.basis_points):
            words = "is an amount (chips) or a part of the starting chips (basis_points), one of them"
            yield here, Coded("chips-or-part", words)
            continue
        if not 1 <= row.after_level < last:
            words = f"must be after a level before the last with late entries, {last}"
            yield here, Coded("late-chips-behind-level", words, last=last)
            continue
        chips = structure.chips_behind(row)
        if chips >= before:
            words = f"is {chips} chips, and must be fewer than the {before} before"
            yield here, Coded("late-chips-fall", words, chips=chips, before=before)
        level = structure.levels[row.after_level] if row.after_level < len(structure.levels) else None
        if level is not None and chips < level.unit:
            words = f"is {chips} chips, and the first bet there is {level.unit}"
            yield here, Coded("late-chips-below-bet", words, chips=chips, amount=level.unit)
        before = chips


def _chips(structure: Structure) -> Iterator[Fault]:
    chips = structure.chips
    if not chips:
        return
    if list(chips) != sorted(set(chips)):
        yield ("chips",), Coded("chips-rise", "rises from the smallest chip, each value once")
        return
    for small, larger in pairwise(chips):
        if larger % small:
            words = f"has {larger}, which is not worth a whole number of chips of {small}"
            yield ("chips",), Coded("chips-whole", words, larger=larger, small=small)
    amounts: list[tuple[Path, int]] = [
        (("stack",), structure.stack),
        (("rebuys",), structure.rebuys.chips),
        (("add_on",), structure.add_on.chips),
    ]
    amounts += [(("late_chips", place), row.chips) for place, row in enumerate(structure.late_chips)]
    for path, amount in amounts:
        if amount % chips[0]:
            words = f"{amount} cannot be paid with chips of {chips[0]} and more"
            yield path, Coded("not-in-chips", words, amount=amount, chip=chips[0])
    for number, level in enumerate(structure.levels):
        if any(amount % chips[0] for amount in level.amounts):
            words = f"cannot be paid with chips of {chips[0]} and more"
            yield ("levels", number), Coded("level-not-in-chips", words, chip=chips[0])


def _chip_set(structure: Structure) -> Iterator[Fault]:
    rows = structure.chip_set
    if not rows:
        return
    if tuple([one.value for one in rows]) != structure.chips:
        values = ", ".join(str(chip) for chip in structure.chips)
        words = f"has the values of chips, the smallest first, each once: {values}"
        yield ("chip_set",), Coded("chip-set-values", words, values=values)
        return
    items: tuple[tuple[Path, Item, int], ...] = (
        (("stack",), "stack", structure.stack),
        (("rebuys", "chips"), "rebuy", structure.rebuys.chips),
        (("add_on", "chips"), "add_on", structure.add_on.chips),
    )
    for path, item, chips in items:
        worth = sum(one.value * one.in_item(item) for one in rows)
        if worth != chips and (worth or item == "stack"):
            words = f"is {chips}, and chip_set makes up {worth} for it"
            yield path, Coded("chip-set-worth", words, worth=worth, chips=chips)


def _money(structure: Structure) -> Iterator[Fault]:
    price, pool = structure.price, structure.pool
    if price.whole_cents and (price.pool_cents or price.fee_cents or price.most_pool_cents):
        words = "stands beside pool_cents, fee_cents or most_pool_cents: the house splits it"
        yield ("price", "whole_cents"), Coded("whole-or-parts", words)
    if price.most_pool_cents and price.most_pool_cents < price.pool_cents:
        words = f"is below pool_cents, {price.pool_cents}"
        yield ("price", "most_pool_cents"), Coded("below-pool", words, cents=price.pool_cents)
    if structure.staff.basis_points and structure.staff.of == "pool" and price.most_pool_cents:
        words = "is a part of the pool, and players choose what they pay into it: name a part of the fee"
        yield ("staff", "of"), Coded("staff-of-chosen-pool", words)
    if price.most_pool_cents and not price.pool_cents:
        words = "is missing: the least that players may pay"
        yield ("price", "pool_cents"), Coded("needs-least-pool", words)
    if price.bounty_cents % price.bounty_chip_cents:
        words = f"does not divide bounty_cents, {price.bounty_cents}"
        yield ("price", "bounty_chip_cents"), Coded("bounty-in-chips", words, cents=price.bounty_cents)
    if pool.progressive and not price.bounty_cents:
        words = "needs price.bounty_cents: there is no bounty"
        yield ("pool", "progressive"), Coded("needs-bounty", words)
    if pool.bounty_left_basis_points and not pool.progressive:
        words = "needs progressive = true: only then is a part left on a head"
        yield ("pool", "bounty_left_basis_points"), Coded("needs-progressive", words)


def _special(structure: Structure) -> Iterator[Fault]:
    parts = sum(prize.basis_points for prize in structure.special) + structure.pool.carried_basis_points
    if parts > WHOLE:
        words = f"takes {parts} of {WHOLE} parts of the pool, with what is carried on"
        yield ("special",), Coded("more-than-pool", words, percent=parts // 100)
    for place, prize in enumerate(structure.special):
        if bool(prize.cents) == bool(prize.basis_points):
            words = "is an amount (cents) or a part of the pool (basis_points), one of them"
            yield ("special", place), Coded("amount-or-part", words)
        if (prize.feat == "first_to_reach_chips") != bool(prize.chips):
            words = "says how many chips (chips) where it is for reaching them, and only there"
            yield ("special", place), Coded("chips-to-reach", words)


def _payouts(structure: Structure) -> Iterator[Fault]:
    rows = structure.payouts
    entries = [row.entries for row in rows]
    if rows and (entries != sorted(set(entries)) or entries[0] > structure.entries.least):
        words = f"rises by entries, from no more than the least, {structure.entries.least}"
        yield ("payouts",), Coded("payouts-rise", words, least=structure.entries.least)
    for place, row in enumerate(rows):
        if sum(row.by_place) != WHOLE or list(row.by_place) != sorted(row.by_place, reverse=True):
            words = f"must fall from the first place and come to {WHOLE}, not {sum(row.by_place)}"
            yield ("payouts", place), Coded("payouts-whole", words)
        elif len(row.by_place) > row.entries:
            words = f"pays {len(row.by_place)} places of {row.entries} entries"
            yield (
                ("payouts", place),
                Coded("too-many-places", words, places=len(row.by_place), entries=row.entries),
            )
    if rows and structure.pool.ticket_cents:
        words = "stands beside pool.ticket_cents: a satellite pays tickets"
        yield ("payouts",), Coded("payouts-or-tickets", words)
